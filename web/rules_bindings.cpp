// rules_bindings.cpp: the module of the rules alone, for tests and benchmarks under Node.
#include <emscripten/bind.h>

#include <string>

#include "core/ask_bot.hpp"
#include "core/catalog.hpp"
#include "core/playouts.hpp"

namespace flotilla {
namespace {

std::string games_text() {
  return dump_json(games_json());
}

std::string choose(const std::string& request) {
  return ask_bot(request);
}

std::string fingerprint_of(const std::string& id, int matches) {
  const Game* game = find_game(id);
  return game ? fingerprint(*game, matches) : "";
}

std::string bench(const std::string& id, int matches, int seed) {
  const Game* game = find_game(id);
  if (!game) return error_text({"game", Text::plain("there is no such game")});
  const PlayoutTotals totals =
      random_playouts(id, game->info->min_seats, static_cast<std::uint64_t>(matches),
                      static_cast<std::uint64_t>(seed));
  return dump_json(
      {{"matches", totals.matches}, {"moves", totals.moves}, {"check", Rng::hex(totals.check)}});
}

}  // namespace

EMSCRIPTEN_BINDINGS(rules) {
  emscripten::function("games", &games_text);
  emscripten::function("choose", &choose);
  emscripten::function("fingerprint", &fingerprint_of);
  emscripten::function("bench", &bench);
}

}  // namespace flotilla
