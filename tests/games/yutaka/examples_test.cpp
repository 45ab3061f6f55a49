// examples_test.cpp: the worked examples, W those of the rulebook, X further tricky ones. The
// positions, moves and expectations are in examples.json; here stands which rule each one shows.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {
namespace {

void play_example(const std::string& id) {
  const Json& example = test_data()["examples"][id];
  check_example<Yutaka>(
      example.contains("from")
          ? position(example["from"].get<std::string>(), example.value("set", Json::object()))
          : fresh(example["start"]["options"], example["start"]["seed"].get<std::uint64_t>()),
      example);
}

}  // namespace

TEST_CASE("W1: opening: seats alternate 0,1,0,1, then seat 0 plays the first card",
          "[yutaka][R17][R19][Q4]") {
  play_example("W1");
}

TEST_CASE("W2: the Dynamite example: the opponent turns a tile, then takes their own turn",
          "[yutaka][R25][R26][R27][Q3]") {
  play_example("W2");
}

TEST_CASE("W3: the last example: 45 against 64", "[yutaka][R30][R31][R37][R42]") {
  play_example("W3");
}

TEST_CASE(
    "W4: col. 1 of it: the dagger 12 goes to 5 against 4; the only Equipment wins "
    "although its column is weaker (6 against 10)",
    "[yutaka][R33][R34][R40]") {
  play_example("W4");
}

TEST_CASE("W5: col. 2: both red tiles (9 and 2) go together", "[yutaka][R35]") {
  play_example("W5");
}

TEST_CASE(
    "W6: col. 3: two Equipment cards and 5 points lose both grey tiles to one Equipment "
    "card and 8 points",
    "[yutaka][R32][R39][R44]") {
  play_example("W6");
}

TEST_CASE("W7: col. 4: daggers 4 against 4, the tile is discarded, the others are not",
          "[yutaka][R36][Q13]") {
  play_example("W7");
}

TEST_CASE("W8: col. 5: no Dagger card on either side, nobody wins the dagger tile",
          "[yutaka][R45]") {
  play_example("W8");
}

TEST_CASE("X1: a tile that is face up cannot be turned again", "[yutaka][R24][R26]") {
  play_example("X1");
}

TEST_CASE("X2: no card may be played during the opening", "[yutaka][R16][R17]") {
  play_example("X2");
}

TEST_CASE("X3: no tile may be turned instead of playing a card", "[yutaka][R20]") {
  play_example("X3");
}

TEST_CASE("X4: the own column is full: four own cards and one Dynamite make five",
          "[yutaka][R29][Q10]") {
  play_example("X4");
}

TEST_CASE("X5: no Dynamite onto a full column of the opponent", "[yutaka][R29][Q9]") {
  play_example("X5");
}

TEST_CASE(
    "X6: a full own column does not stop a Dynamite on the other side of that island; it "
    "becomes the last card of the column",
    "[yutaka][R25][R28][R29]") {
  play_example("X6");
}

TEST_CASE("X7: the opponent's full column does not stop an own card on that island",
          "[yutaka][R22][R29]") {
  play_example("X7");
}

TEST_CASE("X8: after Equipment the same seat turns a tile, before it draws", "[yutaka][R24][Q3]") {
  play_example("X8");
}

TEST_CASE("X9: the tile may be on any island", "[yutaka][R24][Q25]") {
  play_example("X9");
}

TEST_CASE(
    "X10: after Dynamite the player of the card may not choose: only the other seat acts,"
    " and cannot play a card yet",
    "[yutaka][R26]") {
  play_example("X10");
}

TEST_CASE("X11: a card that is not in hand cannot be played", "[yutaka][R20]") {
  play_example("X11");
}

TEST_CASE("X12: there is no passing", "[yutaka][R20]") {
  play_example("X12");
}

TEST_CASE("X13: empty deck: no card is drawn, the hand shrinks, the match goes on",
          "[yutaka][R21][Q6]") {
  play_example("X13");
}

TEST_CASE("X14: at the end only the reveal card is left and must be played", "[yutaka][R20][Q7]") {
  play_example("X14");
}

TEST_CASE(
    "X15: the last tile is turned because of a Dynamite: the turner gets no turn any "
    "more, the other draws nothing",
    "[yutaka][R30][Q11]") {
  play_example("X15");
}

TEST_CASE("X16: 55 to 55: more points in Equipment tiles wins", "[yutaka][R43][R50]") {
  play_example("X16");
}

TEST_CASE("X17: 54 to 54 and 8 to 8 in Equipment: the win is shared", "[yutaka][R43][Q18]") {
  play_example("X17");
}

TEST_CASE(
    "X18: Equipment on both sides and equal columns (8 against 8): only the grey tiles "
    "are discarded",
    "[yutaka][R41][Q13]") {
  play_example("X18");
}

TEST_CASE(
    "X19: a grey tile where nobody has Equipment goes to nobody, whatever the columns add"
    " up to",
    "[yutaka][R38][R45]") {
  play_example("X19");
}

TEST_CASE(
    "X20: one card of 4 against cards of 1 and 3 is a tie: the sum counts, not the number"
    " of cards",
    "[yutaka][R34][R36]") {
  play_example("X20");
}

TEST_CASE("X21: towers: the tile under another one cannot be turned", "[yutaka][R49][Q22]") {
  play_example("X21");
}

TEST_CASE("X22: towers: turning the top tile frees the next one, for either seat",
          "[yutaka][R49][Q22]") {
  play_example("X22");
}

TEST_CASE(
    "X23: volcano: slot 1 of the middle island lies under slots 3 and 4; one of them is "
    "not enough",
    "[yutaka][R49][Q22]") {
  play_example("X23");
}

TEST_CASE("X24: volcano: slot 0 lies under slot 3 only", "[yutaka][R49][Q22]") {
  play_example("X24");
}

}  // namespace flotilla::yutaka_test
