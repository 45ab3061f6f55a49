// words_test.cpp: keys and arguments become sentences.
#include "core/engine/words.hpp"

#include <catch2/catch_test_macros.hpp>

namespace flotilla {
namespace {

const Words words = Words::read(R"({
  "play": "{seat} plays {card}.", "play.you": "You play {card}.",
  "hit": "{seat} hits {other}.", "hit.at_you": "{seat} hits you.",
  "card": "{kind} {number}", "kind.dagger": "Dagger",
  "left": "{count|# tile|# tiles} left"
})")
                        .value();

Text card(int number) {
  return Text("card", {{"kind", Text("kind.dagger")}, {"number", number}});
}

}  // namespace

TEST_CASE("arguments are filled in, texts within texts too", "[engine][words]") {
  const Text text("play", {{"seat", SeatName{1}}, {"card", card(3)}});
  REQUIRE(words.say(text, {{"Ada", "Bo"}, nobody}) == "Bo plays Dagger 3.");
}

TEST_CASE("who sits at the screen is spoken to", "[engine][words]") {
  const Text text("play", {{"seat", SeatName{1}}, {"card", card(3)}});
  REQUIRE(words.say(text, {{"Ada", "Bo"}, 1}) == "You play Dagger 3.");
  REQUIRE(words.say(text, {{"Ada", "Bo"}, 0}) == "Bo plays Dagger 3.");
}

TEST_CASE("who suffers at the screen is spoken to as well", "[engine][words]") {
  const Text text("hit", {{"seat", SeatName{0}}, {"other", SeatName{1}}});
  REQUIRE(words.say(text, {{"Ada", "Bo"}, 1}) == "Ada hits you.");
  REQUIRE(words.say(text, {{"Ada", "Bo"}, nobody}) == "Ada hits Bo.");
}

TEST_CASE("one and many", "[engine][words]") {
  const auto left = [](int count) { return words.say(Text("left", {{"count", count}}), {}); };
  REQUIRE(left(1) == "1 tile left");
  REQUIRE(left(0) == "0 tiles left");
  REQUIRE(left(7) == "7 tiles left");
}

TEST_CASE("which numbers are said in the singular is the language's own", "[engine][words]") {
  const Words french =
      Words::read(R"({"engine.singular": "0 1", "left": "{count|# tuile|# tuiles}"})").value();
  const auto left = [&](int count) { return french.say(Text("left", {{"count", count}}), {}); };
  REQUIRE(left(0) == "0 tuile");
  REQUIRE(left(1) == "1 tuile");
  REQUIRE(left(2) == "2 tuiles");
}

TEST_CASE("a player's name is never taken for a pattern", "[engine][words]") {
  const Text text("play", {{"seat", SeatName{0}}, {"card", card(1)}});
  REQUIRE(words.say(text, {{"{card}"}, nobody}) == "{card} plays Dagger 1.");
}

TEST_CASE("words that are missing show as their key; bad files are refused", "[engine][words]") {
  REQUIRE(words.say(Text("nowhere"), {}) == "nowhere");
  REQUIRE(words.say(Text::plain("as it is {x}"), {}) == "as it is {x}");
  REQUIRE_FALSE(Words::read("[]").has_value());
  REQUIRE_FALSE(Words::read(R"({"a":1})").has_value());
  REQUIRE_FALSE(Words::read("{").has_value());
}

}  // namespace flotilla
