// build.hpp: makes positions of Yoho! for its tests: one position to begin with, changes to it that
// keep all totals, and the moves that are played from there.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/games/yoho/yoho.hpp"
#include "tests/games/playing.hpp"

namespace flotilla::yoho_test {

using namespace flotilla::yoho;
using namespace flotilla::playing;

inline constexpr auto& read_state = playing::read_state<Yoho>;

inline State fresh(int seats = 2, std::uint64_t seed = 1) {
  return Yoho::start({}, seats, Rng(seed));
}

// ---- Positions ----

// Cards by both their faces.
inline constexpr SeaCard trapped_chest{Face::chest_tee, Face::trap_tee},
    barrel_on_reef{Face::barrel, Face::reef};

// The first turn of a match. Seat 0's lair is in the west at cell 4, seat 1's in the east at cell
// 11; a third would be in the north at cell 0, a fourth in the south at cell 15:
//
//        cross      chest gold    barrel      rum
//   0 ▸  cross      tee           chest gold  bottle
//        cannonball chest trap    straight    cross     ◂ 1
//        island     barrel        tee         chest trap
class Position {
 public:
  explicit Position(int seats = 2) : state_(fresh(seats)) {
    lay_out();
    deal();
    for (Seat seat = 0; seat < seats; ++seat) {
      state_.player(seat).captain = all_captains[static_cast<std::size_t>(seat)];
      state_.player(seat).lair = lairs[static_cast<std::size_t>(seat)];
    }
    state_.phase = Phase::play;
    state_.turn = 1;
    state_.rng = Rng(1);
  }

  // A card that shows this face, Compass side up if it has it there. It comes from as deep in the
  // pile as it can, so that the next cards stay the same; what lay there goes into the pile.
  Position& lay(int cell, Face face, int rot = 0) {
    for (const Side side : {Side::compass, Side::back})
      if (const auto at = deepest([&](int card) { return face_of(card, side) == face; });
          at < state_.sea_deck.size())
        return exchange(cell, at, side, rot);
    FAIL("no such card in the pile: " << face_names[face]);
    return *this;
  }
  // A card with these faces, Compass side up.
  Position& lay(int cell, const SeaCard& faces, int rot = 0) {
    const auto at = deepest([&](int card) {
      return face_of(card, Side::compass) == faces.front && face_of(card, Side::back) == faces.back;
    });
    REQUIRE(at < state_.sea_deck.size());
    return exchange(cell, at, Side::compass, rot);
  }
  // A card as it lies, turned otherwise.
  Position& turn_card(int cell, int rot) {
    state_.tile(cell).rot = static_cast<std::uint8_t>(rot);
    return *this;
  }
  // The sea cards to come, the first one on top of the pile.
  Position& next(std::initializer_list<Face> faces) {
    for (auto face = std::rbegin(faces); face != std::rend(faces); ++face) {
      const auto at = deepest([&](int card) { return face_of(card, Side::compass) == *face; });
      REQUIRE(at < state_.sea_deck.size());
      const std::uint8_t card = state_.sea_deck[at];
      state_.sea_deck.erase_at(at);
      state_.sea_deck.push_back(state_.sea_next.card);
      state_.sea_next = {card, *face};
    }
    return *this;
  }
  // Only so many cards are left below the top of the Sea pile; the others were discarded.
  Position& sea_pile(std::size_t count) {
    while (state_.sea_deck.size() > count) {
      const std::uint8_t card = state_.sea_deck[0];
      state_.sea_deck.erase_at(0);
      state_.sea_discard.push_back({card, face_of(card, Side::compass), false});
    }
    return *this;
  }
  Position& next_map(Card map) {
    state_.map_deck.push_back(drawn(map));
    return *this;
  }
  Position& map_pile(std::size_t count) {
    while (state_.map_deck.size() > count) {
      state_.map_discard.push_back(state_.map_deck[0]);
      state_.map_deck.erase_at(0);
    }
    return *this;
  }

