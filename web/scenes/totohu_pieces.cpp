// totohu_pieces.cpp: see totohu_pieces.hpp.
#include "web/scenes/totohu_pieces.hpp"

#include <cmath>

#include "web/motion.hpp"

namespace flotilla::totohu {
namespace {

// A ship is drawn in a square of one by one, bow to the right, and then put where it belongs.
struct Plan2D {
  Rect area;
  bool mirrored;

  Point at(float x, float y) const {
    return {area.x + area.w * (mirrored ? 1 - x : x), area.y + area.h * y};
  }
  Rect box(float x, float y, float w, float h) const {
    return {area.x + area.w * (mirrored ? 1 - x - w : x), area.y + area.h * y, area.w * w,
            area.h * h};
  }
  Outline outline(std::initializer_list<Point> points) const {
    Outline result;
    for (const Point& p : points) result.push_back(at(p.x, p.y));
    return result;
  }
};

struct Dress {
  Colour sail, sign, hull;
};
Dress dress_of(Kind kind) {
  switch (kind) {
    case Kind::hunter:
      return {rgb(0xDCEBF5), rgb(0x17466B), rgb(0x3E5871)};
    case Kind::pirate:
      return {rgb(0x26242A), rgb(0xF2EEE4), rgb(0x4A2F2A)};
    case Kind::merchant:
      break;
  }
  return {rgb(0xF3E2B8), rgb(0x6B4217), rgb(0x8A5A2B)};
}

Colour greyed(Colour colour) {
  return mix(colour, rgb(0x6F7F86), 0.78f);
}

Outline waves(const Rect& line, float height, int crests) {
  Outline points;
  const int steps = crests * 6;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(steps);
    points.push_back(
        {line.x + line.w * t, line.y + height * std::sin(2 * pi * t * static_cast<float>(crests))});
  }
  return points;
}

void draw_water(Painter& painter, const Rect& area, float unit) {
  const float width = std::max(1.f, area.w * 0.014f);
  const Rect line = area.inset(area.w * 0.02f, 0);
  painter.stroke(waves({line.x, area.y + area.h * 0.88f, line.w, 0}, area.h * 0.014f, 6), false,
                 width, faded(theme::foam, 0.75f));
  painter.stroke(waves({line.x + line.w * 0.1f, area.y + area.h * 0.94f, line.w * 0.8f, 0},
                       area.h * 0.012f, 5),
                 false, std::max(1.f, 0.8f * unit), faded(theme::foam, 0.35f));
}

void draw_quay(Painter& painter, const Plan2D& plan) {
  const Rect quay = plan.box(0, 0.86f, 1, 0.12f);
  fill(painter, quay, quay.h * 0.15f, Paint(Paint::Flow::down, theme::sand_dark, rgb(0x8B6C36)));
  for (const float x : {0.2f, 0.4f, 0.6f, 0.8f})
    line(painter, plan.at(x, 0.87f), plan.at(x, 0.97f), std::max(1.f, plan.area.w * 0.008f),
         faded(theme::ink, 0.35f));
  for (const float x : {0.05f, 0.89f}) {
    const Rect post = plan.box(x, 0.79f, 0.06f, 0.13f);
    fill(painter, post, post.w * 0.3f, rgb(0x5E4423));
  }
}

void draw_pennant(Painter& painter, const Plan2D& plan, Colour colour) {
  painter.fill(plan.outline({{0.48f, 0.01f}, {0.66f, 0.05f}, {0.48f, 0.10f}}), colour);
}

void draw_rig(Painter& painter, const Plan2D& plan, const ShipLook& look, const Dress& dress,
              float least) {
  const float thick = std::max(1.f, plan.area.w * 0.022f);
  const Colour wood = look.vessel.status == Status::sunk ? greyed(rgb(0x4A3520)) : rgb(0x4A3520);
  line(painter, plan.at(0.48f, 0.02f), plan.at(0.48f, 0.62f), thick, wood);
  line(painter, plan.at(0.94f, 0.60f), plan.at(1.0f, 0.52f), thick, wood);
  const Rect sign = plan.box(0.19f, 0.15f, 0.56f, 0.29f).inset(plan.area.w * 0.035f, 0);
  if (look.vessel.status == Status::in_port) {
    // The sail is furled; the sign hangs from the yard.
    const Rect yard = plan.box(0.18f, 0.115f, 0.60f, 0.055f);
    fill(painter, yard, yard.h / 2, dress.sail);
    stroke(painter, yard, yard.h / 2, std::max(1.f, thick * 0.4f), faded(theme::ink, 0.5f));
    draw_sign(painter, sign.moved(0, plan.area.h * 0.03f), look.ship, theme::parchment, least);
    return;
  }
  painter.fill(plan.outline({{0.81f, 0.16f}, {0.99f, 0.53f}, {0.84f, 0.50f}}),
               mix(dress.sail, theme::black, 0.12f));
  const Outline sail = plan.outline({{0.19f, 0.115f},
                                     {0.75f, 0.115f},
                                     {0.79f, 0.20f},
                                     {0.80f, 0.32f},
                                     {0.76f, 0.465f},
                                     {0.47f, 0.445f},
                                     {0.17f, 0.465f},
                                     {0.205f, 0.32f},
                                     {0.205f, 0.20f}});
  painter.fill(sail, Paint(Paint::Flow::down, dress.sail, mix(dress.sail, theme::black, 0.14f)));
  painter.stroke(sail, true, std::max(1.f, thick * 0.35f), faded(theme::ink, 0.55f));
  draw_sign(painter, sign, look.ship, dress.sign, least);
}

void draw_hull(Painter& painter, const Plan2D& plan, const ShipLook& look, const Dress& dress) {
  const Outline hull = plan.outline({{0.03f, 0.58f},
                                     {0.12f, 0.605f},
                                     {0.80f, 0.605f},
                                     {0.985f, 0.575f},
                                     {0.93f, 0.73f},
                                     {0.84f, 0.875f},
                                     {0.17f, 0.875f},
                                     {0.07f, 0.76f}});
  painter.fill(hull, Paint(Paint::Flow::down, mix(dress.hull, theme::white, 0.10f),
                           mix(dress.hull, theme::black, 0.35f)));
  const Colour seat = theme::mark_of(look.seat).light;
  line(painter, plan.at(0.075f, 0.635f), plan.at(0.935f, 0.635f),
       std::max(1.5f, plan.area.h * 0.03f),
       look.vessel.status == Status::sunk ? greyed(seat) : seat);
  painter.stroke(hull, true, std::max(1.f, plan.area.w * 0.010f), faded(theme::ink, 0.8f));
}

void draw_spaces(Painter& painter, const Rect& area, const ShipLook& look) {
  const Plan& plan = plan_of(look.ship);
  const Vessel& vessel = look.vessel;
  for (int i = 0; i < plan.hull; ++i) {
    const Rect circle = hull_circle(area, look, i);
    if (i < vessel.hits)
      draw_mark(painter, circle.scaled(1.22f), Mark::hit);
    else
      ring(painter, circle.centre(), circle.w / 2, std::max(1.f, circle.w * 0.14f),
           faded(theme::parchment, 0.9f));
  }
  const Mark mark = plan.anchors > 0   ? Mark::anchor
                    : plan.cannons > 0 ? Mark::cannon
                                       : Mark::barrel;
  for (int i = 0; i < plan.load(); ++i) {
    const Rect space = deck_space(area, look, i);
    if (i < vessel.load()) {
      draw_mark(painter, space, mark);
    } else {
      fill(painter, space.scaled(0.86f), space.w * 0.2f, faded(theme::night, 0.55f));
      stroke(painter, space.scaled(0.86f), space.w * 0.2f, std::max(1.f, space.w * 0.09f),
             faded(theme::parchment, 0.75f));
    }
  }
  if (!look.holds || plan.hold == 0) return;
  const Rect hatch = hold_hatch(area, look);
  fill(painter, hatch, hatch.w * 0.12f, rgb(0x1C130B));
  stroke(painter, hatch, hatch.w * 0.12f, std::max(1.f, hatch.w * 0.09f), theme::brass);
  if (vessel.hold > 0) {
    draw_mark(painter, hatch.scaled(0.86f), Mark::barrel);
  } else {
    line(painter, {hatch.x + hatch.w * 0.2f, hatch.centre().y},
         {hatch.right() - hatch.w * 0.2f, hatch.centre().y}, std::max(1.f, hatch.w * 0.08f),
         faded(theme::brass, 0.7f));
  }
}

void draw_tarpaulin(Painter& painter, const Plan2D& plan) {
  painter.fill(plan.outline({{0.07f, 0.80f},
                             {0.08f, 0.62f},
                             {0.20f, 0.53f},
                             {0.50f, 0.50f},
                             {0.80f, 0.53f},
                             {0.92f, 0.62f},
                             {0.90f, 0.78f},
                             {0.5f, 0.82f}}),
               Paint(Paint::Flow::down, rgb(0x4B5D63), rgb(0x2C3A40)));
  for (const float x : {0.26f, 0.42f, 0.58f, 0.74f})
    line(painter, plan.at(x, 0.535f), plan.at(x + (x - 0.5f) * 0.15f, 0.80f),
         std::max(1.f, plan.area.w * 0.010f), faded(theme::foam, 0.25f));
}

void draw_tick(Painter& painter, const Plan2D& plan, float unit) {
  const Rect badge = fit(plan.box(0.80f, 0.08f, 0.2f, 0.2f), 1);
  disc(painter, badge.centre(), badge.w / 2, port_green);
  ring(painter, badge.centre(), badge.w / 2, std::max(1.f, unit), theme::parchment);
  painter.icon(icon::check, badge.scaled(0.66f), theme::white);
}

// What is left of a ship lies under water, leaning over.
void draw_wreck(Painter& painter, const Plan2D& plan, const ShipLook& look, const Dress& dress,
                float least, float unit) {
  const Rect& area = plan.area;
  const Rect deep = plan.box(0.01f, 0.30f, 0.98f, 0.69f);
  const Dress faint{greyed(dress.sail), greyed(dress.sign), greyed(dress.hull)};
  fill(painter, deep, area.w * 0.06f, faded(theme::night, 0.5f));
  {
    const Changed changed(painter, {.around = area.centre(),
                                    .turn = plan.mirrored ? 17.f : -17.f,
                                    .stretch_x = 0.78f,
                                    .stretch_y = 0.78f,
                                    .move = {0, area.h * 0.10f},
                                    .opacity = 0.85f});
    draw_rig(painter, plan, look, faint, least);
    draw_hull(painter, plan, look, faint);
    for (int i = 0; i < plan_of(look.ship).hull; ++i)
      draw_mark(painter, hull_circle(area, look, i).scaled(1.2f), Mark::hit);
  }
  fill(painter, deep, area.w * 0.06f, faded(theme::sea, 0.25f));
  painter.stroke(waves({deep.x, deep.y, deep.w, 0}, area.h * 0.018f, 5), false,
                 std::max(1.f, area.w * 0.016f), faded(theme::foam, 0.7f));
  for (int i = 0; i < 3; ++i)
    ring(painter,
         plan.at(0.74f + 0.07f * static_cast<float>(i % 2), 0.62f - 0.09f * static_cast<float>(i)),
         area.w * (0.030f - 0.006f * static_cast<float>(i)), std::max(1.f, unit * 0.8f),
         faded(theme::foam, 0.5f));
}

}  // namespace

