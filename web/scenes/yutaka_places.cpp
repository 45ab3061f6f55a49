// yutaka_places.cpp: see yutaka_places.hpp.
#include "web/scenes/yutaka_places.hpp"

#include <cmath>

namespace flotilla::yutaka {
namespace {

constexpr float card_aspect = 0.70f;
constexpr float lift = 0.27f;  // how much of a tile peeps out from under the one that lies on it

IslandPlaces island_places(const Frame& frame, const Rect& cell) {
  IslandPlaces island;
  island.cell = cell;
  const float unit = frame.unit;
  const bool narrow = cell.w < 120 * unit;
  const float most_tiles = narrow ? cell.w * 0.93f : cell.w * 0.68f;
  const float name = std::max(frame.small * 1.12f, cell.h * 0.036f);

  // Columns first: five places of at least this height, or they become rows.
  const bool stacked_scales = narrow && cell.h > 360 * unit;  // the icon over its number
  float scale = stacked_scales ? 29 * unit : std::clamp(cell.h * 0.042f, 12 * unit, 24 * unit);
  float tiles = std::min(most_tiles, cell.h * 0.27f);
  float column = (cell.h - tiles - 2 * scale - name - cell.h * 0.045f) / 2;
  island.in_rows = column < 5 * 14 * unit;
  if (island.in_rows) {
    column = std::clamp(cell.h * 0.15f, 21 * unit, cell.w / 5 * 1.9f);
    scale = std::clamp(cell.h * 0.08f, 11 * unit, 21 * unit);
    tiles = std::min(narrow ? cell.w * 0.86f : cell.w * 0.68f,
                     cell.h - 2 * column - 2 * scale - name - cell.h * 0.05f);
  }
  island.gap = std::max(unit, std::round(column * (island.in_rows ? 0.06f : 0.018f)));

  Rect rest = cell;
  const float wide = island.in_rows
                         ? cell.w * 0.98f
                         : std::min(cell.w * 0.94f, std::max(cell.w * 0.6f, column * 0.8f));
  const auto column_area = [&](Rect strip) {
    return snapped(around(strip.centre(), wide, strip.h));
  };
  island.columns[index(Side::upper)] = column_area(rest.cut_top(column));
  island.columns[index(Side::lower)] = column_area(rest.cut_bottom(column));
  const float margin = cell.h * 0.011f;
  rest = rest.inset(0, margin);
  island.name = rest.cut_bottom(name);
  island.land = snapped(rest.inset(cell.w * (narrow ? 0.005f : 0.03f), 0));
  Rect inner = rest.inset(0, std::max(0.f, (rest.h - tiles - 2 * scale) / 4));
  island.scales[index(Side::upper)] = inner.cut_top(scale);
  island.scales[index(Side::lower)] = inner.cut_bottom(scale);
  island.tiles = around(inner.centre(), std::min(tiles, inner.h), std::min(tiles, inner.h));
  return island;
}

// Sorts a handful of numbers, equal ones staying in order.
template <class Key>
void sort_few(std::vector<std::size_t>& items, Key key) {
  for (std::size_t i = 1; i < items.size(); ++i)
    for (std::size_t j = i; j > 0 && key(items[j]) < key(items[j - 1]); --j)
      std::swap(items[j], items[j - 1]);
}

std::vector<std::size_t> numbers_to(std::size_t count) {
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < count; ++i) numbers.push_back(i);
  return numbers;
}

// Where the slots of an island lie, in tiles, from the upper left of its tiles.
struct Arrangement {
  std::array<Point, most_slots> flat{};   // turned over, or lying on nothing
  std::array<Point, most_slots> piled{};  // face down
  std::array<int, most_slots> level{};
  Point size;
};

Arrangement arrange(const State& state, std::size_t island) {
  const std::size_t slots = state.options.layout.slots(island);
  const auto on = [&](std::size_t slot) {
    return state.options.layout.lying_on[state.options.layout.place(island, slot)];
  };
  Arrangement result;
  // A slot only ever lies on slots with smaller numbers.
  std::array<std::vector<std::size_t>, most_slots> below;
  std::size_t bases = 0;
  int levels = 0;
  for (std::size_t slot = 0; slot < slots; ++slot) {
    for (std::size_t lower = 0; lower < slot; ++lower)
      if (on(lower) >> slot & 1) {
        below[slot].push_back(lower);
        result.level[slot] = std::max(result.level[slot], result.level[lower] + 1);
      }
    bases += below[slot].empty();
    levels = std::max(levels, result.level[slot]);
  }
  const std::size_t columns = slots <= 1 ? 1 : slots <= 4 ? 2 : slots <= 6 ? 3 : 4;
  const std::size_t rows = (slots + columns - 1) / columns;
  // Rows keep so far apart that what is turned over never lies under a pile; a single pile has the
  // other columns for that.
  const float raised = bases == 1 ? 0 : lift * static_cast<float>(std::max(0, levels - 1));
  const auto cell_at = [&](std::size_t column, std::size_t row) {  // rows from below
    return Point{static_cast<float>(column), (1 + raised) * static_cast<float>(rows - 1 - row)};
  };
  std::vector<Point> free;
  std::size_t next_base = 0;
  for (std::size_t slot = 0; slot < slots; ++slot)
    if (below[slot].empty()) {
      result.flat[slot] = cell_at(next_base % columns, next_base / columns);
      // A last row that is not full stands in the middle.
      const std::size_t in_row = std::min(columns, slots - next_base / columns * columns);
      if (levels == 0) result.flat[slot].x += static_cast<float>(columns - in_row) / 2;
      ++next_base;
    }
  for (std::size_t cell = next_base; cell < columns * rows; ++cell)
    free.push_back(cell_at(cell % columns, cell / columns));
  // Highest first, each to the free cell that is nearest; from a single pile, that is farthest.
  std::vector<std::size_t> order;
  for (std::size_t slot = 0; slot < slots; ++slot)
    if (!below[slot].empty()) order.push_back(slot);
  sort_few(order, [&](std::size_t slot) { return -result.level[slot]; });
  for (std::size_t slot = 0; slot < slots; ++slot) {
    result.piled[slot] = result.flat[slot];
    if (below[slot].empty()) continue;
    Point sum;
    float highest = result.piled[below[slot].front()].y;
    for (const std::size_t lower : below[slot]) {
      sum = sum + result.piled[lower];
      highest = std::min(highest, result.piled[lower].y);
    }
    const bool bridges = below[slot].size() > 1;
    // Several tiles on the same ones lie side by side.
    int before = 0, together = 0;
    for (std::size_t other = 0; other < slots; ++other)
      if (below[other] == below[slot]) before += other < slot, ++together;
    const float aside = (static_cast<float>(before) - static_cast<float>(together - 1) / 2) * 0.62f;
    result.piled[slot] = {
        sum.x / static_cast<float>(below[slot].size()) + (bridges ? 0 : lift * 0.22f) + aside,
        (bridges ? sum.y / static_cast<float>(below[slot].size()) : highest) - lift};
  }
  for (const std::size_t slot : order) {
    if (free.empty()) break;
    const Point from = result.piled[slot];
    const auto nearer = [&](Point a, Point b) {
      const float x = std::abs(a.x - from.x), y = std::abs(b.x - from.x);
      return bases == 1 ? x > y : x < y;
    };
    const auto best = std::ranges::min_element(free, nearer);
    result.flat[slot] = *best;
    free.erase(best);
  }
  Point least, most;
  for (std::size_t slot = 0; slot < slots; ++slot)
    for (const Point p : {result.flat[slot], result.piled[slot]}) {
      least = {std::min(least.x, p.x), std::min(least.y, p.y)};
      most = {std::max(most.x, p.x + 1), std::max(most.y, p.y + 1)};
    }
  for (std::size_t slot = 0; slot < slots; ++slot) {
    result.flat[slot] = result.flat[slot] - least;
    result.piled[slot] = result.piled[slot] - least;
  }
  result.size = most - least;
  return result;
}

}  // namespace

