// ask_bot.hpp: a bot's move for any game, text in and out. It stands apart from the catalogue so
// that the worker's module holds nothing else.
#pragma once

#include <string>
#include <string_view>

#include "core/engine/result.hpp"

namespace flotilla {

// {"game", "bot", "knowledge", "seed"} -> {"move": …} or {"error": {"where", "why"}}
std::string ask_bot(std::string_view request);

// What can go wrong here is technical: told in plain English.
std::string error_text(const Refusal& refusal);

}  // namespace flotilla
