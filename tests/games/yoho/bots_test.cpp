// bots_test.cpp: what the bot of Yoho! thinks a position is worth, what it makes of its turn, and
// that it knows no more than its seat does.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string_view>

#include "core/bots/bots.hpp"
#include "core/games/yoho/judge.hpp"
#include "tests/games/yoho/build.hpp"
#include "tests/heap_counter.hpp"

namespace flotilla::yoho_bots_test {
namespace {

using namespace flotilla::yoho_test;

constexpr SeaCard gold_chest{Face::chest_tee, Face::gold_tee};

// ---- Positions to be judged: nobody has anything, and no ship can go anywhere ----

void put(State& state, int cell, Face face) {
  state.tile(cell).face = face;
  state.tile(cell).rot = 0;
}

State bare(int seats = 2) {
  State state = Position(seats);
  for (int cell = 0; cell < cell_count; ++cell) put(state, cell, Face::reef);
  for (Player& player : state.players) player.life = player.cannonballs = player.coins = 0;
  return state;
}

constexpr int shut_in = -80;

// Of seat 0 on cell 5 of the bare sea, with these faces there and on cells next to it.
int standing_on(Face under, std::initializer_list<Face> around = {}, int reserve = 4,
                int cannonballs = 0) {
  State state = bare();
  state.reserve = static_cast<std::uint8_t>(reserve);
  state.player(0).ship = 5;
  state.player(0).cannonballs = static_cast<std::uint8_t>(cannonballs);
  put(state, 5, under);
  constexpr std::array<int, 4> beside = {6, 9, 4, 1};
  for (std::size_t i = 0; i < around.size(); ++i) put(state, beside[i], around.begin()[i]);
  return standing(state, 0);
}

// ---- What it does ----

Move choice(const Knowledge<Yoho>& known, std::uint64_t seed) {
  Rng rng(seed);
  return choose<Yoho>("greedy", known, rng);
}
What choice(const State& state, std::uint64_t seed = 1) {
  return choice(Match<Yoho>(state).knowledge(state.active), seed).what;
}

// Whatever it draws, it makes this move.
void always(const State& state, const What& what) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    INFO(seed);
    CHECK(choice(state, seed) == what);
  }
}

// Its whole turn, up to where Maps are changed.
struct Turn {
  Moves moves;
  State end;

  bool has(const What& what) const { return std::ranges::count(moves, what) > 0; }
};
Turn turn_from(const State& state, std::uint64_t seed) {
  Turn turn;
  Match<Yoho> match(state);
  Rng rng(seed);
  const Seat seat = state.active;
  while (!Yoho::over(match.state()) && match.state().active == seat &&
         match.state().phase != Phase::refresh) {
    const Move move = choose<Yoho>("greedy", match.knowledge(seat), rng);
    turn.moves.push_back(move.what);
    play(match, move);
  }
  turn.end = match.state();
  return turn;
}

// Whatever it draws, this is true of its turn.
template <class Holds>
void always_in_turn(const State& state, Holds holds) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    INFO(seed);
    CHECK(holds(turn_from(state, seed)));
  }
}

bool has_won(const Turn& turn) {
  return Yoho::over(turn.end) && turn.end.player(turn.end.active).coins == coins_to_win;
}

// The Maps that it keeps of those it did not play.
std::vector<Card> kept(const State& state) {
  Match<Yoho> match(state);
  play(match, Move{state.active, EndTurn{}});
  Rng rng(1);
  while (true) {
    const Move move = choose<Yoho>("greedy", match.knowledge(state.active), rng);
    if (move.what == What(Done{})) return hand_of(match.state(), state.active);
    play(match, move);
    if (match.state().player(state.active).maps.empty()) return {};
  }
}

Outcome match_of(State state, std::initializer_list<std::string_view> bots, Rng& rng) {
  while (!Yoho::over(state)) {
    const Seat seat = state.active;
    MoveList<Yoho> moves;
    Yoho::legal_moves(state, moves);
    const Knowledge<Yoho> known{Yoho::view(state, seat), {}, {moves.begin(), moves.end()}};
    const Move move = choose<Yoho>(bots.begin()[seat], known, rng);
    REQUIRE(moves.contains(move));
    Yoho::apply(state, move, nullptr);
  }
  return *Yoho::outcome(state);
}

}  // namespace

