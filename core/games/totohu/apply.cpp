// apply.cpp: what a move does: a round from the count to the last encounter, ships that sink or
// sail home, and the die that plays for nobody.
#include <algorithm>

#include "core/games/totohu/totohu.hpp"

namespace flotilla {

namespace totohu {
namespace {

using Listener = std::vector<Event>*;

template <class E>
void tell(Listener events, const E& event) {
  if (events) events->push_back(event);
}

std::uint8_t bit_of(Seat seat) {
  return static_cast<std::uint8_t>(1u << seat);
}

void add(std::uint8_t& count, int more) {
  count = static_cast<std::uint8_t>(count + more);
}

// A token never appears or vanishes: it goes from the supply to a ship, and back.
void take(std::uint8_t& from, std::uint8_t& to, int count) {
  add(from, -count);
  add(to, count);
}

Ship committed(const State& state, Seat seat) {
  return state.fleet(seat).commit;
}

// ---- One encounter ----

void take_hits(State& state, Seat seat, Ship ship, int hits, Listener events) {
  if (hits == 0) return;
  Vessel& vessel = state.vessel(seat, ship);
  take(state.supply.hits, vessel.hits, hits);
  tell(events, WasHit{seat, ship, vessel.hits});
}

// A merchant 5 with a single free space leaves its second barrel in the supply.
void take_barrels(State& state, Seat seat, Ship ship, int barrels, Listener events) {
  Vessel& vessel = state.vessel(seat, ship);
  const int room = plan_of(ship).deck - vessel.deck;
  const int taken = std::min(barrels, room);
  take(state.supply.barrels, vessel.deck, taken);
  tell(events, Gained{seat, ship, Token::barrel, static_cast<std::uint8_t>(taken)});
  if (taken < barrels) tell(events, BarrelRefused{seat, ship});
}

void take_gains(State& state, Seat seat, Ship ship, const Effect& effect, Listener events) {
  Vessel& vessel = state.vessel(seat, ship);
  if (effect.anchors > 0) {
    take(state.supply.anchors, vessel.anchors, effect.anchors);
    tell(events, Gained{seat, ship, Token::anchor, effect.anchors});
  }
  if (effect.cannons > 0) {
    take(state.supply.cannons, vessel.cannons, effect.cannons);
    tell(events, Gained{seat, ship, Token::cannon, effect.cannons});
  }
  if (effect.barrels > 0) take_barrels(state, seat, ship, effect.barrels, events);
}

// The hits stay on a wreck; all else goes back to the supply.
void sink(State& state, Seat seat, Ship ship, Listener events) {
  Vessel& vessel = state.vessel(seat, ship);
  const ShipSunk sunk{seat, ship, vessel.cannons,
                      static_cast<std::uint8_t>(vessel.deck + vessel.hold)};
  take(vessel.cannons, state.supply.cannons, vessel.cannons);
  take(vessel.deck, state.supply.barrels, vessel.deck);
  take(vessel.hold, state.supply.barrels, vessel.hold);
  vessel.status = Status::sunk;
  tell(events, sunk);
}

void leave_if_done(State& state, Seat seat, Ship ship, Listener events) {
  const Plan& plan = plan_of(ship);
  Vessel& vessel = state.vessel(seat, ship);
  if (plan.hull > 0 && vessel.hits == plan.hull) {
    sink(state, seat, ship, events);
  } else if (vessel.load() == plan.load()) {
    vessel.status = Status::in_port;
    tell(events, LeftForPort{seat, ship});
  } else {
    return;
  }
  const Fleet& fleet = state.fleet(seat);
  if (!fleet.active())
    tell(events, FleetGone{seat});
  else if (events && state.is_dice_fleet(seat) && fleet.ships_out() >= 3)
    tell(events, DieReassigned{die_meaning(fleet)});
}

// The barrel that changes its place by choice: into the merchant's own hold, or into the pirate's.
void move_barrel(State& state, Pair pair, EncounterOutcome outcome, Listener events) {
  const Seat owner = seat_of_kind(state, pair, Kind::merchant);
  const Ship ship = committed(state, owner);
  Vessel& merchant = state.vessel(owner, ship);
  if (outcome == EncounterOutcome::stash) {
    take(merchant.deck, merchant.hold, 1);
    return tell(events, Stashed{owner, ship});
  }
  const Seat looter = other_of(pair, owner);
  const Ship pirate = committed(state, looter);
  take(merchant.deck, state.vessel(looter, pirate).hold, 1);
  tell(events, Looted{looter, pirate, owner, ship});
}

// Nothing on deck: the pirate who wanted to loot has to fire.
bool is_empty_handed(const State& state, Pair pair) {
  const Seat owner = seat_of_kind(state, pair, Kind::merchant);
  return state.vessel(owner, committed(state, owner)).deck == 0;
}

// ---- The die ----

// Of a choice that is due: the dice fleet hides whenever it may, and loots unless its shot sinks.
EncounterOutcome choice_of_the_die(const State& state, Pair pair, Phase choice) {
  if (choice == Phase::hide) return EncounterOutcome::stash;
  const Seat owner = seat_of_kind(state, pair, Kind::merchant);
  const Ship ship = committed(state, owner);
  return one_hit_from_sinking(ship, state.vessel(owner, ship)) ? EncounterOutcome::fire
                                                               : EncounterOutcome::loot;
}

void roll_the_die(State& state, Listener events) {
  Fleet& fleet = state.fleet(1);
  const std::array<Ship, ship_count> meaning = die_meaning(fleet);
  state.die = {};
  // With five ships out all faces mean the sixth: there is nothing to roll for.
  if (fleet.ships_out() == ship_count - 1) state.die.ship = meaning[0];
  while (state.die.ship == Ship::none) {
    const std::uint32_t face = state.rng.below(die_faces);
    if (state.die.faces.full()) state.die.faces.erase_at(0);
    state.die.faces.push_back(static_cast<std::uint8_t>(face + 1));
    state.die.ship = meaning[face];
    tell(events, DieRolled{static_cast<std::uint8_t>(face + 1), all_ships[face], meaning[face]});
  }
  fleet.commit = state.die.ship;
}

// ---- A round ----

std::uint8_t active_seats(const State& state) {
  std::uint8_t seats = 0;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.fleet(seat).active()) seats |= bit_of(seat);
  return seats;
}

int active_fleets(const State& state) {
  int count = 0;
  for (Seat seat = 0; seat < state.fleet_count(); ++seat) count += state.fleet(seat).active();
  return count;
}

void remember_round(State& state) {
  Round round{state.turn, state.counter, {}, state.encounters};
  for (std::size_t i = 0; i < most_fleets; ++i) {
    round.ships[i] = state.fleets[i].commit;
    state.fleets[i].commit = Ship::none;
  }
  if (state.history.full()) state.history.erase_at(0);
  state.history.push_back(round);
  state.encounters.clear();
}

void end_round(State& state, Listener events) {
  remember_round(state);
  if (active_fleets(state) <= 1) {
    state.phase = Phase::over;
    state.acting = 0;
    if (events) events->push_back(GameOver{*Totohu::outcome(state)});
    return;
  }
  ++state.turn;
  state.phase = Phase::commit;
  state.acting = active_seats(state);
  do state.counter = next_seat(state.counter, state.seats);
  while (!state.is_acting(state.counter));
  tell(events, RoundStarted{state.turn, state.counter});
}

void cancel(const State& state, Encounter& encounter, Listener events) {
  encounter.outcome = EncounterOutcome::cancelled;
  if (!events) return;
  EncounterCancelled cancelled{encounter.pair, {}};
  for (const Seat seat : {lower(encounter.pair), higher(encounter.pair)})
    if (!state.vessel(seat, committed(state, seat)).at_sea()) cancelled.gone.push_back(seat);
  events->push_back(cancelled);
}

bool both_at_sea(const State& state, Pair pair) {
  const Seat a = lower(pair), b = higher(pair);
  return state.vessel(a, committed(state, a)).at_sea() &&
         state.vessel(b, committed(state, b)).at_sea();
}

// Encounter after encounter, up to the next choice or the end of the round.
void sail_on(State& state, Listener events) {
  for (Encounter& encounter : state.encounters) {
    if (encounter.outcome != EncounterOutcome::pending) continue;
    const Pair pair = encounter.pair;
    if (!both_at_sea(state, pair)) {
      cancel(state, encounter, events);
      continue;
    }
    EncounterOutcome outcome =
        scenario(committed(state, lower(pair)), committed(state, higher(pair)));
    if (const Phase choice = choice_due(state, encounter); choice != Phase::over) {
      const Seat owner = chooser(state, pair, choice);
      if (!state.is_dice_fleet(owner)) {
        state.phase = choice;
        state.acting = bit_of(owner);
        return;
      }
      outcome = choice_of_the_die(state, pair, choice);
    }
    resolve(state, encounter, outcome, events);
  }
  end_round(state, events);
}

void show_the_ships(State& state, Listener events) {
  Revealed revealed;
  SeatList sailing;
  for (Seat seat = 0; seat < state.fleet_count(); ++seat) {
    revealed.ships.push_back(committed(state, seat));
    if (committed(state, seat) != Ship::none) sailing.push_back(seat);
  }
  tell(events, revealed);
  if (sailing.size() == 3) {
    state.phase = Phase::order;
    state.acting = bit_of(state.counter);
    return;
  }
  state.encounters.push_back(Encounter{pair_of(sailing[0], sailing[1]), EncounterOutcome::pending});
  sail_on(state, events);
}

// ---- Moves ----

void commit(State& state, Seat seat, Ship ship, Listener events) {
  state.fleet(seat).commit = ship;
  state.acting = static_cast<std::uint8_t>(state.acting & ~bit_of(seat));
  tell(events, Committed{seat});
  if (state.acting != 0) return;
  if (state.seats == 1) roll_the_die(state, events);
  show_the_ships(state, events);
}

// Two picks; the pair that is left comes last.
void pick(State& state, Seat seat, Pair picked, Listener events) {
  state.encounters.push_back(Encounter{picked, EncounterOutcome::pending});
  tell(events, EncounterPicked{seat, picked});
  if (state.encounters.size() < 2) return;
  const Pair first = state.encounters[0].pair;
  for (const Pair pair : all_pairs)
    if (pair != first && pair != picked)
      state.encounters.push_back(Encounter{pair, EncounterOutcome::pending});
  sail_on(state, events);
}

void choose(State& state, EncounterOutcome outcome, Listener events) {
  for (Encounter& encounter : state.encounters)
    if (encounter.outcome == EncounterOutcome::pending) {
      resolve(state, encounter, outcome, events);
      return sail_on(state, events);
    }
}

}  // namespace

Seat seat_of_kind(const State& state, Pair pair, Kind kind) {
  for (const Seat seat : {lower(pair), higher(pair)}) {
    const Ship ship = committed(state, seat);
    if (ship != Ship::none && kind_of(ship) == kind) return seat;
  }
  return nobody;
}

Seat chooser(const State& state, Pair pair, Phase choice) {
  return seat_of_kind(state, pair, choice == Phase::attack ? Kind::pirate : Kind::merchant);
}

std::array<Ship, ship_count> die_meaning(const Fleet& dice_fleet) {
  FixedVector<Ship, ship_count> at_sea;
  for (const Ship ship : all_ships)
    if (dice_fleet[ship].at_sea()) at_sea.push_back(ship);
  // One or two that are out are rolled again; of more, each gives its symbol to one that is not.
  const bool reassigned = at_sea.size() <= 3 && !at_sea.empty();
  std::array<Ship, ship_count> meaning{};
  std::size_t out = 0;
  for (const Ship ship : all_ships) {
    if (dice_fleet[ship].at_sea())
      meaning[index(ship)] = ship;
    else
      meaning[index(ship)] = reassigned ? at_sea[out++ % at_sea.size()] : Ship::none;
  }
  return meaning;
}

Phase choice_due(const State& state, const Encounter& encounter) {
  const auto [hidden_treasure, blind, opponent] = state.options;
  const Seat owner = seat_of_kind(state, encounter.pair, Kind::merchant);
  if (!hidden_treasure || owner == nobody) return Phase::over;
  const Seat other = other_of(encounter.pair, owner);
  const Ship theirs = committed(state, other);
  const Vessel& merchant = state.vessel(owner, committed(state, owner));
  // In the blind game the question itself must not tell what lies on a deck.
  if (kind_of(theirs) == Kind::pirate) {
    const bool has_room = state.vessel(other, theirs).hold == 0;
    return has_room && (blind || merchant.deck > 0) ? Phase::attack : Phase::over;
  }
  if (kind_of(theirs) == Kind::hunter)
    return blind || (merchant.deck > 0 && merchant.hold == 0) ? Phase::hide : Phase::over;
  return Phase::over;
}

void show(State& state, const std::array<Ship, most_fleets>& ships) {
  for (std::size_t i = 0; i < most_fleets; ++i) state.fleets[i].commit = ships[i];
  state.acting = 0;
  show_the_ships(state, nullptr);
}

void resolve(State& state, Encounter& encounter, EncounterOutcome outcome,
             std::vector<Event>* events) {
  const Pair pair = encounter.pair;
  const bool failed = outcome == EncounterOutcome::loot && is_empty_handed(state, pair);
  if (failed) outcome = EncounterOutcome::fire;
  encounter.outcome = outcome;
  const std::array<Seat, 2> seats = {lower(pair), higher(pair)};
  const std::array<Ship, 2> ships = {committed(state, seats[0]), committed(state, seats[1])};
  tell(events, Encountered{pair, ships, outcome});
  if (failed) {
    const std::size_t pirate = kind_of(ships[0]) == Kind::pirate ? 0 : 1;
    tell(events, LootFailed{seats[pirate], ships[pirate], seats[1 - pirate], ships[1 - pirate]});
  }

  if (outcome == EncounterOutcome::stash || outcome == EncounterOutcome::loot)
    move_barrel(state, pair, outcome, events);
  if (outcome != EncounterOutcome::loot) {
    const std::array<Effect, 2> effects = {effect_on(ships[0], ships[1]),
                                           effect_on(ships[1], ships[0])};
    for (const std::size_t i : {0u, 1u})
      take_hits(state, seats[i], ships[i], effects[i].hits, events);
    for (const std::size_t i : {0u, 1u}) take_gains(state, seats[i], ships[i], effects[i], events);
  }
  // Both are judged on the result of the whole encounter.
  for (const std::size_t i : {0u, 1u}) leave_if_done(state, seats[i], ships[i], events);
}

}  // namespace totohu

using namespace totohu;

void Totohu::apply(State& state, const Move& move, std::vector<Event>* events) {
  // Not std::visit: one library calls through a table for it, and this is where playouts live.
  if (const Commit* chosen = std::get_if<Commit>(&move.what))
    return commit(state, move.seat, chosen->ship, events);
  if (const PickEncounter* picked = std::get_if<PickEncounter>(&move.what))
    return pick(state, move.seat, picked->pair, events);
  if (std::holds_alternative<FireGuns>(move.what))
    return choose(state, EncounterOutcome::fire, events);
  if (std::holds_alternative<Loot>(move.what)) return choose(state, EncounterOutcome::loot, events);
  if (std::holds_alternative<Hide>(move.what))
    return choose(state, EncounterOutcome::stash, events);
  if (std::holds_alternative<Keep>(move.what))
    return choose(state, EncounterOutcome::escort, events);
}

}  // namespace flotilla