  Position& ship(Seat seat, int cell) {
    state_.player(seat).ship = static_cast<std::int8_t>(cell);
    return *this;
  }
  Position& life(Seat seat, int count) {
    return give(state_.player(seat).life, state_.life_supply, count);
  }
  Position& cannonballs(Seat seat, int count) {
    return give(state_.player(seat).cannonballs, state_.cannonball_supply, count);
  }
  Position& coins(Seat seat, int count) {
    return give(state_.player(seat).coins, state_.reserve, count);
  }
  // Maps from as deep in the pile as they are; those in hand go below it.
  Position& hand(Seat seat, std::initializer_list<Card> maps) {
    auto& hand = state_.player(seat).maps;
    while (!hand.empty()) state_.map_deck.insert_at(0, hand.pop_back());
    for (const Card map : maps) hand.push_back(drawn(map));
    std::sort(hand.begin(), hand.end());
    return *this;
  }
  Position& played(std::initializer_list<Card> cards) {
    for (const Card card : cards) state_.played.push_back(is_basic(card) ? card : drawn(card));
    return *this;
  }
  Position& turn(int number) {
    state_.turn = static_cast<std::uint16_t>(number);
    state_.active = static_cast<Seat>((number - 1) % state_.seats);
    return *this;
  }
  Position& max_rounds(int rounds) {
    state_.options.max_rounds = static_cast<std::uint8_t>(rounds);
    return *this;
  }

  State ready() const {
    if (const auto broken = Yoho::broken_total(state_)) FAIL(broken->where << why(*broken));
    return state_;
  }
  operator State() const { return ready(); }

 private:
  static constexpr std::array<Lair, most_players> lairs = {
      {{Edge::west, 1}, {Edge::east, 2}, {Edge::north, 0}, {Edge::south, 3}}};

  void lay_out() {
    constexpr std::array<std::pair<int, int>, cell_count> sea = {{{30, 0},
                                                                  {1, 0},
                                                                  {11, 0},
                                                                  {24, 0},
                                                                  {31, 0},
                                                                  {35, 0},
                                                                  {6, 3},
                                                                  {20, 1},
                                                                  {16, 0},
                                                                  {4, 0},
                                                                  {38, 1},
                                                                  {33, 0},
                                                                  {27, 0},
                                                                  {14, 0},
                                                                  {37, 2},
                                                                  {9, 0}}};
    constexpr std::array<std::uint8_t, 22> deepest_first = {
        19, 8, 23, 15, 29, 26, 3, 18, 10, 39, 22, 13, 7, 28, 5, 36, 25, 17, 2, 21, 12, 32};
    for (int cell = 0; cell < cell_count; ++cell) {
      const auto& [card, rot] = sea[static_cast<std::size_t>(cell)];
      put(cell, card, Side::compass, rot);
    }
    state_.sea_next = {34, Face::sea_cross};
    state_.sea_deck.clear();
    for (const std::uint8_t card : deepest_first) state_.sea_deck.push_back(card);
  }
  void deal() {
    using enum Card;
    constexpr std::array<std::array<Card, hand_size>, most_players> hands = {
        {{swing, flip, remove},
         {swap, slide, catch_throw},
         {swap, slide, remove},
         {swing, flip, net}}};
    state_.map_deck = {swap,        remove, slide, flip, swing, net,      movement, swap,
                       catch_throw, remove, slide, flip, swing, movement, net};
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      auto& maps = state_.player(seat).maps;
      maps.clear();
      // The pile is what two players leave: a third and a fourth hand are taken from it.
      for (const Card map : hands[static_cast<std::size_t>(seat)])
        maps.push_back(seat < 2 ? map : drawn(map));
    }
  }

  Card drawn(Card map) {
    const auto at = state_.map_deck.find(map);
    REQUIRE(at < state_.map_deck.size());
    state_.map_deck.erase_at(at);
    return map;
  }
  Position& give(std::uint8_t& tokens, std::uint8_t& supply, int count) {
    supply = static_cast<std::uint8_t>(supply + tokens - count);
    tokens = static_cast<std::uint8_t>(count);
    return *this;
  }
  void put(int cell, int card, Side side, int rot) {
    state_.tile(cell) = {static_cast<std::uint8_t>(card), face_of(card, side), side,
                         static_cast<std::uint8_t>(rot), side == Side::back};
  }
  // The first of the pile counts from below.
  template <class Fits>
  std::size_t deepest(Fits fits) const {
    return static_cast<std::size_t>(std::ranges::find_if(state_.sea_deck, fits) -
                                    state_.sea_deck.begin());
  }
  Position& exchange(int cell, std::size_t at, Side side, int rot) {
    const std::uint8_t card = std::exchange(state_.sea_deck[at], state_.tile(cell).card);
    put(cell, card, side, rot);
    return *this;
  }

  State state_;
};

// ---- Moves of whoever's turn it is ----

using What = decltype(Move::what);
using Moves = std::vector<What>;

inline Match<Yoho> match_from(const State& state, const Moves& moves) {
  Match<Yoho> match(state);
  for (const What& what : moves) play(match, Move{match.state().active, what});
  return match;
}
inline State after(const State& state, const Moves& moves) {
  return match_from(state, moves).state();
}
inline Moves operator+(Moves moves, const Moves& more) {
  moves.insert(moves.end(), more.begin(), more.end());
  return moves;
}

