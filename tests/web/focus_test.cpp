// focus_test.cpp: the pointer over spots: press and release, drag, fingers.
#include <catch2/catch_test_macros.hpp>

#include "web/focus.hpp"

using namespace flotilla;
using Pointer = Focus::Pointer;

namespace {

Spot spot(Rect area, int move, int piece = -1, int toggle = -1) {
  return {area, {}, move, piece, toggle};
}

// A card to take up and, while it is, a place to put it.
struct Desk {
  Attention attention;
  Focus focus;
  std::vector<Spot> spots() const {
    std::vector<Spot> all{spot({0, 0, 300, 300}, -1), spot({10, 200, 50, 80}, -1, 7),
                          spot({70, 200, 50, 80}, -1, 8)};
    if (attention.piece == 7) all.insert(all.begin() + 1, spot({100, 10, 60, 60}, 3));
    return all;
  }
  Focus::Answer pointer(Pointer kind, float x, float y, bool touch = false) {
    return focus.pointer(kind, {x, y}, touch, 1, spots(), attention);
  }
};

}  // namespace

TEST_CASE("focus: the topmost spot wins, and a finger finds the nearest one that does something") {
  const std::vector<Spot> spots{spot({0, 0, 100, 100}, -1), spot({40, 40, 10, 10}, 1),
                                spot({80, 40, 10, 10}, 2)};
  CHECK(spot_at(spots, {45, 45}, false, 1) == 1);
  CHECK(spot_at(spots, {58, 45}, false, 1) == 0);
  CHECK(spot_at(spots, {58, 45}, true, 1) == 1);
  CHECK(spot_at(spots, {72, 45}, true, 1) == 2);
  CHECK(spot_at(spots, {20, 95}, true, 1) == 0);
  CHECK(spot_at(spots, {58, 45}, true, 0.3f) == 0);  // 44 CSS pixels are few device pixels here
  CHECK(spot_at(spots, {200, 45}, true, 1) == -1);
}

TEST_CASE("focus: a press and a release on a piece take it up, a second click puts it back") {
  Desk desk;
  desk.pointer(Pointer::down, 20, 210);
  CHECK(desk.attention.piece == -1);
  CHECK(desk.pointer(Pointer::up, 22, 212).redraw);
  CHECK(desk.attention.piece == 7);
  desk.pointer(Pointer::down, 20, 210);
  desk.pointer(Pointer::up, 20, 210);
  CHECK(desk.attention.piece == -1);
}

TEST_CASE("focus: a piece that is taken up is played with a click on its place") {
  Desk desk;
  desk.attention.piece = 7;
  CHECK(desk.pointer(Pointer::move, 110, 20).redraw);
  CHECK(desk.attention.hover_move == 3);
  CHECK_FALSE(desk.pointer(Pointer::move, 112, 20).redraw);  // nothing changed, nothing to draw
  desk.pointer(Pointer::down, 110, 20);
  CHECK(desk.pointer(Pointer::up, 112, 22).play == 3);
  CHECK(desk.attention.piece == -1);
}

TEST_CASE("focus: a release elsewhere plays nothing; a click elsewhere puts the piece back") {
  Desk desk;
  desk.attention.piece = 7;
  desk.pointer(Pointer::down, 110, 20);
  CHECK(desk.pointer(Pointer::up, 250, 120).play == -1);
  CHECK(desk.attention.piece == 7);
  desk.pointer(Pointer::down, 250, 120);
  desk.pointer(Pointer::up, 250, 120);
  CHECK(desk.attention.piece == -1);
}

TEST_CASE("focus: another piece is taken up instead") {
  Desk desk;
  desk.attention.piece = 7;
  desk.pointer(Pointer::down, 90, 210);
  desk.pointer(Pointer::up, 90, 210);
  CHECK(desk.attention.piece == 8);
}

TEST_CASE("focus: a piece can be dragged to its place, and goes back when it is let go elsewhere") {
  Desk desk;
  desk.pointer(Pointer::down, 20, 210);
  desk.pointer(Pointer::move, 23, 212);
  CHECK_FALSE(desk.attention.dragged_to);  // a shaky click is no drag
  desk.pointer(Pointer::move, 60, 150);
  CHECK(desk.attention.piece == 7);
  REQUIRE(desk.attention.dragged_to);
  CHECK(*desk.attention.dragged_to == Point{60, 150});
  desk.pointer(Pointer::move, 120, 30);
  CHECK(desk.pointer(Pointer::up, 120, 30).play == 3);
  CHECK_FALSE(desk.attention.dragged_to);

  desk.pointer(Pointer::down, 20, 210);
  desk.pointer(Pointer::move, 200, 150);
  CHECK(desk.pointer(Pointer::up, 200, 150).play == -1);
  CHECK(desk.attention.piece == -1);
}

