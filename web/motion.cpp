// motion.cpp: see motion.hpp.
#include "web/motion.hpp"

#include <cmath>

namespace flotilla {

Rect in_flight(const Rect& from, const Rect& to, float t) {
  const Rect now = mix(from, to, eased(t));
  const float rise = std::sin(pi * t);
  return now.scaled(1 + 0.12f * rise).moved(0, -0.10f * rise * std::max(from.h, to.h));
}

void draw_puff(Painter& painter, Point at, float size, float t) {
  for (int i = 0; i < 7 && t > 0; ++i) {
    const float angle = static_cast<float>(i) * 0.9f;
    const float far = size * (0.12f + 0.4f * t);
    const Point centre =
        at + Point{std::cos(angle) * far, std::sin(angle) * far * 0.6f - size * 0.3f * t};
    const float radius = size * (0.12f + 0.22f * t);
    painter.soft(ellipse(around(centre, radius, radius)), radius * 0.99f,
                 faded(rgb(0xD8D4CC), 0.6f * (1 - t)));
  }
}

void draw_ribbon(Painter& painter, const Frame& frame, float t, const std::string& text,
                 const std::string& below, Seat emblem) {
  const float unit = frame.unit;
  const float shown = eased(part(t, 0, 0.18f)) * (1 - eased(part(t, 0.9f, 1)));
  const Rect board = frame.board;
  const float height = std::min(board.h * 0.42f, 150 * unit);
  const Rect ribbon = around(board.centre(), board.w, height);
  const Changed changed(
      painter, {.around = ribbon.centre(), .stretch_y = std::max(0.05f, shown), .opacity = shown});
  fill(painter, ribbon, 12 * unit, faded(theme::night, 0.9f));
  stroke(painter, ribbon.inset(3 * unit), 10 * unit, 2 * unit, theme::brass);
  Rect inside = ribbon.inset(20 * unit, 12 * unit);
  if (emblem != nobody) {
    draw_emblem(painter, fit(inside.cut_left(std::min(inside.h, inside.w * 0.2f)), 1), emblem,
                2 * unit);
    inside.cut_left(14 * unit);
  }
  const Rect top = below.empty() ? inside : inside.cut_top(inside.h * 0.58f);
  const Font big =
      fitting(painter.fonts(), text, frame.letters(frame.heading * 1.7f), frame.body, top.w);
  // What is too long for one line takes more of them, in letters that are easier to read.
  if (painter.fonts().width(big, text) <= top.w) {
    write(painter, top, text, big, theme::parchment, Align::centre);
  } else {
    const Font small = frame.text(frame.body);
    const auto lines = wrapped(painter.fonts(), text, small, top.w, 4);
    const float needed = line_height(painter.fonts(), small) * static_cast<float>(lines.size());
    write_lines(painter, top.inset(0, std::max(0.f, (top.h - needed) / 2)), text, small,
                frame.px(10), theme::parchment, Align::centre);
  }
  if (!below.empty())
    write(painter, inside, below,
          fitting(painter.fonts(), below, frame.text(frame.body), frame.small * 0.8f, inside.w),
          theme::foam, Align::centre);
}

}  // namespace flotilla
