// matches_test.cpp: whole matches at random: totals, bounds, and how they come out on average.
#include <cmath>
#include <map>

#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

// The figures below are those of 1,500 matches each. With more than that here, it is their chance
// and not ours that the tolerances have to allow for.
constexpr int matches = 6000;

// What random play comes to with these seats and options. The bounds hold for every match.
struct Expected {
  int seats;
  Options options;
  double rounds, moves, score;  // means
  double tied, nobody_left;     // shares of all matches
  int least, most;              // rounds
};

// No match of two fleets is shorter than 22 rounds, or longer than 46 or 55. A fleet of three is
// bounded by its free spaces only, and by the room for the record.
constexpr int record = static_cast<int>(most_rounds) - 5;
constexpr std::array<Expected, 7> table = {{
    {2, open_game, 33.0, 66, 11.2, 0.14, 0.10, 22, 46},
    {2, with_treasure, 36.1, 80, 12.2, 0.09, 0.09, 22, 55},
    {2, blind_with_treasure, 36.1, 87, 12.0, 0.09, 0.08, 22, 55},
    {3, open_game, 21.0, 98, 11.4, 0.15, 0.11, 11, record},
    {3, with_treasure, 23.1, 117, 12.4, 0.10, 0.09, 11, record},
    {1, solo_game, 33.2, 33, 11.1, 0.11, 0.09, 22, 46},
    {1, solo_with_treasure, 36.5, 40, 12.3, 0.09, 0.08, 22, 55},
}};

struct Played {
  State end;
  int moves = 0;
};

// A match at random that is looked at after every move.
Played play_at_random(const State& start, Rng& rng) {
  Played played{start};
  State& state = played.end;
  MoveList<Totohu> moves;
  int spaces = free_spaces(state), turn = state.turn;
  for (; !Totohu::over(state); ++played.moves) {
    moves.clear();
    Totohu::legal_moves(state, moves);
    if (moves.empty()) FAIL("nothing is listed");
    Totohu::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    if (const auto broken = Totohu::broken_total(state)) FAIL(broken->where << why(*broken));
    if (state.turn == turn && !Totohu::over(state)) continue;
    if (free_spaces(state) >= spaces) FAIL("a round used up no space");
    spaces = free_spaces(state);
    turn = state.turn;
  }
  return played;
}

bool nobody_left_at_sea(const State& state) {
  for (Seat fleet = 0; fleet < state.fleet_count(); ++fleet)
    if (state.fleet(fleet).active()) return false;
  return true;
}

bool about(double value, double expected, double tolerance) {
  return std::abs(value - expected) < tolerance;
}

}  // namespace

TEST_CASE("random matches keep the totals, use up spaces every round and end within their bounds",
          "[totohu][R40][Q9][Q30]") {
  Rng rng(30);
  for (const Expected& row : table) {
    INFO(row.seats << " seats, " << Totohu::options_json(row.options).dump());
    double rounds = 0, moves = 0, score = 0, tied = 0, nobody_left = 0;
    for (int i = 0; i < matches; ++i) {
      const Played played = play_at_random(fresh(row.seats, row.options, rng.seed()), rng);
      const int length = static_cast<int>(played.end.history.size());
      if (length != played.end.turn) FAIL("a round is not in the record");
      if (length < row.least || length > row.most || length > record) FAIL(length << " rounds");
      const Outcome outcome = outcome_of(played.end);
      for (const int points : outcome.scores)
        score += points / static_cast<double>(outcome.scores.size());
      rounds += length;
      moves += played.moves;
      tied += outcome.winners.size() > 1;
      nobody_left += nobody_left_at_sea(played.end);
    }
    CAPTURE(rounds / matches, moves / matches, score / matches, tied / matches,
            nobody_left / matches);
    CHECK(about(rounds / matches, row.rounds, 0.3));
    CHECK(about(moves / matches, row.moves, 1.2));
    CHECK(about(score / matches, row.score, 0.3));
    CHECK(about(tied / matches, row.tied, 0.03));
    CHECK(about(nobody_left / matches, row.nobody_left, 0.03));
  }
}

TEST_CASE(
    "neither sinking nor loading wins by itself: what becomes of ships, and of the last fleet",
    "[totohu][R33][R36][R37][Q1][Q31]") {
  std::map<Status, double> share;
  double last_fleets = 0, last_fleets_winning = 0;
  Rng rng(44);
  for (int i = 0; i < matches; ++i) {
    const State end = play_at_random(fresh(2, open_game, rng.seed()), rng).end;
    for (Seat fleet = 0; fleet < 2; ++fleet) {
      for (const Ship ship : all_ships)
        if (ship != Ship::hunter) share[end.vessel(fleet, ship).status] += 1.0 / (10 * matches);
      if (!end.fleet(fleet).active()) continue;
      ++last_fleets;
      last_fleets_winning += outcome_of(end).winners.contains(fleet);
    }
  }
  CHECK(about(share[Status::in_port], 0.44, 0.02));
  CHECK(about(share[Status::sunk], 0.43, 0.02));
  CHECK(about(share[Status::at_sea], 0.14, 0.02));
  CHECK(about(last_fleets_winning / last_fleets, 0.62, 0.03));
}

TEST_CASE("every ship keeps to its spaces, and what became of it follows from what lies on it",
          "[totohu][R33][R35][R36][R37][Q8]") {
  for (const Expected& row : table)
    random_match(fresh(row.seats, row.options, 4), 4, [](const Match<Totohu>& match) {
      const State& state = match.state();
      Supply all = state.supply;
      const auto add = [](std::uint8_t& sum, int more) {
        sum = static_cast<std::uint8_t>(sum + more);
      };
      for (Seat fleet = 0; fleet < state.fleet_count(); ++fleet)
        for (const Ship ship : all_ships) {
          const Plan& plan = plan_of(ship);
          const Vessel& vessel = state.vessel(fleet, ship);
          add(all.anchors, vessel.anchors);
          add(all.cannons, vessel.cannons);
          add(all.barrels, vessel.deck + vessel.hold);
          add(all.hits, vessel.hits);
          const bool sunk = plan.hull > 0 && vessel.hits == plan.hull;
          if (vessel.hits > plan.hull || vessel.anchors > plan.anchors ||
              vessel.cannons > plan.cannons || vessel.deck > plan.deck ||
              vessel.hold > (state.options.hidden_treasure ? plan.hold : 0))
            FAIL("too many tokens on a ship");
          if ((vessel.status == Status::sunk) != sunk || (sunk && vessel.treasure() != 0))
            FAIL("a wreck, or not");
          if (!sunk && (vessel.status == Status::in_port) != (vessel.load() == plan.load()))
            FAIL("in port, or not");
        }
      if (all != (state.seats == 2 ? travel_box : collector_box)) FAIL("tokens got lost");
    });
  SUCCEED();
}

TEST_CASE("a round has one encounter of two ships, or three of three", "[totohu][R16][R60]") {
  for (const Expected& row : table)
    random_match(fresh(row.seats, row.options, 6), 6, [](const Match<Totohu>& match) {
      if (!Totohu::over(match.state())) return;
      for (const Round& round : match.state().history) {
        const auto ships =
            std::ranges::count_if(round.ships, [](Ship s) { return s != Ship::none; });
        CHECK(round.encounters.size() == (ships == 3 ? 3 : 1));
        // The first one always takes place.
        CHECK(EncounterOutcome{round.encounters[0].outcome} != EncounterOutcome::cancelled);
      }
    });
}

}  // namespace flotilla::totohu_test
