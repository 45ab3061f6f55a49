// playout.hpp: a match at random moves, in place and without the heap: what search, the benchmark
// and the fingerprint are made of.
#pragma once

#include "core/engine/rules.hpp"

namespace flotilla {

// Plays listed moves at random to the end. Returns how many.
template <Rules R>
int playout(typename R::State& state, Rng& rng) {
  MoveList<R> moves;
  int count = 0;
  for (; !R::over(state); ++count) {
    moves.clear();
    R::legal_moves(state, moves);
    R::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
  }
  return count;
}

}  // namespace flotilla
