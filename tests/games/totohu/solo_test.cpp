// solo_test.cpp: one captain against the fleet that the die plays.
#include <map>

#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

using Faces = std::array<Ship, ship_count>;

Faces meaning_without(std::initializer_list<Ship> out) {
  return die_meaning(Position(1).without(1, out).ready().fleet(1));
}

// How often each ship of the dice fleet is played in the first round of many matches.
std::map<Ship, double> shares(std::initializer_list<Ship> out, int rounds) {
  std::map<Ship, double> played;
  for (int seed = 0; seed < rounds; ++seed) {
    const State state =
        Position(1, solo_game, static_cast<std::uint64_t>(seed)).without(1, out).ready();
    played[after_meeting(state, {Ship::hunter}).die.ship] += 1.0 / rounds;
  }
  return played;
}

}  // namespace

TEST_CASE("one captain commands a fleet, the die plays the other", "[totohu][R62]") {
  const State state = fresh(1);
  CHECK(state.fleet_count() == 2);
  CHECK(state.is_dice_fleet(1));
  CHECK_FALSE(state.is_dice_fleet(0));
  CHECK(listed(state).size() == 6);
  CHECK(Match<Totohu>(state).apply(commit(1, Ship::hunter)).has_value());
  const Match<Totohu> match = met(state, {Ship::merchant_5});
  CHECK(match.state().turn == 2);
  CHECK(to_act(match.state()) == std::vector<Seat>{0});
  CHECK(match.state().counter == 0);
  const Ship rolled = match.state().die.ship;
  CHECK(match.state().history[0].ships ==
        std::array<Ship, 3>{Ship::merchant_5, rolled, Ship::none});
  const EventList& events = match.events();
  REQUIRE(events.size() > 3);
  CHECK(events[0] == Event{Committed{0}});
  const auto face = static_cast<std::uint8_t>(index(rolled) + 1);
  CHECK(events[1] == Event{DieRolled{face, rolled, rolled}});
  CHECK(events[2] == Event{Revealed{{Ship::merchant_5, rolled}}});
  CHECK(match.state().die.faces == FixedVector<std::uint8_t, 31>{face});
}

TEST_CASE("the die is rolled once the card is played: the same seed, the same roll",
          "[totohu][R62][Q26]") {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const State state = fresh(1, solo_game, seed);
    const State a = after_meeting(state, {Ship::hunter}),
                b = after_meeting(state, {Ship::merchant_3});
    CHECK(a.die == b.die);
    CHECK(a.rng == b.rng);
    CHECK_FALSE(a.rng == state.rng);
  }
}

TEST_CASE("with all six at sea every face plays its own ship, each as often as the others",
          "[totohu][R7][R62][Q26]") {
  CHECK(meaning_without({}) == Faces(all_ships));
  const auto played = shares({}, 6000);
  CHECK(played.size() == 6);
  for (const auto& [ship, share] : played) {
    INFO(ship_names[ship]);
    CHECK(share > 0.14);
    CHECK(share < 0.19);
  }
}

