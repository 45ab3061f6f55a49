// components_test.cpp: what is in the box: ships, tokens, the board with the
// encounters.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {

TEST_CASE("the six ships of a fleet and their spaces", "[totohu][R2][R9][R45][Q1][Q2]") {
  struct Row {
    const char* id;
    const char* kind;
    int strength, hull, anchors, cannons, deck, hold;
  };
  constexpr std::array<Row, 6> table = {{{"hunter", "hunter", 0, 0, 7, 0, 0, 0},
                                         {"pirate_4", "pirate", 4, 3, 0, 4, 0, 1},
                                         {"pirate_5", "pirate", 5, 4, 0, 5, 0, 1},
                                         {"merchant_3", "merchant", 3, 2, 0, 0, 3, 1},
                                         {"merchant_4", "merchant", 4, 3, 0, 0, 4, 1},
                                         {"merchant_5", "merchant", 5, 4, 0, 0, 5, 1}}};
  REQUIRE(ship_count == table.size());
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Row& row = table[i];
    INFO(row.id);
    const Ship ship = all_ships[i];
    const Plan& plan = plan_of(ship);
    CHECK(index(ship) == i);
    CHECK(ship_names[ship] == row.id);
    CHECK(kind_names[plan.kind] == row.kind);
    CHECK(plan.strength == row.strength);
    CHECK(plan.hull == row.hull);
    CHECK(plan.anchors == row.anchors);
    CHECK(plan.cannons == row.cannons);
    CHECK(plan.deck == row.deck);
    CHECK(plan.hold == row.hold);
    CHECK(plan.load() == row.anchors + row.cannons + row.deck);
  }
}

TEST_CASE("the spaces of a fleet are what the second box has more than the first", "[totohu][Q1]") {
  CHECK(collector_box.anchors - travel_box.anchors == fleet_spaces.anchors);
  CHECK(collector_box.cannons - travel_box.cannons == fleet_spaces.cannons);
  CHECK(collector_box.barrels - travel_box.barrels == fleet_spaces.deck + fleet_spaces.hold);
  CHECK(collector_box.hits - travel_box.hits == fleet_spaces.hull);
  // Strength is the number of spaces on deck, and the hull has one less.
  for (const Plan& plan : plans)
    if (plan.kind != Kind::hunter) {
      CHECK(plan.load() == plan.strength);
      CHECK(plan.hull == plan.strength - 1);
    }
}

TEST_CASE(
    "two sail with the tokens of the Travel box, one and three with "
    "those of the Collector",
    "[totohu][R1][R4][R6][R11]") {
  CHECK(fresh(2).supply == Supply{.anchors = 15, .cannons = 19, .barrels = 34, .hits = 33});
  for (const int seats : {1, 3})
    CHECK(fresh(seats).supply == Supply{.anchors = 22, .cannons = 28, .barrels = 51, .hits = 49});
}

TEST_CASE("the stock lasts when every space of every fleet is full", "[totohu][Q9]") {
  const auto left = [](const Supply& box, int fleets) {
    return std::array<int, 4>{box.anchors - fleets * 7, box.cannons - fleets * 9,
                              box.barrels - fleets * 17, box.hits - fleets * 16};
  };
  CHECK(left(travel_box, 2) == std::array<int, 4>{1, 1, 0, 1});
  CHECK(left(collector_box, 3) == std::array<int, 4>{1, 1, 0, 1});
  // All decks, holds and hulls but for the last space of each, in the middle of
  // a match.
  for (const int seats : {1, 2, 3}) {
    Position position(seats, seats == 1 ? solo_with_treasure : with_treasure);
    for (Seat seat = 0; seat < std::max(2, seats); ++seat)
      for (const Ship ship : all_ships) {
        const Plan& plan = plan_of(ship);
        const auto less = [](std::uint8_t spaces) {
          return static_cast<std::uint8_t>(spaces - (spaces > 0));
        };
        position.with(seat, ship,
                      {.hits = less(plan.hull),
                       .cannons = less(plan.cannons),
                       .anchors = less(plan.anchors),
                       .deck = less(plan.deck),
                       .hold = plan.hold});
      }
    const Supply supply = position.ready().supply;
    const int fleets = std::max(2, seats);
    CHECK(supply.anchors >= fleets);
    CHECK(supply.cannons >= 2 * fleets);
    CHECK(supply.barrels >= 3 * fleets);
    CHECK(supply.hits >= 5 * fleets);
  }
}

TEST_CASE("the encounter board: all 36 cells", "[totohu][R7][R17][R19][Q3]") {
  constexpr Effect nothing{}, hit{.hits = 1}, anchor{.anchors = 1}, cannon{.cannons = 1},
      barrel{.barrels = 1}, two{.barrels = 2};
  constexpr std::array<std::array<Effect, 6>, 6> figure = {{
      {anchor, anchor, anchor, anchor, anchor, anchor},
      {hit, hit, hit, cannon, cannon, cannon},
      {hit, cannon, hit, cannon, cannon, cannon},
      {nothing, hit, hit, barrel, barrel, barrel},
      {nothing, hit, hit, barrel, barrel, barrel},
      {nothing, hit, hit, two, two, barrel},
  }};
  for (const Ship yours : all_ships)
    for (const Ship theirs : all_ships) {
      INFO(ship_names[yours] << " meets " << ship_names[theirs]);
      CHECK(effect_on(yours, theirs) == figure[index(yours)][index(theirs)]);
    }
}

TEST_CASE("the names of the six scenarios, and of both encounters of pirates", "[totohu][R19]") {
  const auto name = [](Ship a, Ship b) {
    CHECK(scenario(a, b) == scenario(b, a));
    return encounter_outcome_names[scenario(a, b)];
  };
  CHECK(name(Ship::hunter, Ship::hunter) == "patrol");
  CHECK(name(Ship::pirate_5, Ship::pirate_4) == "duel");
  for (const Ship pirate : {Ship::pirate_4, Ship::pirate_5}) {
    CHECK(name(Ship::hunter, pirate) == "hunt");
    CHECK(name(pirate, pirate) == "broadside");
  }
  for (const Ship merchant : {Ship::merchant_3, Ship::merchant_4, Ship::merchant_5}) {
    CHECK(name(Ship::hunter, merchant) == "escort");
    for (const Ship pirate : {Ship::pirate_4, Ship::pirate_5})
      CHECK(name(pirate, merchant) == "fire");
    for (const Ship other : {Ship::merchant_3, Ship::merchant_4, Ship::merchant_5})
      CHECK(name(merchant, other) == "trade");
  }
}

}  // namespace flotilla::totohu_test
