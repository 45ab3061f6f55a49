// maps_test.cpp: the Maps that bend the sea: Swing, Swap, Slide, Flip, Remove.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

const std::vector<int> all_sixteen = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

int card_in_line(const State& state, int line, int from_near) {
  return state.tile(state.line_cell(line, from_near)).card;
}

}  // namespace

TEST_CASE("five Maps change the cards of the sea", "[yoho][R29]") {
  for (const auto& [card, moves] : std::initializer_list<std::pair<Card, Moves>>{
           {Card::swing, swing_card(5)},
           {Card::swap, swap_cards(5, 6)},
           {Card::slide, slide_line(1, End::near)},
           {Card::flip, flip_card(5)},
           {Card::remove, remove_card(5) + Moves{Place{0}}}}) {
    INFO(card_names[card]);
    const State before = Position().hand(0, {card});
    const State changed = after(before, moves);
    CHECK(changed.grid != before.grid);
    CHECK(changed.phase == Phase::play);
    CHECK(changed.played == decltype(changed.played){card});
  }
}

TEST_CASE("Swing, Swap, Flip and Remove reach every card: with ships, barrels, reefs, at lairs",
          "[yoho][R30][R31][R36][R38][Q33]") {
  for (const Card card : {Card::swing, Card::swap, Card::flip, Card::remove}) {
    const State state = Position().lay(5, Face::reef).ship(0, 6).ship(1, 9).hand(0, {card});
    CHECK(picks(after(state, {PlayCard{card}})) == all_sixteen);
  }
}

TEST_CASE("Swing: a quarter turn, either way; ships stay on it", "[yoho][R30]") {
  for (int rot = 0; rot < 4; ++rot) {
    const State state = Position().turn_card(5, rot).ship(1, 5);
    const State cw = after(state, swing_card(5)), ccw = after(state, swing_card(5, Direction::ccw));
    CHECK(cw.tile(5).rot == (rot + 1) % 4);
    CHECK(ccw.tile(5).rot == (rot + 3) % 4);
    CHECK(cw.player(1).ship == 5);
    CHECK(cards_at(cw, {4, 5, 6}) == cards_at(state, {4, 5, 6}));
  }
}

TEST_CASE("swinging a barrel changes how its other side will lie", "[yoho][Q42]") {
  const State state = Position();
  CHECK(after(state, flip_card(2)).tile(2).rot == 0);
  const State turned = after(state, swing_card(2) + flip_card(2));
  CHECK(turned.tile(2).face == Face::sea_cross);
  CHECK(turned.tile(2).rot == 3);
}

TEST_CASE("Swap: with a card beside it, never across a corner", "[yoho][R31]") {
  const State state = Position().hand(0, {Card::swap});
  CHECK(picks(after(state, pick_for(Card::swap, 0))) == std::vector{1, 4});
  CHECK(picks(after(state, pick_for(Card::swap, 7))) == std::vector{3, 6, 11});
  CHECK(picks(after(state, pick_for(Card::swap, 9))) == std::vector{5, 8, 10, 13});
}

TEST_CASE("swapped cards keep side and turn, and take all their ships along", "[yoho][R31][R32]") {
  const State state = Position(3).hand(0, {Card::swap}).ship(0, 6).ship(1, 6).ship(2, 10);
  Match<Yoho> match = match_from(state, swap_cards(6, 10));
  CHECK(match.state().tile(6) == state.tile(10));
  CHECK(match.state().tile(10) == state.tile(6));
  CHECK(match.state().player(0).ship == 10);
  CHECK(match.state().player(1).ship == 10);
  CHECK(match.state().player(2).ship == 6);
  CHECK(told<CardsSwapped>(match) ==
        std::vector{CardsSwapped{6, 10, {{0, 6, 10}, {1, 6, 10}, {2, 10, 6}}}});
}

