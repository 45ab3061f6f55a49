// yoho_pieces.cpp: see yoho_pieces.hpp. What lies on the cards and what the cards in hand do is
// drawn in yoho_signs.cpp.
#include "web/scenes/yoho_pieces.hpp"

#include <array>
#include <cmath>

#include "web/scenes/yoho_sketch.hpp"

namespace flotilla::yoho {
namespace {

// ---- The sea ----
//
// A card is water with land on it: a piece in each corner, and a bar from corner to corner along a
// closed rim. All of it is drawn three times, a little smaller each time: shallows, surf, sand; so
// the pieces grow together, and at a rim every card has the same colours at the same places.

constexpr Colour water = rgb(0x2A94AE), water_middle = rgb(0x46B4C4);
constexpr Colour shoal = rgb(0x6CC7C0), shoal_middle = rgb(0xA6E0CE);
constexpr Colour shallows = rgb(0x63C0C8), surf = rgb(0xEAF7F2);
constexpr Colour sand_rim = rgb(0xDCC488), sand_middle = rgb(0xEBD9A4);

// Half the width of a channel where it reaches the rim. Not below a sixth: a lit channel of any
// shape must be seen from the middle of its points.
constexpr float half_channel = 0.17f;
constexpr float rounding = 0.035f;

// The card from (-0.5, -0.5) to (0.5, 0.5), turned by quarters.
struct CardPlan {
  Rect area;
  int rot = 0;

