// yoho_places.hpp: where everything of Yoho! lies on the canvas.
#pragma once

#include <array>
#include <vector>

#include "core/games/yoho/yoho.hpp"
#include "web/frame.hpp"

namespace flotilla::yoho {

inline constexpr float lair_depth = 0.64f;  // in cards: how far a lair reaches out from the sea

// The sea as somebody sees it who has this edge in front: turned by quarters, clockwise.
struct Turned {
  int quarters = 0;

  Edge edge(Edge real) const {
    return all_edges[(index(real) + static_cast<unsigned>(quarters)) % 4];
  }
  Edges edges(Edges real) const { return turned(real, quarters); }
  int rot(int real) const { return (real + quarters) & 3; }
  // By a quarter, what runs north to south runs left to right.
  Axis axis(Axis real) const {
    return quarters % 2 == 0 ? real : real == Axis::vertical ? Axis::horizontal : Axis::vertical;
  }
  // Column and row on the screen.
  struct Spot {
    int column, row;
  };
  Spot spot(int cell) const;
};

struct Places {
  Frame frame;
  Turned turn;
  Rect sea;                            // the sixteen cards
  float side = 0;                      // of a card, the gap to the next one included
  float rim = 0;                       // around the sea; lairs lie across it
  bool named = false;                  // with room on it for the names of rows and columns
  std::array<Rect, cell_count> tiles;  // by cell
  std::array<std::array<Rect, side_length>, 4> lairs;  // by edge and slot
  std::array<Rect, most_players> plates;               // by seat
  Rect actions;                                        // for buttons
  bool actions_in_a_row = false;
  Rect piles;               // beside the sea, or a strip above it
  bool wide_piles = false;  // with room for discard piles and titles
  Rect sheet;               // over the sea, where all that was discarded lies open

  const Rect& tile(int cell) const { return tiles[static_cast<std::size_t>(cell)]; }
  const Rect& lair(const Lair& at) const { return lairs[index(at.edge)][at.slot]; }
  // Where a ship lies, at sea or at home: the whole card or lair.
  const Rect& place_of(const Player& player, int ship) const {
    return ship == home ? lair(player.lair) : tile(ship);
  }
};

Places find_places(const Rect& canvas, float unit, const State& state, Seat own,
                   bool from_own_edge);

// The rim of the sea between a lair and the card in front of it.
Rect rim_beside(const Places& places, const Lair& at);
// Beside a lair, along the same edge: where its owner's tokens lie.
Rect tokens_beside(const Places& places, const Lair& lair);
// One of several ships on a card (or in a lair), side by side.
Rect ship_on(const Rect& card, int at, int count);
// One of so many cards in hand.
Rect hand_card(const Places& places, int at, int count);
// One of so many buttons.
Rect action_button(const Places& places, int at, int count);
// One of the four ways to lay a card.
Rect turn_button(const Places& places, int at);
// One of so many cards in the middle, to choose from.
Rect choice_card(const Places& places, int at, int count);
// One step to an edge of the screen.
Point towards(Edge edge);
// The arrow at this end of a line of the active player.
Rect line_end(const Places& places, const State& state, int line, End end);
// The four arrows around a card that is turned over, by the screen's edge.
Rect rim_arrow(const Rect& tile, Edge edge);
// The two arrows on a card that is swung.
Rect swing_arrow(const Rect& tile, Direction direction);

}  // namespace flotilla::yoho
