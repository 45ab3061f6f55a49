// cards_in_hand_test.cpp: a player's turn: what is played, what comes back, what is changed, and
// who is next.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

const Moves pass = {EndTurn{}, Done{}};

}  // namespace

TEST_CASE("a hand is two Basics and three Maps", "[yoho][R17][R25]") {
  const State state = Position().ship(0, 8);
  CHECK(
      listed_of<PlayCard>(state) ==
      std::vector<PlayCard>{
          {Card::basic_movement}, {Card::basic_net}, {Card::swing}, {Card::flip}, {Card::remove}});
}

TEST_CASE("none to three cards are played", "[yoho][R18]") {
  CHECK(lists(Position(), EndTurn{}));
  State state = after(Position(), sail_to(8) + swing_card(8));
  CHECK(playable(state, Card::basic_net));
  state = after(state, net_and_fill);
  CHECK(listed_of<PlayCard>(state).empty());
  CHECK(refused(state, PlayCard{Card::flip}) == "no_plays_left");
}

TEST_CASE("the cards of a turn are played in any order", "[yoho][R18]") {
  const Moves sail = sail_to(5), swing = swing_card(0), flip = flip_card(14);
  const State state = after(Position(), sail + swing + flip);
  for (const Moves& moves : {flip + swing + sail, swing + sail + flip}) {
    State other = after(Position(), moves);
    CHECK(other.played != state.played);
    other.played = state.played;
    CHECK(other == state);
  }
}

TEST_CASE("what is played lies in front of the player until the turn is finished", "[yoho][R19]") {
  const State state = after(Position(), swing_card(0) + sail_to(4) + flip_card(14));
  CHECK(state.played == decltype(state.played){Card::swing, Card::basic_movement, Card::flip});
  CHECK(hand_of(state, 0) == std::vector{Card::remove});
  CHECK(state.map_discard.empty());
  CHECK(after(state, {EndTurn{}}).played.empty());
}

TEST_CASE("then the Maps are discarded in their order, and the Basics are in hand again",
          "[yoho][R20][R25]") {
  Match<Yoho> match =
      match_from(Position(), flip_card(0) + sail_to(8) + swing_card(0) + Moves{EndTurn{}});
  CHECK(told<CardsReturned>(match) == std::vector{CardsReturned{0}});
  CHECK(match.state().map_discard == decltype(State::map_discard){Card::flip, Card::swing});
  // Both can be played in the next turn, and never left the hand before that.
  const State next = after(match.state(), Moves{Done{}} + pass);
  CHECK(playable(next, Card::basic_movement));
  CHECK(playable(next, Card::basic_net));
}

TEST_CASE("a Basic is played once a turn", "[yoho][R25]") {
  const State state = after(Position(), sail_to(8));
  CHECK(refused(state, PlayCard{Card::basic_movement}) == "basic_played");
  CHECK(playable(after(state, net_and_fill), Card::swing));
}

TEST_CASE("Maps that were not played may be kept", "[yoho][R21]") {
  Match<Yoho> match = match_from(Position(), pass);
  CHECK(hand_of(match.state(), 0) == std::vector{Card::swing, Card::flip, Card::remove});
  CHECK(match.state().map_discard.empty());
  CHECK(told<MapDrawn>(match).empty());
}

TEST_CASE("or any of them discarded, and as many drawn", "[yoho][R21][R23]") {
  Match<Yoho> match =
      match_from(Position(), {EndTurn{}, Discard{Card::remove}, Discard{Card::swing}, Done{}});
  // Net and Movement were on top of the pile.
  CHECK(told<MapDrawn>(match) == std::vector<MapDrawn>{{0, Card::net}, {0, Card::movement}});
  CHECK(hand_of(match.state(), 0) == std::vector{Card::flip, Card::movement, Card::net});
  CHECK(match.state().map_discard == decltype(State::map_discard){Card::remove, Card::swing});
  CHECK(match.state().map_deck.size() == 13);
}

TEST_CASE("of Maps that are alike one discard is listed, and one Map goes", "[yoho][R21]") {
  const State state = after(Position().hand(0, {Card::swap, Card::swap, Card::net}), {EndTurn{}});
  CHECK(listed(state) == Moves{Discard{Card::swap}, Discard{Card::net}, Done{}});
  CHECK(hand_of(after(state, {Discard{Card::swap}}), 0) == std::vector{Card::swap, Card::net});
}

TEST_CASE("Basics are never discarded", "[yoho][R22]") {
  const State state = after(Position(), sail_to(4) + Moves{EndTurn{}});
  for (const Card basic : all_basics) CHECK(refused(state, Discard{basic}) == "not_in_hand");
  CHECK(after(state, {Done{}}).map_discard.empty());
}

