// painter_recording.hpp: a Painter for tests that draws nothing and remembers what it was asked.
#pragma once

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "web/painter.hpp"

namespace flotilla {

class RecordingPainter final : public Painter {
 public:
  enum class What : std::uint8_t { fill, soft, stroke, backdrop, text, icon };
  struct Call {
    What what;
    Rect bounds;  // on the canvas, after all changes
    std::string text;
    float size = 0;  // of letters
    char32_t icon = 0;
    float opacity = 1;
  };

  RecordingPainter(const Fonts& fonts, const Rect& canvas) : Painter(fonts), canvas_(canvas) {}

  std::vector<Call> calls;

  Rect canvas() const override { return canvas_; }
  void fill(std::span<const Point> outline, const Paint& paint) override {
    add(What::fill, outline, paint.from);
  }
  void soft(std::span<const Point> outline, float, Colour colour) override {
    add(What::soft, outline, colour);
  }
  void stroke(std::span<const Point> line, bool, float, Colour colour) override {
    add(What::stroke, line, colour);
  }
  void backdrop(const Rect& area, Colour, Colour, Colour) override {
    calls.push_back({What::backdrop, area, "", 0, 0, 1});
  }
  void text(Point at, std::string_view text, Font font, Colour colour) override {
    const float height = static_cast<float>(fonts().pixel_height(font));
    Call call = box(What::text,
                    {at.x, at.y - fonts().ascent(font), fonts().width(font, text), height}, colour);
    call.text = std::string(text);
    call.size = font.px;
    calls.push_back(call);
  }
  void icon(char32_t icon, const Rect& in, Colour colour) override {
    Call call = box(What::icon, fit(in, 1), colour);
    call.icon = icon;
    calls.push_back(call);
  }
  void push(const Change& change) override { changes_.push_back(change); }
  void pop() override { changes_.pop_back(); }

 private:
  Point seen(Point p) const {
    for (auto change = changes_.rbegin(); change != changes_.rend(); ++change) {
      const float angle = change->turn * std::numbers::pi_v<float> / 180;
      const Point d{(p.x - change->around.x) * change->stretch_x,
                    (p.y - change->around.y) * change->stretch_y};
      p = change->around + change->move +
          Point{d.x * std::cos(angle) - d.y * std::sin(angle),
                d.x * std::sin(angle) + d.y * std::cos(angle)};
    }
    return p;
  }
  void add(What what, std::span<const Point> points, Colour colour) {
    Point least = seen(points.front()), most = least;
    for (const Point& point : points) {
      const Point p = seen(point);
      least = {std::min(least.x, p.x), std::min(least.y, p.y)};
      most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    calls.push_back(
        {what, {least.x, least.y, most.x - least.x, most.y - least.y}, "", 0, 0, opacity(colour)});
  }
  Call box(What what, const Rect& area, Colour colour) {
    const Point corners[] = {{area.x, area.y},
                             {area.right(), area.y},
                             {area.right(), area.bottom()},
                             {area.x, area.bottom()}};
    add(what, corners, colour);
    const Call call = calls.back();
    calls.pop_back();
    return call;
  }
  float opacity(Colour colour) const {
    float all = static_cast<float>(colour.a) / 255;
    for (const Change& change : changes_) all *= change.opacity;
    return all;
  }

  Rect canvas_;
  std::vector<Change> changes_;
};

}  // namespace flotilla
