// encounters_test.cpp: a round of two fleets: the count, the cards, and the ships that meet.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

// What a ship has more than when it was fresh.
Effect gained(const Vessel& vessel) {
  return {vessel.hits, vessel.anchors, vessel.cannons, vessel.deck};
}

// Both ships after they have met for the first time, the one of seat 0 first.
std::array<Vessel, 2> meeting(Ship a, Ship b) {
  const State state = after_meeting(fresh(2), {a, b});
  return {state.vessel(0, a), state.vessel(1, b)};
}

}  // namespace

TEST_CASE("all play at the same moment: nothing happens before the last card is played",
          "[totohu][R2][R15][R16][Q11]") {
  for (const Seat first : {Seat{0}, Seat{1}}) {
    const Seat second = static_cast<Seat>(1 - first);
    Match<Totohu> match(fresh(2));
    play(match, commit(first, Ship::pirate_4));
    State waiting = fresh(2);
    waiting.fleet(first).commit = Ship::pirate_4;
    waiting.acting = static_cast<std::uint8_t>(1 << second);
    CHECK(match.state() == waiting);
    CHECK(last_events(match) == EventList{Committed{first}});
    play(match, commit(second, Ship::pirate_4));
    CHECK(match.state().turn == 2);
    CHECK(match.state().fleet(0).commit == Ship::none);
    CHECK(match.state().fleet(1).commit == Ship::none);
    CHECK(match.state().vessel(first, Ship::pirate_4).hits == 1);
  }
}

TEST_CASE("the order in which the cards come in changes nothing", "[totohu][R15][Q11]") {
  for (const Ship a : all_ships)
    for (const Ship b : all_ships)
      CHECK(after(fresh(2), {commit(0, a), commit(1, b)}) ==
            after(fresh(2), {commit(1, b), commit(0, a)}));
}

TEST_CASE("V1: a card that is played stays secret until all are", "[totohu][R15][Q11]") {
  for (const Options& options : {open_game, blind_game}) {
    const State state = after(fresh(2, options), {commit(0, Ship::pirate_5)});
    CHECK(Totohu::view(state, 1).state.fleet(0).commit == Ship::none);
    CHECK(Totohu::view(state, nobody).state.fleet(0).commit == Ship::none);
    CHECK(Totohu::view(state, 0).state.fleet(0).commit == Ship::pirate_5);
    for (const Seat seat : {nobody, Seat{0}, Seat{1}})
      CHECK(to_act(Totohu::view(state, seat).state) == std::vector<Seat>{1});
    CHECK(view_json(state, 1)["players"][0]["commit"].is_null());
    CHECK(view_json(state, 1)["to_act"] == json("[1]"));
    CHECK(view_json(state, 0)["players"][0]["commit"] == "pirate_5");
    // What others chose makes no difference to what a seat sees.
    CHECK(Totohu::view(state, 1) ==
          Totohu::view(after(fresh(2, options), {commit(0, Ship::hunter)}), 1));
  }
}

TEST_CASE("a card cannot be played twice, nor one of another fleet, nor one that nobody has",
          "[totohu][R15][Q11]") {
  const State state = after(fresh(2), {commit(0, Ship::pirate_4)});
  CHECK(refused(state, commit(0, Ship::pirate_4)) == "already_chosen");
  CHECK(refused(state, commit(0, Ship::hunter)) == "already_chosen");
  CHECK(refused(state, commit(1, Ship::none)) == "no_such_ship");
  CHECK(refused(state, fire(1)) == "must_commit");
  CHECK(refused(state, pick(1, Pair::p01)) == "must_commit");
}

TEST_CASE("every pair of ships is looked up on the board: all 36", "[totohu][R16][R17][R19][Q3]") {
  for (const Ship a : all_ships)
    for (const Ship b : all_ships) {
      INFO(ship_names[a] << " meets " << ship_names[b]);
      const Match<Totohu> match = met(fresh(2), {a, b});
      const State& state = match.state();
      CHECK(gained(state.vessel(0, a)) == effect_on(a, b));
      CHECK(gained(state.vessel(1, b)) == effect_on(b, a));
      CHECK(state.history[0].encounters == took_place({{Pair::p01, scenario(a, b)}}));
      CHECK(state.history[0].ships == std::array<Ship, 3>{a, b, Ship::none});
      // No other ship has anything to do with it, and no token came from nowhere.
      for (const Ship ship : all_ships) {
        if (ship != a) CHECK(state.vessel(0, ship) == Vessel{});
        if (ship != b) CHECK(state.vessel(1, ship) == Vessel{});
      }
      CHECK_FALSE(Totohu::broken_total(state).has_value());
      CHECK(events_of<Encountered>(match.events()) ==
            std::vector{Encountered{Pair::p01, {a, b}, scenario(a, b)}});
    }
}

