// hidden_treasure_test.cpp: the hold: barrels that are hidden there, and barrels that are looted.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

constexpr std::array<Ship, 2> pirates = {Ship::pirate_4, Ship::pirate_5};
constexpr std::array<Ship, 3> merchants = {Ship::merchant_3, Ship::merchant_4, Ship::merchant_5};

// Seat 0's merchant meets seat 1's hunter.
Match<Totohu> escorted(const Vessel& merchant, const Options& options = with_treasure,
                       const Vessel& hunter = {}) {
  return met(Position(2, options)
                 .with(0, Ship::merchant_4, merchant)
                 .with(1, Ship::hunter, hunter)
                 .ready(),
             {Ship::merchant_4, Ship::hunter});
}

// Seat 1's pirate meets seat 0's merchant.
Match<Totohu> attacked(const Vessel& merchant, const Vessel& pirate,
                       const Options& options = with_treasure) {
  return met(Position(2, options)
                 .with(0, Ship::merchant_4, merchant)
                 .with(1, Ship::pirate_5, pirate)
                 .ready(),
             {Ship::merchant_4, Ship::pirate_5});
}

}  // namespace

TEST_CASE("without Hidden Treasure nobody is asked and every hold stays empty",
          "[totohu][R28][R45]") {
  CHECK(escorted({.deck = 2}, open_game).state().turn == 2);
  CHECK(attacked({.deck = 2}, {}, open_game).state().turn == 2);
  random_match(fresh(2), 5, [](const Match<Totohu>& match) {
    if (match.state().phase == Phase::hide || match.state().phase == Phase::attack)
      FAIL("somebody was asked");
    for (Seat seat = 0; seat < 2; ++seat)
      for (const Vessel& vessel : match.state().fleet(seat).ships)
        if (vessel.hold != 0) FAIL("a hold was used");
  });
}

TEST_CASE("a merchant that meets a hunter may move a barrel from its deck to its hold",
          "[totohu][R29][R45][R47][Q18]") {
  for (const Ship merchant : merchants) {
    const State state = Position(2, with_treasure).with(1, merchant, {.deck = 2}).ready();
    Match<Totohu> match = met(state, {Ship::hunter, merchant});
    CHECK(match.state().phase == Phase::hide);
    CHECK(match.legal_moves() == std::vector{hide(1), keep(1)});
    CHECK(to_act(match.state()) == std::vector<Seat>{1});
    // The choice comes before any effect.
    CHECK(match.state().vessel(0, Ship::hunter).anchors == 0);
    CHECK(match.state().encounters == took_place({{Pair::p01, EncounterOutcome::pending}}));
    play(match, hide(1));
    CHECK(match.state().vessel(1, merchant) == Vessel{.deck = 1, .hold = 1});
    CHECK(match.state().vessel(0, Ship::hunter).anchors == 1);
    CHECK(match.state().supply.barrels == state.supply.barrels);
    CHECK(match.state().history[0].encounters ==
          took_place({{Pair::p01, EncounterOutcome::stash}}));
    CHECK(last_events(match) ==
          EventList{Encountered{Pair::p01, {Ship::hunter, merchant}, EncounterOutcome::stash},
                    Stashed{1, merchant}, Gained{0, Ship::hunter, Token::anchor, 1},
                    RoundStarted{2, 1}});
  }
}

TEST_CASE("hiding is a choice: keep leaves the barrels on deck, the hunter has its anchor anyway",
          "[totohu][R27][R29][Q18]") {
  Match<Totohu> match = escorted({.deck = 3});
  play(match, keep(0));
  CHECK(match.state().vessel(0, Ship::merchant_4) == Vessel{.deck = 3});
  CHECK(match.state().vessel(1, Ship::hunter).anchors == 1);
  CHECK(match.state().history[0].encounters == took_place({{Pair::p01, EncounterOutcome::escort}}));
  CHECK_FALSE(happened<Stashed>(match.events()));
}

