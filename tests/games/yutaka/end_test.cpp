// end_test.cpp: the end of a match and its counting.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {
namespace {

const std::vector<Json> last_card_and_tile = {play_card("equipment_4", 4), reveal(4, 2)};

Match<Yutaka> finished() {
  return match_from(position("L"), last_card_and_tile);
}

// A finished match of our own making: these tiles, these columns, everything turned.
State counted(const std::vector<std::pair<Tile, std::size_t>>& tiles_at_islands, State state) {
  std::array<std::size_t, island_count> next_slot{};
  for (Tile& tile : state.tiles) tile = {Kind::hidden, 0};
  for (const auto& [tile, island] : tiles_at_islands) {
    state.face_up |= tile_bit(island, next_slot[island]);
    state.tile(island, next_slot[island]++) = tile;
  }
  state.phase = Phase::over;
  state.to_act = nobody;
  return state;
}

}  // namespace

TEST_CASE("the match stops at once with the last tile, with cards left in hand", "[yutaka][R30]") {
  const Match<Yutaka> match = finished();
  CHECK(Yutaka::over(match.state()));
  CHECK(match.state().to_act == nobody);
  CHECK(match.legal_moves().empty());
  CHECK(match.state().player(0).hand.size() == 3);
  CHECK(match.state().player(1).hand.size() == 4);
}

TEST_CASE("after a Dynamite the one who turns the last tile plays no more, and nobody draws",
          "[yutaka][R30][Q11]") {
  // As in L, but with one Dynamite instead of Equipment left, and a card left in seat 0's deck.
  const State state = position("L", json(R"({
    "islands[4].columns[0]":["equipment_3","amphora_4","dynamite","crystal_2","equipment_4"],
    "islands[4].columns[1]":["equipment_3","idol_2"],
    "players[0].hand":["idol_1","idol_3","amphora_2","dynamite"]})"));
  const Match<Yutaka> match = match_from(state, {play_card("dynamite", 4), reveal(4, 2)});
  CHECK(match.steps().back().move.seat == 1);
  CHECK(Yutaka::over(match.state()));
  CHECK(match.state().turn == 41);
  const auto names = types(last_events(match));
  CHECK(std::ranges::count(names, "card_drawn") == 0);
  CHECK(std::ranges::count(names, "turn_started") == 0);
}

TEST_CASE("it ends at once even if seat 1 has had one turn fewer", "[yutaka][R30][Q12]") {
  const State state = finished().state();
  int played[2] = {0, 0};
  for (const Seat seat : {Seat{0}, Seat{1}})
    for (const Card card : full_deck)
      played[seat] += card == Card::dynamite ? 0 : 1 - not_played(state, seat, card);
  for (const Seat seat : {Seat{0}, Seat{1}})
    played[seat] += 4 - not_played(state, seat, Card::dynamite);
  CHECK(played[0] == 21);
  CHECK(played[1] == 20);
  CHECK(Yutaka::over(state));
}

TEST_CASE("Y15: the tiles are given out island by island, kind by kind, each with its reason",
          "[yutaka][R31][R35][Q16][Q29]") {
  const Json events = last_events(finished());
  REQUIRE(events.size() == 21);
  CHECK(events[0]["type"] == "tile_revealed");
  CHECK(events[1] == json(R"({"type":"game_ended","turn":41})"));
  struct Row {
    int island;
    const char* kind;
    int points, first, second;
    Json winner;
    const char* reason;
  };
  const std::vector<Row> rows = {
      {0, "dagger", 12, 4, 5, 1, "majority"},      {0, "amphora", 4, 3, 0, 0, "only_claim"},
      {0, "crystal", 6, 3, 0, 0, "only_claim"},    {0, "equipment", 7, 10, 6, 1, "only_claim"},
      {1, "idol", 15, 6, 3, 0, "majority"},        {1, "amphora", 8, 1, 5, 1, "majority"},
      {1, "crystal", 11, 1, 4, 1, "majority"},     {2, "amphora", 2, 0, 2, 1, "only_claim"},
      {2, "crystal", 8, 0, 4, 1, "only_claim"},    {2, "equipment", 3, 5, 8, 1, "majority"},
      {3, "idol", 5, 0, 4, 1, "only_claim"},       {3, "dagger", 8, 4, 4, nullptr, "tie"},
      {3, "crystal", 4, 4, 0, 0, "only_claim"},    {3, "equipment", 8, 8, 12, 1, "only_claim"},
      {4, "dagger", 4, 0, 0, nullptr, "no_claim"}, {4, "amphora", 10, 4, 0, 0, "only_claim"},
      {4, "crystal", 1, 2, 0, 0, "only_claim"},    {4, "equipment", 5, 13, 5, 0, "majority"}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Json& event = events[i + 2];
    const Row& row = rows[i];
    INFO(event.dump());
    CHECK(event["type"] == "tiles_awarded");
    CHECK(event["island"] == row.island);
    CHECK(event["kind"] == row.kind);
    CHECK(event["points"] == row.points);
    CHECK(event["strengths"] == Json::array({row.first, row.second}));
    CHECK(event["winner"] == row.winner);
    CHECK(event["reason"] == row.reason);
  }
  CHECK(events[8]["slots"] == json("[2,3]"));   // the reds, 9 and 2
  CHECK(events[11]["slots"] == json("[0,1]"));  // the greys, 2 and 1
  CHECK(events[20] == json(R"({"type":"match_result","winners":[1],"scores":[45,64],
                               "equipment_points":[5,18],"decided_by":"points"})"));
}

