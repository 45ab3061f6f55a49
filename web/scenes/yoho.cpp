// yoho.cpp: the scene of Yoho!: what can be clicked, what a move would do, how long events are
// shown, and what the eye sees after each. The rest of it is listed in yoho_scene.hpp.
#include <algorithm>

#include "core/engine/phrases.hpp"
#include "web/scenes/yoho_scene.hpp"

namespace flotilla::yoho {
namespace {

// Does this Net or Catch take a card off the sea? An island asks first what it gives, and a barrel
// is thrown later.
bool takes(const State& state, const Move& move) {
  const Pick* pick = as<Pick>(&move);
  const bool catches = pick && state.phase == Phase::catch_throw;
  if (!catches && !as<PlayCard>(&move)) return false;
  const Tile& tile = state.tile(catches ? pick->cell : state.player(state.active).ship);
  return !tile.shows(Object::barrel) && !tile.shows(Object::island);
}

// A finger makes these by two touches: those whose effect on the sea can be shown first, and those
// that turn up what nobody has seen, which cannot be taken back.
bool is_shown_first(const State& state, const Move& move) {
  return std::visit(
      overloaded{
          [](const Swing&) { return true; },
          [](const Flip&) { return true; },
          [](const Slide&) { return true; },
          [](const Place&) { return true; },
          [](const Throw&) { return true; },
          [](const ThrowChest&) { return true; },
          [&](const PlayCard& card) { return is_net(card.card) && takes(state, move); },
          [&](const Pick&) {
            return state.phase == Phase::swap || takes(state, move) ||
                   (state.phase == Phase::pick_card && state.pending.action == Action::remove);
          },
          [](const auto&) { return false; },
      },
      move.what);
}

// The table in words, by what it is about: once it is over the result comes first; then the sea, a
// line for each cell, the viewer's captain, the other captains, the piles.
struct InWords {
  std::vector<Section> sections;
  Seat viewer;
  std::size_t sea;

  explicit InWords(const View& view)
      : sections(Yoho::describe(view)), viewer(view.seat), sea(Yoho::over(view.state) ? 1 : 0) {}

  const Text& of_cell(int cell) const {
    return sections[sea].lines[static_cast<std::size_t>(cell)];
  }
  const Section& of_captain(Seat seat) const {
    return sections[sea + 1 + viewer_first(seat, viewer)];
  }
  const Section& of_piles(int seats) const {
    return sections[sea + 1 + static_cast<std::size_t>(seats)];
  }
};

struct SpotList {
  const Picture<Yoho>& picture;
  const Surroundings& around;
  const Places& places;
  InWords table;
  std::vector<Spot> spots;

  const State& state() const { return picture.view.state; }

