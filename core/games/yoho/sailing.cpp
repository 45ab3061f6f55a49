// sailing.cpp: where open water leads.
#include <bit>

#include "core/games/yoho/yoho.hpp"

namespace flotilla::yoho {
namespace {

using Path = FixedVector<std::int8_t, cell_count + 1>;

constexpr PlaceSet bit_of_place(int place) {
  return PlaceSet{1} << place;
}
constexpr PlaceSet home_bit = bit_of_place(home_place);

// The cells, a bit each, whose cards are open at an edge.
struct Water {
  std::array<PlaceSet, 4> open{};
};

constexpr PlaceSet west_column = 0x1111, east_column = 0x8888;

Water water_of(const State& state) {
  Water water;
  for (int cell = 0; cell < cell_count; ++cell) {
    const Edges open = state.tile(cell).open();
    for (const Edge edge : all_edges)
      if (contains(open, edge)) water.open[index(edge)] |= bit_of_place(cell);
  }
  return water;
}

// All cells one step away from these through edges that are open on both sides.
PlaceSet steps_from(const Water& water, PlaceSet cells) {
  const auto& [north, east, south, west] = water.open;
  PlaceSet next = 0;
  next |= (cells & north) >> side_length & south;
  next |= (cells & south) << side_length & north & all_cells;
  next |= (cells & east & ~east_column) << 1 & west;
  next |= (cells & west & ~west_column) >> 1 & east;
  return next;
}

// The bit of the cell in front of the lair if there is open water between the two.
PlaceSet mouth_of(const State& state, Seat seat) {
  const Lair& lair = state.player(seat).lair;
  if (lair.edge == Edge::none) return 0;
  const int front = front_cell(lair);
  return contains(state.tile(front).open(), lair.edge) ? bit_of_place(front) : 0;
}

}  // namespace

PlaceSet reachable(const State& state, Seat seat) {
  const int start = state.player(seat).ship;
  const PlaceSet mouth = mouth_of(state, seat);
  const Water water = water_of(state);
  PlaceSet seen = start == home ? mouth : bit_of_place(start), fresh = seen;
  while (fresh != 0) {
    fresh = steps_from(water, fresh) & ~seen;
    seen |= fresh;
  }
  if ((seen & mouth) != 0) seen |= home_bit;
  return seen & ~bit_of_place(place_of(start));
}

// Breadth first, neighbours in the order north, east, south, west, then home.
Path path_to(const State& state, Seat seat, int to) {
  const Lair& lair = state.player(seat).lair;
  const int start = place_of(state.player(seat).ship), goal = place_of(to);
  const PlaceSet mouth = mouth_of(state, seat);
  std::array<std::int8_t, cell_count + 1> came_from;
  came_from.fill(-1);
  FixedVector<int, cell_count + 1> queue = {start};
  const auto visit = [&](int from, int place) {
    if (place == start || came_from[static_cast<std::size_t>(place)] >= 0) return;
    came_from[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(from);
    queue.push_back(place);
  };
  for (std::size_t at = 0; at < queue.size() && queue[at] != goal; ++at) {
    const int here = queue[at];
    if (here == home_place) {
      if (mouth != 0) visit(here, front_cell(lair));
      continue;
    }
    for (const Edge edge : all_edges) {
      const int next = neighbour(here, edge);
      if (next != no_cell && contains(state.tile(here).open(), edge) &&
          contains(state.tile(next).open(), opposite(edge)))
        visit(here, next);
    }
    if (mouth == bit_of_place(here)) visit(here, home_place);
  }
  Path backwards;
  for (int place = goal; place >= 0; place = came_from[static_cast<std::size_t>(place)])
    backwards.push_back(static_cast<std::int8_t>(place == home_place ? home : place));
  std::reverse(backwards.begin(), backwards.end());
  return backwards;
}

}  // namespace flotilla::yoho