TEST_CASE("Dynamite counts nothing, neither in a kind nor in a column", "[yutaka][R32][Q10]") {
  CHECK(strength(column("dynamite dynamite")) == Strength{});
  CHECK(strength(column("equipment_2 dynamite equipment_1 dagger_2")).whole_column == 5);
  CHECK(claim_of(Kind::equipment, "equipment_1 dynamite", "equipment_1").reason == Reason::tie);
}

TEST_CASE("a precious tile needs a card of its kind; the higher sum of that kind wins it",
          "[yutaka][R33][R34][R37]") {
  for (const Kind kind : {Kind::idol, Kind::dagger, Kind::amphora, Kind::crystal}) {
    const std::string name(kind_names[kind]);
    const std::string other = kind == Kind::idol ? "dagger" : "idol";
    CHECK(claim_of(kind, name + "_1", other + "_4") == Claim{0, Reason::only_claim, {1, 0}});
    CHECK(claim_of(kind, name + "_4", name + "_2 " + name + "_3") ==
          Claim{1, Reason::majority, {4, 5}});
    CHECK(claim_of(kind, name + "_4", name + "_1 " + name + "_3") ==
          Claim{nobody, Reason::tie, {4, 4}});
    CHECK(claim_of(kind, other + "_4", other + "_1") == Claim{});
  }
}

TEST_CASE("no cards of a kind is no claim, equal sums are a tie; nobody wins either way",
          "[yutaka][R36][R45][Q16]") {
  CHECK(claim_of(Kind::dagger, "idol_1", "amphora_2").reason == Reason::no_claim);
  CHECK(claim_of(Kind::dagger, "dagger_1", "dagger_1").reason == Reason::tie);
  CHECK(claim_of(Kind::dagger, "idol_1", "amphora_2").winner == nobody);
  CHECK(claim_of(Kind::dagger, "dagger_1", "dagger_1").winner == nobody);
  CHECK(claim_of(Kind::equipment, "idol_4", "amphora_2") == Claim{});
}

TEST_CASE("Equipment tiles need an Equipment card; the only one wins without counting",
          "[yutaka][R38][R40][Q15]") {
  CHECK(claim_of(Kind::equipment, "equipment_1", "idol_4 dagger_4 crystal_4").winner == 0);
  CHECK(claim_of(Kind::equipment, "idol_4 dagger_4", "equipment_1 crystal_1") ==
        Claim{1, Reason::only_claim, {8, 2}});
  CHECK(claim_of(Kind::equipment, "equipment_2", "idol_2") ==
        Claim{0, Reason::only_claim, {2, 2}});  // equal sums do not matter either
}

TEST_CASE("if both have Equipment the whole columns decide, not the number of Equipment cards",
          "[yutaka][R39][R44][Q14]") {
  CHECK(claim_of(Kind::equipment, "equipment_2 dynamite equipment_1 dagger_2",
                 "crystal_3 amphora_2 equipment_2 dynamite crystal_1") ==
        Claim{1, Reason::majority, {5, 8}});
  // Every number counts, of kinds that no tile there has too.
  CHECK(claim_of(Kind::equipment, "equipment_1 idol_4", "equipment_4") ==
        Claim{0, Reason::majority, {5, 4}});
}

TEST_CASE("equal columns with Equipment on both sides discard the Equipment tiles alone",
          "[yutaka][R41][Q13]") {
  const State state = counted({{{Kind::equipment, 8}, 0}, {{Kind::idol, 15}, 0}},
                              island_with("equipment_1 idol_3", "equipment_4"));
  CHECK(claim(state, 0, Kind::equipment) == Claim{nobody, Reason::tie, {4, 4}});
  CHECK(owner(state, 0, 0) == nobody);
  CHECK(owner(state, 0, 1) == 0);
}

