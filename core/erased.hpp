// erased.hpp: makes a Game, the row of the catalogue, out of a struct of rules.
#pragma once

#include <memory>
#include <utility>

#include "core/catalog.hpp"

namespace flotilla {

template <Rules R>
Result<std::unique_ptr<Table>> read_table(const Json& json) {
  const auto state = read_json(json, "", R::read_state);
  if (!state) return std::unexpected(state.error());
  return std::make_unique<TableOf<R>>(Match<R>(*state));
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

  static Game game() { return {&R::info, R::option_infos, start}; }
};

}  // namespace flotilla
