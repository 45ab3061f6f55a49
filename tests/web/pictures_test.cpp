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
  const std::filesystem::path folder =
      std::filesystem::path(FLOTILLA_SOURCE_DIR) / "build/pictures";
  std::filesystem::create_directories(folder);
  return (folder / (name + ".png")).string();
}

void draw_to(Board& board, const Screen& screen, const std::string& name, double now = 0) {
  auto painter = RaylibPainter::open(fonts(), static_cast<int>(screen.width * screen.ratio),
                                     static_cast<int>(screen.height * screen.ratio));
  REQUIRE(painter);
  painter->begin();
  board.draw(*painter, now);
  painter->end();
  CHECK(painter->write_png(picture_path("yutaka-" + name)));
}

const Screen wide{"wide", 1600, 1000}, upright{"upright", 390, 844}, low{"low", 640, 360};

// Clicks the n-th hand card that can be taken up.
void take_up(Board& board, int nth) {
  for (const Spot& spot : board.spots())
    if (spot.piece >= 0 && nth-- == 0) {
      const Point at = spot.area.centre();
      board.pointer("down", at.x, at.y, false);
      board.pointer("up", at.x, at.y, false);
      board.pointer("leave", 0, 0, false);
      return;
    }
}

// Plays on until an event of this type is about to be shown, then draws some moments of it.
void draw_moments(Board& board, const Screen& screen, std::string_view type, int nth, double from,
                  double step, const std::string& name) {
  for (int guard = 0; guard < 200; ++guard) {
    const std::size_t before = board.table()->move_count();
    if (!play_one(board)) break;
    bool found = false;
    for (const Json& event : board.table()->events(before))
      found = found || (event["type"] == type && nth-- == 0);
    if (found) break;
    board.skip();
  }
  board.step(0);
  for (int i = 0; i < 6; ++i)
    draw_to(board, screen, name + "-" + std::to_string(i), from + i * step);
}

}  // namespace

TEST_CASE("the table of Yutaka on every screen", "[pictures]") {
  for (const Screen& screen : screens) {
    Board board;
    begin(board, screen);
    play(board, 28);
    play_to_own_card(board);
    draw_to(board, screen, screen.name);
  }
}

TEST_CASE("moments at the table of Yutaka", "[pictures]") {
  for (const Screen& screen : {wide, upright, low}) {
    const std::string name = screen.name;
    Board board;
    begin(board, screen);
    draw_to(board, screen, name + "-opening");
    play(board, 30);
    play_to_own_card(board);
    take_up(board, 2);
    draw_to(board, screen, name + "-taken");
    board.cancel();
    while (board.table()->outcome() == std::nullopt) play(board, 1);
    draw_to(board, screen, name + "-over");
    for (const Spot& spot : board.spots())
      if (spot.toggle >= 0) {
        board.pointer("down", spot.area.centre().x, spot.area.centre().y, false);
        board.pointer("up", spot.area.centre().x, spot.area.centre().y, false);
        draw_to(board, screen, name + "-over-sheet");
      }
  }
}

TEST_CASE("archipelagos and modes of Yutaka", "[pictures]") {
  for (const std::string shape : {"terraces", "towers", "cairns", "volcano"}) {
    Board board;
    begin(board, wide, R"({"archipelago":")" + shape + R"(","mode":"tactika"})");
    play(board, 3);
    board.sit(0, 1);
    draw_to(board, wide, "shape-" + shape);
    play(board, 26);
    board.sit(0, 0);
    board.resize(390, 844, 1);
    draw_to(board, upright, "shape-" + shape + "-later");
  }
}

TEST_CASE("things move at the table of Yutaka", "[pictures]") {
  struct Moments {
    const char* type;
    int nth;
    double from, step;
  };
  for (const Moments& moments :
       {Moments{"card_played", 3, 40, 150}, Moments{"tile_revealed", 3, 40, 100},
        Moments{"card_drawn", 2, 40, 160}, Moments{"tiles_awarded", 0, 1550, 350},
        Moments{"match_result", 0, 15000, 400}}) {
    Board board;
    begin(board, wide);
    draw_moments(board, wide, moments.type, moments.nth, moments.from, moments.step,
                 std::string("moves-") + moments.type);
  }
}
