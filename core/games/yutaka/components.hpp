// components.hpp: what is in the box of Yutakâ: kinds, treasure tiles, cards, islands, and the
// shapes an archipelago can have. What is done with it is in yutaka.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/engine/fixed_vector.hpp"
#include "core/engine/names.hpp"

namespace flotilla::yutaka {

// ---- Kinds. Their order is the order wherever kinds are listed. ----

enum class Kind : std::uint8_t { idol, dagger, amphora, crystal, equipment, hidden };

inline constexpr std::size_t kind_count = 5;
inline constexpr auto kind_names = names<Kind>("idol", "dagger", "amphora", "crystal", "equipment");
inline constexpr std::array<Kind, kind_count> all_kinds = {Kind::idol, Kind::dagger, Kind::amphora,
                                                           Kind::crystal, Kind::equipment};

constexpr std::size_t index(Kind kind) {
  return static_cast<std::size_t>(kind);
}

// The kinds whose tiles can be recognised while they lie face down.
struct KindSet {
  std::uint8_t bits = 0;

  constexpr bool contains(Kind kind) const { return (bits >> index(kind) & 1) != 0; }
  constexpr void insert(Kind kind) { bits = static_cast<std::uint8_t>(bits | 1u << index(kind)); }
  constexpr int size() const { return std::popcount(bits); }
  bool operator==(const KindSet&) const = default;
};
inline constexpr KindSet no_kinds = {0};
inline constexpr KindSet every_kind = {0b11111};
inline constexpr KindSet yellow_and_green = {0b00011};  // the rulebook's example of a mixed match

// ---- Treasure tiles. No kind has a value twice, so kind and value name a tile. ----

struct Tile {
  Kind kind = Kind::hidden;
  std::uint8_t value = 0;  // 0: not known

  bool operator==(const Tile&) const = default;
};

// The Répartition card: how the 30 points of each kind are spread. All players know it.
inline constexpr std::array<FixedVector<std::uint8_t, 7>, kind_count> tile_values = {{
    {15, 10, 5},           // idol
    {12, 8, 6, 4},         // dagger
    {10, 8, 6, 4, 2},      // amphora
    {9, 8, 6, 4, 2, 1},    // crystal
    {8, 7, 5, 4, 3, 2, 1}  // equipment
}};

inline constexpr std::size_t tile_count = 25, set_aside_count = 5;
inline constexpr std::size_t place_count = tile_count - set_aside_count;  // tiles on the islands
inline constexpr int opening_reveals = 4;  // turned before the first card

inline constexpr std::array<Tile, tile_count> all_tiles = [] {
  std::array<Tile, tile_count> tiles{};
  std::size_t next = 0;
  for (const Kind kind : all_kinds)
    for (const std::uint8_t value : tile_values[index(kind)]) tiles[next++] = {kind, value};
  return tiles;
}();

static_assert([] {
  std::array<int, kind_count> points{};
  for (const Tile& tile : all_tiles) points[index(tile.kind)] += tile.value;
  return points == std::array{30, 30, 30, 30, 30};
}());

// ---- Cards. One byte: kind by kind four numbers, then Dynamite. ----

struct Card {
  std::uint8_t id = 0xff;

  static const Card dynamite;  // four of them, all alike
  static const Card hidden;    // the back of a card

  static constexpr Card of(Kind kind, int number) {
    return {static_cast<std::uint8_t>(index(kind) * 4 + static_cast<std::size_t>(number) - 1)};
  }
  constexpr bool is_numbered() const { return id < 20; }
  constexpr Kind kind() const { return static_cast<Kind>(id / 4); }        // of a numbered card
  constexpr int number() const { return is_numbered() ? id % 4 + 1 : 0; }  // Dynamite counts 0
  constexpr bool is(Kind of_kind) const { return is_numbered() && kind() == of_kind; }
  constexpr bool is_reveal_card() const { return id >= 16 && id <= 20; }  // Equipment, Dynamite

