// leaving_test.cpp: ships that sink, ships that sail home, and the choice that gets smaller.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

std::uint8_t one_less(int spaces) {
  return static_cast<std::uint8_t>(spaces - 1);
}

constexpr std::array<Ship, 5> ships_that_can_sink = {
    Ship::pirate_4, Ship::pirate_5, Ship::merchant_3, Ship::merchant_4, Ship::merchant_5};

// The ship that hits this one.
Ship enemy_of(Ship ship) {
  return kind_of(ship) == Kind::pirate ? Ship::hunter : Ship::pirate_5;
}

}  // namespace

TEST_CASE("a ship sinks at once when its last circle is filled, and not before",
          "[totohu][R33][R39]") {
  for (const Ship ship : ships_that_can_sink) {
    INFO(ship_names[ship]);
    const std::uint8_t hull = plan_of(ship).hull;
    Match<Totohu> match(fresh(2));
    for (int hits = 1; hits <= hull; ++hits) {
      CHECK(match.state().vessel(0, ship).at_sea());
      commit_all(match, {ship, enemy_of(ship)});
      CHECK(match.state().vessel(0, ship).hits == hits);
    }
    CHECK(match.state().vessel(0, ship) == Vessel{.hits = hull, .status = Status::sunk});
    CHECK(events_of<ShipSunk>(match.events()) == std::vector{ShipSunk{0, ship, 0, 0}});
    CHECK(refused(match.state(), commit(0, ship)) == "not_at_sea");
    CHECK(match.legal_moves(0).size() == 5);
  }
}

TEST_CASE("what a sinking ship carries goes back to the stock; its hits stay on the wreck",
          "[totohu][R34][Q8]") {
  for (const Ship ship : ships_that_can_sink) {
    INFO(ship_names[ship]);
    const Plan& plan = plan_of(ship);
    const bool pirate = plan.kind == Kind::pirate;
    const Vessel loaded{.hits = one_less(plan.hull),
                        .cannons = pirate ? one_less(plan.cannons) : std::uint8_t{0},
                        .deck = pirate ? std::uint8_t{0} : one_less(plan.deck),
                        .hold = 1};
    // The enemy's hold is full too, so that nobody is asked.
    const State state = Position(2, with_treasure)
                            .with(0, ship, loaded)
                            .with(1, Ship::pirate_5, {.hold = 1})
                            .ready();
    const Match<Totohu> match = met(state, {ship, enemy_of(ship)});
    CHECK(match.state().vessel(0, ship) == Vessel{.hits = plan.hull, .status = Status::sunk});
    const int for_the_enemy = pirate ? 0 : 1;
    CHECK(match.state().supply.cannons == state.supply.cannons + loaded.cannons - for_the_enemy);
    CHECK(match.state().supply.barrels == state.supply.barrels + loaded.deck + 1);
    CHECK(match.state().supply.hits == state.supply.hits - 1);
    CHECK(
        events_of<ShipSunk>(match.events()) ==
        std::vector{ShipSunk{0, ship, loaded.cannons, static_cast<std::uint8_t>(loaded.deck + 1)}});
    CHECK(score(match.state().fleet(0)) == 0);
  }
}

TEST_CASE("no encounter hurts a hunter: it cannot sink", "[totohu][Q2]") {
  for (const Ship enemy : all_ships) {
    Match<Totohu> match(fresh(2));
    commit_all(match, {Ship::hunter, enemy});
    CHECK(match.state().vessel(0, Ship::hunter).hits == 0);
    CHECK(match.state().vessel(0, Ship::hunter).at_sea());
  }
}

TEST_CASE("the seventh anchor takes a hunter home, whomever it met", "[totohu][R35]") {
  for (const Ship other : all_ships) {
    INFO(ship_names[other]);
    const State state = Position(2).with(0, Ship::hunter, {.anchors = 6}).ready();
    const Match<Totohu> match = met(state, {Ship::hunter, other});
    CHECK(match.state().vessel(0, Ship::hunter) == Vessel{.anchors = 7, .status = Status::in_port});
    CHECK(events_of<LeftForPort>(match.events()) == std::vector{LeftForPort{0, Ship::hunter}});
    CHECK(refused(match.state(), commit(0, Ship::hunter)) == "not_at_sea");
  }
}

