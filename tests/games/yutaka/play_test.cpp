// play_test.cpp: playing cards, turning tiles, drawing, full columns, and what is refused.
#include <set>

#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {

TEST_CASE("Y7: one card must be played, at an island whose column has room; there is no other move",
          "[yutaka][R20][R29][Q7][Q9]") {
  const auto moves = listed(position("M"));
  std::vector<Json> expected;
  for (const int island : {0, 1, 2, 4}) expected.push_back(play_card("dynamite", island));
  for (const char* name : {"equipment_4", "dagger_3", "amphora_4", "crystal_2", "idol_3"})
    for (const int island : {1, 2, 3, 4}) expected.push_back(play_card(name, island));
  CHECK(moves == expected);
  Match<Yutaka> match(position("M"));
  for (const char* type : {"pass", "end_turn", "draw"})
    CHECK(refusal(match, Json{{"type", type}}) == "no_such_move");
}

TEST_CASE(
    "Y9: after the card one is drawn, so that the hand is back at six; only its owner sees which",
    "[yutaka][R21][Q28]") {
  const Match<Yutaka> match = match_from(position("M"), {play_card("amphora_4", 3)});
  CHECK(last_events(match) == json(R"([
    {"type":"card_played","seat":0,"card":"amphora_4","island":3,"side":0},
    {"type":"card_drawn","seat":0,"card":"crystal_4","deck_left":7},
    {"type":"turn_started","seat":1,"turn":22}])"));
  CHECK(last_events_for(match, 0)[1]["card"] == "crystal_4");
  for (const Seat seat : {Seat{1}, nobody}) {
    CHECK(last_events_for(match, seat)[1]["card"].is_null());
    CHECK(last_events_for(match, seat)[1]["deck_left"] == 7);
  }
  CHECK(match.state().player(0).hand.size() == 6);
}

TEST_CASE("a hand never exceeds six and grows by one card a turn at most", "[yutaka][R21][Q28]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    random_match(fresh(Json::object(), seed), seed, [](const Match<Yutaka>& match) {
      for (const Player& player : match.state().players) CHECK(player.hand.size() <= 6);
      if (match.steps().empty()) return;
      const auto names = types(last_events(match));
      CHECK(std::ranges::count(names, "card_drawn") <= 1);
    });
}

TEST_CASE("a precious object goes to the own side and turns no tile", "[yutaka][R22]") {
  for (const char* name : {"dagger_3", "amphora_4", "crystal_2", "idol_3"}) {
    const Match<Yutaka> match = match_from(position("M"), {play_card(name, 2)});
    CHECK(match.state().player(0).columns[2].back() == card(name));
    CHECK(match.state().player(1).columns[2].size() == 2);
    CHECK(match.state().phase == Phase::play);
    CHECK(match.state().to_act == 1);
    CHECK(match.state().hidden_tiles() == 9);
  }
}

TEST_CASE("Equipment goes to the own side; its player must then turn a tile, and only that",
          "[yutaka][R23][R24]") {
  Match<Yutaka> match = match_from(position("M"), {play_card("equipment_4", 1)});
  CHECK(last_events(match) == json(R"([
    {"type":"card_played","seat":0,"card":"equipment_4","island":1,"side":0},
    {"type":"reveal_due","seat":0,"cause":"equipment"}])"));
  CHECK(match.state().player(0).columns[1] == column("idol_4 equipment_4"));
  CHECK(match.state().to_act == 0);
  const auto moves = listed(match.state());
  CHECK(moves.size() == 9);
  for (const Json& move : moves) CHECK(move["type"] == "reveal");
  CHECK(refusal(match, play_card("dagger_3", 1)) == "must_reveal");
  CHECK(refusal(match, Json{{"type", "pass"}}) == "no_such_move");
  CHECK(refusal(match, reveal(0, 0)) == "already_turned");
}

TEST_CASE("the tile may lie on any island, whatever island the card went to",
          "[yutaka][R24][Q25]") {
  const State state = after(position("M"), {play_card("equipment_4", 1)});
  std::set<int> islands;
  for (const Json& move : listed(state)) islands.insert(move["island"].get<int>());
  CHECK(islands == std::set<int>{0, 1, 2, 3, 4});
}

TEST_CASE(
    "Dynamite goes to the opponent's side; the opponent must turn a tile and then has the own turn",
    "[yutaka][R25][R26][R27][Q32]") {
  Match<Yutaka> match = match_from(position("M"), {play_card("dynamite", 4)});
  CHECK(last_events(match) == json(R"([
    {"type":"card_played","seat":0,"card":"dynamite","island":4,"side":1},
    {"type":"reveal_due","seat":1,"cause":"dynamite"}])"));
  CHECK(match.state().player(1).columns[4] == column("dynamite"));
  CHECK(match.state().player(0).columns[4] == column("idol_2"));
  CHECK(match.state().to_act == 1);
  CHECK(match.state().active == 0);
  CHECK(refusal(match, Json{{"type", "pass"}}) == "no_such_move");
  for (const Json& move : listed(match.state())) CHECK(move["type"] == "reveal");
  play(match, reveal(3, 1));
  CHECK(last_events(match) == json(R"([
    {"type":"tile_revealed","seat":1,"island":3,"slot":1,"kind":"idol","value":5},
    {"type":"card_drawn","seat":0,"card":"crystal_4","deck_left":7},
    {"type":"turn_started","seat":1,"turn":22}])"));
}