  void add_hint(const Rect& area, std::vector<Text> hint) {
    spots.push_back({area, std::move(hint)});
  }
  void add_move(const Rect& area, int move) {
    if (move < 0) return;
    const Move& listed = picture.moves[static_cast<std::size_t>(move)];
    Spot spot{area, {Yoho::label(picture.view, listed)}, move};
    spot.shown_first = is_shown_first(state(), listed);
    spots.push_back(std::move(spot));
  }
};

// Shooting at this ship, or throwing the barrel beside it at it.
int move_at_ship(const SpotList& list, Seat seat) {
  const State& state = list.state();
  if (const int shot = listed(list.picture, Shoot{seat}); shot >= 0) return shot;
  return hit_at(state, state.pending.barrel, seat) == home ? -1 : listed(list.picture, Throw{seat});
}

// What a click on a card of the sea does; ships on it are spots of their own.
int move_on_tile(const SpotList& list, std::int8_t cell) {
  for (const int move : {listed(list.picture, Sail{cell}), listed(list.picture, Pick{cell}),
                         listed(list.picture, ThrowChest{cell})})
    if (move >= 0) return move;
  if (const int blast = listed(list.picture, Blast{});
      blast >= 0 && list.state().player(list.state().active).ship == cell)
    return blast;
  // A shot or a throw at the only one there who can be meant.
  int found = -1;
  for (const Seat seat : ships_on(list.state(), cell))
    if (const int move = move_at_ship(list, seat); move >= 0) {
      if (found >= 0) return -1;
      found = move;
    }
  return found;
}

// A card of the sea. Ships that may be hit have spots of their own where the card means something
// else: one alone the lower half of its card.
void add_card(SpotList& list, std::int8_t cell) {
  Rect card = list.places.tile(cell);
  list.add_hint(card, {list.table.of_cell(cell)});
  const int move = move_on_tile(list, cell);
  const SeatList seats = ships_on(list.state(), cell);
  std::vector<std::pair<Rect, int>> ships;
  for (const Seat seat : seats)
    if (const int hit = move_at_ship(list, seat); hit >= 0 && hit != move)
      ships.push_back({seats.size() == 1 ? card.cut_bottom(card.h / 2)
                                         : ship_at_sea(list.places, list.state(), seat),
                       hit});
  list.add_move(card, move);
  for (const auto& [area, hit] : ships) list.add_move(area, hit);
}

void add_sea(SpotList& list) {
  for (std::int8_t cell = 0; cell < cell_count; ++cell) add_card(list, cell);
}

void add_lairs(SpotList& list) {
  for (const Edge edge : all_edges)
    for (std::uint8_t slot = 0; slot < side_length; ++slot)
      list.add_move(list.places.lair({edge, slot}), listed(list.picture, PlaceLair{{edge, slot}}));
  const State& state = list.state();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    if (player.lair.edge == Edge::none) continue;
    const Section& about = list.table.of_captain(seat);
    list.add_hint(list.places.lair(player.lair), {about.heading});
    list.add_hint(tokens_beside(list.places, player.lair), {about.heading});
    if (seat == state.active)
      list.add_move(list.places.lair(player.lair), listed(list.picture, Sail{home}));
    else
      list.add_move(list.places.lair(player.lair), listed(list.picture, Throw{seat}));
  }
}

// The ship may be taken along instead of clicking where it goes.
void add_ship(SpotList& list) {
  const State& state = list.state();
  if (state.phase != Phase::sail || list.picture.moves.empty()) return;
  const Player& player = state.player(state.active);
  Spot spot{list.places.place_of(player, player.ship).scaled(0.9f), {Text("yoho.prompt.sail.you")}};
  spot.piece = ship_piece;
  list.spots.push_back(std::move(spot));
}

void add_arrows(SpotList& list) {
  const State& state = list.state();
  for (std::int8_t line = 0; line < side_length; ++line)
    for (const End from : {End::near, End::far})
      if (const int move = listed(list.picture, Slide{line, from}); move >= 0)
        list.add_move(line_end(list.places, state, line, from), move);
  if (state.pending.cell == no_cell) return;
  const Rect& tile = list.places.tile(state.pending.cell);
  for (const Direction direction : {Direction::cw, Direction::ccw})
    list.add_move(swing_arrow(tile, direction), listed(list.picture, Swing{direction}));
  for (const Axis axis : {Axis::vertical, Axis::horizontal}) {
    const bool sideways = list.places.turn.axis(axis) == Axis::vertical;
    const int move = listed(list.picture, Flip{axis});
    list.add_move(rim_arrow(tile, sideways ? Edge::west : Edge::north), move);
    list.add_move(rim_arrow(tile, sideways ? Edge::east : Edge::south), move);
  }
}

// Where a card is about to be laid: a click turns it.
void add_hole(SpotList& list) {
  const State& state = list.state();
  if (state.phase != Phase::place || list.picture.moves.empty()) return;
  const Pending& pending = state.pending;
  const int cell = pending.action == Action::fill
                       ? pending.cell
                       : state.line_cell(pending.line, pending.from == End::near ? 0 : 3);
  Spot spot{list.places.tile(cell), {Text("yoho.scene.turn")}};
  spot.tries_next = true;
  list.spots.push_back(std::move(spot));
}

void add_hand(SpotList& list) {
  const State& state = list.state();
  const Seat own = list.around.home;
  const std::vector<Card> hand = hand_of(state, own);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Card card = hand[i];
    const Rect area = hand_card(list.places, static_cast<int>(i), static_cast<int>(hand.size()));
    if (card == Card::hidden) continue;
    std::vector<Text> hint = {named_key("yoho.card.", card_names[card]),
                              Text("yoho.card." + std::string(card_names[card]) + ".help")};
    const int discard = listed(list.picture, Discard{card});
    const int play = listed(list.picture, PlayCard{card});
    if (state.phase == Phase::play && own == state.active && !list.picture.moves.empty() &&
        play < 0)
      hint.push_back(Yoho::why_not(state, {own, PlayCard{card}}));
    list.add_hint(area, hint);
    const int move = play >= 0 ? play : discard;
    if (move < 0) continue;
    list.add_move(area, move);
    if (play >= 0) list.spots.back().hint = std::move(hint);
  }
}

