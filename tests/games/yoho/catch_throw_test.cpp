// catch_throw_test.cpp: what is caught from beside ship and lair, and barrels that are thrown.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

Position with_catch() {
  return Position().hand(0, {Card::catch_throw});
}

std::vector<int> catches(const State& state) {
  return picks(after(state, {PlayCard{Card::catch_throw}}));
}

// Seat 1 is next to the barrel at 2, seat 0 is far away.
Position at_the_barrel() {
  return with_catch().ship(0, 12).ship(1, 3);
}

}  // namespace

TEST_CASE("Catch: from the four cards beside the ship and the one before the lair; water or not",
          "[yoho][R42][Q20]") {
  // Cannonballs all over the rows around the ship, and no barrel that could be thrown.
  const State state = with_catch()
                          .lay(2, Face::sea_tee)
                          .lay(13, Face::sea_tee)
                          .lay(4, Face::rum_cross)
                          .lay(5, Face::cannonball_tee, 2)
                          .lay(8, Face::cannonball_tee)
                          .lay(10, Face::gold_tee)
                          .lay(6, Face::bottle_tee)
                          .lay(9, Face::bottle_tee)
                          .ship(0, 9);
  // Not from below the ship (9), across a corner (6) or two away (7).
  CHECK(catches(state) == std::vector{4, 5, 8, 10});
}

TEST_CASE("the card below the ship is caught only if it is the one before the lair",
          "[yoho][R42][Q20]") {
  CHECK(can_catch(with_catch().lay(4, Face::rum_cross).ship(0, 4), 4));
  CHECK_FALSE(can_catch(with_catch().ship(0, 3), 3));
  // At home there is only the card before the lair; another lair's card is out of reach.
  const State home_only = with_catch().lay(4, Face::rum_cross).lay(11, Face::rum_cross);
  CHECK(can_catch(home_only, 4));
  CHECK_FALSE(can_catch(home_only, 11));
  CHECK_FALSE(can_catch(home_only, 8));
}

TEST_CASE("gold, cannonballs, bottles and rum are caught; islands and closed chests are not",
          "[yoho][R42][Q20]") {
  for (const Face face : {Face::gold_tee, Face::cannonball_tee, Face::bottle_tee, Face::rum_cross})
    CHECK(can_catch(with_catch().lay(4, face), 4));
  for (const Face face : {Face::island_cross, Face::chest_tee, Face::chest_corner, Face::sea_tee,
                          Face::barrel, Face::reef})
    CHECK_FALSE(can_catch(with_catch().lay(4, face), 4));
}

TEST_CASE("what is caught has the effect of a Net, and leaves in the same way",
          "[yoho][R42][Q20]") {
  const auto caught = [](Face face) {
    Match<Yoho> match = match_from(with_catch().lay(4, face), catch_at(4));
    CHECK(told<ItemTaken>(match)[0].how == How::catching);
    CHECK(discarded(match.state()) == std::vector{face});
    CHECK(match.state().phase == Phase::place);
    return match.state();
  };
  CHECK(caught(Face::gold_tee).player(0).coins == 1);
  CHECK(caught(Face::cannonball_tee).player(0).cannonballs == 2);
  CHECK(caught(Face::rum_cross).player(0).life == 2);
  CHECK(caught(Face::bottle_tee).extra_plays == 1);
  CHECK(hand_of(caught(Face::bottle_tee), 0) == std::vector{Card::net});
}

TEST_CASE("a barrel beside an opponent's ship is thrown at it, wherever the thrower is",
          "[yoho][R43][R69][Q21]") {
  const State asked = after(at_the_barrel(), catch_at(2));
  CHECK(asked.phase == Phase::throw_barrel);
  CHECK(lists(asked, Throw{1}));
  // From home, too.
  CHECK(lists(after(at_the_barrel().ship(0, home), catch_at(2)), Throw{1}));
  // Across a corner it is not beside it.
  CHECK_FALSE(can_throw_at(with_catch().ship(1, 7), 2, 1));
  CHECK(can_throw_at(with_catch().ship(1, 6), 2, 1));
}

TEST_CASE("a barrel is never thrown at oneself, and not without a target",
          "[yoho][R43][Q16][Q21]") {
  // The own ship is beside the barrel at 2, and no chest is. A bottle can be caught.
  const State state = with_catch().ship(0, 3).lay(1, Face::sea_tee).lay(6, Face::sea_tee);
  CHECK_FALSE(can_throw_at(state, 2, 0));
  CHECK(refused(after(state, {PlayCard{Card::catch_throw}}), Pick{2}) == "barrel_without_target");
}

TEST_CASE("of several ships on a card only the one that was chosen is hit", "[yoho][Q21]") {
  const State state = Position(3).hand(0, {Card::catch_throw}).ship(1, 3).ship(2, 3);
  const State thrown = after(state, throw_at(2, 2));
  CHECK(thrown.player(2).life == 0);
  CHECK(thrown.player(1).life == 1);
}

