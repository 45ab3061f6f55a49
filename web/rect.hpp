// rect.hpp: points and rectangles on the canvas, in device pixels, and how to divide them.
#pragma once

#include <algorithm>
#include <cmath>

namespace flotilla {

struct Point {
  float x = 0, y = 0;
  bool operator==(const Point&) const = default;
};

constexpr Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, float by) {
  return {a.x * by, a.y * by};
}
inline float distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}
constexpr float mix(float a, float b, float t) {
  return a + (b - a) * t;
}
constexpr Point mix(Point a, Point b, float t) {
  return {mix(a.x, b.x, t), mix(a.y, b.y, t)};
}

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
  bool operator==(const Rect&) const = default;

  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr Point centre() const { return {x + w / 2, y + h / 2}; }
  constexpr bool empty() const { return w <= 0 || h <= 0; }
  constexpr bool contains(Point p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  constexpr bool contains(const Rect& r) const {
    return r.x >= x && r.y >= y && r.right() <= right() && r.bottom() <= bottom();
  }
  constexpr bool overlaps(const Rect& r) const {
    return x < r.right() && r.x < right() && y < r.bottom() && r.y < bottom();
  }

  constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  constexpr Rect inset(float by) const { return inset(by, by); }
  constexpr Rect inset(float dx, float dy) const {
    return {x + dx, y + dy, std::max(0.f, w - 2 * dx), std::max(0.f, h - 2 * dy)};
  }
  constexpr Rect scaled(float by) const {
    return {x + w * (1 - by) / 2, y + h * (1 - by) / 2, w * by, h * by};
  }

  // Cut a strip off one side; the rest stays.
  constexpr Rect cut_top(float by) {
    by = std::clamp(by, 0.f, h);
    const Rect cut{x, y, w, by};
    y += by, h -= by;
    return cut;
  }
  constexpr Rect cut_bottom(float by) {
    by = std::clamp(by, 0.f, h);
    h -= by;
    return {x, y + h, w, by};
  }
  constexpr Rect cut_left(float by) {
    by = std::clamp(by, 0.f, w);
    const Rect cut{x, y, by, h};
    x += by, w -= by;
    return cut;
  }
  constexpr Rect cut_right(float by) {
    by = std::clamp(by, 0.f, w);
    w -= by;
    return {x + w, y, by, h};
  }
};

constexpr Rect around(Point centre, float w, float h) {
  return {centre.x - w / 2, centre.y - h / 2, w, h};
}
constexpr Rect mix(const Rect& a, const Rect& b, float t) {
  return {mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.w, b.w, t), mix(a.h, b.h, t)};
}
inline Rect snapped(const Rect& r) {
  const float x = std::round(r.x), y = std::round(r.y);
  return {x, y, std::round(r.right()) - x, std::round(r.bottom()) - y};
}

// The largest rectangle of these proportions (width to height) in the middle of another.
constexpr Rect fit(const Rect& in, float aspect) {
  const float w = std::min(in.w, in.h * aspect);
  return around(in.centre(), w, w / aspect);
}

// Cell `column`, `row` of a grid with gaps between its cells.
constexpr Rect cell(const Rect& in, int columns, int rows, int column, int row, float gap = 0) {
  const float c = static_cast<float>(columns), r = static_cast<float>(rows);
  const float w = (in.w - gap * (c - 1)) / c, h = (in.h - gap * (r - 1)) / r;
  return {in.x + static_cast<float>(column) * (w + gap), in.y + static_cast<float>(row) * (h + gap),
          w, h};
}

// A card of a hand that is spread out, and how it leans (degrees, clockwise).
struct Fanned {
  Rect area;
  float lean = 0;
};

// Card `at` of `count`, side by side where there is room, else overlapping; the outer ones lean
// and hang a little.
inline Fanned fan(const Rect& in, int count, int at, float aspect, float gap, float lean) {
  const float arc = in.h * 0.05f;
  const float h = in.h - arc, w = h * aspect;
  const float n = static_cast<float>(std::max(count, 1));
  const float step = n < 2 ? 0 : std::min(w + gap, (in.w - w) / (n - 1));
  const float off = static_cast<float>(at) - (n - 1) / 2;
  const float side = n < 2 ? 0 : off / ((n - 1) / 2);
  return {{in.centre().x + off * step - w / 2, in.y + arc * side * side, w, h}, lean * side};
}

}  // namespace flotilla
