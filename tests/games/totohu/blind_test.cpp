// blind_test.cpp: what is seen of a fleet, in the open game and in the blind one.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

constexpr Supply unknown_supply = {unknown, unknown, unknown, unknown};

// The event as a seat of the blind game is told it.
std::optional<Event> told(const Event& event, Seat seat) {
  return Totohu::mask(blind_with_treasure, event, seat);
}

bool is_told(const EventList& events, const Event& event) {
  return std::ranges::find(events, event) != events.end();
}

}  // namespace

TEST_CASE("the open game shows all fleets and the stock to everybody", "[totohu][R52]") {
  random_match(fresh(3, with_treasure), 3, [](const Match<Totohu>& match) {
    const State& state = match.state();
    for (const Seat seat : {nobody, Seat{0}, Seat{1}, Seat{2}}) {
      const State seen = Totohu::view(state, seat).state;
      if (seen.supply != state.supply || seen.history != state.history ||
          seen.encounters != state.encounters)
        FAIL("something was hidden");
      for (Seat fleet = 0; fleet < 3; ++fleet)
        if (seen.fleet(fleet).ships != state.fleet(fleet).ships) FAIL("a fleet was hidden");
      if (match.seen(seat) != match.events()) FAIL("an event was hidden");
    }
  });
  SUCCEED();
}

TEST_CASE("the next roll of the die is in no view", "[totohu][R52][R62]") {
  for (const Seat seat : {nobody, Seat{0}})
    CHECK(Totohu::view(fresh(1, {}, 1), seat) == Totohu::view(fresh(1, {}, 2), seat));
  CHECK(view_json(fresh(1), 0)["rng"].is_null());
}

TEST_CASE("V2: the blind game hides the other fleets and the stock", "[totohu][R53][R54]") {
  const State state = after_meeting(fresh(2, blind_game), {Ship::pirate_4, Ship::merchant_5});
  const State seen = Totohu::view(state, 0).state;
  CHECK(seen.vessel(0, Ship::pirate_4) == Vessel{.cannons = 1});
  for (const Ship ship : all_ships) CHECK(seen.vessel(1, ship) == hidden_vessel);
  CHECK(seen.supply == unknown_supply);
  const Json view = view_json(state, 0);
  CHECK(view["players"][0]["ships"][1]["cannons"] == 1);
  CHECK(view["players"][1]["ships"][5]["id"] == "merchant_5");
  for (const char* key : {"status", "hits", "cannons", "anchors", "deck", "hold"})
    CHECK(view["players"][1]["ships"][5][key].is_null());
  CHECK(view["supply"].is_null());
  // A bystander sees no fleet at all.
  for (Seat fleet = 0; fleet < 2; ++fleet)
    for (const Ship ship : all_ships)
      CHECK(Totohu::view(state, nobody).state.vessel(fleet, ship) == hidden_vessel);
}

TEST_CASE("nobody sees how many ships of another fleet have sunk or gone to port",
          "[totohu][R53][R54]") {
  const auto view_of_1 = [](const State& state) { return Totohu::view(state, 1); };
  const State whole = fresh(2, blind_with_treasure);
  const State broken = Position(2, blind_with_treasure)
                           .only(0, {Ship::merchant_3, Ship::merchant_4})
                           .with(0, Ship::pirate_4, {.cannons = 4})
                           .with(0, Ship::merchant_3, {.hits = 1, .deck = 1, .hold = 1})
                           .ready();
  CHECK(view_of_1(whole) == view_of_1(broken));
  CHECK(view_of_1(after(whole, {commit(0, Ship::merchant_3)})) ==
        view_of_1(after(broken, {commit(0, Ship::merchant_4)})));
  // The moves of others would tell: a seat is shown its own.
  CHECK(Match<Totohu>(whole).legal_moves(1) == Match<Totohu>(broken).legal_moves(1));
  CHECK(Match<Totohu>(broken).legal_moves(nobody).empty());
}

