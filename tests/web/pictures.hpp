// pictures.hpp: pictures of a table in build/pictures, drawn with raylib's software renderer.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "tests/web/drawing.hpp"
#include "web/painter_raylib.hpp"

namespace flotilla::test {

inline std::string picture_path(const std::string& name) {
  const std::filesystem::path folder =
      std::filesystem::path(FLOTILLA_SOURCE_DIR) / "build/pictures";
  std::filesystem::create_directories(folder);
  return (folder / (name + ".png")).string();
}

inline void draw_picture(Board& board, const Screen& screen, const std::string& name, double now) {
  auto painter = RaylibPainter::open(fonts(), static_cast<int>(screen.width * screen.ratio),
                                     static_cast<int>(screen.height * screen.ratio));
  REQUIRE(painter);
  painter->begin();
  board.draw(*painter, now);
  painter->end();
  CHECK(painter->write_png(picture_path(name)));
}

// Plays on until an event of this type is about to be shown, then draws some moments of it.
inline void draw_moments(Board& board, const Screen& screen, std::string_view type, int nth,
                         double from, double step, const std::string& name,
                         bool (*play)(Board&) = play_one) {
  bool found = false;
  while (!found) {
    const std::size_t before = board.table()->move_count();
    INFO(type);
    REQUIRE(play(board));
    for (const Json& event : board.table()->events(before))
      found = found || (event["type"] == type && nth-- == 0);
    if (!found) board.skip();
  }
  board.step(0);
  for (int i = 0; i < 6; ++i)
    draw_picture(board, screen, name + "-" + std::to_string(i), from + i * step);
}

}  // namespace flotilla::test