// ---- The table of what matters ----

TEST_CASE("coins, Life and cannonballs", "[yoho][bots]") {
  const auto with = [](std::uint8_t Player::*tokens, std::uint8_t count) {
    State state = bare();
    state.player(0).*tokens = count;
    return standing(state, 0) - shut_in;
  };
  CHECK(with(&Player::coins, 0) == 0);
  CHECK(with(&Player::coins, 1) == 900);
  CHECK(with(&Player::coins, 2) == 2100);
  CHECK(with(&Player::coins, 3) == 10000);
  CHECK(with(&Player::life, 1) == 110);
  CHECK(with(&Player::life, 2) == 190);
  CHECK(with(&Player::cannonballs, 1) == 140);
  CHECK(with(&Player::cannonballs, 2) == 240);
}

TEST_CASE("what the ship is on", "[yoho][bots]") {
  const auto berth = [](Face face, int reserve = 4) {
    return standing_on(face, {}, reserve) - shut_in;
  };
  CHECK(berth(Face::gold_tee) == 450);
  CHECK(berth(Face::gold_tee, 0) == 0);
  for (const Face chest : {Face::chest_tee, Face::chest_corner}) {
    CHECK(berth(chest) == 80);
    CHECK(berth(chest, 0) == 0);
    CHECK(standing_on(chest, {}, 4, 1) - shut_in == 140 + 260);
    CHECK(standing_on(chest, {}, 0, 1) - shut_in == 140);
  }
  for (const Face item :
       {Face::cannonball_tee, Face::bottle_tee, Face::rum_cross, Face::island_cross})
    for (const int reserve : {0, 4}) CHECK(berth(item, reserve) == 50);
  for (const Face sea : {Face::sea_cross, Face::sea_tee, Face::sea_straight, Face::sea_corner})
    CHECK(berth(sea) == 0);
  CHECK(berth(Face::reef) == -140);
}

TEST_CASE("what is within reach", "[yoho][bots]") {
  using enum Face;
  CHECK(standing_on(sea_cross) == -80);
  CHECK(standing_on(sea_cross, {sea_cross}) == 6);
  CHECK(standing_on(sea_cross, {sea_cross, sea_cross}) == 12);
  SECTION("gold and chests, each kind once, as long as there are coins") {
    CHECK(standing_on(sea_cross, {gold_tee}) == 6 + 280);
    CHECK(standing_on(sea_cross, {gold_tee, gold_tee}) == 12 + 280);
    CHECK(standing_on(sea_cross, {gold_tee}, 0) == 6);
    CHECK(standing_on(sea_cross, {chest_tee}) == 6 + 50);
    CHECK(standing_on(sea_cross, {chest_tee}, 4, 1) == 6 + 140 + 140);
    CHECK(standing_on(sea_cross, {chest_tee}, 0, 1) == 6 + 140);
    CHECK(standing_on(sea_cross, {gold_tee, chest_tee}) == 12 + 280 + 50);
  }
  SECTION("home is no cell, but whoever can go there is not shut in") {
    State state = bare();
    put(state, 4, sea_straight);  // its water runs past the lair
    state.player(0).ship = 4;
    CHECK(standing(state, 0) == -80);
    put(state, 4, sea_cross);
    CHECK(standing(state, 0) == 0);
    state.player(0).ship = home;
    CHECK(standing(state, 0) == 6);
  }
}

TEST_CASE("a gun on the same card, and no Life", "[yoho][bots]") {
  State state = bare();
  state.player(0).ship = state.player(1).ship = 5;
  put(state, 5, Face::sea_cross);
  CHECK(standing(state, 0) == -80);
  state.player(1).cannonballs = 1;
  CHECK(standing(state, 0) == -80 - 250);
  CHECK(standing(state, 1) == -80 + 140);  // the other has none
  state.player(0).life = 1;
  CHECK(standing(state, 0) == -80 + 110);
  state.player(0).life = 0;
  state.player(1).ship = 6;
  CHECK(standing(state, 0) == -80);
  state.player(0).ship = state.player(1).ship = home;
  CHECK(standing(state, 0) == -80);
}