TEST_CASE("an encounter by itself does what the board says", "[totohu][R17][Q3]") {
  for (const Ship a : all_ships)
    for (const Ship b : all_ships) {
      INFO(ship_names[a] << " meets " << ship_names[b]);
      State state = fresh(2);
      state.fleet(0).commit = a;
      state.fleet(1).commit = b;
      state.acting = 0;
      state.encounters = took_place({{Pair::p01, EncounterOutcome::pending}});
      resolve(state, state.encounters[0], scenario(a, b), nullptr);
      CHECK(state.encounters == took_place({{Pair::p01, scenario(a, b)}}));
      CHECK(gained(state.vessel(0, a)) == effect_on(a, b));
      CHECK(gained(state.vessel(1, b)) == effect_on(b, a));
      const Effect sum_0 = effect_on(a, b), sum_1 = effect_on(b, a);
      CHECK(state.supply.hits == 33 - sum_0.hits - sum_1.hits);
      CHECK(state.supply.anchors == 15 - sum_0.anchors - sum_1.anchors);
      CHECK(state.supply.cannons == 19 - sum_0.cannons - sum_1.cannons);
      CHECK(state.supply.barrels == 34 - sum_0.barrels - sum_1.barrels);
    }
}

TEST_CASE("a hit goes from the stock to a free circle of the ship that is hit", "[totohu][R18]") {
  const State state = Position(2).with(1, Ship::merchant_5, {.hits = 2, .deck = 1}).ready();
  const Match<Totohu> match = met(state, {Ship::pirate_4, Ship::merchant_5});
  CHECK(match.state().vessel(1, Ship::merchant_5).hits == 3);
  CHECK(match.state().supply.hits == state.supply.hits - 1);
  CHECK(events_of<WasHit>(match.events()) == std::vector{WasHit{1, Ship::merchant_5, 3}});
  CHECK(match.state().vessel(1, Ship::merchant_5).at_sea());
}

TEST_CASE("a pirate fires at any merchant: a hit for one, a cannon for the other",
          "[totohu][R20][R21]") {
  for (const Ship pirate : {Ship::pirate_4, Ship::pirate_5})
    for (const Ship merchant : {Ship::merchant_3, Ship::merchant_4, Ship::merchant_5}) {
      CHECK(meeting(pirate, merchant) == std::array{Vessel{.cannons = 1}, Vessel{.hits = 1}});
      CHECK(meeting(merchant, pirate) == std::array{Vessel{.hits = 1}, Vessel{.cannons = 1}});
    }
}

TEST_CASE("the stronger pirate gets a cannon and the weaker a hit, equals a hit each",
          "[totohu][R22][R23]") {
  const Vessel hit{.hits = 1}, armed{.cannons = 1};
  CHECK(meeting(Ship::pirate_5, Ship::pirate_4) == std::array{armed, hit});
  CHECK(meeting(Ship::pirate_4, Ship::pirate_5) == std::array{hit, armed});
  CHECK(meeting(Ship::pirate_4, Ship::pirate_4) == std::array{hit, hit});
  CHECK(meeting(Ship::pirate_5, Ship::pirate_5) == std::array{hit, hit});
}

TEST_CASE("the strength of a pirate is printed: cannons on board do not count", "[totohu][Q4]") {
  const State state = Position(2)
                          .with(0, Ship::pirate_4, {.cannons = 3})
                          .with(0, Ship::pirate_5, {.hits = 3})
                          .with(1, Ship::pirate_4, {.hits = 1})
                          .ready();
  CHECK(after_meeting(state, {Ship::pirate_4, Ship::pirate_5}).vessel(0, Ship::pirate_4).hits == 1);
  CHECK(after_meeting(state, {Ship::pirate_5, Ship::pirate_4}).vessel(0, Ship::pirate_5) ==
        Vessel{.hits = 3, .cannons = 1});
  const State equals = after_meeting(state, {Ship::pirate_4, Ship::pirate_4});
  CHECK(equals.vessel(0, Ship::pirate_4) == Vessel{.hits = 1, .cannons = 3});
  CHECK(equals.vessel(1, Ship::pirate_4) == Vessel{.hits = 2});
}

TEST_CASE("a hunter hits pirates, escorts merchants, and adds an anchor every time",
          "[totohu][R24][R27][R28][R30]") {
  const Vessel trip{.anchors = 1};
  for (const Ship pirate : {Ship::pirate_4, Ship::pirate_5})
    CHECK(meeting(Ship::hunter, pirate) == std::array{trip, Vessel{.hits = 1}});
  for (const Ship merchant : {Ship::merchant_3, Ship::merchant_4, Ship::merchant_5})
    CHECK(meeting(merchant, Ship::hunter) == std::array{Vessel{}, trip});
  CHECK(meeting(Ship::hunter, Ship::hunter) == std::array{trip, trip});
  // In every variant; with Hidden Treasure the barrel moves, but none is gained.
  for (const Options& options : {open_game, with_treasure, blind_game, blind_with_treasure}) {
    const State state = Position(2, options).with(0, Ship::merchant_4, {.deck = 1}).ready();
    Match<Totohu> match = met(state, {Ship::merchant_4, Ship::hunter});
    if (options.hidden_treasure) play(match, hide(0));
    CHECK(match.state().vessel(1, Ship::hunter).anchors == 1);
    CHECK(match.state().supply.barrels == state.supply.barrels);
    CHECK(match.state().vessel(0, Ship::merchant_4).treasure() == 1);
  }
}

