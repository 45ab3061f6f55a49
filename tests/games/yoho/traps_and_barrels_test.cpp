// traps_and_barrels_test.cpp: what goes off, and how the sea becomes whole again: lines that close
// up, holes that are filled, barrels that come to lie under ships.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

std::vector<std::string> event_types(const Match<Yoho>& match) {
  return types(events_json<Yoho>(last_events(match)));
}

// A barrel is next in the line of the ship of seat 0, whose card is about to go.
Position barrel_comes() {
  return Position().ship(0, 5).lay(6, barrel_on_reef);
}

}  // namespace

TEST_CASE("a trap goes off the moment it is turned up, under every ship there, and is gone",
          "[yoho][R65][R68][Q10]") {
  // By a Map from afar, by a cannonball, by a barrel: the opener is hit if there.
  const Position both = Position().ship(0, 9).ship(1, 9);
  for (const auto& [position, moves] : std::initializer_list<std::pair<State, Moves>>{
           {Position(both), flip_card(9)},
           {Position(both), {Blast{}, Flip{Axis::vertical}}},
           {Position(both).hand(0, {Card::catch_throw}), throw_into(13, 9)}}) {
    const State state = after(position, moves);
    CHECK(state.player(0).life == 0);
    CHECK(state.player(1).life == 0);
    CHECK(state.life_supply == 8);
    CHECK(discarded(state).back() == Face::trap_tee);
    CHECK(state.tile(9).card == 38);
  }
  const State afar = after(Position().ship(1, 9), flip_card(9));
  CHECK(afar.player(0).life == 1);
  CHECK(afar.player(1).life == 0);
}

TEST_CASE("a trap costs a Life, else a coin to the reserve, else the way home",
          "[yoho][R65][R66][R67][Q39]") {
  const State state = after(
      Position(3).ship(0, 9).ship(1, 9).ship(2, 9).coins(0, 2).life(1, 0).coins(1, 2).life(2, 0),
      flip_card(9));
  CHECK(state.player(0).life == 0);
  CHECK(state.player(0).coins == 2);
  CHECK(state.player(1).coins == 1);
  CHECK(state.reserve == 3);
  CHECK(state.player(1).ship == 9);
  CHECK(state.player(2).ship == home);
}

TEST_CASE("with no ship there a trap goes off harmlessly", "[yoho][R68][Q10]") {
  Match<Yoho> match = match_from(Position(), flip_card(9));
  CHECK(event_types(match) ==
        std::vector<std::string>{"card_flipped", "trap_sprung", "card_removed", "column_slid"});
  CHECK(match.state().life_supply == 6);
  CHECK(discarded(match.state()) == std::vector{Face::trap_tee});
}

TEST_CASE("several are hit in turn order, the active player first", "[yoho][Q36]") {
  const State state =
      Position(4).turn(3).hand(2, {Card::flip}).ship(0, 9).ship(1, 9).ship(2, 9).ship(3, 9);
  Match<Yoho> match = match_from(state, flip_card(9));
  CHECK(told<LifeLost>(match) ==
        std::vector<LifeLost>{
            {2, Cause::trap}, {3, Cause::trap}, {0, Cause::trap}, {1, Cause::trap}});
}

TEST_CASE("a line closes up towards the lair of the player whose turn it is", "[yoho][R55][Q3]") {
  struct Row {
    int turn;
    std::vector<Shift> cards;
    std::int8_t hole;
  };
  // Lairs in the west, east, north and south.
  const std::array<Row, 4> table = {
      {{1, {{6, 5}, {7, 6}}, 7}, {2, {{4, 5}}, 4}, {3, {{9, 5}, {13, 9}}, 13}, {4, {{1, 5}}, 1}}};
  for (const Row& row : table) {
    INFO("turn " << row.turn);
    const auto seat = static_cast<Seat>(row.turn - 1);
    const State before = Position(4).turn(row.turn).hand(seat, {Card::remove});
    const State state = after(before, remove_card(5));
    for (const Shift& shift : row.cards) CHECK(state.tile(shift.to) == before.tile(shift.from));
    CHECK(state.tile(row.hole).is_hole());
    CHECK(state.phase == Phase::place);
    CHECK(state.pending == Pending{.action = Action::fill, .cell = row.hole});
  }
}

