// view.cpp: all that is secret (view, mask), and the totals that hold for whoever sees everything
// (broken_total). What a seat may imagine behind its view is in memory.cpp.
#include <algorithm>
#include <string>

#include "core/engine/reading.hpp"
#include "core/games/totohu/totohu.hpp"

namespace flotilla {

using namespace totohu;

namespace {

// ---- What a seat sees ----

// The owner of the merchant knows whether a barrel was hidden; for the others it was an escort.
EncounterOutcome as_seen(EncounterOutcome outcome, Pair pair, Ship of_lower, Seat seat) {
  if (outcome != EncounterOutcome::stash) return outcome;
  const Seat owner = kind_of(of_lower) == Kind::merchant ? lower(pair) : higher(pair);
  return owner == seat ? outcome : EncounterOutcome::escort;
}

// `ships`: what the fleets played in that round.
template <class Ships>
void mask_encounters(Encounters& encounters, const Ships& ships, Seat seat) {
  for (Encounter& encounter : encounters) {
    const Ship of_lower = ships(lower(encounter.pair));
    encounter.outcome = as_seen(encounter.outcome, encounter.pair, of_lower, seat);
  }
}

void close_fleet(Fleet& fleet) {
  fleet.ships.fill(hidden_vessel);
}

// In the blind game a seat sees its own fleet, and what happened in the open: also that somebody
// said to have no ship left.
void blindfold(View& view) {
  State& state = view.state;
  const Seat seat = view.seat;
  for (Seat other = 0; other < state.fleet_count(); ++other) {
    if (other == seat) continue;
    if (!state.fleet(other).active()) view.gone = static_cast<std::uint8_t>(view.gone | 1 << other);
    close_fleet(state.fleet(other));
  }
  state.supply = {unknown, unknown, unknown, unknown};
  mask_encounters(
      state.encounters, [&](Seat of) { return state.fleet(of).commit; }, seat);
  for (Round& round : state.history)
    mask_encounters(
        round.encounters, [&](Seat of) { return round.ships[static_cast<std::size_t>(of)]; }, seat);
}

// ---- Totals. Each check names the path of what is wrong and the total that it breaks. ----

std::string ship_path(Seat seat, Ship ship) {
  return player_path(seat) + ".ships[" + std::to_string(index(ship)) + "]";
}

// Calls `look(seat, ship, vessel)` for every ship until it finds something wrong.
template <class Look>
Broken each_ship(const State& state, Look look) {
  for (Seat seat = 0; seat < state.fleet_count(); ++seat)
    for (const Ship ship : all_ships)
      if (Broken wrong = look(seat, ship, state.vessel(seat, ship))) return wrong;
  return std::nullopt;
}

// 1: supply and ships together are what is in the box.
Broken broken_tokens(const State& state) {
  const Supply& box = box_for(state.seats);
  int anchors = state.supply.anchors, cannons = state.supply.cannons,
      barrels = state.supply.barrels, hits = state.supply.hits;
  each_ship(state, [&](Seat, Ship, const Vessel& vessel) -> Broken {
    anchors += vessel.anchors;
    cannons += vessel.cannons;
    barrels += vessel.deck + vessel.hold;
    hits += vessel.hits;
    return std::nullopt;
  });
  const auto wrong = [](const char* token, int all, int in_box) {
    return broken(std::string("supply.") + token, "total 1: there are " + std::to_string(all) +
                                                      " in all instead of " +
                                                      std::to_string(in_box));
  };
  if (anchors != box.anchors) return wrong("anchors", anchors, box.anchors);
  if (cannons != box.cannons) return wrong("cannons", cannons, box.cannons);
  if (barrels != box.barrels) return wrong("barrels", barrels, box.barrels);
  if (hits != box.hits) return wrong("hits", hits, box.hits);
  return std::nullopt;
}

// 3: every token lies on a space for it.
Broken broken_spaces(const State& state, Seat seat, Ship ship, const Vessel& vessel) {
  const Plan& plan = plan_of(ship);
  const int hold = state.options.hidden_treasure ? plan.hold : 0;
  const auto wrong = [&](const char* tokens) {
    return broken(ship_path(seat, ship) + "." + tokens,
                  "total 3: this ship has not as many spaces");
  };
  if (vessel.hits > plan.hull) return wrong("hits");
  if (vessel.cannons > plan.cannons) return wrong("cannons");
  if (vessel.anchors > plan.anchors) return wrong("anchors");
  if (vessel.deck > plan.deck) return wrong("deck");
  if (vessel.hold > hold) return wrong("hold");
  return std::nullopt;
}

// 4: where a ship is follows from what is on it.
Broken broken_status(Seat seat, Ship ship, const Vessel& vessel) {
  const Plan& plan = plan_of(ship);
  const bool sunk = plan.hull > 0 && vessel.hits == plan.hull;
  const Status expected = sunk                           ? Status::sunk
                          : vessel.load() == plan.load() ? Status::in_port
                                                         : Status::at_sea;
  if (vessel.status != expected)
    return broken(ship_path(seat, ship) + ".status",
                  "total 4: it should be " + std::string(status_names[expected]));
  if (sunk && vessel.treasure() != 0)
    return broken(ship_path(seat, ship), "total 4: a wreck carries nothing");
  return std::nullopt;
}

bool is_active(const State& state, Seat seat) {
  return state.fleet(seat).active();
}

int active_fleets(const State& state) {
  int count = 0;
  for (Seat seat = 0; seat < state.fleet_count(); ++seat) count += is_active(state, seat);
  return count;
}

int commits(const State& state) {
  int count = 0;
  for (Seat seat = 0; seat < state.fleet_count(); ++seat)
    count += state.fleet(seat).commit != Ship::none;
  return count;
}

Broken broken_commit(const State& state, Seat seat) {
  const Ship ship = state.fleet(seat).commit;
  if (ship == Ship::none || state.vessel(seat, ship).at_sea()) return std::nullopt;
  return broken(player_path(seat) + ".commit", "totals 5 and 6: this ship is not at sea");
}

Broken broken_to_act(const State& state, std::uint8_t expected, const char* why) {
  return state.acting == expected ? std::nullopt : broken("to_act", why);
}

std::uint8_t bit_of(Seat seat) {
  return static_cast<std::uint8_t>(1u << seat);
}

// 5: everybody with a ship at sea chooses one of them.
Broken broken_commit_phase(const State& state) {
  if (active_fleets(state) < 2)
    return broken("phase", "total 5: with at most one fleet at sea the match is over");
  if (!is_active(state, state.counter) || (state.seats == 1 && state.counter != 0))
    return broken("counter", "total 5: whoever counts has a ship at sea");
  if (!state.encounters.empty())
    return broken("encounters", "total 5: there are none before the ships are shown");
  if (state.seats == 1 && state.fleet(1).commit != Ship::none)
    return broken("players[1].commit", "total 5: the dice fleet chooses last");
  std::uint8_t choosing = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (Broken wrong = broken_commit(state, seat)) return wrong;
    if (is_active(state, seat) && state.fleet(seat).commit == Ship::none) choosing |= bit_of(seat);
  }
  if (choosing == 0) return broken("to_act", "total 5: somebody has yet to choose");
  return broken_to_act(state, choosing, "total 5: it is who has yet to choose");
}

// 6: three ships are shown, and whoever counted orders their encounters.
Broken broken_order_phase(const State& state) {
  if (commits(state) != 3) return broken("phase", "total 6: three ships must have been chosen");
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (Broken wrong = broken_commit(state, seat)) return wrong;
  if (state.encounters.size() > 1)
    return broken("encounters", "total 6: with two of them the order is complete");
  for (const Encounter& encounter : state.encounters)
    if (encounter.outcome != EncounterOutcome::pending)
      return broken("encounters[0].outcome", "total 6: nothing has happened yet");
  return broken_to_act(state, bit_of(state.counter), "total 6: it is who counts");
}

// The encounters of a round whose order is complete: those that took place come first.
Broken broken_encounters(const State& state) {
  const std::size_t expected = commits(state) == 3 ? 3 : 1;
  if (state.encounters.size() != expected)
    return broken("encounters", "total 7: there should be " + std::to_string(expected));
  unsigned seen = 0;
  bool pending = false;
  for (std::size_t i = 0; i < expected; ++i) {
    const Encounter& encounter = state.encounters[i];
    const std::string path = "encounters[" + std::to_string(i) + "]";
    for (const Seat seat : {lower(encounter.pair), higher(encounter.pair)})
      if (seat >= state.fleet_count() || state.fleet(seat).commit == Ship::none)
        return broken(path + ".pair", "total 7: one of them has chosen no ship");
    const unsigned bit = 1u << static_cast<unsigned>(encounter.pair);
    if ((seen & bit) != 0) return broken(path + ".pair", "total 7: this pair is there twice");
    seen |= bit;
    if (pending && encounter.outcome != EncounterOutcome::pending)
      return broken(path + ".outcome", "total 7: an earlier one has not taken place yet");
    pending = encounter.outcome == EncounterOutcome::pending;
  }
  return std::nullopt;
}

// 7: somebody has to choose before the current encounter takes place.
Broken broken_choice_phase(const State& state) {
  if (!state.options.hidden_treasure)
    return broken("phase", "total 7: this choice is for Hidden Treasure only");
  if (Broken wrong = broken_encounters(state)) return wrong;
  const Encounter* current = state.current();
  if (!current) return broken("encounters", "total 7: none is left to choose for");
  for (const Seat seat : {lower(current->pair), higher(current->pair)})
    if (Broken wrong = broken_commit(state, seat)) return wrong;
  if (choice_due(state, *current) != state.phase)
    return broken("phase", "total 7: this choice is not due");
  const Seat owner = chooser(state, current->pair, state.phase);
  if (state.is_dice_fleet(owner)) return broken("phase", "total 7: the dice fleet is never asked");
  return broken_to_act(state, bit_of(owner), "total 7: it is the owner of the ship that chooses");
}

// 8: nobody is left to meet.
Broken broken_end(const State& state) {
  if (active_fleets(state) > 1)
    return broken("phase", "total 8: two fleets still have ships at sea");
  if (commits(state) != 0) return broken("players", "total 8: nothing is chosen any more");
  if (!state.encounters.empty()) return broken("encounters", "total 8: there are none any more");
  return broken_to_act(state, 0, "total 8: nobody is to act");
}

Broken broken_phase(const State& state) {
  switch (state.phase) {
    case Phase::commit:
      return broken_commit_phase(state);
    case Phase::order:
      return broken_order_phase(state);
    case Phase::attack:
    case Phase::hide:
      return broken_choice_phase(state);
    case Phase::over:
      break;
  }
  return broken_end(state);
}

// 2: the die plays exactly if there is one seat, and never in the dark.
Broken broken_options(const State& state) {
  if ((state.options.opponent == Opponent::dice) != (state.seats == 1))
    return broken("options.opponent", "total 2: the die plays exactly if there is one seat");
  if (state.options.blind && state.seats == 1)
    return broken("options.blind", "total 2: one player sees both fleets");
  if (state.seats != 1 && state.die != Die{})
    return broken("die", "total 2: it is for one player only");
  return std::nullopt;
}

}  // namespace

