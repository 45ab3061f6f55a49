// games.hpp: the list of the games. A new game is one line here.
#pragma once

#include <tuple>

#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using AllGames = std::tuple<Yutaka>;

}  // namespace flotilla
