// examples_test.cpp: the worked examples, W the scenarios and notes of the
// rulebook, T the traps. The positions, moves and expectations are in
// examples.json; here stands which rule each one shows.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

const Json& example_named(const std::string& id) {
  static const Json examples = json_file("totohu/examples.json");
  const auto found = std::ranges::find_if(examples, [&](const Json& example) {
    return example["name"].get<std::string>().starts_with(id + " ");
  });
  REQUIRE(found != examples.end());
  return *found;
}

void play_example(const std::string& id) {
  const Json& example = example_named(id);
  const Json& start = example["start"];
  const State state = playing::fresh<Totohu>(start["options"], start["players"].get<int>(),
                                             start["seed"].get<std::uint64_t>());
  const Json position = patched(Totohu::state_json(state), example["set"]);
  check_example<Totohu>(required(read_state(position)), example);
}

}  // namespace

TEST_CASE("W1: pirate meets merchant: hit and cannon", "[totohu][R20][R21]") {
  play_example("W1");
}

TEST_CASE("W2: stronger pirate wins the duel", "[totohu][R22]") {
  play_example("W2");
}

TEST_CASE("W3: equal pirates: both hit, no gain", "[totohu][R23]") {
  play_example("W3");
}

TEST_CASE("W4: hunter hits pirate and takes an anchor", "[totohu][R24]") {
  play_example("W4");
}

TEST_CASE("W5: weaker merchants trade one each: 4 against 3 has no extra",
          "[totohu][R25][R26][Q5]") {
  play_example("W5");
}

TEST_CASE("W6: merchant 5 takes one extra from a weaker one", "[totohu][R26]") {
  play_example("W6");
}

TEST_CASE("W7: merchant 5 against merchant 5: no extra", "[totohu][R26]") {
  play_example("W7");
}

TEST_CASE("W8: hunter meets merchant, basic game", "[totohu][R27][R28]") {
  play_example("W8");
}

TEST_CASE("W9: hunter meets merchant, Hidden Treasure: the owner hides a barrel",
          "[totohu][R29][R47]") {
  play_example("W9");
}

TEST_CASE("W10: two hunters", "[totohu][R30]") {
  play_example("W10");
}

TEST_CASE("W11: last circle filled: the ship sinks with its cargo, hold included",
          "[totohu][R33][R34][Q8]") {
  play_example("W11");
}

TEST_CASE("W12: seventh anchor: the hunter leaves and cannot be played again", "[totohu][R35]") {
  play_example("W12");
}

TEST_CASE("W13: full of cannons: the pirate leaves for port and keeps them", "[totohu][R36]") {
  play_example("W13");
}

TEST_CASE("W14: full deck: both merchants leave for port", "[totohu][R37]") {
  play_example("W14");
}

TEST_CASE("W15: the hold does not count for leaving", "[totohu][R38]") {
  play_example("W15");
}

TEST_CASE("W16: end and score: sea and port count, sunk and anchors do not",
          "[totohu][R40][R41][R44]") {
  play_example("W16");
}

TEST_CASE("W17: equal scores share the victory", "[totohu][R43]") {
  play_example("W17");
}

TEST_CASE("W18: looting instead of firing", "[totohu][R48]") {
  play_example("W18");
}

TEST_CASE("W19: empty deck: nothing to loot, the pirate fires at once", "[totohu][R49]") {
  play_example("W19");
}

TEST_CASE("W20: a pirate with a barrel cannot loot again", "[totohu][R50]") {
  play_example("W20");
}

TEST_CASE("W21: a barrel in the hold cannot be looted", "[totohu][R51]") {
  play_example("W21");
}

TEST_CASE("W22: three players: each ship meets both others", "[totohu][R57][R58][R60]") {
  play_example("W22");
}

TEST_CASE("W23: three players: a ship that has gone misses its second encounter",
          "[totohu][R61][Q14]") {
  play_example("W23");
}

TEST_CASE("W24: solo: with five ships out the last one is played without a roll",
          "[totohu][R62][R65][Q26]") {
  play_example("W24");
}

TEST_CASE("T1: no room for the extra barrel", "[totohu][R26][Q6]") {
  play_example("T1");
}

TEST_CASE("T2: the extra barrel never goes into the hold", "[totohu][Q6]") {
  play_example("T2");
}

TEST_CASE("T3: last cannon and last hit in one encounter: one to port, one sunk", "[totohu][Q7]") {
  play_example("T3");
}

TEST_CASE("T4: both last ships sink together: nobody left", "[totohu][Q16]") {
  play_example("T4");
}

TEST_CASE("T5: the fleet without ships at sea can win", "[totohu][R42][Q16]") {
  play_example("T5");
}

TEST_CASE(
    "T6: three players: both ships of the first encounter sink, the "
    "third meets nobody",
    "[totohu][Q14]") {
  play_example("T6");
}

TEST_CASE(
    "T7: three players: hunter with six anchors has room for one "
    "encounter only",
    "[totohu][R35][R61][Q15]") {
  play_example("T7");
}

TEST_CASE(
    "T8: three players: one fleet is gone, the other two play on with no "
    "order phase",
    "[totohu][R40][Q17]") {
  play_example("T8");
}

TEST_CASE("T9: three players: a fleet ends in the first encounter, the round goes on",
          "[totohu][Q16][Q17]") {
  play_example("T9");
}

TEST_CASE(
    "T10: three players: the match ends when two fleets are gone; the "
    "first one out may win",
    "[totohu][R40][R42]") {
  play_example("T10");
}

TEST_CASE("T11: hiding is still offered when the hunter sails home", "[totohu][Q18]") {
  play_example("T11");
}

TEST_CASE("T12: hold already full: no hide phase", "[totohu][R45][Q18]") {
  play_example("T12");
}

TEST_CASE("T13: hiding is voluntary", "[totohu][R29][Q18]") {
  play_example("T13");
}

TEST_CASE("T14: a sunk looter loses the loot", "[totohu][R34][Q20]") {
  play_example("T14");
}

TEST_CASE("T15: blind: looting an empty deck turns into a shot", "[totohu][Q24]") {
  play_example("T15");
}

TEST_CASE("T16: blind: the owner is asked even with nothing to hide", "[totohu][Q25]") {
  play_example("T16");
}

TEST_CASE("T17: a commit is final", "[totohu][Q11]") {
  play_example("T17");
}

TEST_CASE("T18: a sunk ship cannot be played", "[totohu][R33]") {
  play_example("T18");
}

TEST_CASE("T19: three players: no pair can be picked twice", "[totohu][R58][Q13]") {
  play_example("T19");
}

TEST_CASE("T20: the same ship may sail in every round", "[totohu][R15][Q12]") {
  play_example("T20");
}

TEST_CASE("T21: solo with Hidden Treasure: the dice pirate loots", "[totohu][Q27]") {
  play_example("T21");
}

TEST_CASE("T22: solo with Hidden Treasure: the dice pirate fires when the shot sinks",
          "[totohu][Q27]") {
  play_example("T22");
}

}  // namespace flotilla::totohu_test
