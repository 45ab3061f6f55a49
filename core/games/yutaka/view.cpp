// view.cpp: all that is secret. What a seat sees (view, mask), what it may imagine behind that
// (sample), and the totals that hold for whoever sees everything (broken_total).
#include <algorithm>
#include <span>
#include <string>

#include "core/engine/reading.hpp"
#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

namespace yutaka {

TileSet accessible_tiles(const Layout& layout, TileSet face_up) {
  TileSet accessible = 0;
  for (std::size_t island = 0; island < island_count; ++island) {
    const auto turned = static_cast<unsigned>(face_up >> (island * most_slots));
    for (std::size_t slot = 0; slot < layout.slots(island); ++slot) {
      const unsigned covering = layout.lying_on[layout.place(island, slot)] & ~turned;
      if (covering == 0 && (turned >> slot & 1) == 0) accessible |= tile_bit(island, slot);
    }
  }
  return accessible;
}

namespace {

// Calls `look(card, side, island, at)` for every card of a seat on the table: its numbered cards
// lie on its own side, its Dynamites on the other.
template <class Look>
void each_card_played(const State& state, Seat seat, Look look) {
  for (const Seat side : {seat, other_seat(seat)})
    for (std::size_t island = 0; island < island_count; ++island) {
      const Column& column = state.player(side).columns[island];
      for (std::size_t at = 0; at < column.size(); ++at)
        if ((column[at] == Card::dynamite) == (side != seat)) look(column[at], side, island, at);
    }
}

int cards_played(const State& state, Seat seat) {
  int count = 0;
  each_card_played(state, seat, [&](Card, Seat, std::size_t, std::size_t) { ++count; });
  return count;
}

}  // namespace

int not_played(const State& state, Seat seat, Card card) {
  auto count = static_cast<int>(std::ranges::count(full_deck, card));
  each_card_played(state, seat,
                   [&](Card played, Seat, std::size_t, std::size_t) { count -= played == card; });
  return count;
}

int reveal_cards_left(const State& state, Seat seat) {
  auto count = static_cast<int>(reveal_card_count);
  each_card_played(state, seat, [&](Card played, Seat, std::size_t, std::size_t) {
    count -= played.is_reveal_card();
  });
  return count;
}

}  // namespace yutaka

using namespace yutaka;

namespace {

// ---- What a seat sees ----

// A face-down tile shows its kind if its kind is known in this match, and never its value.
void mask_tile(Tile& tile, KindSet known_kinds) {
  tile.value = 0;
  if (!known_kinds.contains(tile.kind)) tile.kind = Kind::hidden;
}

void mask_hand(Hand& hand) {
  for (std::size_t at = 0, size = hand.size(); at < size; ++at) hand.set(at, Card::hidden);
}

// ---- What may be behind it ----

// Every place on the islands and aside, the open ones included.
template <class Look>
void each_tile(State& state, Look look) {
  for (Tile& tile : state.tiles) look(tile);
  for (Tile& tile : state.set_aside) look(tile);
}

// A pool of things that lie somewhere unseen, in random order.
template <class T, std::size_t N>
struct Unseen {
  FixedVector<T, N> pool;

  void remove(const T& seen) {
    if (const std::size_t at = pool.find(seen); at < pool.size()) pool.erase_at(at);
  }
  // The last one that fits, or nothing.
  template <class Fits>
  std::optional<T> take(Fits fits) {
    for (std::size_t at = pool.size(); at-- > 0;)
      if (fits(pool[at])) {
        const T taken = pool[at];
        pool.erase_at(at);
        return taken;
      }
    return std::nullopt;
  }
};

// Values of a known kind over the places that show this kind, all the others over those that show
// nothing.
void imagine_tiles(State& state, Rng& rng) {
  Unseen<Tile, tile_count> unseen;
  for (const Tile& tile : all_tiles) unseen.pool.push_back(tile);
  each_tile(state, [&](Tile& tile) { unseen.remove(tile); });
  rng.shuffle(unseen.pool);
  each_tile(state, [&](Tile& tile) {
    if (tile.value != 0) return;
    tile = unseen
               .take([&](const Tile& other) {
                 return tile.kind == Kind::hidden ? !state.options.known_kinds.contains(other.kind)
                                                  : other.kind == tile.kind;
               })
               .value_or(tile);
  });
}

// Whatever the seat has neither played nor shown is in its hand or in its deck, in any order.
void imagine_cards(State& state, Seat seat, Rng& rng) {
  Player& player = state.player(seat);
  Unseen<Card, deck_size> unseen;
  for (const Card card : full_deck) unseen.pool.push_back(card);
  each_card_played(state, seat,
                   [&](Card card, Seat, std::size_t, std::size_t) { unseen.remove(card); });
  for (std::size_t at = 0; at < player.hand.size(); ++at) unseen.remove(player.hand[at]);
  for (const Card card : player.deck) unseen.remove(card);
  rng.shuffle(unseen.pool);
  const auto any = [](const Card&) { return true; };
  for (std::size_t at = 0; at < player.hand.size(); ++at)
    if (player.hand[at] == Card::hidden)
      player.hand.set(at, unseen.take(any).value_or(Card::hidden));
  for (Card& card : player.deck)
    if (card == Card::hidden) card = unseen.take(any).value_or(Card::hidden);
}

// ---- Totals. Each check names the path of what is wrong and the total that it breaks. ----

std::string tile_path(std::size_t island, std::size_t slot) {
  return numbered(numbered("islands", island) + ".tiles", slot);
}

// T1: the tiles on the islands and aside are exactly the 25.
Broken broken_tiles(const State& state) {
  Unseen<Tile, tile_count> left;
  for (const Tile& tile : all_tiles) left.pool.push_back(tile);
  const auto take = [&](const Tile& tile, const std::string& path) -> Broken {
    if (left.take([&](const Tile& other) { return other == tile; })) return std::nullopt;
    return broken(path, "T1: there is no such tile, or it is somewhere else already");
  };
  for (std::size_t island = 0; island < island_count; ++island)
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot)
      if (auto wrong = take(state.tile(island, slot), tile_path(island, slot))) return wrong;
  for (std::size_t i = 0; i < set_aside_count; ++i)
    if (auto wrong = take(state.set_aside[i], numbered("set_aside", i))) return wrong;
  return std::nullopt;
}

