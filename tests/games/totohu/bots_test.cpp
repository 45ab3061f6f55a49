// bots_test.cpp: what the bots of TOTOHU think a position is worth, what they make of it, and that
// they know no more than their seat does.
#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <span>
#include <string_view>

#include "core/bots/bots.hpp"
#include "core/games/totohu/judge.hpp"
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

using Catch::Approx;

constexpr auto bots = Totohu::bots;

// A ship that is still there, and what it has so far.
struct Afloat {
  Ship ship;
  int load = 0, hits = 0, hold = 0;
};

Vessel vessel(const Afloat& afloat) {
  Vessel vessel;
  const Kind kind = kind_of(afloat.ship);
  const auto load = static_cast<std::uint8_t>(afloat.load);
  (kind == Kind::hunter   ? vessel.anchors
   : kind == Kind::pirate ? vessel.cannons
                          : vessel.deck) = load;
  vessel.hits = static_cast<std::uint8_t>(afloat.hits);
  vessel.hold = static_cast<std::uint8_t>(afloat.hold);
  return vessel;
}

// Two fleets of these ships; the others are wrecks, and a hunter has sailed home.
State position(const std::vector<Afloat>& first, const std::vector<Afloat>& second,
               const Options& options = {}) {
  Position position(2, options);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    position.only(seat, {});
    for (const Afloat& afloat : seat == 0 ? first : second)
      position.with(seat, afloat.ship, vessel(afloat));
  }
  return position.ready();
}

Move choice(std::string_view bot, const State& state, Seat seat, std::uint64_t seed = 1) {
  Rng rng(seed);
  return choose<Totohu>(bot, Match<Totohu>(state).knowledge(seat), rng);
}

// These bots, whatever they draw, make this move.
void all_choose(const State& state, const Move& move,
                std::span<const std::string_view> who = bots) {
  for (const std::string_view bot : who)
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      INFO(bot << " " << seed);
      CHECK(choice(bot, state, move.seat, seed) == move);
    }
}

// A round of two seats in the basic game, judged by the evaluation.
RoundGame round_of(const State& state) {
  RoundGame game;
  for (std::size_t i : {0u, 1u})
    for (const Ship ship : all_ships)
      if (state.fleets[i][ship].at_sea()) game.ships[i].push_back(ship);
  game.ships[2].push_back(Ship::none);
  game.each_cell([&](const RoundGame::Cell& cell) {
    game[cell] = evaluate(
        after(state, {commit(0, game.ships[0][cell[0]]), commit(1, game.ships[1][cell[1]])}));
  });
  return game;
}

// A game of two in which the second loses what the first wins.
RoundGame zero_sum(const std::array<std::array<double, 3>, 3>& wins) {
  RoundGame game;
  for (std::size_t i = 0; i < 3; ++i) {
    game.ships[0].push_back(all_ships[i]);
    game.ships[1].push_back(all_ships[i]);
  }
  game.ships[2].push_back(Ship::none);
  game.each_cell([&](const RoundGame::Cell& cell) {
    const double won = wins[cell[0]][cell[1]];
    game[cell] = {won, -won, 0};
  });
  return game;
}

// How much more the best single ship would bring than the mix does.
double gain_from_leaving(const RoundGame& game, const Mixes& mixes, std::size_t who) {
  const Mix values = expected_values(game, mixes, who);
  double best = values[0], got = 0;
  for (std::size_t i = 0; i < game.ships[who].size(); ++i) {
    best = std::max(best, values[i]);
    got += mixes[who][i] * values[i];
  }
  return best - got;
}

// Plays one match; who sits where is up to the caller.
Outcome play(const State& start, const std::array<std::string_view, 3>& seated, Rng& rng) {
  Match<Totohu> match(start);
  while (!Totohu::over(match.state())) {
    const Seat seat = Totohu::to_act(match.state())[0];
    const Move move =
        choose<Totohu>(seated[static_cast<std::size_t>(seat)], match.knowledge(seat), rng);
    REQUIRE_FALSE(match.apply(move).has_value());
  }
  return *Totohu::outcome(match.state());
}

}  // namespace