TEST_CASE("nobody is asked to hide with an empty deck or a full hold", "[totohu][R45][Q18]") {
  CHECK(escorted({.deck = 0}).state().turn == 2);
  CHECK(escorted({.deck = 2, .hold = 1}).state().turn == 2);
  CHECK(escorted({.deck = 1}).state().phase == Phase::hide);
  // Nobody else is asked: a merchant hides from hunters only, and only hunters escort.
  const State state = Position(2, with_treasure)
                          .with(0, Ship::merchant_4, {.deck = 2})
                          .with(1, Ship::merchant_4, {.deck = 2})
                          .ready();
  CHECK(after_meeting(state, {Ship::merchant_4, Ship::merchant_4}).turn == 2);
  CHECK(after_meeting(state, {Ship::hunter, Ship::hunter}).turn == 2);
  CHECK(after_meeting(state, {Ship::hunter, Ship::pirate_4}).turn == 2);
}

TEST_CASE("a barrel may be hidden from a hunter that sails home with it", "[totohu][Q18]") {
  Match<Totohu> match = escorted({.deck = 1}, with_treasure, {.anchors = 6});
  REQUIRE(match.state().phase == Phase::hide);
  play(match, hide(0));
  CHECK(match.state().vessel(1, Ship::hunter).status == Status::in_port);
  CHECK(match.state().vessel(0, Ship::merchant_4) == Vessel{.hold = 1});
}

TEST_CASE("hide and keep, fire and loot are for their moments only", "[totohu][R47][R48]") {
  const State hiding = escorted({.deck = 1}).state();
  CHECK(refused(hiding, fire(0)) == "must_hide");
  CHECK(refused(hiding, commit(1, Ship::hunter)) == "must_hide");
  const State attack = attacked({.deck = 1}, {}).state();
  CHECK(refused(attack, keep(1)) == "must_attack");
  CHECK(refused(attack, hide(1)) == "must_attack");
  CHECK(refused(fresh(2, with_treasure), loot(0)) == "must_commit");
  // Only the owner of the ship chooses.
  CHECK(Match<Totohu>(hiding).legal_moves(1).empty());
  CHECK(Match<Totohu>(attack).legal_moves(0).empty());
  MoveList<Totohu> list;
  Totohu::legal_moves(attack, list);
  CHECK_FALSE(list.contains(loot(0)));
}

TEST_CASE("a pirate may take a barrel from a merchant's deck instead of firing",
          "[totohu][R48][Q19]") {
  for (const Ship pirate : pirates)
    for (const Ship merchant : merchants) {
      const State state =
          Position(2, with_treasure).with(1, merchant, {.hits = 1, .deck = 2}).ready();
      Match<Totohu> match = met(state, {pirate, merchant});
      CHECK(match.state().phase == Phase::attack);
      // The owner of the pirate is asked, before any effect.
      CHECK(to_act(match.state()) == std::vector<Seat>{0});
      CHECK(match.legal_moves() == std::vector{fire(0), loot(0)});
      CHECK(match.state().vessel(1, merchant) == Vessel{.hits = 1, .deck = 2});
      play(match, loot(0));
      CHECK(match.state().vessel(0, pirate) == Vessel{.hold = 1});
      CHECK(match.state().vessel(1, merchant) == Vessel{.hits = 1, .deck = 1});
      CHECK(match.state().supply == state.supply);
      CHECK(last_events(match) ==
            EventList{Encountered{Pair::p01, {pirate, merchant}, EncounterOutcome::loot},
                      Looted{0, pirate, 1, merchant}, RoundStarted{2, 1}});
    }
}

TEST_CASE("a pirate that may loot may also fire", "[totohu][R20][R21][R48]") {
  Match<Totohu> match = attacked({.deck = 2}, {.cannons = 1});
  play(match, fire(1));
  CHECK(match.state().vessel(0, Ship::merchant_4) == Vessel{.hits = 1, .deck = 2});
  CHECK(match.state().vessel(1, Ship::pirate_5) == Vessel{.cannons = 2});
  CHECK(match.state().history[0].encounters == took_place({{Pair::p01, EncounterOutcome::fire}}));
}

