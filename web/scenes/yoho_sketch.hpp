// yoho_sketch.hpp: drawing the things of Yoho! on a square of one by one, wherever it then lies.
#pragma once

#include <initializer_list>

#include "web/motion.hpp"

namespace flotilla::yoho {

// The square from (0, 0) to (1, 1), put onto an area and turned around its middle.
struct Sketch {
  Rect area;
  float turn = 0;  // degrees, clockwise

  Point at(Point p) const {
    const float angle = turn * pi / 180;
    const float c = std::cos(angle), s = std::sin(angle);
    const Point d{(p.x - 0.5f) * area.w, (p.y - 0.5f) * area.h};
    return area.centre() + Point{c * d.x - s * d.y, s * d.x + c * d.y};
  }
  Point at(float x, float y) const { return at(Point{x, y}); }
  float length(float part) const { return area.w * part; }
  // The width of a line: a part of the square, but never too thin to be seen.
  float pen(float part) const { return std::max(1.f, area.w * part); }

  Rect box(float x, float y, float side) const {
    return around(at(x, y), side * area.w, side * area.h);
  }
  Outline outline(std::initializer_list<Point> points) const {
    Outline result;
    result.reserve(points.size());
    for (const Point& p : points) result.push_back(at(p));
    return result;
  }
  // Along an ellipse, from one angle to another: 0 is to the right, 90 down.
  Outline arc(Point centre, float rx, float ry, float from, float to, int steps) const {
    Outline result;
    for (int i = 0; i <= steps; ++i) {
      const float angle =
          mix(from, to, static_cast<float>(i) / static_cast<float>(steps)) * pi / 180;
      result.push_back(at(centre + Point{std::cos(angle) * rx, std::sin(angle) * ry}));
    }
    return result;
  }
  // A star with as many points, each reaching out to `far`, the notches to `near`.
  Outline star(Point centre, int points, float far, float near, float lean = 0) const {
    Outline result;
    for (int i = 0; i < 2 * points; ++i) {
      const float angle = (static_cast<float>(i) / static_cast<float>(points) - 0.5f) * pi + lean;
      result.push_back(
          at(centre + Point{std::cos(angle), std::sin(angle)} * (i % 2 == 0 ? far : near)));
    }
    return result;
  }
};

// Filled and with a line around it.
inline void inked(Painter& painter, const Outline& outline, const Paint& paint, float width,
                  Colour colour = theme::ink) {
  painter.fill(outline, paint);
  painter.stroke(outline, true, width, colour);
}

inline Paint lit(Colour colour, float light = 0.14f, float dark = 0.22f) {
  return {Paint::Flow::down, mix(colour, theme::white, light), mix(colour, theme::black, dark)};
}

}  // namespace flotilla::yoho
