// yutaka_places.hpp: where everything of Yutakâ lies on the canvas.
#pragma once

#include <array>
#include <vector>

#include "core/games/yutaka/yutaka.hpp"
#include "web/frame.hpp"

namespace flotilla::yutaka {

// Above the islands lies the other player's side, below them the own one.
enum class Side : std::uint8_t { upper, lower };
inline constexpr std::array both_sides = {Side::upper, Side::lower};
constexpr std::size_t index(Side side) {
  return static_cast<std::size_t>(side);
}

struct IslandPlaces {
  Rect cell;  // all that belongs to the island
  Rect land;
  Rect tiles;
  Rect name;
  std::array<Rect, 2> scales;  // a row of strengths for each side
  std::array<Rect, 2> columns;
  bool in_rows = false;  // too flat for columns: the five places lie side by side
  float gap = 0;         // between places

  // A place of a column: the first is next to the island.
  Rect card(Side side, std::size_t at) const;
};

struct Places {
  Frame frame;
  std::array<IslandPlaces, island_count> islands;
  std::array<Rect, 2> plates;
  std::array<Rect, 2> decks;  // empty where only the plate tells the number
  Rect backs;                 // the other player's hand; may be empty
  Rect hand;
  Rect countdown, treasures;  // in sight on a wide canvas, else on a sheet over the board
  Rect set_aside;             // the five tiles that are not in the match; may be empty
  bool on_sheet = false;
};

Places find_places(const Rect& canvas, float unit);

Fanned hand_card(const Places& places, int count, int at);
Rect back(const Places& places, int count, int at);

// Where the tiles of an island lie. A tile that lies on others lies there until it is turned over;
// then it slides to a place of its own.
Rect tile(const IslandPlaces& island, const State& state, std::size_t island_number,
          std::size_t slot);
// The slots of an island in the order in which they are painted, lowest first.
std::vector<std::size_t> from_below(const State& state, std::size_t island_number);

// The order in which a hand is shown: the places of its cards in the state.
std::vector<std::size_t> shown_order(const Hand& hand, bool sorted);

}  // namespace flotilla::yutaka
