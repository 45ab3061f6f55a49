// opening_test.cpp: the four tiles that are turned before the first card.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {

TEST_CASE("a match has three parts: four tiles, then cards, then the counting",
          "[yutaka][R16][R17][R18]") {
  int opening = 0, later = 0;
  bool cards_began = false;
  random_match(fresh(), 3, [&](const Match<Yutaka>& match) {
    const State& state = match.state();
    if (state.phase == Phase::opening) {
      CHECK_FALSE(cards_began);
      CHECK(state.turn == 0);
    } else if (!match.steps().empty()) {
      cards_began = true;
    }
    if (match.steps().empty()) return;
    const bool revealed = std::holds_alternative<Reveal>(match.steps().back().move.what);
    (cards_began && match.steps().size() > 4 ? later : opening) += revealed;
  });
  CHECK(opening == 4);
  CHECK(later == 16);
}

TEST_CASE("seats 0, 1, 0, 1 turn a tile each, and nobody may play a card yet",
          "[yutaka][R16][R17]") {
  Match<Yutaka> match(position("F"));
  for (int i = 0; i < 4; ++i) {
    CHECK(Yutaka::state_json(match.state())["to_act"] == Json::array({i % 2}));
    CHECK(refusal(match, play_card(i % 2 == 0 ? "dagger_3" : "dagger_4", 0)) == "must_reveal");
    play(match, reveal(i, 0));
  }
  CHECK(match.state().phase == Phase::play);
}

TEST_CASE("after the fourth tile seat 0 plays the first card: the order goes on", "[yutaka][Q4]") {
  const Match<Yutaka> match =
      match_from(position("F"), {reveal(0, 0), reveal(1, 0), reveal(2, 0), reveal(3, 0)});
  CHECK(match.steps().back().move.seat == 1);
  CHECK(last_events(match) == json(R"([
    {"type":"tile_revealed","seat":1,"island":3,"slot":0,"kind":"equipment","value":8},
    {"type":"turn_started","seat":0,"turn":1}])"));
}

TEST_CASE("the other seat is called to turn the next tile of the opening", "[yutaka][R17]") {
  const Match<Yutaka> match = match_from(position("F"), {reveal(4, 1)});
  CHECK(last_events(match) == json(R"([
    {"type":"tile_revealed","seat":0,"island":4,"slot":1,"kind":"dagger","value":12},
    {"type":"reveal_due","seat":1,"cause":"opening"}])"));
}

TEST_CASE("the four tiles may lie on one island or on four", "[yutaka][R17][Q25]") {
  CHECK(after(position("F"), {reveal(2, 3), reveal(2, 1), reveal(2, 0), reveal(2, 2)}).turn == 1);
  CHECK(after(position("F"), {reveal(4, 3), reveal(0, 1), reveal(2, 0), reveal(1, 2)}).turn == 1);
}

TEST_CASE("Y8: in the flat archipelago any of the twenty tiles can be turned first",
          "[yutaka][R17]") {
  const auto moves = listed(position("F"));
  REQUIRE(moves.size() == 20);
  CHECK(moves.front() == reveal(0, 0));
  CHECK(moves[5] == reveal(1, 1));
  CHECK(moves.back() == reveal(4, 3));
}

TEST_CASE("the opening needs no look into a hand, the rest of the match does", "[yutaka][R16]") {
  CHECK(Yutaka::open_decision(position("F")));
  CHECK_FALSE(Yutaka::open_decision(position("M")));
  CHECK_FALSE(Yutaka::open_decision(after(position("M"), {play_card("equipment_4", 1)})));
}

}  // namespace flotilla::yutaka_test
