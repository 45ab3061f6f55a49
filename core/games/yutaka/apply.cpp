// apply.cpp: what a move does. Which moves are legal is in legal.cpp, the counting at the end in
// scoring.cpp.
#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using namespace yutaka;

namespace {

using Listener = std::vector<Event>*;

void start_turn(State& state, Seat seat, Listener events) {
  state.phase = Phase::play;
  state.active = state.to_act = seat;
  ++state.turn;
  if (events) events->push_back(TurnStarted{seat, state.turn});
}

// With an empty deck nothing is drawn, and the hand shrinks.
void draw_a_card(State& state, Seat seat, Listener events) {
  Player& player = state.player(seat);
  if (player.deck.empty()) return;
  const Card card = player.deck.pop_back();
  player.hand.push_back(card);
  if (events)
    events->push_back(CardDrawn{seat, card, static_cast<std::uint8_t>(player.deck.size())});
}

void end_turn(State& state, Listener events) {
  draw_a_card(state, state.active, events);
  start_turn(state, other_seat(state.active), events);
}

void ask_for_a_tile(State& state, Seat seat, Cause cause, Listener events) {
  state.to_act = seat;
  if (events) events->push_back(RevealDue{seat, cause});
}

// Nothing leaves a column, so a side that is full stays so.
void lay_down(Player& side, Card card, std::size_t island) {
  Column& column = side.columns[island];
  column.push_back(card);
  side.open = static_cast<std::uint8_t>(side.open & ~(unsigned{column.full()} << island));
}

void play_card(State& state, const PlayCard& move, Listener events) {
  const Seat seat = state.active;
  const bool dynamite = move.card == Card::dynamite;
  // Dynamite lies on the opponent's side. Whoever has the card on their side turns the tile.
  const Seat side = dynamite ? other_seat(seat) : seat;
  Hand& hand = state.player(seat).hand;
  hand.erase_at(hand.find(move.card));
  lay_down(state.player(side), move.card, move.island);
  if (events) events->push_back(CardPlayed{seat, move.card, move.island, side});

  if (!move.card.is_reveal_card()) return end_turn(state, events);
  state.phase = Phase::reveal;
  ask_for_a_tile(state, side, dynamite ? Cause::dynamite : Cause::equipment, events);
}

// What lay under the tile is accessible now, unless something else lies on it still.
void uncover_below(State& state, const Reveal& tile, Listener events) {
  const Layout& layout = state.options.layout;
  const auto turned = static_cast<unsigned>(state.face_up >> (tile.island * most_slots));
  for (std::uint8_t below = 0; below < tile.slot; ++below) {
    const unsigned lying_on = layout.lying_on[layout.place(tile.island, below)];
    if ((lying_on >> tile.slot & 1) == 0 || (lying_on & ~turned) != 0) continue;
    state.accessible |= tile_bit(tile.island, below);
    if (events) events->push_back(TileUncovered{tile.island, below});
  }
}

void tell_the_result(const State& state, std::vector<Event>& events) {
  events.push_back(GameEnded{state.turn});
  for (std::uint8_t island = 0; island < island_count; ++island)
    for (const Kind kind : all_kinds) {
      const Claim claimed = claim(state, island, kind);
      TilesAwarded award{island, kind, {}, 0, claimed.strengths, claimed.winner, claimed.reason};
      for (std::uint8_t slot = 0; slot < state.options.layout.slots(island); ++slot) {
        const Tile& tile = state.tile(island, slot);
        if (tile.kind != kind) continue;
        award.slots.push_back(slot);
        award.points = static_cast<std::uint8_t>(award.points + tile.value);
      }
      if (!award.slots.empty()) events.push_back(award);
    }
  const Score total = score(state);
  events.push_back(
      MatchResult{total.winners, total.points, total.equipment_points, total.decided_by});
}

void end_match(State& state, Listener events) {
  state.phase = Phase::over;
  state.to_act = nobody;
  if (events) tell_the_result(state, *events);
}

void turn_tile(State& state, const Reveal& move, Listener events) {
  const TileSet bit = tile_bit(move.island, move.slot);
  state.face_up |= bit;
  state.accessible &= ~bit;
  if (events)
    events->push_back(
        TileRevealed{state.to_act, move.island, move.slot, state.tile(move.island, move.slot)});
  uncover_below(state, move, events);

  if (state.phase == Phase::opening) {
    if (std::popcount(state.face_up) == opening_reveals) return start_turn(state, 0, events);
    state.active = other_seat(state.active);
    return ask_for_a_tile(state, state.active, Cause::opening, events);
  }
  // The top of every pile is accessible, so only when all are turned is none left. The match then
  // stops at once: nobody draws, nobody plays any more.
  if (state.accessible == 0) return end_match(state, events);
  end_turn(state, events);
}

}  // namespace

void Yutaka::apply(State& state, const Move& move, std::vector<Event>* events) {
  // Not std::visit: one library calls through a table for it, and this is where playouts live.
  if (const Reveal* reveal = std::get_if<Reveal>(&move.what))
    return turn_tile(state, *reveal, events);
  if (const PlayCard* play = std::get_if<PlayCard>(&move.what))
    return play_card(state, *play, events);
}

}  // namespace flotilla