TEST_CASE("V5: one or two ships out: whoever rolls one of them rolls again", "[totohu][R63][Q26]") {
  CHECK(meaning_without({Ship::pirate_4}) == Faces{Ship::hunter, Ship::none, Ship::pirate_5,
                                                   Ship::merchant_3, Ship::merchant_4,
                                                   Ship::merchant_5});
  CHECK(meaning_without({Ship::hunter, Ship::merchant_5}) == Faces{Ship::none, Ship::pirate_4,
                                                                   Ship::pirate_5, Ship::merchant_3,
                                                                   Ship::merchant_4, Ship::none});
  std::map<Ship, int> played;
  int rolled_again = 0;
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    const State state = Position(1, solo_game, seed).without(1, {Ship::pirate_4}).ready();
    const Match<Totohu> match = met(state, {Ship::hunter});
    const auto rolls = events_of<DieRolled>(match.events());
    const Die& die = match.state().die;
    if (rolls.empty() || rolls.size() != die.faces.size()) FAIL("the rolls are not all told");
    for (std::size_t i = 0; i < rolls.size(); ++i) {
      const bool last = i + 1 == rolls.size();
      if (rolls[i].face != die.faces[i]) FAIL("another face was told");
      if (rolls[i].symbol != all_ships[rolls[i].face - 1u]) FAIL("a face shows another ship");
      if ((rolls[i].face == 2) == last) FAIL("a ship that is out ends no roll");
      if (rolls[i].ship != (last ? rolls[i].symbol : Ship::none)) FAIL("a face means another ship");
    }
    rolled_again += rolls.size() > 1;
    ++played[die.ship];
  }
  CHECK(played.size() == 5);
  for (const auto& [ship, times] : played) {
    INFO(ship_names[ship]);
    CHECK(times > 0.17 * 6000);
    CHECK(times < 0.23 * 6000);
  }
  CHECK(rolled_again > 800);  // a thousand are expected
  CHECK(rolled_again < 1200);
}

TEST_CASE("V6: three or four ships out: their symbols go to the others",
          "[totohu][R64][R65][Q26]") {
  CHECK(meaning_without({Ship::hunter, Ship::pirate_4, Ship::merchant_5}) ==
        Faces{Ship::pirate_5, Ship::merchant_3, Ship::pirate_5, Ship::merchant_3, Ship::merchant_4,
              Ship::merchant_4});
  CHECK(meaning_without({Ship::hunter, Ship::pirate_4, Ship::merchant_4, Ship::merchant_5}) ==
        Faces{Ship::pirate_5, Ship::merchant_3, Ship::pirate_5, Ship::merchant_3, Ship::pirate_5,
              Ship::merchant_3});
  CHECK(meaning_without({Ship::hunter, Ship::pirate_4, Ship::pirate_5, Ship::merchant_3,
                         Ship::merchant_5}) == Faces{Ship::merchant_4, Ship::merchant_4,
                                                     Ship::merchant_4, Ship::merchant_4,
                                                     Ship::merchant_4, Ship::merchant_4});
}

TEST_CASE("from three ships out on one roll is enough, and with five none is needed",
          "[totohu][R64][R65][Q26]") {
  const auto rolls = [](std::initializer_list<Ship> out) {
    std::size_t most = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
      most = std::max(
          most, after_meeting(Position(1, solo_game, seed).without(1, out).ready(), {Ship::hunter})
                    .die.faces.size());
    return most;
  };
  CHECK(rolls({Ship::hunter, Ship::pirate_4}) > 1);
  CHECK(rolls({Ship::hunter, Ship::pirate_4, Ship::merchant_5}) == 1);
  CHECK(rolls({Ship::hunter, Ship::pirate_4, Ship::merchant_4, Ship::merchant_5}) == 1);
  CHECK(rolls({Ship::hunter, Ship::pirate_4, Ship::pirate_5, Ship::merchant_4, Ship::merchant_5}) ==
        0);
  // No roll: the generator is untouched, and the ship is played all the same.
  const State state = Position(1).only(1, {Ship::merchant_4}).ready();
  const Match<Totohu> match = met(state, {Ship::pirate_5});
  CHECK(match.state().rng == state.rng);
  CHECK(match.state().die.ship == Ship::merchant_4);
  CHECK_FALSE(happened<DieRolled>(match.events()));
}

