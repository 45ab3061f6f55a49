// end_test.cpp: when a match is over, and who has won it.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

SeatList seats(std::initializer_list<Seat> list) {
  return SeatList(list);
}

}  // namespace

TEST_CASE("the match ends when only one fleet still has ships at sea, and not before",
          "[totohu][R40]") {
  const State two_left = Position(2)
                             .only(0, {Ship::merchant_3, Ship::merchant_4})
                             .with(0, Ship::merchant_3, {.hits = 1})
                             .ready();
  const State one_left = after_meeting(two_left, {Ship::merchant_3, Ship::pirate_4});
  CHECK_FALSE(Totohu::over(one_left));
  CHECK_FALSE(Totohu::outcome(one_left).has_value());
  Match<Totohu> match(one_left);
  for (int hits = 0; hits < 3; ++hits) {
    CHECK_FALSE(Totohu::over(match.state()));
    commit_all(match, {Ship::merchant_4, Ship::pirate_5});
  }
  CHECK(Totohu::over(match.state()));
  CHECK(match.state().phase == Phase::over);
  CHECK(to_act(match.state()).empty());
  CHECK(match.legal_moves().empty());
  CHECK(match.state().fleet(0).commit == Ship::none);
  CHECK(match.state().encounters.empty());
  CHECK(refused(match.state(), commit(1, Ship::hunter)) == "match_over");
  const EventList events = last_events(match);
  REQUIRE(events.size() > 2);
  CHECK(events[events.size() - 2] == Event{FleetGone{0}});
  CHECK(events.back() == Event{GameOver{outcome_of(match.state())}});
}

TEST_CASE("barrels and cannons count, at sea and in port; anchors and wrecks do not",
          "[totohu][R8][R41][R44]") {
  // Seat 0: 5 + 4 in port, 2 + 1 and 1 at sea; the hunter's anchors count nothing.
  const State state = Position(2, with_treasure)
                          .with(0, Ship::hunter, {.anchors = 6})
                          .with(0, Ship::pirate_4, {.hits = 3})
                          .with(0, Ship::pirate_5, {.cannons = 5})
                          .with(0, Ship::merchant_3, {.deck = 1})
                          .with(0, Ship::merchant_4, {.deck = 4})
                          .with(0, Ship::merchant_5, {.deck = 2, .hold = 1})
                          .only(1, {Ship::merchant_3})
                          .with(1, Ship::merchant_3, {.hits = 1, .deck = 2})
                          .ready();
  CHECK(score(state.fleet(0)) == 13);
  CHECK(score(state.fleet(1)) == 2);
  const State hunted = after_meeting(Position(2)
                                         .only(0, {Ship::hunter, Ship::merchant_3})
                                         .with(0, Ship::merchant_3, {.deck = 3})
                                         .with(0, Ship::hunter, {.anchors = 6})
                                         .ready(),
                                     {Ship::hunter, Ship::merchant_3});
  REQUIRE(Totohu::over(hunted));
  CHECK(outcome_of(hunted).scores == FixedVector<std::int16_t, max_seats>{3, 0});
}

TEST_CASE("the most a fleet can score is 21, and 26 with Hidden Treasure", "[totohu][R41][R45]") {
  for (const Options& options : {open_game, with_treasure}) {
    Position position(2, options);
    for (const Ship ship : all_ships) {
      const Plan& plan = plan_of(ship);
      position.with(0, ship,
                    {.cannons = plan.cannons,
                     .anchors = static_cast<std::uint8_t>(plan.anchors - (plan.anchors > 0)),
                     .deck = plan.deck,
                     .hold = options.hidden_treasure ? plan.hold : std::uint8_t{0}});
    }
    CHECK(score(position.ready().fleet(0)) == (options.hidden_treasure ? 26 : 21));
  }
}

