// bots.hpp: a bot is a function of what its seat knows, and of a seed. `random` serves every game;
// the others are each game's own (judge.cpp).
#pragma once

#include <algorithm>
#include <string_view>

#include "core/engine/rules.hpp"

namespace flotilla {

template <Rules R>
bool has_bot(std::string_view bot) {
  return bot == "random" || std::ranges::find(R::info.bots, bot) != R::info.bots.end();
}

// Expects a seat that has moves and a bot that the game has.
template <Rules R>
typename R::Move choose(std::string_view bot, const Knowledge<R>& known, Rng& rng) {
  if (bot != "random") return R::decide(bot, known, rng);
  return known.moves[rng.below(static_cast<std::uint32_t>(known.moves.size()))];
}

}  // namespace flotilla
