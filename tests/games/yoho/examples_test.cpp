// examples_test.cpp: the worked examples, B the pictures of the rulebook, T the tricky ones. The
// positions, moves and expectations are in examples.json; here stands which rule each one shows.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

const Json& examples() {
  static const Json data = json_file("yoho/examples.json");
  return data;
}

const Json& example_named(const std::string& id) {
  const Json& all = examples()["examples"];
  const auto found = std::ranges::find_if(all, [&](const Json& example) {
    return example["name"].get<std::string>().starts_with(id + " ");
  });
  REQUIRE(found != all.end());
  return *found;
}

void play_example(const std::string& id) {
  const Json& example = example_named(id);
  check_example<Yoho>(required(read_state(patched(examples()["base"], example["set"]))), example);
}

}  // namespace

TEST_CASE("the tests of the chapters begin where the examples do", "[yoho]") {
  State base = required(read_state(examples()["base"]));
  base.rng = Rng(1);
  CHECK(Position().ready() == base);
}

TEST_CASE(
    "B1: book, Movement picture 1: a ship leaves its lair through an open front card and sails "
    "three cards",
    "[yoho][R28][R48][R49]") {
  play_example("B1");
}

TEST_CASE(
    "B2: book, Movement picture 1: the front card's edge toward the lair is closed, so nothing can "
    "be sailed",
    "[yoho][R49]") {
  play_example("B2");
}

TEST_CASE("B3: book, Movement picture 2: a reef cannot be entered", "[yoho][R51]") {
  play_example("B3");
}

TEST_CASE(
    "B4: book, Movement picture 3: a barrel cannot be entered, although the neighbour's edge is "
    "open",
    "[yoho][R52]") {
  play_example("B4");
}

TEST_CASE(
    "B5: book, replacing picture: lair on the left, the row slides left under the ship, the hole "
    "opens at the right end",
    "[yoho][R38][R39][R55][Q3][Q5]") {
  play_example("B5");
}

TEST_CASE(
    "B6: the same, finished: the new card keeps its Compass side up and takes the chosen turn",
    "[yoho][R56][R57]") {
  play_example("B6");
}

TEST_CASE(
    "B7: book, hand picture: 3 Treasure Maps and 2 Basic Actions; the played Basic Action is not "
    "playable twice",
    "[yoho][R17][R18][R25]") {
  play_example("B7");
}

TEST_CASE("T1: flip about the vertical axis: turn r becomes -r (1 -> 3)", "[yoho][R36][Q9]") {
  play_example("T1");
}

TEST_CASE("T2: flip about the horizontal axis: turn r becomes 2-r (1 -> 1)", "[yoho][R36][Q9]") {
  play_example("T2");
}

TEST_CASE(
    "T3: sail on a chest, blast it open (no card needed), net the gold, fill the hole: one turn, "
    "one coin",
    "[yoho][R26][R61][R62][R64][R76][Q12]") {
  play_example("T3");
}

TEST_CASE(
    "T4: blasting a trapped chest hurts the shooter too, and the trap leaves the grid at once",
    "[yoho][R65][R68][Q10][Q11]") {
  play_example("T4");
}

TEST_CASE(
    "T5: a trap hits every ship on the card, each by its own chain: one loses a coin to the "
    "reserve, one is sent home",
    "[yoho][R65][R66][R67][Q10]") {
  play_example("T5");
}

TEST_CASE(
    "T6: taking a card drags a barrel under the ship: the grid is filled first, then the barrel "
    "goes off and leaves a new hole",
    "[yoho][R55][R71][R86][Q6][Q7]") {
  play_example("T6");
}

TEST_CASE("T7: two barrels in a row: life first, then a coin to the reserve",
          "[yoho][R71][R72][Q7][Q43]") {
  play_example("T7");
}

TEST_CASE(
    "T8: two shots in a row with no card: the first takes the last life, the second steals the "
    "third coin and wins at once",
    "[yoho][R78][R79][R94][Q12][Q35]") {
  play_example("T8");
}

TEST_CASE("T9: the third coin ends the match inside the Net: no hole is filled",
          "[yoho][R1][R62][R94][Q17]") {
  play_example("T9");
}

TEST_CASE("T10: gold with an empty reserve: the card goes, no coin comes",
          "[yoho][R10][R63][Q18]") {
  play_example("T10");
}

TEST_CASE("T11: a bottle taken with the third card allows a fourth card",
          "[yoho][R19][R83][R84][R85][Q14]") {
  play_example("T11");
}

TEST_CASE("T12: but not a fifth", "[yoho][R18][R84]") {
  play_example("T12");
}

TEST_CASE(
    "T13: a bottle whose extra card is not played: four maps in hand, the turn cannot end before "
    "one is discarded",
    "[yoho][R17][Q15]") {
  play_example("T13");
}

TEST_CASE("T14: the same, done right: discard one (or more), then hold exactly three",
          "[yoho][R20][R21][R23][R24][Q15]") {
  play_example("T14");
}

TEST_CASE(
    "T15: Slide away from the own edge: the ship rides along, the ship on the card pushed out goes "
    "home unharmed",
    "[yoho][R33][R34][R35][Q3][Q4]") {
  play_example("T15");
}

TEST_CASE("T16: Slide toward the own edge", "[yoho][R33][R34][R35][Q3]") {
  play_example("T16");
}

TEST_CASE("T17: a ship caught in a reef cannot sail", "[yoho][R37][R91][R92]") {
  play_example("T17");
}

TEST_CASE("T18: Remove frees it: the reef goes, the ship stays, the next card slides under it",
          "[yoho][R39][R92]") {
  play_example("T18");
}

TEST_CASE("T19: a Treasure Island cannot be caught", "[yoho][R42][Q20]") {
  play_example("T19");
}

TEST_CASE("T20: catching next to the lair while the ship is far away", "[yoho][R42][R75][Q20]") {
  play_example("T20");
}

TEST_CASE("T21: a barrel anywhere may be thrown, as long as the target is next to it",
          "[yoho][R43][R45][R72][Q5][Q21][Q25]") {
  play_example("T21");
}

TEST_CASE(
    "T22: a barrel in front of a lair hits its owner although the ship is at sea: no life, no "
    "coin, so the ship goes home",
    "[yoho][R43][R46][R73][Q22][Q39]") {
  play_example("T22");
}

TEST_CASE(
    "T23: a barrel thrown into a trapped chest next to it in the same column: two holes, both "
    "filled at the far end",
    "[yoho][R65][R70][R74][Q23][Q24]") {
  play_example("T23");
}

TEST_CASE("T24: Swap: both cards keep their turn, ships on both travel with them",
          "[yoho][R29][R31][R32][Q33]") {
  play_example("T24");
}

TEST_CASE(
    "T25: a ship on a card whose other side is a barrel: flipping it back makes it go off under "
    "the ship",
    "[yoho][R71][Q8]") {
  play_example("T25");
}

TEST_CASE(
    "T26: the last card of the Sea pile is used: the discard pile, the card just removed included, "
    "becomes the new pile at once",
    "[yoho][R93][Q26]") {
  play_example("T26");
}

TEST_CASE("T27: a third cannonball is not gained, the card is still used up",
          "[yoho][R16][R81][R82]") {
  play_example("T27");
}

TEST_CASE("T28: the round limit: last turn of the last round, no one has three coins",
          "[yoho][Q28]") {
  play_example("T28");
}

}  // namespace flotilla::yoho_test
