// movement_test.cpp: where a ship can sail, and where it cannot.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

bool can_sail(const State& state, int to) {
  return contains(reachable(state, state.active), to);
}

FixedVector<std::int8_t, cell_count + 1> path_of(const State& state, int to) {
  const auto voyages = told<ShipSailed>(match_from(state, sail_to(to)));
  REQUIRE(voyages.size() == 1);
  return voyages[0].path;
}

using Path = decltype(path_of(State{}, 0));

}  // namespace

TEST_CASE("a voyage is as long as one likes: every place that open water leads to, and no other",
          "[yoho][R28][R48]") {
  CHECK(sails(Position()) == std::vector{0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15});
  const State state = after(Position(), sail_to(15));
  CHECK(state.player(0).ship == 15);
  CHECK(state.phase == Phase::play);
  // It was the one voyage of that card.
  CHECK(refused(state, Sail{4}) == "must_play");
}

TEST_CASE("the Map Movement is the same as the Basic, and both can be played", "[yoho][R40]") {
  const State state = Position().hand(0, {Card::movement});
  CHECK(sails(state, Card::movement) == sails(state));
  const State there = after(state, sail_to(6) + sail_to(0, Card::movement));
  CHECK(there.player(0).ship == 0);
}

TEST_CASE("water must be open on both sides of where two cards meet", "[yoho][Q1]") {
  // The tee at 5 is open to the chest at 1, which is closed to it until it is turned round.
  const Position position = Position().lay(4, Face::sea_straight).ship(0, 5);
  CHECK(sails(position) == std::vector{6});
  CHECK(can_sail(Position(position).turn_card(1, 2), 1));
}

TEST_CASE("currents are sailed both ways", "[yoho][Q1]") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    State state = fresh(2, seed);
    state.player(0).lair = {Edge::west, 0};
    std::array<PlaceSet, cell_count> from;
    for (std::int8_t cell = 0; cell < cell_count; ++cell) {
      state.player(0).ship = cell;
      from[static_cast<std::size_t>(cell)] = reachable(state, 0);
    }
    for (int a = 0; a < cell_count; ++a)
      for (int b = 0; b < cell_count; ++b)
        if (contains(from[static_cast<std::size_t>(a)], b) !=
            contains(from[static_cast<std::size_t>(b)], a))
          FAIL("one way from " << a << " to " << b);
  }
  SUCCEED();
}

TEST_CASE("a ship leaves its lair where the card in front is open towards it", "[yoho][R49]") {
  for (int rot = 0; rot < 4; ++rot) {
    // A corner is open to the west when it was turned by two or three quarters.
    const State state = Position().lay(4, Face::sea_corner, rot);
    CHECK(can_sail(state, 4) == (rot >= 2));
    CHECK(playable(state, Card::basic_movement) == (rot >= 2));
  }
  for (const Face face : {Face::barrel, Face::reef})
    CHECK_FALSE(playable(Position().lay(4, face), Card::basic_movement));
}

TEST_CASE("a ship may come home the same way", "[yoho][R49][Q19]") {
  CHECK(sails(Position().ship(0, 0)).back() == home);
  Match<Yoho> match = match_from(Position().ship(0, 6), sail_to(home));
  CHECK(match.state().player(0).ship == home);
  CHECK_FALSE(can_sail(Position().ship(0, 0).lay(4, Face::sea_tee, 1), home));
}

TEST_CASE("nobody enters another lair", "[yoho][R50]") {
  // Next to the lair of seat 1, and the own lair shut: no place is a lair.
  const State state = Position().ship(0, 11).lay(4, Face::sea_tee, 1);
  for (const int place : sails(state)) CHECK(place != home);
  // The only home there is is the own one.
  CHECK(path_of(Position().ship(0, 11), home) == Path{11, 10, 9, 8, 4, home});
}

TEST_CASE("reefs and barrels block the way", "[yoho][R51][R52][R69][R91]") {
  for (const Face face : {Face::reef, Face::barrel}) {
    // Cell 8 is the only way to the east.
    const State state = Position().lay(8, face);
    CHECK(sails(state) == std::vector{0, 1, 4, 5, 6});
  }
}

TEST_CASE("a voyage goes by the sea as it lies at that moment", "[yoho][R53]") {
  const State state = Position();
  CHECK_FALSE(can_sail(state, 12));
  const State opened = after(state, swing_card(8));
  CHECK(can_sail(opened, 12));
  CHECK(after(opened, sail_to(12)).player(0).ship == 12);
  const State closed = after(state, swing_card(8, Direction::ccw) + sail_to(8));
  CHECK_FALSE(can_sail(closed, 9));
}

TEST_CASE("any number of ships may be on one card, and none is in the way", "[yoho][R54]") {
  const State state = Position(4).ship(1, 4).ship(2, 4).ship(3, 4);
  CHECK(sails(state) == sails(Position(4)));
  const State there = after(state, sail_to(4));
  for (Seat seat = 0; seat < 4; ++seat) CHECK(there.player(seat).ship == 4);
}

TEST_CASE("the way is a shortest one, to the north rather than east, south or west",
          "[yoho][R48]") {
  CHECK(path_of(Position(), 6) == Path{home, 4, 5, 6});
  CHECK(path_of(Position(), 15) == Path{home, 4, 8, 9, 10, 11, 15});
  // Two ways from 4 to 1, over 0 or over 5, and back.
  const State square = Position().ship(0, 4).turn_card(1, 2).turn_card(5, 0);
  CHECK(path_of(square, 1) == Path{4, 0, 1});
  CHECK(path_of(after(square, sail_to(1) + Moves{EndTurn{}, Done{}, EndTurn{}, Done{}}), 4) ==
        Path{1, 5, 4});
}

TEST_CASE("a ship caught in a reef sails nowhere, and is not reached", "[yoho][R91][R92][Q38]") {
  const State state = Position().lay(10, Face::reef).ship(0, 10);
  CHECK(reachable(state, 0) == 0);
  CHECK_FALSE(playable(state, Card::basic_movement));
  CHECK_FALSE(can_sail(Position().lay(10, Face::reef), 10));
}

}  // namespace flotilla::yoho_test
