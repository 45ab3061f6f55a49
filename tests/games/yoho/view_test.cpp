// view_test.cpp: secrets. What a seat sees, what it is told, what can be taken back because it
// showed nothing, and what may be behind it all.
#include <map>
#include <set>

#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

View seen_by(const State& state, Seat seat) {
  return Yoho::view(state, seat);
}
State seen_state(const State& state, Seat seat) {
  return seen_by(state, seat).state;
}

State imagined(const View& view, std::uint64_t seed) {
  return Yoho::sample({view, {}, {}}, Rng(seed));
}

// How often each value of `look(state)` comes in so many imagined states.
template <class Look>
auto tally(const View& view, int times, Look look) {
  std::map<decltype(look(view.state)), int> counts;
  for (int i = 0; i < times; ++i) ++counts[look(imagined(view, static_cast<std::uint64_t>(i)))];
  return counts;
}

// Each of so many values about as often as any other: within a sixth of its share.
template <class Counts>
void check_even(const Counts& counts, std::size_t values, int times) {
  CHECK(counts.size() == values);
  const double share = static_cast<double>(times) / static_cast<double>(values);
  for (const auto& [value, count] : counts) {
    CHECK(count > share * 5 / 6);
    CHECK(count < share * 7 / 6);
  }
}

// Whether the last of these moves can be taken back.
bool can_be_undone(const State& state, const Moves& moves) {
  const Match<Yoho> match = match_from(state, moves);
  return match.undo_seat() == match.steps().back().move.seat;
}

std::vector<int> sorted(std::vector<int> numbers) {
  std::ranges::sort(numbers);
  return numbers;
}

}  // namespace

TEST_CASE("a hand is its owner's, and a deck nobody's", "[yoho][view][R7][R8]") {
  const State state = Position(3);
  for (Seat seat = nobody; seat < 3; ++seat) {
    const State seen = seen_state(state, seat);
    for (Seat owner = 0; owner < 3; ++owner) {
      REQUIRE(seen.player(owner).maps.size() == 3);
      if (owner == seat)
        CHECK(hand_of(seen, owner) == hand_of(state, owner));
      else
        CHECK(hand_of(seen, owner) == std::vector<Card>(3, Card::hidden));
    }
    CHECK(seen.map_deck.size() == state.map_deck.size());
    CHECK(std::ranges::count(seen.map_deck, Card::hidden) == 12);
    CHECK(seen.sea_deck.size() == 22);
    CHECK(std::ranges::count(seen.sea_deck, hidden_card) == 22);
    CHECK(seen.rng == Rng());
  }
}

TEST_CASE("what lies up is public, the number of a card would tell its other side",
          "[yoho][view][Q26][Q31]") {
  const State state = Position();
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    const State seen = seen_state(state, seat);
    CHECK(seen.sea_next == NextCard{hidden_card, Face::sea_cross});
    for (int cell = 0; cell < cell_count; ++cell) {
      CHECK(seen.tile(cell).card == hidden_card);
      CHECK(seen.tile(cell).face == state.tile(cell).face);
      CHECK(seen.tile(cell).rot == state.tile(cell).rot);
    }
  }
}

TEST_CASE("a card that was turned over is known on both sides to all", "[yoho][view][Q31][Q34]") {
  const State flipped =
      after(Position().hand(0, {Card::flip, Card::flip, Card::remove}), flip_card(1));
  const State closed = after(flipped, flip_card(1));
  CHECK(closed.tile(1).side == Side::compass);
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    CHECK(seen_state(flipped, seat).tile(1) == flipped.tile(1));
    CHECK(seen_state(closed, seat).tile(1) == closed.tile(1));
    CHECK(seen_state(closed, seat).tile(9).card == hidden_card);
  }
  // Wherever it goes.
  const State moved = after(Position().hand(0, {Card::swap, Card::flip, Card::remove}),
                            flip_card(1) + swap_cards(1, 0));
  CHECK(seen_state(moved, 1).tile(0).card == 1);
  CHECK(seen_state(moved, 1).tile(1).card == hidden_card);
}

