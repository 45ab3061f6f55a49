// setup.cpp: how a match begins: the sea is laid out at random, Maps are dealt, everybody gets a
// Life and a cannonball. Captains and lairs are chosen by moves.
#include "core/games/yoho/yoho.hpp"

namespace flotilla {

using namespace yoho;

static_assert(Rules<Yoho>);
static_assert(sizeof(State) <= 512);  // it is copied for every thought of a bot

namespace {

void lay_out_sea(State& state) {
  for (std::size_t i = 0; i < sea_card_count; ++i)
    state.sea_deck.push_back(static_cast<std::uint8_t>(i + 1));
  state.rng.shuffle(state.sea_deck);
  for (Tile& tile : state.grid) {
    tile.card = state.sea_deck.pop_back();
    tile.face = face_of(tile.card, Side::compass);
    tile.rot = static_cast<std::uint8_t>(state.rng.below(4));
  }
  state.sea_next.card = state.sea_deck.pop_back();
  state.sea_next.face = face_of(state.sea_next.card, Side::compass);
}

void deal_maps(State& state) {
  for (const Card map : full_map_deck) state.map_deck.push_back(map);
  state.rng.shuffle(state.map_deck);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    auto& maps = state.player(seat).maps;
    for (std::size_t i = 0; i < hand_size; ++i) maps.push_back(state.map_deck.pop_back());
    std::sort(maps.begin(), maps.end());
  }
}

}  // namespace

State Yoho::start(const Options& options, int players, Rng rng) {
  State state;
  state.options = options;
  state.rng = rng;
  state.seats = static_cast<std::uint8_t>(players);
  lay_out_sea(state);
  deal_maps(state);
  state.reserve = static_cast<std::uint8_t>(coins_for(players));
  state.life_supply = static_cast<std::uint8_t>(life_tokens - players);
  state.cannonball_supply = static_cast<std::uint8_t>(cannonball_tokens - players);
  return state;
}

SeatList Yoho::to_act(const State& state) {
  return over(state) ? SeatList{} : SeatList{state.active};
}

}  // namespace flotilla
