// totals_test.cpp: the totals of a state. Each one that can be broken is, and is noticed.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

// Where a state is broken after `change(state)`; nothing if it is not.
template <class Change>
std::string broken(State state, Change change) {
  REQUIRE_FALSE(Totohu::broken_total(state).has_value());
  change(state);
  const auto wrong = Totohu::broken_total(state);
  return wrong ? wrong->where : "";
}

State choosing(const std::vector<Ship>& ships, const Options& options = with_treasure) {
  return met(Position(2, options).with(0, Ship::merchant_4, {.deck = 2}).ready(), ships).state();
}

}  // namespace

TEST_CASE("total 1: no token comes from nowhere or gets lost", "[totohu][R4][R6][R11]") {
  for (const int seats : {1, 2, 3}) {
    CHECK(broken(fresh(seats), [](State& s) { --s.supply.anchors; }) == "supply.anchors");
    CHECK(broken(fresh(seats), [](State& s) { ++s.supply.cannons; }) == "supply.cannons");
    CHECK(broken(fresh(seats), [](State& s) { s.vessel(1, Ship::merchant_3).deck = 1; }) ==
          "supply.barrels");
    CHECK(broken(fresh(seats), [](State& s) { s.vessel(0, Ship::pirate_5).hits = 1; }) ==
          "supply.hits");
  }
}

TEST_CASE("total 2: the die plays exactly if there is one captain", "[totohu][R62][Q28]") {
  CHECK(broken(fresh(1), [](State& s) { s.options.opponent = Opponent::player; }) ==
        "options.opponent");
  CHECK(broken(fresh(2), [](State& s) { s.options.opponent = Opponent::dice; }) ==
        "options.opponent");
  CHECK(broken(fresh(1), [](State& s) { s.options.blind = true; }) == "options.blind");
}

TEST_CASE("total 3: a ship has no more tokens than spaces", "[totohu][R45][Q1]") {
  const auto too_many = [](std::uint8_t Vessel::*tokens, Ship ship, int more,
                           std::uint8_t Supply::*stock, const Options& options = {}) {
    return broken(fresh(2, options), [&](State& s) {
      s.vessel(1, ship).*tokens = static_cast<std::uint8_t>(s.vessel(1, ship).*tokens + more);
      s.supply.*stock = static_cast<std::uint8_t>(s.supply.*stock - more);
    });
  };
  CHECK(too_many(&Vessel::hits, Ship::hunter, 1, &Supply::hits) == "players[1].ships[0].hits");
  CHECK(too_many(&Vessel::hits, Ship::merchant_3, 3, &Supply::hits) == "players[1].ships[3].hits");
  CHECK(too_many(&Vessel::anchors, Ship::hunter, 8, &Supply::anchors) ==
        "players[1].ships[0].anchors");
  CHECK(too_many(&Vessel::cannons, Ship::merchant_5, 1, &Supply::cannons) ==
        "players[1].ships[5].cannons");
  CHECK(too_many(&Vessel::deck, Ship::pirate_4, 1, &Supply::barrels) == "players[1].ships[1].deck");
  // A hold is for Hidden Treasure, for one barrel, and no hunter has one.
  CHECK(too_many(&Vessel::hold, Ship::pirate_4, 1, &Supply::barrels) == "players[1].ships[1].hold");
  CHECK(too_many(&Vessel::hold, Ship::pirate_4, 1, &Supply::barrels, with_treasure).empty());
  CHECK(too_many(&Vessel::hold, Ship::pirate_4, 2, &Supply::barrels, with_treasure) ==
        "players[1].ships[1].hold");
  CHECK(too_many(&Vessel::hold, Ship::hunter, 1, &Supply::barrels, with_treasure) ==
        "players[1].ships[0].hold");
}

TEST_CASE("total 4: sunk with a full hull, in port with a full load, at sea otherwise",
          "[totohu][R33][R35][R36][R37][Q8]") {
  const State state = Position(2)
                          .with(0, Ship::merchant_3, {.hits = 2})
                          .with(0, Ship::hunter, {.anchors = 7})
                          .ready();
  for (const Status status : {Status::at_sea, Status::in_port})
    CHECK(broken(state, [&](State& s) { s.vessel(0, Ship::merchant_3).status = status; }) ==
          "players[0].ships[3].status");
  for (const Status status : {Status::at_sea, Status::sunk})
    CHECK(broken(state, [&](State& s) { s.vessel(0, Ship::hunter).status = status; }) ==
          "players[0].ships[0].status");
  for (const Status status : {Status::sunk, Status::in_port})
    CHECK(broken(state, [&](State& s) { s.vessel(1, Ship::pirate_4).status = status; }) ==
          "players[1].ships[1].status");
  // A wreck carries nothing.
  CHECK(broken(state, [](State& s) {
          s.vessel(0, Ship::merchant_3).deck = 1;
          --s.supply.barrels;
        }).starts_with("players[0].ships[3]"));
}