  Point at(Point p) const {
    for (int i = 0; i < (rot & 3); ++i) p = {-p.y, p.x};
    return {area.centre().x + p.x * area.w, area.centre().y + p.y * area.h};
  }
};

// Turns what is drawn for the north rim or the north-west corner to one of the other three.
Point quarter(Point p, int turns) {
  for (int i = 0; i < turns; ++i) p = {-p.y, p.x};
  return p;
}

// -1 … 1, always the same for the same number.
float wander(unsigned number) {
  number = (number ^ 61u) ^ (number >> 16);
  number *= 0x27d4eb2du;
  number ^= number >> 15;
  return static_cast<float>(number & 1023u) / 511.5f - 1;
}

struct Coast {
  unsigned number = 0;  // of the card: its coast is its own
  float corner =
      0.215f;         // how far from the middle the land in the corners begins, along both sides
  float bar = 0.20f;  // and the bar along a closed rim
};

// The land in the corner at the end of `turns` quarters from the north-west.
Outline corner_land(const CardPlan& plan, const Coast& coast, int turns, float grown) {
  Outline outline;
  const auto add = [&](Point p) { outline.push_back(plan.at(quarter(p, turns))); };
  add({-0.5f, -0.5f + rounding});
  add({-0.5f + rounding * 0.3f, -0.5f + rounding * 0.3f});
  add({-0.5f + rounding, -0.5f});
  // From the northern rim around to the western one.
  constexpr int steps = 8;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / steps;
    const float angle = t * pi / 2;
    const float s = std::sin(angle), c = std::cos(angle);
    // Between the two ends a rounded corner, rough but where it meets the rim.
    const auto bulge = [](float v) { return std::pow(v, 0.62f); };
    const float inner = coast.corner - half_channel;
    const float off = inner * std::sin(2 * angle) * 1.15f;
    const float rough =
        i == 0 || i == steps
            ? 0
            : 0.016f * wander(coast.number * 64 + static_cast<unsigned>(turns * 16 + i));
    const float reach = 0.5f - half_channel + rough - off * 0.75f;
    const float out_x = i == steps ? 0.5f : 0.5f - reach * bulge(c);
    const float out_y = i == 0 ? 0.5f : 0.5f - reach * bulge(s);
    add({-(i == steps ? 0.5f : out_x - grown * c), -(i == 0 ? 0.5f : out_y - grown * s)});
  }
  return outline;
}

// The bar along the rim at the end of `turns` quarters from the north. Its ends run out in the land
// of the corners.
Outline bar_land(const CardPlan& plan, const Coast& coast, int turns, float grown) {
  constexpr float end = 0.36f;
  Outline outline;
  const auto add = [&](Point p) { outline.push_back(plan.at(quarter(p, turns))); };
  add({end, -0.5f});
  constexpr int steps = 8;
  for (int i = 0; i <= steps; ++i) {
    const float x = 1 - 2 * static_cast<float>(i) / steps;
    const float rough =
        i == 0 || i == steps
            ? 0
            : 0.011f * wander(coast.number * 64 + static_cast<unsigned>(turns * 16 + i) + 977u);
    const float deep = mix(coast.bar, end, std::pow(std::abs(x), 5.f));
    add({x * end, -(deep + rough - grown)});
  }
  add({-end, -0.5f});
  return outline;
}

// Where a closed rim cuts off a channel of the next card it runs out on a beach.
Outline beach(const CardPlan& plan, int turns, float deep) {
  Outline outline;
  for (int i = 0; i <= 8; ++i) {
    const float angle = static_cast<float>(i) / 8 * pi;
    outline.push_back(plan.at(quarter(
        {std::cos(angle) * (half_channel + deep * 0.2f), -0.5f + std::sin(angle) * deep}, turns)));
  }
  return outline;
}

bool is_closed_all_round(Face face) {
  return plan_of(face).shape == Shape::none;
}

Coast coast_of(Face face) {
  const bool plain = object_of(face) == Object::plain;
  Coast coast{static_cast<unsigned>(face) + 3};
  if (!plain) coast.corner = 0.255f, coast.bar = 0.275f;
  if (is_closed_all_round(face)) coast.corner = 0.262f, coast.bar = 0.325f;
  return coast;
}

void draw_land(Painter& painter, const CardPlan& plan, Face face, float grown, const Paint& paint) {
  const Coast coast = coast_of(face);
  const Edges open = shape_edges[static_cast<std::size_t>(plan_of(face).shape)];
  for (int turns = 0; turns < 4; ++turns)
    if (!contains(open, all_edges[static_cast<std::size_t>(turns)]))
      painter.fill(bar_land(plan, coast, turns, grown), paint);
  for (int turns = 0; turns < 4; ++turns)
    painter.fill(corner_land(plan, coast, turns, grown), paint);
}

// The line between two cards: plain on land, hardly seen where water goes on.
void draw_rim(Painter& painter, const CardPlan& plan, Edges open, float unit) {
  const float width = std::max(1.f, std::min(plan.area.w * 0.012f, 2 * unit));
  const float in = width / 2 / plan.area.w;
  const Colour dark = faded(rgb(0x3B2A10), 0.75f), faint = faded(theme::sea, 0.35f);
  for (int turns = 0; turns < 4; ++turns) {
    const bool is_open = contains(open, all_edges[static_cast<std::size_t>(turns)]);
    const auto piece = [&](float from, float to, Colour colour) {
      line(painter, plan.at(quarter({from, -0.5f + in}, turns)),
           plan.at(quarter({to, -0.5f + in}, turns)), width, colour);
    };
    const float end = 0.5f - rounding * 0.8f;
    if (is_open) {
      piece(-end, -half_channel, dark);
      piece(-half_channel, half_channel, faint);
      piece(half_channel, end, dark);
    } else {
      piece(-end, end, dark);
    }
  }
}

// The current in the channels, tufts on the land: only where there is room for them.
void draw_details(Painter& painter, const CardPlan& plan, Face face, float unit) {
  const float side = plan.area.w;
  if (side < 56 * unit) return;
  const Edges open = shape_edges[static_cast<std::size_t>(plan_of(face).shape)];
  const float width = std::max(1.f, side * 0.010f);
  for (int turns = 0; turns < 4; ++turns) {
    if (contains(open, all_edges[static_cast<std::size_t>(turns)]))
      for (const Point& from : {Point{-0.055f, -0.46f}, Point{0.06f, -0.42f}}) {
        Outline wave;
        for (int i = 0; i <= 6; ++i) {
          const float t = static_cast<float>(i) / 6;
          wave.push_back(plan.at(
              quarter({from.x + 0.008f * std::sin(t * 2 * pi), from.y + 0.11f * t}, turns)));
        }
        painter.stroke(wave, false, width, faded(theme::white, 0.38f));
      }
    const auto seed = static_cast<unsigned>(face) * 4 + static_cast<unsigned>(turns);
    const Point at = plan.at(
        quarter({-0.385f + 0.03f * wander(seed), -0.385f + 0.03f * wander(seed + 91)}, turns));
    if (seed % 3 == 0) {
      for (const float lean : {-0.6f, 0.f, 0.6f})
        line(painter, at, at + Point{side * 0.028f * lean, -side * 0.036f}, width * 1.2f,
             faded(rgb(0x5C7A2E), 0.9f));
    } else {
      for (const Point& dot : {Point{0, 0}, Point{0.03f, 0.012f}, Point{-0.012f, 0.03f}})
        painter.fill(ellipse(around(at + dot * side, side * 0.016f, side * 0.012f)),
                     faded(theme::coast, 0.6f));
    }
  }
}

}  // namespace

