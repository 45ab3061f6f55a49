// end_test.cpp: three coins, or the limit of rounds.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// The last turn of a match of ten rounds, in which nobody has three coins.
Position last_turn(int seats = 2) {
  return Position(seats).max_rounds(10).turn(10 * seats);
}

Outcome outcome_at_limit(const Position& position) {
  const State state = after(position, {EndTurn{}, Done{}});
  CHECK(state.phase == Phase::over);
  return outcome_of(state);
}

}  // namespace

TEST_CASE("the third coin wins at once: netted, caught or stolen", "[yoho][R1][R64][R94][Q35]") {
  const Position rich = Position().coins(0, 2);
  const State netted = after(Position(rich).lay(7, Face::gold_tee).ship(0, 7), net);
  const State caught =
      after(Position(rich).lay(4, Face::gold_tee).hand(0, {Card::catch_throw}), catch_at(4));
  const State stolen =
      after(Position(rich).ship(0, 5).ship(1, 5).coins(1, 1).life(1, 0), {Shoot{1}});
  for (const State& state : {netted, caught, stolen}) {
    CHECK(Yoho::over(state));
    CHECK(outcome_of(state) == Outcome{{0}, {3, 0}});
    CHECK(Yoho::to_act(state).empty());
    CHECK(listed(state).empty());
    CHECK(state.pending == Pending{});
  }
  CHECK_FALSE(Yoho::over(after(Position().coins(0, 1).lay(7, Face::gold_tee).ship(0, 7), net)));
}

TEST_CASE("after the third coin nothing is done but to discard the card", "[yoho][R94][Q17]") {
  const State state = Position().coins(0, 2).lay(5, Face::gold_tee).ship(0, 5).turn(7);
  Match<Yoho> match = match_from(state, net);
  CHECK(types(events_json<Yoho>(last_events(match))) ==
        std::vector<std::string>{"card_played", "item_taken", "coin_gained", "card_removed",
                                 "match_over"});
  CHECK(told<MatchOver>(match) == std::vector{MatchOver{{0}, Ending::three_coins}});
  const State& end = match.state();
  CHECK(end.tile(5).is_hole());
  CHECK(end.tile(6) == state.tile(6));
  CHECK(end.sea_next == state.sea_next);
  CHECK(discarded(end) == std::vector{Face::gold_tee});
  // What else was true stays so.
  CHECK(end.turn == 7);
  CHECK(end.active == 0);
  CHECK(end.played == decltype(end.played){Card::basic_net});
  CHECK(refused(end, EndTurn{}) == "match_over");
}

TEST_CASE("there is no outcome before the end", "[yoho][R1]") {
  CHECK_FALSE(Yoho::outcome(Position().coins(0, 2)).has_value());
}

TEST_CASE("the match ends after the last turn of the last round, and no sooner", "[yoho][Q28]") {
  for (const int seats : {2, 3, 4}) {
    Match<Yoho> match = match_from(last_turn(seats), {EndTurn{}, Done{}});
    CHECK(told<MatchOver>(match).size() == 1);
    CHECK(told<MatchOver>(match)[0].reason == Ending::round_limit);
    CHECK(told<TurnStarted>(match).empty());
    CHECK(match.state().turn == 10 * seats);
    const Position before = last_turn(seats).turn(10 * seats - 1);
    CHECK_FALSE(Yoho::over(after(before, {EndTurn{}, Done{}})));
  }
  CHECK(Options{}.max_rounds == 40);
}

TEST_CASE("at the limit most coins win, then most Life, then most cannonballs", "[yoho][Q28]") {
  CHECK(outcome_at_limit(last_turn().coins(0, 1).life(1, 2).cannonballs(1, 2)) ==
        Outcome{{0}, {1, 0}});
  CHECK(outcome_at_limit(last_turn().coins(0, 1).coins(1, 2).life(0, 2)) == Outcome{{1}, {1, 2}});
  CHECK(outcome_at_limit(last_turn().life(1, 2).cannonballs(0, 2)) == Outcome{{1}, {0, 0}});
  CHECK(outcome_at_limit(last_turn().cannonballs(0, 2)) == Outcome{{0}, {0, 0}});
}

TEST_CASE("whoever is still level shares the win", "[yoho][Q28]") {
  CHECK(outcome_at_limit(last_turn()) == Outcome{{0, 1}, {0, 0}});
  CHECK(outcome_at_limit(last_turn(4).coins(1, 1).coins(3, 1).coins(2, 1).life(2, 0)) ==
        Outcome{{1, 3}, {0, 1, 1, 1}});
}

TEST_CASE("a third coin in the last turn wins before the limit counts", "[yoho][R94][Q28]") {
  const State state = last_turn().coins(1, 2).lay(4, Face::gold_tee).ship(1, 4);
  Match<Yoho> match = match_from(state, net);
  CHECK(told<MatchOver>(match) == std::vector{MatchOver{{1}, Ending::three_coins}});
}

}  // namespace flotilla::yoho_test
