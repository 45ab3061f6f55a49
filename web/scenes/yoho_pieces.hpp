// yoho_pieces.hpp: how the things of Yoho! look: cards of the sea, ships, lairs, cards in hand,
// tokens.
#pragma once

#include <string>

#include "core/games/yoho/yoho.hpp"
#include "web/frame.hpp"

namespace flotilla::yoho {

// A captain has a mark of the theme: Draken's is blue, Searose's vermilion, Nightshade's purple,
// Mordrake's green. Whoever has no captain yet is yellow.
Seat mark_of_captain(Captain captain);

// A card of the sea: deep water with sandbanks, channels that are open or closed at each rim (a bar
// of foam across a closed one), the object in the middle. `rot` is how it lies on the screen, in
// quarter turns clockwise; the object stays upright.
void draw_tile(Painter& painter, const Rect& area, Face face, int rot, float unit);
// Its two parts, for when they move apart: the card without what lies on it, and where that lies.
void draw_tile_sea(Painter& painter, const Rect& area, Face face, int rot, float unit);
Rect object_place(const Rect& tile, Face face);
// The small compass rose of a card that has its Compass side up.
void draw_compass_mark(Painter& painter, const Rect& tile, float unit);
// A hole in the sea.
void draw_hole(Painter& painter, const Rect& area, float unit);
// The small mark at a corner that tells the known other face of a card, and how that would lie.
void draw_known_back(Painter& painter, const Rect& tile, Face other, int rot, float unit);
// The water that a voyage could take, lit up: from the middle of the card to these rims (on the
// screen).
void draw_lit_channels(Painter& painter, const Rect& area, Edges open, Colour colour, float unit);

// What lies on a card, by itself: for hints, buttons, the island's choice.
void draw_object(Painter& painter, const Rect& area, Object object);

// A captain's ship, from the side, with the captain's emblem on its sail.
void draw_ship(Painter& painter, const Rect& area, Captain captain, float unit);

// A lair: a cove with a jetty that opens towards the sea on this side of the screen (where the sea
// is as seen from the lair).
void draw_lair(Painter& painter, const Rect& area, Captain captain, Edge towards_sea, float unit);

enum class Token : std::uint8_t { life, cannonball, coin };
// A token, or the empty place of one.
void draw_token(Painter& painter, const Rect& area, Token token, bool is_there, float unit);

// A card in hand: parchment, a drawing of what it does, its name.
struct HandCard {
  Card card = Card::hidden;  // hidden: its back
  std::string name;
  bool dimmed = false;  // it cannot be played now
};
inline constexpr float hand_card_aspect = 0.70f;
void draw_hand_card(Painter& painter, const Frame& frame, const Rect& area, const HandCard& card);
// The drawing alone.
void draw_card_sign(Painter& painter, const Rect& area, Card card, Colour colour);

}  // namespace flotilla::yoho
