// fonts.cpp: see fonts.hpp. Reads the few tables of a TrueType file that say how wide letters are.
#include "web/fonts.hpp"

#include <algorithm>
#include <cmath>

namespace flotilla {
namespace {

int u16(std::string_view bytes, std::size_t at) {
  if (at + 2 > bytes.size()) return 0;
  return static_cast<std::uint8_t>(bytes[at]) << 8 | static_cast<std::uint8_t>(bytes[at + 1]);
}
int i16(std::string_view bytes, std::size_t at) {
  return static_cast<std::int16_t>(u16(bytes, at));
}
std::size_t u32(std::string_view bytes, std::size_t at) {
  return static_cast<std::size_t>(u16(bytes, at)) << 16 |
         static_cast<std::size_t>(u16(bytes, at + 2));
}

std::size_t find_table(std::string_view bytes, std::string_view tag) {
  for (int i = 0; i < u16(bytes, 4); ++i) {
    const std::size_t at = 12 + 16 * static_cast<std::size_t>(i);
    if (bytes.substr(std::min(at, bytes.size()), 4) == tag) return u32(bytes, at + 8);
  }
  return 0;
}

}  // namespace

char32_t next_character(std::string_view& text) {
  const auto lead = static_cast<std::uint8_t>(text.front());
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC0 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                                           : 4;
  if (length == 0 || length > text.size()) {
    text.remove_prefix(1);
    return 0xFFFD;
  }
  char32_t character = length == 1 ? lead : lead & (0xFFu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i)
    character = character << 6 | (static_cast<std::uint8_t>(text[i]) & 0x3Fu);
  text.remove_prefix(length);
  return character;
}

void Fonts::load(Face face, std::string bytes) {
  One one;
  one.bytes = std::move(bytes);
  const std::string_view file = one.bytes;
  const std::size_t head = find_table(file, "head"), hhea = find_table(file, "hhea");
  const std::size_t cmap = find_table(file, "cmap");
  if (head && hhea && cmap) {
    one.hmtx = find_table(file, "hmtx");
    one.em = std::max(1, u16(file, head + 18));
    one.ascent = i16(file, hhea + 4);
    one.descent = i16(file, hhea + 6);
    one.metrics = u16(file, hhea + 34);
    for (int i = 0; i < u16(file, cmap + 2); ++i) {
      const std::size_t at = cmap + u32(file, cmap + 4 + 8 * static_cast<std::size_t>(i) + 4);
      if (u16(file, at) == 4) one.cmap = at;
    }
  }
  all_[static_cast<std::size_t>(face)] = std::move(one);
}

int Fonts::pixel_height(Font font) const {
  const One& face = one(font.face);
  const float height = font.px * static_cast<float>(face.ascent - face.descent);
  return std::max(1, static_cast<int>(std::lround(height / static_cast<float>(face.em))));
}

float Fonts::scale(Font font) const {
  const One& face = one(font.face);
  return static_cast<float>(pixel_height(font)) / static_cast<float>(face.ascent - face.descent);
}

float Fonts::ascent(Font font) const {
  // Cut to a whole number, as the rasteriser does.
  return std::floor(static_cast<float>(one(font.face).ascent) * scale(font));
}

int Fonts::glyph_index(Face face, char32_t character) const {
  const std::string_view file = one(face).bytes;
  const std::size_t table = one(face).cmap;
  if (!table || character > 0xFFFF) return 0;
  const auto code = static_cast<int>(character);
  const auto segments = static_cast<std::size_t>(u16(file, table + 6) / 2);
  for (std::size_t i = 0; i < segments; ++i) {
    if (code > u16(file, table + 14 + 2 * i)) continue;
    const int start = u16(file, table + 16 + 2 * (segments + i));
    if (code < start) return 0;
    const int delta = u16(file, table + 16 + 2 * (2 * segments + i));
    const std::size_t at = table + 16 + 2 * (3 * segments + i);
    const int range = u16(file, at);
    if (range == 0) return (code + delta) & 0xFFFF;
    const int glyph = u16(file, at + static_cast<std::size_t>(range + 2 * (code - start)));
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF;
  }
  return 0;
}

float Fonts::advance(Font font, char32_t character) const {
  const One& face = one(font.face);
  if (!ready(font.face)) return font.px / 2;
  const int glyph = std::clamp(glyph_index(font.face, character), 0, std::max(0, face.metrics - 1));
  return static_cast<float>(u16(face.bytes, face.hmtx + 4 * static_cast<std::size_t>(glyph))) *
         scale(font);
}

float Fonts::width(Font font, std::string_view text) const {
  float width = 0;
  while (!text.empty()) width += advance(font, next_character(text));
  return width;
}

}  // namespace flotilla
