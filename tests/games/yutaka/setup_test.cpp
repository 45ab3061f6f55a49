// setup_test.cpp: how a match begins.
#include <map>
#include <set>

#include "core/catalog.hpp"
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {

TEST_CASE("Y13: two explorers, not one and not three, contest five islands", "[yutaka][R1]") {
  CHECK(new_table("yutaka", Json::object(), bots_at_table(2), 1).has_value());
  for (const int players : {1, 3})
    CHECK_FALSE(new_table("yutaka", Json::object(), bots_at_table(players), 1).has_value());
  CHECK_FALSE(read_options(Json::object(), 3).has_value());
  CHECK(Yutaka::state_json(fresh())["islands"].size() == 5);
}

TEST_CASE(
    "Y16: five tiles are set aside at random, twenty lie face down as five islands of four, "
    "each seat has drawn six of its shuffled cards",
    "[yutaka][R11][R12][R14]") {
  std::map<std::string, int> times_aside;
  std::set<std::string> different;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State state = fresh(Json::object(), seed);
    REQUIRE_FALSE(Yutaka::broken_total(state).has_value());
    CHECK(state == fresh(Json::object(), seed));
    const Json json = Yutaka::state_json(state);
    CHECK(json["set_aside"].size() == 5);
    for (const Json& island : json["islands"]) {
      CHECK(island["tiles"].size() == 4);
      for (const Json& tile : island["tiles"]) CHECK(tile["face_up"] == false);
    }
    for (const Json& player : json["players"]) {
      CHECK(player["hand"].size() == 6);
      CHECK(player["deck"].size() == 18);
    }
    for (const Json& tile : json["set_aside"]) ++times_aside[tile.dump()];
    different.insert(json["islands"].dump() + json["players"].dump());
  }
  CHECK(different.size() == 100);
  CHECK(times_aside.size() == 25);
  for (const auto& [tile, times] : times_aside) {
    INFO(tile);
    CHECK(times > 5);  // twenty are expected
    CHECK(times < 40);
  }
}

TEST_CASE("the shuffle leaves no card where it was more often than chance", "[yutaka][R14]") {
  std::map<std::string, int> first_card;
  for (std::uint64_t seed = 0; seed < 600; ++seed)
    ++first_card[Yutaka::state_json(fresh(Json::object(), seed))["players"][1]["hand"][0]
                     .get<std::string>()];
  CHECK(first_card.size() == 21);
  for (const auto& [name, times] : first_card) {
    INFO(name);
    CHECK(times < (name == "dynamite" ? 160 : 60));  // a hundred and 25 are expected
  }
}

TEST_CASE("a fresh match waits for seat 0, whoever sits there, to turn a tile",
          "[yutaka][R17][Q5]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Json state = Yutaka::state_json(fresh(Json::object(), seed));
    CHECK(state["phase"] == "opening");
    CHECK(state["to_act"] == json("[0]"));
    CHECK(state["active"] == 0);
    CHECK(state["turn"] == 0);
  }
}

TEST_CASE("the deck's first card is drawn next, the hand is in the order of the deal",
          "[yutaka][R14][R21]") {
  const State start = fresh();
  const Json before = Yutaka::state_json(start)["players"][0];
  State state = after(start, {reveal(0, 0), reveal(0, 1), reveal(0, 2), reveal(0, 3)});
  // The first precious card in hand.
  const auto moves = Match<Yutaka>(state).legal_moves();
  const auto precious = std::ranges::find_if(
      moves, [](const Move& move) { return !std::get<PlayCard>(move.what).card.is_reveal_card(); });
  REQUIRE(precious != moves.end());
  Yutaka::apply(state, *precious, nullptr);
  const Json hand = Yutaka::state_json(state)["players"][0]["hand"];
  CHECK(hand.size() == 6);
  CHECK(hand[5] == before["deck"][0]);
}

TEST_CASE("a player may look at the own hand before the opening", "[yutaka][Q20]") {
  const State state = position("F");
  CHECK(view_json(state, 1)["players"][1]["hand"] ==
        json(R"(["equipment_1","dagger_4","crystal_4","idol_2","dynamite","amphora_1"])"));
}

TEST_CASE("the islands lie in a row and have their names; hand and deck are on the own side",
          "[yutaka][R15]") {
  CHECK(island_names ==
        std::array<std::string_view, 5>{"hanged_man", "diamonds", "serpent", "dragon", "monkey"});
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    const auto sections = Yutaka::describe(Yutaka::view(position("M"), seat));
    for (std::size_t island = 0; island < 5; ++island)
      CHECK(sections[island].heading == Text("yutaka.island." + std::to_string(island)));
  }
}

TEST_CASE("every player has the Répartition card: all 25 values, whoever looks",
          "[yutaka][R5][R13]") {
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    const auto section = Yutaka::describe(Yutaka::view(position("F"), seat)).back();
    CHECK(section.heading == Text("yutaka.table.distribution"));
    std::vector<std::string> values;
    for (const Text& line : section.lines)
      if (line.key == "yutaka.table.unseen")
        values.push_back(std::get<std::string>(line.args.at(1).value));
    CHECK(values == std::vector<std::string>{"15, 10, 5", "12, 8, 6, 4", "10, 8, 6, 4, 2",
                                             "9, 8, 6, 4, 2, 1", "8, 7, 5, 4, 3, 2, 1"});
  }
  // In the middle of a match only what has not been seen: nothing of what lies open.
  const auto section = Yutaka::describe(Yutaka::view(position("M"), 0)).back();
  CHECK(section.lines.at(1).args.at(1).value == Arg{"", std::string("15, 5")}.value);
}

}  // namespace flotilla::yutaka_test
