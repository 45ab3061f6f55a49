// memory_test.cpp: what can be worked out behind the curtain of the blind game, from the record of
// the rounds and from what was watched.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

// What the seat imagines; it must not contradict what it sees.
State imagined(const State& state, Seat seat, const EventList& seen, std::uint64_t seed = 1) {
  const View view = Totohu::view(state, seat);
  const State sample = Totohu::sample({view, seen, {}}, Rng(seed));
  if (const auto broken = Totohu::broken_total(sample)) FAIL(broken->where << why(*broken));
  CHECK(Totohu::view(sample, seat) == view);
  return sample;
}

// Calls `look(match, seat)` in matches at random up to their end, for every seat.
template <class Look>
void each_moment(const State& start, Look look) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed)
    random_match(start, seed, [&](const Match<Totohu>& match) {
      if (Totohu::over(match.state())) return;
      for (Seat seat = 0; seat < start.seats; ++seat) look(match, seat);
    });
}

bool same_ships(const State& one, const State& other) {
  for (std::size_t i = 0; i < most_fleets; ++i)
    if (one.fleets[i].ships != other.fleets[i].ships) return false;
  return true;
}

// The round that a position claims to come from.
Round told(std::uint8_t turn, Ship first, Ship second, EncounterOutcome outcome) {
  Round round{turn, 0, {first, second, Ship::none}, {}};
  round.encounters.push_back(Encounter{Pair::p01, outcome});
  return round;
}

}  // namespace

TEST_CASE("without hidden barrels the record of the rounds tells every token",
          "[totohu][R53][Q23]") {
  for (const int seats : {2, 3})
    each_moment(fresh(seats, blind_game), [](const Match<Totohu>& match, Seat seat) {
      // Nothing was watched: the rounds are public all the same.
      if (!same_ships(imagined(match.state(), seat, {}), match.state()))
        FAIL("the record was read wrongly");
      if (!same_ships(imagined(match.state(), seat, match.seen(seat)), match.state()))
        FAIL("what was watched led astray");
    });
}

TEST_CASE("with hidden barrels only those are uncertain", "[totohu][R53][Q25]") {
  bool guessed_wrong = false;
  each_moment(fresh(3, blind_with_treasure), [&](const Match<Totohu>& match, Seat seat) {
    const State& truth = match.state();
    const State sample = imagined(truth, seat, match.seen(seat), truth.turn);
    for (Seat other = 0; other < 3; ++other)
      for (const Ship ship : all_ships) {
        if (kind_of(ship) == Kind::merchant) continue;
        if (sample.vessel(other, ship) != truth.vessel(other, ship))
          FAIL("no hunter or pirate hides");
      }
    guessed_wrong |= !same_ships(sample, truth);
  });
  CHECK(guessed_wrong);
}

TEST_CASE("a loot that failed tells of an empty deck, whoever watched it", "[totohu][Q24]") {
  // Seat 1 trades, hides the barrel when a hunter comes, and is then boarded for nothing.
  Match<Totohu> match(fresh(2, blind_with_treasure));
  commit_all(match, {Ship::merchant_4, Ship::merchant_3});
  commit_all(match, {Ship::hunter, Ship::merchant_3});
  play(match, hide(1));
  commit_all(match, {Ship::pirate_5, Ship::merchant_3});
  play(match, loot(0));
  REQUIRE(happened<LootFailed>(match.seen(0)));
  int hidden = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CHECK(imagined(match.state(), 0, match.seen(0), seed).vessel(1, Ship::merchant_3) ==
          Vessel{.hits = 1, .hold = 1});
    hidden += imagined(match.state(), 0, {}, seed).vessel(1, Ship::merchant_3).hold;
  }
  // From the record alone it may as well have kept the barrel on deck: that says `fire`.
  CHECK(hidden > 0);
  CHECK(hidden < 40);
}

TEST_CASE("a past that cannot have led here is no help, and does no harm", "[totohu][R53]") {
  const auto with_past = [](const Options& options, std::initializer_list<Round> rounds) {
    State state = fresh(2, options);
    for (const Round& round : rounds) state.history.push_back(round);
    state.turn = static_cast<std::uint8_t>(rounds.size() + 1);
    return state;
  };
  using enum EncounterOutcome;
  const Round hunted = told(1, Ship::hunter, Ship::pirate_4, hunt);
  // A pirate hit more often than it can bear.
  imagined(with_past(blind_game, {hunted, hunted, hunted, hunted}), 0, {});
  // A barrel taken where there was none, by a ship that takes none, or without the option.
  imagined(with_past(blind_with_treasure, {told(1, Ship::pirate_4, Ship::merchant_3, loot)}), 0,
           {});
  imagined(with_past(blind_with_treasure, {told(1, Ship::hunter, Ship::hunter, loot)}), 0, {});
  imagined(with_past(blind_game, {told(1, Ship::merchant_3, Ship::merchant_5, trade),
                                  told(2, Ship::pirate_4, Ship::merchant_5, loot)}),
           0, {});
  // Nobody at all.
  imagined(with_past(blind_game, {told(1, Ship::none, Ship::none, trade)}), 0, {});
}

}  // namespace flotilla::totohu_test
