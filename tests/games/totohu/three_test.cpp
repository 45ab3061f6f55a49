// three_test.cpp: three fleets: the order of the encounters, and who misses one.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

State ordered(const State& state, const std::vector<Ship>& ships, Pair first, Pair second) {
  Match<Totohu> match = met(state, ships);
  REQUIRE(match.state().phase == Phase::order);
  const Seat counter = match.state().counter;
  play(match, pick(counter, first));
  play(match, pick(counter, second));
  return match.state();
}

}  // namespace

TEST_CASE("three captains play a card each; then whoever counted chooses the order",
          "[totohu][R56][R57][R58][R59][Q13]") {
  for (const Seat counter : {Seat{0}, Seat{1}, Seat{2}}) {
    Match<Totohu> match(Position(3).counter(counter).ready());
    play(match, commit(2, Ship::merchant_5));
    play(match, commit(0, Ship::hunter));
    CHECK(match.state().phase == Phase::commit);
    CHECK(to_act(match.state()) == std::vector<Seat>{1});
    CHECK(refused(match.state(), pick(counter, Pair::p01)) == "must_commit");
    play(match, commit(1, Ship::pirate_4));
    CHECK(match.state().phase == Phase::order);
    CHECK(to_act(match.state()) == std::vector<Seat>{counter});
    CHECK(match.legal_moves() == std::vector{pick(counter, Pair::p01), pick(counter, Pair::p02),
                                             pick(counter, Pair::p12)});
    // All cards lie open, and nothing has happened yet.
    CHECK(last_events(match) ==
          EventList{Committed{1}, Revealed{{Ship::hunter, Ship::pirate_4, Ship::merchant_5}}});
    CHECK(Totohu::view(match.state(), 1).state.fleet(0).commit == Ship::hunter);
    CHECK(free_spaces(match.state()) == free_spaces(fresh(3)));
    // The others have nothing to say.
    const Seat other = static_cast<Seat>((counter + 1) % 3);
    CHECK(match.legal_moves(other).empty());
    MoveList<Totohu> list;
    Totohu::legal_moves(match.state(), list);
    CHECK_FALSE(list.contains(pick(other, Pair::p01)));
    CHECK(refused(match.state(), commit(0, Ship::hunter)) == "must_order");
  }
}

TEST_CASE("two picks and the third pair follows; nothing happens before the order is complete",
          "[totohu][R58][R59][Q13]") {
  for (const Pair first : all_pairs)
    for (const Pair second : all_pairs) {
      if (first == second) continue;
      Match<Totohu> match = met(fresh(3), {Ship::hunter, Ship::pirate_4, Ship::merchant_5});
      play(match, pick(0, first));
      CHECK(last_events(match) == EventList{EncounterPicked{0, first}});
      CHECK(match.state().phase == Phase::order);
      CHECK(free_spaces(match.state()) == free_spaces(fresh(3)));
      CHECK(match.legal_moves().size() == 2);
      CHECK(refused(match.state(), pick(0, first)) == "already_picked");
      CHECK(refused(match.state(), pick(0, Pair::none)) == "no_such_pair");
      play(match, pick(0, second));
      const Encounters& order = match.state().history[0].encounters;
      REQUIRE(order.size() == 3);
      CHECK(Pair{order[0].pair} == first);
      CHECK(Pair{order[1].pair} == second);
      CHECK(Pair{order[2].pair} != first);
      CHECK(Pair{order[2].pair} != second);
    }
}

TEST_CASE("each ship meets both others, one after another, and the effects add up",
          "[totohu][R16][R58][R60]") {
  for (const Ship a : all_ships)
    for (const Ship b : all_ships)
      for (const Ship c : all_ships) {
        const State state = ordered(fresh(3), {a, b, c}, Pair::p12, Pair::p01);
        const auto sum = [](Ship ship, Ship x, Ship y) {
          const Effect &one = effect_on(ship, x), &two = effect_on(ship, y);
          return Vessel{.hits = static_cast<std::uint8_t>(one.hits + two.hits),
                        .cannons = static_cast<std::uint8_t>(one.cannons + two.cannons),
                        .anchors = static_cast<std::uint8_t>(one.anchors + two.anchors),
                        .deck = static_cast<std::uint8_t>(one.barrels + two.barrels)};
        };
        // Two hits sink a merchant 3; that it misses nothing more is the next test.
        if (state.vessel(0, a).at_sea()) CHECK(state.vessel(0, a) == sum(a, b, c));
        if (state.vessel(1, b).at_sea()) CHECK(state.vessel(1, b) == sum(b, a, c));
        if (state.vessel(2, c).at_sea()) CHECK(state.vessel(2, c) == sum(c, a, b));
        CHECK_FALSE(Totohu::broken_total(state).has_value());
      }
}