char32_t icon_of(Kind kind) {
  return kind == Kind::hunter ? icon::ship_wheel : kind == Kind::pirate ? icon::skull : icon::chest;
}

void draw_mark(Painter& painter, const Rect& area, Mark mark) {
  const Rect round = fit(area, 1);
  if (mark == Mark::hit) {
    // A ragged hole with a cross in it: nothing else on a ship has corners like that.
    Outline hole;
    for (int i = 0; i < 14; ++i) {
      const float angle = pi * static_cast<float>(i) / 7;
      const float r = round.w / 2 * (i % 2 == 0 ? 1 : 0.68f);
      hole.push_back(round.centre() + Point{std::cos(angle), std::sin(angle)} * r);
    }
    painter.fill(hole, hit_red);
    const float arm = round.w * 0.17f, width = std::max(1.f, round.w * 0.13f);
    for (const float way : {-1.f, 1.f})
      line(painter, round.centre() - Point{arm, arm * way}, round.centre() + Point{arm, arm * way},
           width, theme::parchment);
    return;
  }
  const Colour colour = mark == Mark::anchor   ? rgb(0x1F6FB5)
                        : mark == Mark::cannon ? rgb(0x2E7D4F)
                                               : rgb(0x9A5B22);
  disc(painter, round.centre(), round.w / 2,
       Paint(Paint::Flow::down, mix(colour, theme::white, 0.15f), mix(colour, theme::black, 0.2f)));
  ring(painter, round.centre(), round.w / 2, std::max(1.f, round.w * 0.08f),
       faded(theme::parchment, 0.95f));
  painter.icon(mark == Mark::anchor   ? icon::anchor
               : mark == Mark::cannon ? icon::cannon
                                      : icon::barrel,
               round.scaled(0.70f), theme::white);
}