void add_panels(SpotList& list) {
  const State& state = list.state();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Section& about = list.table.of_captain(seat);
    std::vector<Text> hint = {about.heading};
    hint.insert(hint.end(), about.lines.begin(), about.lines.end());
    list.add_hint(list.places.plates[static_cast<std::size_t>(seat)], std::move(hint));
  }
  const Section& piles = list.table.of_piles(state.seats);
  Spot spot{list.places.piles, piles.lines};
  spot.toggle = piles_toggle;
  list.spots.push_back(std::move(spot));
  const std::vector<int> buttons = button_moves(list.picture);
  for (std::size_t i = 0; i < buttons.size(); ++i)
    list.add_move(button_place(list.picture, list.places, buttons, i), buttons[i]);
  const std::vector<int> choices = choice_moves(list.picture);
  for (std::size_t i = 0; i < choices.size(); ++i)
    list.add_move(choice_card(list.places, static_cast<int>(i), static_cast<int>(choices.size())),
                  choices[i]);
}

}  // namespace

std::vector<Card> hand_of(const State& state, Seat seat) {
  std::vector<Card> hand;
  for (const Card basic : {Card::basic_movement, Card::basic_net})
    if (seat != state.active || !state.played.contains(basic)) hand.push_back(basic);
  for (const Card map : state.player(seat).maps) hand.push_back(map);
  return hand;
}

std::vector<int> button_moves(const Picture<Yoho>& picture) {
  std::vector<int> moves;
  for (std::size_t m = 0; m < picture.moves.size(); ++m) {
    const Move* move = &picture.moves[m];
    if (as<Shoot>(move) || as<Blast>(move) || as<Throw>(move) || as<Place>(move) ||
        as<EndTurn>(move) || as<Done>(move))
      moves.push_back(static_cast<int>(m));
  }
  return moves;
}

Rect button_place(const Picture<Yoho>& picture, const Places& places,
                  const std::vector<int>& buttons, std::size_t at) {
  if (as<Place>(&picture.moves[static_cast<std::size_t>(buttons[at])]))
    return turn_button(places, static_cast<int>(at));
  return action_button(places, static_cast<int>(at), static_cast<int>(buttons.size()));
}

std::vector<int> choice_moves(const Picture<Yoho>& picture) {
  std::vector<int> moves;
  for (std::size_t m = 0; m < picture.moves.size(); ++m)
    if (as<ChooseCaptain>(&picture.moves[m]) || as<Choose>(&picture.moves[m]))
      moves.push_back(static_cast<int>(m));
  return moves;
}

// The rules are asked in a world that fits what is seen; nothing of it that is unknown is shown.
std::optional<Foresight> foresee(const View& view, const Move& move) {
  const State& state = view.state;
  const Tile* turned = state.pending.cell == no_cell ? nullptr : &state.tile(state.pending.cell);
  if (as<Flip>(&move) && !(turned && turned->seen)) return std::nullopt;
  const bool is_swap = as<Pick>(&move) && state.phase == Phase::swap;
  const bool removes = as<Pick>(&move) && state.pending.action == Action::remove;
  const PlayCard* card = as<PlayCard>(&move);
  const bool nets = card && is_net(card->card) && takes(state, move);
  const bool catches = as<Pick>(&move) && takes(state, move);
  if (!as<Swing>(&move) && !as<Flip>(&move) && !as<Slide>(&move) && !as<Place>(&move) &&
      !as<Throw>(&move) && !is_swap && !removes && !nets && !catches)
    return std::nullopt;
  Foresight seen{Yoho::sample({view, {}, {}}, Rng()), {}};
  Yoho::apply(seen.state, move, &seen.events);
  if (as<Slide>(&move)) Yoho::apply(seen.state, {move.seat, Place{0}}, &seen.events);
  return seen;
}

int hit_at(const State& state, int barrel, Seat target) {
  const Player& player = state.player(target);
  return player.at_sea() && are_adjacent(barrel, player.ship) ? player.ship : home;
}

Rect ship_at_sea(const Places& places, const State& state, Seat seat) {
  const int cell = state.player(seat).ship;
  const SeatList seats = ships_on(state, cell);
  return ship_on(places.tile(cell), static_cast<int>(seats.find(seat)),
                 static_cast<int>(seats.size()));
}

const Move* shown_move(const Picture<Yoho>& picture, const Attention& attention) {
  if (const Move* lit = picture.lit_move(attention)) return lit;
  const bool lays = picture.view.state.phase == Phase::place && !picture.moves.empty();
  return lays ? &picture.moves.front() : nullptr;
}

