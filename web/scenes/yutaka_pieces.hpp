// yutaka_pieces.hpp: how the pieces of Yutakâ are painted: cards, tiles, islands.
#pragma once

#include "core/games/yutaka/yutaka.hpp"
#include "web/lettering.hpp"
#include "web/shapes.hpp"

namespace flotilla::yutaka {

Colour colour_of(Kind kind);
char32_t icon_of(Kind kind);
Colour colour_of(Card card);
char32_t icon_of(Card card);

// A card as it is held: upright, the number in a band at the top.
void draw_card(Painter& painter, const Rect& area, Card card, float unit);
// A card as it lies in a column: as flat as its place, the number in a band at the side (or, where
// places lie side by side, still at the top).
void draw_laid_card(Painter& painter, const Rect& area, Card card);
void draw_back(Painter& painter, const Rect& area, Seat owner, float unit);
void draw_deck(Painter& painter, const Rect& area, Seat owner, int count, float unit);
void draw_free_place(Painter& painter, const Rect& area, float unit);

struct TileLook {
  Tile tile;  // what is known of it
  bool face_up = false;
  bool counted = false;  // at the end: it has been given to somebody, or to nobody
  Seat owner = nobody;
};
void draw_tile(Painter& painter, const Rect& area, const TileLook& look, float unit);
void draw_land(Painter& painter, const Rect& area, std::size_t island, float unit);

}  // namespace flotilla::yutaka