TEST_CASE("the chance to fill up before sinking", "[totohu][bots]") {
  CHECK(chance_to_fill(1, 1, 1, 1) == Approx(0.5));
  CHECK(chance_to_fill(2, 2, 1, 1) == Approx(0.25 + 0.25));
  // A pirate 4 at the start: three merchants, and a hunter and two pirates that hit it.
  CHECK(chance_to_fill(4, 3, 3, 3) == Approx((1 + 4 / 2.0 + 10 / 4.0) / 16));
  // A merchant 3 at the start: three merchants, two pirates.
  CHECK(chance_to_fill(3, 2, 3, 2) == Approx(0.6 * 0.6 * 0.6 * (1 + 3 * 0.4)));
  CHECK(chance_to_fill(5, 4, 3, 0) == 1);
  CHECK(chance_to_fill(1, 4, 0, 2) == 0);
  // Of three throws of a fair coin: two heads before two tails, or the other way round.
  CHECK(chance_to_fill(2, 2, 5, 5) + chance_to_fill(2, 2, 5, 5) == Approx(1));
  CHECK(chance_to_fill(3, 2, 2, 5) + chance_to_fill(2, 3, 5, 2) == Approx(1));
}

TEST_CASE("what a position is worth", "[totohu][bots]") {
  CHECK(evaluate(fresh(2)) == Values{0, 0, 0});
  CHECK(evaluate(fresh(3)) == Values{0, 0, 0});

  SECTION("a hunter by its trips, a merchant that only meets it by its cargo") {
    const State state = position({{Ship::hunter, 4}}, {{Ship::merchant_4, 2, 1, 1}}, with_treasure);
    CHECK(evaluate(state)[0] == Approx(0.3 - 3));
    CHECK(evaluate(state)[1] == Approx(3 - 0.3));
  }
  SECTION("a ship at sea by what it may become and what it has") {
    // Pirate and merchant 3, as likely to meet: 1 of 2 for the last barrel before the last hit.
    const State state =
        position({{Ship::merchant_4, 3, 2}}, {{Ship::pirate_4, 1, 0}, {Ship::merchant_3, 0, 0}});
    const double mine = 0.8 * 0.5 * 4 + 0.2 * 3;
    // Nothing hits the enemy's ships.
    const double theirs = 0.8 * 4 + 0.2 * 1 + 0.8 * 3;
    CHECK(evaluate(state)[0] == Approx(mine - theirs));
  }
  SECTION("a merchant 5 needs fewer trades with smaller ones") {
    // Three spaces: two trades at two barrels, three at one.
    const auto chance = [](Ship partner) {
      const State state = position({{Ship::merchant_5, 2, 3}}, {{partner, 0}, {Ship::pirate_4, 0}});
      const double partner_worth = 0.8 * plan_of(partner).load();
      return (evaluate(state)[0] + partner_worth + 0.8 * 4 - 0.2 * 2) / (0.8 * 5);
    };
    CHECK(chance(Ship::merchant_4) == Approx(0.25));
    CHECK(chance(Ship::merchant_5) == Approx(0.125));
  }
  SECTION("what is in port counts in full, and the end is what matters") {
    State state = position({{Ship::hunter, 6}}, {{Ship::hunter, 6}, {Ship::pirate_4, 4, 0, 1}},
                           with_treasure);
    CHECK(evaluate(state)[1] == Approx(5));
    state = after(state, {commit(0, Ship::hunter), commit(1, Ship::hunter)});
    REQUIRE(Totohu::over(state));
    CHECK(evaluate(state) == Values{-25, 25, 0});
  }
  SECTION("of three fleets, against the strongest other") {
    Position position(3);
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) position.only(seat, {Ship::hunter});
    const State state = position.with(1, Ship::merchant_3, {.deck = 3}).ready();
    CHECK(evaluate(state) == Values{-3, 3, -3});
  }
}

TEST_CASE("what the end of a playout is worth: the victory, and a little for every point",
          "[totohu][bots]") {
  const State won = after(
      position({{Ship::hunter, 6}}, {{Ship::hunter, 6}, {Ship::pirate_4, 4, 0, 1}}, with_treasure),
      {commit(0, Ship::hunter), commit(1, Ship::hunter)});
  CHECK(worth_of_end(won)[0] == Approx(-1.1));
  CHECK(worth_of_end(won)[1] == Approx(1.1));
  const State tied = after(position({{Ship::hunter, 6}}, {{Ship::hunter, 6}}),
                           {commit(0, Ship::hunter), commit(1, Ship::hunter)});
  CHECK(worth_of_end(tied) == Values{0, 0, 0});
}

