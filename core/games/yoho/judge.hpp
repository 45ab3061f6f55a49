// judge.hpp: what the bot of Yoho! thinks a position is worth, for its tests to look at.
#pragma once

#include "core/games/yoho/yoho.hpp"

namespace flotilla::yoho {

// Worth is counted in whole numbers, so that every platform comes to the same choice.
inline constexpr int worth_of_a_point = 1000;

// How a seat stands by itself, in tenths of a point: coins, Life, cannonballs, where its ship is
// and where it can go.
int standing(const State& state, Seat seat);

// How a seat stands against the others, in thousandths of a point. Once it is over only winning
// counts.
int evaluate(const State& state, Seat seat);

}  // namespace flotilla::yoho
