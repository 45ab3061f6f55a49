// yoho_signs.cpp: what lies on the cards of the sea, tokens, and the drawings of what the cards in
// hand do. Each has an outline of its own, so that colour is never what tells them apart.
#include <array>
#include <cmath>

#include "web/scenes/yoho_pieces.hpp"
#include "web/scenes/yoho_sketch.hpp"

namespace flotilla::yoho {
namespace {

constexpr Colour wood = rgb(0x9A5F2C), wood_dark = rgb(0x5A3516), brass = rgb(0xE0B04A);
constexpr Colour gold = rgb(0xFFC533), gold_dark = rgb(0xC47F12), fire = rgb(0xD8381C);
constexpr Colour leaf = rgb(0x3C9A4B), rock = rgb(0x555A66);

constexpr float thin = 0.035f;  // the line around a thing

void draw_lock(Painter& painter, const Sketch& s, float y) {
  inked(painter,
        s.outline({{0.41f, y - 0.10f},
                   {0.59f, y - 0.10f},
                   {0.59f, y + 0.06f},
                   {0.50f, y + 0.13f},
                   {0.41f, y + 0.06f}}),
        lit(brass), s.pen(thin * 0.7f));
  disc(painter, s.at(0.5f, y), s.length(0.035f), theme::ink);
}

void draw_chest_body(Painter& painter, const Sketch& s, float top, float bottom) {
  inked(painter, s.outline({{0.09f, top}, {0.91f, top}, {0.87f, bottom}, {0.13f, bottom}}),
        lit(wood), s.pen(thin));
  for (const float x : {0.25f, 0.75f}) {
    const float lean = (0.5f - x) * 0.05f;
    painter.fill(s.outline({{x - 0.055f, top + 0.01f},
                            {x + 0.055f, top + 0.01f},
                            {x + 0.055f + lean, bottom - 0.015f},
                            {x - 0.055f + lean, bottom - 0.015f}}),
                 lit(brass));
  }
}

void draw_chest(Painter& painter, const Sketch& s) {
  draw_chest_body(painter, s, 0.48f, 0.88f);
  inked(painter,
        s.outline({{0.05f, 0.50f},
                   {0.05f, 0.36f},
                   {0.09f, 0.24f},
                   {0.18f, 0.16f},
                   {0.82f, 0.16f},
                   {0.91f, 0.24f},
                   {0.95f, 0.36f},
                   {0.95f, 0.50f}}),
        lit(wood, 0.24f, 0.10f), s.pen(thin));
  for (const float x : {0.25f, 0.75f})
    painter.fill(s.outline({{x - 0.055f, 0.175f},
                            {x + 0.055f, 0.175f},
                            {x + 0.055f, 0.485f},
                            {x - 0.055f, 0.485f}}),
                 lit(brass));
  line(painter, s.at(0.05f, 0.49f), s.at(0.95f, 0.49f), s.pen(0.05f), wood_dark);
  draw_lock(painter, s, 0.52f);
}

void draw_sparkle(Painter& painter, const Sketch& s, Point at, float size) {
  painter.fill(s.star(at, 4, size, size * 0.28f), theme::white);
}

void draw_gold(Painter& painter, const Sketch& s) {
  // The light that comes out of it.
  for (int i = -2; i <= 2; ++i) {
    const float angle = static_cast<float>(i) * 0.46f;
    const Point way{std::sin(angle), -std::cos(angle)}, across{-way.y, way.x};
    const Point root = Point{0.5f, 0.50f} + way * 0.25f, tip = root + way * 0.34f;
    const Outline ray{s.at(root - across * 0.03f), s.at(tip - across * 0.075f),
                      s.at(tip + across * 0.075f), s.at(root + across * 0.03f)};
    painter.fill(ray, faded(rgb(0xFFE58C), 0.95f));
  }
  // The lid stands open behind.
  inked(painter, s.outline({{0.11f, 0.52f}, {0.17f, 0.20f}, {0.83f, 0.20f}, {0.89f, 0.52f}}),
        lit(wood_dark), s.pen(thin));
  painter.fill(s.outline({{0.19f, 0.50f}, {0.23f, 0.27f}, {0.77f, 0.27f}, {0.81f, 0.50f}}),
               rgb(0x2E1A0A));
  Outline heap = s.arc({0.5f, 0.60f}, 0.41f, 0.25f, 180, 360, 10);
  inked(painter, heap, Paint(Paint::Flow::down, rgb(0xFFE173), gold), s.pen(thin * 0.8f),
        gold_dark);
  for (const Point& at : {Point{0.30f, 0.53f}, Point{0.50f, 0.45f}, Point{0.69f, 0.53f}}) {
    disc(painter, s.at(at), s.length(0.085f), gold_dark);
    disc(painter, s.at(at), s.length(0.062f), rgb(0xFFE58C));
  }
  draw_chest_body(painter, s, 0.60f, 0.92f);
  draw_lock(painter, s, 0.68f);
  draw_sparkle(painter, s, {0.76f, 0.40f}, 0.13f);
}

void draw_trap(Painter& painter, const Sketch& s) {
  inked(painter, s.star({0.5f, 0.5f}, 11, 0.54f, 0.32f),
        Paint(Paint::Flow::out, rgb(0xFF8A2B), fire), s.pen(thin));
  painter.fill(s.star({0.5f, 0.44f}, 9, 0.36f, 0.21f, 0.2f),
               Paint(Paint::Flow::out, rgb(0xFFF3B0), gold));
  // The lid flies off, and what was in it grins.
  const Sketch lid{s.area, -17};
  inked(painter,
        lid.outline({{0.24f, 0.30f},
                     {0.26f, 0.17f},
                     {0.36f, 0.10f},
                     {0.64f, 0.10f},
                     {0.74f, 0.17f},
                     {0.76f, 0.30f}}),
        lit(wood_dark), s.pen(thin));
  inked(painter, s.outline({{0.20f, 0.48f}, {0.80f, 0.48f}, {0.76f, 0.84f}, {0.24f, 0.84f}}),
        lit(wood_dark), s.pen(thin));
  painter.icon(icon::skull, s.box(0.5f, 0.655f, 0.36f), theme::parchment);
}

Outline barrel_outline(const Sketch& s, float top, float bottom, float waist, float belly) {
  const float middle = (top + bottom) / 2, third = (bottom - top) * 0.3f;
  return s.outline({{0.5f - waist, top},
                    {0.5f + waist, top},
                    {0.5f + (waist + belly) / 2 + 0.02f, middle - third},
                    {0.5f + belly, middle},
                    {0.5f + (waist + belly) / 2 + 0.02f, middle + third},
                    {0.5f + waist, bottom},
                    {0.5f - waist, bottom},
                    {0.5f - (waist + belly) / 2 - 0.02f, middle + third},
                    {0.5f - belly, middle},
                    {0.5f - (waist + belly) / 2 - 0.02f, middle - third}});
}

void draw_barrel(Painter& painter, const Sketch& s) {
  // The fuse burns.
  painter.stroke(s.outline({{0.50f, 0.26f}, {0.51f, 0.17f}, {0.57f, 0.13f}, {0.66f, 0.13f}}), false,
                 s.pen(0.05f), theme::ink);
  painter.fill(s.star({0.71f, 0.13f}, 8, 0.20f, 0.09f), fire);
  painter.fill(s.star({0.71f, 0.13f}, 8, 0.13f, 0.06f, 0.2f), rgb(0xFFE58C));
  inked(painter, barrel_outline(s, 0.26f, 0.96f, 0.26f, 0.35f), lit(rgb(0xB8331F), 0.12f, 0.35f),
        s.pen(thin));
  for (const float x : {0.37f, 0.5f, 0.63f})
    line(painter, s.at(x, 0.28f), s.at(x, 0.94f), s.pen(0.012f), faded(theme::ink, 0.4f));
  for (const float y : {0.36f, 0.86f})
    line(painter, s.at(0.19f, y), s.at(0.81f, y), s.pen(0.07f), rgb(0x2A2A30));
  disc(painter, s.at(0.5f, 0.61f), s.length(0.185f), rgb(0x1C1614));
  painter.icon(icon::skull, s.box(0.5f, 0.61f, 0.29f), theme::parchment);
}

void draw_ball(Painter& painter, const Sketch& s, Point at, float radius) {
  disc(painter, s.at(at), s.length(radius), rgb(0x0E1114));
  disc(painter, s.at(at), s.length(radius) - s.pen(thin) * 0.8f,
       Paint(Paint::Flow::out, rgb(0x666F79), rgb(0x23282E)));
  painter.fill(ellipse(around(s.at(at - Point{radius, radius} * 0.36f), s.length(radius * 0.5f),
                              s.length(radius * 0.38f))),
               faded(theme::white, 0.85f));
}

void draw_cannonballs(Painter& painter, const Sketch& s) {
  draw_ball(painter, s, {0.5f, 0.33f}, 0.25f);
  draw_ball(painter, s, {0.265f, 0.70f}, 0.25f);
  draw_ball(painter, s, {0.735f, 0.70f}, 0.25f);
}

void draw_bottle(Painter& painter, const Rect& area) {
  const Sketch s{area, 38};
  inked(painter, s.outline({{0.44f, -0.05f}, {0.56f, -0.05f}, {0.555f, 0.09f}, {0.445f, 0.09f}}),
        lit(rgb(0xB07F45)), s.pen(thin * 0.8f));
  const Outline glass = s.outline({{0.42f, 0.06f},
                                   {0.58f, 0.06f},
                                   {0.58f, 0.24f},
                                   {0.70f, 0.38f},
                                   {0.71f, 0.92f},
                                   {0.65f, 1.00f},
                                   {0.35f, 1.00f},
                                   {0.29f, 0.92f},
                                   {0.30f, 0.38f},
                                   {0.42f, 0.24f}});
  inked(painter, glass, Paint(Paint::Flow::out, rgb(0x9BE8C2), rgb(0x3BA27C)), s.pen(thin),
        rgb(0x0F3D30));
  // The message, rolled up, with a ribbon.
  painter.fill(s.outline({{0.38f, 0.42f}, {0.62f, 0.42f}, {0.62f, 0.91f}, {0.38f, 0.91f}}),
               theme::parchment);
  painter.fill(s.outline({{0.37f, 0.61f}, {0.63f, 0.61f}, {0.63f, 0.71f}, {0.37f, 0.71f}}), fire);
  line(painter, s.at(0.345f, 0.44f), s.at(0.345f, 0.88f), s.pen(0.03f), faded(theme::white, 0.8f));
}

Outline heart(const Sketch& s, Point middle, float size) {
  constexpr std::array<Point, 16> half = {{{0.00f, -0.24f},
                                           {0.09f, -0.38f},
                                           {0.22f, -0.45f},
                                           {0.36f, -0.42f},
                                           {0.47f, -0.30f},
                                           {0.49f, -0.14f},
                                           {0.43f, 0.03f},
                                           {0.24f, 0.25f},
                                           {0.00f, 0.47f},
                                           {-0.24f, 0.25f},
                                           {-0.43f, 0.03f},
                                           {-0.49f, -0.14f},
                                           {-0.47f, -0.30f},
                                           {-0.36f, -0.42f},
                                           {-0.22f, -0.45f},
                                           {-0.09f, -0.38f}}};
  Outline result;
  for (const Point& p : half) result.push_back(s.at(middle + p * size));
  return result;
}

void draw_rum(Painter& painter, const Sketch& s) {
  // A jug with a handle for two fingers, and for the heart.
  painter.stroke(s.arc({0.66f, 0.30f}, 0.15f, 0.16f, -110, 80, 8), false, s.pen(0.11f), theme::ink);
  painter.stroke(s.arc({0.66f, 0.30f}, 0.15f, 0.16f, -110, 80, 8), false, s.pen(0.055f),
                 rgb(0xA0602C));
  inked(painter, s.outline({{0.43f, 0.00f}, {0.57f, 0.00f}, {0.56f, 0.12f}, {0.44f, 0.12f}}),
        lit(rgb(0xD9B27A)), s.pen(thin * 0.8f));
  inked(painter,
        s.outline({{0.38f, 0.09f},
                   {0.62f, 0.09f},
                   {0.60f, 0.22f},
                   {0.66f, 0.32f},
                   {0.80f, 0.44f},
                   {0.87f, 0.62f},
                   {0.84f, 0.82f},
                   {0.74f, 0.97f},
                   {0.26f, 0.97f},
                   {0.16f, 0.82f},
                   {0.13f, 0.62f},
                   {0.20f, 0.44f},
                   {0.34f, 0.32f},
                   {0.40f, 0.22f}}),
        Paint(Paint::Flow::down, rgb(0xA9652F), rgb(0x6E3A17)), s.pen(thin));
  disc(painter, s.at(0.5f, 0.65f), s.length(0.25f), theme::parchment);
  painter.fill(heart(s, {0.5f, 0.66f}, 0.36f), rgb(0xC4242B));
}

void draw_frond(Painter& painter, const Sketch& s, Point from, Point tip, float rise) {
  const Point middle = mix(from, tip, 0.5f);
  inked(painter,
        s.outline({from,
                   {middle.x, middle.y - rise},
                   {mix(middle.x, tip.x, 0.6f), mix(middle.y, tip.y, 0.6f) - rise * 0.62f},
                   tip,
                   {middle.x, middle.y + rise * 0.12f}}),
        lit(leaf), s.pen(thin * 0.7f), rgb(0x14401F));
}

void draw_palm(Painter& painter, const Sketch& s, Point foot, Point crown, float size) {
  const Point bend{mix(foot.x, crown.x, 0.35f) - 0.06f * size, mix(foot.y, crown.y, 0.55f)};
  for (const float width : {0.13f, 0.075f})
    painter.stroke(s.outline({foot, bend, crown}), false, s.pen(width * size),
                   width > 0.1f ? rgb(0x3A2410) : rgb(0xA8743C));
  for (const auto& [tip, rise] : {std::pair{Point{-0.42f, 0.16f}, 0.16f},
                                  {Point{0.42f, 0.16f}, 0.16f},
                                  {Point{-0.34f, -0.20f}, 0.09f},
                                  {Point{0.34f, -0.20f}, 0.09f}})
    draw_frond(painter, s, crown, crown + tip * size, rise * size);
  for (const Point& nut : {Point{-0.045f, 0.05f}, Point{0.055f, 0.045f}})
    disc(painter, s.at(crown + nut * size), s.length(0.05f * size), rgb(0x4A2C10));
}

void draw_island(Painter& painter, const Sketch& s) {
  Outline mound = s.arc({0.5f, 0.84f}, 0.49f, 0.25f, 180, 360, 12);
  for (const Point& p : s.arc({0.5f, 0.84f}, 0.49f, 0.12f, 20, 160, 6)) mound.push_back(p);
  inked(painter, mound, Paint(Paint::Flow::down, theme::sand, rgb(0xC9A860)), s.pen(thin),
        rgb(0x6B5020));
  draw_palm(painter, s, {0.44f, 0.74f}, {0.50f, 0.30f}, 1);
  for (const float way : {-1.f, 1.f})
    line(painter, s.at(0.70f - 0.075f * way, 0.74f), s.at(0.70f + 0.075f * way, 0.86f),
         s.pen(0.05f), fire);
}

void draw_rock(Painter& painter, const Sketch& s, float left, float right, Point top, float foot) {
  const float a = mix(left, top.x, 0.55f), b = mix(right, top.x, 0.5f);
  inked(painter,
        s.outline({{left, foot},
                   {a - 0.02f, mix(foot, top.y, 0.5f)},
                   top,
                   {b + 0.03f, mix(foot, top.y, 0.45f)},
                   {right, foot},
                   {mix(left, right, 0.5f), foot + 0.05f}}),
        Paint(Paint::Flow::down, mix(rock, theme::white, 0.30f), rock), s.pen(thin), rgb(0x14171D));
  painter.fill(s.outline({{top.x + 0.005f, top.y + 0.05f},
                          {b + 0.02f, mix(foot, top.y, 0.45f)},
                          {right - 0.02f, foot},
                          {mix(left, right, 0.6f), foot}}),
               rgb(0x2B2F38));
}

void draw_foam(Painter& painter, const Sketch& s, float from, float to, float y, int crests) {
  Outline points;
  for (int i = 0; i <= crests * 4; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(crests * 4);
    points.push_back(
        s.at(mix(from, to, t), y + 0.025f * std::sin(t * pi * 2 * static_cast<float>(crests))));
  }
  painter.stroke(points, false, s.pen(0.05f), faded(theme::white, 0.92f));
}

void draw_reef(Painter& painter, const Sketch& s) {
  draw_rock(painter, s, 0.14f, 0.46f, {0.27f, 0.16f}, 0.56f);
  draw_rock(painter, s, 0.56f, 0.90f, {0.76f, 0.10f}, 0.54f);
  draw_foam(painter, s, 0.08f, 0.96f, 0.58f, 4);
  draw_rock(painter, s, 0.00f, 0.34f, {0.13f, 0.42f}, 0.86f);
  draw_rock(painter, s, 0.68f, 1.00f, {0.90f, 0.40f}, 0.86f);
  draw_rock(painter, s, 0.24f, 0.78f, {0.49f, 0.14f}, 0.90f);
  draw_foam(painter, s, -0.04f, 1.04f, 0.93f, 5);
}

void draw_waves(Painter& painter, const Sketch& s) {
  for (const float y : {0.32f, 0.52f, 0.72f}) {
    const float shift = y == 0.52f ? 0.08f : 0;
    Outline points;
    for (int i = 0; i <= 16; ++i) {
      const float t = static_cast<float>(i) / 16;
      points.push_back(s.at(0.12f + shift + 0.68f * t, y + 0.05f * std::sin(t * pi * 4)));
    }
    painter.stroke(points, false, s.pen(0.06f), faded(theme::foam, 0.9f));
  }
}

// ---- What cards do ----

struct Pen {
  Painter& painter;
  const Sketch& s;
  Colour colour;
  float width = 0.055f;

