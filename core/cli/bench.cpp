// bench.cpp: how fast random matches and bots are. Processor time, the best of several rounds, so
// that other programs' turns do not count.
#include <algorithm>
#include <cmath>
#include <ctime>

#include "core/catalog.hpp"
#include "core/cli/arguments.hpp"
#include "core/cli/commands.hpp"
#include "core/playouts.hpp"

namespace flotilla::cli {
namespace {

constexpr int rounds = 5;
constexpr double seconds_a_round = 0.4, seconds_a_bot = 1;

double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double rounded(double value) {
  return std::round(value * 100) / 100;
}

// As many as take about the time of a round: a match of one game is ten times as long as another's.
std::uint64_t matches_a_round(const Game& game, int players) {
  constexpr std::uint64_t few = 200;
  const double start = processor_seconds();
  random_playouts(game.info->id, players, few, 41);
  const double taken = std::max(processor_seconds() - start, 1e-6);
  return std::max(few, static_cast<std::uint64_t>(few * seconds_a_round / taken));
}

Json playout_row(const Game& game, int players, std::uint64_t matches) {
  double best = 0;
  PlayoutTotals totals;
  for (int round = 0; round < rounds; ++round) {
    const double start = processor_seconds();
    totals =
        random_playouts(game.info->id, players, matches, 42 + static_cast<std::uint64_t>(round));
    best = std::max(best, static_cast<double>(matches) / (processor_seconds() - start));
  }
  const double moves_per_match =
      static_cast<double>(totals.moves) / static_cast<double>(totals.matches);
  return {{"game", game.info->id},
          {"players", players},
          {"measure", "random playouts"},
          {"matches_per_s", std::round(best)},
          {"moves_per_s", std::round(best * moves_per_match)},
          {"ns_per_move", rounded(1e9 / best / moves_per_match)},
          {"moves_per_match", rounded(moves_per_match)}};
}

// A bot playing against itself: decisions a second, everything that its seat needs included.
Json bot_row(const Game& game, int players, std::string_view bot) {
  Rng rng(7);
  std::uint64_t decisions = 0;
  const double start = processor_seconds();
  while (decisions == 0 || processor_seconds() - start < seconds_a_bot) {
    const auto table = game.start(Json::object(), rng.seed(), bots_at_table(players));
    for (; !(*table)->over(); ++decisions)
      (*table)->apply(choose_at(**table, bot, (*table)->to_act()[0], rng));
  }
  const double seconds = processor_seconds() - start;
  return {{"game", game.info->id},
          {"players", players},
          {"measure", "bot " + std::string(bot)},
          {"decisions_per_s", std::round(static_cast<double>(decisions) / seconds)},
          {"us_per_decision", rounded(1e6 * seconds / static_cast<double>(decisions))}};
}

}  // namespace

int bench(const ArgumentWords& words) {
  const Arguments arguments(words, {"game", "matches"});
  const auto wanted = static_cast<std::uint64_t>(arguments.number("matches", 0, 100000000, 0));
  bool found = false;
  for (const Game& game : games()) {
    if (arguments.has("game") && arguments.text("game") != game.info->id) continue;
    found = true;
    for (int players = game.info->min_seats; players <= game.info->max_seats; ++players) {
      print(dump_json(
          playout_row(game, players, wanted > 0 ? wanted : matches_a_round(game, players))));
      for (const std::string_view bot : game.info->bots)
        print(dump_json(bot_row(game, players, bot)));
    }
  }
  if (!found) fail("there is no such game; see flotilla games");
  return 0;
}

}  // namespace flotilla::cli
