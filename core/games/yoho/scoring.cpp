// scoring.cpp: how a match ended.
#include <tuple>

#include "core/games/yoho/yoho.hpp"

namespace flotilla {

using namespace yoho;

// The third coin wins. At the limit of rounds it is coins, then Life, then cannonballs; whoever is
// still level shares the win.
std::optional<Outcome> Yoho::outcome(const State& state) {
  if (!over(state)) return std::nullopt;
  const auto standing = [&](Seat seat) {
    const Player& player = state.player(seat);
    return std::tuple(player.coins, player.life, player.cannonballs);
  };
  Outcome result;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    result.scores.push_back(state.player(seat).coins);
    if (!result.winners.empty()) {
      const auto best = standing(result.winners[0]);
      if (standing(seat) < best) continue;
      if (standing(seat) > best) result.winners.clear();
    }
    result.winners.push_back(seat);
  }
  return result;
}

}  // namespace flotilla
