// pictures_test.cpp: draws the table with raylib's software renderer on every kind of screen and
// writes the pictures to build/pictures, to be looked at.
#include <catch2/catch_test_macros.hpp>

#include "tests/web/pictures.hpp"

using namespace flotilla;
using namespace flotilla::test;

namespace {

void draw_to(Board& board, const Screen& screen, const std::string& name, double now = 0) {
  draw_picture(board, screen, "yutaka-" + name, now);
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
                 std::string("yutaka-moves-") + moments.type);
  }
}
