// memory.cpp: what a seat may imagine behind its view. In the open game that is only what the
// others have just chosen. In the blind game it is their fleets, too: everything that happened in
// the open is on record and adds up, except at which escort a merchant hid a barrel.
#include <algorithm>
#include <optional>
#include <vector>

#include "core/games/totohu/totohu.hpp"

namespace flotilla {

using namespace totohu;

namespace {

// How likely a merchant that can hide a barrel is thought to do so.
constexpr double hides = 0.7;

// ---- What was seen ----

// One ship of another fleet at one moment.
struct Sighting {
  enum class What : std::uint8_t { afloat, gone, met } what;
  Ship theirs = Ship::none;  // whom it met, and how that ended
  EncounterOutcome outcome = EncounterOutcome::pending;
  bool nothing_to_loot = false;
};

struct Remembered {
  std::array<std::vector<Sighting>, ship_count> ships;
  std::optional<bool> gone;  // the whole fleet, as far as that was told
};

// What the record of an encounter leaves out and only whoever watched it knows.
struct Aside {
  SeatList missing;  // whose ship had gone, if it was cancelled
  bool loot_failed = false;
};

// One for every encounter that was watched.
std::vector<Aside> asides_of(const std::vector<Event>& seen) {
  std::vector<Aside> asides;
  for (const Event& event : seen) {
    if (std::holds_alternative<Encountered>(event))
      asides.push_back({});
    else if (const EncounterCancelled* e = std::get_if<EncounterCancelled>(&event))
      asides.push_back({e->gone, false});
    else if (std::holds_alternative<LootFailed>(event) && !asides.empty())
      asides.back().loot_failed = true;
  }
  return asides;
}

// Calls `look(round)` for every round whose ships were shown, up to the one that is under way.
template <class Look>
void each_round(const State& state, Look look) {
  for (const Round& round : state.history) look(round);
  if (state.phase == Phase::commit) return;
  Round now{state.turn, state.counter, {}, state.encounters};
  for (std::size_t i = 0; i < most_fleets; ++i) now.ships[i] = state.fleets[i].commit;
  look(now);
}

std::size_t encounters_so_far(const State& state) {
  std::size_t count = 0;
  each_round(state, [&](const Round& round) {
    for (const Encounter& encounter : round.encounters)
      count += encounter.outcome != EncounterOutcome::pending;
  });
  return count;
}

std::optional<Sighting> sighting_in(const Encounter& encounter, Seat seat, Ship theirs,
                                    const Aside& aside) {
  using What = Sighting::What;
  // Whoever is asked before an encounter knows that it is not cancelled.
  if (encounter.outcome == EncounterOutcome::pending) return Sighting{What::afloat};
  if (encounter.outcome != EncounterOutcome::cancelled)
    return Sighting{What::met, theirs, encounter.outcome, aside.loot_failed};
  if (aside.missing.empty()) return std::nullopt;  // one of the two had gone, but which?
  return Sighting{aside.missing.contains(seat) ? What::gone : What::afloat};
}

// All that one fleet showed, in the order in which it was seen. The rounds are on record; if every
// encounter of them was watched, more is known about each.
Remembered remember(const State& view, const std::vector<Event>& seen, Seat seat) {
  Remembered fleet;
  std::vector<Aside> asides = asides_of(seen);
  const std::size_t encounters = encounters_so_far(view);
  // Whoever loses the last ship says so.
  if (asides.size() == encounters)
    fleet.gone = std::ranges::find(seen, Event{FleetGone{seat}}) != seen.end();
  else
    asides.assign(encounters, {});
  asides.push_back({});  // for one that has yet to take place
  auto aside = asides.begin();
  each_round(view, [&](const Round& round) {
    const auto ship_of = [&](Seat of) { return round.ships[static_cast<std::size_t>(of)]; };
    const Ship sailing = ship_of(seat);
    if (sailing == Ship::none)
      fleet.gone = true;  // whoever has a ship plays one
    else
      fleet.ships[index(sailing)].push_back({Sighting::What::afloat});
    for (const Encounter& encounter : round.encounters) {
      const bool pending = encounter.outcome == EncounterOutcome::pending;
      const Ship theirs =
          contains(encounter.pair, seat) ? ship_of(other_of(encounter.pair, seat)) : Ship::none;
      if (sailing != Ship::none && theirs != Ship::none)
        if (const auto sighting = sighting_in(encounter, seat, theirs, *aside))
          fleet.ships[index(sailing)].push_back(*sighting);
      if (pending) break;
      ++aside;
    }
  });
  return fleet;
}

// ---- What must have become of a ship ----

struct Fate {
  Vessel vessel;
  int escorts = 0;    // how often it could have hidden a barrel
  double weight = 1;  // how likely this is
};

void leave_if_done(Ship ship, Vessel& vessel) {
  const Plan& plan = plan_of(ship);
  if (plan.hull > 0 && vessel.hits == plan.hull)
    vessel = {vessel.hits, 0, vessel.anchors, 0, 0, Status::sunk};
  else if (vessel.load() == plan.load())
    vessel.status = Status::in_port;
}

// Expects something that does not contradict what the ship is like.
void meet(Ship ship, const Sighting& sighting, int hides_at, Fate& fate) {
  Vessel& vessel = fate.vessel;
  if (sighting.outcome == EncounterOutcome::loot) {
    const bool looter = kind_of(ship) == Kind::pirate;
    if (looter) vessel.hold = 1;
    if (!looter) --vessel.deck;
    return;
  }
  const bool escorted = kind_of(ship) == Kind::merchant && kind_of(sighting.theirs) == Kind::hunter;
  if (escorted && vessel.deck > 0 && vessel.hold == 0 && fate.escorts++ == hides_at) {
    --vessel.deck;
    vessel.hold = 1;
  }
  const auto add = [](std::uint8_t& count, int more, int most) {
    count = static_cast<std::uint8_t>(std::min(count + more, most));
  };
  const Plan& plan = plan_of(ship);
  const Effect& effect = effect_on(ship, sighting.theirs);
  add(vessel.hits, effect.hits, plan.hull);
  add(vessel.anchors, effect.anchors, plan.anchors);
  add(vessel.cannons, effect.cannons, plan.cannons);
  add(vessel.deck, effect.barrels, plan.deck);
  leave_if_done(ship, vessel);
}

// Can a ship that is like this not have been seen so? Knowledge from outside may tell of things
// that can never have been.
bool contradicts(Ship ship, const Sighting& sighting, const Vessel& vessel, bool with_treasure) {
  if (vessel.at_sea() == (sighting.what == Sighting::What::gone)) return true;
  if (sighting.what != Sighting::What::met) return false;
  if (!can_come_of(sighting.outcome, ship, sighting.theirs)) return true;
  const bool is_merchant = kind_of(ship) == Kind::merchant;
  if (sighting.outcome == EncounterOutcome::loot)
    return !with_treasure || (is_merchant ? vessel.deck == 0 : vessel.hold > 0);
  return is_merchant && sighting.nothing_to_loot && vessel.deck > 0;
}

// What the ship is like now if it hid a barrel at the n-th chance (-1: never), unless something
// that was seen tells otherwise.
std::optional<Fate> fate_of(Ship ship, const std::vector<Sighting>& sightings, int hides_at,
                            bool with_treasure) {
  Fate fate;
  for (const Sighting& sighting : sightings) {
    if (contradicts(ship, sighting, fate.vessel, with_treasure)) return std::nullopt;
    if (sighting.what == Sighting::What::met) meet(ship, sighting, hides_at, fate);
  }
  return fate;
}

// Every fate that fits. A hold is filled once, so there is one for each chance, and one for never.
std::vector<Fate> fates_of(Ship ship, const std::vector<Sighting>& sightings, bool with_treasure) {
  std::vector<Fate> fates;
  double kept_so_far = 1;
  for (int chance = 0; with_treasure && chance < static_cast<int>(sightings.size()); ++chance) {
    auto fate = fate_of(ship, sightings, chance, with_treasure);
    if (fate && fate->escorts <= chance) break;  // there were fewer
    if (fate) {
      fate->weight = kept_so_far * hides;
      fates.push_back(*fate);
    }
    kept_so_far *= 1 - hides;
  }
  if (auto fate = fate_of(ship, sightings, -1, with_treasure)) {
    for (int i = 0; i < fate->escorts; ++i) fate->weight *= 1 - hides;
    fates.push_back(*fate);
  }
  return fates;
}

// ---- A whole fleet ----

using FleetFates = std::array<const Fate*, ship_count>;

bool is_gone(const FleetFates& fates) {
  return std::ranges::none_of(fates, [](const Fate* fate) { return fate->vessel.at_sea(); });
}

// Calls `look(fates)` for every way in which the ships' fates fit together.
template <class Look>
void each_fleet(const std::array<std::vector<Fate>, ship_count>& choices, FleetFates& fates,
                std::size_t ship, std::optional<bool> gone, const Look& look) {
  if (ship == ship_count) {
    if (!gone || is_gone(fates) == *gone) look(fates);
    return;
  }
  for (const Fate& fate : choices[ship]) {
    fates[ship] = &fate;
    each_fleet(choices, fates, ship + 1, gone, look);
  }
}

double weight_of(const FleetFates& fates) {
  double weight = 1;
  for (const Fate* fate : fates) weight *= fate->weight;
  return weight;
}

// A fleet that fits all that was seen of it; each as likely as its hidden barrels are. If none
// does, the fleet is left as it is.
void recall_fleet(Fleet& fleet, const Remembered& remembered, bool with_treasure, Rng& rng) {
  std::array<std::vector<Fate>, ship_count> choices;
  for (const Ship ship : all_ships)
    choices[index(ship)] = fates_of(ship, remembered.ships[index(ship)], with_treasure);
  FleetFates fates{};
  double total = 0;
  each_fleet(choices, fates, 0, remembered.gone,
             [&](const FleetFates& fitting) { total += weight_of(fitting); });
  // A share of the total; the last one that fits takes what rounding leaves over.
  double left = total * (rng.next() / 4294967296.0);
  bool found = false;
  each_fleet(choices, fates, 0, remembered.gone, [&](const FleetFates& fitting) {
    if (found) return;
    for (std::size_t i = 0; i < ship_count; ++i) fleet.ships[i] = fitting[i]->vessel;
    left -= weight_of(fitting);
    found = left < 0;
  });
}

// Whatever is not on a ship is in the supply.
void count_the_supply(State& state) {
  Supply left = box_for(state.seats);
  const auto take = [](std::uint8_t& from, int count) {
    from = static_cast<std::uint8_t>(from - count);
  };
  for (Seat seat = 0; seat < state.fleet_count(); ++seat)
    for (const Vessel& vessel : state.fleet(seat).ships) {
      take(left.anchors, vessel.anchors);
      take(left.cannons, vessel.cannons);
      take(left.barrels, vessel.deck + vessel.hold);
      take(left.hits, vessel.hits);
    }
  state.supply = left;
}

enum class Memory : std::uint8_t { used, ignored };

void recall_fleets(State& state, const Knowledge<Totohu>& known, Memory memory, Rng& rng) {
  for (Seat seat = 0; seat < state.fleet_count(); ++seat) {
    if (seat == known.view.seat) continue;
    Fleet& fleet = state.fleet(seat);
    fleet.ships.fill(Vessel{});
    if (memory == Memory::used)
      recall_fleet(fleet, remember(known.view.state, known.seen, seat),
                   state.options.hidden_treasure, rng);
  }
  count_the_supply(state);
}

// Any ship at sea, for a fleet that has chosen in secret.
Ship any_ship(const Fleet& fleet, Rng& rng) {
  FixedVector<Ship, ship_count> at_sea;
  for (const Ship ship : all_ships)
    if (fleet[ship].at_sea()) at_sea.push_back(ship);
  return at_sea.empty() ? Ship::none : at_sea[rng.below(static_cast<std::uint32_t>(at_sea.size()))];
}

State imagine(const Knowledge<Totohu>& known, Memory memory, Rng rng) {
  State state = known.view.state;
  if (state.options.blind && !Totohu::over(state)) recall_fleets(state, known, memory, rng);
  if (state.phase == Phase::commit)
    for (Seat seat = 0; seat < state.seats; ++seat)
      if (seat != known.view.seat && !state.is_acting(seat))
        state.fleet(seat).commit = any_ship(state.fleet(seat), rng);
  state.rng = rng;
  return state;
}

}  // namespace

State Totohu::sample(const Knowledge<Totohu>& known, Rng rng) {
  const State state = imagine(known, Memory::used, rng);
  // The history of a position from outside need not have led to it. Then it is no help.
  if (state.options.blind && broken_total(state)) return imagine(known, Memory::ignored, rng);
  return state;
}

}  // namespace flotilla