TEST_CASE("discard piles are open, but a sea card lies there as it lay", "[yoho][view][Q32]") {
  const State state = after(Position().hand(0, {Card::flip, Card::remove, Card::remove}),
                            flip_card(14) + remove_card(14) + Moves{Place{0}} + remove_card(5) +
                                Moves{Place{0}, EndTurn{}});
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    const State seen = seen_state(state, seat);
    REQUIRE(seen.sea_discard.size() == 2);
    CHECK(seen.sea_discard[0] == Discarded{37, Face::reef, true});
    CHECK(seen.sea_discard[1] == Discarded{hidden_card, Face::sea_tee, false});
    CHECK(seen.map_discard == state.map_discard);
    CHECK(seen.map_discard.size() == 3);
  }
}

TEST_CASE("a hole is seen as a hole", "[yoho][view]") {
  const State state = after(Position(), remove_card(5));
  CHECK(seen_state(state, 1).tile(7) == Tile{});
  CHECK(imagined(seen_by(state, 1), 1).tile(7).is_hole());
}

TEST_CASE("the end of a match shows no more than what was shown before", "[yoho][view][Q17]") {
  const State over =
      after(Position().coins(0, 2).ship(0, 6), Moves{Blast{}, Flip{Axis::vertical}} + net);
  REQUIRE(Yoho::over(over));
  const State seen = seen_state(over, 0);
  CHECK(hand_of(seen, 1) == std::vector<Card>(3, Card::hidden));
  CHECK(seen.tile(1).card == hidden_card);
  CHECK(seen.sea_next.card == hidden_card);
  CHECK(seen.sea_discard[0].card == 6);
  CHECK(std::ranges::count(seen.sea_deck, hidden_card) == 22);
  CHECK(std::ranges::count(seen.map_deck, Card::hidden) == 15);
}

TEST_CASE("which Map is drawn is for the one who draws it", "[yoho][view][R23][R83]") {
  const Match<Yoho> match = match_from(Position().ship(0, 7), net);
  REQUIRE(told<MapDrawn>(match) == std::vector{MapDrawn{0, Card::net}});
  const auto drawn_for = [&](Seat seat) {
    for (const Event& event : last_events_for(match, seat))
      if (const auto* drawn = std::get_if<MapDrawn>(&event)) return *drawn;
    return MapDrawn{nobody, Card::hidden};
  };
  CHECK(drawn_for(0) == MapDrawn{0, Card::net});
  CHECK(drawn_for(1) == MapDrawn{0, Card::hidden});
  CHECK(drawn_for(nobody) == MapDrawn{0, Card::hidden});
}

TEST_CASE("Maps are told as they came, before and after their pile was shuffled",
          "[yoho][view][R23]") {
  const State state = Position().map_pile(1);
  const auto match = match_from(
      state, {EndTurn{}, Discard{Card::remove}, Discard{Card::flip}, Discard{Card::swing}, Done{}});
  const auto drawn = told<MapDrawn>(match);
  REQUIRE(drawn.size() == 3);
  CHECK(drawn[0] == MapDrawn{0, state.map_deck[0]});
  CHECK(match.state().player(0).maps.contains(drawn[1].card));
  std::vector<std::string> what;
  for (const Event& event : match.events())
    what.push_back(Yoho::event_json(event)["type"].get<std::string>());
  CHECK(std::vector(what.end() - 6, what.end()) ==
        std::vector<std::string>{"map_drawn", "maps_reshuffled", "map_drawn", "map_drawn",
                                 "turn_ended", "turn_started"});
}

TEST_CASE("all else that happens is told to all alike", "[yoho][view]") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    random_match(fresh(3, seed), seed, [](const Match<Yoho>& match) {
      if (!Yoho::over(match.state())) return;
      for (const Event& event : match.events())
        for (Seat seat = nobody; seat < 3; ++seat) {
          const auto heard = Yoho::mask(match.state().options, event, seat);
          REQUIRE(heard.has_value());
          const auto* drawn = std::get_if<MapDrawn>(&event);
          if ((*heard == event) != (!drawn || drawn->seat == seat))
            FAIL(Yoho::event_json(event).dump());
        }
    });
}

TEST_CASE("what shows nothing hidden can be taken back", "[yoho][view][undo]") {
  const State base = Position();
  CHECK(can_be_undone(base, {PlayCard{Card::basic_movement}}));
  CHECK(can_be_undone(base, sail_to(6)));
  CHECK(can_be_undone(base, swing_card(5)));
  CHECK(can_be_undone(base, pick_for(Card::flip, 1)));
  CHECK(can_be_undone(base, remove_card(5)));
  CHECK(can_be_undone(base, {EndTurn{}}));
  CHECK(can_be_undone(base, {EndTurn{}, Discard{Card::flip}}));
  CHECK(can_be_undone(Position().ship(0, 6), {Blast{}}));
  CHECK(can_be_undone(Position().ship(0, 4).ship(1, 4), {Shoot{1}}));
  CHECK(
      can_be_undone(Position().hand(0, {Card::swap, Card::flip, Card::remove}), swap_cards(0, 1)));
}