TEST_CASE("balanced answers to games of guessing", "[totohu][bots]") {
  // Rock, paper, scissors.
  const Mixes even = balanced_mixes(zero_sum({{{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}}));
  // Whoever wins by the first of three ways wins double: then the second is played half the time.
  const Mixes uneven = balanced_mixes(zero_sum({{{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}}}));
  for (std::size_t who : {0u, 1u}) {
    for (std::size_t i = 0; i < 3; ++i) CHECK(even[who][i] == Approx(1 / 3.0).margin(0.02));
    CHECK(uneven[who][0] == Approx(0.25).margin(0.03));
    CHECK(uneven[who][1] == Approx(0.5).margin(0.03));
    CHECK(uneven[who][2] == Approx(0.25).margin(0.03));
  }
  // What is always worse is not played.
  const Mixes plain = balanced_mixes(zero_sum({{{1, 2, 3}, {0, 1, 2}, {-1, 0, 1}}}));
  CHECK(plain[0][0] > 0.99);
  CHECK(plain[1][0] > 0.99);
}

TEST_CASE("in a real round nobody gains much by leaving the balanced answer", "[totohu][bots]") {
  Rng rng(5);
  for (int i = 0; i < 20; ++i) {
    State state = fresh(2);
    for (int moves = 2 * (10 + i); moves > 0 && !Totohu::over(state); --moves) {
      MoveList<Totohu> listed;
      Totohu::legal_moves(state, listed);
      Totohu::apply(state, listed[rng.below(static_cast<std::uint32_t>(listed.size()))], nullptr);
    }
    if (Totohu::over(state)) continue;
    const RoundGame game = round_of(state);
    const Mixes mixes = balanced_mixes(game);
    for (std::size_t who : {0u, 1u}) CHECK(gain_from_leaving(game, mixes, who) < 0.05);
  }
}

TEST_CASE("a hunter is sent where only pirates are left", "[totohu][bots]") {
  all_choose(position({{Ship::hunter, 2}, {Ship::merchant_5, 4, 3}},
                      {{Ship::pirate_4, 3, 2}, {Ship::pirate_5, 4, 3}}),
             commit(0, Ship::hunter));
}

TEST_CASE("a pirate is sent where only merchants are left", "[totohu][bots]") {
  all_choose(position({{Ship::hunter, 2}, {Ship::pirate_5, 1, 3}},
                      {{Ship::merchant_4, 2, 2}, {Ship::merchant_5, 3, 3}}),
             commit(0, Ship::pirate_5), std::span(bots).first(2));
}

TEST_CASE("a shot that sinks a rich merchant is fired", "[totohu][bots]") {
  const State state =
      after(position({{Ship::pirate_5, 4, 3}}, {{Ship::merchant_5, 4, 3}, {Ship::pirate_5, 0}},
                     with_treasure),
            {commit(0, Ship::pirate_5), commit(1, Ship::merchant_5)});
  REQUIRE(state.phase == Phase::attack);
  all_choose(state, {0, FireGuns{}});
}

TEST_CASE("a pirate that nothing threatens takes a barrel first", "[totohu][bots]") {
  const State state = after(position({{Ship::pirate_5}}, {{Ship::merchant_5, 4}}, with_treasure),
                            {commit(0, Ship::pirate_5), commit(1, Ship::merchant_5)});
  REQUIRE(state.phase == Phase::attack);
  all_choose(state, {0, Loot{}});
}

TEST_CASE("a pirate about to fill up fires and sails home", "[totohu][bots]") {
  const State state = after(position({{Ship::pirate_4, 3, 2}, {Ship::hunter, 6}},
                                     {{Ship::merchant_3, 1, 0}, {Ship::hunter, 0}}, with_treasure),
                            {commit(0, Ship::pirate_4), commit(1, Ship::merchant_3)});
  REQUIRE(state.phase == Phase::attack);
  all_choose(state, {0, FireGuns{}});
}

TEST_CASE("a barrel is hidden where the deck will be filled again", "[totohu][bots]") {
  const State state = after(position({{Ship::merchant_5, 4, 0}},
                                     {{Ship::hunter, 0}, {Ship::merchant_5, 0}}, with_treasure),
                            {commit(0, Ship::merchant_5), commit(1, Ship::hunter)});
  REQUIRE(state.phase == Phase::hide);
  all_choose(state, {0, Hide{}}, std::span(bots).first(2));  // those who look at spaces
}

TEST_CASE("whoever counts lets a pirate take its last cannon before the hunter comes",
          "[totohu][bots]") {
  const State state =
      after(Position(3).with(0, Ship::pirate_4, {.hits = 2, .cannons = 3}).ready(),
            {commit(0, Ship::pirate_4), commit(1, Ship::hunter), commit(2, Ship::merchant_4)});
  REQUIRE(state.phase == Phase::order);
  for (const std::string_view bot : bots)
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      // Where the other two meet is all the same, as long as it is not the hunter first.
      State ordered = after(state, {choice(bot, state, 0, seed)});
      ordered = after(ordered, {choice(bot, ordered, 0, seed)});
      CHECK(ordered.vessel(0, Ship::pirate_4).status == Status::in_port);
    }
}

