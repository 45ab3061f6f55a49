// archipelago_test.cpp: tiles that lie on other tiles.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {

TEST_CASE("Y8: only accessible tiles can be turned", "[yutaka][R17][R49]") {
  const auto accessible = [](const char* shape) {
    return listed(fresh(Json{{"archipelago", shape}})).size();
  };
  CHECK(accessible("flat") == 20);
  CHECK(accessible("terraces") == 10);
  CHECK(accessible("towers") == 5);
  CHECK(accessible("cairns") == 5);
  CHECK(accessible("volcano") == 11);
}

TEST_CASE("Y10: turning a tile frees what lay under it alone", "[yutaka][R49][Q22]") {
  const Match<Yutaka> match =
      match_from(fresh(json(R"({"archipelago":"towers"})")), {reveal(0, 3)});
  const Json events = last_events(match);
  CHECK(types(events) == std::vector<std::string>{"tile_revealed", "tile_uncovered", "reveal_due"});
  CHECK(events[1] == json(R"({"type":"tile_uncovered","island":0,"slot":2})"));
  CHECK(events[2] == json(R"({"type":"reveal_due","seat":1,"cause":"opening"})"));
}

TEST_CASE("one tile on top of three frees all three at once, in rising order", "[yutaka][R49]") {
  const Match<Yutaka> match =
      match_from(fresh(json(R"({"archipelago":"cairns"})")), {reveal(2, 3)});
  const Json events = last_events(match);
  REQUIRE(events.size() == 5);
  for (std::size_t slot = 0; slot < 3; ++slot) CHECK(events[slot + 1]["slot"] == slot);
}

TEST_CASE("a tile that is covered is refused, in the opening and later alike",
          "[yutaka][R49][Q22]") {
  Match<Yutaka> match(fresh(json(R"({"archipelago":"terraces"})"), 3));
  CHECK(refusal(match, reveal(1, 0)) == "covered");
  for (int island = 0; island < 4; ++island) play(match, reveal(island, 3));
  Rng rng(8);
  while (match.state().phase != Phase::reveal) {
    const auto moves = match.legal_moves();
    match.apply(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  CHECK(refusal(match, reveal(4, 1)) == "covered");
  CHECK(refusal(match, reveal(0, 1)).empty());
}

TEST_CASE("a covered tile is hidden like any other, and its known kind shows", "[yutaka][Q22]") {
  const State hidden = fresh(json(R"({"archipelago":"towers"})"));
  const State known = fresh(json(R"({"archipelago":"towers","mode":"tactika"})"));
  for (std::size_t slot = 0; slot < 4; ++slot) {
    CHECK(view_json(hidden, 0)["islands"][1]["tiles"][slot] ==
          json(R"({"kind":null,"value":null,"face_up":false,"owner":null})"));
    CHECK(view_json(known, 0)["islands"][1]["tiles"][slot]["kind"] ==
          Yutaka::state_json(known)["islands"][1]["tiles"][slot]["kind"]);
  }
}

TEST_CASE(
    "a home-made archipelago: five islands, 20 tiles, one to eight on each; what lies on a "
    "tile has a higher number",
    "[yutaka][R49][Q23]") {
  const auto refused = [](const char* layout) {
    const auto read = read_options(Json{{"archipelago", "custom"}, {"layout", json(layout)}});
    return read ? std::string() : read.error().where;
  };
  CHECK(refused("[[[]],[[],[],[]],[[1,2,3],[7],[7],[7],[],[],[],[]],[[],[],[],[]],[[],[],[],[]]]")
            .empty());
  // Y12: a missing layout, 19 slots, a circle.
  const auto missing = read_options(json(R"({"archipelago":"custom"})"));
  REQUIRE_FALSE(missing.has_value());
  CHECK(missing.error().where == "options.layout");
  CHECK(refused("[[[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]]]") ==
        "options.layout");
  CHECK(refused("[[[1],[0],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]]]") ==
        "options.layout[0][1][0]");
  CHECK(refused("[[[],[],[],[]],[[],[],[],[]],[[4],[],[],[]],[[],[],[],[]],[[],[],[],[]]]") ==
        "options.layout[2][0][0]");
  CHECK(refused("[[[2,1],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]]]") ==
        "options.layout[0][0][1]");
  CHECK(refused("[[[],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]]]") == "options.layout");
  CHECK(refused("[[],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[],[],[],[],[]]]") ==
        "options.layout[0]");
  CHECK_FALSE(refused("[[[],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[],[]]]")
                  .empty());
}

TEST_CASE("the shape of a named archipelago may be given too, if it is that shape",
          "[yutaka][R49][Q23]") {
  const Json options = Yutaka::state_json(fresh(json(R"({"archipelago":"volcano"})")))["options"];
  CHECK(options["layout"][2] == json("[[3],[3,4],[4],[5],[5],[]]"));
  CHECK(read_options(options).has_value());
  Json wrong = options;
  wrong["archipelago"] = "flat";
  REQUIRE_FALSE(read_options(wrong).has_value());
  CHECK(read_options(wrong).error().where == "options.layout");
}

TEST_CASE("an island of another size keeps columns of five, and its turned tiles are won there",
          "[yutaka][Q23]") {
  random_match(fresh(json(R"({"archipelago":"volcano"})")), 5, [](const Match<Yutaka>& match) {
    for (const Player& player : match.state().players)
      for (const Column& cards : player.columns) CHECK(cards.size() <= 5);
    if (!Yutaka::over(match.state())) return;
    const Json state = Yutaka::state_json(match.state());
    CHECK(state["islands"][2]["tiles"].size() == 6);
    CHECK(state["islands"][0]["tiles"].size() == 3);
    int points = 0;
    for (const Json& island : state["islands"])
      for (const Json& tile : island["tiles"])
        if (tile["owner"] == 0) points += tile["value"].get<int>();
    CHECK(points == state["players"][0]["points"]);
  });
}

TEST_CASE("any mode goes with any archipelago", "[yutaka][R48][R49][Q31]") {
  for (const char* mode : {"mysteria", "tactika", "mixed"})
    for (const char* shape : {"flat", "terraces", "towers", "cairns", "volcano"}) {
      const State start = fresh(Json{{"mode", mode}, {"archipelago", shape}}, 3);
      CHECK(Yutaka::state_json(start)["options"]["mode"] == mode);
      CHECK(Yutaka::state_json(start)["options"]["archipelago"] == shape);
      random_match(start, 4, [](const Match<Yutaka>& match) {
        REQUIRE_FALSE(Yutaka::broken_total(match.state()).has_value());
      });
    }
}

}  // namespace flotilla::yutaka_test