std::vector<Spot> YohoScene::spots(const Picture<Yoho>& picture, const Surroundings& around) const {
  const Places places = find_places(around.canvas, around.unit, picture.view.state, around.home,
                                    around.settings.own_edge);
  SpotList list{picture, around, places, InWords(picture.view), {}};
  add_sea(list);
  add_lairs(list);
  add_ship(list);
  add_arrows(list);
  add_hole(list);
  add_hand(list);
  add_panels(list);
  const std::vector<Text> about = {Text("yoho.scene.piles")};
  if (around.attention.open >> piles_toggle & 1u)
    list.spots.push_back({places.sheet, about, -1, -1, piles_toggle});
  if (!places.frame.button.empty())
    list.spots.push_back({places.frame.button, about, -1, -1, piles_toggle});
  return std::move(list.spots);
}

double YohoScene::seconds(const Event& event, const Surroundings&) const {
  return std::visit(
      overloaded{
          [](const CaptainChosen&) { return 0.50; },
          [](const LairPlaced&) { return 0.60; },
          [](const TurnStarted&) { return 0.80; },
          [](const CardPlayed&) { return 0.60; },
          [](const CardPicked&) { return 0.45; },
          [](const LinePicked&) { return 0.45; },
          [](const ShipSailed& e) { return 0.25 + 0.22 * static_cast<double>(e.path.size()); },
          [](const CardTurned&) { return 0.50; },
          [](const CardsSwapped&) { return 0.70; },
          [](const CardFlipped&) { return 0.80; },
          [](const CardRemoved&) { return 0.45; },
          [](const ColumnPushed&) { return 0.90; },
          [](const ColumnSlid&) { return 0.60; },
          [](const CardPlaced&) { return 0.50; },
          [](const SeaNextRevealed&) { return 0.25; },
          [](const SeaReshuffled&) { return 0.50; },
          [](const MapsReshuffled&) { return 0.40; },
          [](const ItemTaken&) { return 0.55; },
          [](const CoinGained&) { return 0.70; },
          [](const LifeGained&) { return 0.60; },
          [](const CannonballGained&) { return 0.60; },
          [](const ExtraPlay&) { return 0.45; },
          [](const NothingGained&) { return 0.50; },
          [](const MapDrawn&) { return 0.40; },
          [](const BarrelThrown&) { return 0.85; },
          [](const BarrelExploded&) { return 0.90; },
          [](const TrapSprung&) { return 0.90; },
          [](const CannonballFired&) { return 0.65; },
          [](const LifeLost&) { return 0.70; },
          [](const CoinLost&) { return 0.80; },
          [](const ShipSentHome&) { return 0.80; },
          [](const NoDamage&) { return 0.50; },
          [](const CardsReturned&) { return 0.40; },
          [](const MapDiscarded&) { return 0.35; },
          [](const TurnEnded&) { return 0.0; },
          [](const MatchOver&) { return 2.40; },
      },
      event);
}

namespace {

void change(std::uint8_t& number, int by) {
  number = static_cast<std::uint8_t>(std::max(0, number + by));
}

void ride(State& state, const Rides& rides) {
  for (const Ride& one : rides) state.player(one.seat).ship = one.to;
}

void forget_card(Tile& tile) {
  tile = {hidden_card, tile.face, Side::compass, tile.rot, false};
}

// A card comes in at `cell`, the others of the line move on, the last one is gone.
void push_line(State& state, const ColumnPushed& e) {
  const auto cell_at = [&](int steps) {
    return state.line_cell(e.line, e.from == End::near ? steps : side_length - 1 - steps);
  };
  const Tile out = state.tile(cell_at(side_length - 1));
  if (!state.sea_discard.full()) state.sea_discard.push_back({out.card, out.face, out.seen});
  for (int at = side_length - 1; at > 0; --at)
    state.tile(cell_at(at)) = state.tile(cell_at(at - 1));
  Tile& in = state.tile(e.cell);
  in.face = e.face, in.rot = e.rot;
  forget_card(in);
  ride(state, e.ships);
  state.pending = {};
  state.phase = Phase::play;
}

void draw_map_into_hand(State& state, const MapDrawn& e) {
  auto& maps = state.player(e.seat).maps;
  if (!state.map_deck.empty()) state.map_deck.pop_back();
  if (!maps.full())
    maps.insert_at(static_cast<std::size_t>(std::ranges::upper_bound(maps, e.card) - maps.begin()),
                   e.card);
}

// Out of a hand that may be hidden.
void take_from_hand(Player& player, Card card) {
  auto& maps = player.maps;
  const std::size_t at = maps.find(card);
  if (at < maps.size())
    maps.erase_at(at);
  else if (!maps.empty())
    maps.pop_back();
}

void shuffle_maps(State& state, const MapsReshuffled& e) {
  state.map_discard.clear();
  state.map_deck.clear();
  for (int i = 0; i < e.count; ++i) state.map_deck.push_back(Card::hidden);
}

void shuffle_sea(State& state, const SeaReshuffled& e) {
  state.sea_discard.clear();
  state.sea_deck.clear();
  for (int i = 0; i < e.count; ++i) state.sea_deck.push_back(hidden_card);
}

void return_cards(State& state) {
  for (const Card card : state.played)
    if (!is_basic(card) && !state.map_discard.full()) state.map_discard.push_back(card);
  state.played.clear();
  state.extra_plays = 0;
}

void turn_face(Tile& tile, const CardFlipped& e) {
  tile.side = other_side(tile.side);
  tile.face = e.face;
  tile.rot = e.rot;
  tile.seen = true;
}

}  // namespace