  bool operator==(const Card&) const = default;
};
inline constexpr Card Card::dynamite = {20};
inline constexpr Card Card::hidden = {0xff};

inline constexpr std::size_t card_names_count = 21;  // different ones: all Dynamites are alike
inline constexpr std::size_t deck_size = 24, hand_size = 6;
inline constexpr std::size_t draw_pile_size = deck_size - hand_size;
inline constexpr std::size_t reveal_card_count = 8;  // in each deck

inline constexpr std::array<Card, deck_size> full_deck = [] {
  std::array<Card, deck_size> deck{};
  std::size_t next = 0;
  for (const Kind kind : all_kinds)
    for (int number = 1; number <= 4; ++number) deck[next++] = Card::of(kind, number);
  while (next < deck_size) deck[next++] = Card::dynamite;
  return deck;
}();

static_assert([] {
  std::size_t reveal_cards = 0;
  for (const Card& card : full_deck) reveal_cards += card.is_reveal_card();
  return reveal_cards == reveal_card_count;
}());
// The fact that the whole match runs on: each tile that is hidden after the opening has its card.
static_assert(place_count - opening_reveals == 2 * reveal_card_count);

// ---- Islands, in a row. Each has a column of at most five cards for either seat. ----

inline constexpr std::size_t island_count = 5, column_size = 5, most_slots = 8;
inline constexpr std::array<std::string_view, island_count> island_names = {
    "hanged_man", "diamonds", "serpent", "dragon", "monkey"};

// A set of tiles on the islands, a bit each: eight bits for every island, one for each slot.
using TileSet = std::uint64_t;
constexpr TileSet tile_bit(std::size_t island, std::size_t slot) {
  return TileSet{1} << (island * most_slots + slot);
}

// ---- Shapes: for every slot the slots of the same island that lie on it, a bit each. ----

using IslandShape = FixedVector<std::uint8_t, most_slots>;

template <class... Slots>
constexpr std::uint8_t under(Slots... slots) {
  return static_cast<std::uint8_t>((0u | ... | (1u << slots)));
}

inline constexpr IslandShape three_side_by_side = {under(), under(), under()};
inline constexpr IslandShape four_side_by_side = {under(), under(), under(), under()};
inline constexpr IslandShape two_piles_of_two = {under(2), under(3), under(), under()};
inline constexpr IslandShape one_pile_of_four = {under(1), under(2), under(3), under()};
inline constexpr IslandShape one_on_top_of_three = {under(3), under(3), under(3), under()};
inline constexpr IslandShape pyramid = {under(3), under(3, 4), under(4),
                                        under(5), under(5),    under()};

// The shapes of five islands. The tiles of all islands are numbered through, by place.
struct Layout {
  std::array<std::uint8_t, island_count + 1> first{};  // place of each slot 0; then the end
  std::array<std::uint8_t, place_count> lying_on{};    // by place: the slots that lie on it

  constexpr std::size_t slots(std::size_t island) const {
    return static_cast<std::size_t>(first[island + 1] - first[island]);
  }
  constexpr std::size_t place(std::size_t island, std::size_t slot) const {
    return first[island] + slot;
  }
  bool operator==(const Layout&) const = default;
};

constexpr Layout make_layout(const std::array<IslandShape, island_count>& islands) {
  Layout layout;
  std::uint8_t place = 0;
  for (std::size_t island = 0; island < island_count; ++island) {
    layout.first[island] = place;
    for (const std::uint8_t above : islands[island]) layout.lying_on[place++] = above;
  }
  layout.first[island_count] = place;
  return layout;
}

constexpr Layout five_times(const IslandShape& shape) {
  return make_layout({shape, shape, shape, shape, shape});
}

enum class Archipelago : std::uint8_t { flat, terraces, towers, cairns, volcano, custom };
inline constexpr auto archipelago_names =
    names<Archipelago>("flat", "terraces", "towers", "cairns", "volcano", "custom");

// Of all archipelagos but the custom one, whose shape is given by the players.
inline constexpr std::array<Layout, 5> layouts = {
    five_times(four_side_by_side), five_times(two_piles_of_two), five_times(one_pile_of_four),
    five_times(one_on_top_of_three),
    make_layout(
        {three_side_by_side, two_piles_of_two, pyramid, two_piles_of_two, three_side_by_side})};

constexpr const Layout& layout_of(Archipelago archipelago) {
  return layouts[static_cast<std::size_t>(archipelago)];
}

static_assert([] {
  for (const Layout& layout : layouts)
    if (layout.first[island_count] != place_count) return false;
  return true;
}());

}  // namespace flotilla::yutaka