TEST_CASE("a ship that has gone does not have its second encounter; the other two still meet",
          "[totohu][R61][Q14]") {
  // Seat 1's pirate sinks against the hunter.
  const State state = Position(3).with(1, Ship::pirate_4, {.hits = 2, .cannons = 3}).ready();
  Match<Totohu> match = met(state, {Ship::hunter, Ship::pirate_4, Ship::merchant_5});
  play(match, pick(0, Pair::p01));
  play(match, pick(0, Pair::p12));
  CHECK(match.state().history[0].encounters == took_place({{Pair::p01, EncounterOutcome::hunt},
                                                           {Pair::p12, EncounterOutcome::cancelled},
                                                           {Pair::p02, EncounterOutcome::escort}}));
  CHECK(match.state().vessel(2, Ship::merchant_5) == Vessel{});
  CHECK(match.state().vessel(0, Ship::hunter).anchors == 2);
  CHECK(events_of<EncounterCancelled>(match.events()) ==
        std::vector{EncounterCancelled{Pair::p12, {1}}});
  // Fired first, the same pirate goes home with its fourth cannon and the hunter misses it.
  const State other =
      ordered(state, {Ship::hunter, Ship::pirate_4, Ship::merchant_5}, Pair::p12, Pair::p01);
  CHECK(other.vessel(1, Ship::pirate_4) ==
        Vessel{.hits = 2, .cannons = 4, .status = Status::in_port});
  CHECK(other.vessel(0, Ship::hunter).anchors == 1);
  CHECK(other.history[0].encounters == took_place({{Pair::p12, EncounterOutcome::fire},
                                                   {Pair::p01, EncounterOutcome::cancelled},
                                                   {Pair::p02, EncounterOutcome::escort}}));
}

TEST_CASE("if both ships of an encounter go, the third meets nobody", "[totohu][R61][Q14]") {
  Match<Totohu> match = met(Position(3)
                                .with(0, Ship::merchant_3, {.deck = 2})
                                .with(1, Ship::merchant_4, {.deck = 3})
                                .ready(),
                            {Ship::merchant_3, Ship::merchant_4, Ship::pirate_5});
  play(match, pick(0, Pair::p01));
  play(match, pick(0, Pair::p02));
  CHECK(match.state().vessel(2, Ship::pirate_5) == Vessel{});
  CHECK(events_of<EncounterCancelled>(match.events()) ==
        std::vector{EncounterCancelled{Pair::p02, {0}}, EncounterCancelled{Pair::p12, {1}}});
  CHECK(match.state().turn == 2);
}

TEST_CASE("a hunter adds an anchor for each encounter, and is gone after the seventh",
          "[totohu][R35][R61][Q15]") {
  const std::vector<Ship> ships = {Ship::merchant_3, Ship::hunter, Ship::merchant_4};
  const auto sailed = [&](std::uint8_t anchors) {
    return ordered(Position(3).with(1, Ship::hunter, {.anchors = anchors}).ready(), ships,
                   Pair::p12, Pair::p01);
  };
  CHECK(sailed(0).vessel(1, Ship::hunter) == Vessel{.anchors = 2});
  CHECK(sailed(5).vessel(1, Ship::hunter) == Vessel{.anchors = 7, .status = Status::in_port});
  CHECK(sailed(5).history[0].encounters == took_place({{Pair::p12, EncounterOutcome::escort},
                                                       {Pair::p01, EncounterOutcome::escort},
                                                       {Pair::p02, EncounterOutcome::trade}}));
  CHECK(sailed(6).vessel(1, Ship::hunter) == Vessel{.anchors = 7, .status = Status::in_port});
  CHECK(sailed(6).history[0].encounters == took_place({{Pair::p12, EncounterOutcome::escort},
                                                       {Pair::p01, EncounterOutcome::cancelled},
                                                       {Pair::p02, EncounterOutcome::trade}}));
}

TEST_CASE("the count goes round the table, and the die lies with whoever counts",
          "[totohu][R31][R32][Q10]") {
  for (const Seat counter : {Seat{0}, Seat{1}, Seat{2}}) {
    const Seat next = static_cast<Seat>((counter + 1) % 3);
    Match<Totohu> match(Position(3).counter(counter).ready());
    commit_all(match, {Ship::merchant_5, Ship::merchant_4, Ship::merchant_3});
    CHECK(to_act(match.state()) == std::vector<Seat>{counter});
    play(match, pick(counter, Pair::p01));
    play(match, pick(counter, Pair::p02));
    CHECK(last_events(match).back() == Event{RoundStarted{2, next}});
    for (const Seat seat : {nobody, Seat{0}, Seat{1}, Seat{2}})
      CHECK(Totohu::view(match.state(), seat).state.counter == next);
    commit_all(match, {Ship::hunter, Ship::hunter, Ship::hunter});
    CHECK(to_act(match.state()) == std::vector<Seat>{next});
  }
}

