// text_test.cpp: what players read, in English. That every language has all of it is tested for all
// games alike.
#include "tests/games/speaking.hpp"
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {
namespace {

std::string say(const Text& text, Seat you) {
  return speaking::say(text, {{"Ada", "Bo"}, you});
}
std::vector<std::string> lines(const Section& section, Seat you) {
  return speaking::lines(section, {{"Ada", "Bo"}, you});
}

}  // namespace

TEST_CASE("the table in words: everything that lies at an island", "[yutaka][R15][R28]") {
  const auto sections = Yutaka::describe(Yutaka::view(position("M"), 0));
  CHECK(lines(sections[0], 0) ==
        std::vector<std::string>{
            "Hanged Man’s Isle", "Tile 1: Crystals 6", "Tile 2: face down", "Tile 3: Idol 10",
            "Tile 4: face down",
            "Your side: Dagger 4, Amphora 2, Dynamite, Dagger 1 and Equipment 3 (full)",
            "Bo’s side: Dagger 3, 4 places free", "Idol: 0 to 0", "Crystals: 0 to 0"});
  const auto other = Yutaka::describe(Yutaka::view(position("M"), 1));
  CHECK(lines(other[2], 1).back() == "Equipment: 6 to 4");
}

TEST_CASE("the table in words: hands, decks, the countdown, and what has not been seen",
          "[yutaka][R13][Q27]") {
  const auto sections = Yutaka::describe(Yutaka::view(position("M"), 1));
  REQUIRE(sections.size() == 7);
  const auto cards = lines(sections[5], 1);
  CHECK(cards[1] == "Your hand: Dynamite, Dagger 4, Equipment 3, Idol 4, Amphora 2 and Crystals 3");
  CHECK(cards[5] == "Ada: 6 cards in hand");
  CHECK(cards[6] == "Ada: 8 cards in the deck");
  CHECK(cards[7] == "Ada: 4 cards left that turn over a tile");
  const auto treasures = lines(sections[6], 1);
  CHECK(treasures[1] == "9 treasures still hidden");
  CHECK(treasures.back() == "5 tiles are set aside, unseen until the end");
}

TEST_CASE("what happened is told to each as they may know it", "[yutaka][R21]") {
  const Match<Yutaka> match = match_from(position("M"), {play_card("amphora_4", 3)});
  const auto told = [&](Seat seat) {
    std::vector<std::string> result;
    for (const Event& event : match.seen(seat))
      result.push_back(say(Yutaka::sentence(event), seat));
    return result;
  };
  CHECK(told(0) == std::vector<std::string>{"You play Amphora 4 at Dragon Isle.",
                                            "You draw Crystals 4; 7 cards are left in your deck.",
                                            "Turn 22: it is Bo’s turn."});
  CHECK(told(1) == std::vector<std::string>{"Ada plays Amphora 4 at Dragon Isle.",
                                            "Ada draws a card; 7 are left in the deck.",
                                            "Turn 22: it is your turn."});
}

TEST_CASE("moves, prompts and the end in words", "[yutaka][R20][R31]") {
  const State state = position("M");
  const View view = Yutaka::view(state, 0);
  const auto label = [&](const Json& move) {
    return say(Yutaka::label(view, read_move(state, move)), 0);
  };
  CHECK(label(play_card("dagger_3", 2)) == "Dagger 3 at Serpent Isle");
  CHECK(label(play_card("dynamite", 1)) == "Dynamite on Bo’s side at Diamond Isle");
  CHECK(label(reveal(0, 1)) == "Turn over tile 2 at Hanged Man’s Isle");
  CHECK(say(Yutaka::status(view), 0) == "Mysteria · turn 21 · 9 treasures still hidden");
  CHECK(say(Yutaka::prompt(view), 0) == "Choose a card, then an island.");
  CHECK(say(Yutaka::prompt(view), 1) == "Ada plays a card.");

  const Match<Yutaka> match =
      match_from(position("L"), {play_card("equipment_4", 4), reveal(4, 2)});
  const auto& events = match.events();
  CHECK(say(Yutaka::sentence(events[4]), 1) ==
        "You take Dagger 12 at Hanged Man’s Isle, 5 against 4: 12 points.");
  CHECK(say(Yutaka::sentence(events[10]), 0) ==
        "Bo takes Crystals (2 tiles) at Diamond Isle, 4 against 1: 11 points.");
  CHECK(say(Yutaka::sentence(events.back()), 0) == "Bo wins with 64 points to 45.");
}

}  // namespace flotilla::yutaka_test
