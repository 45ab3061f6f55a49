// legal.cpp: which moves are legal, and why the others are not. What a move does is in apply.cpp.
#include <bit>

#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using namespace yutaka;

namespace {

// The moves are not made one by one but copied from tables, whole rows at a time: listing them is
// most of the work of a playout.

// A row: the card with id 0 of seat 0, at every island of a set, from left to right. A row is
// copied whole, five being quicker than as many as there are; what stands behind the last is of no
// account.
struct Row {
  std::array<Move, island_count> moves;
  std::uint8_t count = 0;
};
constexpr std::array<Row, 32> rows = [] {
  std::array<Row, 32> all{};
  for (unsigned set = 0; set < all.size(); ++set) {
    all[set].moves.fill({0, PlayCard{{0}, 0}});
    for (std::uint8_t island = 0; island < island_count; ++island)
      if ((set >> island & 1) != 0) all[set].moves[all[set].count++] = {0, PlayCard{{0}, island}};
  }
  return all;
}();

// Every card of either seat at island 0. A row of it has the bits of this move and of the row.
constexpr std::array<std::array<Move, 32>, seat_count> cards_at_island_0 = [] {
  std::array<std::array<Move, 32>, seat_count> all{};
  for (Seat seat = 0; seat < seat_count; ++seat)
    for (std::uint8_t id = 0; id < 32; ++id)
      all[static_cast<std::size_t>(seat)][id] = {seat, PlayCard{{id}, 0}};
  return all;
}();

// Every tile of either seat, by the number of its bit.
constexpr auto reveals = [] {
  std::array<std::array<Move, island_count * most_slots>, seat_count> all{};
  for (Seat seat = 0; seat < seat_count; ++seat)
    for (std::uint8_t island = 0; island < island_count; ++island)
      for (std::uint8_t slot = 0; slot < most_slots; ++slot)
        all[static_cast<std::size_t>(seat)][island * most_slots + slot] = {seat,
                                                                           Reveal{island, slot}};
  return all;
}();

std::uint32_t bits(const Move& move) {
  return std::bit_cast<std::uint32_t>(move);
}

void copy_row(const Row& row, const Move& card_at_island_0, Move* to) {
  const std::uint32_t of_card = bits(card_at_island_0);
  for (std::size_t i = 0; i < island_count; ++i)
    to[i] = std::bit_cast<Move>(bits(row.moves[i]) | of_card);
}

// By island, then slot: the order of the bits.
void list_reveals(const State& state, MoveList<Yutaka>& list) {
  const auto& of_seat = reveals[static_cast<std::size_t>(state.to_act)];
  Move* next = list.data();
  for (TileSet left = state.accessible; left != 0; left &= left - 1)
    *next++ = of_seat[static_cast<std::size_t>(std::countr_zero(left))];
  list.resize(static_cast<std::size_t>(next - list.data()));
}

// By the first place of the card in the hand, then island. Own cards go where the own side has
// room; Dynamite where the opponent's has. All Dynamites are alike: only the first is listed.
void list_cards(const State& state, MoveList<Yutaka>& list) {
  const Player& me = state.player(state.active);
  const auto& of_seat = cards_at_island_0[static_cast<std::size_t>(state.active)];
  const Hand hand = me.hand;
  const unsigned open = me.open;
  unsigned open_to_dynamite = state.player(other_seat(state.active)).open;
  Move* next = list.data();
  for (std::size_t at = 0, size = hand.size(); at < size; ++at) {
    const Card card = hand[at];
    // All ones or none, instead of a branch: which card comes next is anybody's guess.
    const unsigned dynamite = card == Card::dynamite ? ~0u : 0u;
    const Row& row = rows[(open & ~dynamite) | (open_to_dynamite & dynamite)];
    open_to_dynamite &= ~dynamite;
    copy_row(row, of_seat[card.id % 32], next);  // % 32: a hidden card stays within the table
    next += row.count;
  }
  list.resize(static_cast<std::size_t>(next - list.data()));
}

bool is_island(std::size_t island) {
  return island < island_count;
}

Text refusal(const char* reason) {
  return Text(std::string("yutaka.refusal.") + reason);
}

}  // namespace

void Yutaka::legal_moves(const State& state, MoveList<Yutaka>& list) {
  switch (state.phase) {
    case Phase::play:
      return list_cards(state, list);
    case Phase::opening:
    case Phase::reveal:
      return list_reveals(state, list);
    case Phase::over:
      return list.clear();
  }
}

// The first reason that applies, in the order in which a player would ask.
Text Yutaka::why_not(const State& state, const Move& move) {
  const Reveal* reveal = std::get_if<Reveal>(&move.what);
  const PlayCard* play = std::get_if<PlayCard>(&move.what);
  if (play && (state.phase == Phase::opening || state.phase == Phase::reveal))
    return refusal("must_reveal");
  if (reveal && state.phase == Phase::play) return refusal("must_play");
  if (over(state)) return refusal("match_over");
  if (reveal) {
    const auto [island, slot] = *reveal;
    if (!is_island(island) || slot >= state.options.layout.slots(island))
      return refusal("no_such_place");
    if (state.is_face_up(island, slot)) return refusal("already_turned");
    if (!state.is_accessible(island, slot)) return refusal("covered");
  }
  if (play) {
    if (!is_island(play->island)) return refusal("no_such_place");
    if (!state.player(state.active).hand.contains(play->card)) return refusal("not_in_hand");
    const Seat side = play->card == Card::dynamite ? other_seat(state.active) : state.active;
    if (state.player(side).columns[play->island].full()) return refusal("column_full");
  }
  if (std::holds_alternative<Unknown>(move.what)) return refusal("no_such_move");
  return Text("engine.refusal.not_listed");  // a move of the other seat
}

}  // namespace flotilla