TEST_CASE("whatever is out, each ship at sea is played as often as the others",
          "[totohu][R63][R64][R65][Q26]") {
  const auto even = [](std::initializer_list<Ship> out) {
    const auto played = shares(out, 3000);
    const double expected = 1.0 / static_cast<double>(ship_count - out.size());
    CHECK(played.size() == ship_count - out.size());
    for (const auto& [ship, share] : played) {
      INFO(ship_names[ship]);
      CHECK(std::ranges::find(out, ship) == out.end());
      CHECK(share > expected - 0.04);
      CHECK(share < expected + 0.04);
    }
  };
  even({Ship::merchant_4});
  even({Ship::hunter, Ship::merchant_3});
  even({Ship::pirate_4, Ship::merchant_3, Ship::merchant_4});
  even({Ship::hunter, Ship::pirate_5, Ship::merchant_3, Ship::merchant_4});
  even({Ship::hunter, Ship::pirate_4, Ship::pirate_5, Ship::merchant_3, Ship::merchant_4});
}

TEST_CASE("when symbols are given to other ships, it is told", "[totohu][R64][R65]") {
  // The dice fleet's merchant 3 sinks, the only ship that the die can give with another one left.
  const auto sinking = [](std::initializer_list<Ship> out, std::uint64_t seed) {
    return met(
        Position(1, solo_game, seed).without(1, out).with(1, Ship::merchant_3, {.hits = 1}).ready(),
        {Ship::pirate_5});
  };
  const auto told_after = [&](std::initializer_list<Ship> out) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const Match<Totohu> match = sinking(out, seed);
      if (match.state().die.ship == Ship::merchant_3)
        return events_of<DieReassigned>(match.events());
    }
    FAIL("the merchant never came");
    return std::vector<DieReassigned>{};
  };
  CHECK(told_after({Ship::hunter}).empty());
  CHECK(told_after({Ship::hunter, Ship::pirate_4}) ==
        std::vector{
            DieReassigned{meaning_without({Ship::hunter, Ship::pirate_4, Ship::merchant_3})}});
  CHECK(told_after({Ship::hunter, Ship::pirate_4, Ship::pirate_5}) ==
        std::vector{DieReassigned{
            meaning_without({Ship::hunter, Ship::pirate_4, Ship::pirate_5, Ship::merchant_3})}});
  CHECK(told_after({Ship::hunter, Ship::pirate_4, Ship::pirate_5, Ship::merchant_4}) ==
        std::vector{DieReassigned{Faces{Ship::merchant_5, Ship::merchant_5, Ship::merchant_5,
                                        Ship::merchant_5, Ship::merchant_5, Ship::merchant_5}}});
  // The last ship: the fleet is gone, there is nothing to give.
  CHECK(
      told_after({Ship::hunter, Ship::pirate_4, Ship::pirate_5, Ship::merchant_4, Ship::merchant_5})
          .empty());
  // Ships of the captain's own fleet have nothing to do with the die.
  const Match<Totohu> own = met(Position(1)
                                    .only(0, {Ship::merchant_3, Ship::merchant_5})
                                    .with(0, Ship::merchant_3, {.hits = 1})
                                    .only(1, {Ship::pirate_5, Ship::pirate_4})
                                    .ready(),
                                {Ship::merchant_3});
  CHECK(happened<ShipSunk>(own.events()));
  CHECK_FALSE(happened<DieReassigned>(own.events()));
}

TEST_CASE("the dice fleet is never asked: it hides whenever it may", "[totohu][Q27]") {
  const auto escorted = [](const Vessel& merchant) {
    return met(Position(1, solo_with_treasure)
                   .only(1, {Ship::merchant_4})
                   .with(1, Ship::merchant_4, merchant)
                   .ready(),
               {Ship::hunter});
  };
  CHECK(escorted({.deck = 2}).state().vessel(1, Ship::merchant_4) == Vessel{.deck = 1, .hold = 1});
  CHECK(happened<Stashed>(escorted({.deck = 2}).events()));
  CHECK(escorted({.deck = 2, .hold = 1}).state().vessel(1, Ship::merchant_4) ==
        Vessel{.deck = 2, .hold = 1});
  CHECK(escorted({}).state().vessel(1, Ship::merchant_4) == Vessel{});
}