Seat mark_of_captain(Captain captain) {
  constexpr std::array<Seat, 5> marks = {1, 0, 4, 3, 2};
  return marks[static_cast<std::size_t>(captain)];
}

Rect object_place(const Rect& tile, Face face) {
  switch (object_of(face)) {
    case Object::reef:
      return tile.scaled(0.62f);
    case Object::island:
    case Object::trap:
      return tile.scaled(0.52f);
    default:
      return tile.scaled(0.47f);
  }
}

void draw_tile_sea(Painter& painter, const Rect& area, Face face, int rot, float unit) {
  const CardPlan plan{area, rot};
  const Edges printed = shape_edges[static_cast<std::size_t>(plan_of(face).shape)];
  const bool shut = is_closed_all_round(face);
  fill(painter, area, area.w * rounding,
       shut ? Paint(Paint::Flow::out, shoal_middle, shoal)
            : Paint(Paint::Flow::out, water_middle, water));
  draw_land(painter, plan, face, 0.042f, shut ? shoal_middle : shallows);
  draw_land(painter, plan, face, 0.016f, surf);
  draw_land(painter, plan, face, 0, sand_rim);
  draw_land(painter, plan, face, -0.035f, sand_middle);
  for (int turns = 0; turns < 4; ++turns)
    if (!contains(printed, all_edges[static_cast<std::size_t>(turns)])) {
      painter.fill(beach(plan, turns, 0.085f), surf);
      painter.fill(beach(plan, turns, 0.05f), shallows);
    }
  draw_details(painter, plan, face, unit);
  draw_rim(painter, plan, printed, unit);
}

void draw_tile(Painter& painter, const Rect& area, Face face, int rot, float unit) {
  draw_tile_sea(painter, area, face, rot, unit);
  if (object_of(face) == Object::plain) return;
  const Rect place = object_place(area, face);
  if (object_of(face) != Object::reef)
    painter.fill(ellipse({place.x, place.bottom() - place.h * 0.22f, place.w, place.h * 0.28f}),
                 faded(rgb(0x0B3A4C), 0.30f));
  draw_object(painter, place, object_of(face));
}

void draw_hole(Painter& painter, const Rect& area, float unit) {
  const Rect inside = area.inset(std::max(1.f, area.w * 0.02f));
  const float radius = area.w * 0.07f;
  fill(painter, inside, radius, Paint(Paint::Flow::out, rgb(0x04121B), rgb(0x0A2A3B)));
  for (const float size : {0.62f, 0.40f, 0.20f})
    painter.stroke(Sketch{inside.scaled(size)}.arc({0.5f, 0.5f}, 0.5f, 0.5f, 20 + 300 * size,
                                                   300 + 300 * size, 18),
                   false, std::max(1.f, area.w * 0.014f), faded(theme::foam, 0.18f));
  dashed(painter, inside, radius, std::max(1.f, 1.2f * unit), faded(theme::foam, 0.4f),
         std::max(3 * unit, area.w * 0.05f));
}

void draw_compass_mark(Painter& painter, const Rect& tile, float unit) {
  if (tile.w < 44 * unit) return;
  const Sketch s{around({tile.x + tile.w * 0.125f, tile.bottom() - tile.h * 0.125f}, tile.w * 0.14f,
                        tile.w * 0.14f)};
  disc(painter, s.area.centre(), s.length(0.55f), sand_middle);
  painter.fill(s.star({0.5f, 0.5f}, 4, 0.34f, 0.12f, pi / 4), faded(rgb(0x7A5A22), 0.45f));
  painter.fill(s.star({0.5f, 0.5f}, 4, 0.5f, 0.13f), faded(rgb(0x7A5A22), 0.80f));
}