TEST_CASE("what others have counts against it", "[yoho][bots]") {
  for (const int seats : {2, 3, 4}) {
    State state = bare(seats);
    state.player(0).coins = 2;
    for (Seat other = 1; other < seats; ++other)
      state.player(other).life = static_cast<std::uint8_t>(other % 2 + 1);
    const int weight = seats == 2 ? 75 : 45;
    int expected = 100 * (2100 + shut_in);
    for (Seat other = 1; other < seats; ++other)
      expected -= weight * ((other % 2 + 1 == 2 ? 190 : 110) + shut_in);
    CHECK(evaluate(state, 0) == expected);
  }
}

TEST_CASE("once it is over only winning counts", "[yoho][bots]") {
  State state = bare(3);
  state.phase = Phase::over;
  state.player(1).coins = 3;
  CHECK(evaluate(state, 0) == -1000 * worth_of_a_point);
  CHECK(evaluate(state, 1) == 1000 * worth_of_a_point);
  CHECK(evaluate(state, 2) == -1000 * worth_of_a_point);
}

// ---- Turns ----

TEST_CASE("the coin that wins is taken at once", "[yoho][bots]") {
  SECTION("with the net") {
    always(Position().coins(0, 2).ship(0, 1).lay(1, Face::gold_tee), PlayCard{Card::basic_net});
  }
  SECTION("caught from the lair") {
    const State state = Position()
                            .coins(0, 2)
                            .lay(4, Face::gold_tee)
                            .hand(1, {Card::swap, Card::slide, Card::remove})
                            .hand(0, {Card::swing, Card::flip, Card::catch_throw});
    always(state, PlayCard{Card::catch_throw});
    always(after(state, {PlayCard{Card::catch_throw}}), Pick{4});
  }
  SECTION("stolen") {
    always(Position().coins(0, 2).coins(1, 1).life(1, 0).ship(0, 5).ship(1, 5), Shoot{1});
  }
}

TEST_CASE("no turn ends while it could win", "[yoho][bots]") {
  SECTION("gold within reach") {
    always_in_turn(Position().coins(0, 2).lay(11, Face::gold_tee, 2), has_won);
  }
  SECTION("gold behind a card that has to be turned") {
    // Only the way through cell 5 leads to cell 6, and cell 5 lies across.
    const State state = Position()
                            .coins(0, 2)
                            .ship(0, 4)
                            .lay(5, Face::sea_straight, 0)
                            .lay(6, Face::gold_tee)
                            .lay(9, Face::reef)
                            .lay(1, Face::reef)
                            .hand(0, {Card::swing, Card::remove, Card::swap});
    always_in_turn(state, has_won);
  }
  SECTION("a rival with the coin within reach, and a Life to shoot through") {
    always_in_turn(
        Position().coins(0, 2).cannonballs(0, 2).coins(1, 1).life(1, 1).ship(0, 4).ship(1, 9),
        has_won);
  }
  SECTION("a chest that is known to hide gold") {
    State state = Position().coins(0, 2).ship(0, 1).hand(0, {Card::swing, Card::slide, Card::swap});
    REQUIRE(face_of(state.tile(1).card, Side::back) == Face::gold_tee);
    state.tile(1).seen = true;
    always(state, Blast{});
    always_in_turn(state, has_won);
  }
}

TEST_CASE("gold under the ship is netted", "[yoho][bots]") {
  always_in_turn(Position().ship(0, 6).lay(6, Face::gold_tee), [](const Turn& turn) {
    return turn.has(PlayCard{Card::basic_net}) && turn.end.player(0).coins >= 1;
  });
}

TEST_CASE("chests are opened rather than left", "[yoho][bots]") {
  using enum Card;
  SECTION("with a cannonball, if the coin would win") {
    // This one or another: the odds are the same.
    for (const SeaCard& chest : {gold_chest, trapped_chest})
      always_in_turn(Position().coins(0, 2).lay(1, chest).ship(0, 1).hand(0, {swing, slide, swap}),
                     [](const Turn& turn) { return turn.has(Blast{}); });
  }
  SECTION("from afar, with a Flip") {
    always_in_turn(Position().hand(0, {flip, slide, swap}), [](const Turn& turn) {
      return turn.has(Flip{Axis::vertical}) || turn.has(Flip{Axis::horizontal});
    });
  }
  SECTION("known gold, for the first coin") {
    State state = Position().ship(0, 1).hand(0, {swing, slide, swap});
    state.tile(1).seen = true;
    always_in_turn(state, [](const Turn& turn) { return turn.end.player(0).coins == 1; });
  }
}