TEST_CASE("Slide: any of four lines, from either end, with the card on top of the Sea pile",
          "[yoho][R33][Q3][Q4]") {
  // Seats 0 to 3 have their lairs in the west, east, north and south.
  for (const int seat : {0, 1, 2, 3}) {
    const State state = Position(4).turn(seat + 1).hand(static_cast<Seat>(seat), {Card::slide});
    CHECK(listed(after(state, {PlayCard{Card::slide}})).size() == 8);
    for (int line = 0; line < side_length; ++line)
      for (const End from : {End::near, End::far}) {
        const State pushed = after(state, slide_line(line, from, 3));
        const int in = from == End::near ? 0 : 3, step = from == End::near ? 1 : -1;
        for (int at = in; at != 3 - in; at += step)
          CHECK(card_in_line(pushed, line, at + step) == card_in_line(state, line, at));
        CHECK(pushed.tile(state.line_cell(line, in)) ==
              Tile{state.sea_next.card, state.sea_next.face, Side::compass, 3, false});
        CHECK(pushed.sea_discard[0].card == card_in_line(state, line, 3 - in));
        CHECK(pushed.sea_next.card == state.sea_deck.back());
        CHECK(pushed.player(0).lair == state.player(0).lair);
      }
  }
}

TEST_CASE("the card that pushes in lies as its player likes, Compass side up", "[yoho][R33][Q4]") {
  const State state = Position().hand(0, {Card::slide}).next({Face::chest_tee});
  const State asked = after(state, {PlayCard{Card::slide}, Slide{0, End::near}});
  CHECK(listed(asked) == Moves{Place{0}, Place{1}, Place{2}, Place{3}});
  CHECK(asked.grid == state.grid);
  const State pushed = after(asked, {Place{2}});
  CHECK(pushed.tile(0).face == Face::chest_tee);
  CHECK(pushed.tile(0).side == Side::compass);
  CHECK(pushed.tile(0).rot == 2);
}

TEST_CASE("ships ride on pushed cards; off the edge they go home and lose nothing",
          "[yoho][R34][R35][Q39]") {
  const State state =
      Position(3).hand(0, {Card::slide}).ship(0, 4).ship(1, 7).ship(2, 7).coins(1, 1).life(2, 0);
  Match<Yoho> match = match_from(state, slide_line(1, End::near));
  CHECK(match.state().player(0).ship == 5);
  CHECK(told<ColumnPushed>(match)[0].ships == Rides{{0, 4, 5}});
  CHECK(told<ShipSentHome>(match) ==
        std::vector<ShipSentHome>{{1, 7, Cause::pushed_out}, {2, 7, Cause::pushed_out}});
  State expected = state;
  expected.players[1].ship = expected.players[2].ship = home;
  CHECK(match.state().player(1) == expected.player(1));
  CHECK(match.state().player(2) == expected.player(2));
}

TEST_CASE("Flip: from any side, which is chosen before the other face is seen",
          "[yoho][R36][Q9][Q41]") {
  // Also where the other face looks the same both ways.
  for (const int cell : {1, 2, 10}) {
    const State asked = after(Position(), pick_for(Card::flip, cell));
    CHECK(listed(asked) == Moves{Flip{Axis::vertical}, Flip{Axis::horizontal}});
    CHECK(asked.tile(cell) == State(Position()).tile(cell));
  }
  const State state = Position().turn_card(6, 1);
  CHECK(after(state, flip_card(6, Axis::vertical)).tile(6) ==
        Tile{6, Face::gold_tee, Side::back, 3, true});
  CHECK(after(state, flip_card(6, Axis::horizontal)).tile(6) ==
        Tile{6, Face::gold_tee, Side::back, 1, true});
}

TEST_CASE("ships on a flipped card are put onto its new side", "[yoho][R37]") {
  const State state = after(Position().ship(0, 14).ship(1, 14), flip_card(14));
  CHECK(state.tile(14).face == Face::reef);
  CHECK(state.player(0).ship == 14);
  CHECK(state.player(1).ship == 14);
  CHECK(state.player(0).life == 1);
}

TEST_CASE("a closed chest is opened by Flip from anywhere", "[yoho][R60]") {
  const State state = after(Position(), flip_card(6));
  CHECK(state.player(0).ship == home);
  CHECK(state.tile(6).shows(Object::gold));
  CHECK(state.player(0).cannonballs == 1);
}

