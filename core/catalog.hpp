// catalog.hpp: the games by name. catalog.cpp and games.hpp are the only files that name them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/table.hpp"

namespace flotilla {

// One game with its types erased.
struct Game {
  const GameInfo* info;
  std::vector<OptionInfo> (*option_infos)(int players);
  Result<std::unique_ptr<Table>> (*start)(const Json& options, std::uint64_t seed,
                                          const std::vector<Sitter>& sitters);
};

std::span<const Game> games();
const Game* find_game(std::string_view id);
Json games_json();
Json option_infos_json(const std::vector<OptionInfo>& infos);

Result<std::unique_ptr<Table>> new_table(std::string_view game, const Json& options,
                                         const std::vector<Sitter>& sitters, std::uint64_t seed);
// Replays a save. Refused: damaged (a path and what is wrong), or of a newer format, or of other
// rules, or one whose replay ends elsewhere (keys engine.save.newer, .rules, .replay).
Result<std::unique_ptr<Table>> load_table(const Json& save);
// For the command line, which is handed states from outside (positions.cpp).
Result<std::unique_ptr<Table>> table_from_state(const Json& state);
// A bot's move, decided from what its seat knows at this table (positions.cpp).
Json choose_at(const Table& table, std::string_view bot, Seat seat, Rng& rng);

// Plays seeded random matches of every player count and option through the whole engine (events,
// views, bots, JSON) and boils all of it down to sixteen digits: equal on every machine and
// compiler (fingerprint.cpp).
std::string fingerprint(const Game& game, int matches);

// Options that differ from the default in one thing each, all that a form can offer, and one with
// all its flags.
std::vector<Json> option_samples(const std::vector<OptionInfo>& infos);

std::vector<Sitter> bots_at_table(int players);

}  // namespace flotilla
