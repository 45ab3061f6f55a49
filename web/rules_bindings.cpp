// rules_bindings.cpp: the module of the rules alone: for the worker in which bots think, and for
// tests and benchmarks under Node. Text in, text out; nothing to delete on the other side.
#include <emscripten/bind.h>

#include <string>

#include "core/catalog.hpp"

namespace {

using namespace flotilla;

std::string error_text(const Refusal& refusal) {
  // No words are loaded here: what can go wrong is technical, or a key.
  std::string why = refusal.why.key;
  if (why.empty() && !refusal.why.args.empty())
    why = std::get<std::string>(refusal.why.args[0].value);
  return dump_json({{"error", {{"where", refusal.where}, {"why", why}}}});
}

Result<Json> choose_move(const std::string& text) {
  const auto request = parse_json(text);
  if (!request) return request;
  Reader::Problem problem;
  const Reader reader(*request, problem);
  reader.keys({"game", "bot", "knowledge", "seed"});
  if (!reader.ok()) return std::unexpected(*problem.first);
  const Game* game = find_game(reader.at("game").string());
  const std::string bot = reader.at("bot").string();
  const auto seed = Rng::from_hex(reader.at("seed").string());
  if (!reader.ok()) return std::unexpected(*problem.first);
  if (!game) return refuse("game", "there is no such game");
  if (!seed) return refuse("seed", "hexadecimal digits are expected here");
  return game->choose(bot, (*request)["knowledge"], *seed);
}

std::string choose(const std::string& request) {
  const auto move = choose_move(request);
  return move ? dump_json({{"move", *move}}) : error_text(move.error());
}

std::string list_games() { return dump_json(games_json()); }

std::string print_of(const std::string& id, int matches) {
  const Game* game = find_game(id);
  return game ? fingerprint(*game, matches) : "";
}

std::string bench(const std::string& id, int matches, int seed) {
  const Game* game = find_game(id);
  if (!game) return error_text({"game", Text::plain("there is no such game")});
  const PlayoutTotals totals =
      game->playouts(game->info->min_seats, static_cast<std::uint64_t>(matches),
                     static_cast<std::uint64_t>(seed));
  return dump_json({{"matches", totals.matches},
                    {"moves", totals.moves},
                    {"check", Rng::hex(totals.check)}});
}

}  // namespace

EMSCRIPTEN_BINDINGS(rules) {
  emscripten::function("games", &list_games);
  emscripten::function("choose", &choose);
  emscripten::function("fingerprint", &print_of);
  emscripten::function("bench", &bench);
}
