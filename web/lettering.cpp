// lettering.cpp: see lettering.hpp.
#include "web/lettering.hpp"

#include <cmath>

namespace flotilla {

float line_height(const Fonts& fonts, Font font) {
  return static_cast<float>(fonts.pixel_height(font)) * 1.02f;
}

Font fitting(const Fonts& fonts, std::string_view text, Font font, float least, float width) {
  while (font.px > least && fonts.width(font, text) > width) font.px = std::max(least, font.px - 1);
  return font;
}

std::string shortened(const Fonts& fonts, std::string_view text, Font font, float width) {
  if (fonts.width(font, text) <= width) return std::string(text);
  const float dots = fonts.width(font, "…");
  float used = 0;
  std::string_view rest = text;
  std::size_t kept = 0;
  while (!rest.empty()) {
    used += fonts.advance(font, next_character(rest));
    if (used + dots > width) break;
    kept = text.size() - rest.size();
  }
  while (kept > 0 && text[kept - 1] == ' ') --kept;
  return std::string(text.substr(0, kept)) + (dots <= width ? "…" : "");
}

std::vector<std::string> wrapped(const Fonts& fonts, std::string_view text, Font font, float width,
                                 int most_lines) {
  std::vector<std::string> lines;
  std::string current;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string word(text.substr(0, space));
    const std::string longer = current.empty() ? word : current + " " + word;
    if (!current.empty() && fonts.width(font, longer) > width) {
      if (static_cast<int>(lines.size()) + 1 == most_lines) {
        lines.push_back(shortened(fonts, current + " " + std::string(text), font, width));
        return lines;
      }
      lines.push_back(current);
      current = word;
    } else {
      current = longer;
    }
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  if (!current.empty()) lines.push_back(shortened(fonts, current, font, width));
  return lines;
}

float write(Painter& painter, const Rect& box, std::string_view text, Font font, Colour colour,
            Align align) {
  const Fonts& fonts = painter.fonts();
  const std::string line = shortened(fonts, text, font, box.w + 0.5f);
  const float width = fonts.width(font, line);
  const float spare = std::max(0.f, box.w - width);
  const float x = box.x + (align == Align::left ? 0 : align == Align::centre ? spare / 2 : spare);
  // Letters look centred when the middle of an x-height to cap-height is; that is a little above
  // the middle of the whole line.
  const float y =
      box.centre().y - static_cast<float>(fonts.pixel_height(font)) / 2 + fonts.ascent(font);
  painter.text({x, y}, line, font, colour);
  return width;
}

float write_lines(Painter& painter, const Rect& box, std::string_view text, Font font, float least,
                  Colour colour, Align align) {
  const Fonts& fonts = painter.fonts();
  std::vector<std::string> lines;
  float height = 0;
  for (;; font.px = std::max(least, font.px - 1)) {
    height = line_height(fonts, font);
    lines = wrapped(fonts, text, font, box.w, 99);
    bool fits = static_cast<float>(lines.size()) * height <= box.h + 0.5f;
    for (const std::string& line : lines)
      fits = fits && (!line.ends_with("…") || text.ends_with("…"));
    if (fits || font.px <= least) break;
  }
  const int most = std::max(1, static_cast<int>((box.h + 0.5f) / height));
  lines = wrapped(fonts, text, font, box.w, most);
  // No short last line: as narrow as it gets without another one.
  if (lines.size() > 1 && static_cast<int>(lines.size()) < most + 1)
    for (float width = box.w * 0.95f; width > box.w * 0.6f; width -= box.w * 0.05f) {
      auto narrower = wrapped(fonts, text, font, width, most);
      if (narrower.size() != lines.size() ||
          narrower.back() != wrapped(fonts, text, font, width, 99).back())
        break;
      lines = std::move(narrower);
    }
  float y = box.y;
  for (const std::string& line : lines) {
    write(painter, {box.x, y, box.w, height}, line, font, colour, align);
    y += height;
  }
  return y - box.y;
}

}  // namespace flotilla
