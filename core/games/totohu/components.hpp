// components.hpp: what is in the box of TOTOHU: the six ships of a fleet, the tokens, the die, and
// the board with the results of encounters. What is done with it is in totohu.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/engine/names.hpp"

namespace flotilla::totohu {

// ---- Ships. Their order is that of the fleet and of the faces of the die. ----

enum class Ship : std::uint8_t {
  hunter,
  pirate_4,
  pirate_5,
  merchant_3,
  merchant_4,
  merchant_5,
  none
};

inline constexpr std::size_t ship_count = 6;
inline constexpr auto ship_names =
    names<Ship>("hunter", "pirate_4", "pirate_5", "merchant_3", "merchant_4", "merchant_5");
inline constexpr std::array<Ship, ship_count> all_ships = {Ship::hunter,     Ship::pirate_4,
                                                           Ship::pirate_5,   Ship::merchant_3,
                                                           Ship::merchant_4, Ship::merchant_5};

constexpr std::size_t index(Ship ship) {
  return static_cast<std::size_t>(ship);
}

enum class Kind : std::uint8_t { hunter, pirate, merchant };
inline constexpr auto kind_names = names<Kind>("hunter", "pirate", "merchant");

// What is printed on a ship: its kind and strength, and its spaces for tokens.
struct Plan {
  Kind kind;
  std::uint8_t strength;
  std::uint8_t hull;     // circles for hits
  std::uint8_t anchors;  // trips of a hunter
  std::uint8_t cannons;  // on a pirate's deck
  std::uint8_t deck;     // barrels on a merchant's deck
  std::uint8_t hold;     // one barrel more, with Hidden Treasure

  // What has to be full for the ship to sail home.
  constexpr std::uint8_t load() const {
    return static_cast<std::uint8_t>(anchors + cannons + deck);
  }
};

inline constexpr std::array<Plan, ship_count> plans = {{
    {Kind::hunter, 0, 0, 7, 0, 0, 0},
    {Kind::pirate, 4, 3, 0, 4, 0, 1},
    {Kind::pirate, 5, 4, 0, 5, 0, 1},
    {Kind::merchant, 3, 2, 0, 0, 3, 1},
    {Kind::merchant, 4, 3, 0, 0, 4, 1},
    {Kind::merchant, 5, 4, 0, 0, 5, 1},
}};
constexpr const Plan& plan_of(Ship ship) {
  return plans[index(ship)];
}
constexpr Kind kind_of(Ship ship) {
  return plan_of(ship).kind;
}

// All spaces of a fleet.
inline constexpr Plan fleet_spaces = [] {
  Plan sum{};
  const auto add = [](std::uint8_t& to, int more) { to = static_cast<std::uint8_t>(to + more); };
  for (const Plan& plan : plans) {
    add(sum.strength, plan.strength);
    add(sum.hull, plan.hull);
    add(sum.anchors, plan.anchors);
    add(sum.cannons, plan.cannons);
    add(sum.deck, plan.deck);
    add(sum.hold, plan.hold);
  }
  return sum;
}();
static_assert(fleet_spaces.strength == 21 && fleet_spaces.hull == 16 && fleet_spaces.anchors == 7 &&
              fleet_spaces.cannons == 9 && fleet_spaces.deck == 12 && fleet_spaces.hold == 5);

// ---- Tokens: the Travel box has two fleets, the Collector box three and a die. ----

enum class Token : std::uint8_t { cannon, barrel, anchor };
inline constexpr auto token_names = names<Token>("cannon", "barrel", "anchor");

struct Supply {
  std::uint8_t anchors = 0, cannons = 0, barrels = 0, hits = 0;
  bool operator==(const Supply&) const = default;
};
inline constexpr Supply travel_box = {15, 19, 34, 33}, collector_box = {22, 28, 51, 49};

// Two play with the Travel box. The die and the third fleet are in the Collector box alone.
constexpr const Supply& box_for(int seats) {
  return seats == 2 ? travel_box : collector_box;
}

// A box can fill every space of all its fleets at once, so it never runs out.
constexpr bool is_enough(const Supply& box, int fleets) {
  return box.anchors >= fleets * fleet_spaces.anchors &&
         box.cannons >= fleets * fleet_spaces.cannons &&
         box.barrels >= fleets * (fleet_spaces.deck + fleet_spaces.hold) &&
         box.hits >= fleets * fleet_spaces.hull;
}
static_assert(is_enough(travel_box, 2) && is_enough(collector_box, 3));

inline constexpr int die_faces = 6;
static_assert(die_faces == ship_count);

// ---- The encounter board: what happens to your ship (row) when it meets that one (column). ----

struct Effect {
  std::uint8_t hits = 0, anchors = 0, cannons = 0, barrels = 0;
  bool operator==(const Effect&) const = default;
};
using EncounterBoard = std::array<std::array<Effect, ship_count>, ship_count>;

inline constexpr EncounterBoard encounter_board = [] {
  constexpr Effect nothing{}, hit{1, 0, 0, 0}, anchor{0, 1, 0, 0}, cannon{0, 0, 1, 0},
      barrel{0, 0, 0, 1}, barrels{0, 0, 0, 2};
  return EncounterBoard{{
      {anchor, anchor, anchor, anchor, anchor, anchor},
      {hit, hit, hit, cannon, cannon, cannon},
      {hit, cannon, hit, cannon, cannon, cannon},
      {nothing, hit, hit, barrel, barrel, barrel},
      {nothing, hit, hit, barrel, barrel, barrel},
      {nothing, hit, hit, barrels, barrels, barrel},
  }};
}();
constexpr const Effect& effect_on(Ship yours, Ship theirs) {
  return encounter_board[index(yours)][index(theirs)];
}

// What an encounter is called. `pending`: it has yet to take place.
enum class EncounterOutcome : std::uint8_t {
  pending,
  patrol,
  hunt,
  escort,
  stash,
  duel,
  broadside,
  fire,
  loot,
  trade,
  cancelled
};
inline constexpr auto encounter_outcome_names =
    names<EncounterOutcome>("pending", "patrol", "hunt", "escort", "stash", "duel", "broadside",
                            "fire", "loot", "trade", "cancelled");

// The scenario that two ships fall under, before any choice of Hidden Treasure.
constexpr EncounterOutcome scenario(Ship a, Ship b) {
  if (a > b) return scenario(b, a);
  const Kind first = kind_of(a), second = kind_of(b);
  if (first == Kind::hunter)
    return second == Kind::hunter   ? EncounterOutcome::patrol
           : second == Kind::pirate ? EncounterOutcome::hunt
                                    : EncounterOutcome::escort;
  if (first == Kind::merchant) return EncounterOutcome::trade;
  if (second == Kind::merchant) return EncounterOutcome::fire;
  return a == b ? EncounterOutcome::broadside : EncounterOutcome::duel;
}

// Can an encounter of these two that took place have ended so, if not without Hidden Treasure, then
// with it?
constexpr bool can_come_of(EncounterOutcome outcome, Ship a, Ship b) {
  const EncounterOutcome plain = scenario(a, b);
  return outcome == plain ||
         (outcome == EncounterOutcome::stash && plain == EncounterOutcome::escort) ||
         (outcome == EncounterOutcome::loot && plain == EncounterOutcome::fire);
}

}  // namespace flotilla::totohu
