// bots_bindings.cpp: the module of the bots alone, for the worker in which they think. A bot gets
// what its seat knows, never a state.
#include <emscripten/bind.h>

#include <string>

#include "core/ask_bot.hpp"

namespace {

std::string choose(const std::string& request) { return flotilla::ask_bot(request); }

}  // namespace

EMSCRIPTEN_BINDINGS(bots) { emscripten::function("choose", &choose); }
