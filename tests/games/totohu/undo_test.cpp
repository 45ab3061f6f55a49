// undo_test.cpp: what can be taken back, and by whom.
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

// Taken back, the last move leaves the match as it was before.
void check_undo(const State& start, std::vector<Move> moves, Seat seat) {
  Match<Totohu> match = match_from(start, moves);
  REQUIRE(match.undo_seat() == seat);
  moves.pop_back();
  match.undo();
  CHECK(match.state() == after(start, moves));
  CHECK(match.events() == match_from(start, moves).events());
}

State loaded(int seats, const Options& options) {
  return Position(seats, options).with(0, Ship::merchant_4, {.deck = 2}).ready();
}

const std::vector<Move> hunter_comes = {commit(0, Ship::merchant_4), commit(1, Ship::hunter)};
const std::vector<Move> pirate_comes = {commit(0, Ship::merchant_4), commit(1, Ship::pirate_5)};
const std::vector<Move> three_cards = {commit(0, Ship::hunter), commit(1, Ship::pirate_4),
                                       commit(2, Ship::merchant_5)};

std::vector<Move> and_then(std::vector<Move> moves, std::initializer_list<Move> more) {
  moves.insert(moves.end(), more);
  return moves;
}

}  // namespace

TEST_CASE("a card once played stays played", "[totohu][Q11][Q33]") {
  for (const Options& options : {open_game, with_treasure, blind_game, blind_with_treasure}) {
    CHECK(match_from(fresh(2, options), {commit(0, Ship::hunter)}).undo_seat() == nobody);
    CHECK(match_from(fresh(2, options), {commit(1, Ship::hunter), commit(0, Ship::hunter)})
              .undo_seat() == nobody);
    CHECK(match_from(fresh(3, options), three_cards).undo_seat() == nobody);
    CHECK(match_from(loaded(2, options), hunter_comes).undo_seat() == nobody);
  }
  CHECK(match_from(fresh(1), {commit(0, Ship::hunter)}).undo_seat() == nobody);
  // Not even when there is no roll.
  CHECK(match_from(Position(1).only(1, {Ship::hunter}).ready(), {commit(0, Ship::hunter)})
            .undo_seat() == nobody);
}

TEST_CASE("the first pick of an order can be taken back until the second", "[totohu][Q13][Q33]") {
  for (const Options& options : {open_game, blind_game, with_treasure, blind_with_treasure})
    check_undo(fresh(3, options), and_then(three_cards, {pick(0, Pair::p02)}), 0);
}

TEST_CASE("the second pick can be taken back in the open game, and then the first",
          "[totohu][Q33]") {
  const auto moves = and_then(three_cards, {pick(0, Pair::p02), pick(0, Pair::p01)});
  for (const Options& options : {open_game, with_treasure}) {
    check_undo(fresh(3, options), moves, 0);
    Match<Totohu> match = match_from(fresh(3, options), moves);
    match.undo();
    REQUIRE(match.undo_seat() == 0);
    match.undo();
    CHECK(match.state() == after(fresh(3, options), three_cards));
    CHECK(match.undo_seat() == nobody);
  }
  for (const Options& options : {blind_game, blind_with_treasure})
    CHECK(match_from(fresh(3, options), moves).undo_seat() == nobody);
}

TEST_CASE("fire, loot, hide and keep can be taken back in the open game", "[totohu][Q33]") {
  const State state = loaded(2, with_treasure);
  check_undo(state, and_then(hunter_comes, {hide(0)}), 0);
  check_undo(state, and_then(hunter_comes, {keep(0)}), 0);
  check_undo(state, and_then(pirate_comes, {fire(1)}), 1);
  check_undo(state, and_then(pirate_comes, {loot(1)}), 1);
}

TEST_CASE("fire, loot, hide and keep cannot be taken back in the blind game", "[totohu][Q33]") {
  const State state = loaded(2, blind_with_treasure), empty = fresh(2, blind_with_treasure);
  for (const Move& move : {hide(0), keep(0)})
    CHECK(match_from(state, and_then(hunter_comes, {move})).undo_seat() == nobody);
  for (const Move& move : {fire(1), loot(1)}) {
    CHECK(match_from(state, and_then(pirate_comes, {move})).undo_seat() == nobody);
    CHECK(match_from(empty, and_then(pirate_comes, {move})).undo_seat() == nobody);
  }
  CHECK(match_from(empty, and_then(hunter_comes, {keep(0)})).undo_seat() == nobody);
}

TEST_CASE("nothing can be taken back once any seat has made the next move", "[totohu][Q33]") {
  const State state = loaded(2, with_treasure);
  for (const Seat seat : {Seat{0}, Seat{1}})
    CHECK(match_from(state, and_then(hunter_comes, {hide(0), commit(seat, Ship::pirate_4)}))
              .undo_seat() == nobody);
  // A choice that follows in the same round is the next move, and its maker's to take back.
  const State three = Position(3, with_treasure).with(1, Ship::merchant_4, {.deck = 3}).ready();
  const std::vector<Move> moves = {commit(0, Ship::hunter),
                                   commit(1, Ship::merchant_4),
                                   commit(2, Ship::pirate_4),
                                   pick(0, Pair::p12),
                                   pick(0, Pair::p01),
                                   loot(2),
                                   hide(1)};
  check_undo(three, moves, 1);
  Match<Totohu> match = match_from(three, moves);
  match.undo();
  CHECK(match.undo_seat() == 2);
}

TEST_CASE("against the die a choice can be taken back: the die rolls only after a card",
          "[totohu][Q27][Q33]") {
  const State state = Position(1, solo_with_treasure)
                          .with(0, Ship::merchant_4, {.deck = 1})
                          .only(1, {Ship::hunter, Ship::merchant_3})
                          .ready();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    State rolled = state;
    rolled.rng = Rng(seed);
    Match<Totohu> match = match_from(rolled, {commit(0, Ship::merchant_4)});
    if (match.state().phase != Phase::hide) continue;
    const State asked = match.state();
    play(match, hide(0));
    REQUIRE(match.undo_seat() == 0);
    match.undo();
    CHECK(match.state() == asked);
    return;
  }
  FAIL("the hunter never came");
}

TEST_CASE("the last choice of a match can be taken back in the open game", "[totohu][Q33]") {
  const State state = Position(2, with_treasure)
                          .only(0, {Ship::merchant_3})
                          .with(0, Ship::merchant_3, {.hits = 1, .deck = 1})
                          .ready();
  const std::vector<Move> moves = {commit(0, Ship::merchant_3), commit(1, Ship::pirate_4), fire(1)};
  REQUIRE(Totohu::over(after(state, moves)));
  check_undo(state, moves, 1);
}

}  // namespace flotilla::totohu_test
