// components.hpp: what is in the box of Yoho!: the sea cards with both their faces, the Treasure
// Maps, lairs and tokens; and how cards lie: cells, edges, lines, quarter turns. What is done with
// it is in yoho.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/engine/names.hpp"

namespace flotilla::yoho {

// ---- Captains, one for each lair and ship ----

enum class Captain : std::uint8_t { draken, searose, nightshade, mordrake, none };
inline constexpr auto captain_names =
    names<Captain>("draken", "searose", "nightshade", "mordrake");
inline constexpr std::array<Captain, 4> all_captains = {Captain::draken, Captain::searose,
                                                        Captain::nightshade, Captain::mordrake};
inline constexpr std::size_t most_players = all_captains.size();

// ---- Tokens ----

inline constexpr int life_tokens = 8, cannonball_tokens = 8, most_coins_in_play = 8;
inline constexpr int most_life = 2, most_cannonballs = 2;  // of one player
inline constexpr int coins_to_win = 3;
// Nobody can hold more than the supplies have.
static_assert(most_life * most_players == life_tokens);
static_assert(most_cannonballs * most_players == cannonball_tokens);

constexpr int coins_for(int players) {
  return 2 * players;
}
static_assert(coins_for(2) == 4 && coins_for(3) == 6 && coins_for(4) == most_coins_in_play);

// ---- Currents: where open water reaches the rim of a card. All open edges meet in the middle. ----

enum class Edge : std::uint8_t { north, east, south, west, none };
inline constexpr auto edge_names = names<Edge>("north", "east", "south", "west");
inline constexpr std::array<Edge, 4> all_edges = {Edge::north, Edge::east, Edge::south, Edge::west};

constexpr std::size_t index(Edge edge) {
  return static_cast<std::size_t>(edge);
}
constexpr Edge opposite(Edge edge) {
  return all_edges[(index(edge) + 2) % 4];
}

using Edges = std::uint8_t;  // a set of edges, a bit for each
constexpr Edges bit_of(Edge edge) {
  return static_cast<Edges>(1u << index(edge));
}
constexpr bool contains(Edges edges, Edge edge) {
  return (edges & bit_of(edge)) != 0;
}

enum class Shape : std::uint8_t { none, straight, corner, tee, cross };
// As printed.
inline constexpr std::array<Edges, 5> shape_edges = {
    0,
    bit_of(Edge::north) | bit_of(Edge::south),
    bit_of(Edge::north) | bit_of(Edge::east),
    bit_of(Edge::north) | bit_of(Edge::east) | bit_of(Edge::west),
    bit_of(Edge::north) | bit_of(Edge::east) | bit_of(Edge::south) | bit_of(Edge::west),
};
// After so many quarter turns clockwise.
constexpr Edges turned(Edges edges, int quarters) {
  const unsigned twice = edges * 0x11u;  // the same four bits again, above
  return static_cast<Edges>(twice >> (4 - (quarters & 3)) & 15u);
}
static_assert(turned(shape_edges[static_cast<std::size_t>(Shape::corner)], 1) ==
              (bit_of(Edge::east) | bit_of(Edge::south)));
static_assert(turned(shape_edges[static_cast<std::size_t>(Shape::tee)], 3) ==
              (bit_of(Edge::north) | bit_of(Edge::south) | bit_of(Edge::west)));

// ---- Faces ----

enum class Object : std::uint8_t {
  plain,
  chest,  // closed
  gold,
  trap,
  barrel,
  cannonball,
  bottle,
  rum,
  island,
  reef
};
inline constexpr auto object_names = names<Object>("plain", "chest", "gold", "trap", "barrel",
                                                   "cannonball", "bottle", "rum", "island", "reef");

enum class Face : std::uint8_t {
  chest_tee,
  chest_corner,
  gold_tee,
  trap_tee,
  barrel,
  cannonball_tee,
  bottle_tee,
  rum_cross,
  island_cross,
  sea_cross,
  sea_tee,
  sea_straight,
  sea_corner,
  reef
};
inline constexpr std::size_t face_count = 14;
inline constexpr auto face_names =
    names<Face>("chest_tee", "chest_corner", "gold_tee", "trap_tee", "barrel", "cannonball_tee",
                "bottle_tee", "rum_cross", "island_cross", "sea_cross", "sea_tee", "sea_straight",
                "sea_corner", "reef");

struct FacePlan {
  Object object;
  Shape shape;
};
inline constexpr std::array<FacePlan, face_count> face_plans = {{
    {Object::chest, Shape::tee},
    {Object::chest, Shape::corner},
    {Object::gold, Shape::tee},
    {Object::trap, Shape::tee},
    {Object::barrel, Shape::none},
    {Object::cannonball, Shape::tee},
    {Object::bottle, Shape::tee},
    {Object::rum, Shape::cross},
    {Object::island, Shape::cross},
    {Object::plain, Shape::cross},
    {Object::plain, Shape::tee},
    {Object::plain, Shape::straight},
    {Object::plain, Shape::corner},
    {Object::reef, Shape::none},
}};
constexpr const FacePlan& plan_of(Face face) {
  return face_plans[static_cast<std::size_t>(face)];
}
constexpr Object object_of(Face face) {
  return plan_of(face).object;
}
constexpr Edges open_edges(Face face, int rot) {
  return turned(shape_edges[static_cast<std::size_t>(plan_of(face).shape)], rot);
}

// What a net can take, and what can be caught from beside it.
constexpr bool can_be_netted(Object object) {
  return object == Object::gold || object == Object::cannonball || object == Object::bottle ||
         object == Object::rum || object == Object::island;
}
constexpr bool can_be_caught(Object object) {
  return can_be_netted(object) && object != Object::island;
}

// ---- The 39 Sea Currents cards ----

enum class Side : std::uint8_t { compass, back };
inline constexpr auto side_names = names<Side>("compass", "back");
constexpr Side other_side(Side side) {
  return side == Side::compass ? Side::back : Side::compass;
}

struct SeaCard {
  Face front, back;
};

inline constexpr std::size_t sea_card_count = 39;
// Card number n stands at place n - 1.
inline constexpr std::array<SeaCard, sea_card_count> sea_cards = {{
    {Face::chest_tee, Face::gold_tee},          //  1
    {Face::chest_tee, Face::gold_tee},          //  2
    {Face::chest_tee, Face::gold_tee},          //  3
    {Face::chest_tee, Face::trap_tee},          //  4
    {Face::chest_tee, Face::trap_tee},          //  5
    {Face::chest_corner, Face::gold_tee},       //  6
    {Face::chest_corner, Face::gold_tee},       //  7
    {Face::chest_corner, Face::gold_tee},       //  8
    {Face::chest_corner, Face::trap_tee},       //  9
    {Face::chest_corner, Face::trap_tee},       // 10
    {Face::barrel, Face::sea_cross},            // 11
    {Face::barrel, Face::sea_tee},              // 12
    {Face::barrel, Face::sea_straight},         // 13
    {Face::barrel, Face::reef},                 // 14
    {Face::barrel, Face::reef},                 // 15
    {Face::cannonball_tee, Face::sea_tee},      // 16
    {Face::cannonball_tee, Face::sea_corner},   // 17
    {Face::cannonball_tee, Face::sea_straight}, // 18
    {Face::cannonball_tee, Face::reef},         // 19
    {Face::bottle_tee, Face::sea_cross},        // 20
    {Face::bottle_tee, Face::sea_tee},          // 21
    {Face::bottle_tee, Face::sea_corner},       // 22
    {Face::bottle_tee, Face::reef},             // 23
    {Face::rum_cross, Face::sea_tee},           // 24
    {Face::rum_cross, Face::sea_corner},        // 25
    {Face::rum_cross, Face::reef},              // 26
    {Face::island_cross, Face::sea_tee},        // 27
    {Face::island_cross, Face::sea_straight},   // 28
    {Face::island_cross, Face::reef},           // 29
    {Face::sea_cross, Face::sea_tee},           // 30
    {Face::sea_cross, Face::sea_corner},        // 31
    {Face::sea_cross, Face::sea_corner},        // 32
    {Face::sea_cross, Face::sea_straight},      // 33
    {Face::sea_cross, Face::reef},              // 34
    {Face::sea_tee, Face::sea_cross},           // 35
    {Face::sea_tee, Face::sea_cross},           // 36
    {Face::sea_tee, Face::reef},                // 37
    {Face::sea_straight, Face::sea_cross},      // 38
    {Face::sea_straight, Face::reef},           // 39
}};
constexpr Face face_of(int card, Side side) {
  const SeaCard& plan = sea_cards[static_cast<std::size_t>(card - 1)];
  return side == Side::compass ? plan.front : plan.back;
}

constexpr int fronts_with(Object object) {
  return static_cast<int>(std::ranges::count_if(
      sea_cards, [=](const SeaCard& card) { return object_of(card.front) == object; }));
}
constexpr int backs_with(Object object) {
  return static_cast<int>(std::ranges::count_if(
      sea_cards, [=](const SeaCard& card) { return object_of(card.back) == object; }));
}
static_assert(fronts_with(Object::chest) == 10 && fronts_with(Object::barrel) == 5 &&
              fronts_with(Object::cannonball) == 4 && fronts_with(Object::bottle) == 4 &&
              fronts_with(Object::rum) == 3 && fronts_with(Object::island) == 3 &&
              fronts_with(Object::plain) == 10);
static_assert(backs_with(Object::gold) == 6 && backs_with(Object::trap) == 4 &&
              backs_with(Object::reef) == 9 && backs_with(Object::plain) == 20);

// ---- Turning a card over. Both give it back when done twice. ----

enum class Axis : std::uint8_t { vertical, horizontal };
inline constexpr auto axis_names = names<Axis>("vertical", "horizontal");
constexpr int flipped(int rot, Axis axis) {
  return (axis == Axis::vertical ? 4 - rot : 6 - rot) & 3;
}

enum class Direction : std::uint8_t { cw, ccw };
inline constexpr auto direction_names = names<Direction>("cw", "ccw");
constexpr int turned_rot(int rot, Direction direction) {
  return (rot + (direction == Direction::cw ? 1 : 3)) & 3;
}

// ---- Cards in hand: the 21 Treasure Maps of eight kinds, and the two Basic Actions ----

enum class Card : std::uint8_t {
  swing,
  swap,
  slide,
  flip,
  remove,
  movement,
  net,
  catch_throw,
  basic_net,
  basic_movement,
  hidden
};
inline constexpr auto card_names =
    names<Card>("swing", "swap", "slide", "flip", "remove", "movement", "net", "catch_throw",
                "basic_net", "basic_movement");

// The order in which hands are kept.
inline constexpr std::array<Card, 8> all_maps = {Card::swing,  Card::swap,     Card::slide,
                                                 Card::flip,   Card::remove,   Card::movement,
                                                 Card::net,    Card::catch_throw};
inline constexpr std::array<Card, 2> all_basics = {Card::basic_net, Card::basic_movement};
inline constexpr std::array<std::uint8_t, all_maps.size()> map_counts = {3, 3, 3, 3, 3, 2, 2, 2};
inline constexpr std::size_t map_count = 21, hand_size = 3;

constexpr std::size_t index(Card card) {
  return static_cast<std::size_t>(card);
}
constexpr bool is_basic(Card card) {
  return card == Card::basic_net || card == Card::basic_movement;
}
constexpr bool is_net(Card card) {
  return card == Card::net || card == Card::basic_net;
}
constexpr bool is_movement(Card card) {
  return card == Card::movement || card == Card::basic_movement;
}

inline constexpr std::array<Card, map_count> full_map_deck = [] {
  std::array<Card, map_count> deck{};
  std::size_t at = 0;
  for (const Card kind : all_maps)
    for (int i = 0; i < map_counts[index(kind)]; ++i) deck[at++] = kind;
  return deck;
}();
static_assert(full_map_deck.back() == Card::catch_throw && full_map_deck[0] == Card::swing);

inline constexpr int plays_a_turn = 3;
// A bottle costs a Net or a Catch, of which one turn can see at most five (one Basic, two Maps of
// each kind): no more extra plays than that, and no larger hand.
inline constexpr std::size_t most_bottles = 5;
inline constexpr std::size_t most_maps_in_hand = hand_size + most_bottles;
inline constexpr std::size_t most_played = plays_a_turn + most_bottles;

// ---- The sea: four rows of four cells, numbered from the north-west ----

inline constexpr int side_length = 4;
inline constexpr int cell_count = side_length * side_length;
inline constexpr std::int8_t home = -1;  // where a ship is that lies in its lair
inline constexpr std::int8_t no_cell = -1;

constexpr int row_of(int cell) {
  return cell / side_length;
}
constexpr int column_of(int cell) {
  return cell % side_length;
}

// The cell on the other side of an edge; no_cell beyond the rim.
constexpr int neighbour(int cell, Edge edge) {
  switch (edge) {
    case Edge::north:
      return row_of(cell) > 0 ? cell - side_length : no_cell;
    case Edge::east:
      return column_of(cell) < side_length - 1 ? cell + 1 : no_cell;
    case Edge::south:
      return row_of(cell) < side_length - 1 ? cell + side_length : no_cell;
    case Edge::west:
      return column_of(cell) > 0 ? cell - 1 : no_cell;
    case Edge::none:
      break;
  }
  return no_cell;
}
constexpr bool are_adjacent(int a, int b) {
  for (const Edge edge : all_edges)
    if (neighbour(a, edge) == b) return true;
  return false;
}

// A lair lies at a slot of an edge; slots count columns from the west or rows from the north.
struct Lair {
  Edge edge = Edge::none;
  std::uint8_t slot = 0;
  bool operator==(const Lair&) const = default;
};

// The cells of a line that runs away from an edge, counted from there.
constexpr int line_cell(Edge edge, int line, int from_near) {
  const int far = side_length - 1 - from_near;
  switch (edge) {
    case Edge::north:
      return from_near * side_length + line;
    case Edge::south:
      return far * side_length + line;
    case Edge::west:
      return line * side_length + from_near;
    case Edge::east:
      return line * side_length + far;
    case Edge::none:
      break;
  }
  return no_cell;
}
// The one cell that a lair touches.
constexpr int front_cell(const Lair& lair) {
  return line_cell(lair.edge, lair.slot, 0);
}
static_assert(front_cell({Edge::west, 1}) == 4 && front_cell({Edge::east, 2}) == 11 &&
              front_cell({Edge::north, 3}) == 3 && front_cell({Edge::south, 0}) == 12);

}  // namespace flotilla::yoho