TEST_CASE("an opened chest can be closed again, and must then be opened anew", "[yoho][R27][Q34]") {
  const State state = after(Position().lay(5, Face::gold_tee, 1).ship(0, 5), flip_card(5));
  CHECK(state.tile(5).shows(Object::chest));
  CHECK(state.tile(5).seen);
  CHECK(refused(state, PlayCard{Card::basic_net}) == "chest_is_closed");
  const State opened = after(state, {Blast{}, Flip{Axis::vertical}});
  CHECK(opened.tile(5).rot == 1);
  CHECK(playable(opened, Card::basic_net));
}

TEST_CASE("a card that was turned over is known on both sides, wherever it goes; others are not",
          "[yoho][Q31]") {
  State state = Position().hand(0, {Card::flip, Card::swap, Card::slide});
  state = after(state, flip_card(5) + swap_cards(5, 9) + slide_line(2, End::near));
  CHECK(state.tile(10).card == 35);
  CHECK(state.tile(10).seen);
  for (int cell = 0; cell < cell_count; ++cell) CHECK(state.tile(cell).seen == (cell == 10));
}

TEST_CASE("Remove: ships on the card keep their place", "[yoho][R38][R39]") {
  const State state = after(Position().ship(0, 9).ship(1, 9), remove_card(9));
  CHECK(discarded(state) == std::vector{Face::chest_tee});
  CHECK(state.phase == Phase::place);
  CHECK(state.player(0).ship == 9);
  CHECK(state.player(1).ship == 9);
  CHECK(state.player(1).life == 1);
}

TEST_CASE("out of a reef: Slide, Remove or Flip", "[yoho][R92][Q38]") {
  // A reef at the end of a line is pushed out, and the ship comes home.
  const Position caught = Position().lay(7, Face::reef).ship(0, 7);
  CHECK(after(Position(caught).hand(0, {Card::slide}), slide_line(1, End::near)).player(0).ship ==
        home);
  const State removed = after(caught, remove_card(7) + Moves{Place{0}});
  CHECK(playable(removed, Card::basic_movement));
  const State flipped = after(caught, flip_card(7));
  CHECK(flipped.player(0).ship == 7);
  CHECK(playable(flipped, Card::basic_movement));
}

TEST_CASE("Swap and Swing only move or turn the reef with the ship in it", "[yoho][R92][Q38]") {
  const Position caught =
      Position().lay(7, Face::reef).ship(0, 7).hand(0, {Card::swing, Card::swap});
  const State swung = after(caught, swing_card(7));
  CHECK_FALSE(playable(swung, Card::basic_movement));
  const State swapped = after(caught, swap_cards(7, 6));
  CHECK(swapped.player(0).ship == 6);
  CHECK_FALSE(playable(swapped, Card::basic_movement));
}

TEST_CASE("a reef that slides under a ship holds it; its captain still catches, throws and shoots",
          "[yoho][Q38]") {
  const State state = after(Position()
                                .ship(0, 5)
                                .ship(1, 5)
                                .lay(6, Face::reef)
                                .hand(0, {Card::remove, Card::catch_throw}),
                            remove_card(5) + Moves{Place{0}});
  REQUIRE(state.tile(5).shows(Object::reef));
  CHECK_FALSE(playable(state, Card::basic_movement));
  CHECK(lists(state, Shoot{1}));
  // The bottle came to lie beside the ship.
  CHECK(lists(after(state, {PlayCard{Card::catch_throw}}), Pick{6}));
  CHECK(
      lists(after(Position().lay(5, Face::reef).ship(0, 5).ship(1, 3).hand(0, {Card::catch_throw}),
                  catch_at(2)),
            Throw{1}));
}

TEST_CASE("a ship in a reef that is hit without Life or coin comes home", "[yoho][R80][Q38]") {
  const State state = Position().lay(5, Face::reef).ship(0, 5).ship(1, 5).life(1, 0);
  CHECK(after(state, {Shoot{1}}).player(1).ship == home);
}

}  // namespace flotilla::yoho_test
