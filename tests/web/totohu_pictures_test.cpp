// totohu_pictures_test.cpp: draws the table of TOTOHU on every kind of screen and writes the
// pictures to build/pictures, to be looked at.
#include "tests/web/matches.hpp"
#include "tests/web/pictures.hpp"

using namespace flotilla;
using namespace flotilla::test;

namespace {

void draw_to(Board& board, const Screen& screen, const std::string& name, double now = 0) {
  draw_picture(board, screen, "totohu-" + name, now);
}

}  // namespace

TEST_CASE("the table of TOTOHU on every screen", "[pictures]") {
  for (const Screen& screen : screens)
    for (const Sort& sort : sorts) {
      Board board;
      begin_totohu(board, screen, sort);
      play_some(board, 44);
      play_to(board, "commit");
      draw_to(board, screen, std::string(screen.name) + "-" + sort.name);
    }
}

TEST_CASE("choices at the table of TOTOHU", "[pictures]") {
  for (const Screen& screen : {screens[0], screens[3], screens[4], screens[5]})
    for (const char* phase : {"order", "attack", "hide", "over"}) {
      Board board;
      begin_totohu(board, screen, sorts[2]);
      play_some(board, 12);
      if (!play_to(board, phase)) continue;
      const SeatList acting = board.table()->to_act();
      if (!acting.empty()) board.sit(acting[0], acting[0]);
      draw_to(board, screen, std::string(screen.name) + "-phase-" + phase);
      for (const Spot& spot : board.spots())
        if (spot.toggle >= 0) {
          board.pointer("down", spot.area.centre().x, spot.area.centre().y, false);
          board.pointer("up", spot.area.centre().x, spot.area.centre().y, false);
          draw_to(board, screen, std::string(screen.name) + "-table-" + phase);
          break;
        }
    }
}

TEST_CASE("a barrel on its way into the hold", "[pictures]") {
  for (const Screen& screen : {screens[0], screens[3], screens[5]}) {
    Board board;
    begin_totohu(board, screen, sorts[1]);
    REQUIRE(play_to(board, "hide"));
    const Seat seat = board.table()->to_act()[0];
    board.sit(seat, seat);
    const auto spots = board.spots();
    const Rect barrel =
        std::ranges::find_if(spots, [](const Spot& spot) { return spot.piece >= 0; })->area;
    const Point at = barrel.centre();
    board.pointer("down", at.x, at.y, false);
    board.pointer("move", at.x + barrel.w, at.y + barrel.h * 1.5f, false);
    draw_to(board, screen, std::string(screen.name) + "-hiding");
  }
}

TEST_CASE("things move at the table of TOTOHU", "[pictures]") {
  struct Moments {
    const char* type;
    Sort sort;
    double from, step;
  };
  for (const Moments& moments :
       {Moments{"revealed", sorts[0], 450, 330}, Moments{"encounter", sorts[1], 2300, 400},
        Moments{"sunk", sorts[1], 3300, 420}, Moments{"left_for_port", sorts[1], 3300, 420},
        Moments{"die_rolled", sorts[3], 450, 150}, Moments{"looted", sorts[2], 100, 350},
        Moments{"encounter_cancelled", sorts[2], 3200, 700},
        Moments{"game_over", sorts[0], 3000, 700}}) {
    Board board;
    begin_totohu(board, screens[0], moments.sort);
    draw_moments(board, screens[0], moments.type, 0, moments.from, moments.step,
                 std::string("totohu-moves-") + moments.type, play_any);
  }
}
