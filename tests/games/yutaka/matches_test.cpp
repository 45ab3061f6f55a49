// matches_test.cpp: whole matches at random, in every mode and archipelago.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {

TEST_CASE(
    "Y17: every match keeps its totals and ends on a turn from 16 to 48, by 20 moves more than "
    "turns",
    "[yutaka][R18][R19][R30]") {
  Rng rng(17);
  for (const char* mode : {"mysteria", "tactika", "mixed"})
    for (const char* shape : {"flat", "terraces", "towers", "cairns", "volcano"}) {
      const auto options = read_options(Json{{"mode", mode}, {"archipelago", shape}});
      REQUIRE(options.has_value());
      for (int i = 0; i < 1000; ++i) {
        State state = Yutaka::start(*options, 2, Rng(rng.seed()));
        MoveList<Yutaka> moves;
        int count = 0;
        for (; !Yutaka::over(state); ++count) {
          if (const auto broken = Yutaka::broken_total(state)) FAIL(broken->where << why(*broken));
          Yutaka::legal_moves(state, moves);
          if (moves.empty()) FAIL("nothing is listed");
          Yutaka::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
        }
        if (const auto broken = Yutaka::broken_total(state)) FAIL(broken->where << why(*broken));
        if (state.turn < 16 || state.turn > 48) FAIL("it ended on turn " << int{state.turn});
        if (count != 20 + state.turn) FAIL(count << " moves in " << int{state.turn} << " turns");
      }
    }
  SUCCEED();
}

TEST_CASE("a match of nothing but reveal cards ends on turn 16", "[yutaka][R18][R30]") {
  // All reveal cards come first: hands of Equipment and two Dynamites, the other two on top.
  State state = fresh();
  for (Player& player : state.players) {
    player.hand = Hand();
    player.deck.clear();
    for (std::size_t i = 0; i < 16; ++i) player.deck.push_back(full_deck[i]);
    for (std::size_t i = 16; i < 18; ++i) player.deck.push_back(full_deck[i]);
    for (std::size_t i = 18; i < 24; ++i) player.hand.push_back(full_deck[i]);
  }
  REQUIRE_FALSE(Yutaka::broken_total(state).has_value());
  Match<Yutaka> match(state);
  while (!Yutaka::over(match.state())) {
    const auto moves = match.legal_moves();
    const auto reveals = std::ranges::find_if(moves, [](const Move& move) {
      const PlayCard* play = std::get_if<PlayCard>(&move.what);
      return !play || play->card.is_reveal_card();
    });
    REQUIRE(reveals != moves.end());
    match.apply(*reveals);
  }
  CHECK(match.state().turn == 16);
  CHECK(match.steps().size() == 36);
}

}  // namespace flotilla::yutaka_test
