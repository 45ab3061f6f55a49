// painter_raylib.hpp: the Painter that draws with raylib: with WebGL in the page, with raylib's
// software renderer natively, where the picture can be written to a file.
#pragma once

#include <memory>
#include <string>

#include "web/painter.hpp"

namespace flotilla {

class RaylibPainter final : public Painter {
 public:
  // Opens the one window there can be. In the page that is the canvas the module was made with.
  static std::unique_ptr<RaylibPainter> open(const Fonts& fonts, int width, int height);
  ~RaylibPainter() override;

  void resize(int width, int height);
  void begin();
  void end();
  // Native only: the picture as it is now.
  bool write_png(const std::string& path) const;

  Rect canvas() const override;
  void fill(std::span<const Point> outline, const Paint& paint) override;
  void soft(std::span<const Point> outline, float blur, Colour colour) override;
  void stroke(std::span<const Point> line, bool closed, float width, Colour colour) override;
  void backdrop(const Rect& area, Colour middle, Colour between, Colour rim) override;
  void text(Point at, std::string_view text, Font font, Colour colour) override;
  void icon(char32_t icon, const Rect& in, Colour colour) override;
  void push(const Change& change) override;
  void pop() override;

 private:
  struct Inside;
  RaylibPainter(const Fonts& fonts, std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> in_;
};

}  // namespace flotilla
