// playouts.hpp: many random matches of any game, to be timed by the caller and to be compared
// between builds. It stands apart from the catalogue because it is compiled for speed everywhere.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace flotilla {

struct PlayoutTotals {
  std::uint64_t matches = 0;
  std::uint64_t moves = 0;
  std::uint64_t check = 0;           // a hash of all results
  std::vector<std::uint64_t> wins;   // by side, shared ones counted for each
  std::vector<std::int64_t> scores;  // by side, added up
};

// Default options. Expects a game of the catalogue and a number of players that it allows.
PlayoutTotals random_playouts(std::string_view game, int players, std::uint64_t matches,
                              std::uint64_t seed);

}  // namespace flotilla