TEST_CASE("merchants trade a barrel each, and a 5 takes one more from a 3 or 4",
          "[totohu][R25][R26][Q5]") {
  const auto barrels = [](Ship a, Ship b) {
    const auto ships = meeting(a, b);
    return std::pair<int, int>(ships[0].deck, ships[1].deck);
  };
  using Barrels = std::pair<int, int>;
  for (const Ship ship : {Ship::merchant_3, Ship::merchant_4}) {
    CHECK(barrels(ship, ship) == Barrels{1, 1});
    CHECK(barrels(ship, Ship::merchant_5) == Barrels{1, 2});
    CHECK(barrels(Ship::merchant_5, ship) == Barrels{2, 1});
  }
  CHECK(barrels(Ship::merchant_3, Ship::merchant_4) == Barrels{1, 1});
  CHECK(barrels(Ship::merchant_4, Ship::merchant_3) == Barrels{1, 1});
  CHECK(barrels(Ship::merchant_5, Ship::merchant_5) == Barrels{1, 1});
}

TEST_CASE("with one free space a merchant 5 takes one barrel, goes home and leaves the other",
          "[totohu][R26][Q6]") {
  for (const Options& options : {open_game, with_treasure}) {
    const State state = Position(2, options).with(1, Ship::merchant_5, {.deck = 4}).ready();
    const Match<Totohu> match = met(state, {Ship::merchant_3, Ship::merchant_5});
    CHECK(match.state().vessel(1, Ship::merchant_5) ==
          Vessel{.deck = 5, .status = Status::in_port});
    CHECK(match.state().supply.barrels == state.supply.barrels - 2);
    CHECK(last_events(match) ==
          EventList{
              Committed{1}, Revealed{{Ship::merchant_3, Ship::merchant_5}},
              Encountered{Pair::p01, {Ship::merchant_3, Ship::merchant_5}, EncounterOutcome::trade},
              Gained{0, Ship::merchant_3, Token::barrel, 1},
              Gained{1, Ship::merchant_5, Token::barrel, 1}, BarrelRefused{1, Ship::merchant_5},
              LeftForPort{1, Ship::merchant_5}, RoundStarted{2, 1}});
  }
}

TEST_CASE("the events of a round: cards, encounter, hits, gains, and who counts next",
          "[totohu][R15][R18][R22][R31]") {
  CHECK(last_events(met(fresh(2), {Ship::pirate_4, Ship::pirate_5})) ==
        EventList{Committed{1}, Revealed{{Ship::pirate_4, Ship::pirate_5}},
                  Encountered{Pair::p01, {Ship::pirate_4, Ship::pirate_5}, EncounterOutcome::duel},
                  WasHit{0, Ship::pirate_4, 1}, Gained{1, Ship::pirate_5, Token::cannon, 1},
                  RoundStarted{2, 1}});
  // Lower seat first, hits before gains.
  CHECK(
      last_events(met(fresh(2), {Ship::pirate_5, Ship::merchant_3})) ==
      EventList{Committed{1}, Revealed{{Ship::pirate_5, Ship::merchant_3}},
                Encountered{Pair::p01, {Ship::pirate_5, Ship::merchant_3}, EncounterOutcome::fire},
                WasHit{1, Ship::merchant_3, 1}, Gained{0, Ship::pirate_5, Token::cannon, 1},
                RoundStarted{2, 1}});
}

TEST_CASE("after each round the next player counts, and everybody chooses again",
          "[totohu][R31][Q10][Q12]") {
  Match<Totohu> match(fresh(2));
  for (int round = 1; round <= 6; ++round) {
    CHECK(match.state().turn == round);
    CHECK(match.state().counter == (round - 1) % 2);
    CHECK(to_act(match.state()) == std::vector<Seat>{0, 1});
    CHECK(match.legal_moves().size() == 12);
    commit_all(match, {Ship::hunter, Ship::hunter});
    CHECK(match.state().history.back().counter == (round - 1) % 2);
    CHECK(match.state().history.back().turn == round);
  }
}

TEST_CASE("cards come back to the hand: a hunter sails seven times in a row",
          "[totohu][R35][Q12]") {
  Match<Totohu> match(fresh(2));
  for (int trip = 1; trip <= 7; ++trip) {
    CHECK(match.state().vessel(0, Ship::hunter).at_sea());
    commit_all(match, {Ship::hunter, Ship::merchant_5});
    CHECK(match.state().vessel(0, Ship::hunter).anchors == trip);
  }
  CHECK(match.state().vessel(0, Ship::hunter).status == Status::in_port);
  CHECK(refused(match.state(), commit(0, Ship::hunter)) == "not_at_sea");
}

}  // namespace flotilla::totohu_test