TEST_CASE("with nothing on deck, or with a barrel on board already, the pirate fires unasked",
          "[totohu][R49][R50][R51][Q19]") {
  const auto fired = [](const Vessel& merchant, const Vessel& pirate) {
    const State state = attacked(merchant, pirate).state();
    CHECK(state.turn == 2);
    CHECK(state.vessel(0, Ship::merchant_4).hits == merchant.hits + 1);
    CHECK(state.vessel(0, Ship::merchant_4).deck == merchant.deck);
    CHECK(state.vessel(0, Ship::merchant_4).hold == merchant.hold);
    CHECK(state.vessel(1, Ship::pirate_5).cannons == pirate.cannons + 1);
    CHECK(state.vessel(1, Ship::pirate_5).hold == pirate.hold);
  };
  fired({.deck = 0}, {});
  fired({.deck = 2}, {.hold = 1});
  fired({.deck = 0, .hold = 1}, {});  // what lies in the hold cannot be taken in any way
}

TEST_CASE("a barrel in the hold is safe while there are others on deck", "[totohu][R51]") {
  Match<Totohu> match = attacked({.deck = 1, .hold = 1}, {});
  play(match, loot(1));
  CHECK(match.state().vessel(0, Ship::merchant_4) == Vessel{.deck = 0, .hold = 1});
}

TEST_CASE("the barrel of a pirate scores, is lost with it, and cannot be taken",
          "[totohu][R34][R50][Q20]") {
  const State state = Position(2, with_treasure)
                          .with(0, Ship::pirate_4, {.hits = 2, .cannons = 1, .hold = 1})
                          .ready();
  CHECK(score(state.fleet(0)) == 2);
  // The winner of a duel gets a cannon from the stock; the barrel goes down.
  const State duel = after_meeting(state, {Ship::pirate_4, Ship::pirate_5});
  CHECK(duel.vessel(1, Ship::pirate_5) == Vessel{.cannons = 1});
  CHECK(duel.vessel(0, Ship::pirate_4) == Vessel{.hits = 3, .status = Status::sunk});
  CHECK(duel.supply.barrels == state.supply.barrels + 1);
  CHECK(duel.supply.cannons == state.supply.cannons + 1 - 1);
  CHECK(score(duel.fleet(0)) == 0);
  // Nor may another pirate ask for it.
  const State broadside = after_meeting(state, {Ship::pirate_4, Ship::pirate_4});
  CHECK(broadside.turn == 2);
  CHECK(broadside.vessel(1, Ship::pirate_4) == Vessel{.hits = 1});
}

TEST_CASE("the hold is filled only until the ship leaves, by hiding or looting and nothing else",
          "[totohu][R46][Q6][Q21]") {
  // A merchant in port is not to be played, so its hold stays as it was.
  const State home = Position(2, with_treasure).with(0, Ship::merchant_3, {.deck = 3}).ready();
  CHECK(refused(home, commit(0, Ship::merchant_3)) == "not_at_sea");
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    std::array<int, 2> holds = {0, 0};
    random_match(fresh(2, with_treasure, seed), seed, [&](const Match<Totohu>& match) {
      if (match.steps().empty()) return;
      const EventList events = last_events(match);
      for (const Stashed& stashed : events_of<Stashed>(events))
        ++holds[static_cast<std::size_t>(stashed.seat)];
      for (const Looted& looted : events_of<Looted>(events))
        ++holds[static_cast<std::size_t>(looted.seat)];
      for (const ShipSunk& sunk : events_of<ShipSunk>(events)) {
        // Of what went down, the part that lay in the hold is not told apart: count what is left.
        auto& count = holds[static_cast<std::size_t>(sunk.seat)];
        int left = 0;
        for (const Vessel& vessel : match.state().fleet(sunk.seat).ships) left += vessel.hold;
        if (count - left > 1 || count < left) FAIL("a hold changed by itself");
        count = left;
      }
      for (Seat seat = 0; seat < 2; ++seat) {
        int barrels = 0;
        for (const Vessel& vessel : match.state().fleet(seat).ships) barrels += vessel.hold;
        if (barrels != holds[static_cast<std::size_t>(seat)]) FAIL("a hold was filled unnoticed");
      }
    });
  }
  SUCCEED();
}