Rect hull_circle(const Rect& area, const ShipLook& look, int at) {
  const Plan& plan = plan_of(look.ship);
  const float pitch = 0.145f;
  const float middle = look.holds && plan.hold > 0 ? 0.58f : 0.50f;
  const float x = middle + pitch * (static_cast<float>(at) - static_cast<float>(plan.hull - 1) / 2);
  const float side = area.w * 0.118f;
  return around(Plan2D{area, look.looks_left}.at(x, 0.755f), side, side);
}

Rect deck_space(const Rect& area, const ShipLook& look, int at) {
  const int count = plan_of(look.ship).load();
  const float pitch = std::min(0.165f, 0.90f / static_cast<float>(count));
  const float x = 0.485f + pitch * (static_cast<float>(at) - static_cast<float>(count - 1) / 2);
  const float side = area.w * std::min(pitch * 0.95f, 0.15f);
  return around(Plan2D{area, look.looks_left}.at(x, 0.545f), side, side);
}

Rect hold_hatch(const Rect& area, const ShipLook& look) {
  const float side = area.w * 0.145f;
  return around(Plan2D{area, look.looks_left}.at(0.185f, 0.76f), side, side);
}

void draw_sign(Painter& painter, const Rect& area, Ship ship, Colour colour, float least) {
  const Plan& plan = plan_of(ship);
  Rect sign = area;
  if (plan.strength == 0) return painter.icon(icon_of(plan.kind), sign, colour);
  const std::string digit = std::to_string(plan.strength);
  const Font font{Face::title, std::max(std::min(sign.h * 1.05f, sign.w * 0.62f), least)};
  const float width = painter.fonts().width(font, digit);
  const float symbol = std::min(sign.h, sign.w - width * 1.15f);
  sign = around(sign.centre(), symbol + width * 1.2f, sign.h);
  painter.icon(icon_of(plan.kind), sign.cut_left(symbol), colour);
  write(painter, sign, digit, font, colour, Align::right);
}