  float px() const { return std::max(1.2f, s.length(width)); }
  Colour light() const { return faded(colour, 0.22f); }

  void line(const Outline& points) const { painter.stroke(points, false, px(), colour); }
  // A small card, turned by so many degrees.
  void card(Point middle, float side, float turn = 0, bool solid = true) const {
    const Sketch own{around(s.at(middle), s.length(side), s.length(side)), turn};
    const Outline outline = own.outline({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
    if (solid) painter.fill(outline, light());
    painter.stroke(outline, true, px(), colour);
    if (!solid) return;
    // Water through it: that is what makes it a card of the sea.
    const float channel = std::max(1.f, s.length(side * 0.20f));
    painter.stroke(own.outline({{0.5f, 0.12f}, {0.5f, 0.5f}, {0.88f, 0.5f}}), false, channel,
                   faded(colour, 0.75f));
  }
  void dotted_card(Point middle, float side) const {
    dashed(painter, around(s.at(middle), s.length(side), s.length(side)), s.length(0.03f),
           px() * 0.8f, faded(colour, 0.85f), std::max(2.f, s.length(0.07f)));
  }
  void head(Point tip, Point way, float size = 0.13f) const {
    const float far = std::hypot(way.x, way.y);
    const Point along = way * (1 / far), across{-along.y, along.x};
    const Point back = tip - along * size;
    painter.fill(s.outline({tip, back + across * (size * 0.72f), back - across * (size * 0.72f)}),
                 colour);
  }
  void arrow(Point from, Point to) const {
    line(s.outline({from, to - (to - from) * (0.08f / distance(from, to))}));
    head(to, to - from);
  }
  // Along an arc, with its head at the end.
  void turn(Point centre, float rx, float ry, float from, float to) const {
    line(s.arc(centre, rx, ry, from, to, 14));
    const float way = to > from ? 1.f : -1.f, angle = to * pi / 180;
    const Point end = centre + Point{std::cos(angle) * rx, std::sin(angle) * ry};
    const Point along = Point{-std::sin(angle) * rx, std::cos(angle) * ry} * way;
    head(end + along * (0.09f / std::hypot(along.x, along.y)), along, 0.15f);
  }
  void dots(std::initializer_list<Point> points, float size) const {
    for (const Point& p : points) disc(painter, s.at(p), std::max(1.f, s.length(size)), colour);
  }
};

void draw_swing(const Pen& pen) {
  pen.card({0.5f, 0.5f}, 0.42f, 20);
  pen.turn({0.5f, 0.5f}, 0.43f, 0.43f, 195, 300);
  pen.turn({0.5f, 0.5f}, 0.43f, 0.43f, 15, 120);
}

void draw_swap(const Pen& pen) {
  pen.card({0.25f, 0.5f}, 0.36f);
  pen.card({0.75f, 0.5f}, 0.36f, 90);
  pen.turn({0.5f, 0.27f}, 0.24f, 0.19f, 190, 345);
  pen.turn({0.5f, 0.73f}, 0.24f, 0.19f, 10, 165);
}

void draw_slide(const Pen& pen) {
  pen.card({0.165f, 0.38f}, 0.29f);
  pen.card({0.50f, 0.38f}, 0.29f, 90);
  pen.dotted_card({0.845f, 0.38f}, 0.29f);
  pen.arrow({0.03f, 0.76f}, {0.97f, 0.76f});
}

void draw_flip(const Pen& pen) {
  // One corner comes over, and its other side shows.
  const Sketch& s = pen.s;
  const Outline card =
      s.outline({{0.10f, 0.24f}, {0.42f, 0.24f}, {0.80f, 0.62f}, {0.80f, 0.94f}, {0.10f, 0.94f}});
  pen.painter.fill(card, pen.light());
  pen.painter.stroke(card, true, pen.px(), pen.colour);
  const Outline flap = s.outline({{0.42f, 0.24f}, {0.80f, 0.62f}, {0.38f, 0.66f}});
  pen.painter.fill(flap, pen.colour);
  pen.painter.stroke(flap, true, pen.px(), pen.colour);
  pen.turn({0.50f, 0.54f}, 0.43f, 0.43f, 5, -80);
}

void draw_remove(const Pen& pen) {
  pen.dotted_card({0.33f, 0.75f}, 0.42f);
  pen.card({0.44f, 0.33f}, 0.42f, -14);
  pen.arrow({0.84f, 0.92f}, {0.84f, 0.08f});
}

void draw_course(const Pen& pen) {
  const Sketch ship{pen.s.box(0.5f, 0.39f, 0.78f)};
  Painter& painter = pen.painter;
  painter.fill(ship.outline({{0.20f, 0.12f},
                             {0.70f, 0.12f},
                             {0.77f, 0.34f},
                             {0.70f, 0.58f},
                             {0.20f, 0.58f},
                             {0.28f, 0.34f}}),
               pen.colour);
  line(painter, ship.at(0.46f, 0), ship.at(0.46f, 0.7f), ship.pen(0.05f), pen.colour);
  painter.fill(ship.outline({{0.80f, 0.22f}, {0.96f, 0.60f}, {0.80f, 0.60f}}), pen.colour);
  painter.fill(ship.outline({{0.02f, 0.62f},
                             {0.16f, 0.67f},
                             {0.80f, 0.67f},
                             {1.0f, 0.62f},
                             {0.86f, 0.92f},
                             {0.16f, 0.92f}}),
               pen.colour);
  pen.dots({{0.04f, 0.96f}, {0.17f, 0.91f}, {0.31f, 0.885f}, {0.45f, 0.88f}, {0.59f, 0.89f}},
           0.038f);
  pen.arrow({0.68f, 0.905f}, {0.98f, 0.96f});
}

void draw_net(const Pen& pen) {
  pen.painter.icon(icon::net, pen.s.box(0.5f, 0.5f, 1), pen.colour);
}

void draw_catch_throw(const Pen& pen) {
  const Sketch& s = pen.s;
  pen.painter.icon(icon::catch_throw, s.box(0.33f, 0.66f, 0.66f), pen.colour);
  pen.dots({{0.12f, 0.28f}, {0.23f, 0.15f}, {0.37f, 0.08f}, {0.52f, 0.07f}, {0.66f, 0.12f}},
           0.034f);
  const Sketch barrel{s.box(0.80f, 0.36f, 0.40f), 28};
  pen.painter.fill(barrel_outline(barrel, 0.02f, 0.98f, 0.28f, 0.38f), pen.colour);
  for (const float y : {0.24f, 0.76f})
    line(pen.painter, barrel.at(0.18f, y), barrel.at(0.82f, y), std::max(1.f, s.length(0.03f)),
         theme::parchment);
}

}  // namespace

void draw_object(Painter& painter, const Rect& area, Object object) {
  const Sketch s{fit(area, 1)};
  switch (object) {
    case Object::plain:
      return draw_waves(painter, s);
    case Object::chest:
      return draw_chest(painter, s);
    case Object::gold:
      return draw_gold(painter, s);
    case Object::trap:
      return draw_trap(painter, s);
    case Object::barrel:
      return draw_barrel(painter, s);
    case Object::cannonball:
      return draw_cannonballs(painter, s);
    case Object::bottle:
      return draw_bottle(painter, s.area);
    case Object::rum:
      return draw_rum(painter, s);
    case Object::island:
      return draw_island(painter, s);
    case Object::reef:
      return draw_reef(painter, s);
  }
}

void draw_token(Painter& painter, const Rect& area, Token token, bool is_there, float unit) {
  const Sketch s{fit(area, 1)};
  const Point middle = s.at(0.5f, 0.5f);
  if (!is_there) {
    // A ring, and in it the shape of what is missing.
    const Colour faint = faded(theme::foam, 0.30f);
    ring(painter, middle, s.length(0.46f), std::max(1.f, unit), faint);
    if (token == Token::life)
      painter.fill(heart(s, {0.5f, 0.52f}, 0.5f), faded(theme::foam, 0.16f));
    else
      disc(painter, middle, s.length(0.22f), faded(theme::foam, 0.16f));
    if (token == Token::coin) ring(painter, middle, s.length(0.30f), std::max(1.f, unit), faint);
    return;
  }
  switch (token) {
    case Token::life:
      painter.stroke(heart(s, {0.5f, 0.51f}, 0.92f), true, s.pen(0.12f), rgb(0x5E0D12));
      painter.fill(heart(s, {0.5f, 0.51f}, 0.92f), lit(rgb(0xD8323A), 0.12f, 0.25f));
      painter.fill(ellipse(around(s.at(0.31f, 0.31f), s.length(0.2f), s.length(0.14f))),
                   faded(theme::white, 0.75f));
      return;
    case Token::cannonball:
      disc(painter, middle, s.length(0.49f), rgb(0x8C98A3));
      return draw_ball(painter, s, {0.5f, 0.5f}, 0.455f);
    case Token::coin:
      disc(painter, middle, s.length(0.49f), rgb(0x7A4E08));
      disc(painter, middle, s.length(0.45f),
           Paint(Paint::Flow::down, rgb(0xFFE48A), rgb(0xE09A1C)));
      ring(painter, middle, s.length(0.37f), s.pen(0.045f), gold_dark);
      painter.icon(icon::skull, s.box(0.5f, 0.5f, 0.5f), rgb(0x7A4E08));
      return;
  }
}

void draw_card_sign(Painter& painter, const Rect& area, Card card, Colour colour) {
  const Sketch s{fit(area, 1)};
  const Pen pen{painter, s, colour};
  switch (card) {
    case Card::swing:
      return draw_swing(pen);
    case Card::swap:
      return draw_swap(pen);
    case Card::slide:
      return draw_slide(pen);
    case Card::flip:
      return draw_flip(pen);
    case Card::remove:
      return draw_remove(pen);
    case Card::movement:
    case Card::basic_movement:
      return draw_course(pen);
    case Card::net:
    case Card::basic_net:
      return draw_net(pen);
    case Card::catch_throw:
      return draw_catch_throw(pen);
    case Card::hidden:
      return painter.icon(icon::treasure_map, s.area, colour);
  }
}

}  // namespace flotilla::yoho
