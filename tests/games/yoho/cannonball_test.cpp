// cannonball_test.cpp: shots at ships and into chests.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// Both ships on one card.
Position alongside() {
  return Position().ship(0, 10).ship(1, 10);
}

}  // namespace

TEST_CASE("a cannonball is fired at a ship on the same card, and goes to the supply",
          "[yoho][R77][R78]") {
  Match<Yoho> match = match_from(alongside(), {Shoot{1}});
  CHECK(told<CannonballFired>(match) == std::vector{CannonballFired{0, 1, no_cell}});
  CHECK(match.state().player(0).cannonballs == 0);
  CHECK(match.state().cannonball_supply == 7);
  CHECK(match.state().player(1).life == 0);
  CHECK(match.state().phase == Phase::play);
}

TEST_CASE("a ship on another card, at home, or the own one, is no target", "[yoho][R77][Q13]") {
  CHECK(listed_of<Shoot>(Position(3).ship(0, 10).ship(1, 11)).empty());
  CHECK(listed_of<Shoot>(Position(3)).empty());
  CHECK(listed_of<Shoot>(Position(3).ship(0, 10).ship(2, 10)) == std::vector{Shoot{2}});
  CHECK(refused(Position(), Shoot{1}) == "not_on_your_card");
}

TEST_CASE("without a cannonball nothing is fired", "[yoho][R76][R77]") {
  CHECK(refused(alongside().cannonballs(0, 0), Shoot{1}) == "no_cannonball");
  CHECK(refused(Position().ship(0, 6).cannonballs(0, 0), Blast{}) == "no_cannonball");
}

TEST_CASE("each shot costs a Life, else it steals a coin, else it sends the ship home",
          "[yoho][R78][R79][R80][Q35][Q39]") {
  const Position armed = alongside().cannonballs(0, 2).cannonballs(1, 2);
  const State lives = after(Position(armed).life(1, 2).coins(1, 1), {Shoot{1}, Shoot{1}});
  CHECK(lives.player(1).life == 0);
  CHECK(lives.player(1).coins == 1);
  Match<Yoho> robbed = match_from(Position(armed).coins(1, 2), {Shoot{1}, Shoot{1}});
  CHECK(told<CoinLost>(robbed) == std::vector{CoinLost{1, Cause::cannonball, 0}});
  CHECK(robbed.state().player(0).coins == 1);
  CHECK(robbed.state().player(1).coins == 1);
  CHECK(robbed.state().reserve == 2);
  CHECK(robbed.state().player(1).ship == 10);
  Match<Yoho> sunk = match_from(Position(armed).life(1, 0), {Shoot{1}});
  CHECK(told<ShipSentHome>(sunk) == std::vector{ShipSentHome{1, 10, Cause::cannonball}});
  CHECK(sunk.state().player(1).cannonballs == 2);
  CHECK(listed_of<Shoot>(sunk.state()).empty());
}

TEST_CASE("a chest is opened from on top of it, and the axis is chosen",
          "[yoho][R61][R76][Q9][Q13]") {
  const State state = Position().ship(0, 6);
  Match<Yoho> match = match_from(state, {Blast{}});
  CHECK(told<CannonballFired>(match) == std::vector{CannonballFired{0, nobody, 6}});
  CHECK(match.state().player(0).cannonballs == 0);
  CHECK(listed(match.state()) == Moves{Flip{Axis::vertical}, Flip{Axis::horizontal}});
  CHECK(after(match.state(), {Flip{Axis::vertical}}).tile(6) ==
        Tile{6, Face::gold_tee, Side::back, 1, true});
  CHECK(after(match.state(), {Flip{Axis::horizontal}}).tile(6).rot == 3);
  // From beside it nothing is opened, nor is what is open already.
  CHECK(refused(Position().ship(0, 5), Blast{}) == "no_chest_here");
  CHECK(refused(Position(), Blast{}) == "no_chest_here");
  CHECK(refused(Position().lay(6, Face::gold_tee).ship(0, 6), Blast{}) == "no_chest_here");
}

TEST_CASE("shots cost no card and no play: before, between and after the cards",
          "[yoho][R76][R77][Q12]") {
  const Position position = Position().ship(0, 4).ship(1, 4).cannonballs(0, 2).life(1, 2);
  State state = after(position, {Shoot{1}});
  CHECK(state.plays_left() == 3);
  CHECK(state.played.empty());
  state = after(state, swing_card(0) + flip_card(0) + Moves{Shoot{1}} + sail_to(5));
  CHECK(state.player(1).life == 0);
  CHECK(state.played.size() == 3);
  // With no play left the last one can still be fired.
  const State played_out = after(position, swing_card(0) + flip_card(0) + sail_to(6));
  CHECK(listed(played_out) == Moves{Blast{}, EndTurn{}});
}

TEST_CASE("nothing is fired while a card is being played, or after the turn", "[yoho][Q12]") {
  const State state = alongside();
  CHECK(refused(after(state, {PlayCard{Card::swing}}), Shoot{1}) == "must_pick_card");
  CHECK(refused(after(state, {EndTurn{}}), Shoot{1}) == "must_refresh");
}

}  // namespace flotilla::yoho_test