TEST_CASE("the dice fleet's pirate loots when it may, unless its shot sinks the merchant",
          "[totohu][Q27]") {
  const auto attacked = [](const Vessel& merchant, const Vessel& pirate) {
    return met(Position(1, solo_with_treasure)
                   .with(0, Ship::merchant_3, merchant)
                   .only(1, {Ship::pirate_4})
                   .with(1, Ship::pirate_4, pirate)
                   .ready(),
               {Ship::merchant_3})
        .state();
  };
  CHECK(attacked({.deck = 1}, {}).vessel(1, Ship::pirate_4) == Vessel{.hold = 1});
  CHECK(attacked({.deck = 1}, {}).vessel(0, Ship::merchant_3) == Vessel{});
  CHECK(attacked({.hits = 1, .deck = 2}, {}).vessel(0, Ship::merchant_3).status == Status::sunk);
  CHECK(attacked({.hits = 1, .deck = 2}, {}).vessel(1, Ship::pirate_4) == Vessel{.cannons = 1});
  CHECK(attacked({}, {}).vessel(1, Ship::pirate_4) == Vessel{.cannons = 1});
  CHECK(attacked({.deck = 1}, {.hold = 1}).vessel(0, Ship::merchant_3) ==
        Vessel{.hits = 1, .deck = 1});
}

TEST_CASE("the captain is asked as ever", "[totohu][R47][R48][Q27]") {
  Match<Totohu> hiding = met(Position(1, solo_with_treasure)
                                 .with(0, Ship::merchant_4, {.deck = 1})
                                 .only(1, {Ship::hunter})
                                 .ready(),
                             {Ship::merchant_4});
  CHECK(hiding.legal_moves() == std::vector{hide(0), keep(0)});
  Match<Totohu> attacking = met(Position(1, solo_with_treasure)
                                    .only(1, {Ship::merchant_4})
                                    .with(1, Ship::merchant_4, {.deck = 1})
                                    .ready(),
                                {Ship::pirate_4});
  CHECK(attacking.legal_moves() == std::vector{fire(0), loot(0)});
  play(attacking, loot(0));
  CHECK(attacking.state().vessel(0, Ship::pirate_4).hold == 1);
}

TEST_CASE("the dice fleet can win, lose and tie", "[totohu][R62][Q29]") {
  const auto winners = [](std::uint8_t cannons) {
    const State over = after_meeting(Position(1)
                                         .only(0, {Ship::merchant_3})
                                         .with(0, Ship::merchant_3, {.hits = 1})
                                         .with(0, Ship::merchant_4, {.deck = 4})
                                         .only(1, {Ship::pirate_5})
                                         .with(1, Ship::pirate_5, {.cannons = cannons})
                                         .ready(),
                                     {Ship::merchant_3});
    const Outcome outcome = outcome_of(over);
    CHECK(outcome.scores.size() == 2);
    CHECK(outcome.scores[1] == cannons + 1);
    return std::vector<Seat>(outcome.winners.begin(), outcome.winners.end());
  };
  CHECK(winners(2) == std::vector<Seat>{0});
  CHECK(winners(3) == std::vector<Seat>{0, 1});
  CHECK(winners(4) == std::vector<Seat>{1});
}

TEST_CASE("it ends when either fleet is gone, and seat 0 always counts",
          "[totohu][R32][R40][Q29]") {
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    random_match(fresh(1, solo_with_treasure, seed), seed, [](const Match<Totohu>& match) {
      const State& state = match.state();
      if (state.counter != 0) FAIL("another seat counts");
      const bool both = state.fleet(0).active() && state.fleet(1).active();
      if (state.encounters.empty() && both == Totohu::over(state)) FAIL("the end was missed");
      for (const Move& move : match.legal_moves())
        if (move.seat != 0) FAIL("the dice fleet has a move");
    });
  SUCCEED();
}

}  // namespace flotilla::totohu_test
