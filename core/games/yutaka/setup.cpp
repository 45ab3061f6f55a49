// setup.cpp: how a match begins. The options are read and completed in json.cpp.
#include <algorithm>

#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using namespace yutaka;

static_assert(Rules<Yutaka>);
static_assert(sizeof(State) <= 256);  // it is copied for every thought of a bot

namespace {

// The first five tiles are out of the match; the others fill the islands from left to right.
void lay_out_the_tiles(State& state, Rng& rng) {
  std::array<Tile, tile_count> tiles = all_tiles;
  rng.shuffle(tiles);
  std::copy_n(tiles.begin(), set_aside_count, state.set_aside.begin());
  std::copy_n(tiles.begin() + set_aside_count, place_count, state.tiles.begin());
  state.accessible = accessible_tiles(state.options.layout, state.face_up);
}

// The first six cards are the hand, the seventh is the top of the deck.
void deal(Player& player, Rng& rng) {
  std::array<Card, deck_size> cards = full_deck;
  rng.shuffle(cards);
  for (std::size_t i = 0; i < hand_size; ++i) player.hand.push_back(cards[i]);
  player.deck.resize(draw_pile_size);
  std::reverse_copy(cards.begin() + hand_size, cards.end(), player.deck.begin());
}

}  // namespace

State Yutaka::start(const Options& options, int, Rng rng) {
  State state;
  state.options = options;
  lay_out_the_tiles(state, rng);
  for (Player& player : state.players) deal(player, rng);
  state.rng = rng;
  return state;
}

}  // namespace flotilla