TEST_CASE("the flip of a card can be taken back only if both its sides were known",
          "[yoho][view][undo][Q31]") {
  const State base = Position().hand(0, {Card::flip, Card::flip, Card::remove});
  CHECK_FALSE(can_be_undone(base, flip_card(1)));
  CHECK_FALSE(can_be_undone(base, flip_card(14)));
  CHECK(can_be_undone(base, flip_card(1) + flip_card(1)));
  CHECK(can_be_undone(base, flip_card(14) + flip_card(14, Axis::horizontal)));
  // Another card is another matter.
  CHECK_FALSE(can_be_undone(base, flip_card(1) + flip_card(14)));
  CHECK_FALSE(can_be_undone(Position().ship(0, 6), {Blast{}, Flip{Axis::vertical}}));
}

TEST_CASE("a next sea card and a drawn Map cannot be taken back", "[yoho][view][undo][Q26]") {
  const State base = Position();
  CHECK_FALSE(can_be_undone(base, remove_card(5) + Moves{Place{0}}));
  CHECK_FALSE(can_be_undone(Position().hand(0, {Card::slide, Card::flip, Card::remove}),
                            slide_line(0, End::near)));
  // The bottle's Map; the Maps at the end of the turn.
  CHECK_FALSE(can_be_undone(Position().ship(0, 7), net));
  CHECK_FALSE(can_be_undone(base, {EndTurn{}, Discard{Card::flip}, Done{}}));
}

TEST_CASE("an imagined state fits what its seat sees, and keeps all totals",
          "[yoho][view][sample]") {
  std::uint64_t imagined_states = 0;
  for (const int seats : {2, 3, 4})
    random_match(fresh(seats, 5), 5, [&](const Match<Yoho>& match) {
      for (Seat seat = nobody; seat < seats; ++seat) {
        const View view = seen_by(match.state(), seat);
        const State state = imagined(view, ++imagined_states);
        if (!(seen_by(state, seat) == view)) FAIL(Yoho::state_json(state).dump());
        if (const auto broken = Yoho::broken_total(state)) FAIL(broken->where << why(*broken));
        for (Seat owner = 0; owner < seats; ++owner)
          if (!std::ranges::is_sorted(state.player(owner).maps)) FAIL("a hand out of order");
      }
    });
  CHECK(imagined_states > 1000);
}

TEST_CASE("an imagined state is made of the view alone", "[yoho][view][sample]") {
  const State state = after(Position(), flip_card(14));
  // Another world that seat 0 cannot tell from this one.
  const State other = imagined(seen_by(state, 0), 99);
  REQUIRE_FALSE(other == state);
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    CHECK(imagined(seen_by(other, 0), seed) == imagined(seen_by(state, 0), seed));
}

TEST_CASE("behind a closed chest is any card with that front that is not known to be elsewhere",
          "[yoho][view][sample][Q31]") {
  constexpr int times = 3000;
  const auto card_at = [](int cell) {
    return [cell](const State& state) { return int{state.tile(cell).card}; };
  };
  // Cell 1 and cell 9 are chest_tee: cards 1 to 5. Cell 6 is chest_corner: 6 to 10.
  const View view = seen_by(Position(), 0);
  const auto tees = tally(view, times, card_at(9));
  check_even(tees, 5, times);
  CHECK(tees.begin()->first == 1);
  const auto corners = tally(view, times, card_at(6));
  check_even(corners, 5, times);
  CHECK(corners.begin()->first == 6);
  // Card 1 was seen: four are left, two of them trapped.
  const View knowing = seen_by(after(Position(), flip_card(1)), 1);
  const auto left = tally(knowing, times, card_at(9));
  check_even(left, 4, times);
  CHECK_FALSE(left.contains(1));
  CHECK(tally(knowing, 100, card_at(1)) == std::map<int, int>{{1, 100}});
}