void draw_known_back(Painter& painter, const Rect& tile, Face other, int rot, float unit) {
  // The corner is folded over, and what is below shows.
  const float side = std::max(tile.w * 0.30f, std::min(14 * unit, tile.w * 0.36f));
  const Rect corner{tile.right() - side, tile.y, side, side};
  const Sketch s{corner};
  painter.fill(s.outline({{-0.10f, 0}, {1, 0}, {1, 1.10f}}), faded(theme::black, 0.35f));
  inked(painter, s.outline({{0, 0}, {1, 0}, {1, 1}, {0.12f, 0.88f}}),
        Paint(Paint::Flow::down, theme::parchment, rgb(0xDCCBA0)), std::max(1.f, unit * 0.8f),
        faded(theme::ink, 0.7f));
  const Rect inside = s.box(0.54f, 0.46f, 0.78f);
  if (object_of(other) != Object::plain) return draw_object(painter, inside, object_of(other));
  const Sketch small{inside};
  const Edges open = open_edges(other, rot);
  for (const Edge edge : all_edges)
    if (contains(open, edge)) {
      const Point way = quarter({0, -0.46f}, static_cast<int>(index(edge)));
      line(painter, small.at(Point{0.5f, 0.5f} + way * -0.22f), small.at(Point{0.5f, 0.5f} + way),
           std::max(2.f, small.length(0.22f)), rgb(0x1F7A94));
    }
}

void draw_lit_channels(Painter& painter, const Rect& area, Edges open, Colour colour, float unit) {
  // Bands of light that leave the shore alone: the crossing, and from there to each open rim. They
  // touch but do not overlap, so that they shine evenly.
  const CardPlan plan{area};
  constexpr float h = 0.13f;
  Colour light = mix(colour, theme::white, 0.4f);
  light.a = colour.a;
  const auto is_open = [&](int turns) {
    return contains(open, all_edges[static_cast<std::size_t>(turns & 3)]);
  };
  // The crossing: a corner between two rims that stay dark is round.
  Outline crossing;
  for (int turns = 0; turns < 4; ++turns) {
    const bool sharp = is_open(turns) || is_open(turns + 1);
    if (sharp) crossing.push_back(plan.at(quarter({h, -h}, turns)));
    for (int k = 0; k <= 4 && !sharp; ++k) {
      const float angle = static_cast<float>(k) * pi / 8;
      crossing.push_back(plan.at(quarter({h * std::sin(angle), -h * std::cos(angle)}, turns)));
    }
  }
  painter.fill(crossing, light);
  for (int turns = 0; turns < 4; ++turns)
    if (is_open(turns)) {
      const std::array corners{plan.at(quarter({-h, -0.5f}, turns)),
                               plan.at(quarter({h, -0.5f}, turns)),
                               plan.at(quarter({h, -h}, turns)), plan.at(quarter({-h, -h}, turns))};
      painter.fill(corners, light);
    }
  // And the course dotted along it, evenly from card to card.
  Colour dot = colour;
  dot.a = 255;
  for (int turns = 0; turns < 4; ++turns)
    if (is_open(turns))
      for (const float far : {0.1875f, 0.3125f, 0.4375f})
        disc(painter, plan.at(quarter({0, -far}, turns)), std::max(unit, area.w * 0.026f), dot);
}

// ---- Ships and lairs ----

