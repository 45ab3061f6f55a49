// ending_test.cpp: why every match ends: each encounter uses up free spaces. And the shortest and
// the longest match, and how long two last ships can hold out.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

// Free spaces of all ships at sea, written down anew: a free hold counts two.
int spaces_left(const State& state) {
  int sum = 0;
  for (Seat fleet = 0; fleet < state.fleet_count(); ++fleet)
    for (const Ship ship : all_ships) {
      const Plan& plan = plan_of(ship);
      const Vessel& vessel = state.vessel(fleet, ship);
      if (vessel.status != Status::at_sea) continue;
      sum += (plan.hull - vessel.hits) + (plan.anchors - vessel.anchors) +
             (plan.cannons - vessel.cannons) + (plan.deck - vessel.deck);
      if (state.options.hidden_treasure) sum += 2 * (plan.hold - vessel.hold);
    }
  return sum;
}

// What an encounter lowers the sum by if no ship leaves because of it.
int lowered_by(EncounterOutcome outcome, Ship a, Ship b) {
  switch (outcome) {
    case EncounterOutcome::escort:
    case EncounterOutcome::loot:
      return 1;
    case EncounterOutcome::trade:
      return effect_on(a, b).barrels + effect_on(b, a).barrels;
    default:
      return 2;
  }
}

// Everything that may lie on a ship that is at sea.
std::vector<Vessel> fill_levels(Ship ship, bool hidden_treasure) {
  const Plan& plan = plan_of(ship);
  const auto up_to = [](int spaces) { return spaces > 0 ? spaces : 1; };
  std::vector<Vessel> levels;
  for (int hits = 0; hits < up_to(plan.hull); ++hits)
    for (int load = 0; load < plan.load(); ++load)
      for (int hold = 0; hold <= (hidden_treasure ? plan.hold : 0); ++hold) {
        const auto count = static_cast<std::uint8_t>(load);
        levels.push_back({.hits = static_cast<std::uint8_t>(hits),
                          .cannons = plan.cannons > 0 ? count : std::uint8_t{0},
                          .anchors = plan.anchors > 0 ? count : std::uint8_t{0},
                          .deck = plan.deck > 0 ? count : std::uint8_t{0},
                          .hold = static_cast<std::uint8_t>(hold)});
      }
  return levels;
}

// One combination of ships and what lies on them: plays all ways it can go, and counts them.
int check_encounter(const State& start, Ship a, Ship b) {
  MoveList<Totohu> choices;
  State met = start;
  Totohu::apply(met, commit(0, a), nullptr);
  Totohu::apply(met, commit(1, b), nullptr);
  std::vector<State> ends;
  if (met.phase == Phase::attack || met.phase == Phase::hide) {
    Totohu::legal_moves(met, choices);
    for (const Move& move : choices) {
      ends.push_back(met);
      Totohu::apply(ends.back(), move, nullptr);
    }
  } else {
    ends.push_back(met);
  }
  for (const State& end : ends) {
    const EncounterOutcome outcome = end.history[0].encounters[0].outcome;
    const int lowered = spaces_left(start) - spaces_left(end);
    const bool both_stay = end.vessel(0, a).at_sea() && end.vessel(1, b).at_sea();
    const int least = std::min(lowered_by(outcome, a, b), 2);
    if (end.turn != 2 || lowered < least || free_spaces(end) != spaces_left(end) ||
        (both_stay && lowered != lowered_by(outcome, a, b)))
      FAIL(ship_names[a] << " and " << ship_names[b] << ": " << encounter_outcome_names[outcome]
                         << " lowers it by " << lowered);
  }
  return static_cast<int>(ends.size());
}

// Plays a match of two fleets round by round: so many times these two ships.
struct Rounds {
  Ship ship_0, ship_1;
  int times = 1;
};
Match<Totohu> played(const std::vector<Rounds>& rounds) {
  Match<Totohu> match(fresh(2));
  for (const Rounds& round : rounds)
    for (int i = 0; i < round.times; ++i) {
      REQUIRE_FALSE(Totohu::over(match.state()));
      commit_all(match, {round.ship_0, round.ship_1});
    }
  return match;
}

}  // namespace

TEST_CASE("a fleet begins with 44 free spaces, or 54 with its holds", "[totohu][Q30]") {
  CHECK(free_spaces(fresh(1)) == 88);
  CHECK(free_spaces(fresh(2)) == 88);
  CHECK(free_spaces(fresh(3)) == 132);
  CHECK(free_spaces(fresh(2, with_treasure)) == 108);
  CHECK(free_spaces(fresh(3, with_treasure)) == 162);
}

