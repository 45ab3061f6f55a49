// focus.hpp: the pointer over the spots: what it is over, what it presses, what it drags. Acts when
// the button is let go over the spot it was pressed on; a press and release between two frames
// count.
#pragma once

#include <optional>
#include <vector>

#include "web/scene.hpp"

namespace flotilla {

// The spot at a point, -1 for none: the topmost that contains it; for a finger, which is blunt,
// else the nearest acting spot whose area, grown to 44 CSS pixels, contains it.
int spot_at(const std::vector<Spot>& spots, Point point, bool touch, float unit);

class Focus {
 public:
  enum class Pointer : unsigned char { move, down, up, leave, cancel };

  // What the pointer asked for.
  struct Answer {
    bool redraw = false;
    int play = -1;
    bool any = false;  // what is asked next is left to the list
    int hover = -1;    // the spot that the pointer is over
  };

  // `spots` are those of the picture as it is now; they may have changed since the last call.
  Answer pointer(Pointer kind, Point at, bool touch, float unit, const std::vector<Spot>& spots,
                 Attention& attention);
  // The keyboard is at the button of this listed move; -1: at none. It and the pointer take what is
  // shown from each other: the last one has it.
  void keyboard(int move, Attention& attention);
  // Shows the next (or, with -1, the previous) of the moves that are shown first, if there is a
  // spot for that; with `here` only if the pointer is over it. Returns whether anything changed.
  bool try_next(int by, bool here, const std::vector<Spot>& spots, Attention& attention) const;
  // What waits to be confirmed: the move that is being tried, or, where the moves can be gone
  // through, the one that is shown without being asked for; -1 for none.
  static int waiting(const std::vector<Spot>& spots, const Attention& attention);
  // The picture changed under the pointer: nothing is pressed or under it until it moves again.
  void forget(Attention& attention);

 private:
  Answer let_go(int spot, bool touch, const std::vector<Spot>& spots, Attention& attention);

  std::optional<Point> pressed_at_;
  // What is pressed and what is under the pointer. Not their places in the list: taking a piece up
  // changes the list.
  struct What {
    int move = -1, piece = -1, toggle = -1;
    bool tries_next = false, any = false;
    int about = -1;
    bool operator==(const What&) const = default;
  };
  static What what(int spot, const std::vector<Spot>& spots);
  What pressed_, hovered_;
};

}  // namespace flotilla