TEST_CASE("ships on other cards of the line ride; those whose card has gone stay",
          "[yoho][R55][Q5]") {
  Match<Yoho> match =
      match_from(Position(4).ship(0, 5).ship(1, 6).ship(2, 7).ship(3, 4), remove_card(5));
  const State& state = match.state();
  CHECK(state.player(0).ship == 5);
  CHECK(state.player(1).ship == 5);
  CHECK(state.player(2).ship == 6);
  CHECK(state.player(3).ship == 4);
  CHECK(told<ColumnSlid>(match) ==
        std::vector{ColumnSlid{1, {{6, 5}, {7, 6}}, {{1, 6, 5}, {2, 7, 6}}}});
}

TEST_CASE(
    "the active player fills the hole with the top of the Sea pile, turned but not turned over",
    "[yoho][R56][R57][Q11]") {
  const Position position = Position().next({Face::chest_corner, Face::rum_cross});
  const State hole = after(position, remove_card(5));
  CHECK(Yoho::to_act(hole) == SeatList{0});
  CHECK(listed(hole) == Moves{Place{0}, Place{1}, Place{2}, Place{3}});
  for (std::uint8_t rot = 0; rot < 4; ++rot) {
    Match<Yoho> match = match_from(hole, {Place{rot}});
    const Tile& tile = match.state().tile(7);
    CHECK(tile == Tile{hole.sea_next.card, Face::chest_corner, Side::compass, rot, false});
    CHECK(told<CardPlaced>(match) == std::vector{CardPlaced{7, Face::chest_corner, rot}});
    CHECK(told<SeaNextRevealed>(match) == std::vector{SeaNextRevealed{Face::rum_cross}});
    CHECK(match.state().phase == Phase::play);
  }
}

TEST_CASE("the hole of a trap is the active player's to fill, though only others were hit",
          "[yoho][Q11]") {
  const State state = after(Position().ship(1, 9), flip_card(9));
  CHECK(state.phase == Phase::place);
  CHECK(Yoho::to_act(state) == SeatList{0});
}

TEST_CASE("the sea is whole before a barrel under a ship goes off; then its own hole is filled",
          "[yoho][R71][R74][Q6]") {
  Match<Yoho> match = match_from(barrel_comes(), remove_card(5));
  // The barrel is there already, and nothing has happened yet, nor can anything else be done.
  CHECK(match.state().tile(5).shows(Object::barrel));
  CHECK(match.state().player(0).life == 1);
  CHECK(listed(match.state()).size() == 4);
  play(match, Move{0, Place{0}});
  CHECK(event_types(match) == std::vector<std::string>{"card_placed", "sea_next_revealed",
                                                       "barrel_exploded", "life_lost",
                                                       "card_removed", "column_slid"});
  CHECK(match.state().player(0).life == 0);
  CHECK(discarded(match.state()) == std::vector{Face::sea_tee, Face::barrel});
  CHECK(match.state().phase == Phase::place);
  play(match, Move{0, Place{0}});
  CHECK(match.state().phase == Phase::play);
  CHECK(match.state().player(0).ship == 5);
}

TEST_CASE("a barrel under several ships hits each of them once", "[yoho][R71][Q7]") {
  const State state =
      after(Position(barrel_comes()).ship(1, 5).life(1, 2), remove_card(5) + Moves{Place{0}});
  CHECK(state.player(0).life == 0);
  CHECK(state.player(1).life == 1);
}

