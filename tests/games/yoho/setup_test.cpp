// setup_test.cpp: how a match begins: the sea, the piles, the tokens, captains and lairs.
#include <map>
#include <set>

#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// The captains are chosen, each the first that is left.
State with_captains(int seats) {
  State state = fresh(seats);
  for (Seat seat = 0; seat < seats; ++seat) state = after(state, {listed(state)[0]});
  return state;
}

}  // namespace

TEST_CASE("two to four captains play", "[yoho][R2]") {
  CHECK(Yoho::info.min_seats == 2);
  CHECK(Yoho::info.max_seats == 4);
  for (const int seats : {2, 3, 4}) CHECK(Yoho::seats(fresh(seats)) == seats);
}

TEST_CASE("sixteen cards are the sea and 23 the pile, every card once, every Compass side up",
          "[yoho][R4][R5][R6]") {
  for (const int seats : {2, 3, 4}) {
    const State state = fresh(seats);
    std::set<int> cards = {state.sea_next.card};
    CHECK(state.sea_next.face == face_of(state.sea_next.card, Side::compass));
    for (const Tile& tile : state.grid) {
      CHECK(tile.side == Side::compass);
      CHECK(tile.face == face_of(tile.card, Side::compass));
      CHECK_FALSE(tile.seen);
      cards.insert(tile.card);
    }
    CHECK(cards.size() == 17);
    CHECK(state.sea_deck.size() == 22);
    cards.insert(state.sea_deck.begin(), state.sea_deck.end());
    CHECK(cards.size() == sea_card_count);
    CHECK(*cards.begin() == 1);
    CHECK(*cards.rbegin() == 39);
    CHECK(state.sea_discard.empty());
  }
}

TEST_CASE("which card lies where, and how it is turned, is left to chance", "[yoho][R4][R5]") {
  constexpr int matches = 4000;
  std::map<int, int> first, last, next;
  std::map<int, int> turns;
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    const State state = fresh(2, seed);
    ++first[state.tile(0).card];
    ++last[state.tile(15).card];
    ++next[state.sea_next.card];
    for (const Tile& tile : state.grid) ++turns[tile.rot];
  }
  for (const auto& cards : {first, last, next}) {
    CHECK(cards.size() == sea_card_count);
    for (const auto& [card, count] : cards) CHECK(std::abs(count - matches / 39) < 50);
  }
  for (int rot = 0; rot < 4; ++rot) CHECK(std::abs(turns[rot] - 4 * matches) < 600);
}

TEST_CASE("everybody is dealt three Maps at random; the others are the pile", "[yoho][R7][R8]") {
  std::map<Card, int> dealt;
  for (std::uint64_t seed = 0; seed < 700; ++seed)
    for (const int seats : {2, 3, 4}) {
      const State state = fresh(seats, seed);
      REQUIRE(state.map_deck.size() == map_count - hand_size * static_cast<std::size_t>(seats));
      REQUIRE(state.map_discard.empty());
      for (Seat seat = 0; seat < seats; ++seat) {
        const auto hand = hand_of(state, seat);
        REQUIRE(hand.size() == hand_size);
        REQUIRE(std::ranges::is_sorted(hand));
        for (const Card map : hand) ++dealt[map];
      }
    }
  // 18,900 cards, of each kind as many as it has among the 21.
  for (const Card map : all_maps) {
    INFO(card_names[map]);
    CHECK(std::abs(dealt[map] - 900 * map_counts[index(map)]) < 200);
  }
}

TEST_CASE("four, six or eight coins for two, three or four players", "[yoho][R9]") {
  CHECK(fresh(2).reserve == 4);
  CHECK(fresh(3).reserve == 6);
  CHECK(fresh(4).reserve == 8);
}

TEST_CASE("everybody begins at home, with one Life, one cannonball and no coin",
          "[yoho][R15][Q29]") {
  for (const int seats : {2, 3, 4}) {
    const State state = fresh(seats);
    for (Seat seat = 0; seat < seats; ++seat) {
      CHECK(state.player(seat).ship == home);
      CHECK(state.player(seat).life == 1);
      CHECK(state.player(seat).cannonballs == 1);
      CHECK(state.player(seat).coins == 0);
    }
    CHECK(state.life_supply == 8 - seats);
    CHECK(state.cannonball_supply == 8 - seats);
  }
}

