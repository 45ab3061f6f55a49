// commands.hpp: the calls of the command line, one function each.
#pragma once

#include <string>
#include <vector>

namespace flotilla::cli {

using ArgumentWords = std::vector<std::string>;  // what stands after the call's name

int list_games(const ArgumentWords&);
int new_state(const ArgumentWords&);
int legal(const ArgumentWords&);
int apply(const ArgumentWords&);
int view(const ArgumentWords&);
int play(const ArgumentWords&);
int duel(const ArgumentWords&);
int bench(const ArgumentWords&);
int print_fingerprint(const ArgumentWords&);

}  // namespace flotilla::cli