TEST_CASE("the tile is turned before the card is drawn", "[yutaka][Q3]") {
  Match<Yutaka> match = match_from(position("M"), {play_card("equipment_4", 4)});
  CHECK(match.state().player(0).hand.size() == 5);
  CHECK(match.state().player(0).deck.size() == 8);
  play(match, reveal(0, 1));
  CHECK(types(last_events(match)) ==
        std::vector<std::string>{"tile_revealed", "card_drawn", "turn_started"});
  CHECK(match.state().player(0).hand.size() == 6);
}

TEST_CASE("the seats take turns, a card each, until all tiles are turned", "[yutaka][R19]") {
  Seat expected = 0;
  random_match(fresh(Json::object(), 9), 9, [&](const Match<Yutaka>& match) {
    if (match.steps().empty()) return;
    const auto& step = match.steps().back();
    if (!std::holds_alternative<PlayCard>(step.move.what)) return;
    CHECK(step.move.seat == expected);
    CHECK_FALSE(Yutaka::over(match.state()));
    expected = other_seat(expected);
  });
}

TEST_CASE("a card is laid at the end of its column", "[yutaka][R28]") {
  const State state = after(position("M"), {play_card("crystal_2", 2)});
  CHECK(state.player(0).columns[2] == column("crystal_3 equipment_1 crystal_2"));
}

TEST_CASE("a column has five places; Dynamite takes one of them and destroys nothing",
          "[yutaka][R29][Q9][Q10]") {
  Match<Yutaka> match(position("M"));
  CHECK(match.state().player(0).columns[0] ==
        column("dagger_4 amphora_2 dynamite dagger_1 equipment_3"));
  CHECK(refusal(match, play_card("dagger_3", 0)) == "column_full");
  CHECK(refusal(match, play_card("dynamite", 3)) == "column_full");
  const State before = match.state();
  play(match, play_card("dynamite", 1));
  Column expected = before.player(1).columns[1];
  expected.push_back(Card::dynamite);
  CHECK(match.state().player(1).columns[1] == expected);
}

TEST_CASE("what lies in a column stays there: nothing is moved, replaced or discarded",
          "[yutaka][Q9]") {
  State before;
  random_match(fresh(Json::object(), 6), 6, [&](const Match<Yutaka>& match) {
    for (std::size_t seat = 0; seat < 2; ++seat)
      for (std::size_t island = 0; island < 5; ++island) {
        const Column& was = before.players[seat].columns[island];
        const Column& is = match.state().players[seat].columns[island];
        REQUIRE(was.size() <= is.size());
        CHECK(std::equal(was.begin(), was.end(), is.begin()));
      }
    before = match.state();
  });
}

TEST_CASE("the deck is empty from each seat's 19th turn on; then nothing is drawn and play goes on",
          "[yutaka][R21][Q6]") {
  int turns_without_draw = 0;
  random_match(fresh(Json::object(), 2), 2, [&](const Match<Yutaka>& match) {
    const State& state = match.state();
    if (match.steps().empty() || state.phase != Phase::play || state.turn == 1) return;
    const auto names = types(last_events(match));
    const bool drew = std::ranges::count(names, "card_drawn") == 1;
    CHECK(drew == (state.turn - 1 <= 36));  // the turn that has just ended
    turns_without_draw += !drew;
  });
  CHECK(turns_without_draw > 0);
}

TEST_CASE("every card in hand fits somewhere, and no hand is empty on one's turn",
          "[yutaka][Q7][Q8]") {
  for (std::uint64_t seed = 0; seed < 60; ++seed)
    random_match(fresh(Json::object(), seed), seed + 1, [](const Match<Yutaka>& match) {
      const State& state = match.state();
      if (state.phase != Phase::play) return;
      const Hand& hand = state.player(state.active).hand;
      REQUIRE_FALSE(hand.empty());
      CHECK(state.hidden_tiles() > 0);
      const auto moves = match.legal_moves();
      for (std::size_t at = 0; at < hand.size(); ++at)
        CHECK(std::ranges::any_of(moves, [&](const Move& move) {
          return std::get<PlayCard>(move.what).card == hand[at];
        }));
    });
}