void draw_ship(Painter& painter, const Rect& area, Captain captain, float unit) {
  const theme::SeatMark& mark = theme::mark_of(mark_of_captain(captain));
  const Sketch s{fit(area, 1)};
  const Outline hull = s.outline({{0.02f, 0.57f},
                                  {0.12f, 0.57f},
                                  {0.18f, 0.67f},
                                  {0.76f, 0.67f},
                                  {0.89f, 0.58f},
                                  {0.99f, 0.57f},
                                  {0.92f, 0.82f},
                                  {0.81f, 0.93f},
                                  {0.21f, 0.93f},
                                  {0.08f, 0.80f}});
  const Outline sail = s.outline({{0.13f, 0.12f},
                                  {0.73f, 0.12f},
                                  {0.79f, 0.24f},
                                  {0.80f, 0.40f},
                                  {0.74f, 0.61f},
                                  {0.12f, 0.61f},
                                  {0.19f, 0.40f},
                                  {0.19f, 0.24f}});
  const Outline jib =
      s.outline({{0.82f, 0.17f}, {0.87f, 0.17f}, {0.97f, 0.46f}, {0.97f, 0.54f}, {0.83f, 0.56f}});
  const float halo = std::max(2.2f * unit, s.length(0.13f)), ink = std::max(unit, s.length(0.045f));
  for (const auto& [width, colour] :
       {std::pair{halo, faded(theme::night, 0.55f)}, {halo * 0.72f, theme::white}}) {
    for (const Outline* part : {&hull, &sail, &jib}) painter.stroke(*part, true, width, colour);
    line(painter, s.at(0.46f, 0), s.at(0.46f, 0.2f), width, colour);
  }
  line(painter, s.at(0.46f, 0), s.at(0.46f, 0.7f), std::max(unit, s.length(0.06f)), theme::ink);
  painter.fill(jib, theme::parchment);
  painter.stroke(jib, true, ink * 0.8f, theme::ink);
  inked(painter, sail,
        Paint(Paint::Flow::down, mix(mark.colour, theme::white, 0.10f),
              mix(mark.colour, theme::black, 0.12f)),
        ink);
  inked(painter, hull, lit(rgb(0x7A4A20), 0.10f, 0.40f), ink);
  line(painter, s.at(0.10f, 0.735f), s.at(0.90f, 0.735f), std::max(unit, s.length(0.05f)),
       mark.light);
  painter.icon(mark.emblem, s.box(0.475f, 0.365f, 0.44f), theme::white);
}

void draw_lair(Painter& painter, const Rect& area, Captain captain, Edge towards_sea, float unit) {
  const theme::SeatMark& mark = theme::mark_of(mark_of_captain(captain));
  const CardPlan plan{area, towards_sea == Edge::none ? 0 : static_cast<int>(index(towards_sea))};
  const float side = std::min(area.w, area.h);
  // The rock, rough all round but where it lies against the sea.
  const auto rock = [&](float size, unsigned number) {
    Outline outline{plan.at({-0.5f, -0.5f}), plan.at({0.5f, -0.5f})};
    constexpr int steps = 14;
    for (int i = 0; i <= steps; ++i) {
      const float angle = static_cast<float>(i) / steps * pi;
      const auto bulge = [](float v) { return std::copysign(std::pow(std::abs(v), 0.5f), v); };
      const float rough = size + 0.05f * wander(number + static_cast<unsigned>(i));
      outline.push_back(plan.at({bulge(std::cos(angle)) * 0.5f * rough,
                                 -0.42f + bulge(std::sin(angle)) * 0.90f * rough}));
    }
    return outline;
  };
  painter.soft(rock(1, 5), side * 0.14f, faded(rgb(0x6FC3C4), 0.30f));
  inked(painter, rock(0.95f, 5), Paint(Paint::Flow::out, rgb(0x8B7F72), rgb(0x554B42)),
        std::max(1.f, side * 0.02f), rgb(0x241D17));
  painter.fill(rock(0.78f, 9), Paint(Paint::Flow::out, rgb(0xA0937F), rgb(0x7B6F62)));
  // The cove: as wide as a channel where it opens, wider inside.
  const auto cove = [&](float grown) {
    Outline outline{plan.at({-half_channel - grown, -0.5f})};
    outline.push_back(plan.at({half_channel + grown, -0.5f}));
    for (int i = 0; i <= 12; ++i) {
      const float angle = mix(-0.28f, 1.28f, static_cast<float>(i) / 12) * pi;
      const float r = 0.285f + grown + 0.018f * wander(static_cast<unsigned>(i) + 40u);
      outline.push_back(plan.at({std::cos(angle) * r, -0.08f + std::sin(angle) * r}));
    }
    return outline;
  };
  painter.fill(cove(0.055f), sand_rim);
  painter.fill(cove(0.016f), surf);
  painter.fill(cove(0), Paint(Paint::Flow::out, water_middle, water));
  // Boulders, where the rock is bare.
  for (const Point& at : {Point{-0.40f, -0.30f}, Point{-0.41f, 0.10f}, Point{-0.26f, 0.33f},
                          Point{0.40f, -0.14f}, Point{0.41f, -0.38f}}) {
    const Sketch s{around(plan.at(at), side * 0.15f, side * 0.15f)};
    inked(painter,
          s.outline(
              {{0.1f, 0.85f}, {0, 0.45f}, {0.35f, 0}, {0.75f, 0.15f}, {1, 0.6f}, {0.85f, 0.95f}}),
          Paint(Paint::Flow::down, rgb(0xB9AC98), rgb(0x5E554B)), std::max(1.f, side * 0.012f),
          rgb(0x2B241D));
  }
  // The jetty, from the back of the cove to its middle.
  const auto plank = [&](Point from, Point to, float width, Colour colour) {
    line(painter, plan.at(from), plan.at(to), std::max(1.f, side * width), colour);
  };
  plank({0, 0.30f}, {0, -0.02f}, 0.125f, rgb(0x3A2410));
  plank({0, 0.30f}, {0, -0.015f}, 0.095f, rgb(0xA9773F));
  for (const float v : {0.03f, 0.09f, 0.15f, 0.21f})
    plank({-0.045f, v}, {0.045f, v}, 0.014f, rgb(0x5A3A1A));
  if (captain == Captain::none) return;
  // The flag stands at the back, upright on every side of the sea.
  const float flag = side * 0.38f;
  const Rect room = area.inset(side * 0.03f);
  Point at = plan.at({0.36f, 0.36f});
  at.x = std::clamp(at.x, room.x + flag / 2, room.right() - flag / 2);
  at.y = std::clamp(at.y, room.y + flag / 2, room.bottom() - flag / 2);
  const Sketch s{around(at, flag, flag)};
  line(painter, s.at(0.04f, 0), s.at(0.04f, 1), std::max(unit, side * 0.035f), theme::ink);
  const Outline cloth = s.outline({{0.04f, 0.03f},
                                   {0.36f, 0.08f},
                                   {0.68f, 0.02f},
                                   {1, 0.06f},
                                   {0.95f, 0.42f},
                                   {1, 0.80f},
                                   {0.68f, 0.76f},
                                   {0.36f, 0.82f},
                                   {0.04f, 0.77f}});
  inked(painter, cloth, lit(mark.colour, 0.10f, 0.12f), std::max(1.f, side * 0.02f),
        theme::parchment);
  painter.icon(mark.emblem, s.box(0.51f, 0.42f, 0.58f), theme::white);
}