TEST_CASE(
    "a pirate goes home with its last cannon, a merchant with a full deck, with all they have",
    "[totohu][R36][R37][R39]") {
  for (const Ship ship : ships_that_can_sink) {
    INFO(ship_names[ship]);
    const Plan& plan = plan_of(ship);
    const bool pirate = plan.kind == Kind::pirate;
    Vessel loaded{.hits = one_less(plan.hull)};
    std::uint8_t& cargo = pirate ? loaded.cannons : loaded.deck;
    cargo = one_less(plan.load());
    const State state = Position(2).with(1, ship, loaded).ready();
    CHECK(state.vessel(1, ship).at_sea());
    // Both trade or shoot with a merchant 3.
    const State after = after_meeting(state, {Ship::merchant_3, ship});
    ++cargo;
    loaded.status = Status::in_port;
    CHECK(after.vessel(1, ship) == loaded);
    CHECK(score(after.fleet(1)) == plan.load());
    CHECK(refused(after, commit(1, ship)) == "not_at_sea");
    CHECK(Match<Totohu>(after).legal_moves(1).size() == 5);
  }
}

TEST_CASE("with one space left a ship stays at sea", "[totohu][R35][R36][R37]") {
  const State state = Position(2)
                          .with(0, Ship::hunter, {.anchors = 5})
                          .with(0, Ship::pirate_4, {.cannons = 2})
                          .with(0, Ship::merchant_4, {.deck = 2})
                          .ready();
  for (const Ship ship : {Ship::hunter, Ship::pirate_4, Ship::merchant_4}) {
    const Vessel vessel = after_meeting(state, {ship, Ship::merchant_5}).vessel(0, ship);
    CHECK(vessel.at_sea());
    CHECK(vessel.load() == plan_of(ship).load() - 1);
    CHECK(one_token_from_port(ship, vessel));
  }
}

TEST_CASE("a barrel in the hold does not help to leave", "[totohu][R38][R46][Q20]") {
  const State state = Position(2, with_treasure)
                          .with(0, Ship::merchant_3, {.deck = 1, .hold = 1})
                          .with(0, Ship::pirate_4, {.cannons = 2, .hold = 1})
                          .ready();
  const State traded = after_meeting(state, {Ship::merchant_3, Ship::merchant_4});
  CHECK(traded.vessel(0, Ship::merchant_3) == Vessel{.deck = 2, .hold = 1});
  const State fired = after_meeting(state, {Ship::pirate_4, Ship::merchant_4});
  CHECK(fired.vessel(0, Ship::pirate_4) == Vessel{.cannons = 3, .hold = 1});
  // One token more, and they leave with the barrel in the hold.
  CHECK(after_meeting(traded, {Ship::merchant_3, Ship::merchant_4}).vessel(0, Ship::merchant_3) ==
        Vessel{.deck = 3, .hold = 1, .status = Status::in_port});
  CHECK(after_meeting(fired, {Ship::pirate_4, Ship::merchant_5}).vessel(0, Ship::pirate_4) ==
        Vessel{.cannons = 4, .hold = 1, .status = Status::in_port});
}

TEST_CASE("both ships are judged on the result of the whole encounter", "[totohu][Q7]") {
  const State state = Position(2)
                          .with(0, Ship::merchant_4, {.hits = 2, .deck = 3})
                          .with(1, Ship::pirate_4, {.hits = 2, .cannons = 3})
                          .with(0, Ship::pirate_4, {.hits = 2})
                          .with(0, Ship::hunter, {.anchors = 6})
                          .ready();
  const Match<Totohu> match = met(state, {Ship::merchant_4, Ship::pirate_4});
  CHECK(match.state().vessel(0, Ship::merchant_4).status == Status::sunk);
  CHECK(match.state().vessel(1, Ship::pirate_4) ==
        Vessel{.hits = 2, .cannons = 4, .status = Status::in_port});
  // All tokens are placed before the first ship leaves.
  const EventList events = last_events(match);
  REQUIRE(events.size() == 8);
  CHECK(events[3] == Event{WasHit{0, Ship::merchant_4, 3}});
  CHECK(events[4] == Event{Gained{1, Ship::pirate_4, Token::cannon, 1}});
  CHECK(events[5] == Event{ShipSunk{0, Ship::merchant_4, 0, 3}});
  CHECK(events[6] == Event{LeftForPort{1, Ship::pirate_4}});
  const State broadside = after_meeting(state, {Ship::pirate_4, Ship::pirate_4});
  CHECK(broadside.vessel(0, Ship::pirate_4).status == Status::sunk);
  CHECK(broadside.vessel(1, Ship::pirate_4).status == Status::sunk);
  const State hunt = after_meeting(state, {Ship::hunter, Ship::pirate_4});
  CHECK(hunt.vessel(0, Ship::hunter).status == Status::in_port);
  CHECK(hunt.vessel(1, Ship::pirate_4).status == Status::sunk);
}

