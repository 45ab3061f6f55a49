// setup.cpp: how a match begins. Nobody chooses anything: the options are read in json.cpp.
#include "core/games/totohu/totohu.hpp"

namespace flotilla {

using namespace totohu;

static_assert(Rules<Totohu>);
static_assert(sizeof(State) <= 1024);  // it is copied for every thought of a bot

State Totohu::start(const Options& options, int players, Rng rng) {
  State state;
  state.options = options;
  state.rng = rng;
  state.seats = static_cast<std::uint8_t>(players);
  state.acting = static_cast<std::uint8_t>((1u << players) - 1);
  state.supply = box_for(players);
  return state;
}

SeatList Totohu::to_act(const State& state) {
  return seats_in(state.acting);
}

}  // namespace flotilla
