// legal.cpp: which moves are legal, and why another is not.
#include "core/games/yoho/yoho.hpp"

namespace flotilla {

namespace yoho {
namespace {

// Lists moves of the active player.
struct Listing {
  const State& state;
  MoveList<Yoho>& list;

  template <class What>
  void add(const What& what) {
    list.push_back({state.active, what});
  }
};

bool is_taken(const State& state, Captain captain) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.player(seat).captain == captain) return true;
  return false;
}

bool is_taken(const State& state, Edge edge) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.player(seat).lair.edge == edge) return true;
  return false;
}

const Player& own(const State& state) {
  return state.player(state.active);
}

bool is_in_hand(const State& state, Card card) {
  return is_basic(card) ? !state.played.contains(card) : own(state).maps.contains(card);
}

bool has_target(const State& state, int barrel) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (can_throw_at(state, barrel, seat)) return true;
  for (const Edge edge : all_edges)
    if (const int cell = neighbour(barrel, edge);
        cell != no_cell && can_throw_into(state, barrel, cell))
      return true;
  return false;
}

// What Catch/Throw can begin with: something to catch, or a barrel that has a target.
bool can_begin_at(const State& state, int cell) {
  return can_catch(state, cell) ||
         (state.tile(cell).shows(Object::barrel) && has_target(state, cell));
}

bool can_shoot_at(const State& state, Seat target) {
  return target >= 0 && target < state.seats && target != state.active && own(state).at_sea() &&
         own(state).cannonballs > 0 && state.player(target).ship == own(state).ship;
}

bool stands_on(const State& state, Object object) {
  return own(state).at_sea() && state.tile(own(state).ship).shows(object);
}

bool can_blast(const State& state) {
  return own(state).cannonballs > 0 && stands_on(state, Object::chest);
}

void list_play(Listing moves) {
  const State& state = moves.state;
  if (state.plays_left() > 0) {
    for (const Card card : {Card::basic_movement, Card::basic_net})
      if (is_in_hand(state, card) && can_play(state, card)) moves.add(PlayCard{card});
    for (const Card card : all_maps)
      if (is_in_hand(state, card) && can_play(state, card)) moves.add(PlayCard{card});
  }
  for (Seat target = 0; target < state.seats; ++target)
    if (can_shoot_at(state, target)) moves.add(Shoot{target});
  if (can_blast(state)) moves.add(Blast{});
  moves.add(EndTurn{});
}

void list_sail(Listing moves) {
  const PlaceSet places = reachable(moves.state, moves.state.active);
  for (std::int8_t cell = 0; cell < cell_count; ++cell)
    if (contains(places, cell)) moves.add(Sail{cell});
  if (contains(places, home)) moves.add(Sail{home});
}

template <class Fits>
void list_picks(Listing moves, Fits fits) {
  for (std::int8_t cell = 0; cell < cell_count; ++cell)
    if (fits(cell)) moves.add(Pick{cell});
}

void list_throws(Listing moves) {
  const State& state = moves.state;
  const int barrel = state.pending.barrel;
  for (Seat target = 0; target < state.seats; ++target)
    if (can_throw_at(state, barrel, target)) moves.add(Throw{target});
  for (std::int8_t cell = 0; cell < cell_count; ++cell)
    if (can_throw_into(state, barrel, cell)) moves.add(ThrowChest{cell});
}

void list_lairs(Listing moves) {
  for (const Edge edge : all_edges)
    if (!is_taken(moves.state, edge))
      for (std::uint8_t slot = 0; slot < side_length; ++slot) moves.add(PlaceLair{{edge, slot}});
}

void list_slides(Listing moves) {
  for (std::int8_t line = 0; line < side_length; ++line)
    for (const End from : {End::near, End::far}) moves.add(Slide{line, from});
}

void list_discards(Listing moves) {
  Card last = Card::hidden;  // the hand is in order: of those that are alike the first will do
  for (const Card card : own(moves.state).maps) {
    if (card != last) moves.add(Discard{card});
    last = card;
  }
  if (own(moves.state).maps.size() <= hand_size) moves.add(Done{});
}