TEST_CASE("whoever has no ship at sea neither chooses nor counts; its score stands",
          "[totohu][R40][Q10][Q17]") {
  const State state = Position(3).only(1, {}).with(1, Ship::merchant_5, {.deck = 5}).ready();
  CHECK(to_act(state) == std::vector<Seat>{0, 2});
  CHECK(refused(state, commit(1, Ship::hunter)) == "not_at_sea");
  Match<Totohu> match = met(state, {Ship::merchant_3, Ship::none, Ship::merchant_4});
  // No order is chosen, and the count skips seat 1.
  CHECK(match.state().turn == 2);
  CHECK(match.state().counter == 2);
  CHECK(match.state().history[0].encounters == took_place({{Pair::p02, EncounterOutcome::trade}}));
  CHECK(match.state().history[0].ships ==
        std::array<Ship, 3>{Ship::merchant_3, Ship::none, Ship::merchant_4});
  CHECK(events_of<Revealed>(match.events()) ==
        std::vector{Revealed{{Ship::merchant_3, Ship::none, Ship::merchant_4}}});
  commit_all(match, {Ship::merchant_3, Ship::none, Ship::merchant_4});
  CHECK(match.state().counter == 0);
  CHECK(score(match.state().fleet(1)) == 5);
}

TEST_CASE("a fleet that ends in the middle of a round: the rest of it goes on, then two play",
          "[totohu][R40][Q16][Q17]") {
  Match<Totohu> match =
      met(Position(3).only(0, {Ship::merchant_3}).with(0, Ship::merchant_3, {.hits = 1}).ready(),
          {Ship::merchant_3, Ship::pirate_4, Ship::hunter});
  play(match, pick(0, Pair::p01));
  play(match, pick(0, Pair::p02));
  CHECK(match.state().history[0].encounters == took_place({{Pair::p01, EncounterOutcome::fire},
                                                           {Pair::p02, EncounterOutcome::cancelled},
                                                           {Pair::p12, EncounterOutcome::hunt}}));
  CHECK(events_of<FleetGone>(match.events()) == std::vector{FleetGone{0}});
  CHECK_FALSE(Totohu::over(match.state()));
  CHECK(to_act(match.state()) == std::vector<Seat>{1, 2});
  CHECK(match.state().counter == 1);
}

TEST_CASE("choices of Hidden Treasure come up one by one, in the order of the encounters",
          "[totohu][R58][R60][Q19]") {
  Match<Totohu> match =
      met(Position(3, with_treasure).with(1, Ship::merchant_4, {.deck = 3}).ready(),
          {Ship::hunter, Ship::merchant_4, Ship::pirate_4});
  play(match, pick(0, Pair::p12));
  play(match, pick(0, Pair::p01));
  CHECK(match.state().phase == Phase::attack);
  CHECK(to_act(match.state()) == std::vector<Seat>{2});
  play(match, loot(2));
  CHECK(match.state().phase == Phase::hide);
  CHECK(to_act(match.state()) == std::vector<Seat>{1});
  CHECK(match.state().encounters == took_place({{Pair::p12, EncounterOutcome::loot},
                                                {Pair::p01, EncounterOutcome::pending},
                                                {Pair::p02, EncounterOutcome::pending}}));
  play(match, hide(1));
  CHECK(match.state().vessel(1, Ship::merchant_4) == Vessel{.deck = 1, .hold = 1});
  CHECK(match.state().vessel(2, Ship::pirate_4) == Vessel{.hits = 1, .hold = 1});
  CHECK(match.state().vessel(0, Ship::hunter).anchors == 2);
}

TEST_CASE("the rules of two hold for three: the same encounters, the same end",
          "[totohu][R56][R60]") {
  // With the third fleet gone a match of three is one of two, move by move.
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Match<Totohu> two(fresh(2, with_treasure)),
        three(Position(3, with_treasure).only(2, {}).ready());
    Rng rng(seed);
    while (!Totohu::over(two.state())) {
      const auto moves = two.legal_moves();
      REQUIRE(moves == three.legal_moves());
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      play(two, move);
      play(three, move);
    }
    REQUIRE(Totohu::over(three.state()));
    for (const Seat fleet : {Seat{0}, Seat{1}})
      CHECK(two.state().fleet(fleet) == three.state().fleet(fleet));
    CHECK(two.state().history == three.state().history);
  }
}

}  // namespace flotilla::totohu_test