// Ask whose, not when: a choice is its owner's until all are shown, and in the blind game so is a
// fleet. When the match is over all is shown but the generator.
View Totohu::view(const State& state, Seat seat) {
  View view{state, seat};
  view.state.rng = Rng();
  if (over(state)) return view;
  if (state.phase == Phase::commit)
    for (Seat other = 0; other < state.seats; ++other)
      if (other != seat) view.state.fleet(other).commit = Ship::none;
  if (state.options.blind) blindfold(view);
  return view;
}

std::optional<Event> Totohu::mask(const Options& options, const Event& event, Seat seat) {
  if (!options.blind) return event;
  const auto only_for = [&](const auto& e) {
    return e.seat == seat ? std::optional<Event>(e) : std::nullopt;
  };
  return std::visit(
      overloaded{
          [&](const Encountered& e) {
            Encountered seen = e;
            seen.outcome = as_seen(e.outcome, e.pair, e.ships[0], seat);
            return std::optional<Event>(seen);
          },
          [&](const WasHit& e) {
            return std::optional<Event>(WasHit{e.seat, e.ship, e.seat == seat ? e.hits : unknown});
          },
          [&](const Gained& e) {
            return std::optional<Event>(
                Gained{e.seat, e.ship, e.token, e.seat == seat ? e.count : unknown});
          },
          [&](const Stashed& e) { return only_for(e); },
          [&](const BarrelRefused& e) { return only_for(e); },
          [&](const ShipSunk& e) { return only_for(e); },
          [&](const LeftForPort& e) { return only_for(e); },
          [](const auto& e) { return std::optional<Event>(e); }},
      event);
}

// A card once played stays played. All that follows lies open, except in the blind game, where
// whatever comes of a complete order, even a question, tells something about a closed fleet.
bool Totohu::discloses(const State&, const State& after, const Event& event) {
  return std::holds_alternative<Committed>(event) ||
         (after.options.blind && after.phase != Phase::order);
}

// Whoever plays blind has to remember the rounds before the last one.
bool Totohu::forgets_before(const Options& options, const Event& event) {
  return options.blind && std::holds_alternative<Revealed>(event);
}

std::optional<Refusal> Totohu::broken_total(const State& state) {
  if (Broken wrong = broken_options(state)) return wrong;
  if (Broken wrong = each_ship(state, [&](Seat seat, Ship ship, const Vessel& vessel) -> Broken {
        if (Broken spaces = broken_spaces(state, seat, ship, vessel)) return spaces;
        return broken_status(seat, ship, vessel);
      }))
    return wrong;
  if (Broken wrong = broken_tokens(state)) return wrong;
  return broken_phase(state);
}

}  // namespace flotilla
