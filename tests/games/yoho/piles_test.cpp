// piles_test.cpp: the two draw piles and their discard piles, and what happens when one runs out.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

const Moves change_all = {EndTurn{}, Discard{Card::swing}, Discard{Card::flip},
                          Discard{Card::remove}, Done{}};

}  // namespace

TEST_CASE("an empty Map pile is made anew of the discarded Maps, when one has to be drawn",
          "[yoho][R47][Q27]") {
  const State state = Position().map_pile(1);
  // Drawing the last one leaves the pile empty.
  Match<Yoho> one = match_from(state, {EndTurn{}, Discard{Card::swing}, Done{}});
  CHECK(told<MapsReshuffled>(one).empty());
  CHECK(one.state().map_deck.empty());
  CHECK(one.state().map_discard.size() == 15);
  Match<Yoho> three = match_from(state, change_all);
  // 14 had been discarded, three are now.
  CHECK(told<MapsReshuffled>(three) == std::vector{MapsReshuffled{17}});
  CHECK(three.state().map_deck.size() == 15);
  CHECK(three.state().map_discard.empty());
  CHECK(hand_of(three.state(), 0).size() == 3);
}

TEST_CASE("the new Map pile is shuffled", "[yoho][R47]") {
  State state = Position().map_pile(0), other = state;
  other.rng = Rng(2);
  CHECK(after(state, change_all).map_deck != after(other, change_all).map_deck);
}

TEST_CASE(
    "Maps in front of the player are not in the new pile, but at the end of the turn they are",
    "[yoho][R47][Q27]") {
  const State state = Position().ship(0, 7).map_pile(0);
  Match<Yoho> match = match_from(state, swing_card(0) + net);
  // All 15 that were discarded; Swing still lies there.
  CHECK(told<MapsReshuffled>(match) == std::vector{MapsReshuffled{15}});
  Match<Yoho> end = match_from(state, swing_card(0) + Moves{EndTurn{}, Done{}});
  CHECK(told<MapsReshuffled>(end) == std::vector{MapsReshuffled{16}});
}

TEST_CASE("with no Map left anywhere a bottle still gives its extra play", "[yoho][R84][Q27]") {
  // No hands are so large: the pile is gone by magic.
  State state = Position().ship(0, 7);
  state.map_deck.clear();
  Events<Yoho> events;
  Yoho::apply(state, Move{0, PlayCard{Card::basic_net}}, &events);
  CHECK(types(events_json<Yoho>(events)) ==
        std::vector<std::string>{"card_played", "item_taken", "extra_play", "card_removed"});
  CHECK(state.extra_plays == 1);
  CHECK(hand_of(state, 0).size() == 3);
}

TEST_CASE("a new Sea pile is made as soon as the last card is taken, so that its top is open",
          "[yoho][R93][Q26]") {
  const State state = Position().sea_pile(0);
  Match<Yoho> match = match_from(state, remove_card(5) + Moves{Place{0}});
  // 22 had been discarded, and the tee that was removed.
  CHECK(told<SeaReshuffled>(match) == std::vector{SeaReshuffled{23}});
  const State& after_it = match.state();
  CHECK(after_it.sea_discard.empty());
  CHECK(after_it.sea_deck.size() == 22);
  CHECK(after_it.sea_next.face == face_of(after_it.sea_next.card, Side::compass));
  CHECK((after_it.sea_next.card == 35 || after_it.sea_deck.contains(35)));
  // With one card left below it there is no need yet.
  Match<Yoho> later = match_from(Position().sea_pile(1), remove_card(5) + Moves{Place{0}});
  CHECK(told<SeaReshuffled>(later).empty());
  CHECK(later.state().sea_deck.empty());
}

TEST_CASE("the card that Slide pushes out is shuffled in, too", "[yoho][R93][Q26]") {
  const State state = Position().sea_pile(0).hand(0, {Card::slide});
  const State pushed = after(state, slide_line(1, End::near));
  CHECK(pushed.sea_discard.empty());
  CHECK((pushed.sea_next.card == 20 || pushed.sea_deck.contains(20)));
}

TEST_CASE("in the new Sea pile every Compass side is up, and what was known is forgotten",
          "[yoho][R93][Q26][Q31]") {
  State state = Position().lay(7, Face::gold_tee).ship(0, 7).sea_pile(0);
  const int gold = state.tile(7).card;
  for (std::uint64_t seed = 0;; ++seed) {
    REQUIRE(seed < 1000);
    state.rng = Rng(seed);
    const State filled = after(state, net_and_fill);
    if (filled.sea_next.card != gold) continue;
    CHECK(object_of(filled.sea_next.face) == Object::chest);
    const State laid = after(filled, remove_card(7) + Moves{Place{0}});
    CHECK(laid.tile(7).card == gold);
    CHECK(laid.tile(7).shows(Object::chest));
    CHECK_FALSE(laid.tile(7).seen);
    return;
  }
}

TEST_CASE("the new Sea pile is shuffled", "[yoho][R93]") {
  State state = Position().sea_pile(0), other = state;
  other.rng = Rng(2);
  const Moves moves = remove_card(5) + Moves{Place{0}};
  CHECK(after(state, moves).sea_deck != after(other, moves).sea_deck);
}

TEST_CASE("discard piles are open: a sea card as it lay, its other side only if it was seen",
          "[yoho][Q32]") {
  const State unseen = after(Position(), remove_card(1));
  CHECK(unseen.sea_discard[0] == Discarded{1, Face::chest_tee, false});
  const State seen = after(Position(), flip_card(1) + remove_card(1));
  CHECK(seen.sea_discard[0] == Discarded{1, Face::gold_tee, true});
  for (const Seat seat : {Seat{1}, nobody}) {
    CHECK(Yoho::view(unseen, seat).state.sea_discard[0] ==
          Discarded{hidden_card, Face::chest_tee, false});
    CHECK(Yoho::view(seen, seat).state.sea_discard[0] == seen.sea_discard[0]);
  }
  Match<Yoho> match = match_from(Position(), {EndTurn{}, Discard{Card::flip}});
  CHECK(Yoho::view(match.state(), 1).state.map_discard == decltype(State::map_discard){Card::flip});
  CHECK(last_events_for(match, 1) == Events<Yoho>{MapDiscarded{0, Card::flip}});
}

TEST_CASE("the top of the Sea pile is open, its back and the cards below are not",
          "[yoho][Q26][Q31]") {
  const State seen = Yoho::view(Position().next({Face::rum_cross}), 0).state;
  CHECK(seen.sea_next == NextCard{hidden_card, Face::rum_cross});
  CHECK(std::ranges::count(seen.sea_deck, hidden_card) == 22);
}

}  // namespace flotilla::yoho_test