TEST_CASE("a chest from which there is no coin left to gain is left alone", "[yoho][bots]") {
  const State state =
      Position().coins(0, 2).coins(1, 2).ship(0, 1).hand(0, {Card::swing, Card::slide, Card::swap});
  always_in_turn(state, [](const Turn& turn) { return !turn.has(Blast{}); });
}

TEST_CASE("a chest known to be a trap is not opened under the own ship", "[yoho][bots]") {
  State state = Position().ship(0, 9).hand(0, {Card::flip, Card::slide, Card::swap});
  REQUIRE(face_of(state.tile(9).card, Side::back) == Face::trap_tee);
  state.tile(9).seen = true;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    CHECK(choice(state, seed) != What(Blast{}));
    CHECK(choice(after(state, {PlayCard{Card::flip}}), seed) != What(Pick{9}));
  }
}

TEST_CASE("a rival with two coins and no Life is robbed", "[yoho][bots]") {
  const State state = Position().coins(1, 2).life(1, 0).ship(0, 4).ship(1, 11);
  always_in_turn(state, [](const Turn& turn) { return turn.has(Shoot{1}); });
}

TEST_CASE("nothing is done on the way to a win that does not help", "[yoho][bots]") {
  const State state = Position().coins(0, 2).lay(11, Face::gold_tee, 2);
  for (std::uint64_t seed = 0; seed < 4; ++seed)
    CHECK(turn_from(state, seed).moves == sail_to(11) + net);
}

TEST_CASE("Maps that are changed and kept", "[yoho][bots]") {
  using enum Card;
  const auto keeps = [](std::initializer_list<Card> maps) {
    return kept(Position().hand(1, {}).hand(0, maps).hand(1, {slide, swap, remove}));
  };
  using Maps = std::vector<Card>;
  CHECK(keeps({flip, movement, net}) == Maps{flip, movement, net});
  CHECK(keeps({swing, flip, catch_throw}) == Maps{swing, flip, catch_throw});
  CHECK(keeps({swap, slide, flip}) == Maps{flip});
  CHECK(keeps({slide, remove, swap}) == Maps{});
  CHECK(keeps({swing, swing, net}) == Maps{swing, net});
  CHECK(keeps({flip, flip, flip}) == Maps{flip, flip, flip});
}

TEST_CASE("with four Maps in hand the least useful one goes", "[yoho][bots]") {
  using enum Card;
  // A bottle brings a Net; nothing else is played.
  const auto four_maps = [](std::initializer_list<Card> three) {
    const State state =
        after(Position().hand(1, {}).hand(0, three).hand(1, {slide, swap, remove}).ship(0, 7),
              net_and_fill + Moves{EndTurn{}});
    REQUIRE(state.player(0).maps.size() == 4);
    REQUIRE(state.player(0).maps.contains(Card::net));
    return state;
  };
  for (const auto& [third, goes] : {std::pair(slide, slide), std::pair(movement, swing)}) {
    const State state = four_maps({swing, flip, third});
    always(state, Discard{goes});
    always(after(state, {Discard{goes}}), Done{});
  }
}

TEST_CASE("captains by chance, the lair where most is within reach", "[yoho][bots]") {
  SECTION("every captain is somebody's choice") {
    for (const Captain captain : all_captains) {
      bool chosen = false;
      for (std::uint64_t seed = 0; seed < 40; ++seed)
        chosen |= choice(fresh(), seed) == What(ChooseCaptain{captain});
      CHECK(chosen);
    }
  }
  SECTION("no lair reaches more") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      State state =
          after(fresh(2, seed), {ChooseCaptain{Captain::draken}, ChooseCaptain{Captain::searose}});
      for (const Seat seat : {Seat{0}, Seat{1}}) {
        const State placed = after(state, {choice(state, seed)});
        for (const What& what : listed(state))
          CHECK(standing(after(state, {what}), seat) <= standing(placed, seat));
        state = placed;
      }
    }
  }
}

// ---- What it knows, and what it answers ----