TEST_CASE("barrel after barrel: Life, Life, coin, and home, where the chain stops",
          "[yoho][R71][R72][R73][Q7][Q39][Q43]") {
  State state = Position().ship(0, 7).life(0, 2).coins(0, 1).next(
      {Face::barrel, Face::barrel, Face::barrel, Face::sea_tee});
  state = after(state, remove_card(7));
  // Each new barrel comes to lie right under the ship, at the end of the line.
  state = after(state, {Place{0}});
  CHECK(state.player(0).life == 1);
  state = after(state, {Place{0}});
  CHECK(state.player(0).life == 0);
  CHECK(state.player(0).coins == 1);
  state = after(state, {Place{0}});
  CHECK(state.player(0).coins == 0);
  CHECK(state.reserve == 4);
  CHECK(state.player(0).ship == 7);
  CHECK(state.phase == Phase::place);
  CHECK(after(state, {Place{0}}).phase == Phase::play);
  // With neither, the first one sends the ship home, and the second harms nobody.
  State poor = Position().ship(0, 7).life(0, 0).next({Face::barrel, Face::barrel, Face::sea_tee});
  poor = after(poor, remove_card(7) + Moves{Place{0}});
  CHECK(poor.player(0).ship == home);
  CHECK(poor.player(0).cannonballs == 1);
  poor = after(poor, {Place{0}});
  CHECK(poor.phase == Phase::play);
  CHECK(poor.tile(7).shows(Object::barrel));
}

TEST_CASE("two barrels under ships: the lower cell first", "[yoho][Q6][Q7]") {
  State state = after(Position(), remove_card(5));
  state.player(0).ship = 13;
  state.player(1).ship = 2;
  Match<Yoho> match = match_from(state, {Place{0}});
  CHECK(told<BarrelExploded>(match) == std::vector{BarrelExploded{2}});
  CHECK(match.state().player(1).life == 0);
  CHECK(match.state().player(0).life == 1);
  play(match, Move{0, Place{0}});
  CHECK(told<BarrelExploded>(match) == std::vector{BarrelExploded{13}});
  CHECK(match.state().player(0).life == 0);
}

TEST_CASE("a card turned over so that a barrel lies up goes off under its ships",
          "[yoho][R71][Q8]") {
  // The back of a barrel is up.
  State state = after(Position().hand(0, {Card::flip, Card::flip}).ship(1, 6), flip_card(2));
  state.player(1).ship = 2;
  Match<Yoho> match = match_from(state, flip_card(2));
  CHECK(told<BarrelExploded>(match) == std::vector{BarrelExploded{2}});
  CHECK(match.state().player(1).life == 0);
  CHECK(discarded(match.state()) == std::vector{Face::barrel});
}

TEST_CASE("two holes in two lines: the lower line is filled first", "[yoho][Q24]") {
  const State state = Position().hand(0, {Card::catch_throw});
  // The barrel at 13 in line 3, the trapped chest at 9 in line 2.
  State holes = after(state, throw_into(13, 9));
  CHECK(cards_at(holes, {8, 9, 10, 11}) == std::vector{16, 38, 33, int{no_card}});
  CHECK(cards_at(holes, {12, 13, 14, 15}) == std::vector{27, 37, 9, int{no_card}});
  CHECK(holes.pending.cell == 11);
  holes = after(holes, {Place{0}});
  CHECK(holes.pending.cell == 15);
  CHECK(after(holes, {Place{0}}).phase == Phase::play);
}

TEST_CASE("two holes in one line: it closes up once, and the nearer cell is filled first",
          "[yoho][Q24]") {
  const State state = Position().hand(0, {Card::catch_throw}).lay(8, barrel_on_reef).ship(1, 11);
  Match<Yoho> match = match_from(state, throw_into(8, 9));
  CHECK(told<ColumnSlid>(match) == std::vector{ColumnSlid{2, {{10, 8}, {11, 9}}, {{1, 11, 9}}}});
  CHECK(match.state().pending.cell == 10);
  CHECK(after(match.state(), {Place{0}}).pending.cell == 11);
}

}  // namespace flotilla::yoho_test
