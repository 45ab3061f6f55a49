// apply.cpp: what a move does: setup, the steps of each card, hits, and how the sea becomes whole
// again after every hole and explosion.
#include <algorithm>

#include "core/games/yoho/yoho.hpp"

namespace flotilla {

namespace yoho {

SeatList ships_on(const State& state, int cell) {
  SeatList seats;
  for (int i = 0; i < state.seats; ++i) {
    const auto seat = static_cast<Seat>((state.active + i) % state.seats);
    if (state.player(seat).ship == cell) seats.push_back(seat);
  }
  return seats;
}

namespace {

using Listener = std::vector<Event>*;

template <class E>
void tell(Listener events, const E& event) {
  if (events) events->push_back(event);
}

std::int8_t small(int number) {
  return static_cast<std::int8_t>(number);
}

// A token never appears or vanishes: it goes from one place to another.
void hand_over(std::uint8_t& from, std::uint8_t& to) {
  --from;
  ++to;
}

Player& own(State& state) {
  return state.player(state.active);
}

// ---- The end ----

void end_match(State& state, Ending reason, Listener events) {
  state.phase = Phase::over;
  state.pending = {};
  if (events) tell(events, MatchOver{Yoho::outcome(state)->winners, reason});
}

bool has_won(const Player& player) {
  return player.coins == coins_to_win;
}

// ---- Piles ----

void discard_tile(State& state, int cell, Reason reason, Listener events) {
  Tile& tile = state.tile(cell);
  state.sea_discard.push_back({tile.card, tile.face, tile.seen});
  tell(events, CardRemoved{small(cell), tile.face, reason});
  tile = {};
}

// The pile is made anew as soon as its last card is taken, so that its top can always be seen.
void reveal_next(State& state, Listener events) {
  if (state.sea_deck.empty()) {
    for (const Discarded& card : state.sea_discard) state.sea_deck.push_back(card.card);
    state.sea_discard.clear();
    state.rng.shuffle(state.sea_deck);
    tell(events, SeaReshuffled{static_cast<std::uint8_t>(state.sea_deck.size())});
  }
  const std::uint8_t card = state.sea_deck.pop_back();
  state.sea_next = {card, face_of(card, Side::compass)};
  tell(events, SeaNextRevealed{state.sea_next.face});
}

void lay_next(State& state, int cell, std::uint8_t rot) {
  state.tile(cell) = {state.sea_next.card, state.sea_next.face, Side::compass, rot, false};
}

// False if there is none left to draw.
bool draw_map(State& state, Listener events) {
  if (state.map_deck.empty()) {
    if (state.map_discard.empty()) return false;
    state.map_deck = state.map_discard;
    state.map_discard.clear();
    state.rng.shuffle(state.map_deck);
    tell(events, MapsReshuffled{static_cast<std::uint8_t>(state.map_deck.size())});
  }
  const Card card = state.map_deck.pop_back();
  auto& maps = own(state).maps;
  maps.insert_at(static_cast<std::size_t>(std::ranges::upper_bound(maps, card) - maps.begin()),
                 card);
  tell(events, MapDrawn{state.active, card});
  return true;
}

// ---- Hits ----

void send_home(State& state, Seat seat, Cause cause, Listener events) {
  tell(events, ShipSentHome{seat, state.player(seat).ship, cause});
  state.player(seat).ship = home;
}

// A Life, else a coin, else the way home: one of them for each hit.
void hit(State& state, Seat seat, Cause cause, Seat thief, Listener events) {
  Player& player = state.player(seat);
  if (player.life > 0) {
    hand_over(player.life, state.life_supply);
    tell(events, LifeLost{seat, cause});
  } else if (player.coins > 0) {
    hand_over(player.coins, thief == nobody ? state.reserve : state.player(thief).coins);
    tell(events, CoinLost{seat, cause, thief});
  } else if (player.at_sea()) {
    send_home(state, seat, cause, events);
  } else {
    tell(events, NoDamage{seat, cause});
  }
}

void hit_all_on(State& state, int cell, Cause cause, Listener events) {
  for (const Seat seat : ships_on(state, cell)) hit(state, seat, cause, nobody, events);
}

// ---- Making the sea whole ----

// Ships on a card that moves ride with it; ships in a hole stay where they are.
void move_tile(State& state, int from, int to, Rides& rides) {
  for (const Seat seat : ships_on(state, from)) rides.push_back({seat, small(from), small(to)});
  state.tile(to) = state.tile(from);
  state.tile(from) = {};
}

void carry(State& state, const Rides& rides) {
  for (const Ride& ride : rides) state.player(ride.seat).ship = ride.to;
}

// All cards of a line move towards the active player's edge until they touch.
void close_up(State& state, int line, Listener events) {
  ColumnSlid slid{small(line), {}, {}};
  int free = 0;
  for (int at = 0; at < side_length; ++at) {
    const int from = state.line_cell(line, at), to = state.line_cell(line, free);
    if (state.tile(from).is_hole()) continue;
    ++free;
    if (from == to) continue;
    // Whoever is on a card is looked up where the card was, before anything rides.
    move_tile(state, from, to, slid.ships);
    slid.cards.push_back({small(from), small(to)});
  }
  if (slid.cards.empty()) return;
  carry(state, slid.ships);
  tell(events, slid);
}

// The first empty cell: lowest line, then nearest to the active player.
int first_hole(const State& state) {
  for (int line = 0; line < side_length; ++line)
    for (int at = 0; at < side_length; ++at)
      if (const int cell = state.line_cell(line, at); state.tile(cell).is_hole()) return cell;
  return no_cell;
}

int barrel_under_ship(const State& state) {
  int found = no_cell;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    if (player.at_sea() && state.tile(player.ship).shows(Object::barrel) &&
        (found == no_cell || player.ship < found))
      found = player.ship;
  }
  return found;
}

// Lines close up, holes are filled one by one (a move each), then barrels under ships go off, each
// with a hole of its own.
void settle(State& state, Listener events) {
  for (;;) {
    for (int line = 0; line < side_length; ++line) close_up(state, line, events);
    if (const int hole = first_hole(state); hole != no_cell) {
      state.phase = Phase::place;
      state.pending = {.action = Action::fill, .cell = small(hole)};
      return;
    }
    const int barrel = barrel_under_ship(state);
    if (barrel == no_cell) break;
    tell(events, BarrelExploded{small(barrel)});
    hit_all_on(state, barrel, Cause::barrel, events);
    discard_tile(state, barrel, Reason::barrel, events);
  }
  state.phase = Phase::play;
  state.pending = {};
}

// ---- Taking ----

void open_bottle(State& state, Listener events) {
  ++state.extra_plays;
  tell(events, ExtraPlay{state.active});
  draw_map(state, events);
}

void gain(State& state, Object object, Listener events) {
  Player& player = own(state);
  const Seat seat = state.active;
  if (object == Object::bottle) return open_bottle(state, events);
  if (object == Object::gold && state.reserve > 0) {
    hand_over(state.reserve, player.coins);
    return tell(events, CoinGained{seat});
  }
  if (object == Object::cannonball && player.cannonballs < most_cannonballs) {
    hand_over(state.cannonball_supply, player.cannonballs);
    return tell(events, CannonballGained{seat});
  }
  if (object == Object::rum && player.life < most_life) {
    hand_over(state.life_supply, player.life);
    return tell(events, LifeGained{seat});
  }
  tell(events, NothingGained{seat, object});
}

// What was gained is kept even if the card that gave it was the last that mattered.
void gain_and_discard(State& state, int cell, Object object, Listener events) {
  gain(state, object, events);
  discard_tile(state, cell, Reason::taken, events);
  if (has_won(own(state))) return end_match(state, Ending::three_coins, events);
  settle(state, events);
}

void take(State& state, int cell, How how, Listener events) {
  const Object object = state.tile(cell).object();
  tell(events, ItemTaken{state.active, small(cell), object, how});
  if (object != Object::island) return gain_and_discard(state, cell, object, events);
  state.phase = Phase::island;
  state.pending = {.action = Action::island, .cell = small(cell)};
}

// ---- Turns ----

void start_turn(State& state, Seat seat, Listener events) {
  state.active = seat;
  ++state.turn;
  state.phase = Phase::play;
  tell(events, TurnStarted{seat, state.turn});
}

void fill_hand(State& state, Listener events) {
  while (own(state).maps.size() < hand_size && draw_map(state, events)) {
  }
}

void finish_turn(State& state, Listener events) {
  fill_hand(state, events);
  tell(events, TurnEnded{state.active});
  if (state.turn == state.seats * state.options.max_rounds)
    return end_match(state, Ending::round_limit, events);
  start_turn(state, next_seat(state.active, state.seats), events);
}

// ---- Moves ----

void enter(State& state, Phase phase, Action action) {
  state.phase = phase;
  state.pending = {.action = action};
}

// The step that a card begins with.
void begin_card(State& state, Card card, Listener events) {
  switch (card) {
    case Card::movement:
    case Card::basic_movement:
      return enter(state, Phase::sail, Action::movement);
    case Card::net:
    case Card::basic_net:
      return take(state, own(state).ship, How::net, events);
    case Card::swing:
      return enter(state, Phase::pick_card, Action::swing);
    case Card::swap:
      return enter(state, Phase::pick_card, Action::swap);
    case Card::flip:
      return enter(state, Phase::pick_card, Action::flip);
    case Card::remove:
      return enter(state, Phase::pick_card, Action::remove);
    case Card::slide:
      return enter(state, Phase::slide, Action::slide);
    case Card::catch_throw:
      return enter(state, Phase::catch_throw, Action::catch_throw);
    case Card::hidden:
      return;
  }
}

void back_to_play(State& state) {
  enter(state, Phase::play, Action::none);
}

void swap_tiles(State& state, int a, int b, Listener events) {
  CardsSwapped swapped{small(a), small(b), {}};
  for (const Seat seat : ships_on(state, a)) swapped.ships.push_back({seat, small(a), small(b)});
  for (const Seat seat : ships_on(state, b)) swapped.ships.push_back({seat, small(b), small(a)});
  std::swap(state.tile(a), state.tile(b));
  carry(state, swapped.ships);
  tell(events, swapped);
}

void pick(State& state, int cell, Listener events) {
  const Action action = state.pending.action;
  if (state.phase == Phase::swap) {
    swap_tiles(state, state.pending.cell, cell, events);
    return back_to_play(state);
  }
  if (action == Action::catch_throw) {
    if (!state.tile(cell).shows(Object::barrel)) return take(state, cell, How::catching, events);
    enter(state, Phase::throw_barrel, Action::catch_throw);
    state.pending.barrel = small(cell);
    return tell(events, CardPicked{state.active, small(cell)});
  }
  if (action == Action::remove) {
    discard_tile(state, cell, Reason::removed, events);
    return settle(state, events);
  }
  state.pending.cell = small(cell);
  state.phase = action == Action::swing  ? Phase::swing
                : action == Action::swap ? Phase::swap
                                         : Phase::flip;
  tell(events, CardPicked{state.active, small(cell)});
}

void swing(State& state, Direction direction, Listener events) {
  const int cell = state.pending.cell;
  Tile& tile = state.tile(cell);
  tile.rot = static_cast<std::uint8_t>(turned_rot(tile.rot, direction));
  tell(events, CardTurned{small(cell), direction, tile.rot});
  back_to_play(state);
}

void turn_over(Tile& tile, Axis axis) {
  tile.side = other_side(tile.side);
  tile.face = face_of(tile.card, tile.side);
  tile.rot = static_cast<std::uint8_t>(flipped(tile.rot, axis));
  tile.seen = true;
}

void flip(State& state, Axis axis, Listener events) {
  const Pending pending = state.pending;
  // A barrel that was thrown into the chest goes first: both cards are gone before anything slides.
  if (pending.barrel != no_cell) discard_tile(state, pending.barrel, Reason::barrel, events);
  Tile& tile = state.tile(pending.cell);
  turn_over(tile, axis);
  tell(events, CardFlipped{pending.cell, axis, tile.face, tile.rot});
  if (tile.shows(Object::trap)) {
    tell(events, TrapSprung{pending.cell});
    hit_all_on(state, pending.cell, Cause::trap, events);
    discard_tile(state, pending.cell, Reason::trap, events);
  }
  settle(state, events);
}

// A new card comes in at one end of the line, the card at the other end leaves the sea.
void push(State& state, std::uint8_t rot, Listener events) {
  const int line = state.pending.line;
  const End from = state.pending.from;
  const auto cell_at = [&](int steps_in) {
    return state.line_cell(line, from == End::near ? steps_in : side_length - 1 - steps_in);
  };
  const int in = cell_at(0), out = cell_at(side_length - 1);
  ColumnPushed pushed{small(line),          from, small(in), state.sea_next.face, rot,
                      state.tile(out).face, {}};
  const SeatList overboard = ships_on(state, out);
  state.sea_discard.push_back({state.tile(out).card, state.tile(out).face, state.tile(out).seen});
  for (int at = side_length - 1; at > 0; --at)
    move_tile(state, cell_at(at - 1), cell_at(at), pushed.ships);
  lay_next(state, in, rot);
  carry(state, pushed.ships);
  tell(events, pushed);
  for (const Seat seat : overboard) send_home(state, seat, Cause::pushed_out, events);
  reveal_next(state, events);
  back_to_play(state);
}

void place(State& state, std::uint8_t rot, Listener events) {
  if (state.pending.action == Action::slide) return push(state, rot, events);
  const int cell = state.pending.cell;
  lay_next(state, cell, rot);
  tell(events, CardPlaced{small(cell), state.tile(cell).face, rot});
  reveal_next(state, events);
  settle(state, events);
}

void throw_at(State& state, Seat target, Listener events) {
  const int barrel = state.pending.barrel;
  tell(events, BarrelThrown{state.active, small(barrel), target, no_cell});
  hit(state, target, Cause::barrel, nobody, events);
  discard_tile(state, barrel, Reason::barrel, events);
  settle(state, events);
}

void shoot(State& state, Seat target, Listener events) {
  hand_over(own(state).cannonballs, state.cannonball_supply);
  tell(events, CannonballFired{state.active, target, no_cell});
  hit(state, target, Cause::cannonball, state.active, events);
  if (has_won(own(state))) end_match(state, Ending::three_coins, events);
}

void blast(State& state, Listener events) {
  const std::int8_t cell = own(state).ship;
  hand_over(own(state).cannonballs, state.cannonball_supply);
  tell(events, CannonballFired{state.active, nobody, cell});
  enter(state, Phase::flip, Action::blast);
  state.pending.cell = cell;
}

void play_card(State& state, Card card, Listener events) {
  auto& maps = own(state).maps;
  if (!is_basic(card)) maps.erase_at(maps.find(card));
  state.played.push_back(card);
  tell(events, CardPlayed{state.active, card});
  begin_card(state, card, events);
}

void end_turn(State& state, Listener events) {
  for (const Card card : state.played)
    if (!is_basic(card)) state.map_discard.push_back(card);
  state.played.clear();
  state.extra_plays = 0;
  tell(events, CardsReturned{state.active});
  if (own(state).maps.empty()) return finish_turn(state, events);
  enter(state, Phase::refresh, Action::none);
}

void discard_map(State& state, Card card, Listener events) {
  auto& maps = own(state).maps;
  maps.erase_at(maps.find(card));
  state.map_discard.push_back(card);
  tell(events, MapDiscarded{state.active, card});
}

// The next seat chooses, or, after the last, what comes next begins.
bool pass_on_choice(State& state) {
  state.active = next_seat(state.active, state.seats);
  return state.active != 0;
}

}  // namespace
}  // namespace yoho

