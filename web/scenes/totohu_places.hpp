// totohu_places.hpp: where everything of TOTOHU lies on the canvas.
#pragma once

#include <array>

#include "core/games/totohu/totohu.hpp"
#include "web/frame.hpp"

namespace flotilla::totohu {

inline constexpr float ship_aspect = 1.12f;

struct FleetPlaces {
  Rect plate;
  std::array<Rect, ship_count> ships;
  Rect all;  // the ships together
};

struct Places {
  Frame frame;
  std::array<FleetPlaces, most_fleets> fleets;  // by seat
  Rect sea;
  std::array<Rect, 2> choices;  // fire or loot, hide or keep
  Rect any_order;               // empty where there is no room
  Rect table;                   // of encounters; beside the sea, or on a sheet over it
  Rect die, last_round;         // beside the sea; empty where there is no room
  bool on_sheet = false;
};

Places find_places(const Rect& canvas, float unit, const State& state, Seat home);

// Where a fleet's ship lies out at sea and which way it looks, while these two meet; Pair::none:
// while all are waiting.
struct Berth {
  Rect area;
  bool looks_left = false;
};
Berth berth(const Places& places, const State& state, Seat home, Seat seat, Pair meeting);
// The middle of the line between two ships that are waiting: a click there says that they meet.
Rect crossing(const Places& places, const State& state, Seat home, Pair pair);

}  // namespace flotilla::totohu
