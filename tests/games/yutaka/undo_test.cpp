// undo_test.cpp: what can be taken back, and by whom.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {

TEST_CASE("a turned tile cannot be taken back: it showed something hidden", "[yutaka][R24][R26]") {
  CHECK(match_from(position("F"), {reveal(0, 0)}).undo_seat() == nobody);
  CHECK(match_from(position("M"), {play_card("equipment_4", 1), reveal(0, 1)}).undo_seat() ==
        nobody);
}

TEST_CASE("a precious card cannot be taken back once a card was drawn, but can with an empty deck",
          "[yutaka][R21][R22]") {
  CHECK(match_from(position("M"), {play_card("amphora_4", 3)}).undo_seat() == nobody);
  Match<Yutaka> match = match_from(position("L"), {play_card("idol_1", 3)});
  REQUIRE(match.undo_seat() == 0);
  match.undo();
  CHECK(match.state() == position("L"));
  play(match, play_card("idol_1", 3));
  play(match, play_card("idol_1", 3));
  CHECK(match.undo_seat() == 1);
}

TEST_CASE(
    "Equipment and Dynamite can be taken back until the tile is turned; the card goes back to "
    "its place in the hand",
    "[yutaka][R24][R26]") {
  for (const char* name : {"equipment_4", "dynamite"}) {
    Match<Yutaka> match = match_from(position("M"), {play_card(name, 4)});
    REQUIRE(match.undo_seat() == 0);
    match.undo();
    CHECK(match.state() == position("M"));
  }
}

}  // namespace flotilla::yutaka_test
