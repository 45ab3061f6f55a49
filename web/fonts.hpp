// fonts.hpp: the three font files in memory, and how wide their letters are. Painters rasterise
// the same files; what is measured here is what they draw.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace flotilla {

enum class Face : std::uint8_t { title, text, icons };

struct Font {
  Face face = Face::text;
  float px = 16;  // of the em, in device pixels
};

// Takes the next character off UTF-8 text. What is no UTF-8 comes out as U+FFFD.
char32_t next_character(std::string_view& text);

class Fonts {
 public:
  void load(Face face, std::string bytes);
  bool ready() const { return ready(Face::title) && ready(Face::text) && ready(Face::icons); }

  const std::string& bytes(Face face) const { return one(face).bytes; }
  // The whole number of pixels from the top of the tallest to the foot of the deepest letter.
  int pixel_height(Font font) const;
  float ascent(Font font) const;  // above the base line
  float advance(Font font, char32_t character) const;
  bool has(Face face, char32_t character) const { return glyph_index(face, character) != 0; }
  float width(Font font, std::string_view text) const;

 private:
  // Offsets of the tables that are needed, and the measures of the face.
  struct One {
    std::string bytes;
    std::size_t hmtx = 0, cmap = 0;
    int metrics = 0, em = 1000, ascent = 800, descent = -200;
  };
  const One& one(Face face) const { return all_[static_cast<std::size_t>(face)]; }
  bool ready(Face face) const { return one(face).hmtx != 0 && one(face).cmap != 0; }
  float scale(Font font) const;
  int glyph_index(Face face, char32_t character) const;

  std::array<One, 3> all_;
};

}  // namespace flotilla
