// painter.hpp: the few things a scene may draw. Everything is in device pixels. What can be built
// from these (cards, plates, wrapped text) is in shapes.hpp and lettering.hpp.
#pragma once

#include <span>
#include <string_view>

#include "web/fonts.hpp"
#include "web/rect.hpp"
#include "web/theme.hpp"

namespace flotilla {

// One colour, or one that flows into another: down, or out from the middle.
struct Paint {
  enum class Flow : std::uint8_t { flat, down, out };
  Colour from, to;
  Flow flow = Flow::flat;

  constexpr Paint(Colour colour) : from(colour), to(colour) {}
  constexpr Paint(Flow flow_, Colour from_, Colour to_) : from(from_), to(to_), flow(flow_) {}
};

class Painter {
 public:
  explicit Painter(const Fonts& fonts) : fonts_(&fonts) {}
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;
  virtual ~Painter() = default;

  const Fonts& fonts() const { return *fonts_; }
  virtual Rect canvas() const = 0;

  // An outline is closed, and all of it can be seen from the middle of its points.
  virtual void fill(std::span<const Point> outline, const Paint& paint) = 0;
  // The edge alone, fading to nothing over this many pixels from half of them inside: shadows and
  // glows. Something lies on the rest.
  virtual void soft(std::span<const Point> outline, float blur, Colour colour) = 0;
  virtual void stroke(std::span<const Point> line, bool closed, float width, Colour colour) = 0;
  // A rectangle in three colours from its middle to its corners.
  virtual void backdrop(const Rect& area, Colour middle, Colour between, Colour rim) = 0;
  // One line of text; `at` is the left end of its base line.
  virtual void text(Point at, std::string_view text, Font font, Colour colour) = 0;
  // Fills the square in the middle of the rectangle.
  virtual void icon(char32_t icon, const Rect& in, Colour colour) = 0;

  // Until the matching pop everything is turned (degrees, clockwise) and stretched around a point,
  // then moved, and fades by `opacity`.
  struct Change {
    Point around{};
    float turn = 0;
    float stretch_x = 1, stretch_y = 1;
    Point move{};
    float opacity = 1;
  };
  virtual void push(const Change& change) = 0;
  virtual void pop() = 0;

 private:
  const Fonts* fonts_;
};

// Pushes for as long as it lives.
class Changed {
 public:
  Changed(Painter& painter, const Painter::Change& change) : painter_(painter) {
    painter.push(change);
  }
  ~Changed() { painter_.pop(); }
  Changed(const Changed&) = delete;
  Changed& operator=(const Changed&) = delete;

 private:
  Painter& painter_;
};

}  // namespace flotilla