using namespace yoho;

void Yoho::apply(State& state, const Move& move, std::vector<Event>* events) {
  std::visit(
      overloaded{
          [&](const ChooseCaptain& m) {
            own(state).captain = m.captain;
            tell(events, CaptainChosen{state.active, m.captain});
            if (!pass_on_choice(state)) state.phase = Phase::place_lair;
          },
          [&](const PlaceLair& m) {
            own(state).lair = m.lair;
            tell(events, LairPlaced{state.active, m.lair});
            if (!pass_on_choice(state)) start_turn(state, 0, events);
          },
          [&](const PlayCard& m) { play_card(state, m.card, events); },
          [&](const Shoot& m) { shoot(state, m.target, events); },
          [&](const Blast&) { blast(state, events); },
          [&](const EndTurn&) { end_turn(state, events); },
          [&](const Sail& m) {
            if (events) tell(events, ShipSailed{state.active, path_to(state, state.active, m.to)});
            own(state).ship = m.to;
            back_to_play(state);
          },
          [&](const Pick& m) { pick(state, m.cell, events); },
          [&](const Swing& m) { swing(state, m.direction, events); },
          [&](const Flip& m) { flip(state, m.axis, events); },
          [&](const Slide& m) {
            state.phase = Phase::place;
            state.pending = {.action = Action::slide, .line = m.line, .from = m.from};
            const Edge near = own(state).lair.edge;
            tell(events, LinePicked{state.active, m.line, m.from,
                                    m.from == End::near ? near : opposite(near)});
          },
          [&](const Place& m) { place(state, m.rot, events); },
          [&](const Throw& m) { throw_at(state, m.target, events); },
          [&](const ThrowChest& m) {
            tell(events, BarrelThrown{state.active, state.pending.barrel, nobody, m.cell});
            state.phase = Phase::flip;
            state.pending.cell = m.cell;
          },
          [&](const Choose& m) { gain_and_discard(state, state.pending.cell, m.object, events); },
          [&](const Discard& m) { discard_map(state, m.card, events); },
          [&](const Done&) { finish_turn(state, events); },
          [](const Unknown&) {},
      },
      move.what);
}

}  // namespace flotilla