TEST_CASE("the bot does not know what is hidden", "[yoho][bots]") {
  // In worlds that its seat cannot tell apart it does the same.
  Rng rng(3);
  for (const int seats : {2, 3, 4}) {
    Match<Yoho> match(fresh(seats, 5));
    for (int moves = 0; moves < 60 && !Yoho::over(match.state()); ++moves) {
      const Seat seat = match.state().active;
      const auto known = match.knowledge(seat);
      if (moves % 4 == 0) {
        auto elsewhere = known;
        const State twin = Yoho::sample(known, Rng(rng.seed()));
        elsewhere.view = Yoho::view(twin, seat);
        CHECK(choice(known, 7) == choice(elsewhere, 7));
      }
      const auto listed = match.legal_moves();
      REQUIRE_FALSE(
          match.apply(listed[rng.below(static_cast<std::uint32_t>(listed.size()))]).has_value());
    }
  }
}

TEST_CASE("gold or trap below a chest, the choice is the same", "[yoho][bots]") {
  using enum Card;
  const auto with = [](const SeaCard& one, const SeaCard& two) {
    return Position().lay(1, one).lay(6, two).ship(0, 5).hand(0, {swing, flip, remove}).ready();
  };
  const State left = with(gold_chest, trapped_chest), right = with(trapped_chest, gold_chest);
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    CHECK(choice(left, seed) == choice(right, seed));
    CHECK(choice(after(left, {PlayCard{flip}}), seed) ==
          choice(after(right, {PlayCard{flip}}), seed));
  }
}

TEST_CASE("the same knowledge and the same seed give the same choice", "[yoho][bots]") {
  const State state = Position();
  for (std::uint64_t seed = 0; seed < 4; ++seed) CHECK(choice(state, seed) == choice(state, seed));
}

TEST_CASE("only what is listed for it is chosen", "[yoho][bots]") {
  auto known = Match<Yoho>(Position()).knowledge(0);
  std::erase_if(known.moves, [](const Move& move) {
    return move.what != What(PlayCard{Card::remove}) && move.what != What(EndTurn{});
  });
  REQUIRE(known.moves.size() == 2);
  for (std::uint64_t seed = 0; seed < 4; ++seed)
    CHECK(std::ranges::count(known.moves, choice(known, seed)) == 1);
}

TEST_CASE("whatever knowledge says, a bot answers with one of its moves", "[yoho][bots]") {
  const Move nonsense[] = {
      {0, Sail{3}}, {0, Discard{Card::net}}, {1, EndTurn{}}, {nobody, Done{}}, {0, Unknown{}}};
  for (const Phase phase :
       {Phase::choose_captain, Phase::place_lair, Phase::play, Phase::sail, Phase::pick_card,
        Phase::slide, Phase::catch_throw, Phase::refresh, Phase::over})
    for (const Seat seat : {Seat{0}, Seat{1}, nobody})
      for (const Move& move : nonsense) {
        State state = Position();
        state.phase = phase;
        Knowledge<Yoho> known{Yoho::view(state, seat), {}, {move}};
        known.moves.push_back({0, EndTurn{}});
        CHECK(std::ranges::count(known.moves, choice(known, 1)) == 1);
      }
}

TEST_CASE("thinking takes nothing from the heap", "[yoho][bots]") {
  for (const State& state : {State(Position()), State(Position(4)), fresh()}) {
    const auto known = Match<Yoho>(state).knowledge(state.active);
    const std::uint64_t before = heap_allocations();
    const Move move = choice(known, 1);
    CHECK(heap_allocations() == before);
    CHECK(std::ranges::count(known.moves, move) == 1);
  }
}

TEST_CASE("greedy beats random players", "[yoho][bots]") {
  Rng rng(4);
  for (std::uint64_t seed = 0; seed < 6; ++seed)
    CHECK(match_of(fresh(2, seed), {"greedy", "random"}, rng).winners == SeatList{0});
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    CHECK(match_of(fresh(3, seed), {"random", "greedy", "random"}, rng).winners == SeatList{1});
    CHECK(match_of(fresh(4, seed), {"random", "random", "random", "greedy"}, rng).winners ==
          SeatList{3});
  }
}

}  // namespace flotilla::yoho_bots_test