// ---- Cards in hand ----

namespace {

void draw_map_back(Painter& painter, const Rect& area, float radius, float unit) {
  shadow(painter, area, radius, area.w * 0.05f);
  fill(painter, area, radius, Paint(Paint::Flow::down, rgb(0x1C5266), rgb(0x0A2636)));
  stroke(painter, area, radius, std::max(1.f, 1.6f * unit), theme::brass);
  if (area.w > 24 * unit) {
    stroke(painter, area.inset(area.w * 0.07f), radius * 0.6f, std::max(1.f, 0.8f * unit),
           faded(theme::brass, 0.55f));
    for (const Point& at :
         {Point{0.15f, 0.105f}, Point{0.85f, 0.105f}, Point{0.15f, 0.895f}, Point{0.85f, 0.895f}}) {
      const Sketch s{
          around({area.x + area.w * at.x, area.y + area.h * at.y}, area.w * 0.13f, area.w * 0.13f)};
      painter.fill(s.star({0.5f, 0.5f}, 4, 0.5f, 0.14f), faded(theme::brass, 0.8f));
    }
  }
  painter.icon(icon::treasure_map, fit(area, 1).scaled(0.66f), theme::brass);
}

Colour ink_of(Card card) {
  switch (card) {
    case Card::movement:
    case Card::basic_movement:
      return rgb(0x1D4E7A);
    case Card::net:
    case Card::basic_net:
      return rgb(0x6A3F12);
    case Card::catch_throw:
      return rgb(0x8E2A1C);
    default:
      return rgb(0x12566A);
  }
}

// The place nearest to the middle of a name where it can be broken; npos if there is none.
std::size_t break_in(const std::string& name) {
  std::size_t best = std::string::npos;
  const auto off = [&](std::size_t at) {
    return std::abs(static_cast<int>(2 * at) - static_cast<int>(name.size()));
  };
  for (std::size_t i = 0; i + 1 < name.size(); ++i)
    if ((name[i] == '/' || name[i] == ' ') && (best == std::string::npos || off(i) < off(best)))
      best = i;
  return best;
}

// The name in at most two lines, as large as it can be. On the smallest cards the drawing has to
// do.
void write_name(Painter& painter, const Frame& frame, const Rect& box, const std::string& name,
                Colour colour) {
  const Fonts& fonts = painter.fonts();
  const float least = frame.px(10);
  const Font wanted = frame.letters(std::max(least, std::min(box.h * 0.62f, box.w * 0.20f)));
  const Font one = fitting(fonts, name, wanted, least, box.w);
  const std::size_t at = break_in(name);
  const bool fits = fonts.width(one, name) <= box.w;
  if (at == std::string::npos && !fits) return;
  if (at == std::string::npos || (fits && one.px > wanted.px * 0.75f)) {
    write(painter, box, name, one, colour, Align::centre);
    return;
  }
  const std::string above = name.substr(0, name[at] == '/' ? at + 1 : at),
                    below = name.substr(at + 1);
  const Font two = frame.letters(std::max(least, std::min(wanted.px, box.h * 0.46f)));
  const Font font = fitting(
      fonts, fonts.width(two, above) > fonts.width(two, below) ? above : below, two, least, box.w);
  if (std::max(fonts.width(font, above), fonts.width(font, below)) > box.w) return;
  Rect rest = box;
  write(painter, rest.cut_top(box.h / 2), above, font, colour, Align::centre);
  write(painter, rest, below, font, colour, Align::centre);
}

}  // namespace