TEST_CASE("mixed and expert do not always play the same ship; greedy does", "[totohu][bots]") {
  const State state = fresh(2);
  for (const std::string_view bot : bots) {
    std::array<int, ship_count> played{};
    for (std::uint64_t seed = 0; seed < 40; ++seed)
      ++played[index(std::get<Commit>(choice(bot, state, 0, seed).what).ship)];
    const auto kinds = std::ranges::count_if(played, [](int times) { return times > 0; });
    INFO(bot);
    if (bot == "greedy")
      CHECK(kinds == 1);
    else
      CHECK(kinds >= 2);
  }
}

TEST_CASE("mixed plays its ships as often as the balanced answer says", "[totohu][bots]") {
  // The same three ships on both sides: a hunter, a pirate and a merchant, each beaten by another.
  const std::vector<Afloat> three = {
      {Ship::hunter, 3}, {Ship::pirate_5, 3, 2}, {Ship::merchant_4, 2, 1}};
  const State state = position(three, three);
  const Mixes mixes = balanced_mixes(round_of(state));
  std::array<int, 3> played{};
  constexpr int times = 2000;
  for (std::uint64_t seed = 0; seed < times; ++seed) {
    const Ship ship = std::get<Commit>(choice("mixed", state, 0, seed).what).ship;
    ++played[ship == Ship::hunter ? 0 : ship == Ship::pirate_5 ? 1 : 2];
  }
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(played[i] / double(times) == Approx(mixes[0][i]).margin(0.04));
    CHECK(mixes[0][i] == Approx(mixes[1][i]).margin(0.05));  // both have the same to fear
  }
  CHECK(std::ranges::count_if(played, [](int n) { return n > times / 20; }) >= 2);
}

TEST_CASE("no bot knows what another seat has already chosen", "[totohu][bots]") {
  for (const int seats : {2, 3})
    for (const std::string_view bot : bots)
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const State start = fresh(seats, with_treasure);
        const Move unsuspecting = choice(bot, start, 0, seed);
        for (const Ship ship : all_ships)
          CHECK(choice(bot, after(start, {commit(1, ship)}), 0, seed) == unsuspecting);
      }
}

TEST_CASE("in the blind game bots decide from what they saw, not from what is there",
          "[totohu][bots]") {
  const auto surprise = [](State state) {
    for (Vessel& ship : state.fleets[1].ships)
      if (ship.at_sea() && ship.hits == 0) ship.deck = ship.cannons = 1;
    return state;
  };
  Rng rng(8);
  for (int i = 0; i < 12; ++i) {
    Match<Totohu> match(fresh(2, blind_with_treasure));
    for (int moves = 3 * i; moves > 0 && !Totohu::over(match.state()); --moves) {
      const auto listed = match.legal_moves();
      match.apply(listed[rng.below(static_cast<std::uint32_t>(listed.size()))]);
    }
    if (!match.state().is_acting(0)) continue;
    const auto known = match.knowledge(0);
    auto elsewhere = known;
    elsewhere.view = Totohu::view(surprise(match.state()), 0);
    REQUIRE(elsewhere.view == known.view);
    for (const std::string_view bot : bots) {
      Rng a(3), b(3);
      CHECK(choose<Totohu>(bot, known, a) == choose<Totohu>(bot, elsewhere, b));
    }
  }
}

