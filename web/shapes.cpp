// shapes.cpp: see shapes.hpp.
#include "web/shapes.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace flotilla {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

Point on_ellipse(const Rect& area, float angle) {
  return {area.centre().x + std::cos(angle) * area.w / 2,
          area.centre().y + std::sin(angle) * area.h / 2};
}

int steps_for(float radius) {
  return std::clamp(static_cast<int>(std::sqrt(radius) * 5), 10, 80);
}

}  // namespace

Outline rounded(const Rect& area, float radius) {
  radius = std::min({radius, area.w / 2, area.h / 2});
  const int steps = std::clamp(static_cast<int>(std::sqrt(radius) * 1.1f), 1, 9);
  const std::array<Point, 4> corners{{{area.right() - radius, area.bottom() - radius},
                                      {area.x + radius, area.bottom() - radius},
                                      {area.x + radius, area.y + radius},
                                      {area.right() - radius, area.y + radius}}};
  Outline outline;
  for (std::size_t i = 0; i < corners.size(); ++i)
    for (int step = 0; step <= steps; ++step) {
      const float angle =
          pi / 2 * (static_cast<float>(i) + static_cast<float>(step) / static_cast<float>(steps));
      outline.push_back(corners[i] + Point{std::cos(angle), std::sin(angle)} * radius);
    }
  return outline;
}

Outline ellipse(const Rect& area) {
  const int steps = steps_for(std::max(area.w, area.h) / 2);
  Outline outline;
  for (int i = 0; i < steps; ++i)
    outline.push_back(on_ellipse(area, 2 * pi * static_cast<float>(i) / static_cast<float>(steps)));
  return outline;
}

Outline coast(const Rect& area, unsigned number, float roughness) {
  // A few waves around the island, of lengths that fit and phases that differ by its number.
  const int steps = 72;
  const auto phase = [&](unsigned wave) {
    return static_cast<float>((number * 2654435761u + wave * 40503u) >> 8 & 1023u) / 163.f;
  };
  Outline outline;
  for (int i = 0; i < steps; ++i) {
    const float angle = 2 * pi * static_cast<float>(i) / static_cast<float>(steps);
    const float wander =
        0.40f * std::sin(3 * angle + phase(1)) + 0.30f * std::sin(5 * angle + phase(2)) +
        0.22f * std::sin(8 * angle + phase(3)) + 0.14f * std::sin(13 * angle + phase(4)) +
        0.08f * std::sin(21 * angle + phase(5));
    // Rounder than a rectangle, squarer than an ellipse: there has to be room for tiles.
    const auto bulge = [](float v) { return std::copysign(std::pow(std::abs(v), 0.62f), v); };
    const Rect shore = area.scaled(1 - roughness + roughness * wander);
    outline.push_back(shore.centre() + Point{bulge(std::cos(angle)) * shore.w / 2,
                                             bulge(std::sin(angle)) * shore.h / 2});
  }
  return outline;
}

void fill(Painter& painter, const Rect& area, float radius, const Paint& paint) {
  if (!area.empty()) painter.fill(rounded(area, radius), paint);
}

void stroke(Painter& painter, const Rect& area, float radius, float width, Colour colour) {
  if (!area.empty())
    painter.stroke(rounded(area.inset(width / 2), radius - width / 2), true, width, colour);
}

void dashed(Painter& painter, const Rect& area, float radius, float width, Colour colour,
            float dash) {
  if (area.empty()) return;
  Outline outline = rounded(area.inset(width / 2), radius - width / 2);
  outline.push_back(outline.front());
  float length = 0;
  for (std::size_t i = 1; i < outline.size(); ++i) length += distance(outline[i - 1], outline[i]);
  // As many dashes as fit evenly, each followed by a gap a little shorter.
  const float period = length / std::max(4.f, std::round(length / (dash * 1.8f)));
  const float on = period * 0.56f;
  Outline piece{outline.front()};
  float walked = 0;
  for (std::size_t i = 1; i < outline.size(); ++i) {
    Point from = outline[i - 1];
    float left = distance(from, outline[i]);
    while (left > 0) {
      const bool drawing = walked < on;
      const float step = std::min(left, (drawing ? on : period) - walked);
      from = mix(from, outline[i], step / left);
      left -= step;
      walked += step;
      if (drawing) piece.push_back(from);
      if (drawing && walked >= on - 1e-3f) {
        painter.stroke(piece, false, width, colour);
        walked = on;
      } else if (!drawing && walked >= period - 1e-3f) {
        walked = 0;
        piece.assign({from});
      }
      if (left < 1e-3f) break;
    }
  }
}

void line(Painter& painter, Point from, Point to, float width, Colour colour) {
  const std::array points{from, to};
  painter.stroke(points, false, width, colour);
}

void disc(Painter& painter, Point centre, float radius, const Paint& paint) {
  painter.fill(ellipse(around(centre, 2 * radius, 2 * radius)), paint);
}

void ring(Painter& painter, Point centre, float radius, float width, Colour colour) {
  painter.stroke(ellipse(around(centre, 2 * radius - width, 2 * radius - width)), true, width,
                 colour);
}

void shadow(Painter& painter, const Rect& area, float radius, float height) {
  painter.soft(rounded(area.inset(height * 0.3f).moved(height * 0.35f, height * 0.7f), radius),
               height * 2, faded(theme::black, 0.42f));
}

void glow(Painter& painter, const Rect& area, float radius, float reach, Colour colour) {
  painter.soft(rounded(area, radius), reach, colour);
}

}  // namespace flotilla