void draw_hand_card(Painter& painter, const Frame& frame, const Rect& area, const HandCard& card) {
  const float unit = frame.unit, radius = area.w * 0.075f;
  if (card.card == Card::hidden) return draw_map_back(painter, area, radius, unit);
  const bool basic = is_basic(card.card);
  // A card that cannot be played lies in the shade, but can be read.
  const auto shaded = [&](Colour colour) {
    return card.dimmed ? mix(colour, rgb(0x4A6470), 0.38f) : colour;
  };
  shadow(painter, area, radius, std::max(2.f, area.w * 0.045f));
  if (basic) {
    fill(painter, area, radius,
         Paint(Paint::Flow::down, shaded(rgb(0xE6BF63)), shaded(rgb(0x9C7222))));
    stroke(painter, area, radius, std::max(1.f, unit), faded(theme::ink, 0.55f));
  } else {
    fill(painter, area, radius,
         Paint(Paint::Flow::down, shaded(mix(theme::parchment, theme::white, 0.3f)),
               shaded(rgb(0xE2CE9C))));
    stroke(painter, area, radius, std::max(1.f, unit), faded(theme::ink, 0.45f));
  }
  Rect inside = area.inset(std::max(2 * unit, area.w * 0.065f));
  if (basic) {
    fill(painter, inside, radius * 0.6f,
         Paint(Paint::Flow::down, shaded(rgb(0xFBF5E2)), shaded(rgb(0xE9DDBB))));
    stroke(painter, inside, radius * 0.6f, std::max(1.f, unit * 0.8f), faded(theme::ink, 0.5f));
    for (const Point& corner : {Point{0, 0}, Point{1, 0}, Point{0, 1}, Point{1, 1}})
      disc(painter,
           {mix(area.x, area.right(), mix(0.045f, 0.955f, corner.x)),
            mix(area.y, area.bottom(), mix(0.033f, 0.967f, corner.y))},
           std::max(1.f, area.w * 0.018f), shaded(rgb(0x5E4310)));
  } else {
    stroke(painter, inside, radius * 0.5f, std::max(1.f, unit), shaded(faded(theme::coast, 0.8f)));
  }
  inside = inside.inset(area.w * 0.03f, area.w * 0.03f);
  const Rect label =
      inside.cut_bottom(std::max(inside.h * 0.27f, std::min(frame.px(26), inside.h * 0.4f)));
  const Colour colour = shaded(ink_of(card.card));
  line(painter, {label.x + label.w * 0.1f, label.y}, {label.right() - label.w * 0.1f, label.y},
       std::max(1.f, unit * 0.8f), shaded(faded(theme::coast, 0.9f)));
  draw_card_sign(painter, fit(inside, 1).scaled(0.96f), card.card, colour);
  write_name(painter, frame, label, card.name, card.dimmed ? rgb(0x26303A) : theme::ink);
}

}  // namespace flotilla::yoho
