// undo_test.cpp: what can be taken back, and by whom.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// The last of the moves can be taken back, and the match is then as it was before it.
void check_undo(const State& start, Moves moves, Seat seat = 0) {
  Match<Yoho> match = match_from(start, moves);
  REQUIRE(match.undo_seat() == seat);
  moves.pop_back();
  match.undo();
  CHECK(match.state() == after(start, moves));
  CHECK(match.events() == match_from(start, moves).events());
}

bool is_final(const State& start, const Moves& moves) {
  return match_from(start, moves).undo_seat() == nobody;
}

}  // namespace

TEST_CASE("a whole turn in which nothing was shown is taken back move by move", "[yoho][undo]") {
  const State start = Position().hand(0, {Card::swing, Card::swap, Card::remove});
  Match<Yoho> match =
      match_from(start, swing_card(5) + sail_to(6) + swap_cards(5, 9) + Moves{EndTurn{}});
  while (match.undo_seat() == 0) match.undo();
  CHECK(match.steps().empty());
  CHECK(match.state() == start);
}

TEST_CASE("the flip of a card that nobody has seen cannot be taken back, of a known one it can",
          "[yoho][undo]") {
  CHECK(is_final(Position(), flip_card(5)));
  CHECK(is_final(Position(), flip_card(9)));
  CHECK(is_final(Position().ship(0, 6), {Blast{}, Flip{Axis::vertical}}));
  check_undo(Position().lay(5, Face::gold_tee), flip_card(5));
  // Known from its back up and from its front up.
  const State closed =
      after(Position().lay(5, Face::gold_tee).hand(0, {Card::flip, Card::flip}), flip_card(5));
  check_undo(closed, flip_card(5));
  // The choice of the card and the shot before it show nothing.
  check_undo(Position(), pick_for(Card::flip, 5));
  check_undo(Position().ship(0, 6), {Blast{}});
}

TEST_CASE("a known trap that goes off can be taken back as long as no sea card was shown",
          "[yoho][undo]") {
  State state = Position().ship(0, 9);
  state.tile(9).seen = true;
  check_undo(state, flip_card(9));
  CHECK(is_final(state, flip_card(9) + Moves{Place{0}}));
}

TEST_CASE("filling a hole and pushing a line show the next sea card", "[yoho][undo]") {
  check_undo(Position(), remove_card(5));
  CHECK(is_final(Position(), remove_card(5) + Moves{Place{0}}));
  const State state = Position().hand(0, {Card::slide});
  check_undo(state, {PlayCard{Card::slide}, Slide{1, End::near}});
  CHECK(is_final(state, slide_line(1, End::near)));
}

TEST_CASE("taking something can be taken back, except a bottle: it shows a Map", "[yoho][undo]") {
  for (const Face face : {Face::gold_tee, Face::cannonball_tee, Face::rum_cross})
    check_undo(Position().lay(7, face).ship(0, 7), net);
  CHECK(is_final(Position().ship(0, 7), net));
  const State island = Position().ship(0, 12);
  check_undo(island, net + Moves{Choose{Object::rum}});
  CHECK(is_final(island, net + Moves{Choose{Object::bottle}}));
}

TEST_CASE("shots and throws can be taken back, also the one that wins", "[yoho][undo]") {
  const Position alongside = Position().ship(0, 5).ship(1, 5);
  check_undo(alongside, {Shoot{1}});
  check_undo(Position(alongside).coins(0, 2).coins(1, 1).life(1, 0), {Shoot{1}});
  const State state = Position().hand(0, {Card::catch_throw}).ship(1, 3);
  check_undo(state, catch_at(2));
  check_undo(state, throw_at(2, 1));
}

TEST_CASE("the end of a turn can be taken back until a Map is drawn or the next seat has moved",
          "[yoho][undo]") {
  check_undo(Position(), {EndTurn{}, Discard{Card::flip}});
  CHECK(is_final(Position(), {EndTurn{}, Discard{Card::flip}, Done{}}));
  CHECK(is_final(Position().hand(0, {Card::swing}), swing_card(0) + Moves{EndTurn{}}));
  check_undo(Position(), {EndTurn{}, Done{}});
  Match<Yoho> match = match_from(Position(), {EndTurn{}, Done{}, EndTurn{}});
  CHECK(match.undo_seat() == 1);
}

TEST_CASE("captains and lairs can be taken back by whoever chose last", "[yoho][undo]") {
  check_undo(fresh(), {ChooseCaptain{Captain::draken}}, 0);
  check_undo(fresh(), {ChooseCaptain{Captain::draken}, ChooseCaptain{Captain::searose}}, 1);
  check_undo(
      fresh(),
      {ChooseCaptain{Captain::draken}, ChooseCaptain{Captain::searose}, PlaceLair{{Edge::west, 1}}},
      0);
}

}  // namespace flotilla::yoho_test
