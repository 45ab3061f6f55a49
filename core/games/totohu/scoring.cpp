// scoring.cpp: what the fleets are worth, and what is left until the end.
#include <algorithm>

#include "core/games/totohu/totohu.hpp"

namespace flotilla {

namespace totohu {

// Anchors count nothing. What a view hides counts nothing either.
int score(const Fleet& fleet) {
  int points = 0;
  for (const Vessel& vessel : fleet.ships)
    if (vessel.status == Status::at_sea || vessel.status == Status::in_port)
      points += vessel.treasure();
  return points;
}

bool one_hit_from_sinking(Ship ship, const Vessel& vessel) {
  return vessel.at_sea() && vessel.hits + 1 == plan_of(ship).hull;
}

bool one_token_from_port(Ship ship, const Vessel& vessel) {
  return vessel.at_sea() && vessel.load() + 1 == plan_of(ship).load();
}

int free_spaces(const State& state) {
  int sum = 0;
  for (Seat seat = 0; seat < state.fleet_count(); ++seat)
    for (const Ship ship : all_ships) {
      const Plan& plan = plan_of(ship);
      const Vessel& vessel = state.vessel(seat, ship);
      if (!vessel.at_sea()) continue;
      sum += plan.hull - vessel.hits + plan.load() - vessel.load();
      if (state.options.hidden_treasure) sum += 2 * (plan.hold - vessel.hold);
    }
  return sum;
}

}  // namespace totohu

using namespace totohu;

std::optional<Outcome> Totohu::outcome(const State& state) {
  if (!over(state)) return std::nullopt;
  Outcome outcome;
  for (Seat seat = 0; seat < state.fleet_count(); ++seat)
    outcome.scores.push_back(static_cast<std::int16_t>(score(state.fleet(seat))));
  const std::int16_t best = *std::ranges::max_element(outcome.scores);
  for (Seat seat = 0; seat < state.fleet_count(); ++seat)
    if (outcome.scores[static_cast<std::size_t>(seat)] == best) outcome.winners.push_back(seat);
  return outcome;
}

}  // namespace flotilla
