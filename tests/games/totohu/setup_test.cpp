// setup_test.cpp: how a match begins, and what can be agreed on before.
#include "core/catalog.hpp"
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

// The option that is refused, or nothing.
std::string refused_option(const char* options, int players) {
  const auto read = read_options<Totohu>(json(options), players);
  return read ? "" : read.error().where;
}

}  // namespace

TEST_CASE("one, two or three captains, and no more", "[totohu][R1][R56][R62]") {
  for (const int players : {1, 2, 3})
    CHECK(new_table("totohu", Json::object(), bots_at_table(players), 1).has_value());
  for (const int players : {0, 4})
    CHECK_FALSE(new_table("totohu", Json::object(), bots_at_table(players), 1).has_value());
}

TEST_CASE(
    "two fleets for one or two seats, three for three, six ships and "
    "cards in each",
    "[totohu][R2][R3][R5][R9][R10][R11]") {
  for (const int seats : {1, 2, 3}) {
    const State state = fresh(seats);
    CHECK(state.seats == seats);
    CHECK(state.fleet_count() == (seats == 3 ? 3 : 2));
    CHECK(Totohu::sides(state) == state.fleet_count());
    for (Seat fleet = 0; fleet < state.fleet_count(); ++fleet) {
      CHECK(state.fleet(fleet).commit == Ship::none);
      for (const Ship ship : all_ships) CHECK(state.vessel(fleet, ship) == Vessel{});
    }
    std::vector<Move> cards;
    for (Seat seat = 0; seat < seats; ++seat)
      for (const Ship ship : all_ships) cards.push_back(commit(seat, ship));
    CHECK(listed(state) == cards);
  }
}

TEST_CASE("a match begins with round 1, everybody is to choose, and seat 0 counts",
          "[totohu][R14][R15][Q10]") {
  for (const int seats : {1, 2, 3}) {
    const State state = fresh(seats, {}, 7);
    CHECK(state.turn == 1);
    CHECK(state.phase == Phase::commit);
    CHECK(state.counter == 0);
    CHECK(state.encounters.empty());
    CHECK(state.history.empty());
    CHECK(to_act(state) == (seats == 1   ? std::vector<Seat>{0}
                            : seats == 2 ? std::vector<Seat>{0, 1}
                                         : std::vector<Seat>{0, 1, 2}));
  }
}

TEST_CASE("the die lies ready where the Collector box needs it: for one captain",
          "[totohu][R7][R12][R62]") {
  CHECK(fresh(1).die.ship == Ship::none);
  const State solo = after_meeting(fresh(1), {Ship::hunter});
  CHECK(solo.die.ship != Ship::none);
  CHECK(solo.die.faces.size() == 1);
  CHECK(after_meeting(fresh(2), {Ship::hunter, Ship::hunter}).die == Die{});
}

TEST_CASE("what is agreed on before the start stays so", "[totohu][R13]") {
  CHECK(refused_option(R"({"hidden_treasure":true,"blind":true})", 2).empty());
  CHECK(refused_option(R"({"hidden_treasure":true,"blind":true})", 3).empty());
  CHECK(refused_option(R"({"hidden_treasure":true})", 1).empty());
  CHECK(refused_option(R"({"hidden_treasure":1})", 2) == "options.hidden_treasure");
  CHECK(refused_option(R"({"blind":"yes"})", 2) == "options.blind");
  CHECK(refused_option(R"({"fog":true})", 2) == "options.fog");
  // The options of the state have all three keys.
  CHECK(Totohu::options_json(fresh(2).options) ==
        json(R"({"hidden_treasure":false,"blind":false,"opponent":"player"})"));
  random_match(fresh(3, with_treasure), 1, [](const Match<Totohu>& match) {
    if (match.state().options != with_treasure) FAIL("the options changed");
  });
}

TEST_CASE("the opponent is the die for one captain, and a player otherwise", "[totohu][R13][R62]") {
  const auto opponent = [](int players) {
    return required(read_options<Totohu>(Json::object(), players)).opponent;
  };
  CHECK(opponent(1) == Opponent::dice);
  CHECK(opponent(2) == Opponent::player);
  CHECK(opponent(3) == Opponent::player);
  CHECK(refused_option(R"({"opponent":"dice"})", 1).empty());
  CHECK(refused_option(R"({"opponent":"player"})", 1) == "options.opponent");
  CHECK(refused_option(R"({"opponent":"dice"})", 2) == "options.opponent");
  CHECK(refused_option(R"({"opponent":"dice"})", 3) == "options.opponent");
  CHECK(refused_option(R"({"opponent":"kraken"})", 2) == "options.opponent");
}

TEST_CASE("nobody plays blind against the die", "[totohu][Q28]") {
  CHECK(refused_option(R"({"blind":true})", 1) == "options.blind");
  CHECK(refused_option(R"({"blind":false})", 1).empty());
}

TEST_CASE("nothing in the setup is left to chance", "[totohu][R9]") {
  for (const int seats : {1, 2, 3}) {
    State other = fresh(seats, {}, 2);
    other.rng = fresh(seats, {}, 1).rng;
    CHECK(other == fresh(seats, {}, 1));
  }
}

}  // namespace flotilla::totohu_test
