// theme.hpp: the look of all tables: a nautical chart at night. Colours, the seats' marks, sizes.
#pragma once

#include <array>
#include <cstdint>

#include "core/engine/seat.hpp"
#include "web/icons.hpp"

namespace flotilla {

struct Colour {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  bool operator==(const Colour&) const = default;
};

constexpr Colour rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8),
          static_cast<std::uint8_t>(hex), 255};
}
constexpr Colour faded(Colour c, float by) {
  c.a = static_cast<std::uint8_t>(static_cast<float>(c.a) * by + 0.5f);
  return c;
}
constexpr Colour mix(Colour a, Colour b, float t) {
  const auto part = [t](std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(from + (static_cast<float>(to) - from) * t + 0.5f);
  };
  return {part(a.r, b.r), part(a.g, b.g), part(a.b, b.b), part(a.a, b.a)};
}

namespace theme {

inline constexpr Colour sea_middle = rgb(0x1F6A80), sea = rgb(0x154A60), sea_rim = rgb(0x0B2838);
inline constexpr Colour night = rgb(0x071C28);  // bars and panels, mostly half transparent
inline constexpr Colour sand = rgb(0xEAD9A6), sand_dark = rgb(0xD8BF80), coast = rgb(0xA98A4E);
inline constexpr Colour parchment = rgb(0xF6EBD0), ink = rgb(0x2B2118);
inline constexpr Colour brass = rgb(0xC79A3B);
inline constexpr Colour lamp = rgb(0xF2C94C);  // "this is yours to do now", and nothing else
inline constexpr Colour foam = rgb(0xE9F2EE);  // text on the sea
inline constexpr Colour foam_soft = rgb(0xB9CFD2);
inline constexpr Colour black = rgb(0x000000), white = rgb(0xFFFFFF);

// A seat has a colour and an emblem, so that colour is never the only sign. `light` is the same
// colour bright enough for text and emblems on the night sea.
struct SeatMark {
  Colour colour, light;
  char32_t emblem;
};

inline constexpr std::array<SeatMark, 5> seat_marks{{
    {rgb(0xD55E00), rgb(0xFF8A3D), icon::anchor},
    {rgb(0x0072B2), rgb(0x5BB8F0), icon::skull},
    {rgb(0xB8940C), rgb(0xF0C419), icon::star},
    {rgb(0x009E73), rgb(0x3FD3A6), icon::fish},
    {rgb(0xA6558A), rgb(0xE79AC6), icon::moon},
}};

constexpr const SeatMark& mark_of(Seat seat) {
  return seat_marks[static_cast<std::size_t>(seat < 0 ? 0 : seat) % seat_marks.size()];
}

}  // namespace theme
}  // namespace flotilla