// ---- Why not ----

Text refusal(const char* reason) {
  return Text(std::string("yoho.refusal.") + reason);
}

// What this phase asks for, whoever asks for something else.
Text asked_for(Phase phase) {
  return Text("yoho.refusal.must_" + std::string(phase_names[phase]));
}

Text why_no_card(const State& state, Card card) {
  if (card == Card::hidden) return refusal("no_such_card");
  if (!is_in_hand(state, card)) return refusal(is_basic(card) ? "basic_played" : "not_in_hand");
  if (state.plays_left() <= 0) return refusal("no_plays_left");
  if (is_movement(card)) return refusal("nowhere_to_sail");
  if (is_net(card)) {
    if (!own(state).at_sea()) return refusal("ship_at_home");
    return refusal(stands_on(state, Object::chest) ? "chest_is_closed" : "nothing_to_net");
  }
  return refusal("nothing_to_catch");
}

Text why_no_shot(const State& state, Seat target) {
  if (own(state).cannonballs == 0) return refusal("no_cannonball");
  if (target < 0 || target >= state.seats) return refusal("no_such_player");
  return refusal(target == state.active ? "not_at_oneself" : "not_on_your_card");
}

Text why_no_catch(const State& state, int cell) {
  if (cell < 0 || cell >= cell_count) return refusal("no_such_cell");
  const Tile& tile = state.tile(cell);
  if (tile.shows(Object::barrel)) return refusal("barrel_without_target");
  return refusal(can_be_caught(tile.object()) ? "out_of_reach" : "cannot_be_caught");
}

// Of a move that belongs into this phase.
Text why_not_this(const State& state, const Move& move) {
  return std::visit(
      overloaded{
          [&](const ChooseCaptain& m) {
            return refusal(m.captain == Captain::none ? "no_such_captain" : "captain_taken");
          },
          [&](const PlaceLair& m) {
            const bool exists = m.lair.edge != Edge::none && m.lair.slot < side_length;
            return refusal(exists ? "edge_taken" : "no_such_slot");
          },
          [&](const PlayCard& m) { return why_no_card(state, m.card); },
          [&](const Shoot& m) { return why_no_shot(state, m.target); },
          [&](const Blast&) {
            return refusal(own(state).cannonballs == 0 ? "no_cannonball" : "no_chest_here");
          },
          [&](const Sail&) { return refusal("cannot_be_reached"); },
          [&](const Pick& m) {
            if (state.phase == Phase::catch_throw) return why_no_catch(state, m.cell);
            return refusal(state.phase == Phase::swap && m.cell >= 0 && m.cell < cell_count
                               ? "not_next_to_it"
                               : "no_such_cell");
          },
          [&](const Slide&) { return refusal("no_such_line"); },
          [&](const Place&) { return refusal("no_such_turn"); },
          [&](const Throw&) { return refusal("not_next_to_barrel"); },
          [&](const ThrowChest&) { return refusal("no_chest_next_to_barrel"); },
          [&](const Choose&) { return refusal("not_on_island"); },
          [&](const Discard&) { return refusal("not_in_hand"); },
          [&](const Done&) { return refusal("too_many_maps"); },
          [&](const auto&) { return refusal("no_such_move"); },
      },
      move.what);
}

