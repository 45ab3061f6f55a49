// frame.hpp: the frame that all tables share: title and state at the top, opponents along the upper
// edge, the board as large as it can be, the own things along the lower edge, and one panel that
// says whose turn it is and what can be done. A game fills in its board and its pieces.
#pragma once

#include <string>
#include <vector>

#include "web/lettering.hpp"
#include "web/scene.hpp"
#include "web/shapes.hpp"

namespace flotilla {

struct Frame {
  // wide: a column at the right side for the panel and what the game wants to keep in sight.
  // low: the same, flatter (a phone on its side). stacked: everything on top of each other.
  enum class Shape : std::uint8_t { wide, low, stacked };
  Shape shape = Shape::wide;
  float unit = 1;  // device pixels per CSS pixel
  Rect canvas;
  Rect title;      // the bar at the top
  Rect opponents;  // plates and things of the others
  Rect board;
  Rect own;  // the own plate
  Rect hand;
  Rect panel;   // whose turn it is and what can be done
  Rect side;    // room beside the board for what the game keeps in sight; may be empty
  Rect button;  // in the title bar, to open what `side` has no room for; empty if it has
  float small = 15, body = 17, heading = 24;  // sizes of letters in device pixels

  Font text(float px) const { return {Face::text, px}; }
  Font letters(float px) const { return {Face::title, px}; }
  float px(float css) const { return css * unit; }
};

Frame lay_out(const Rect& canvas, float unit);

void draw_sea(Painter& painter, const Frame& frame);
void draw_title(Painter& painter, const Frame& frame, std::string_view title,
                std::string_view status);

// A small number with its icon: cards in hand, in the deck.
struct Count {
  char32_t icon;
  int number;
};

// A player: emblem, name, what is known of them in numbers.
struct Plate {
  Seat seat = 0;
  std::string name, kind;  // kind: "bot, captain"; empty for a person
  std::vector<Count> counts;
  bool to_act = false;  // the one everybody waits for
  bool yours = false;   // and that is you: lamp yellow
  int score = -1;       // -1: none yet
};
void draw_plate(Painter& painter, const Frame& frame, const Rect& area, const Plate& plate);
// A seat's emblem on a disc of its colour, with a rim this wide.
void draw_emblem(Painter& painter, const Rect& round, Seat seat, float rim);
// "bot, captain" in the language of the table; empty for a person.
std::string kind_of_sitter(const Surroundings& around, Seat seat);

// Whose turn it is, in a few words, and what is asked. `yours`: the lamp is lit.
struct Prompt {
  std::string heading, text, note;
  bool yours = false;
};
void draw_prompt(Painter& painter, const Frame& frame, const Prompt& prompt);
Prompt prompt_for(const Surroundings& around, const SeatList& to_act, bool over, std::string text);
// Whoever looks on and has won alone is told so.
void congratulate(Prompt& prompt, const Surroundings& around, const SeatList& winners);

// The button that opens an extra; lit while it is open.
void draw_button(Painter& painter, const Frame& frame, const Rect& area, char32_t icon, bool hover,
                 bool open);

// Around something that may be chosen: dashed, and glowing while it is lit.
void draw_lamp_frame(Painter& painter, const Frame& frame, const Rect& area, float radius,
                     bool lit);
// A button on the table. Returns the room inside it.
Rect draw_choice(Painter& painter, const Frame& frame, const Rect& area, bool lit);

void draw_panel(Painter& painter, const Frame& frame, const Rect& area, Colour border);

}  // namespace flotilla
