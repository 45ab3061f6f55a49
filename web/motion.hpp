// motion.hpp: what moves in all games in the same way: how a clip is divided, things that travel,
// turn over and go up in smoke, and the ribbon across the board.
#pragma once

#include <numbers>
#include <string>

#include "web/frame.hpp"

namespace flotilla {

inline constexpr float pi = std::numbers::pi_v<float>;

constexpr float eased(float t) {
  t = std::clamp(t, 0.f, 1.f);
  return t * t * (3 - 2 * t);
}
// How far a part of a clip is: 0 before `from`, 1 after `to`.
constexpr float part(float t, float from, float to) {
  return std::clamp((t - from) / (to - from), 0.f, 1.f);
}

// Draws something at its own size, stretched to where it is now: letters are not made anew for
// every frame.
template <class Draw>
void stretched(Painter& painter, const Rect& base, const Rect& now, float turn, float squeeze,
               Draw draw) {
  const Changed changed(painter, {.around = base.centre(),
                                  .turn = turn,
                                  .stretch_x = std::max(0.02f, now.w / base.w * squeeze),
                                  .stretch_y = now.h / base.h,
                                  .move = now.centre() - base.centre()});
  draw(base);
}

// On its way a thing rises a little towards the eye.
Rect in_flight(const Rect& from, const Rect& to, float t);
// Something that grows and thins out.
void draw_puff(Painter& painter, Point at, float size, float t);
// A ribbon across the board that says something large; with the emblem of a seat, or of nobody.
void draw_ribbon(Painter& painter, const Frame& frame, float t, const std::string& text,
                 const std::string& below, Seat emblem);

}  // namespace flotilla
