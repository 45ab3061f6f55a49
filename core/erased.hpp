// erased.hpp: makes a Game, the row of the catalogue, out of a struct of rules.
#pragma once

#include <memory>
#include <utility>

#include "core/bots/bots.hpp"
#include "core/catalog.hpp"
#include "core/engine/playout.hpp"

namespace flotilla {

template <Rules R>
Knowledge<R> read_knowledge(const Reader& reader, const GameInfo& info) {
  Knowledge<R> known;
  reader.keys({"seat", "view", "events", "moves"});
  if (!reader.ok()) return known;
  const Seat seat = reader.at("seat").seat(info.max_seats);
  known.view = R::read_view(reader.at("view"), seat);
  if (!reader.ok()) return known;
  const int players = R::seats(known.view.state);
  const Reader events = reader.at("events");
  for (std::size_t i = 0, n = events.size(0, 100000); i < n && reader.ok(); ++i)
    known.seen.push_back(R::read_event(events.at(i), players));
  const Reader moves = reader.at("moves");
  for (std::size_t i = 0, n = moves.size(1, R::most_moves); i < n && reader.ok(); ++i)
    known.moves.push_back(R::read_move(moves.at(i), known.view.state));
  return known;
}

// The default options of a game for a number of players.
template <Rules R>
typename R::Options default_options(int players) {
  const Json none = Json::object();
  Reader::Problem problem;
  return R::read_options(Reader(none, problem, "options"), players);
}

template <Rules R>
struct Erased {
  static Result<std::unique_ptr<Table>> start(const Json& options, std::uint64_t seed,
                                              const std::vector<Sitter>& sitters) {
    const int players = static_cast<int>(sitters.size());
    if (players < R::info.min_seats || players > R::info.max_seats)
      return refuse("players", "this game is for " + std::to_string(R::info.min_seats) + " to " +
                                   std::to_string(R::info.max_seats) + " players");
    const auto read = read_json(options, "options", [&](const Reader& reader) {
      return R::read_options(reader, players);
    });
    if (!read) return std::unexpected(read.error());
    return std::make_unique<TableOf<R>>(Match<R>(R::start(*read, players, Rng(seed))),
                                        Origin{R::options_json(*read), seed, sitters});
  }

  static Result<std::unique_ptr<Table>> from_state(const Json& json) {
    const auto state = read_json(json, "", R::read_state);
    if (!state) return std::unexpected(state.error());
    return std::make_unique<TableOf<R>>(Match<R>(*state));
  }

  static Result<Json> choose_from_json(std::string_view bot, const Json& json, std::uint64_t seed) {
    if (!has_bot<R>(bot)) return refuse("bot", "there is no such bot");
    const auto known = read_json(json, "knowledge", [](const Reader& reader) {
      return read_knowledge<R>(reader, R::info);
    });
    if (!known) return std::unexpected(known.error());
    Rng rng(seed);
    return R::move_json(choose<R>(bot, *known, rng));
  }

  static Json choose_here(std::string_view bot, const Table& table, Seat seat, Rng& rng) {
    const auto known = static_cast<const TableOf<R>&>(table).match().knowledge(seat);
    return R::move_json(choose<R>(bot, known, rng));
  }

  static PlayoutTotals playouts(int players, std::uint64_t matches, std::uint64_t seed) {
    PlayoutTotals totals;
    totals.matches = matches;
    totals.wins.resize(static_cast<std::size_t>(players));
    totals.scores.resize(static_cast<std::size_t>(players));
    const auto options = default_options<R>(players);
    Rng rng(seed);
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

  static Game game() {
    return {&R::info, R::option_infos, start,    from_state, choose_from_json,
            choose_here, playouts,     sizeof(typename R::State)};
  }
};

}  // namespace flotilla
