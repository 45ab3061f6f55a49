// lettering.hpp: text in boxes: aligned, wrapped, shortened or made smaller until it fits.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/painter.hpp"

namespace flotilla {

enum class Align : std::uint8_t { left, centre, right };

float line_height(const Fonts& fonts, Font font);

// The largest size from `font` down to `least` in which the text fits the width.
Font fitting(const Fonts& fonts, std::string_view text, Font font, float least, float width);
// The text, or as much of its beginning as fits, with an ellipsis.
std::string shortened(const Fonts& fonts, std::string_view text, Font font, float width);
// Lines broken at spaces; at most so many, the last one shortened.
std::vector<std::string> wrapped(const Fonts& fonts, std::string_view text, Font font, float width,
                                 int most_lines);

// One line in the vertical middle of the box, shortened to fit. Returns its width.
float write(Painter& painter, const Rect& box, std::string_view text, Font font, Colour colour,
            Align align = Align::left);
// Several lines from the top of the box, made smaller down to `least` until they fit. Returns the
// height that was used.
float write_lines(Painter& painter, const Rect& box, std::string_view text, Font font, float least,
                  Colour colour, Align align = Align::left);

}  // namespace flotilla
