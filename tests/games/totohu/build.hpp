// build.hpp: makes positions of TOTOHU for its tests: a fresh match and what is
// changed in it, and the moves and rounds that are played from there.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "core/games/totohu/totohu.hpp"
#include "tests/games/playing.hpp"

namespace flotilla::totohu_test {

using namespace flotilla::totohu;
using namespace flotilla::playing;

inline constexpr auto& read_state = playing::read_state<Totohu>;
inline constexpr auto& view_json = playing::view_json<Totohu>;

using EventList = Events<Totohu>;

// ---- Options ----

inline constexpr Options open_game{}, with_treasure{.hidden_treasure = true},
    blind_game{.blind = true}, blind_with_treasure{.hidden_treasure = true, .blind = true},
    solo_game{.opponent = Opponent::dice},
    solo_with_treasure{.hidden_treasure = true, .opponent = Opponent::dice};

inline State fresh(int seats, Options options = {}, std::uint64_t seed = 1) {
  if (seats == 1) options.opponent = Opponent::dice;
  return Totohu::start(options, seats, Rng(seed));
}

// ---- Positions between two rounds ----

// A fresh match with other tokens on some ships. The supply, what has become of
// the ships and who is to act follow from those.
class Position {
 public:
  explicit Position(int seats, const Options& options = {}, std::uint64_t seed = 1)
      : state_(fresh(seats, options, seed)) {}

  Position& with(Seat seat, Ship ship, const Vessel& tokens) {
    state_.vessel(seat, ship) = tokens;
    return *this;
  }
  // Sunk, or gone home if it is the hunter.
  Position& without(Seat seat, std::initializer_list<Ship> ships) {
    for (const Ship ship : ships) with(seat, ship, gone(ship));
    return *this;
  }
  // All other ships of the fleet are gone.
  Position& only(Seat seat, std::initializer_list<Ship> ships) {
    for (const Ship ship : all_ships)
      if (std::ranges::find(ships, ship) == ships.end()) with(seat, ship, gone(ship));
    return *this;
  }
  Position& counter(Seat seat) {
    state_.counter = seat;
    return *this;
  }

  State ready() const {
    State state = state_;
    state.acting = 0;
    for (Seat seat = 0; seat < state.fleet_count(); ++seat) {
      for (const Ship ship : all_ships) place(state, state.vessel(seat, ship), plan_of(ship));
      if (seat < state.seats && state.fleet(seat).active())
        state.acting = static_cast<std::uint8_t>(state.acting | 1 << seat);
    }
    if (const auto broken = Totohu::broken_total(state)) FAIL(broken->where << why(*broken));
    return state;
  }

 private:
  static Vessel gone(Ship ship) {
    const Plan& plan = plan_of(ship);
    return plan.hull == 0 ? Vessel{.anchors = plan.anchors} : Vessel{.hits = plan.hull};
  }
  static void place(State& state, Vessel& vessel, const Plan& plan) {
    const auto take = [](std::uint8_t& stock, int tokens) {
      stock = static_cast<std::uint8_t>(stock - tokens);
    };
    take(state.supply.anchors, vessel.anchors);
    take(state.supply.cannons, vessel.cannons);
    take(state.supply.barrels, vessel.deck + vessel.hold);
    take(state.supply.hits, vessel.hits);
    vessel.status = plan.hull > 0 && vessel.hits == plan.hull ? Status::sunk
                    : vessel.load() == plan.load()            ? Status::in_port
                                                              : Status::at_sea;
  }

  State state_;
};

// ---- Moves ----

inline Move commit(Seat seat, Ship ship) {
  return {seat, Commit{ship}};
}
inline Move pick(Seat seat, Pair pair) {
  return {seat, PickEncounter{pair}};
}
inline Move fire(Seat seat) {
  return {seat, FireGuns{}};
}
inline Move loot(Seat seat) {
  return {seat, Loot{}};
}
inline Move hide(Seat seat) {
  return {seat, Hide{}};
}
inline Move keep(Seat seat) {
  return {seat, Keep{}};
}

inline Match<Totohu> match_from(const State& state, const std::vector<Move>& moves) {
  return playing::match_from<Totohu>(state, moves);
}
inline State after(const State& state, const std::vector<Move>& moves) {
  return match_from(state, moves).state();
}

// Every fleet that a seat commands and that has ships at sea plays the ship
// that stands at its place; what stands at other places does not matter.
inline void commit_all(Match<Totohu>& match, const std::vector<Ship>& ships) {
  for (const Seat seat : Totohu::to_act(match.state()))
    play(match, commit(seat, ships.at(static_cast<std::size_t>(seat))));
}
inline Match<Totohu> met(const State& state, const std::vector<Ship>& ships) {
  Match<Totohu> match(state);
  commit_all(match, ships);
  return match;
}
inline State after_meeting(const State& state, const std::vector<Ship>& ships) {
  return met(state, ships).state();
}

inline std::vector<Move> listed(const State& state) {
  return Match<Totohu>(state).legal_moves();
}
inline std::vector<Seat> to_act(const State& state) {
  const SeatList seats = Totohu::to_act(state);
  return {seats.begin(), seats.end()};
}
// Why a move is refused, after it was seen that nothing changed.
inline std::string refused(const State& state, const Move& move) {
  Match<Totohu> match(state);
  const std::string reason = refusal(match, move);
  CHECK(match.state() == state);
  return reason;
}

// ---- Events ----

template <class Kind>
std::vector<Kind> events_of(const EventList& events) {
  std::vector<Kind> found;
  for (const Event& event : events)
    if (const Kind* kind = std::get_if<Kind>(&event)) found.push_back(*kind);
  return found;
}
template <class Kind>
bool happened(const EventList& events) {
  return !events_of<Kind>(events).empty();
}

// Encounters of a round, in their order.
inline Encounters took_place(std::initializer_list<std::pair<Pair, EncounterOutcome>> list) {
  Encounters encounters;
  for (const auto& [pair, outcome] : list) encounters.push_back(Encounter{pair, outcome});
  return encounters;
}

inline Outcome outcome_of(const State& state) {
  const auto outcome = Totohu::outcome(state);
  REQUIRE(outcome.has_value());
  return *outcome;
}

template <class Look>
void random_match(const State& start, std::uint64_t seed, Look look) {
  playing::random_match<Totohu>(start, seed, look);
}

}  // namespace flotilla::totohu_test