TEST_CASE("focus: what the browser takes away from the board is let go") {
  Desk desk;
  desk.pointer(Pointer::down, 20, 210);
  desk.pointer(Pointer::move, 60, 150);
  desk.pointer(Pointer::cancel, 0, 0);
  CHECK(desk.attention.piece == -1);
  CHECK_FALSE(desk.attention.dragged_to);
  CHECK(desk.pointer(Pointer::up, 120, 30).play == -1);
}

TEST_CASE("focus: a finger that has left hovers over nothing") {
  Desk desk;
  desk.pointer(Pointer::down, 20, 210, true);
  desk.pointer(Pointer::up, 20, 210, true);
  CHECK(desk.attention.piece == 7);
  CHECK(desk.attention.hover_piece == -1);
}

TEST_CASE("focus: a toggle opens and closes") {
  Attention attention;
  Focus focus;
  const std::vector<Spot> spots{spot({0, 0, 20, 20}, -1, -1, 0)};
  for (const unsigned open : {1u, 0u}) {
    focus.pointer(Pointer::down, {5, 5}, false, 1, spots, attention);
    CHECK(focus.pointer(Pointer::up, {5, 5}, false, 1, spots, attention).redraw);
    CHECK(attention.open == open);
  }
}

TEST_CASE(
    "focus: what is open closes when a piece is taken up or dragged, or elsewhere is clicked") {
  for (const Point to : {Point{20, 210}, Point{60, 150}, Point{250, 120}}) {
    Desk desk;
    desk.attention.open = 1;
    const bool elsewhere = to == Point{250, 120};
    desk.pointer(Pointer::down, elsewhere ? to.x : 20, elsewhere ? to.y : 210);
    desk.pointer(Pointer::move, to.x, to.y);
    desk.pointer(Pointer::up, to.x, to.y);
    CHECK(desk.attention.open == 0);
  }
}

TEST_CASE("focus: what was under the pointer may be gone when the next move is asked for") {
  Attention attention;
  Focus focus;
  Spot turns = spot({0, 0, 20, 20}, -1, -1, -1);
  turns.tries_next = true;
  focus.pointer(Pointer::move, {5, 5}, false, 1, {spot({50, 50, 20, 20}, 3, -1, -1), turns},
                attention);
  CHECK_FALSE(focus.try_next(1, true, {}, attention));
  CHECK(attention.tried_move == -1);
}

TEST_CASE("focus: the keyboard and the pointer take what is shown from each other") {
  Desk desk;
  desk.attention.piece = 7;
  desk.pointer(Pointer::move, 110, 20);
  REQUIRE(desk.attention.hover_move == 3);
  desk.focus.keyboard(5, desk.attention);
  CHECK(desk.attention.focus_move == 5);
  CHECK(desk.attention.hover_move == -1);
  CHECK_FALSE(desk.pointer(Pointer::move, 112, 22).redraw);  // still on the same spot
  CHECK(desk.attention.focus_move == 5);
  desk.pointer(Pointer::move, 250, 120);  // nothing there
  CHECK(desk.attention.focus_move == 5);
  CHECK(desk.pointer(Pointer::move, 110, 20).redraw);
  CHECK(desk.attention.focus_move == -1);
  CHECK(desk.attention.hover_move == 3);
  desk.focus.keyboard(-1, desk.attention);  // a button that loses the focus takes nothing away
  CHECK(desk.attention.hover_move == 3);
}

TEST_CASE("focus: what is turned goes on from what is shown, whoever showed it") {
  Attention attention;
  Focus focus;
  Spot turns = spot({0, 0, 20, 20}, -1);
  turns.tries_next = true;
  std::vector<Spot> spots{turns};
  for (int move = 0; move < 4; ++move) {
    spots.push_back(spot({30.f + 30 * static_cast<float>(move), 0, 20, 20}, move));
    spots.back().shown_first = true;
  }
  CHECK(Focus::waiting(spots, attention) == 0);
  focus.keyboard(2, attention);
  CHECK(Focus::waiting(spots, attention) == 2);
  CHECK(focus.try_next(1, false, spots, attention));
  CHECK(Focus::waiting(spots, attention) == 3);
  focus.pointer(Pointer::move, {65, 5}, false, 1, spots, attention);
  CHECK(Focus::waiting(spots, attention) == 1);
  CHECK(focus.try_next(-1, false, spots, attention));
  CHECK(Focus::waiting(spots, attention) == 0);
}