TEST_CASE("there always is a tile to turn when one is owed", "[yutaka][Q8][Q32]") {
  for (const char* shape : {"flat", "towers", "cairns", "volcano"})
    for (std::uint64_t seed = 0; seed < 10; ++seed)
      random_match(fresh(Json{{"archipelago", shape}}, seed), seed, [](const Match<Yutaka>& match) {
        if (match.state().phase == Phase::reveal) CHECK_FALSE(match.legal_moves().empty());
      });
}

TEST_CASE("no tile is turned without a card, and none is looked at in secret",
          "[yutaka][R20][Q33]") {
  Match<Yutaka> match(position("M"));
  CHECK(refusal(match, reveal(0, 1)) == "must_play");
  for (const Seat seat : {Seat{0}, Seat{1}})
    CHECK(view_json(match.state(), seat)["islands"][0]["tiles"][1]["value"].is_null());
}

TEST_CASE(
    "a card may go to an island without a tile of its kind; it takes a place and counts in "
    "the column",
    "[yutaka][Q37]") {
  // Serpent Isle: amphora, crystal, dagger, Equipment, and no idol.
  const State state = after(position("M"), {play_card("idol_3", 2)});
  CHECK(state.player(0).columns[2] == column("crystal_3 equipment_1 idol_3"));
  CHECK(claim(state, 2, Kind::equipment).strengths == BothSeats{7, 6});
  CHECK(claim(state, 2, Kind::equipment).winner == 0);
  // Also where all tiles lie open: Hanged Man's Isle in L.
  CHECK(after(position("L"), {play_card("idol_3", 0)}).player(0).columns[0].full());
}

TEST_CASE("columns, turned tiles, sizes and so the cards not yet played are open to all",
          "[yutaka][Q27]") {
  const State state = position("M");
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    const Json seen = view_json(state, seat), all = Yutaka::state_json(state);
    for (std::size_t island = 0; island < 5; ++island)
      CHECK(seen["islands"][island]["columns"] == all["islands"][island]["columns"]);
    CHECK(seen["islands"][4]["tiles"][1] == all["islands"][4]["tiles"][1]);
    const State masked = Yutaka::view(state, seat).state;
    CHECK(masked.player(1).hand.size() == 6);
    CHECK(masked.player(1).deck.size() == 8);
    CHECK(not_played(masked, 1, card("dagger_4")) == 1);
    CHECK(not_played(masked, 1, card("dagger_3")) == 0);
    CHECK(not_played(masked, 1, Card::dynamite) == 3);
    CHECK(reveal_cards_left(masked, 0) + reveal_cards_left(masked, 1) == 9);
  }
}

TEST_CASE("refusals say what is wrong, the first thing first", "[yutaka][R20][R24]") {
  Match<Yutaka> opening(position("F")), playing(position("M"));
  Match<Yutaka> turning = match_from(position("M"), {play_card("equipment_4", 1)});
  Match<Yutaka> over = match_from(position("L"), {play_card("equipment_4", 4), reveal(4, 2)});

  CHECK(refusal(opening, play_card("barnacle", 9)) == "must_reveal");
  CHECK(refusal(turning, play_card("dagger_3", 1)) == "must_reveal");
  CHECK(refusal(playing, reveal(9, 9)) == "must_play");
  for (const Json& move : {reveal(0, 0), play_card("idol_1", 0), Json{{"type", "pass"}}})
    CHECK(refusal(over, move) == "match_over");
  CHECK(refusal(opening, reveal(5, 0)) == "no_such_place");
  CHECK(refusal(opening, reveal(-1, 0)) == "no_such_place");
  CHECK(refusal(opening, reveal(0, 4)) == "no_such_place");
  CHECK(refusal(opening, reveal(0, 256)) == "no_such_place");
  CHECK(refusal(playing, play_card("barnacle", 5)) == "no_such_place");
  CHECK(refusal(turning, reveal(0, 0)) == "already_turned");
  CHECK(refusal(playing, play_card("barnacle", 1)) == "not_in_hand");
  CHECK(refusal(playing, play_card("crystal_4", 0)) == "not_in_hand");
  CHECK(refusal(playing, play_card("dagger_3", 0)) == "column_full");
  CHECK(refusal(playing, Json{{"type", "pass"}}) == "no_such_move");
  CHECK(playing.state() == position("M"));
}

TEST_CASE("a move in the wrong form is not read at all", "[yutaka][R20]") {
  const State state = position("M");
  for (const char* text :
       {"[]", "{}", R"({"type":3})", R"({"type":"reveal","island":0})",
        R"({"type":"reveal","island":"0","slot":0})", R"({"type":"reveal","island":0.5,"slot":0})",
        R"({"type":"play_card","card":7,"island":0})",
        R"({"type":"play_card","card":"dagger_3","island":1,"seat":0})"}) {
    INFO(text);
    const Json move = json(text);
    CHECK_FALSE(read_json(move, "", [&](const Reader& reader) {
                  return Yutaka::read_move(reader, state);
                }).has_value());
  }
}

}  // namespace flotilla::yutaka_test
