// frame.cpp: see frame.hpp.
#include "web/frame.hpp"

#include <cmath>

namespace flotilla {
namespace {

// A number that grows with a length, between two bounds (all CSS pixels).
float share(float of, float part, float least, float most) {
  return std::clamp(of * part, least, most);
}

Frame wide_frame(Frame frame, float w, float h) {
  Rect rest = frame.canvas;
  const float gap = frame.px(12);
  frame.title = rest.cut_top(frame.px(share(h, 0.056f, 40, 56)));
  Rect side = rest.cut_right(frame.px(share(w, 0.18f, 218, 290))).inset(gap, 0);
  side.x -= gap / 2;
  side.cut_top(gap);
  side.cut_bottom(gap);
  frame.panel = side.cut_bottom(frame.px(share(h, 0.19f, 124, 180)));
  side.cut_bottom(gap);
  frame.side = side;
  rest.cut_left(gap);
  rest.cut_top(gap * 0.6f);
  frame.opponents = rest.cut_top(frame.px(share(h, 0.085f, 54, 84)));
  rest.cut_bottom(gap);
  Rect bottom = rest.cut_bottom(frame.px(share(h, 0.205f, 112, 210)));
  frame.own = bottom.cut_left(frame.px(share(w, 0.17f, 196, 270)));
  const float own_height = std::min(bottom.h, frame.px(share(h, 0.10f, 60, 96)));
  frame.own = {frame.own.x, frame.own.bottom() - own_height, frame.own.w, own_height};
  frame.hand = bottom.inset(gap, 0);
  rest.cut_bottom(gap * 0.6f);
  rest.cut_top(gap * 0.4f);
  frame.board = rest;
  return frame;
}

Frame low_frame(Frame frame, float w, float h) {
  Rect rest = frame.canvas;
  const float gap = frame.px(6);
  frame.title = rest.cut_top(frame.px(share(h, 0.08f, 24, 32)));
  Rect side = rest.cut_right(frame.px(share(w, 0.245f, 128, 190)));
  side.cut_right(gap);
  side.cut_top(gap);
  side.cut_bottom(gap);
  const float plate = frame.px(share(h, 0.15f, 42, 54));
  frame.opponents = side.cut_top(plate);
  frame.own = side.cut_bottom(plate);
  frame.panel = side.inset(0, gap);
  rest.cut_left(gap);
  rest.cut_bottom(gap);
  frame.hand = rest.cut_bottom(frame.px(share(h, 0.235f, 56, 100)));
  frame.hand = frame.hand.inset(gap, 0);
  frame.board = rest.inset(0, gap * 0.7f);
  const float button = frame.title.h;
  frame.button = {frame.title.right() - button - gap, frame.title.y, button, button};
  return frame;
}

Frame stacked_frame(Frame frame, float w, float h) {
  Rect rest = frame.canvas;
  const float gap = frame.px(share(std::min(w, h), 0.014f, 4, 10));
  frame.title = rest.cut_top(frame.px(share(h, 0.056f, 24, 46)));
  const float button = frame.title.h;
  frame.button = {frame.title.right() - button - gap, frame.title.y, button, button};
  rest = rest.inset(gap, 0);
  rest.cut_bottom(gap);
  rest.cut_top(gap);
  frame.opponents = rest.cut_top(frame.px(share(h, 0.07f, 26, 62)));
  frame.hand = rest.cut_bottom(frame.px(share(h, 0.185f, 58, 150)));
  rest.cut_bottom(gap);
  Rect line = rest.cut_bottom(frame.px(share(h, 0.08f, 30, 66)));
  // Own plate and panel share a line.
  frame.own = line.cut_left(line.w * (w < 560 ? 0.38f : 0.32f));
  line.cut_left(gap);
  frame.panel = line;
  frame.board = rest.inset(0, gap);
  return frame;
}

}  // namespace

Frame lay_out(const Rect& canvas, float unit) {
  Frame frame;
  frame.unit = unit;
  frame.canvas = canvas;
  const float w = canvas.w / unit, h = canvas.h / unit;
  const float least = std::min(w, h);
  const bool tiny = least < 350;
  frame.small = frame.px(tiny ? 11 : least < 380 ? 13 : 15);
  frame.body = frame.px(tiny ? 12 : least < 700 ? 15 : least < 850 ? 17 : 19);
  frame.heading = frame.px(tiny ? 15 : least < 420 ? 20 : least < 850 ? 24 : 30);
  if (w > h * 1.25f && w >= 860 && h >= 480) {
    frame.shape = Frame::Shape::wide;
    return wide_frame(frame, w, h);
  }
  if (w > h * 1.25f) {
    frame.shape = Frame::Shape::low;
    return low_frame(frame, w, h);
  }
  frame.shape = Frame::Shape::stacked;
  return stacked_frame(frame, w, h);
}

void draw_sea(Painter& painter, const Frame& frame) {
  painter.backdrop(frame.canvas, theme::sea_middle, theme::sea, theme::sea_rim);
  // A faint chart grid, and two courses across it.
  const float step = std::max(frame.px(52), std::min(frame.canvas.w, frame.canvas.h) / 9);
  const Colour ruled = faded(theme::foam, 0.045f);
  for (float x = std::round(step / 2); x < frame.canvas.w; x += std::round(step))
    line(painter, {x + 0.5f, 0}, {x + 0.5f, frame.canvas.h}, 1, ruled);
  for (float y = std::round(step / 2); y < frame.canvas.h; y += std::round(step))
    line(painter, {0, y + 0.5f}, {frame.canvas.w, y + 0.5f}, 1, ruled);
  const Colour course = faded(theme::foam, 0.05f);
  line(painter, {0, frame.canvas.h * 0.83f}, {frame.canvas.w, frame.canvas.h * 0.12f},
       frame.px(1.2f), course);
  line(painter, {0, frame.canvas.h * 0.2f}, {frame.canvas.w, frame.canvas.h * 0.62f},
       frame.px(1.2f), course);
  // The rings of a wind rose, so large and faint that they are felt rather than seen.
  const float rose = std::min(frame.board.w, frame.board.h) / 2;
  if (rose > frame.px(100))
    for (const float r : {rose, rose * 0.93f, rose * 0.62f})
      ring(painter, frame.board.centre(), r, frame.px(1), faded(theme::foam, 0.05f));
  // The own side of the table lies in the dusk.
  const float edge =
      std::min(frame.hand.y, frame.shape == Frame::Shape::stacked ? frame.panel.y : frame.hand.y) -
      frame.px(6);
  const Rect dusk{0, edge, frame.canvas.w, frame.canvas.h - edge};
  if (frame.shape != Frame::Shape::low)
    fill(painter, dusk, 0,
         Paint(Paint::Flow::down, faded(theme::night, 0.42f), faded(theme::night, 0.75f)));
}

void draw_title(Painter& painter, const Frame& frame, std::string_view title,
                std::string_view status) {
  fill(painter, frame.title, 0, faded(theme::night, 0.62f));
  Rect bar = frame.title.inset(frame.px(frame.canvas.w < frame.px(500) ? 8 : 16), 0);
  if (!frame.button.empty()) bar.cut_right(frame.canvas.right() - frame.button.x);
  const Fonts& fonts = painter.fonts();
  const Font letters = frame.letters(std::min(frame.heading * 1.2f, frame.title.h * 0.78f));
  const float width =
      fonts.width(letters, title) + frame.px(frame.canvas.w < frame.px(500) ? 10 : 24);
  // A long state takes two lines, or in a low bar the place of the title.
  const Font text = fitting(fonts, status, frame.text(frame.body), frame.px(11), bar.w - width);
  const bool fits = fonts.width(text, status) <= bar.w - width;
  const Font half = frame.text(std::min(frame.small, bar.h * 0.38f));
  const bool two_lines = !fits && half.px >= frame.px(12);
  if (fits || two_lines) write(painter, bar.cut_left(width), title, letters, theme::parchment);
  if (two_lines) {
    bar = bar.inset(0, std::max(0.f, bar.h - 2 * line_height(fonts, half)) / 2);
    write_lines(painter, bar, status, half, frame.px(10), theme::foam_soft);
  } else {
    write(painter, bar, status,
          fits ? text : fitting(fonts, status, frame.text(frame.body), frame.px(10), bar.w),
          theme::foam_soft);
  }
}

void draw_panel(Painter& painter, const Frame& frame, const Rect& area, Colour border) {
  const float radius = frame.px(10);
  fill(painter, area, radius, faded(theme::night, 0.66f));
  stroke(painter, area, radius, frame.px(1.5f), border);
}

void draw_emblem(Painter& painter, const Rect& round, Seat seat, float rim) {
  const theme::SeatMark& mark = theme::mark_of(seat);
  disc(painter, round.centre(), round.w / 2,
       Paint(Paint::Flow::down, mark.colour, mix(mark.colour, theme::black, 0.3f)));
  ring(painter, round.centre(), round.w / 2, rim, faded(theme::parchment, 0.55f));
  painter.icon(mark.emblem, round.scaled(0.68f), theme::parchment);
}

namespace {

constexpr float count_icon = 1.05f;  // as high as this many letters

// The least room that counts take, whichever digits they have.
float width_of(const Fonts& fonts, const Frame& frame, const std::vector<Count>& counts,
               const Font& font) {
  float width = 0;
  for (const Count& count : counts) {
    const std::string digits(std::to_string(count.number).size(), '0');
    width += font.px * count_icon + frame.px(3) + fonts.width(font, digits);
  }
  return width;
}

void draw_counts(Painter& painter, const Frame& frame, const std::vector<Count>& counts, Rect row,
                 Align align) {
  Font font = frame.letters(std::min(frame.small * 1.12f, row.h * 0.95f));
  if (width_of(painter.fonts(), frame, counts, font) > row.w)
    font = frame.letters(std::min(frame.small, font.px));
  const float icon = font.px * count_icon, n = static_cast<float>(counts.size());
  const float spare = row.w - width_of(painter.fonts(), frame, counts, font);
  const float gap = std::clamp(frame.px(1) + spare / n, frame.px(1), frame.px(11));
  if (align == Align::right) row.cut_left(std::max(0.f, frame.px(1) * n + spare - gap * n));
  for (const Count& count : counts) {
    painter.icon(count.icon, around({row.x + icon / 2, row.centre().y}, icon, icon),
                 faded(theme::foam, 0.75f));
    row.cut_left(icon + frame.px(2));
    row.cut_left(write(painter, row, std::to_string(count.number), font, theme::foam) + gap);
  }
}

}  // namespace

void draw_plate(Painter& painter, const Frame& frame, const Rect& area, const Plate& plate) {
  const theme::SeatMark& mark = theme::mark_of(plate.seat);
  const bool tight = area.h < frame.px(40);
  draw_panel(painter, frame, area,
             plate.yours    ? theme::lamp
             : plate.to_act ? mark.light
                            : faded(mark.light, 0.35f));
  Rect inside = area.inset(frame.px(tight ? 4 : 8), frame.px(tight ? 2 : 5));
  const float emblem = std::min({inside.h, area.w * 0.22f, frame.px(58)});
  const Rect badge = inside.cut_left(emblem);
  draw_emblem(painter, fit(badge, 1), plate.seat, frame.px(1.2f));
  inside.cut_left(frame.px(tight ? 5 : 9));
  if (plate.score >= 0) {
    const std::string points = std::to_string(plate.score);
    const Font big = frame.letters(std::min(frame.heading * 1.35f, inside.h * 0.85f));
    const Rect box = inside.cut_right(painter.fonts().width(big, points) + frame.px(4));
    write(painter, box, points, big, mark.light, Align::right);
    inside.cut_right(frame.px(4));
  }
  const bool wide = inside.w > inside.h * 6;  // a strip: everything in one line
  const Fonts& fonts = painter.fonts();
  const bool counted = !plate.counts.empty() &&
                       width_of(fonts, frame, plate.counts, frame.letters(frame.small)) <= inside.w;
  const bool has_more = counted || !plate.kind.empty();
  const int lines = wide || !has_more || inside.h < frame.small * 2.3f    ? 1
                    : plate.kind.empty() || inside.h < frame.small * 3.6f ? 2
                                                                          : 3;
  if (lines == 1) {
    Rect row = inside;
    if (row.w > frame.px(110) && !plate.counts.empty()) {
      Rect right = row.cut_right(
          std::min(row.w * 0.55f, frame.px(46) * static_cast<float>(plate.counts.size())));
      draw_counts(painter, frame, plate.counts, right, Align::right);
    }
    if (row.w < frame.px(wide ? 52 : 36)) return;  // the emblem has to do
    const Font font = fitting(fonts, plate.name, frame.text(frame.body), frame.px(11), row.w);
    write(painter, row, plate.name, font, theme::foam);
    return;
  }
  const float row_height = inside.h / static_cast<float>(lines);
  const Rect name_row = inside.cut_top(lines == 2 ? inside.h * 0.54f : row_height * 1.15f);
  const Font name = fitting(painter.fonts(), plate.name,
                            frame.text(std::min(frame.body * 1.12f, name_row.h * 0.9f)),
                            frame.px(11), name_row.w);
  write(painter, name_row, plate.name, name, theme::foam);
  const Font kind =
      fitting(painter.fonts(), plate.kind, frame.text(frame.small), frame.px(10), inside.w);
  if (lines == 3)
    write(painter, inside.cut_top(row_height * 0.95f), plate.kind, kind, theme::foam_soft);
  if (counted)
    draw_counts(painter, frame, plate.counts, inside, Align::left);
  else if (lines == 2)
    write(painter, inside, plate.kind, kind, theme::foam_soft);
}

std::string kind_of_sitter(const Surroundings& around, Seat seat) {
  const auto at = static_cast<std::size_t>(seat);
  if (at >= around.sitters.size() || !around.sitters[at].bot) return "";
  return around.say(
      Text("table.bot", {{"level", Text("page.level." + around.sitters[at].level + ".short")}}));
}

Prompt prompt_for(const Surroundings& around, const SeatList& to_act, bool over, std::string text) {
  Prompt prompt;
  prompt.text = std::move(text);
  prompt.yours = around.actor != nobody && to_act.contains(around.actor);
  if (over)
    prompt.heading = around.say("page.over");
  else if (prompt.yours)
    prompt.heading = around.say("page.turn.you");
  else if (to_act.size() == 1)  // of several the text tells
    prompt.heading = around.say(Text("page.turn.of", {{"name", SeatName{to_act[0]}}}));
  return prompt;
}

void congratulate(Prompt& prompt, const Surroundings& around, const SeatList& winners) {
  if (around.viewer != nobody && winners == SeatList{around.viewer})
    prompt.heading = around.say("page.over.you_win");
}

void draw_prompt(Painter& painter, const Frame& frame, const Prompt& prompt) {
  draw_panel(painter, frame, frame.panel,
             prompt.yours ? faded(theme::lamp, 0.9f) : faded(theme::foam, 0.22f));
  const bool tight = frame.panel.h < frame.px(84);
  Rect inside = frame.panel.inset(frame.px(tight ? 8 : 14), frame.px(tight ? 2 : 9));
  const Colour heading_colour = prompt.yours ? theme::lamp : theme::parchment;
  if (tight) {
    // One or two lines of text; the lamp says whose turn it is.
    const Font one =
        fitting(painter.fonts(), prompt.text, frame.text(frame.body), frame.small, inside.w);
    if (painter.fonts().width(one, prompt.text) <= inside.w) {
      write(painter, inside, prompt.text, one, prompt.yours ? theme::lamp : theme::foam);
      return;
    }
    const Font small = frame.text(frame.small);
    const float line = line_height(painter.fonts(), small);
    const auto lines = wrapped(painter.fonts(), prompt.text, small, inside.w, 9).size();
    const float needed = line * std::max(2.f, static_cast<float>(lines));
    inside = inside.inset(0, std::max(-frame.px(1), (inside.h - needed) / 2));
    write_lines(painter, inside, prompt.text, frame.text(frame.body), frame.px(10),
                prompt.yours ? theme::lamp : theme::foam);
    return;
  }
  const Font big =
      fitting(painter.fonts(), prompt.heading, frame.letters(frame.heading), frame.body, inside.w);
  const float line = line_height(painter.fonts(), big);
  for (const std::string& words : wrapped(painter.fonts(), prompt.heading, big, inside.w, 2))
    write(painter, inside.cut_top(line), words, big, heading_colour);
  inside.cut_top(frame.px(2));
  Rect note;
  const Font small = frame.text(frame.small);
  if (!prompt.note.empty()) note = inside.cut_bottom(line_height(painter.fonts(), small));
  write_lines(painter, inside, prompt.text, frame.text(frame.body), frame.small, theme::foam);
  if (!note.empty())
    write(painter, note, prompt.note,
          fitting(painter.fonts(), prompt.note, small, frame.px(10), note.w), theme::foam_soft);
}

void draw_button(Painter& painter, const Frame& frame, const Rect& area, char32_t icon, bool hover,
                 bool open) {
  const Rect face = area.inset(frame.px(3));
  fill(painter, face, frame.px(7), faded(theme::brass, open ? 0.55f : hover ? 0.4f : 0.2f));
  stroke(painter, face, frame.px(7), frame.px(1.2f), faded(theme::brass, 0.9f));
  painter.icon(icon, face.inset(face.h * 0.16f), theme::parchment);
}

void draw_lamp_frame(Painter& painter, const Frame& frame, const Rect& area, float radius,
                     bool lit) {
  const float unit = frame.unit;
  if (lit) {
    glow(painter, area, radius, 18 * unit, faded(theme::lamp, 0.7f));
    stroke(painter, area, radius, 2.5f * unit, theme::lamp);
  } else {
    // On light ground the dashes need something dark below them.
    stroke(painter, area, radius, 3.5f * unit, faded(theme::night, 0.5f));
    dashed(painter, area, radius, std::max(1.5f, 2 * unit), theme::lamp, 6 * unit);
  }
}

Rect draw_choice(Painter& painter, const Frame& frame, const Rect& area, bool lit) {
  const float unit = frame.unit, radius = 10 * unit;
  fill(painter, area, radius, faded(theme::night, 0.92f));
  if (lit) fill(painter, area, radius, faded(theme::lamp, 0.22f));
  stroke(painter, area, radius, (lit ? 3.5f : 2) * unit, theme::lamp);
  return area.inset(std::min(10 * unit, area.w * 0.08f), 5 * unit);
}

}  // namespace flotilla