TEST_CASE("total 5: before the ships are shown", "[totohu][R15][R40][Q17]") {
  CHECK(broken(fresh(2), [](State& s) { s.acting = 1; }) == "to_act");
  CHECK(broken(fresh(2), [](State& s) { s.acting = 0; }) == "to_act");
  CHECK(broken(fresh(2), [](State& s) { s.fleet(0).commit = Ship::hunter; }) == "to_act");
  CHECK(broken(fresh(2), [](State& s) {
          s.fleet(0).commit = s.fleet(1).commit = Ship::hunter;
          s.acting = 0;
        }) == "to_act");
  CHECK(broken(Position(2).without(0, {Ship::pirate_4}).ready(), [](State& s) {
          s.fleet(0).commit = Ship::pirate_4;
          s.acting = 2;
        }) == "players[0].commit");
  CHECK(broken(fresh(1), [](State& s) { s.fleet(1).commit = Ship::hunter; }) ==
        "players[1].commit");
  CHECK(broken(Position(3).only(1, {}).ready(), [](State& s) { s.counter = 1; }) == "counter");
  CHECK(broken(fresh(1), [](State& s) { s.counter = 1; }) == "counter");
  CHECK(broken(fresh(2), [](State& s) {
          s.encounters = took_place({{Pair::p01, EncounterOutcome::pending}});
        }) == "encounters");
}

TEST_CASE("total 6: while the order is chosen", "[totohu][R58][R59][Q13]") {
  const State state = met(fresh(3), {Ship::hunter, Ship::hunter, Ship::hunter}).state();
  REQUIRE(state.phase == Phase::order);
  CHECK(broken(state, [](State& s) { s.acting = 2; }) == "to_act");
  CHECK(broken(state, [](State& s) { s.fleet(2).commit = Ship::none; }) == "phase");
  CHECK(broken(state, [](State& s) {
          s.encounters = took_place(
              {{Pair::p01, EncounterOutcome::pending}, {Pair::p02, EncounterOutcome::pending}});
        }) == "encounters");
  CHECK(broken(state, [](State& s) {
          s.encounters = took_place({{Pair::p01, EncounterOutcome::patrol}});
        }) == "encounters[0].outcome");
  CHECK(broken(state, [](State& s) {
          s.encounters = took_place({{Pair::p01, EncounterOutcome::pending}});
        }).empty());
}

TEST_CASE("total 7: while somebody chooses", "[totohu][R47][R48][Q19]") {
  const State hiding = choosing({Ship::merchant_4, Ship::hunter});
  const State attack = choosing({Ship::merchant_4, Ship::pirate_5});
  REQUIRE(hiding.phase == Phase::hide);
  REQUIRE(attack.phase == Phase::attack);
  for (const State& state : {hiding, attack}) {
    CHECK(broken(state, [](State& s) { s.options.hidden_treasure = false; }) == "phase");
    CHECK(broken(state, [](State& s) { s.acting ^= 3; }) == "to_act");
    CHECK_FALSE(broken(state, [](State& s) { s.encounters.clear(); }).empty());
    CHECK(broken(state, [](State& s) {
            s.phase = s.phase == Phase::hide ? Phase::attack : Phase::hide;
          }) == "phase");
    CHECK_FALSE(broken(state, [](State& s) { s.fleet(1).commit = Ship::merchant_3; }).empty());
    // Nothing on deck: the choice is not due.
    CHECK(broken(state, [](State& s) {
            s.vessel(0, Ship::merchant_4).deck = 0;
            s.supply.barrels = static_cast<std::uint8_t>(s.supply.barrels + 2);
          }) == "phase");
  }
}

TEST_CASE("total 8: over exactly if at most one fleet is at sea", "[totohu][R40][Q16]") {
  const State over = after_meeting(
      Position(2).only(0, {Ship::merchant_3}).with(0, Ship::merchant_3, {.hits = 1}).ready(),
      {Ship::merchant_3, Ship::pirate_4});
  REQUIRE(Totohu::over(over));
  CHECK(broken(over, [](State& s) { s.phase = Phase::commit; }) == "phase");
  CHECK(broken(over, [](State& s) { s.acting = 2; }) == "to_act");
  CHECK_FALSE(broken(over, [](State& s) { s.fleet(1).commit = Ship::hunter; }).empty());
  CHECK(broken(fresh(2), [](State& s) {
          s.phase = Phase::over;
          s.acting = 0;
        }) == "phase");
}

}  // namespace flotilla::totohu_test