TEST_CASE("captains are chosen seat by seat, none of them twice; nobody is asked for Basics",
          "[yoho][R12][R25]") {
  State state = fresh(4);
  for (Seat seat = 0; seat < 4; ++seat) {
    CHECK(state.phase == Phase::choose_captain);
    CHECK(Yoho::to_act(state) == SeatList{seat});
    CHECK(listed(state).size() == 4u - static_cast<std::size_t>(seat));
    const Captain captain = all_captains[3u - static_cast<std::size_t>(seat)];
    state = after(state, {ChooseCaptain{captain}});
    CHECK(state.player(seat).captain == captain);
  }
  CHECK(state.phase == Phase::place_lair);
  // Both Basics are in hand from the first turn on.
  const State playing = Position().ship(0, 8);
  CHECK(playable(playing, Card::basic_net));
  CHECK(playable(playing, Card::basic_movement));
}

TEST_CASE("the first lair lies against any card at any edge, each other one on an edge of its own",
          "[yoho][R13][R14][Q2]") {
  State state = with_captains(4);
  std::vector<Edge> taken;
  for (const Edge edge : {Edge::south, Edge::east, Edge::north, Edge::west}) {
    const auto lairs = listed_of<PlaceLair>(state);
    CHECK(lairs.size() == 4 * (4 - taken.size()));
    for (const PlaceLair& place : lairs) {
      CHECK(std::ranges::count(taken, place.lair.edge) == 0);
      CHECK(std::ranges::count(lairs, place) == 1);
    }
    taken.push_back(edge);
    CHECK(Yoho::to_act(state) == SeatList{static_cast<Seat>(taken.size() - 1)});
    state = after(state, {PlaceLair{{edge, 2}}});
  }
  CHECK(state.player(0).front() == 14);
  CHECK(state.player(1).front() == 11);
  CHECK(state.player(2).front() == 2);
  CHECK(state.player(3).front() == 8);
}

TEST_CASE("seat 0 chooses first and has the first turn", "[yoho][R11][Q30]") {
  for (const int seats : {2, 3, 4}) {
    State state = fresh(seats);
    CHECK(Yoho::to_act(state) == SeatList{0});
    CHECK(state.turn == 0);
    state = with_captains(seats);
    CHECK(Yoho::to_act(state) == SeatList{0});
    Match<Yoho> match(state);
    for (Seat seat = 0; seat < seats; ++seat) play(match, match.legal_moves()[0]);
    CHECK(match.state().phase == Phase::play);
    CHECK(match.state().turn == 1);
    CHECK(Yoho::to_act(match.state()) == SeatList{0});
    CHECK(told<TurnStarted>(match) == std::vector{TurnStarted{0, 1}});
  }
}

TEST_CASE("three players set up their match", "[yoho][R6][R7][R8][R9][R12][R13][R14][R15]") {
  const Moves captains = {ChooseCaptain{Captain::nightshade}, ChooseCaptain{Captain::draken},
                          ChooseCaptain{Captain::searose}};
  const Moves lairs = {PlaceLair{{Edge::north, 0}}, PlaceLair{{Edge::south, 3}},
                       PlaceLair{{Edge::west, 2}}};
  CHECK(refused(after(fresh(3), {captains[0]}), captains[0]) == "captain_taken");
  CHECK(refused(after(fresh(3), captains + Moves{lairs[0]}), PlaceLair{{Edge::north, 1}}) ==
        "edge_taken");
  const State state = after(fresh(3), captains + lairs);
  CHECK(state.phase == Phase::play);
  CHECK(state.active == 0);
  CHECK(state.turn == 1);
  CHECK(state.reserve == 6);
  CHECK(state.life_supply == 5);
  CHECK(state.cannonball_supply == 5);
  for (Seat seat = 0; seat < 3; ++seat) CHECK(hand_of(state, seat).size() == 3);
  CHECK(state.map_deck.size() == 12);
  CHECK(state.sea_deck.size() == 22);
  CHECK(state.player(2).captain == Captain::searose);
  CHECK(state.player(2).front() == 8);
}

}  // namespace flotilla::yoho_test