TEST_CASE("the grid, the next card, the deck and the discards share one pool",
          "[yoho][view][sample][Q32]") {
  constexpr int times = 4000;
  // Cell 5's card, a sea_tee, is on the discard pile, unseen; cell 14 is another, and the third is
  // in the deck.
  const State state = after(Position(), remove_card(5) + Moves{Place{0}});
  const View view = seen_by(state, 0);
  check_even(tally(view, times, [](const State& s) { return int{s.sea_discard[0].card}; }), 3,
             times);
  check_even(tally(view, times,
                   [](const State& s) {
                     return std::pair(int{s.sea_discard[0].card}, int{s.tile(14).card});
                   }),
             6, times);
  // The next card shows sea_cross, like four of the grid's: one of the five.
  check_even(tally(view, times, [](const State& s) { return int{s.sea_next.card}; }), 5, times);
  // What is left is the deck, and its order is unknown.
  std::set<int> on_top;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const State other = imagined(view, seed);
    on_top.insert(other.sea_deck.back());
    std::vector<int> cards = {other.sea_next.card, other.sea_discard[0].card};
    for (const Tile& tile : other.grid) cards.push_back(tile.card);
    for (const std::uint8_t card : other.sea_deck) cards.push_back(card);
    REQUIRE(cards.size() == sea_card_count);
    cards = sorted(cards);
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (cards[i] != static_cast<int>(i) + 1) FAIL("a card twice");
  }
  CHECK(on_top.size() > 25);
}

TEST_CASE("a pile made anew is a new secret", "[yoho][view][sample][R93][Q26]") {
  // All that was discarded, the reef among it, is shuffled into the new pile.
  const State before = after(Position().sea_pile(1), flip_card(14) + remove_card(14));
  REQUIRE(before.sea_discard.back() == Discarded{37, Face::reef, true});
  const State again = after(before, {Place{0}});
  REQUIRE(again.sea_next.card == 32);
  const State anew =
      after(Position().sea_pile(0), flip_card(14) + remove_card(14) + Moves{Place{0}});
  REQUIRE(anew.sea_discard.empty());
  const View view = seen_by(anew, 0);
  CHECK(view.state.sea_deck.size() == 22);
  CHECK(std::ranges::count(view.state.sea_deck, hidden_card) == 22);
  CHECK(view.state.sea_next.card == hidden_card);
  CHECK(view.state.sea_next.face == anew.sea_next.face);
  // Nobody can tell where card 37 is: in the pile, or a sea_tee that lies open.
  bool in_deck = false, on_sea = false;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State other = imagined(view, seed);
    in_deck |= other.sea_deck.contains(37);
    on_sea |= other.tile(5).card == 37;
  }
  CHECK(in_deck);
  CHECK(on_sea);
}

TEST_CASE("other hands are dealt from the Maps that lie nowhere in the open",
          "[yoho][view][sample][Q32]") {
  // Of the flips one is in hand, one was played and one discarded: nobody else has any.
  const State state =
      after(Position().hand(0, {Card::flip, Card::flip, Card::flip}),
            Moves{EndTurn{}, Discard{Card::flip}, Done{}, EndTurn{}, Done{}} + flip_card(5));
  REQUIRE(state.played.contains(Card::flip));
  REQUIRE(state.map_discard.contains(Card::flip));
  REQUIRE(state.player(0).maps.contains(Card::flip));
  std::map<Card, int> seen_in_hand;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const State other = imagined(seen_by(state, 0), seed);
    CHECK(hand_of(other, 0) == hand_of(state, 0));
    CHECK(other.map_deck.size() == state.map_deck.size());
    for (const Card map : hand_of(other, 1)) ++seen_in_hand[map];
  }
  CHECK_FALSE(seen_in_hand.contains(Card::flip));
  CHECK(seen_in_hand.size() == all_maps.size() - 1);
}

TEST_CASE("each Map that is left is as likely in another hand as any other",
          "[yoho][view][sample]") {
  // Seat 0 holds swing, flip and remove; of the 18 others three are swaps. The chance that seat 1
  // has none of them is (15 · 14 · 13) / (18 · 17 · 16), 0.56.
  constexpr int times = 4000;
  const auto none = tally(seen_by(Position(), 0), times, [](const State& state) {
    return state.player(1).maps.contains(Card::swap);
  })[false];
  CHECK(none > times * 0.53);
  CHECK(none < times * 0.59);
  // A bystander knows nothing of seat 0's hand either.
  const auto hands =
      tally(seen_by(Position(), nobody), 300, [](const State& state) { return hand_of(state, 0); });
  CHECK(hands.size() > 50);
}

}  // namespace flotilla::yoho_test