// T2: hand, deck and cards on the table are exactly the 24 of the seat. (T3, columns of at most
// five, is how columns are made.)
Broken broken_cards(const State& state, Seat seat) {
  Unseen<Card, deck_size> left;
  for (const Card card : full_deck) left.pool.push_back(card);
  Broken wrong;
  const auto take = [&](Card card, const std::string& path) {
    if (!left.take([&](Card other) { return other == card; }) && !wrong)
      wrong = broken(path, "T2: this seat has no such card, or it is somewhere else already");
  };
  each_card_played(state, seat, [&](Card card, Seat side, std::size_t island, std::size_t at) {
    const auto columns = numbered("islands", island) + ".columns";
    take(card, numbered(numbered(columns, static_cast<std::size_t>(side)), at));
  });
  const Player& player = state.player(seat);
  for (std::size_t at = 0; at < player.hand.size(); ++at)
    take(player.hand[at], numbered(player_path(seat) + ".hand", at));
  for (std::size_t from_top = 0; from_top < player.deck.size(); ++from_top)
    take(player.deck[player.deck.size() - 1 - from_top],
         numbered(player_path(seat) + ".deck", from_top));
  if (!wrong && !left.pool.empty())
    wrong = broken(player_path(seat) + ".hand", "T2: cards of this seat are missing");
  return wrong;
}

// T4: every tile that is still hidden has a card that will turn it.
Broken broken_countdown(const State& state) {
  const int hidden = state.hidden_tiles();
  const int cards = reveal_cards_left(state, 0) + reveal_cards_left(state, 1);
  const auto wrong = [&] {
    return broken("islands", "T4: " + std::to_string(hidden) + " tiles are face down and " +
                                 std::to_string(cards) + " cards are left that turn one");
  };
  switch (state.phase) {
    case Phase::opening:
      if (cards != 16 || hidden < 17 || hidden > 20) return wrong();
      break;
    case Phase::play:
      if (hidden != cards || hidden == 0) return wrong();
      break;
    case Phase::reveal:
      if (hidden != cards + 1) return wrong();
      break;
    case Phase::over:
      if (hidden != 0 || cards != 0) return wrong();
      break;
  }
  return std::nullopt;
}

// T5: a seat draws a card for each one played; one that has played and not drawn yet is one behind.
Broken broken_deck(const State& state, Seat seat) {
  const bool has_not_drawn =
      seat == state.active && (state.phase == Phase::reveal || state.phase == Phase::over);
  const int drawn = cards_played(state, seat) - has_not_drawn;
  const int expected = std::max(0, static_cast<int>(draw_pile_size) - drawn);
  if (static_cast<int>(state.player(seat).deck.size()) == expected) return std::nullopt;
  return broken(player_path(seat) + ".deck",
                "T5: the deck should have " + std::to_string(expected) + " cards");
}

// T6 and T7: turns, cards played and the active seat go together.
Broken broken_turn(const State& state) {
  const int first = cards_played(state, 0), second = cards_played(state, 1);
  if (first != second && first != second + 1)
    return broken("islands", "T7: the seats have not played in turns");
  const int turn =
      state.phase == Phase::opening ? 0 : first + second + (state.phase == Phase::play);
  if (state.turn != turn) return broken("turn", "T6: it should be " + std::to_string(turn));
  if (state.phase == Phase::opening && first + second != 0)
    return broken("islands", "T6: there are no cards on the table in the opening");
  const int active = turn == 0 ? (20 - state.hidden_tiles()) % 2 : (turn - 1) % 2;
  if (state.active != active) return broken("active", "T6: it should be " + std::to_string(active));
  return std::nullopt;
}