TEST_CASE(
    "the highest score wins, also without a ship at sea: there is no bonus for the last fleet",
    "[totohu][R42][Q31]") {
  // Seat 0 loses its last ship and has 5 in port; seat 1 has all its ships and 4 points.
  const State state = Position(2)
                          .only(0, {Ship::merchant_3})
                          .with(0, Ship::pirate_5, {.cannons = 5})
                          .with(0, Ship::merchant_3, {.hits = 1, .deck = 2})
                          .with(1, Ship::pirate_5, {.cannons = 3})
                          .ready();
  const State over = after_meeting(state, {Ship::merchant_3, Ship::pirate_5});
  CHECK(outcome_of(over) == Outcome{seats({0}), {5, 4}});
  // With one cannon more it is a tie; with two, seat 1 wins.
  const State armed = Position(2)
                          .only(0, {Ship::merchant_3})
                          .with(0, Ship::pirate_5, {.cannons = 5})
                          .with(0, Ship::merchant_3, {.hits = 1, .deck = 2})
                          .with(1, Ship::pirate_4, {.cannons = 2})
                          .with(1, Ship::pirate_5, {.cannons = 3})
                          .ready();
  CHECK(outcome_of(after_meeting(armed, {Ship::merchant_3, Ship::pirate_5})) ==
        Outcome{seats({1}), {5, 6}});
}

TEST_CASE("a tie is a shared victory, of two and of three", "[totohu][R43]") {
  const State two = Position(2)
                        .only(0, {Ship::merchant_3})
                        .with(0, Ship::merchant_3, {.hits = 1, .deck = 2})
                        .with(0, Ship::merchant_4, {.deck = 4})
                        .with(1, Ship::pirate_5, {.cannons = 3})
                        .ready();
  CHECK(outcome_of(after_meeting(two, {Ship::merchant_3, Ship::pirate_5})) ==
        Outcome{seats({0, 1}), {4, 4}});
  const State three = Position(3)
                          .only(0, {})
                          .with(0, Ship::merchant_4, {.deck = 4})
                          .only(1, {Ship::merchant_3})
                          .with(1, Ship::merchant_3, {.hits = 1, .deck = 2})
                          .with(1, Ship::merchant_4, {.deck = 4})
                          .with(2, Ship::pirate_5, {.cannons = 3})
                          .counter(1)
                          .ready();
  CHECK(outcome_of(after_meeting(three, {Ship::none, Ship::merchant_3, Ship::pirate_5})) ==
        Outcome{seats({0, 1, 2}), {4, 4, 4}});
}

TEST_CASE("it is over too when the last ships of all fleets go at once", "[totohu][R40][Q16]") {
  const State state = Position(2)
                          .only(0, {Ship::hunter})
                          .with(0, Ship::hunter, {.anchors = 6})
                          .only(1, {Ship::hunter})
                          .with(1, Ship::hunter, {.anchors = 6})
                          .with(1, Ship::merchant_3, {.deck = 3})
                          .ready();
  const Match<Totohu> match = met(state, {Ship::hunter, Ship::hunter});
  CHECK(outcome_of(match.state()) == Outcome{seats({1}), {0, 3}});
  CHECK(events_of<FleetGone>(match.events()) == std::vector{FleetGone{0}, FleetGone{1}});
  CHECK_FALSE(match.state().fleet(0).active());
  CHECK_FALSE(match.state().fleet(1).active());
}

TEST_CASE("fleets are broken up: enemy ships that sink score nothing for their owner",
          "[totohu][R8][R34]") {
  const State state = Position(2)
                          .with(1, Ship::merchant_5, {.hits = 3, .deck = 4})
                          .with(1, Ship::merchant_4, {.deck = 1})
                          .ready();
  CHECK(score(state.fleet(1)) == 5);
  const State after = after_meeting(state, {Ship::pirate_4, Ship::merchant_5});
  CHECK(score(after.fleet(1)) == 1);
  CHECK(score(after.fleet(0)) == 1);
}

}  // namespace flotilla::totohu_test