void YohoScene::settle(View& view, const Event& event) const {
  State& state = view.state;
  std::visit(
      overloaded{
          [&](const CaptainChosen& e) { state.player(e.seat).captain = e.captain; },
          [&](const LairPlaced& e) { state.player(e.seat).lair = e.lair; },
          [&](const TurnStarted& e) {
            state.active = e.seat;
            state.turn = e.turn;
            state.phase = Phase::play;
          },
          [&](const CardPlayed& e) {
            if (!is_basic(e.card)) take_from_hand(state.player(e.seat), e.card);
            if (!state.played.full()) state.played.push_back(e.card);
          },
          [&](const CardPicked& e) { state.pending.cell = e.cell; },
          [&](const LinePicked& e) { state.pending.line = e.line, state.pending.from = e.from; },
          [&](const ShipSailed& e) { state.player(e.seat).ship = e.path.back(); },
          [&](const CardTurned& e) {
            state.tile(e.cell).rot = e.rot;
            state.pending = {};
          },
          [&](const CardsSwapped& e) {
            std::swap(state.tile(e.a), state.tile(e.b));
            ride(state, e.ships);
            state.pending = {};
          },
          [&](const CardFlipped& e) {
            turn_face(state.tile(e.cell), e);
            state.pending = {};
          },
          [&](const CardRemoved& e) {
            const Tile& tile = state.tile(e.cell);
            if (!state.sea_discard.full())
              state.sea_discard.push_back({tile.card, tile.face, tile.seen});
            state.tile(e.cell) = {};
            state.pending = {};
          },
          [&](const ColumnPushed& e) { push_line(state, e); },
          [&](const ColumnSlid& e) {
            for (const Shift& shift : e.cards) {
              state.tile(shift.to) = state.tile(shift.from);
              state.tile(shift.from) = {};
            }
            ride(state, e.ships);
          },
          [&](const CardPlaced& e) {
            Tile& tile = state.tile(e.cell);
            tile.face = e.face, tile.rot = e.rot;
            forget_card(tile);
            state.pending = {};
            state.phase = Phase::play;
          },
          [&](const SeaNextRevealed& e) {
            if (!state.sea_deck.empty()) state.sea_deck.pop_back();
            state.sea_next = {hidden_card, e.face};
          },
          [&](const SeaReshuffled& e) { shuffle_sea(state, e); },
          [&](const MapsReshuffled& e) { shuffle_maps(state, e); },
          [](const ItemTaken&) {},
          [&](const CoinGained& e) {
            change(state.player(e.seat).coins, 1);
            change(state.reserve, -1);
          },
          [&](const LifeGained& e) { change(state.player(e.seat).life, 1); },
          [&](const CannonballGained& e) { change(state.player(e.seat).cannonballs, 1); },
          [&](const ExtraPlay&) { ++state.extra_plays; },
          [](const NothingGained&) {},
          [&](const MapDrawn& e) { draw_map_into_hand(state, e); },
          [](const BarrelThrown&) {},
          [](const BarrelExploded&) {},
          [](const TrapSprung&) {},
          [&](const CannonballFired& e) { change(state.player(e.seat).cannonballs, -1); },
          [&](const LifeLost& e) { change(state.player(e.seat).life, -1); },
          [&](const CoinLost& e) {
            change(state.player(e.seat).coins, -1);
            change(e.to == nobody ? state.reserve : state.player(e.to).coins, 1);
          },
          [&](const ShipSentHome& e) { state.player(e.seat).ship = home; },
          [](const NoDamage&) {},
          [&](const CardsReturned&) { return_cards(state); },
          [&](const MapDiscarded& e) {
            take_from_hand(state.player(e.seat), e.card);
            if (!state.map_discard.full()) state.map_discard.push_back(e.card);
          },
          [](const TurnEnded&) {},
          [&](const MatchOver&) { state.phase = Phase::over; },
      },
      event);
}

}  // namespace flotilla::yoho