TEST_CASE("every encounter uses up free spaces: all 58,535 that there can be", "[totohu][Q30]") {
  int combinations = 0;
  for (const Options& options : {open_game, with_treasure, blind_with_treasure})
    for (const Ship a : all_ships)
      for (const Ship b : all_ships)
        for (const Vessel& of_a : fill_levels(a, options.hidden_treasure))
          for (const Vessel& of_b : fill_levels(b, options.hidden_treasure)) {
            State state = fresh(2, options);
            state.vessel(0, a) = of_a;
            state.vessel(1, b) = of_b;
            combinations += check_encounter(state, a, b);
          }
  CHECK(combinations == 58535);
}

TEST_CASE("V7: the longest match of two fleets has 46 rounds", "[totohu][R40][R43][Q30]") {
  using enum Ship;
  const std::vector<Rounds> shots = {
      {pirate_4, merchant_3}, {pirate_4, merchant_4, 2}, {pirate_5, merchant_5, 3}};
  std::vector<Rounds> rounds = {{hunter, merchant_5, 7},     {merchant_5, hunter, 7},
                                {pirate_5, pirate_5, 3},     {pirate_4, pirate_4, 2},
                                {merchant_3, merchant_3, 2}, {merchant_4, merchant_4, 3},
                                {merchant_5, merchant_5, 4}};
  for (const Rounds& shot : shots) rounds.push_back(shot);
  for (const Rounds& shot : shots) rounds.push_back({shot.ship_1, shot.ship_0, shot.times});
  rounds.push_back({pirate_5, merchant_3});
  rounds.push_back({merchant_3, pirate_5});
  for (const Ship ship : {merchant_4, merchant_5, pirate_4, pirate_5})
    rounds.push_back({ship, ship});
  const State state = played(rounds).state();
  REQUIRE(Totohu::over(state));
  CHECK(state.history.size() == 46);
  CHECK(state.turn == 46);
  CHECK(outcome_of(state) == Outcome{{0, 1}, {9, 9}});
  CHECK_FALSE(state.fleet(0).active());
  CHECK_FALSE(state.fleet(1).active());
}

TEST_CASE("V8: the shortest match of two fleets has 22 rounds", "[totohu][R40][R42][Q30]") {
  using enum Ship;
  const State state = played({{hunter, merchant_5, 7},
                              {pirate_4, hunter, 3},
                              {pirate_5, hunter, 4},
                              {merchant_3, pirate_4, 2},
                              {merchant_4, pirate_5, 3},
                              {merchant_5, merchant_4, 3}})
                          .state();
  REQUIRE(Totohu::over(state));
  CHECK(state.history.size() == 22);
  CHECK(outcome_of(state) == Outcome{{1}, {5, 8}});
}

TEST_CASE("two last ships cannot hold out for ever", "[totohu][R40][Q30]") {
  // How many rounds until one of them has gone, from fresh: the smaller number of what must fill
  // up.
  const auto rounds = [](Ship a, Ship b) {
    Match<Totohu> match(Position(2).only(0, {a}).only(1, {b}).ready());
    while (!Totohu::over(match.state())) commit_all(match, {a, b});
    return match.state().history.size();
  };
  using enum Ship;
  CHECK(rounds(hunter, hunter) == 7);
  for (const Ship merchant : {merchant_3, merchant_4, merchant_5})
    CHECK(rounds(hunter, merchant) == 7);
  CHECK(rounds(hunter, pirate_4) == 3);
  CHECK(rounds(hunter, pirate_5) == 4);
  CHECK(rounds(pirate_5, pirate_4) == 3);
  CHECK(rounds(pirate_4, pirate_4) == 3);
  CHECK(rounds(pirate_5, pirate_5) == 4);
  CHECK(rounds(pirate_4, merchant_3) == 2);
  CHECK(rounds(pirate_4, merchant_5) == 4);
  CHECK(rounds(pirate_5, merchant_4) == 3);
  CHECK(rounds(merchant_3, merchant_4) == 3);
  CHECK(rounds(merchant_4, merchant_5) == 3);
  CHECK(rounds(merchant_5, merchant_5) == 5);
}

}  // namespace flotilla::totohu_test
