// totohu_pieces.hpp: how the pieces of TOTOHU are painted: ships and what fills them, bottles, the
// die.
#pragma once

#include <string>

#include "core/games/totohu/totohu.hpp"
#include "web/lettering.hpp"
#include "web/shapes.hpp"

namespace flotilla::totohu {

inline constexpr Colour hit_red = rgb(0xC8322B), port_green = rgb(0x2F9E62);

char32_t icon_of(Kind kind);

// What lies on a space of a ship.
enum class Mark : std::uint8_t { hit, anchor, cannon, barrel };
constexpr Mark mark_of(Token token) {
  return token == Token::cannon   ? Mark::cannon
         : token == Token::barrel ? Mark::barrel
                                  : Mark::anchor;
}
void draw_mark(Painter& painter, const Rect& area, Mark mark);

struct ShipLook {
  Ship ship = Ship::hunter;
  Vessel vessel;
  Seat seat = 0;
  bool looks_left = false;
  bool holds = false;  // Hidden Treasure: there is a hatch
};
// As it is: at sea, in port, a wreck, or, where nobody may look, under its tarpaulin.
void draw_ship(Painter& painter, const Rect& area, const ShipLook& look, float unit);
// The spaces of a ship that is drawn there.
Rect hull_circle(const Rect& area, const ShipLook& look, int at);
Rect deck_space(const Rect& area, const ShipLook& look, int at);
Rect hold_hatch(const Rect& area, const ShipLook& look);

// The sign of a ship: its symbol and strength, in a box of any shape.
void draw_sign(Painter& painter, const Rect& area, Ship ship, Colour colour, float least);
// A bottle as it lies on the sea; Ship::none: nobody sees what is in it.
void draw_bottle(Painter& painter, const Rect& area, Seat seat, Ship ship, float unit);
void draw_die(Painter& painter, const Rect& area, Ship face, float unit);

}  // namespace flotilla::totohu