// T8: who is to act. A tile is owed by the side on which the card lies that was played last.
Broken broken_to_act(const State& state) {
  if (state.phase == Phase::over) {
    if (state.to_act == nobody) return std::nullopt;
    return broken("to_act", "T8: nobody is to act when it is over");
  }
  if (state.phase != Phase::reveal) {
    if (state.to_act == state.active) return std::nullopt;
    return broken("to_act", "T8: the active seat is to act");
  }
  if (state.to_act == nobody) return broken("to_act", "T8: somebody is to act");
  for (const Column& column : state.player(state.to_act).columns) {
    if (column.empty()) continue;
    const Card last = column.back();
    if (state.to_act == state.active ? last.is(Kind::equipment) : last == Card::dynamite)
      return std::nullopt;
  }
  return broken("to_act", "T8: no card was played that makes this seat turn a tile");
}

// T9: a face-up tile has nothing face down lying on it.
Broken broken_piles(const State& state) {
  const Layout& layout = state.options.layout;
  for (std::size_t island = 0; island < island_count; ++island) {
    const auto turned = static_cast<unsigned>(state.face_up >> (island * most_slots));
    for (std::size_t slot = 0; slot < layout.slots(island); ++slot)
      if (state.is_face_up(island, slot) &&
          (layout.lying_on[layout.place(island, slot)] & ~turned & 0xff) != 0)
        return broken(tile_path(island, slot) + ".face_up",
                      "T9: a face-down tile lies on this one");
  }
  return std::nullopt;
}

// What the state keeps ready to hand is what follows from the rest.
Broken broken_memory(const State& state) {
  if (state.accessible != accessible_tiles(state.options.layout, state.face_up))
    return broken("islands", "the accessible tiles are out of step");
  for (const Player& player : state.players)
    for (std::size_t island = 0; island < island_count; ++island)
      if ((player.open >> island & 1) == player.columns[island].full())
        return broken(numbered("islands", island) + ".columns", "the open columns are out of step");
  return std::nullopt;
}

}  // namespace

// Ask whose, not when: a hand is its owner's, a deck nobody's, a tile everybody's once it is face
// up. When the match is over all is shown but the generator.
View Yutaka::view(const State& state, Seat seat) {
  View view{state, seat};
  view.state.rng = Rng();
  if (over(state)) return view;
  for (Seat owner = 0; owner < seat_count; ++owner) {
    Player& player = view.state.player(owner);
    if (owner != seat) mask_hand(player.hand);
    std::ranges::fill(player.deck, Card::hidden);
  }
  const KindSet known = state.options.known_kinds;
  for (std::size_t island = 0; island < island_count; ++island)
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot)
      if (!state.is_face_up(island, slot)) mask_tile(view.state.tile(island, slot), known);
  for (Tile& tile : view.state.set_aside) mask_tile(tile, known);
  return view;
}

std::optional<Event> Yutaka::mask(const Options&, const Event& event, Seat seat) {
  if (const CardDrawn* drawn = std::get_if<CardDrawn>(&event); drawn && drawn->seat != seat)
    return CardDrawn{drawn->seat, Card::hidden, drawn->deck_left};
  return event;
}

bool Yutaka::discloses(const State&, const State&, const Event& event) {
  return std::holds_alternative<TileRevealed>(event) || std::holds_alternative<CardDrawn>(event);
}

// All hidden things of a view get a value that fits, each such filling as likely as any other.
State Yutaka::sample(const Knowledge<Yutaka>& known, Rng rng) {
  State state = known.view.state;
  imagine_tiles(state, rng);
  for (Seat seat = 0; seat < seat_count; ++seat) imagine_cards(state, seat, rng);
  state.rng = rng;
  return state;
}

std::optional<Refusal> Yutaka::broken_total(const State& state) {
  if (auto wrong = broken_tiles(state)) return wrong;
  for (Seat seat = 0; seat < seat_count; ++seat)
    if (auto wrong = broken_cards(state, seat)) return wrong;
  if (auto wrong = broken_countdown(state)) return wrong;
  if (auto wrong = broken_turn(state)) return wrong;
  for (Seat seat = 0; seat < seat_count; ++seat)
    if (auto wrong = broken_deck(state, seat)) return wrong;
  if (auto wrong = broken_to_act(state)) return wrong;
  if (auto wrong = broken_piles(state)) return wrong;
  return broken_memory(state);
}

}  // namespace flotilla
