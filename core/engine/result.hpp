// result.hpp: refusals are values. Nothing in core throws.
#pragma once

#include <expected>
#include <string>
#include <utility>

#include "core/engine/text.hpp"

namespace flotilla {

struct Refusal {
  std::string where;  // the path of what is wrong ("players[1].hand[2]"); empty for a move
  Text why;
};

template <class T>
using Result = std::expected<T, Refusal>;

inline std::unexpected<Refusal> refuse(std::string where, std::string why) {
  return std::unexpected(Refusal{std::move(where), Text::plain(std::move(why))});
}

}  // namespace flotilla
