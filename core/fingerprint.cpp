// fingerprint.cpp: what a build makes of seeded matches, in sixteen digits.
#include "core/catalog.hpp"

namespace flotilla {
namespace {

// One match, all of it, boiled down to a number.
std::uint64_t match_hash(const Game& game, Table& table, Rng rng, std::uint64_t hash) {
  while (!table.over()) {
    const Json moves = table.legal_moves();
    const Json& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (table.apply(move)) return 0;
    const SeatList to_act = table.to_act();
    hash = hash_text(dump_json(table.events(table.move_count() - 1)), hash);
    if (to_act.empty()) continue;
    const Seat seat = to_act[0];
    hash = hash_text(dump_json(table.view(seat)), hash);
    // What the bots make of it differs as soon as one rounding does.
    if (rng.below(8) == 0)
      for (const std::string_view bot : game.info->bots)
        hash = hash_text(dump_json(choose_at(table, bot, seat, rng)), hash);
  }
  return hash_text(dump_json(table.state()), hash);
}

}  // namespace

std::string fingerprint(const Game& game, int matches) {
  std::uint64_t hash = hash_text(game.info->id);
  Rng rng(1);
  for (int players = game.info->min_seats; players <= game.info->max_seats; ++players)
    for (const Json& options : option_samples(game.option_infos(players)))
      for (int i = 0; i < matches; ++i) {
        const auto table = game.start(options, rng.seed(), bots_at_table(players));
        hash = table ? match_hash(game, **table, Rng(rng.seed()), hash) : 0;
      }
  return Rng::hex(hash);
}

}  // namespace flotilla
