// greedy_test.cpp: the greedy bot sees what is good, and beats chance.
#include "core/bots/bots.hpp"
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {
namespace {

Json choice(const State& state, std::uint64_t seed = 1) {
  const Match<Yutaka> match(state);
  Rng rng(seed);
  return Yutaka::move_json(choose<Yutaka>("greedy", match.knowledge(state.to_act), rng));
}

}  // namespace

TEST_CASE("greedy decides from its view alone, and by a listed move", "[yutaka][bots]") {
  const State state = position("L");
  const Json move = choice(state);
  CHECK(std::ranges::count(listed(state), move) == 1);
  State behind_its_back = state;
  std::swap(behind_its_back.set_aside[0], behind_its_back.tiles[18]);
  REQUIRE(Yutaka::view(behind_its_back, 0) == Yutaka::view(state, 0));
  CHECK(choice(behind_its_back) == move);
}

TEST_CASE("greedy puts a card where the best tile of its kind lies open", "[yutaka][bots]") {
  // The dagger 12 lies open at Monkey Isle, the dagger 8 at Diamond Isle.
  const State state =
      after(position("F"), {reveal(4, 1), reveal(1, 0), reveal(0, 3), reveal(0, 0)});
  auto known = Match<Yutaka>(state).knowledge(0);
  std::erase_if(known.moves, [](const Move& move) {
    return std::get<PlayCard>(move.what).card != card("dagger_3");
  });
  REQUIRE(known.moves.size() == 5);
  Rng rng(1);
  CHECK(Yutaka::move_json(choose<Yutaka>("greedy", known, rng)) == play_card("dagger_3", 4));
}

TEST_CASE(
    "greedy turns a tile where it leads and has no room if the opponent is next, and where it "
    "has room if it is next itself",
    "[yutaka][bots]") {
  // At Hanged Man's Isle seat 0 leads in three kinds and its column is full.
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    CHECK(choice(after(position("M"), {play_card("equipment_4", 4)}), seed)["island"] == 0);
    // Seat 1, forced by Dynamite, plays next: it is behind there and has four places.
    CHECK(choice(after(position("M"), {play_card("dynamite", 4)}), seed)["island"] == 0);
  }
}

TEST_CASE("greedy wins nearly always against chance", "[yutaka][bots]") {
  Rng rng(3);
  int won = 0;
  for (int i = 0; i < 100; ++i) {
    Match<Yutaka> match(fresh(Json::object(), rng.seed()));
    const Seat greedy = static_cast<Seat>(i % 2);
    while (!Yutaka::over(match.state())) {
      const Seat seat = match.state().to_act;
      match.apply(choose<Yutaka>(seat == greedy ? "greedy" : "random", match.knowledge(seat), rng));
    }
    won += Yutaka::outcome(match.state())->winners == SeatList{greedy};
  }
  CHECK(won >= 97);
}

}  // namespace flotilla::yutaka_test
