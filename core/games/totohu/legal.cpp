// legal.cpp: which moves are legal, and why another is not.
#include "core/games/totohu/totohu.hpp"

namespace flotilla {

using namespace totohu;

namespace {

// By seat, then in the order of the ships.
void list_commits(const State& state, MoveList<Totohu>& list) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (!state.is_acting(seat)) continue;
    for (const Ship ship : all_ships)
      if (state.vessel(seat, ship).at_sea()) list.push_back({seat, Commit{ship}});
  }
}

bool is_picked(const State& state, Pair pair) {
  for (const Encounter& encounter : state.encounters)
    if (encounter.pair == pair) return true;
  return false;
}

bool can_hide(const State& state) {
  const Encounter* encounter = state.current();
  if (!encounter) return false;
  const Seat owner = seat_of_kind(state, encounter->pair, Kind::merchant);
  if (owner == nobody) return false;
  const Vessel& merchant = state.vessel(owner, state.fleet(owner).commit);
  return merchant.deck > 0 && merchant.hold == 0;
}

Seat only_acting(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.is_acting(seat)) return seat;
  return nobody;
}

Text refusal(const char* reason) {
  return Text(std::string("totohu.refusal.") + reason);
}

// What this phase asks for, whoever asks for something else.
Text asked_for(Phase phase) {
  switch (phase) {
    case Phase::commit:
      return refusal("must_commit");
    case Phase::order:
      return refusal("must_order");
    case Phase::attack:
      return refusal("must_attack");
    case Phase::hide:
      return refusal("must_hide");
    case Phase::over:
      break;
  }
  return refusal("match_over");
}

Text why_no_commit(const State& state, const Move& move, Ship ship) {
  if (ship == Ship::none) return refusal("no_such_ship");
  if (move.seat < 0 || move.seat >= state.seats) return Text("engine.refusal.not_listed");
  if (!state.vessel(move.seat, ship).at_sea()) return refusal("not_at_sea");
  return refusal("already_chosen");
}

}  // namespace

void Totohu::legal_moves(const State& state, MoveList<Totohu>& list) {
  const Seat seat = only_acting(state);
  switch (state.phase) {
    case Phase::commit:
      return list_commits(state, list);
    case Phase::order:
      for (const Pair pair : all_pairs)
        if (!is_picked(state, pair)) list.push_back({seat, PickEncounter{pair}});
      return;
    case Phase::attack:
      list.push_back({seat, FireGuns{}});
      list.push_back({seat, Loot{}});
      return;
    case Phase::hide:
      if (can_hide(state)) list.push_back({seat, Hide{}});
      list.push_back({seat, Keep{}});
      return;
    case Phase::over:
      return;
  }
}

// The first reason that applies, in the order in which a player would ask.
Text Totohu::why_not(const State& state, const Move& move) {
  if (std::holds_alternative<Unknown>(move.what)) return refusal("no_such_move");
  if (over(state)) return refusal("match_over");
  const Commit* commit = std::get_if<Commit>(&move.what);
  const PickEncounter* pick = std::get_if<PickEncounter>(&move.what);
  if (commit && state.phase == Phase::commit) return why_no_commit(state, move, commit->ship);
  if (pick && state.phase == Phase::order) {
    if (pick->pair == Pair::none) return refusal("no_such_pair");
    if (is_picked(state, pick->pair)) return refusal("already_picked");
  } else if (std::holds_alternative<Hide>(move.what) && state.phase == Phase::hide) {
    return refusal("nothing_to_hide");
  } else {
    return asked_for(state.phase);
  }
  return Text("engine.refusal.not_listed");  // a move of another seat
}

}  // namespace flotilla
