// games.hpp: the list of the games. A new game is one line here.
#pragma once

#include <tuple>

#include "core/games/totohu/totohu.hpp"
#include "core/games/yoho/yoho.hpp"
#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

// A visitor fetches one game at a time: a module of the page is made for each (web/CMakeLists.txt).
#ifdef FLOTILLA_GAME
using AllGames = std::tuple<FLOTILLA_GAME>;
#else
using AllGames = std::tuple<Yutaka, Totohu, Yoho>;
#endif

}  // namespace flotilla