// Whole cards, step by step. A Map is expected to be in hand.
inline Moves sail_to(int cell, Card card = Card::basic_movement) {
  return {PlayCard{card}, Sail{static_cast<std::int8_t>(cell)}};
}
inline Moves pick_for(Card card, int cell) {
  return {PlayCard{card}, Pick{static_cast<std::int8_t>(cell)}};
}
inline Moves swing_card(int cell, Direction direction = Direction::cw) {
  return pick_for(Card::swing, cell) + Moves{Swing{direction}};
}
inline Moves swap_cards(int cell, int other) {
  return pick_for(Card::swap, cell) + Moves{Pick{static_cast<std::int8_t>(other)}};
}
inline Moves flip_card(int cell, Axis axis = Axis::vertical) {
  return pick_for(Card::flip, cell) + Moves{Flip{axis}};
}
// The hole is not filled yet.
inline Moves remove_card(int cell) {
  return pick_for(Card::remove, cell);
}
inline Moves slide_line(int line, End from, int rot = 0) {
  return {PlayCard{Card::slide}, Slide{static_cast<std::int8_t>(line), from},
          Place{static_cast<std::uint8_t>(rot)}};
}
inline const Moves net = {PlayCard{Card::basic_net}}, net_and_fill = net + Moves{Place{0}};
inline Moves catch_at(int cell) {
  return pick_for(Card::catch_throw, cell);
}
inline Moves throw_at(int barrel, Seat target) {
  return catch_at(barrel) + Moves{Throw{target}};
}
inline Moves throw_into(int barrel, int chest, Axis axis = Axis::vertical) {
  return catch_at(barrel) + Moves{ThrowChest{static_cast<std::int8_t>(chest)}, Flip{axis}};
}

// ---- What is listed, and what is refused ----

inline Moves listed(const State& state) {
  Moves moves;
  for (const Move& move : Match<Yoho>(state).legal_moves()) moves.push_back(move.what);
  return moves;
}
inline bool lists(const State& state, const What& what) {
  return std::ranges::count(listed(state), what) == 1;
}
// The listed moves of one kind.
template <class Kind>
std::vector<Kind> listed_of(const State& state) {
  std::vector<Kind> found;
  for (const What& what : listed(state))
    if (std::holds_alternative<Kind>(what)) found.push_back(std::get<Kind>(what));
  return found;
}
// The cells that can be picked, the places that can be sailed to, the cards that can be played.
inline std::vector<int> picks(const State& state) {
  std::vector<int> cells;
  for (const Pick& pick : listed_of<Pick>(state)) cells.push_back(pick.cell);
  return cells;
}
inline std::vector<int> sails(const State& state, Card card = Card::basic_movement) {
  std::vector<int> places;
  for (const Sail& sail : listed_of<Sail>(after(state, {PlayCard{card}})))
    places.push_back(sail.to);
  return places;
}
inline bool playable(const State& state, Card card) {
  return lists(state, PlayCard{card});
}
// Why a move is refused, after it was seen that nothing changed.
inline std::string refused(const State& state, const What& what) {
  Match<Yoho> match(state);
  const std::string reason = refusal(match, Move{state.active, what});
  CHECK(match.state() == state);
  return reason;
}

// ---- What became of it ----

inline std::vector<int> cards_at(const State& state, std::initializer_list<int> cells) {
  std::vector<int> cards;
  for (const int cell : cells) cards.push_back(state.tile(cell).card);
  return cards;
}
inline std::vector<Card> hand_of(const State& state, Seat seat) {
  const auto& maps = state.player(seat).maps;
  return {maps.begin(), maps.end()};
}
inline std::vector<Face> discarded(const State& state) {
  std::vector<Face> faces;
  for (const Discarded& card : state.sea_discard) faces.push_back(card.face);
  return faces;
}
// The events of one kind that the last move had.
template <class Kind>
std::vector<Kind> told(const Match<Yoho>& match) {
  std::vector<Kind> kinds;
  for (const Event& event : last_events(match))
    if (std::holds_alternative<Kind>(event)) kinds.push_back(std::get<Kind>(event));
  return kinds;
}
inline Outcome outcome_of(const State& state) {
  REQUIRE(Yoho::over(state));
  return *Yoho::outcome(state);
}
template <class Look>
void random_match(const State& start, std::uint64_t seed, Look look) {
  playing::random_match<Yoho>(start, seed, look);
}

}  // namespace flotilla::yoho_test