Rect IslandPlaces::card(Side side, std::size_t at) const {
  const Rect& area = columns[index(side)];
  const auto n = static_cast<int>(at);
  if (in_rows) return snapped(flotilla::cell(area, 5, 1, n, 0, gap));
  return snapped(flotilla::cell(area, 1, 5, 0, side == Side::lower ? n : 4 - n, gap));
}

Places find_places(const Rect& canvas, float unit) {
  Places places;
  places.frame = lay_out(canvas, unit);
  const Frame& frame = places.frame;
  const Rect board = frame.board;
  const float between = std::min(board.w * 0.008f, 12 * unit);
  for (std::size_t i = 0; i < island_count; ++i)
    places.islands[i] = island_places(frame, cell(board, 5, 1, static_cast<int>(i), 0, between));

  places.plates[index(Side::lower)] = frame.own;
  Rect strip = frame.opponents;
  places.hand = frame.hand;
  switch (frame.shape) {
    case Frame::Shape::wide: {
      places.plates[index(Side::upper)] = strip.cut_left(frame.own.w);
      strip.cut_left(14 * unit);
      places.decks[index(Side::upper)] = strip.cut_left(strip.h * card_aspect);
      // The other hand mirrors the own one: in the middle of the board.
      const float backs = strip.h * card_aspect * 3.2f;
      places.backs = {std::max(strip.x + 18 * unit, board.centre().x - backs / 2), strip.y, backs,
                      strip.h};
      const float deck = std::min(frame.hand.h * 0.62f, 124 * unit);
      places.decks[index(Side::lower)] = {frame.hand.x + 2 * unit, frame.own.bottom() - deck,
                                          deck * card_aspect, deck};
      places.hand.cut_left(deck * card_aspect + 18 * unit);
      Rect side = frame.side;
      places.countdown = side.cut_top(std::clamp(side.h * 0.24f, 96 * unit, 136 * unit));
      side.cut_top(10 * unit);
      places.treasures = side.cut_top(
          std::min(side.h, std::max(196 * unit, std::min(side.h * 0.62f, 270 * unit))));
      side.cut_top(10 * unit);
      if (side.h > 76 * unit)
        places.set_aside = side.cut_top(
            std::min(side.h, frame.small * 1.5f + (side.w - 48 * unit) / 5 + 20 * unit));
      break;
    }
    case Frame::Shape::low:
      places.plates[index(Side::upper)] = strip;
      places.on_sheet = true;
      break;
    case Frame::Shape::stacked: {
      const bool roomy = strip.w > 300 * unit && strip.h > 30 * unit;
      places.plates[index(Side::upper)] = roomy ? strip.cut_left(strip.w * 0.52f) : strip;
      if (roomy) {
        strip.cut_left(10 * unit);
        places.decks[index(Side::upper)] = strip.cut_right(strip.h * card_aspect);
        strip.cut_right(12 * unit);
        places.backs = strip;
      }
      places.on_sheet = true;
      break;
    }
  }
  if (places.on_sheet) {
    Rect sheet = fit(board.inset(4 * unit), 1.25f);
    sheet = around(board.centre(), std::min(board.w, std::max(sheet.w, 300 * unit)),
                   std::min(board.h, 360 * unit));
    sheet = around(board.centre(), std::min(sheet.w, 460 * unit), sheet.h);
    places.countdown = sheet.cut_top(std::clamp(sheet.h * 0.30f, 40 * unit, 96 * unit));
    places.treasures = sheet;
  }
  return places;
}