TEST_CASE(
    "Equipment adds nothing to a precious kind, and precious cards make no claim on Equipment",
    "[yutaka][Q34]") {
  CHECK(claim_of(Kind::idol, "idol_1 equipment_4", "idol_2") == Claim{1, Reason::majority, {1, 2}});
  CHECK(claim_of(Kind::equipment, "idol_4 dagger_4 amphora_4", "crystal_4") == Claim{});
}

TEST_CASE("a kind's tiles go together to one side, or to nobody: no split, no consolation",
          "[yutaka][R35][Q36]") {
  const auto two_reds = [](const char* side_0, const char* side_1) {
    return score(counted({{{Kind::crystal, 9}, 1}, {{Kind::crystal, 2}, 1}},
                         island_with(side_0, side_1, 1)))
        .points;
  };
  CHECK(two_reds("crystal_4", "crystal_3") == BothSeats{11, 0});
  CHECK(two_reds("crystal_3", "crystal_4") == BothSeats{0, 11});
  CHECK(two_reds("crystal_4", "crystal_4") == BothSeats{0, 0});
}

TEST_CASE("the order of the cards in a column does not matter", "[yutaka][Q35]") {
  const State state = finished().state();
  State reversed = state;
  for (Player& player : reversed.players)
    for (Column& cards : player.columns) std::reverse(cards.begin(), cards.end());
  REQUIRE_FALSE(reversed == state);
  CHECK(Yutaka::outcome(reversed) == Yutaka::outcome(state));
  for (std::size_t island = 0; island < 5; ++island)
    for (std::size_t slot = 0; slot < 4; ++slot)
      CHECK(owner(reversed, island, slot) == owner(state, island, slot));
}

TEST_CASE("discarded tiles stay on their island without an owner, and nothing is lost",
          "[yutaka][R36][Q19]") {
  const Json state = Yutaka::state_json(finished().state());
  CHECK(state["islands"][3]["tiles"].size() == 4);
  CHECK(state["islands"][3]["tiles"][3] ==
        json(R"({"kind":"dagger","value":8,"face_up":true,"owner":null})"));
  int points = 0;
  for (const Json& player : state["players"]) points += player["points"].get<int>();
  CHECK(points == 45 + 64);
  for (const Json& tile : state["set_aside"]) points += tile["value"].get<int>();
  for (const Json& island : state["islands"])
    for (const Json& tile : island["tiles"])
      if (tile["owner"].is_null()) points += tile["value"].get<int>();
  CHECK(points == 150);
}

TEST_CASE("the higher total wins", "[yutaka][R42]") {
  const auto outcome = Yutaka::outcome(finished().state());
  REQUIRE(outcome.has_value());
  CHECK(outcome->winners == SeatList{1});
  CHECK(outcome->scores == FixedVector<std::int16_t, max_seats>{45, 64});
  CHECK_FALSE(Yutaka::outcome(position("L")).has_value());
}

TEST_CASE(
    "equal totals: more points in Equipment tiles win, so that there is one winner; one tile "
    "of 8 beats three worth 6",
    "[yutaka][R43][R50][Q17]") {
  State state;
  state.players[0].columns[0] = column("equipment_1");
  state.players[1].columns[1] = column("equipment_1 amphora_1");
  state = counted({{{Kind::equipment, 8}, 0},
                   {{Kind::equipment, 3}, 1},
                   {{Kind::equipment, 2}, 1},
                   {{Kind::equipment, 1}, 1},
                   {{Kind::amphora, 2}, 1}},
                  state);
  const Score total = score(state);
  CHECK(total.points == BothSeats{8, 8});
  CHECK(total.equipment_points == BothSeats{8, 6});
  CHECK(total.winners == SeatList{0});
  CHECK(total.decided_by == DecidedBy::equipment);
}

TEST_CASE("equal in Equipment points too: the win is shared", "[yutaka][R50][Q18]") {
  const Score total = score(counted({{{Kind::idol, 10}, 0}, {{Kind::amphora, 10}, 0}},
                                    island_with("idol_1", "amphora_1")));
  CHECK(total.points == BothSeats{10, 10});
  CHECK(total.winners == SeatList{0, 1});
  CHECK(total.decided_by == DecidedBy::shared);
}

TEST_CASE("Y6: the five unused tiles are unknown during the match and shown after it",
          "[yutaka][R46][Q21]") {
  const Json before = view_json(position("L"), 0);
  for (const Json& tile : before["set_aside"])
    CHECK(tile == json(R"({"kind":null,"value":null})"));
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    Json seen = view_json(finished().state(), seat);
    Json all = Yutaka::state_json(finished().state());
    CHECK(seen["set_aside"] == all["set_aside"]);
    CHECK(seen["rng"].is_null());
    seen.erase("rng");
    all.erase("rng");
    CHECK(seen == all);
  }
}

}  // namespace flotilla::yutaka_test