void draw_ship(Painter& painter, const Rect& area, const ShipLook& look, float unit) {
  const Plan2D plan{area, look.looks_left};
  const Dress dress = dress_of(kind_of(look.ship));
  const float least = std::min(15 * unit, std::max(area.w * 0.3f, 10 * unit));
  if (look.vessel.status == Status::sunk)
    return draw_wreck(painter, plan, look, dress, least, unit);
  const bool in_port = look.vessel.status == Status::in_port;
  if (in_port) draw_quay(painter, plan);
  draw_rig(painter, plan, look, dress, least);
  draw_pennant(painter, plan, theme::mark_of(look.seat).light);
  draw_hull(painter, plan, look, dress);
  if (look.vessel.status == Status::hidden)
    draw_tarpaulin(painter, plan);
  else
    draw_spaces(painter, area, look);
  if (in_port)
    draw_tick(painter, plan, unit);
  else
    draw_water(painter, area, unit);
}

void draw_bottle(Painter& painter, const Rect& area, Seat seat, Ship ship, float unit) {
  const Rect body = fit(area, 2.1f);
  const theme::SeatMark& mark = theme::mark_of(seat);
  Rect glass = body;
  Rect neck = glass.cut_right(body.w * 0.30f).inset(0, body.h * 0.31f);
  neck.x -= body.w * 0.06f;
  const Rect cork{neck.right() - neck.w * 0.12f, neck.y + neck.h * 0.12f, neck.w * 0.30f,
                  neck.h * 0.76f};
  const Colour tint = rgb(0x9FD3C0), edge = rgb(0xD8F1E6);
  shadow(painter, glass, glass.h * 0.38f, 4 * unit);
  fill(painter, cork, cork.h * 0.2f, rgb(0xB07F45));
  fill(painter, neck, neck.h * 0.3f, faded(tint, 0.75f));
  fill(painter, glass, glass.h * 0.38f,
       Paint(Paint::Flow::down, faded(tint, 0.85f), faded(rgb(0x4E8F86), 0.9f)));
  stroke(painter, glass, glass.h * 0.38f, std::max(1.f, body.h * 0.025f), faded(edge, 0.9f));
  // The scroll in it: rolled up with the captain's emblem, or open for those who may read it.
  const Rect scroll = glass.inset(glass.w * 0.12f, glass.h * 0.18f);
  fill(painter, scroll, scroll.h * 0.12f, theme::parchment);
  stroke(painter, scroll, scroll.h * 0.12f, std::max(1.5f, body.h * 0.03f), mark.colour);
  if (ship == Ship::none)
    painter.icon(mark.emblem, scroll.scaled(0.76f), mark.colour);
  else
    draw_sign(painter, scroll.inset(scroll.w * 0.08f, scroll.h * 0.12f), ship, theme::ink,
              10 * unit);
  const Rect shine{glass.x + glass.w * 0.14f, glass.y + glass.h * 0.07f, glass.w * 0.6f,
                   glass.h * 0.06f};
  fill(painter, shine, shine.h / 2, faded(theme::white, 0.6f));
}

void draw_die(Painter& painter, const Rect& area, Ship face, float unit) {
  const Rect cube = fit(area, 1);
  const float radius = cube.w * 0.16f;
  shadow(painter, cube, radius, 4 * unit);
  fill(painter, cube, radius, Paint(Paint::Flow::down, theme::parchment, theme::sand_dark));
  stroke(painter, cube, radius, std::max(1.f, cube.w * 0.03f), theme::coast);
  draw_sign(painter, cube.inset(cube.w * 0.13f, cube.w * 0.22f), face, theme::ink, 10 * unit);
}

}  // namespace flotilla::totohu