TEST_CASE("V3: a hidden barrel is a secret of its owner", "[totohu][R53][Q25]") {
  Match<Totohu> match =
      met(Position(2, blind_with_treasure).with(0, Ship::merchant_4, {.deck = 2}).ready(),
          {Ship::merchant_4, Ship::hunter});
  Match<Totohu> kept = match;
  play(match, hide(0));
  play(kept, keep(0));
  const auto outcome = [&](Seat seat) {
    return view_json(match.state(), seat)["history"][0]["encounters"][0]["outcome"];
  };
  CHECK(outcome(0) == "stash");
  CHECK(outcome(1) == "escort");
  CHECK(outcome(nobody) == "escort");
  CHECK(is_told(match.seen(0), Stashed{0, Ship::merchant_4}));
  CHECK_FALSE(happened<Stashed>(match.seen(1)));
  CHECK_FALSE(happened<Stashed>(match.seen(nobody)));
  // To the others there is no difference at all.
  CHECK(match.seen(1) == kept.seen(1));
  CHECK(match.seen(nobody) == kept.seen(nobody));
  CHECK(Totohu::view(match.state(), 1) == Totohu::view(kept.state(), 1));
  CHECK_FALSE(Totohu::view(match.state(), 0) == Totohu::view(kept.state(), 0));
}

TEST_CASE("in the running round too a hidden barrel reads as an escort", "[totohu][Q25]") {
  // Seat 2's merchant hides a barrel from seat 0, then is asked again because of seat 1.
  Match<Totohu> match =
      met(Position(3, blind_with_treasure).with(2, Ship::merchant_5, {.deck = 3}).ready(),
          {Ship::hunter, Ship::hunter, Ship::merchant_5});
  for (const Move& move : {pick(0, Pair::p02), pick(0, Pair::p12), hide(2)}) play(match, move);
  REQUIRE(match.state().phase == Phase::hide);
  const auto first = [&](Seat seat) {
    return EncounterOutcome{Totohu::view(match.state(), seat).state.encounters[0].outcome};
  };
  CHECK(first(2) == EncounterOutcome::stash);
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) CHECK(first(seat) == EncounterOutcome::escort);
}

TEST_CASE("V4: when a fleet has no ship left, all are told; how it went only its owner",
          "[totohu][R55]") {
  const auto ending = [](const Vessel& merchant, Ship enemy) {
    return met(Position(3, blind_game)
                   .only(0, {})
                   .only(1, {Ship::merchant_3})
                   .with(1, Ship::merchant_3, merchant)
                   .counter(1)
                   .ready(),
               {Ship::none, Ship::merchant_3, enemy});
  };
  const Match<Totohu> sunk = ending({.hits = 1, .deck = 2}, Ship::pirate_4);
  const Match<Totohu> home = ending({.hits = 1, .deck = 2}, Ship::merchant_4);
  for (const Seat seat : {nobody, Seat{0}, Seat{1}, Seat{2}}) {
    CHECK(is_told(sunk.seen(seat), FleetGone{1}));
    CHECK(is_told(home.seen(seat), FleetGone{1}));
    CHECK(happened<ShipSunk>(sunk.seen(seat)) == (seat == 1));
    CHECK(happened<LeftForPort>(home.seen(seat)) == (seat == 1));
  }
  // As long as there is one left, nothing is said.
  const Match<Totohu> one = met(Position(2, blind_game)
                                    .only(1, {Ship::merchant_3, Ship::hunter})
                                    .with(1, Ship::merchant_3, {.hits = 1})
                                    .ready(),
                                {Ship::pirate_4, Ship::merchant_3});
  CHECK(happened<ShipSunk>(one.seen(1)));
  CHECK_FALSE(happened<ShipSunk>(one.seen(0)));
  CHECK_FALSE(happened<FleetGone>(one.events()));
}

