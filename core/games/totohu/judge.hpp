// judge.hpp: how bots think about TOTOHU, and what their tests look at: what a position is worth,
// and how a round in which all choose at once is answered.
#pragma once

#include "core/games/totohu/totohu.hpp"

namespace flotilla::totohu {

// The chance of a ship to gain `need` times before it is hit `left` times, if of the ships it may
// meet `gaining` would let it gain and `hitting` would hit it, all as likely.
double chance_to_fill(int need, int left, int gaining, int hitting);

// A number for every fleet: how much better off it is than the strongest other one.
using Values = std::array<double, most_fleets>;
Values evaluate(const State& state);
// What the end of a playout is worth to each fleet: 1, 0 or -1 for victory, tie or defeat, and a
// little for every point of the lead.
Values worth_of_end(const State& state);

// A round before the ships are shown: what every fleet can play, and what would come of it.
class RoundGame {
 public:
  // Of each fleet; one that is gone plays Ship::none.
  std::array<FixedVector<Ship, ship_count>, most_fleets> ships;

  using Cell = std::array<std::size_t, most_fleets>;  // a place in each list of ships
  Values& operator[](const Cell& cell) { return values_[place(cell)]; }
  const Values& operator[](const Cell& cell) const { return values_[place(cell)]; }
  template <class Look>
  void each_cell(Look look) const {
    for (std::size_t a = 0; a < ships[0].size(); ++a)
      for (std::size_t b = 0; b < ships[1].size(); ++b)
        for (std::size_t c = 0; c < ships[2].size(); ++c) look(Cell{a, b, c});
  }

 private:
  static std::size_t place(const Cell& cell) {
    return (cell[0] * ship_count + cell[1]) * ship_count + cell[2];
  }
  std::array<Values, ship_count * ship_count * ship_count> values_{};
};

// How often a fleet plays each ship of its list.
using Mix = std::array<double, ship_count>;
using Mixes = std::array<Mix, most_fleets>;
Mixes even_mixes(const RoundGame& game);
// What each ship of a fleet's list is worth if the others mix like this.
Mix expected_values(const RoundGame& game, const Mixes& mixes, std::size_t fleet);
// Mixes against which nobody can do much better by choosing otherwise (regret matching).
Mixes balanced_mixes(const RoundGame& game);

}  // namespace flotilla::totohu