TEST_CASE("a thrown barrel costs a Life, else a coin to the reserve, else the way home",
          "[yoho][R44][R45][R46][R72][R73][Q39]") {
  const State life = after(at_the_barrel().coins(1, 1), throw_at(2, 1));
  CHECK(life.player(1).life == 0);
  CHECK(life.player(1).coins == 1);
  CHECK(life.life_supply == 7);
  const State coin = after(at_the_barrel().coins(1, 2).life(1, 0), throw_at(2, 1));
  CHECK(coin.player(1).coins == 1);
  CHECK(coin.reserve == 3);
  CHECK(coin.player(0).coins == 0);
  CHECK(coin.player(1).at_sea());
  const State home_bound = after(at_the_barrel().life(1, 0).cannonballs(1, 2), throw_at(2, 1));
  CHECK(home_bound.player(1).ship == home);
  CHECK(home_bound.player(1).cannonballs == 2);
  CHECK(home_bound.player(1).life == 0);
}

TEST_CASE("a barrel that was thrown is discarded, and its line closes up", "[yoho][R74]") {
  const State state = at_the_barrel();
  const State thrown = after(state, throw_at(2, 1));
  CHECK(discarded(thrown) == std::vector{Face::barrel});
  CHECK(thrown.tile(2) == state.tile(3));
  CHECK(thrown.pending.cell == 3);
}

TEST_CASE("the hit comes first, then the line moves, and with it the ship that was hit",
          "[yoho][Q25]") {
  Match<Yoho> match = match_from(at_the_barrel(), throw_at(2, 1));
  CHECK(types(events_json<Yoho>(last_events(match))) ==
        std::vector<std::string>{"barrel_thrown", "life_lost", "card_removed", "column_slid"});
  CHECK(told<ColumnSlid>(match)[0].ships == Rides{{1, 3, 2}});
  CHECK(match.state().player(1).ship == 2);
}

TEST_CASE("a barrel before a lair hits its owner, wherever the ship is", "[yoho][R43][R69][Q22]") {
  const State at_sea = with_catch().lay(11, Face::barrel).ship(1, 0);
  CHECK(after(at_sea, throw_at(11, 1)).player(1).life == 0);
  CHECK(after(at_sea, throw_at(11, 1)).player(1).ship == 0);
  CHECK_FALSE(can_throw_at(with_catch().ship(1, 0), 13, 1));
}

TEST_CASE("somebody at home with nothing to lose loses nothing, but the barrel is cleared",
          "[yoho][Q22][Q39]") {
  const State state = with_catch().lay(11, Face::barrel).life(1, 0);
  Match<Yoho> match = match_from(state, throw_at(11, 1));
  CHECK(told<NoDamage>(match) == std::vector{NoDamage{1, Cause::barrel}});
  CHECK(match.state().player(1) == state.player(1));
  CHECK(discarded(match.state()) == std::vector{Face::barrel});
}

TEST_CASE("a barrel is thrown into a closed chest beside it; the thrower chooses how it turns",
          "[yoho][R70][Q23]") {
  const State asked = after(with_catch(), catch_at(2));
  CHECK(listed(asked) == Moves{ThrowChest{1}, ThrowChest{6}});
  const State thrown = after(asked, {ThrowChest{6}});
  // The barrel lies there until the axis is chosen.
  CHECK(thrown.tile(2).shows(Object::barrel));
  CHECK(listed(thrown) == Moves{Flip{Axis::vertical}, Flip{Axis::horizontal}});
  const State opened = after(thrown, {Flip{Axis::horizontal}});
  CHECK(opened.tile(6) == Tile{6, Face::gold_tee, Side::back, 3, true});
  CHECK(discarded(opened) == std::vector{Face::barrel});
  CHECK(refused(asked, ThrowChest{9}) == "no_chest_next_to_barrel");
  // An open chest is none.
  CHECK_FALSE(can_throw_into(with_catch().lay(1, Face::gold_tee), 2, 1));
}

TEST_CASE("ships on the chest are not hit by the barrel, but by a trap", "[yoho][R65][R70][Q23]") {
  const State gold = after(with_catch().ship(0, 6).ship(1, 6), throw_into(2, 6));
  CHECK(gold.player(0).life == 1);
  CHECK(gold.player(1).life == 1);
  const State trap =
      after(with_catch().lay(6, trapped_chest).ship(0, 6).ship(1, 6), throw_into(2, 6));
  CHECK(trap.player(0).life == 0);
  CHECK(trap.player(1).life == 0);
  CHECK(discarded(trap) == std::vector{Face::barrel, Face::trap_tee});
}

}  // namespace flotilla::yoho_test
