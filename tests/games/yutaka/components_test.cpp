// components_test.cpp: what is in the box.
#include <map>
#include <set>

#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {

TEST_CASE("Y1: five kinds of tiles, 25 of them, each kind adds up to 30 and all to 150",
          "[yutaka][R3][R4][R5]") {
  std::map<Kind, int> points;
  std::set<std::pair<Kind, int>> different;
  for (const Tile& tile : all_tiles) {
    points[tile.kind] += tile.value;
    different.insert({tile.kind, tile.value});
  }
  CHECK(different.size() == 25);
  CHECK(points.size() == 5);
  for (const auto& [kind, sum] : points) CHECK(sum == 30);
}

TEST_CASE("the values of each kind are the only ones that fit the rulebook's last example",
          "[yutaka][R5][Q1][Q26][Q29]") {
  const auto has = [](Kind kind, std::uint8_t value) {
    return tile_values[index(kind)].contains(value);
  };
  const auto count = [](Kind kind) { return tile_values[index(kind)].size(); };
  CHECK(count(Kind::idol) == 3);
  CHECK(count(Kind::dagger) == 4);
  CHECK(count(Kind::amphora) == 5);
  CHECK(count(Kind::crystal) == 6);
  CHECK(count(Kind::equipment) == 7);
  CHECK(has(Kind::idol, 15));
  CHECK(has(Kind::dagger, 12));
  CHECK(has(Kind::amphora, 10));
  CHECK(has(Kind::equipment, 7));
  // The reds are 6, 8, 4, 1 and "11 points" on two tiles; the English text lost the 6.
  CHECK(tile_values[index(Kind::crystal)] == FixedVector<std::uint8_t, 7>{9, 8, 6, 4, 2, 1});
  // "The greys, 3 points": two tiles, 2 and 1.
  CHECK(has(Kind::equipment, 2));
  CHECK(has(Kind::equipment, 1));
}

TEST_CASE(
    "the kinds stand in the order idol, dagger, amphora, crystals, Equipment; the example of "
    "a mixed match, yellow and green, is idols and daggers",
    "[yutaka][Q2]") {
  const Json state = Yutaka::state_json(fresh(json(R"({"mode":"tactika"})")));
  CHECK(state["options"]["known_kinds"] ==
        json(R"(["idol","dagger","amphora","crystal","equipment"])"));
  const Json mixed = Yutaka::state_json(fresh(json(R"({"mode":"mixed"})")));
  CHECK(mixed["options"]["known_kinds"] == json(R"(["idol","dagger"])"));
}

TEST_CASE(
    "Y2: each seat has the same 24 cards: 1 to 4 of the five kinds, and four Dynamites "
    "without a number",
    "[yutaka][R2][R6][R7][R8]") {
  const Json state = Yutaka::state_json(fresh());
  std::multiset<std::string> expected = {"dynamite", "dynamite", "dynamite", "dynamite"};
  for (const char* kind : {"idol", "dagger", "amphora", "crystal", "equipment"})
    for (const char* number : {"_1", "_2", "_3", "_4"}) expected.insert(std::string(kind) + number);
  REQUIRE(expected.size() == 24);
  for (const Json& player : state["players"]) {
    std::multiset<std::string> cards;
    for (const char* pile : {"hand", "deck"})
      for (const Json& name : player[pile]) cards.insert(name.get<std::string>());
    CHECK(cards == expected);
  }
  CHECK(std::ranges::count_if(full_deck, &Card::is_reveal_card) == 8);
  CHECK(Card::dynamite.number() == 0);
}

TEST_CASE("the decks never mix: at the end each seat has had its own 24 cards", "[yutaka][R2]") {
  random_match(fresh(), 4, [](const Match<Yutaka>& match) {
    const Json state = Yutaka::state_json(match.state());
    for (std::size_t seat = 0; seat < 2; ++seat) {
      std::size_t cards =
          state["players"][seat]["hand"].size() + state["players"][seat]["deck"].size();
      for (const Json& island : state["islands"]) {
        for (const Json& name : island["columns"][seat]) cards += name != "dynamite";
        for (const Json& name : island["columns"][1 - seat]) cards += name == "dynamite";
      }
      CHECK(cards == 24);
    }
  });
}

TEST_CASE("sixteen tiles are hidden after the opening and sixteen cards turn one",
          "[yutaka][R18][Q8]") {
  CHECK(20 - opening_reveals == 16);
  CHECK(2 * std::ranges::count_if(full_deck, &Card::is_reveal_card) == 16);
}

TEST_CASE("the four Dynamites are alike: two in hand give one move for each island",
          "[yutaka][Q30]") {
  Json state = position_json("M");
  // Seat 0 swaps a card with the Dynamite in its deck.
  std::swap(state["players"][0]["hand"][3], state["players"][0]["deck"][5]);
  const auto moves = listed(*read_state(state));
  CHECK(state["players"][0]["hand"][3] == "dynamite");
  CHECK(std::ranges::count_if(moves, [](const Json& move) { return move["card"] == "dynamite"; }) ==
        4);
  CHECK(moves.size() == 4 + 4 * 4);
  // Either way it is the first one that leaves the hand.
  const State played = after(*read_state(state), {play_card("dynamite", 1)});
  CHECK(Yutaka::state_json(played)["players"][0]["hand"] ==
        json(R"(["equipment_4","dagger_3","dynamite","crystal_2","idol_3"])"));
}

}  // namespace flotilla::yutaka_test