TEST_CASE("the hand is filled up to three Maps", "[yoho][R23]") {
  const State two = after(Position(), swing_card(0) + flip_card(0) + pass);
  CHECK(hand_of(two, 0) == std::vector{Card::remove, Card::movement, Card::net});
  // With no Map left to keep or discard there is nothing to decide.
  const State none = after(Position().hand(0, {Card::swing}), swing_card(0) + Moves{EndTurn{}});
  CHECK(none.active == 1);
  CHECK(hand_of(none, 0).size() == 3);
  CHECK(hand_of(none, 0) == std::vector{Card::swing, Card::movement, Card::net});
}

TEST_CASE("the next player clockwise is on, with a new turn", "[yoho][R24]") {
  State state = Position(3);
  for (const int turn : {1, 2, 3, 4, 5}) {
    CHECK(state.turn == turn);
    CHECK(Yoho::to_act(state) == SeatList{static_cast<Seat>((turn - 1) % 3)});
    CHECK(state.phase == Phase::play);
    CHECK(state.played.empty());
    CHECK(state.plays_left() == 3);
    Match<Yoho> match = match_from(state, pass);
    CHECK(told<TurnEnded>(match) == std::vector{TurnEnded{state.active}});
    state = match.state();
  }
}

TEST_CASE("bottles add up, whichever cards are played for them; what is left over is lost",
          "[yoho][R84][Q14]") {
  // The bottle is at the far end of its line: the next card, another bottle, comes under the ship.
  State state = Position()
                    .ship(0, 7)
                    .next({Face::bottle_tee, Face::sea_tee})
                    .hand(0, {Card::net, Card::swing, Card::flip});
  state = after(state, net_and_fill + Moves{PlayCard{Card::net}, Place{0}});
  CHECK(state.extra_plays == 2);
  CHECK(state.plays_left() == 3);
  CHECK(hand_of(state, 0) == std::vector{Card::swing, Card::flip, Card::movement, Card::net});
  state = after(state, sail_to(3) + swing_card(0) + flip_card(0));
  CHECK(state.played.size() == 5);
  CHECK(listed_of<PlayCard>(state).empty());
  const State next = after(state, pass + pass);
  CHECK(next.extra_plays == 0);
  CHECK(next.plays_left() == 3);
}

TEST_CASE("with more than three Maps some must go; four may go, and three come",
          "[yoho][R17][Q15]") {
  const State state = after(Position().ship(0, 7), net_and_fill + Moves{EndTurn{}});
  REQUIRE(hand_of(state, 0).size() == 4);
  CHECK_FALSE(lists(state, Done{}));
  CHECK(lists(after(state, {Discard{Card::net}}), Done{}));
  const State next = after(state, {Discard{Card::net}, Discard{Card::swing}, Discard{Card::flip},
                                   Discard{Card::remove}, Done{}});
  CHECK(next.active == 1);
  CHECK(hand_of(next, 0) == std::vector{Card::swing, Card::flip, Card::movement});
}

TEST_CASE("no card is played for nothing", "[yoho][Q16]") {
  // A straight from north to south shuts the lair in, and there is no barrel to throw.
  const State shut = Position()
                         .lay(4, Face::sea_straight)
                         .lay(2, Face::sea_tee)
                         .lay(13, Face::sea_tee)
                         .hand(0, {Card::movement, Card::net, Card::catch_throw});
  CHECK(listed(shut) == Moves{EndTurn{}});
  const State open = Position().ship(0, 8).hand(0, {Card::movement, Card::net, Card::catch_throw});
  CHECK(playable(open, Card::movement));
  CHECK(playable(open, Card::net));
  // From cell 8 there is nothing to catch, and no barrel is next to anybody or to a chest.
  CHECK_FALSE(playable(Position()
                           .lay(1, Face::sea_tee)
                           .lay(9, Face::sea_cross)
                           .lay(6, Face::sea_corner)
                           .ship(0, 8)
                           .hand(0, {Card::catch_throw}),
                       Card::catch_throw));
}

TEST_CASE("using something up without gain is an effect", "[yoho][R81][R87][Q16]") {
  CHECK(playable(Position().ship(0, 3).life(0, 2), Card::basic_net));
  CHECK(playable(Position().ship(0, 8).cannonballs(0, 2), Card::basic_net));
  CHECK(playable(Position().ship(0, 12).life(0, 2).cannonballs(0, 2), Card::basic_net));
  CHECK(playable(Position().ship(0, 5).lay(5, Face::gold_tee).coins(0, 2).coins(1, 2),
                 Card::basic_net));
}

}  // namespace flotilla::yoho_test