Fanned hand_card(const Places& places, int count, int at) {
  const float unit = places.frame.unit;
  const bool flat = places.frame.shape == Frame::Shape::low || places.hand.h < 90 * unit;
  return fan(places.hand, count, at, card_aspect, 10 * unit, flat ? 0 : 3.5f);
}

Rect back(const Places& places, int count, int at) {
  if (places.backs.empty()) return places.plates[index(Side::upper)].scaled(0.5f);
  const Rect area = places.backs.inset(0, 2 * places.frame.unit);
  const float w = area.h * card_aspect;
  const float step =
      std::min(w * 0.42f, count > 1 ? (area.w - w) / static_cast<float>(count - 1) : 0);
  return snapped({area.x + step * static_cast<float>(at), area.y, w, area.h});
}

Rect tile(const IslandPlaces& island, const State& state, std::size_t island_number,
          std::size_t slot) {
  const Arrangement places = arrange(state, island_number);
  const bool flat = state.is_face_up(island_number, slot);
  const Point at = flat ? places.flat[slot] : places.piled[slot];
  const float gap = 0.09f;  // of a tile
  const Point size{places.size.x + gap * (std::ceil(places.size.x) - 1),
                   places.size.y + gap * (std::ceil(places.size.y) - 1)};
  // Islands with fewer tiles do not have larger ones than the usual two by two.
  const float usual = island.tiles.w / (2 + gap);
  const float side =
      std::min({usual, island.tiles.h * 1.02f / size.y, island.land.w * 0.94f / size.x});
  const Point from = island.tiles.centre() - size * (side / 2);
  return snapped({from.x + at.x * side * (1 + gap), from.y + at.y * side * (1 + gap), side, side});
}

std::vector<std::size_t> from_below(const State& state, std::size_t island_number) {
  const Arrangement places = arrange(state, island_number);
  auto order = numbers_to(state.options.layout.slots(island_number));
  sort_few(order, [&](std::size_t slot) {
    return state.is_face_up(island_number, slot) ? -1 : places.level[slot];
  });
  return order;
}

std::vector<std::size_t> shown_order(const Hand& hand, bool sorted) {
  auto order = numbers_to(hand.size());
  if (sorted) sort_few(order, [&](std::size_t place) { return hand[place].id; });
  return order;
}

}  // namespace flotilla::yutaka