// In which phase a move has its place.
bool belongs_to(const Move& move, Phase phase) {
  return std::visit(overloaded{
                        [&](const ChooseCaptain&) { return phase == Phase::choose_captain; },
                        [&](const PlaceLair&) { return phase == Phase::place_lair; },
                        [&](const PlayCard&) { return phase == Phase::play; },
                        [&](const Shoot&) { return phase == Phase::play; },
                        [&](const Blast&) { return phase == Phase::play; },
                        [&](const EndTurn&) { return phase == Phase::play; },
                        [&](const Sail&) { return phase == Phase::sail; },
                        [&](const Pick&) {
                          return phase == Phase::pick_card || phase == Phase::swap ||
                                 phase == Phase::catch_throw;
                        },
                        [&](const Swing&) { return phase == Phase::swing; },
                        [&](const Flip&) { return phase == Phase::flip; },
                        [&](const Slide&) { return phase == Phase::slide; },
                        [&](const Place&) { return phase == Phase::place; },
                        [&](const Throw&) { return phase == Phase::throw_barrel; },
                        [&](const ThrowChest&) { return phase == Phase::throw_barrel; },
                        [&](const Choose&) { return phase == Phase::island; },
                        [&](const Discard&) { return phase == Phase::refresh; },
                        [&](const Done&) { return phase == Phase::refresh; },
                        [](const Unknown&) { return false; },
                    },
                    move.what);
}

}  // namespace

bool can_play(const State& state, Card card) {
  switch (card) {
    case Card::movement:
    case Card::basic_movement:
      return reachable(state, state.active) != 0;
    case Card::net:
    case Card::basic_net:
      return own(state).at_sea() && can_be_netted(state.tile(own(state).ship).object());
    case Card::catch_throw:
      for (int cell = 0; cell < cell_count; ++cell)
        if (can_begin_at(state, cell)) return true;
      return false;
    case Card::hidden:
      return false;
    default:
      return true;
  }
}

bool can_catch(const State& state, int cell) {
  if (!can_be_caught(state.tile(cell).object())) return false;
  return cell == own(state).front() || (own(state).at_sea() && are_adjacent(cell, own(state).ship));
}

bool can_throw_at(const State& state, int barrel, Seat target) {
  if (target < 0 || target >= state.seats || target == state.active) return false;
  const Player& player = state.player(target);
  return player.front() == barrel || (player.at_sea() && are_adjacent(barrel, player.ship));
}

bool can_throw_into(const State& state, int barrel, int chest) {
  return state.tile(chest).shows(Object::chest) && are_adjacent(barrel, chest);
}

}  // namespace yoho

using namespace yoho;

void Yoho::legal_moves(const State& state, MoveList<Yoho>& list) {
  Listing moves{state, list};
  switch (state.phase) {
    case Phase::choose_captain:
      for (const Captain captain : all_captains)
        if (!is_taken(state, captain)) moves.add(ChooseCaptain{captain});
      return;
    case Phase::place_lair:
      return list_lairs(moves);
    case Phase::play:
      return list_play(moves);
    case Phase::sail:
      return list_sail(moves);
    case Phase::pick_card:
      return list_picks(moves, [](int) { return true; });
    case Phase::swing:
      for (const Direction direction : {Direction::cw, Direction::ccw}) moves.add(Swing{direction});
      return;
    case Phase::swap:
      return list_picks(moves, [&](int cell) { return are_adjacent(cell, state.pending.cell); });
    case Phase::flip:
      for (const Axis axis : {Axis::vertical, Axis::horizontal}) moves.add(Flip{axis});
      return;
    case Phase::slide:
      return list_slides(moves);
    case Phase::place:
      for (std::uint8_t rot = 0; rot < 4; ++rot) moves.add(Place{rot});
      return;
    case Phase::catch_throw:
      return list_picks(moves, [&](int cell) { return can_begin_at(state, cell); });
    case Phase::throw_barrel:
      return list_throws(moves);
    case Phase::island:
      for (const Object object : {Object::cannonball, Object::rum, Object::bottle})
        moves.add(Choose{object});
      return;
    case Phase::refresh:
      return list_discards(moves);
    case Phase::over:
      return;
  }
}

// The first reason that applies, in the order in which a player would ask.
Text Yoho::why_not(const State& state, const Move& move) {
  if (std::holds_alternative<Unknown>(move.what)) return refusal("no_such_move");
  if (over(state)) return refusal("match_over");
  if (move.seat != state.active) return Text("engine.refusal.not_listed");
  return belongs_to(move, state.phase) ? why_not_this(state, move) : asked_for(state.phase);
}

}  // namespace flotilla
