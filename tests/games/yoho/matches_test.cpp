// matches_test.cpp: whole matches at random: totals, bounds, and lists that give nothing away.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// What a match came to at the hands of players who choose at random, but end a turn only when there
// is nothing else to do.
struct Played {
  State end;
  std::size_t most_cards = 0, most_moves = 0;  // of a turn
  std::size_t longest_list = 0;
};

Played play_at_random(const State& start, Rng& rng) {
  Played played{start};
  State& state = played.end;
  std::size_t moves_of_turn = 0;
  while (!Yoho::over(state)) {
    MoveList<Yoho> moves;
    Yoho::legal_moves(state, moves);
    if (moves.empty()) FAIL("nothing is listed");
    played.longest_list = std::max(played.longest_list, moves.size());
    if (state.phase == Phase::play && moves.size() > 1) moves.pop_back();
    const int turn = state.turn;
    Yoho::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
    if (const auto broken = Yoho::broken_total(state)) FAIL(broken->where << why(*broken));
    moves_of_turn = state.turn == turn ? moves_of_turn + 1 : 0;
    played.most_moves = std::max(played.most_moves, moves_of_turn);
    played.most_cards = std::max(played.most_cards, state.played.size());
  }
  return played;
}

// The same to look at, but with other things below the cards that nobody has turned: those with the
// same Compass side change places, with each other and with cards in the pile.
State with_other_backs(State state) {
  std::vector<std::uint8_t*> hidden;
  for (Tile& tile : state.grid)
    if (!tile.is_hole() && !tile.seen) hidden.push_back(&tile.card);
  for (std::uint8_t& card : state.sea_deck) hidden.push_back(&card);
  for (std::size_t i = 0; i < hidden.size(); ++i)
    for (std::size_t j = i + 1; j < hidden.size(); ++j)
      if (face_of(*hidden[i], Side::compass) == face_of(*hidden[j], Side::compass)) {
        std::swap(*hidden[i], *hidden[j]);
        break;
      }
  return state;
}

}  // namespace

TEST_CASE("random matches keep all totals after every move, and end", "[yoho][Q7][Q28][Q40]") {
  constexpr int matches = 400;
  for (const int seats : {2, 3, 4}) {
    INFO(seats << " seats");
    Rng rng(static_cast<std::uint64_t>(seats));
    int at_limit = 0;
    std::size_t most_moves = 0;
    double rounds = 0;
    for (int i = 0; i < matches; ++i) {
      const Played played = play_at_random(fresh(seats, rng.seed()), rng);
      const State& end = played.end;
      if (end.turn > seats * 40) FAIL("it went on for " << end.turn << " turns");
      if (played.longest_list > Yoho::most_moves) FAIL("too many moves are listed");
      const Outcome outcome = outcome_of(end);
      const bool won = end.player(outcome.winners[0]).coins == coins_to_win;
      if (!won && end.turn != seats * 40) FAIL("it ended for no reason");
      if (won && outcome.winners.size() != 1) FAIL("three coins are not shared");
      at_limit += !won;
      most_moves = std::max(most_moves, played.most_moves);
      rounds += static_cast<double>(end.turn) / seats;
    }
    // Who plays without a plan needs about thirty rounds, and often all forty.
    CAPTURE(rounds / matches, at_limit, most_moves);
    CHECK(rounds / matches > 24);
    CHECK(rounds / matches < 36);
    CHECK(at_limit > matches / 5);
    CHECK(at_limit < matches * 3 / 5);
    // Eight cards, a few moves each, and the holes that they leave.
    CHECK(most_moves < 40);
  }
}

TEST_CASE("a turn has eight cards at most", "[yoho][R18][Q14][Q40]") {
  Rng rng(40);
  std::size_t most = 0;
  for (int i = 0; i < 300; ++i) {
    const Played played = play_at_random(fresh(2 + i % 3, rng.seed()), rng);
    most = std::max(most, played.most_cards);
  }
  CHECK(most > plays_a_turn);
  CHECK(most <= most_played);
  CHECK(most_played == 8);
}

TEST_CASE("a turn of nothing but bottles: one Basic, two Nets and two Catches, then three cards",
          "[yoho][R84][Q40]") {
  // Three bottles and an island that gives one come under the ship or lie beside it.
  using enum Card;
  const State state = Position()
                          .ship(0, 7)
                          .next({Face::bottle_tee, Face::island_cross, Face::sea_tee})
                          .lay(3, Face::bottle_tee)
                          .lay(11, Face::bottle_tee)
                          .hand(1, {swap, slide, flip})
                          .hand(0, {Card::net, Card::net, catch_throw})
                          .next_map(catch_throw);
  const Moves nets = net_and_fill + Moves{PlayCard{Card::net}, Place{0}, PlayCard{Card::net},
                                          Choose{Object::bottle}, Place{0}};
  const Moves catches = catch_at(3) + Moves{Place{0}} + catch_at(11) + Moves{Place{0}};
  const State five = after(state, nets + catches);
  CHECK(five.played.size() == 5);
  CHECK(five.extra_plays == 5);
  CHECK(five.plays_left() == 3);
  const State eight = after(five, sail_to(3) + swing_card(0) + flip_card(0));
  CHECK(eight.played.size() == most_played);
  CHECK(listed_of<PlayCard>(eight).empty());
}

TEST_CASE("what is listed never depends on sides that nobody has seen", "[yoho][Q31][Q41]") {
  for (const int seats : {2, 3, 4})
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      int differing = 0;
      random_match(fresh(seats, seed), seed, [&](const Match<Yoho>& match) {
        const State other = with_other_backs(match.state());
        differing += other.grid != match.state().grid;
        if (listed(other) != listed(match.state())) FAIL("a list gives a hidden side away");
        if (Yoho::view(other, 0) != Yoho::view(match.state(), 0)) FAIL("a view does");
      });
      CHECK(differing > 0);
    }
}

TEST_CASE("between two moves nobody lies on a barrel, no trap lies open, and no hole is left",
          "[yoho][R68][R71][Q6][Q8][Q10]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    random_match(fresh(2 + static_cast<int>(seed % 3), seed), seed, [](const Match<Yoho>& match) {
      const State& state = match.state();
      for (const Tile& tile : state.grid)
        if (tile.shows(Object::trap)) FAIL("a trap lies open");
      if (state.phase == Phase::over || state.pending.action == Action::fill) return;
      for (const Tile& tile : state.grid)
        if (tile.is_hole()) FAIL("a hole is left");
      for (Seat seat = 0; seat < state.seats; ++seat)
        if (const int ship = state.player(seat).ship;
            ship != home && state.tile(ship).shows(Object::barrel))
          FAIL("a ship lies on a barrel");
    });
  SUCCEED();
}

TEST_CASE("nobody ever has more than two Life, two cannonballs, or three coins and goes on",
          "[yoho][R16][R94]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    random_match(fresh(2 + static_cast<int>(seed % 3), seed), seed + 1,
                 [](const Match<Yoho>& match) {
                   for (const Player& player : match.state().players)
                     if (player.life > 2 || player.cannonballs > 2 ||
                         (player.coins > 2 && !Yoho::over(match.state())))
                       FAIL("too much");
                 });
  SUCCEED();
}

TEST_CASE("every move has an event", "[yoho]") {
  random_match(fresh(3), 3, [](const Match<Yoho>& match) {
    if (!match.steps().empty() && last_events(match).empty()) FAIL("nothing was told");
  });
  SUCCEED();
}

}  // namespace flotilla::yoho_test
