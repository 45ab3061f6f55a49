// legal.cpp: which moves are legal, and why the others are not. What a move does is in apply.cpp.
#include <algorithm>

#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using namespace yutaka;

namespace {

// The islands of a set, from left to right. What stands behind the last one is of no account: a row
// is always copied whole, because copying five is quicker than asking how many.
struct IslandRow {
  std::array<std::uint8_t, island_count> islands{};
  std::uint8_t count = 0;
};
constexpr std::array<IslandRow, 32> island_rows = [] {
  std::array<IslandRow, 32> rows{};
  for (unsigned set = 0; set < rows.size(); ++set)
    for (unsigned island = 0; island < island_count; ++island)
      if ((set >> island & 1) != 0)
        rows[set].islands[rows[set].count++] = static_cast<std::uint8_t>(island);
  return rows;
}();

// By island, then slot: the order of the bits.
void list_reveals(const State& state, MoveList<Yutaka>& list) {
  std::size_t count = 0;
  for (TileSet left = state.accessible; left != 0; left &= left - 1) {
    const auto bit = static_cast<unsigned>(std::countr_zero(left));
    list.data()[count++] = {state.to_act,
                            Reveal{static_cast<std::uint8_t>(bit / most_slots),
                                   static_cast<std::uint8_t>(bit % most_slots)}};
  }
  list.resize(count);
}

// By the first place of the card in the hand, then island. Own cards go where the own side has
// room; Dynamite where the opponent's has. All Dynamites are alike: only the first is listed.
void list_cards(const State& state, MoveList<Yutaka>& list) {
  const Player& me = state.player(state.active);
  unsigned open_to_dynamite = state.player(other_seat(state.active)).open;
  std::size_t count = 0;
  for (std::size_t at = 0, size = me.hand.size(); at < size; ++at) {
    const Card card = me.hand[at];
    const bool dynamite = card == Card::dynamite;
    const IslandRow& row = island_rows[dynamite ? open_to_dynamite : me.open];
    open_to_dynamite = dynamite ? 0 : open_to_dynamite;
    for (std::size_t i = 0; i < island_count; ++i)
      list.data()[count + i] = {state.active, PlayCard{card, row.islands[i]}};
    count += row.count;
  }
  list.resize(count);
}

bool is_island(std::size_t island) { return island < island_count; }

Text refusal(const char* reason) { return Text(std::string("yutaka.refusal.") + reason); }

}  // namespace

void Yutaka::legal_moves(const State& state, MoveList<Yutaka>& list) {
  switch (state.phase) {
    case Phase::play: return list_cards(state, list);
    case Phase::opening:
    case Phase::reveal: return list_reveals(state, list);
    case Phase::over: return list.clear();
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
