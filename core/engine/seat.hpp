// seat.hpp: a player's place at the table, and how a match ended for all of them.
#pragma once

#include <cstdint>

#include "core/engine/fixed_vector.hpp"

namespace flotilla {

using Seat = std::int8_t;             // 0-based, in turn order
inline constexpr Seat nobody = -1;    // no seat: a bystander, no owner, no winner
inline constexpr int max_seats = 8;

using SeatList = FixedVector<Seat, max_seats>;

constexpr Seat next_seat(Seat seat, int seats) { return static_cast<Seat>((seat + 1) % seats); }

struct Outcome {
  SeatList winners;  // several share a tie
  FixedVector<std::int16_t, max_seats> scores;
  bool operator==(const Outcome&) const = default;
};

}  // namespace flotilla
