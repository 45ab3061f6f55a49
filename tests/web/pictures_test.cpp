// pictures_test.cpp: draws the table with raylib's software renderer on every kind of screen and
// writes the pictures to build/pictures, to be looked at.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "tests/web/drawing.hpp"
#include "web/painter_raylib.hpp"

using namespace flotilla;
using namespace flotilla::test;

namespace {

std::string picture_path(const std::string& name) {
  const std::filesystem::path folder = std::filesystem::path(FLOTILLA_SOURCE_DIR) / "build/pictures";
  std::filesystem::create_directories(folder);
  return (folder / (name + ".png")).string();
}

void draw_to(Board& board, const Screen& screen, const std::string& name, double now = 0) {
  auto painter = RaylibPainter::open(fonts(), static_cast<int>(screen.width * screen.ratio), static_cast<int>(screen.height * screen.ratio));
  REQUIRE(painter);
  painter->begin();
  board.draw(*painter, now);
  painter->end();
  CHECK(painter->write_png(picture_path(name)));
}

}  // namespace

TEST_CASE("the table of Yutaka on every screen", "[pictures]") {
  for (const Screen& screen : screens) {
    Board board;
    begin(board, screen);
    play(board, 28);
    play_to_own_card(board);
    draw_to(board, screen, std::string("yutaka-") + screen.name);
  }
}