TEST_CASE("a good memory is as good as open fleets", "[totohu][bots]") {
  // Without hidden barrels all follows from what was seen.
  for (const int seats : {2, 3}) {
    Match<Totohu> open(fresh(seats)), blind(fresh(seats, blind_game));
    Rng rng(9);
    for (int count = 0; !Totohu::over(open.state()); ++count) {
      const auto listed = open.legal_moves();
      const Move move = listed[rng.below(static_cast<std::uint32_t>(listed.size()))];
      if (count % 5 == 0)
        for (const std::string_view bot : bots) {
          Rng a(4), b(4);
          CHECK(choose<Totohu>(bot, open.knowledge(move.seat), a) ==
                choose<Totohu>(bot, blind.knowledge(move.seat), b));
        }
      REQUIRE_FALSE(open.apply(move).has_value());
      REQUIRE_FALSE(blind.apply(move).has_value());
    }
  }
}

TEST_CASE("whatever knowledge says, a bot answers with one of its moves", "[totohu][bots]") {
  const Move nonsense[] = {commit(0, Ship::none), commit(2, Ship::hunter), {0, PickEncounter{}},
                           {0, FireGuns{}},       {0, Unknown{}},          {nobody, Keep{}}};
  for (const bool blind : {false, true})
    for (const Phase phase : {Phase::commit, Phase::order, Phase::attack, Phase::hide, Phase::over})
      for (const Seat seat : {Seat{0}, nobody})
        for (const Move& move : nonsense)
          for (const std::string_view bot : bots) {
            State state = fresh(3, blind ? blind_with_treasure : with_treasure);
            state.phase = phase;
            state.acting = 1;
            Knowledge<Totohu> known{Totohu::view(state, seat), {}, {move}};
            known.moves.push_back({0, Keep{}});
            Rng rng(1);
            const Move chosen = Totohu::decide(bot, known, rng);
            CHECK(std::ranges::count(known.moves, chosen) == 1);
          }
}

TEST_CASE("only what is listed for it is chosen", "[totohu][bots]") {
  auto known = Match<Totohu>(fresh(3)).knowledge(1);
  std::erase_if(known.moves, [](const Move& move) {
    const Ship ship = std::get<Commit>(move.what).ship;
    return ship != Ship::merchant_3 && ship != Ship::pirate_4;
  });
  for (const std::string_view bot : bots) {
    Rng rng(2);
    CHECK(std::ranges::count(known.moves, choose<Totohu>(bot, known, rng)) == 1);
  }
}

TEST_CASE("all bots play every kind of match to its end", "[totohu][bots]") {
  Rng rng(6);
  for (const int seats : {1, 2, 3})
    for (const bool hidden_treasure : {false, true})
      for (const bool blind : {false, true}) {
        if (blind && seats == 1) continue;
        const Outcome outcome =
            play(fresh(seats, {hidden_treasure, blind}), {"greedy", "mixed", "expert"}, rng);
        CHECK(outcome.scores.size() == static_cast<std::size_t>(std::max(seats, 2)));
      }
}

TEST_CASE("mixed nearly always beats greedy, which always does the same", "[totohu][bots]") {
  Rng rng(3);
  int won = 0;
  for (int i = 0; i < 100; ++i) {
    const Seat mixed = static_cast<Seat>(i % 2);
    const Outcome outcome = play(fresh(2),
                                 mixed == 0 ? std::array<std::string_view, 3>{"mixed", "greedy"}
                                            : std::array<std::string_view, 3>{"greedy", "mixed"},
                                 rng);
    won += outcome.winners == SeatList{mixed};
  }
  CHECK(won >= 85);
}

}  // namespace flotilla::totohu_test
