// yutaka_pieces.cpp: see yutaka_pieces.hpp.
#include "web/scenes/yutaka_pieces.hpp"

#include <array>
#include <cmath>
#include <string>

namespace flotilla::yutaka {
namespace {

constexpr std::array<Colour, kind_count> kind_colours = {
    rgb(0xD19A0E), rgb(0x2E8B57), rgb(0x2A6BB5), rgb(0xC13A3C), rgb(0x69727F)};
constexpr std::array<char32_t, kind_count> kind_icons = {icon::idol, icon::dagger, icon::amphora,
                                                         icon::crystal, icon::equipment};
constexpr Colour dynamite_colour = rgb(0x3A2A20);

// The cube that marks a tile lying face down: black, or in the colour of a kind that is known.
void draw_cube(Painter& painter, const Rect& area, Colour colour) {
  const Point c = area.centre();
  const float r = area.w / 2, half = r * 0.5f;
  const std::array top{Point{c.x, c.y - r}, Point{c.x + r * 0.87f, c.y - half}, c,
                       Point{c.x - r * 0.87f, c.y - half}};
  const std::array left{Point{c.x - r * 0.87f, c.y - half}, c, Point{c.x, c.y + r},
                        Point{c.x - r * 0.87f, c.y + half}};
  const std::array right{c, Point{c.x + r * 0.87f, c.y - half}, Point{c.x + r * 0.87f, c.y + half},
                         Point{c.x, c.y + r}};
  painter.fill(top, mix(colour, theme::white, 0.32f));
  painter.fill(left, colour);
  painter.fill(right, mix(colour, theme::black, 0.3f));
}

void draw_paper(Painter& painter, const Rect& area, float radius, float unit) {
  shadow(painter, area, radius, std::max(2.f, std::min(area.w, area.h) * 0.05f));
  fill(painter, area, radius,
       Paint(Paint::Flow::down, mix(theme::parchment, theme::white, 0.35f),
             mix(theme::parchment, theme::sand_dark, 0.25f)));
  stroke(painter, area, radius, std::max(1.f, unit), faded(theme::ink, 0.35f));
}

std::string number_of(Card card) {
  return card.is_numbered() ? std::to_string(card.number()) : "";
}

}  // namespace

Colour colour_of(Kind kind) {
  return kind == Kind::hidden ? rgb(0x1B1512) : kind_colours[index(kind)];
}
char32_t icon_of(Kind kind) {
  return kind == Kind::hidden ? icon::aeroplane : kind_icons[index(kind)];
}
Colour colour_of(Card card) {
  return card.is_numbered() ? colour_of(card.kind()) : dynamite_colour;
}
char32_t icon_of(Card card) {
  return card.is_numbered() ? icon_of(card.kind()) : icon::dynamite;
}

void draw_card(Painter& painter, const Rect& area, Card card, float unit) {
  const float radius = area.w * 0.085f;
  draw_paper(painter, area, radius, unit);
  const Colour colour = colour_of(card);
  const Rect inside = area.inset(std::max(2 * unit, area.w * 0.035f));
  Rect body = inside;
  const Rect band = body.cut_top(std::max(inside.h * 0.23f, std::min(12 * unit, inside.h * 0.4f)));
  fill(
      painter, {band.x, band.y, band.w, band.h + radius}, radius * 0.7f,
      Paint(Paint::Flow::down, mix(colour, theme::white, 0.08f), mix(colour, theme::black, 0.12f)));
  stroke(painter, inside, radius * 0.7f, std::max(1.f, 1.6f * unit), colour);
  // Number and kind stand at the left, where they show when the hand is fanned.
  Rect label = band.inset(band.w * 0.09f, 0);
  if (card.is_numbered()) {
    const Font font{Face::title, band.h * 0.98f};
    label.cut_left(write(painter, label, number_of(card), font, theme::parchment) + band.h * 0.22f);
  }
  const float small = band.h * 0.66f;
  painter.icon(icon_of(card), {label.x, label.centre().y - small / 2, small, small},
               faded(theme::parchment, 0.9f));
  painter.icon(icon_of(card), fit(body.inset(body.w * 0.13f), 1), colour);
}

void draw_laid_card(Painter& painter, const Rect& area, Card card) {
  const Colour colour = colour_of(card);
  const float least = std::min(area.w, area.h);
  const float radius = least * 0.16f;
  shadow(painter, area, radius, std::max(1.5f, least * 0.07f));
  fill(painter, area, radius,
       Paint(Paint::Flow::down, mix(theme::parchment, theme::white, 0.35f),
             mix(theme::parchment, theme::sand_dark, 0.25f)));
  Rect body = area.inset(std::max(1.f, least * 0.07f));
  const Paint flow(Paint::Flow::down, mix(colour, theme::white, 0.08f),
                   mix(colour, theme::black, 0.12f));
  if (!card.is_numbered()) {
    // Dynamite fills its place and counts for nothing: dark all over.
    fill(painter, body, radius * 0.7f, flow);
    painter.icon(icon_of(card), body.inset(body.w * 0.04f, body.h * 0.05f), theme::parchment);
    return;
  }
  if (area.h > area.w) {
    const Rect band = body.cut_top(body.h * 0.52f);
    fill(painter, band, radius * 0.6f, flow);
    write(painter, band, number_of(card), {Face::title, std::min(band.h * 1.22f, band.w * 1.3f)},
          theme::parchment, Align::centre);
    painter.icon(icon_of(card), body.inset(body.w * 0.04f, body.h * 0.03f), colour);
    return;
  }
  const Rect band = body.cut_left(std::min(body.w * 0.42f, body.h * 1.25f));
  fill(painter, band, radius * 0.6f, flow);
  write(painter, band, number_of(card), {Face::title, band.h * 0.98f}, theme::parchment,
        Align::centre);
  // Where there is room the kind is shown as often as the card counts.
  const bool often = body.w > body.h * 2.8f;
  const float side = often ? std::min(body.h * 0.9f, body.w / 4.4f) : body.h * 0.9f;
  const float step = body.w / 4.15f;
  for (int i = 0; i < (often ? card.number() : 1); ++i) {
    const float x = often ? body.x + (static_cast<float>(i) + 0.58f) * step : body.centre().x;
    painter.icon(icon_of(card), around({x, body.centre().y}, side, side), colour);
  }
}

void draw_back(Painter& painter, const Rect& area, Seat owner, float unit) {
  const theme::SeatMark& mark = theme::mark_of(owner);
  const float radius = area.w * 0.09f;
  shadow(painter, area, radius, area.w * 0.06f);
  fill(painter, area, radius,
       Paint(Paint::Flow::down, mix(mark.colour, rgb(0x123B4F), 0.72f),
             mix(mark.colour, rgb(0x0B2433), 0.8f)));
  stroke(painter, area, radius, std::max(1.f, 1.5f * unit), theme::brass);
  if (area.w > 18 * unit)
    stroke(painter, area.inset(area.w * 0.075f), radius * 0.6f, std::max(1.f, unit * 0.8f),
           faded(theme::brass, 0.5f));
  painter.icon(icon::ship_wheel, fit(area, 1).scaled(0.62f), faded(theme::brass, 0.9f));
}

void draw_deck(Painter& painter, const Rect& area, Seat owner, int count, float unit) {
  if (area.empty()) return;
  if (count == 0) {
    dashed(painter, area, area.w * 0.09f, std::max(1.f, unit), faded(theme::foam, 0.35f), 5 * unit);
  } else {
    const int sheets = std::min(4, (count + 4) / 5);
    for (int i = sheets - 1; i >= 0; --i)
      draw_back(
          painter,
          area.moved(static_cast<float>(i) * 1.5f * unit, static_cast<float>(-i) * 1.5f * unit),
          owner, unit);
  }
  const std::string number = std::to_string(count);
  const Font font{Face::title, std::max(15 * unit, area.w * 0.42f)};
  const float w = std::max(font.px * 1.15f, painter.fonts().width(font, number) + font.px * 0.5f);
  const Rect tag =
      snapped(around({area.centre().x, area.bottom() - font.px * 0.55f}, w, font.px * 1.02f));
  fill(painter, tag, tag.h / 2, faded(theme::night, 0.88f));
  stroke(painter, tag, tag.h / 2, std::max(1.f, unit), faded(theme::brass, 0.8f));
  write(painter, tag, number, font, theme::parchment, Align::centre);
}

void draw_free_place(Painter& painter, const Rect& area, float unit) {
  const float radius = std::min(area.w, area.h) * 0.16f;
  fill(painter, area, radius, faded(theme::night, 0.16f));
  stroke(painter, area, radius, std::max(1.f, unit), faded(theme::foam, 0.20f));
}

void draw_tile(Painter& painter, const Rect& area, const TileLook& look, float unit) {
  const float radius = area.w * 0.13f;
  const Tile& tile = look.tile;
  shadow(painter, area, radius, area.w * 0.07f);
  if (!look.face_up) {
    fill(painter, area, radius, Paint(Paint::Flow::down, rgb(0xF0E2B8), rgb(0xD9C48C)));
    stroke(painter, area, radius, std::max(1.f, 1.4f * unit), rgb(0x9C7E44));
    stroke(painter, area.inset(area.w * 0.065f), radius * 0.7f, std::max(1.f, unit * 0.7f),
           faded(rgb(0x9C7E44), 0.4f));
    painter.icon(icon::aeroplane,
                 around({area.centre().x, area.y + area.h * 0.40f}, area.w * 0.60f, area.w * 0.60f),
                 rgb(0xA98A4E));
    const float cube = area.w * 0.28f;
    draw_cube(painter, around({area.x + area.w * 0.23f, area.bottom() - area.h * 0.2f}, cube, cube),
              colour_of(tile.kind));
    if (tile.kind != Kind::hidden)
      painter.icon(icon_of(tile.kind),
                   around({area.right() - area.w * 0.24f, area.bottom() - area.h * 0.22f},
                          area.w * 0.34f, area.w * 0.34f),
                   mix(colour_of(tile.kind), theme::black, 0.15f));
    return;
  }
  const Colour colour = colour_of(tile.kind);
  const bool lost = look.counted && look.owner == nobody;
  fill(painter, area, radius, theme::parchment);
  const Rect face = area.inset(std::max(1.5f * unit, area.w * 0.045f));
  fill(
      painter, face, radius * 0.75f,
      Paint(Paint::Flow::down, mix(colour, theme::white, 0.12f), mix(colour, theme::black, 0.14f)));
  painter.icon(icon_of(tile.kind),
               {face.x + face.w * 0.05f, face.y + face.h * 0.05f, face.w * 0.54f, face.h * 0.54f},
               faded(theme::parchment, 0.95f));
  const Font font{Face::title, std::max(face.h * 0.52f, std::min(10.5f * unit, face.h * 0.85f))};
  write(painter, {face.x, face.bottom() - font.px * 1.02f, face.w * 0.95f, font.px},
        std::to_string(tile.value), font, theme::white, Align::right);
  if (lost) {
    // It sank: the sea has closed over it.
    fill(painter, area, radius, faded(theme::sea, 0.72f));
    painter.icon(icon::wave,
                 around({area.x + area.w * 0.3f, area.bottom() - area.h * 0.26f}, area.w * 0.36f,
                        area.w * 0.36f),
                 faded(theme::foam, 0.75f));
  }
  if (look.owner != nobody) {
    const theme::SeatMark& mark = theme::mark_of(look.owner);
    stroke(painter, area.inset(-1.5f * unit), radius * 1.1f, std::max(2.f, area.w * 0.06f),
           mark.colour);
    const float r = area.w * 0.21f;
    const Point at{area.x + area.w * 0.19f, area.bottom() - area.h * 0.19f};
    disc(painter, at, r, mark.colour);
    ring(painter, at, r, std::max(1.f, 1.3f * unit), theme::parchment);
    painter.icon(mark.emblem, around(at, r * 1.35f, r * 1.35f), theme::parchment);
  }
}

void draw_land(Painter& painter, const Rect& area, std::size_t island, float unit) {
  const auto number = static_cast<unsigned>(island) + 7;
  const float deep = std::max(3 * unit, area.h * 0.028f);
  // Shallows, surf, the cliff of the far shore, the sand.
  painter.soft(coast(area.inset(-area.w * 0.012f), number, 0.075f), area.w * 0.10f,
               faded(rgb(0x6FC3C4), 0.34f));
  painter.stroke(coast(area.inset(-2.5f * unit), number, 0.07f), true, std::max(1.f, 1.4f * unit),
                 faded(theme::foam, 0.30f));
  painter.soft(coast(area.moved(deep * 0.4f, deep * 1.2f), number, 0.07f), deep * 2.5f,
               faded(theme::black, 0.38f));
  painter.fill(coast(area, number, 0.07f), rgb(0x8B6C36));
  const Rect top{area.x, area.y, area.w, area.h - deep};
  painter.fill(coast(top, number, 0.07f), Paint(Paint::Flow::out, theme::sand, rgb(0xCFB372)));
  painter.stroke(coast(top.inset(area.w * 0.035f), number, 0.07f), true, std::max(1.f, unit),
                 faded(theme::coast, 0.35f));
}

}  // namespace flotilla::yutaka