TEST_CASE("who has no ship at sea is missing among those who choose", "[totohu][R55]") {
  const State state = Position(3, blind_game).only(1, {}).ready();
  for (const Seat seat : {nobody, Seat{0}, Seat{1}, Seat{2}})
    CHECK(to_act(Totohu::view(state, seat).state) == std::vector<Seat>{0, 2});
  // That stays known while others choose, and is never wrong about those who have chosen.
  const State chosen = after(state, {commit(2, Ship::hunter)});
  for (const Seat seat : {nobody, Seat{0}, Seat{1}, Seat{2}}) {
    const View view = Totohu::view(chosen, seat);
    CHECK_FALSE(view.plays_on(1));
    CHECK(view.plays_on(2));
    CHECK(view.gone == (seat == 1 ? 0 : 2));
  }
}

TEST_CASE("what each seat is told of an event in the blind game", "[totohu][R53][R54][R55][Q23]") {
  // Public: cards, encounters, who is missing.
  for (const Seat seat : {nobody, Seat{0}, Seat{1}, Seat{2}}) {
    for (const Event& event : std::vector<Event>{
             Committed{0}, Revealed{{Ship::hunter, Ship::pirate_4}}, EncounterPicked{0, Pair::p01},
             Encountered{Pair::p01, {Ship::hunter, Ship::pirate_4}, EncounterOutcome::hunt},
             EncounterCancelled{Pair::p02, {2}}, Looted{0, Ship::pirate_4, 1, Ship::merchant_3},
             LootFailed{0, Ship::pirate_4, 1, Ship::merchant_3}, FleetGone{1}, RoundStarted{2, 1},
             GameOver{Outcome{{0}, {1, 0}}}})
      CHECK(told(event, seat) == event);
    const bool own = seat == 1;
    // Of the owner only.
    for (const Event& event :
         std::vector<Event>{Stashed{1, Ship::merchant_3}, BarrelRefused{1, Ship::merchant_5},
                            ShipSunk{1, Ship::merchant_3, 0, 2}, LeftForPort{1, Ship::merchant_3}})
      CHECK(told(event, seat) == (own ? std::optional<Event>(event) : std::nullopt));
    // Of the others without the numbers.
    CHECK(told(WasHit{1, Ship::pirate_4, 2}, seat) ==
          Event{WasHit{1, Ship::pirate_4, own ? std::uint8_t{2} : unknown}});
    CHECK(told(Gained{1, Ship::merchant_5, Token::barrel, 2}, seat) ==
          Event{Gained{1, Ship::merchant_5, Token::barrel, own ? std::uint8_t{2} : unknown}});
    CHECK(told(Encountered{Pair::p01, {Ship::hunter, Ship::merchant_3}, EncounterOutcome::stash},
               seat) ==
          Event{Encountered{Pair::p01,
                            {Ship::hunter, Ship::merchant_3},
                            own ? EncounterOutcome::stash : EncounterOutcome::escort}});
  }
}

TEST_CASE("the record of all rounds is public, the log shows the last one only",
          "[totohu][R53][Q23]") {
  random_match(fresh(3, blind_game), 8, [](const Match<Totohu>& match) {
    const State& state = match.state();
    for (const Seat seat : {nobody, Seat{0}, Seat{1}, Seat{2}})
      if (Totohu::view(state, seat).state.history != state.history) FAIL("a round was hidden");
    const EventList log(match.events().begin() + static_cast<std::ptrdiff_t>(match.log_begins()),
                        match.events().end());
    const std::size_t shown = events_of<Revealed>(log).size();
    const std::size_t rounds = events_of<Revealed>(match.events()).size();
    if (shown != (Totohu::over(state) ? rounds : std::min<std::size_t>(rounds, 1)))
      FAIL("the log shows " << shown << " rounds of " << rounds);
  });
  random_match(fresh(3), 8, [](const Match<Totohu>& match) {
    if (match.log_begins() != 0) FAIL("the open game forgets");
  });
  SUCCEED();
}

