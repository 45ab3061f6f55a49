// playouts.cpp: see playouts.hpp.
#include "core/playouts.hpp"

#include "core/engine/playout.hpp"
#include "core/games.hpp"

namespace flotilla {
namespace {

template <Rules R>
typename R::Options default_options(int players) {
  const Json none = Json::object();
  Reader::Problem problem;
  return R::read_options(Reader(none, problem, "options"), players);
}

template <Rules R>
PlayoutTotals playouts_of(int players, std::uint64_t matches, std::uint64_t seed) {
  PlayoutTotals totals;
  totals.matches = matches;
  const auto options = default_options<R>(players);
  Rng rng(seed);
  const int sides = R::sides(R::start(options, players, rng));
  totals.wins.resize(static_cast<std::size_t>(sides));
  totals.scores.resize(static_cast<std::size_t>(sides));
  for (std::uint64_t i = 0; i < matches; ++i) {
    typename R::State state = R::start(options, players, Rng(rng.seed()));
    totals.moves += static_cast<std::uint64_t>(playout<R>(state, rng));
    const Outcome outcome = *R::outcome(state);
    for (const Seat seat : outcome.winners) ++totals.wins[static_cast<std::size_t>(seat)];
    for (std::size_t s = 0; s < outcome.scores.size(); ++s) {
      totals.scores[s] += outcome.scores[s];
      totals.check = totals.check * 31 + static_cast<std::uint64_t>(outcome.scores[s] + 1000);
    }
  }
  return totals;
}

template <class... Rs>
PlayoutTotals playouts_by_name(std::string_view game, int players, std::uint64_t matches,
                               std::uint64_t seed, std::tuple<Rs...>*) {
  PlayoutTotals totals;
  ((Rs::info.id == game ? void(totals = playouts_of<Rs>(players, matches, seed)) : void()), ...);
  return totals;
}

}  // namespace

PlayoutTotals random_playouts(std::string_view game, int players, std::uint64_t matches,
                              std::uint64_t seed) {
  return playouts_by_name(game, players, matches, seed, static_cast<AllGames*>(nullptr));
}

}  // namespace flotilla