TEST_CASE("two pirates may loot the same merchant in one round; after the last barrel one fires",
          "[totohu][R49][Q22]") {
  const auto meeting = [](std::uint8_t barrels) {
    Match<Totohu> match =
        met(Position(3, with_treasure).with(0, Ship::merchant_4, {.deck = barrels}).ready(),
            {Ship::merchant_4, Ship::pirate_4, Ship::pirate_5});
    play(match, pick(0, Pair::p01));
    play(match, pick(0, Pair::p02));
    CHECK(to_act(match.state()) == std::vector<Seat>{1});
    play(match, loot(1));
    return match;
  };
  Match<Totohu> two = meeting(2);
  REQUIRE(two.state().phase == Phase::attack);
  CHECK(to_act(two.state()) == std::vector<Seat>{2});
  play(two, loot(2));
  CHECK(two.state().vessel(0, Ship::merchant_4) == Vessel{});
  CHECK(two.state().vessel(1, Ship::pirate_4).hold == 1);
  CHECK(two.state().vessel(2, Ship::pirate_5).hold == 1);
  const State one = meeting(1).state();
  CHECK(one.turn == 2);
  CHECK(one.vessel(0, Ship::merchant_4) == Vessel{.hits = 1});
  CHECK(one.vessel(2, Ship::pirate_5) == Vessel{.cannons = 2});  // the merchant, then the duel
  CHECK(one.history[0].encounters == took_place({{Pair::p01, EncounterOutcome::loot},
                                                 {Pair::p02, EncounterOutcome::fire},
                                                 {Pair::p12, EncounterOutcome::duel}}));
}

TEST_CASE("which choice is due", "[totohu][R47][R48][Q18][Q19][Q24][Q25]") {
  const auto due = [](const Options& options, Ship ship, const Vessel& vessel,
                      const Vessel& merchant) {
    State state =
        Position(2, options).with(0, ship, vessel).with(1, Ship::merchant_5, merchant).ready();
    state.fleet(0).commit = ship;
    state.fleet(1).commit = Ship::merchant_5;
    const Encounters encounters = took_place({{Pair::p01, EncounterOutcome::pending}});
    return choice_due(state, encounters[0]);
  };
  const Vessel empty{}, barrel{.deck = 1}, hidden{.deck = 1, .hold = 1}, looted{.hold = 1};
  CHECK(due(open_game, Ship::pirate_4, empty, barrel) == Phase::over);
  CHECK(due(blind_game, Ship::hunter, empty, barrel) == Phase::over);
  CHECK(due(with_treasure, Ship::pirate_4, empty, barrel) == Phase::attack);
  CHECK(due(with_treasure, Ship::pirate_4, empty, hidden) == Phase::attack);
  CHECK(due(with_treasure, Ship::pirate_4, empty, empty) == Phase::over);
  CHECK(due(with_treasure, Ship::pirate_4, looted, barrel) == Phase::over);
  CHECK(due(blind_with_treasure, Ship::pirate_4, empty, empty) == Phase::attack);
  CHECK(due(blind_with_treasure, Ship::pirate_4, looted, barrel) == Phase::over);
  CHECK(due(with_treasure, Ship::hunter, empty, barrel) == Phase::hide);
  CHECK(due(with_treasure, Ship::hunter, empty, hidden) == Phase::over);
  CHECK(due(with_treasure, Ship::hunter, empty, empty) == Phase::over);
  CHECK(due(blind_with_treasure, Ship::hunter, empty, empty) == Phase::hide);
  CHECK(due(blind_with_treasure, Ship::hunter, empty, hidden) == Phase::hide);
  CHECK(due(with_treasure, Ship::merchant_4, empty, barrel) == Phase::over);
}

}  // namespace flotilla::totohu_test