TEST_CASE("when the match is over, all is shown", "[totohu][R53][Q23]") {
  random_match(fresh(2, blind_with_treasure), 2, [](const Match<Totohu>& match) {
    if (!Totohu::over(match.state())) return;
    for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
      State seen = Totohu::view(match.state(), seat).state;
      seen.rng = match.state().rng;
      CHECK(seen == match.state());
    }
  });
}

TEST_CASE("a pirate does not know whether there is something to loot; without it fires",
          "[totohu][R49][Q24]") {
  const auto meeting = [](std::uint8_t barrels) {
    return met(
        Position(2, blind_with_treasure).with(1, Ship::merchant_5, {.deck = barrels}).ready(),
        {Ship::pirate_4, Ship::merchant_5});
  };
  Match<Totohu> empty = meeting(0), loaded = meeting(1);
  CHECK(empty.legal_moves(0) == std::vector{fire(0), loot(0)});
  CHECK(loaded.legal_moves(0) == empty.legal_moves(0));
  CHECK(Totohu::view(empty.state(), 0) == Totohu::view(loaded.state(), 0));
  play(empty, loot(0));
  CHECK(empty.state().vessel(0, Ship::pirate_4) == Vessel{.cannons = 1});
  CHECK(empty.state().vessel(1, Ship::merchant_5) == Vessel{.hits = 1});
  CHECK(empty.state().history[0].encounters == took_place({{Pair::p01, EncounterOutcome::fire}}));
  CHECK(
      last_events(empty) ==
      EventList{Encountered{Pair::p01, {Ship::pirate_4, Ship::merchant_5}, EncounterOutcome::fire},
                LootFailed{0, Ship::pirate_4, 1, Ship::merchant_5}, WasHit{1, Ship::merchant_5, 1},
                Gained{0, Ship::pirate_4, Token::cannon, 1}, RoundStarted{2, 1}});
  play(loaded, loot(0));
  CHECK(loaded.state().vessel(0, Ship::pirate_4) == Vessel{.hold = 1});
  // The barrel it has already is its own affair: then it is not asked.
  CHECK(after_meeting(Position(2, blind_with_treasure)
                          .with(0, Ship::pirate_4, {.hold = 1})
                          .with(1, Ship::merchant_5, {.deck = 1})
                          .ready(),
                      {Ship::pirate_4, Ship::merchant_5})
            .turn == 2);
}

TEST_CASE("a merchant's owner is asked at every hunter, also when there is nothing to hide",
          "[totohu][Q25]") {
  const auto meeting = [](const Vessel& merchant) {
    return met(Position(2, blind_with_treasure).with(0, Ship::merchant_4, merchant).ready(),
               {Ship::merchant_4, Ship::hunter})
        .state();
  };
  const State empty = meeting({}), full = meeting({.deck = 2, .hold = 1}),
              able = meeting({.deck = 2});
  for (const State* state : {&empty, &full}) {
    CHECK(state->phase == Phase::hide);
    CHECK(listed(*state) == std::vector{keep(0)});
    CHECK(refused(*state, hide(0)) == "nothing_to_hide");
  }
  CHECK(listed(able) == std::vector{hide(0), keep(0)});
  CHECK(Totohu::view(empty, 1) == Totohu::view(able, 1));
  CHECK(Totohu::view(full, nobody) == Totohu::view(able, nobody));
}

TEST_CASE("blind changes nothing in what happens", "[totohu][R53]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Match<Totohu> open(fresh(3, open_game, seed)), blind(fresh(3, blind_game, seed));
    Rng rng(seed);
    while (!Totohu::over(open.state())) {
      const auto moves = open.legal_moves();
      REQUIRE(moves == blind.legal_moves());
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      play(open, move);
      play(blind, move);
    }
    CHECK(open.events() == blind.events());
    CHECK(open.state().fleets == blind.state().fleets);
  }
}

}  // namespace flotilla::totohu_test