TEST_CASE("the choice gets smaller: only ships at sea are listed", "[totohu][R2][R39]") {
  const State state = Position(2)
                          .without(0, {Ship::hunter, Ship::pirate_5})
                          .with(0, Ship::merchant_3, {.deck = 3})
                          .only(1, {Ship::pirate_4, Ship::merchant_5})
                          .ready();
  CHECK(listed(state) == std::vector{commit(0, Ship::pirate_4), commit(0, Ship::merchant_4),
                                     commit(0, Ship::merchant_5), commit(1, Ship::pirate_4),
                                     commit(1, Ship::merchant_5)});
  for (const Ship ship : {Ship::hunter, Ship::pirate_5, Ship::merchant_3})
    CHECK(refused(state, commit(0, ship)) == "not_at_sea");
}

TEST_CASE("the last ship of a fleet is chosen too, although there is no choice", "[totohu][Q32]") {
  const State state = Position(2).only(0, {Ship::merchant_4}).ready();
  CHECK(Match<Totohu>(state).legal_moves(0) == std::vector{commit(0, Ship::merchant_4)});
  CHECK(to_act(state) == std::vector<Seat>{0, 1});
  const State waiting = after(state, {commit(1, Ship::hunter)});
  CHECK(waiting.turn == state.turn);
  CHECK(to_act(waiting) == std::vector<Seat>{0});
}

TEST_CASE("nothing moves on ships that have gone", "[totohu][Q21]") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State before = fresh(1 + static_cast<int>(seed % 3), with_treasure, seed);
    random_match(before, seed, [&](const Match<Totohu>& match) {
      const State& state = match.state();
      for (Seat fleet = 0; fleet < state.fleet_count(); ++fleet)
        for (const Ship ship : all_ships)
          if (!before.vessel(fleet, ship).at_sea() &&
              before.vessel(fleet, ship) != state.vessel(fleet, ship))
            FAIL("a ship that had gone changed");
      before = state;
    });
  }
  SUCCEED();
}

TEST_CASE("a barrel never goes back from the hold to the deck", "[totohu][Q21]") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State before = fresh(2, seed % 2 == 0 ? with_treasure : blind_with_treasure, seed);
    random_match(before, seed, [&](const Match<Totohu>& match) {
      const State& state = match.state();
      for (Seat fleet = 0; fleet < 2; ++fleet)
        for (const Ship ship : all_ships)
          if (state.vessel(fleet, ship).hold < before.vessel(fleet, ship).hold &&
              state.vessel(fleet, ship).status != Status::sunk)
            FAIL("a barrel left the hold");
      before = state;
    });
  }
  SUCCEED();
}

TEST_CASE("one hit from sinking, one token from port", "[totohu]") {
  CHECK(one_hit_from_sinking(Ship::merchant_3, {.hits = 1}));
  CHECK_FALSE(one_hit_from_sinking(Ship::merchant_3, {}));
  CHECK_FALSE(one_hit_from_sinking(Ship::merchant_3, {.hits = 2, .status = Status::sunk}));
  CHECK_FALSE(one_hit_from_sinking(Ship::hunter, {}));
  CHECK_FALSE(one_hit_from_sinking(Ship::pirate_4, hidden_vessel));
  CHECK(one_token_from_port(Ship::hunter, {.anchors = 6}));
  CHECK(one_token_from_port(Ship::pirate_5, {.cannons = 4}));
  CHECK_FALSE(one_token_from_port(Ship::pirate_5, {.cannons = 3, .hold = 1}));
  CHECK_FALSE(one_token_from_port(Ship::pirate_5, {.cannons = 5, .status = Status::in_port}));
  CHECK_FALSE(one_token_from_port(Ship::pirate_4, hidden_vessel));
}

}  // namespace flotilla::totohu_test
