// text.cpp: all that players read, as keys and arguments. The words are in assets/words.
#include <string>
#include <utility>

#include "core/engine/phrases.hpp"
#include "core/games/yoho/yoho.hpp"

namespace flotilla {

using namespace yoho;

namespace {

// ---- Names of things ----

bool is_cell(int cell) {
  return cell >= 0 && cell < cell_count;
}

// Counted from the north-west, beginning with one.
Text cell_text(int cell) {
  return Text("yoho.cell", {{"row", row_of(cell) + 1}, {"column", column_of(cell) + 1}});
}
Text face_text(Object object) {
  return named_key("yoho.face.", object_names[object]);
}
Text face_text(Face face) {
  return face_text(object_of(face));
}
Text card_text(Card card) {
  return named_key("yoho.card.", card_names[card]);
}
Text captain_text(Captain captain) {
  return named_key("yoho.captain.", captain_names[captain]);
}
Arg cell_arg(const char* name, int cell) {
  return {name, cell_text(cell)};
}

// A player, and a player's ship, within a sentence.
Text side_text(Seat seat) {
  return Text("yoho.side", {seat_arg("seat", seat)});
}
Text ship_text(Seat seat) {
  return Text("yoho.ship", {seat_arg("seat", seat)});
}
Text names_of(const SeatList& seats) {
  std::vector<Text> names;
  for (const Seat seat : seats) names.push_back(side_text(seat));
  return list_text(names);
}

// The slots of the northern and the southern edge are columns, those of the others are rows.
bool runs_north_to_south(Edge edge) {
  return edge == Edge::north || edge == Edge::south;
}
Text lair_text(const Lair& lair) {
  return Text(runs_north_to_south(lair.edge) ? "yoho.lair.column" : "yoho.lair.row",
              {{"edge", named_key("yoho.edge.", edge_names[lair.edge])}, {"n", lair.slot + 1}});
}

// ---- Cards of the sea ----

std::vector<Text> directions(Edges open) {
  std::vector<Text> result;
  for (const Edge edge : all_edges)
    if (contains(open, edge)) result.push_back(named_key("yoho.toward.", edge_names[edge]));
  return result;
}

constexpr Edges all_open = shape_edges[static_cast<std::size_t>(Shape::cross)];

Text water_text(Edges open) {
  if (open == 0) return Text("yoho.water.none");
  if (open == all_open) return Text("yoho.water.all");
  return Text("yoho.water", {{"edges", comma_list(directions(open))}});
}

Text lying_text(Face face, int rot) {
  return Text("yoho.lies",
              {{"face", face_text(face)}, {"water", water_text(open_edges(face, rot))}});
}

Text and_also(const Text& a, const Text& b) {
  return Text("yoho.table.and", {{"a", a}, {"b", b}});
}

// What lies up, and who is on it: "reef (Bo)".
Text manned_text(const State& state, int cell) {
  const Tile& tile = state.tile(cell);
  if (tile.is_hole()) return Text("yoho.hole");
  const SeatList ships = ships_on(state, cell);
  if (ships.empty()) return face_text(tile.face);
  return Text("yoho.manned", {{"face", face_text(tile.face)}, {"names", names_of(ships)}});
}

Text back_text(const Text& back) {
  return Text("yoho.back", {{"card", back}});
}
Face other_face(const Tile& tile) {
  return face_of(tile.card, other_side(tile.side));
}

// ---- Sentences ----

Text of_seat(const char* key, Seat seat) {
  return Text(key, {seat_arg("seat", seat)});
}

Text with_args(Text text, std::initializer_list<Arg> args) {
  text.args = args;
  return text;
}

Text sailed_text(const ShipSailed& e) {
  const int to = e.path.back();
  if (to == home) return of_seat("yoho.event.ship_sailed.home", e.seat);
  return Text("yoho.event.ship_sailed", {seat_arg("seat", e.seat), cell_arg("cell", to)});
}

// Names those whose ships ride on the cards that move.
Text with_riders(Text text, const Rides& rides) {
  if (rides.empty()) return text;
  SeatList riders;
  for (const Ride& ride : rides) riders.push_back(ride.seat);
  text.key += ".riding";
  text.args.push_back({"names", names_of(riders)});
  return text;
}

Text pushed_text(const ColumnPushed& e) {
  return with_riders(
      Text("yoho.event.column_pushed",
           {cell_arg("cell", e.cell), {"face", face_text(e.face)}, {"out", face_text(e.out_face)}}),
      e.ships);
}

Text closed_up_text(const ColumnSlid& e) {
  const bool in_a_row = e.cards[0].from / side_length == e.cards[0].to / side_length;
  return with_riders(
      Text(in_a_row ? "yoho.event.row_slid" : "yoho.event.column_slid", {{"line", e.line + 1}}),
      e.ships);
}

Text drawn_text(const MapDrawn& e) {
  if (e.card == Card::hidden) return of_seat("yoho.event.map_drawn.unseen", e.seat);
  return Text("yoho.event.map_drawn", {seat_arg("seat", e.seat), {"card", card_text(e.card)}});
}

Text thrown_text(const BarrelThrown& e) {
  if (e.target == nobody)
    return Text("yoho.event.barrel_thrown.chest",
                {seat_arg("seat", e.seat), cell_arg("cell", e.cell), cell_arg("chest", e.chest)});
  return Text("yoho.event.barrel_thrown",
              {seat_arg("seat", e.seat), seat_arg("other", e.target), cell_arg("cell", e.cell)});
}

Text fired_text(const CannonballFired& e) {
  if (e.target == nobody)
    return Text("yoho.event.cannonball_fired.chest",
                {seat_arg("seat", e.seat), cell_arg("chest", e.chest)});
  return Text("yoho.event.cannonball_fired",
              {seat_arg("seat", e.seat), seat_arg("other", e.target)});
}

// Told of the one who loses; the thief is the other.
Text coin_lost_text(const CoinLost& e) {
  if (e.to == nobody) return of_seat("yoho.event.coin_lost", e.seat);
  return Text("yoho.event.coin_lost.stolen", {seat_arg("seat", e.seat), seat_arg("other", e.to)});
}

Text over_text(const SeatList& winners, Ending reason) {
  if (winners.size() > 1)
    return Text("yoho.event.match_over.shared", {{"winners", names_of(winners)}});
  return with_args(named_key("yoho.event.match_over.", ending_names[reason]),
                   {seat_arg("seat", winners[0])});
}

// ---- Moves ----

// Whether a ship can leave a lair there.
bool way_out_is_open(const State& state, const Lair& lair) {
  return contains(state.tile(front_cell(lair)).open(), lair.edge);
}

Text lair_label(const State& state, const Lair& lair) {
  if (lair.edge == Edge::none || lair.slot >= side_length) return Text("yoho.refusal.no_such_slot");
  return Text(
      way_out_is_open(state, lair) ? "yoho.move.place_lair.open" : "yoho.move.place_lair.shut",
      {{"lair", lair_text(lair)}, {"face", face_text(state.tile(front_cell(lair)).face)}});
}

// Movement and Net are both Basics and Maps; a Net says what it would take.
Text play_label(const State& state, Card card) {
  if (card == Card::hidden) return Text("yoho.refusal.no_such_card");
  Text text("yoho.move.play", {{"card", card_text(card)}});
  if (is_basic(card)) text.key = "yoho.move.play.basic";
  if (is_net(card) && can_play(state, card)) {
    text.key = is_basic(card) ? "yoho.move.play.basic_net" : "yoho.move.play.net";
    text.args.push_back({"face", face_text(state.tile(state.player(state.active).ship).face)});
  }
  return text;
}

// What a hit would do to this player now.
Text effect_text(const Player& target, bool steals) {
  if (target.life > 0) return Text("yoho.hit.life");
  if (target.coins > 0) return Text(steals ? "yoho.hit.steal" : "yoho.hit.coin");
  return Text(target.at_sea() ? "yoho.hit.home" : "yoho.hit.none");
}

Text aim_label(const State& state, Seat target, const char* key, bool steals) {
  if (target < 0 || target >= state.seats) return Text("yoho.refusal.no_such_player");
  return Text(key,
              {seat_arg("other", target), {"effect", effect_text(state.player(target), steals)}});
}

Text sail_label(const State& state, int to) {
  if (to == home) return Text("yoho.move.sail.home");
  if (!is_cell(to)) return Text("yoho.refusal.no_such_cell");
  return Text("yoho.move.sail", {cell_arg("cell", to), {"face", manned_text(state, to)}});
}

const char* pick_key(const State& state, const Tile& tile) {
  if (state.phase == Phase::swap) return "yoho.move.pick.swap_with";
  switch (state.pending.action) {
    case Action::swing:
      return "yoho.move.pick.swing";
    case Action::swap:
      return "yoho.move.pick.swap";
    case Action::flip:
      return "yoho.move.pick.flip";
    case Action::catch_throw:
      return tile.shows(Object::barrel) ? "yoho.move.pick.throw" : "yoho.move.pick.catch";
    default:
      return "yoho.move.pick.remove";
  }
}

Text pick_label(const State& state, int cell) {
  if (!is_cell(cell)) return Text("yoho.refusal.no_such_cell");
  const Tile& tile = state.tile(cell);
  const Text text(pick_key(state, tile),
                  {cell_arg("cell", cell), {"face", manned_text(state, cell)}});
  const bool is_flip = state.phase == Phase::pick_card && state.pending.action == Action::flip;
  if (!is_flip || !tile.has_known_back()) return text;
  return and_also(text, back_text(face_text(other_face(tile))));
}

// Of the card that was picked before.
Text swing_label(const State& state, Direction direction) {
  const int cell = state.pending.cell;
  if (!is_cell(cell)) return Text("yoho.refusal.no_such_move");
  const Tile& tile = state.tile(cell);
  const Edges open = open_edges(tile.face, turned_rot(tile.rot, direction));
  return with_args(named_key("yoho.move.swing.", direction_names[direction]),
                   {cell_arg("cell", cell), {"water", water_text(open)}});
}

Text flip_label(const State& state, Axis axis) {
  const int cell = state.pending.cell;
  if (!is_cell(cell)) return Text("yoho.refusal.no_such_move");
  const Tile& tile = state.tile(cell);
  const Text text =
      with_args(named_key("yoho.move.flip.", axis_names[axis]), {cell_arg("cell", cell)});
  if (!tile.has_known_back()) return text;
  return and_also(text, back_text(lying_text(other_face(tile), flipped(tile.rot, axis))));
}

Text slide_label(const State& state, const Slide& slide) {
  const Edge near = state.player(state.active).lair.edge;
  if (near == Edge::none || slide.line < 0 || slide.line >= side_length || slide.from == End::none)
    return Text("yoho.refusal.no_such_line");
  const bool from_near = slide.from == End::near;
  const int out = state.line_cell(slide.line, from_near ? side_length - 1 : 0);
  const Edge from = from_near ? near : opposite(near);
  return Text(runs_north_to_south(near) ? "yoho.move.slide.column" : "yoho.move.slide.row",
              {{"n", slide.line + 1},
               {"edge", named_key("yoho.from.", edge_names[from])},
               {"face", manned_text(state, out)}});
}

Text laid_text(Edges open) {
  if (open == 0) return Text("yoho.move.place.none");
  if (open == all_open) return Text("yoho.move.place.all");
  return Text("yoho.move.place", {{"edges", list_text(directions(open))}});
}

// Where several turns leave the same edges open, they are told apart by the turn: it still decides
// how the other side will lie.
Text place_label(const State& state, int rot) {
  if (rot < 0 || rot > 3) return Text("yoho.refusal.no_such_turn");
  const Face face = state.sea_next.face;
  const Text laid = laid_text(open_edges(face, rot));
  const Shape shape = plan_of(face).shape;
  if (shape == Shape::tee || shape == Shape::corner) return laid;
  return Text("yoho.move.place.turned",
              {{"lay", laid}, {"turn", named_key("yoho.move.place.turn.", std::to_string(rot))}});
}

Text choose_label(Object object) {
  if (object != Object::cannonball && object != Object::rum && object != Object::bottle)
    return Text("yoho.refusal.not_on_island");
  return named_key("yoho.move.choose.", object_names[object]);
}

Text done_label(const State& state) {
  const bool draws = state.player(state.active).maps.size() < hand_size;
  return Text(draws ? "yoho.move.done" : "yoho.move.done.keep");
}

// ---- Who is awaited, and for what ----

SeatList rivals_on_own_card(const State& state) {
  SeatList rivals;
  const Player& player = state.player(state.active);
  if (!player.at_sea()) return rivals;
  for (const Seat seat : ships_on(state, player.ship))
    if (seat != state.active) rivals.push_back(seat);
  return rivals;
}

bool has_net(const State& state) {
  return !state.played.contains(Card::basic_net) ||
         state.player(state.active).maps.contains(Card::net);
}
bool has_movement(const State& state) {
  return !state.played.contains(Card::basic_movement) ||
         state.player(state.active).maps.contains(Card::movement);
}

// Would taking it bring anything?
bool is_worth_netting(const State& state, Object object) {
  const Player& player = state.player(state.active);
  switch (object) {
    case Object::gold:
      return state.reserve > 0;
    case Object::cannonball:
      return player.cannonballs < most_cannonballs;
    case Object::rum:
      return player.life < most_life;
    default:
      return can_be_netted(object);
  }
}

// Could there be a coin in this chest?
bool is_worth_opening(const State& state, const Tile& chest) {
  return state.reserve > 0 &&
         !(chest.has_known_back() && object_of(other_face(chest)) == Object::trap);
}

// To the one who plays: what is nearest at hand, for those who never read the rules.
Text own_turn_prompt(const State& state) {
  const Player& player = state.player(state.active);
  const Tile* below = player.at_sea() ? &state.tile(player.ship) : nullptr;
  const SeatList rivals = rivals_on_own_card(state);
  const bool armed = player.cannonballs > 0;
  const bool can_blast = armed && below && below->shows(Object::chest);
  if (state.plays_left() <= 0)
    return armed && (can_blast || !rivals.empty()) ? Text("yoho.prompt.play.none.armed")
                                                   : of_seat("yoho.prompt.play.none", state.active);
  if (below && has_net(state) && is_worth_netting(state, below->object()))
    return Text("yoho.prompt.play.net", {{"face", face_text(below->face)}});
  if (can_blast && is_worth_opening(state, *below)) return Text("yoho.prompt.play.blast");
  if (armed && !rivals.empty())
    return Text("yoho.prompt.play.shoot", {{"names", names_of(rivals)}});
  if (!below && has_movement(state))
    return Text(can_play(state, Card::movement) ? "yoho.prompt.play.start"
                                                : "yoho.prompt.play.shut");
  return Text("yoho.prompt.play", {seat_arg("seat", state.active), {"count", state.plays_left()}});
}

Text play_prompt(const View& view) {
  const State& state = view.state;
  if (view.seat == state.active) return own_turn_prompt(state);
  if (state.plays_left() <= 0) return of_seat("yoho.prompt.play.none", state.active);
  return Text("yoho.prompt.play", {seat_arg("seat", state.active), {"count", state.plays_left()}});
}

Text pick_prompt(const State& state) {
  return with_args(named_key("yoho.prompt.pick.", action_names[state.pending.action]),
                   {seat_arg("seat", state.active)});
}

Text cell_prompt(const char* key, const State& state, int cell) {
  return Text(key, {seat_arg("seat", state.active), cell_arg("cell", cell)});
}

// Slides and holes are made with the next card of the Sea pile.
Text next_card_prompt(const char* key, const State& state) {
  return Text(key, {seat_arg("seat", state.active), {"face", face_text(state.sea_next.face)}});
}

Text refresh_prompt(const View& view) {
  const State& state = view.state;
  const int count = static_cast<int>(state.player(state.active).maps.size());
  const int most = static_cast<int>(hand_size);
  if (view.seat == state.active && count > most)
    return Text("yoho.prompt.refresh.too_many", {{"count", count - most}});
  return of_seat("yoho.prompt.refresh", state.active);
}

int round_of(const State& state) {
  return (state.turn - 1) / state.seats + 1;
}

// ---- The table in words ----

Text cell_line(const State& state, int cell) {
  const Tile& tile = state.tile(cell);
  Text card = tile.is_hole() ? Text("yoho.hole") : lying_text(tile.face, tile.rot);
  if (tile.has_known_back())
    card = and_also(card, back_text(face_text(other_face(tile))));
  else if (tile.shows(Object::chest))
    card = and_also(card, Text("yoho.odds", {{"percent", chance_of_gold(state, tile.face)}}));
  std::vector<Text> ships;
  for (const Seat seat : ships_on(state, cell)) ships.push_back(ship_text(seat));
  if (!ships.empty()) card = and_also(card, comma_list(ships));
  return Text("yoho.table.cell", {cell_arg("cell", cell), {"card", card}});
}

Section sea_section(const State& state) {
  Section section{Text("yoho.table.sea"), {}};
  for (int cell = 0; cell < cell_count; ++cell) section.lines.push_back(cell_line(state, cell));
  return section;
}

// "Swing, 2 × Flip": in the order given, alike ones together.
template <class Things, class Of, class Name>
Text counted_list(const Things& things, std::size_t kinds, Of of, Name name) {
  std::vector<Text> parts;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    int count = 0;
    for (const auto& thing : things)
      if (static_cast<std::size_t>(of(thing)) == kind) ++count;
    if (count == 0) continue;
    const Text one = name(kind);
    parts.push_back(count == 1 ? one
                               : Text("yoho.table.times", {{"count", count}, {"thing", one}}));
  }
  return parts.empty() ? Text("yoho.table.none") : comma_list(parts);
}

template <class Cards>
Text map_list(const Cards& cards) {
  return counted_list(
      cards, all_maps.size(), [](Card card) { return card; },
      [](std::size_t kind) { return card_text(all_maps[kind]); });
}

Text discarded_list(const State& state) {
  return counted_list(
      state.sea_discard, object_names.all.size(),
      [](const Discarded& card) { return object_of(card.face); },
      [](std::size_t kind) { return face_text(static_cast<Object>(kind)); });
}

Text of_most(const char* key, int count, int most) {
  return Text(key, {{"count", count}, {"most", most}});
}

Text hand_line(const Player& player) {
  if (!player.maps.empty() && player.maps[0] == Card::hidden)
    return Text("yoho.table.maps.unseen", {{"count", static_cast<int>(player.maps.size())}});
  return Text("yoho.table.maps", {{"cards", map_list(player.maps)}});
}

Section captain_section(const State& state, Seat seat) {
  const Player& player = state.player(seat);
  Section section{of_seat("yoho.table.nameless", seat), {}};
  if (player.captain != Captain::none)
    section.heading = Text("yoho.table.captain",
                           {seat_arg("seat", seat), {"captain", captain_text(player.captain)}});
  if (player.lair.edge != Edge::none)
    section.lines.push_back(
        Text(way_out_is_open(state, player.lair) ? "yoho.table.lair.open" : "yoho.table.lair.shut",
             {{"lair", lair_text(player.lair)}}));
  section.lines.push_back(player.at_sea() ? Text("yoho.table.ship", {cell_arg("cell", player.ship)})
                                          : Text("yoho.table.ship.home"));
  section.lines.push_back(of_most("yoho.table.coins", player.coins, coins_to_win));
  section.lines.push_back(of_most("yoho.table.life", player.life, most_life));
  section.lines.push_back(of_most("yoho.table.cannonballs", player.cannonballs, most_cannonballs));
  section.lines.push_back(hand_line(player));
  return section;
}

Section pile_section(const State& state) {
  const int sea_pile = static_cast<int>(state.sea_deck.size()) + 1;  // with the card on top
  return {Text("yoho.table.piles"),
          {Text("yoho.table.next", {{"card", lying_text(state.sea_next.face, 0)}}),
           Text("yoho.table.sea_pile", {{"count", sea_pile}}),
           Text("yoho.table.sea_discard", {{"cards", discarded_list(state)}}),
           Text("yoho.table.map_pile", {{"count", static_cast<int>(state.map_deck.size())}}),
           Text("yoho.table.map_discard", {{"cards", map_list(state.map_discard)}}),
           Text("yoho.table.reserve", {{"count", int{state.reserve}}})}};
}

Section turn_section(const State& state) {
  std::vector<Text> cards;
  for (const Card card : state.played) cards.push_back(card_text(card));
  return {Text("yoho.table.turn"),
          {Text("yoho.table.played",
                {{"cards", cards.empty() ? Text("yoho.table.none") : comma_list(cards)}}),
           Text("yoho.table.plays_left", {{"count", state.plays_left()}})}};
}

bool is_setup(Phase phase) {
  return phase == Phase::choose_captain || phase == Phase::place_lair;
}

// How it ended can be seen from the table: nobody plays on with three coins.
Section result_section(const State& state) {
  const Outcome result = *Yoho::outcome(state);
  const bool by_coins = state.player(result.winners[0]).coins == coins_to_win;
  return {Text("yoho.table.result"),
          {over_text(result.winners, by_coins ? Ending::three_coins : Ending::round_limit)}};
}

}  // namespace

Text Yoho::sentence(const Event& event) {
  return std::visit(
      overloaded{
          [](const CaptainChosen& e) {
            return Text("yoho.event.captain_chosen",
                        {seat_arg("seat", e.seat), {"captain", captain_text(e.captain)}});
          },
          [](const LairPlaced& e) {
            return Text("yoho.event.lair_placed",
                        {seat_arg("seat", e.seat), {"lair", lair_text(e.lair)}});
          },
          [](const TurnStarted& e) {
            return Text("yoho.event.turn_started",
                        {seat_arg("seat", e.seat), {"turn", int{e.turn}}});
          },
          [](const CardPlayed& e) {
            return Text("yoho.event.card_played",
                        {seat_arg("seat", e.seat), {"card", card_text(e.card)}});
          },
          [](const CardPicked& e) {
            return Text("yoho.event.card_picked",
                        {seat_arg("seat", e.seat), cell_arg("cell", e.cell)});
          },
          [](const LinePicked& e) {
            return Text(runs_north_to_south(e.edge) ? "yoho.event.line_picked.column"
                                                    : "yoho.event.line_picked.row",
                        {seat_arg("seat", e.seat),
                         {"line", e.line + 1},
                         {"edge", named_key("yoho.from.", edge_names[e.edge])}});
          },
          [](const ShipSailed& e) { return sailed_text(e); },
          [](const CardTurned& e) {
            return with_args(named_key("yoho.event.card_turned.", direction_names[e.direction]),
                             {cell_arg("cell", e.cell)});
          },
          [](const CardsSwapped& e) {
            return with_riders(
                Text("yoho.event.cards_swapped", {cell_arg("a", e.a), cell_arg("b", e.b)}),
                e.ships);
          },
          [](const CardFlipped& e) {
            return Text("yoho.event.card_flipped",
                        {cell_arg("cell", e.cell), {"face", face_text(e.face)}});
          },
          [](const CardRemoved& e) {
            return with_args(named_key("yoho.event.card_removed.", reason_names[e.reason]),
                             {cell_arg("cell", e.cell), {"face", face_text(e.face)}});
          },
          [](const ColumnPushed& e) { return pushed_text(e); },
          [](const ColumnSlid& e) { return closed_up_text(e); },
          [](const CardPlaced& e) {
            return Text("yoho.event.card_placed",
                        {cell_arg("cell", e.cell), {"face", face_text(e.face)}});
          },
          [](const SeaNextRevealed& e) {
            return Text("yoho.event.sea_next_revealed", {{"face", face_text(e.face)}});
          },
          [](const SeaReshuffled& e) {
            return Text("yoho.event.sea_reshuffled", {{"count", int{e.count}}});
          },
          [](const MapsReshuffled& e) {
            return Text("yoho.event.maps_reshuffled", {{"count", int{e.count}}});
          },
          [](const ItemTaken& e) {
            return with_args(named_key("yoho.event.item_taken.", how_names[e.how]),
                             {seat_arg("seat", e.seat),
                              cell_arg("cell", e.cell),
                              {"face", face_text(e.object)}});
          },
          [](const CoinGained& e) { return of_seat("yoho.event.coin_gained", e.seat); },
          [](const LifeGained& e) { return of_seat("yoho.event.life_gained", e.seat); },
          [](const CannonballGained& e) { return of_seat("yoho.event.cannonball_gained", e.seat); },
          [](const ExtraPlay& e) { return of_seat("yoho.event.extra_play", e.seat); },
          [](const NothingGained& e) {
            return with_args(named_key("yoho.event.nothing_gained.", object_names[e.object]),
                             {seat_arg("seat", e.seat)});
          },
          [](const MapDrawn& e) { return drawn_text(e); },
          [](const BarrelThrown& e) { return thrown_text(e); },
          [](const BarrelExploded& e) {
            return Text("yoho.event.barrel_exploded", {cell_arg("cell", e.cell)});
          },
          [](const TrapSprung& e) {
            return Text("yoho.event.trap_sprung", {cell_arg("cell", e.cell)});
          },
          [](const CannonballFired& e) { return fired_text(e); },
          [](const LifeLost& e) { return of_seat("yoho.event.life_lost", e.seat); },
          [](const CoinLost& e) { return coin_lost_text(e); },
          [](const ShipSentHome& e) {
            return of_seat(e.cause == Cause::pushed_out ? "yoho.event.ship_sent_home.pushed_out"
                                                        : "yoho.event.ship_sent_home",
                           e.seat);
          },
          [](const NoDamage& e) { return of_seat("yoho.event.no_damage", e.seat); },
          [](const CardsReturned& e) { return of_seat("yoho.event.cards_returned", e.seat); },
          [](const MapDiscarded& e) {
            return Text("yoho.event.map_discarded",
                        {seat_arg("seat", e.seat), {"card", card_text(e.card)}});
          },
          [](const TurnEnded& e) { return of_seat("yoho.event.turn_ended", e.seat); },
          [](const MatchOver& e) { return over_text(e.winners, e.reason); }},
      event);
}

Text Yoho::label(const View& view, const Move& move) {
  const State& state = view.state;
  return std::visit(
      overloaded{
          [](const ChooseCaptain& m) {
            if (m.captain == Captain::none) return Text("yoho.refusal.no_such_captain");
            return Text("yoho.move.choose_captain", {{"captain", captain_text(m.captain)}});
          },
          [&](const PlaceLair& m) { return lair_label(state, m.lair); },
          [&](const PlayCard& m) { return play_label(state, m.card); },
          [&](const Shoot& m) { return aim_label(state, m.target, "yoho.move.shoot", true); },
          [](const Blast&) { return Text("yoho.move.blast"); },
          [](const EndTurn&) { return Text("yoho.move.end_turn"); },
          [&](const Sail& m) { return sail_label(state, m.to); },
          [&](const Pick& m) { return pick_label(state, m.cell); },
          [&](const Swing& m) { return swing_label(state, m.direction); },
          [&](const Flip& m) { return flip_label(state, m.axis); },
          [&](const Slide& m) { return slide_label(state, m); },
          [&](const Place& m) { return place_label(state, m.rot); },
          [&](const Throw& m) { return aim_label(state, m.target, "yoho.move.throw", false); },
          [](const ThrowChest& m) {
            if (!is_cell(m.cell)) return Text("yoho.refusal.no_such_cell");
            return Text("yoho.move.throw_chest", {cell_arg("cell", m.cell)});
          },
          [](const Choose& m) { return choose_label(m.object); },
          [](const Discard& m) {
            if (m.card == Card::hidden) return Text("yoho.refusal.no_such_card");
            return Text("yoho.move.discard", {{"card", card_text(m.card)}});
          },
          [&](const Done&) { return done_label(state); },
          [](const Unknown&) { return Text("yoho.refusal.no_such_move"); }},
      move.what);
}

Text Yoho::heading(const Move& move) {
  return std::visit(overloaded{[](const ChooseCaptain&) { return Text("yoho.moves.captain"); },
                               [](const PlaceLair&) { return Text("yoho.moves.lair"); },
                               [](const PlayCard&) { return Text("yoho.moves.cards"); },
                               [](const Shoot&) { return Text("yoho.moves.cannon"); },
                               [](const Blast&) { return Text("yoho.moves.cannon"); },
                               [](const Sail&) { return Text("yoho.moves.sail"); },
                               [](const Pick&) { return Text("yoho.moves.sea"); },
                               [](const Swing&) { return Text("yoho.moves.swing"); },
                               [](const Flip&) { return Text("yoho.moves.flip"); },
                               [](const Slide&) { return Text("yoho.moves.slide"); },
                               [](const Place&) { return Text("yoho.moves.place"); },
                               [](const Throw&) { return Text("yoho.moves.throw"); },
                               [](const ThrowChest&) { return Text("yoho.moves.throw"); },
                               [](const Choose&) { return Text("yoho.moves.island"); },
                               [](const Discard&) { return Text("yoho.moves.maps"); },
                               [](const Done&) { return Text("yoho.moves.maps"); },
                               [](const auto&) { return Text("yoho.moves.turn"); }},
                    move.what);
}

Text Yoho::status(const View& view) {
  const State& state = view.state;
  if (is_setup(state.phase)) return Text("yoho.status.setup");
  if (over(state)) return Text("yoho.status.over", {{"round", round_of(state)}});
  return Text("yoho.status.play", {seat_arg("seat", state.active),
                                   {"round", round_of(state)},
                                   {"limit", int{state.options.max_rounds}}});
}

Text Yoho::prompt(const View& view) {
  const State& state = view.state;
  switch (state.phase) {
    case Phase::choose_captain:
      return of_seat("yoho.prompt.choose_captain", state.active);
    case Phase::place_lair:
      return of_seat("yoho.prompt.place_lair", state.active);
    case Phase::play:
      return play_prompt(view);
    case Phase::sail:
      return of_seat("yoho.prompt.sail", state.active);
    case Phase::pick_card:
      return pick_prompt(state);
    case Phase::swing:
      return cell_prompt("yoho.prompt.swing", state, state.pending.cell);
    case Phase::swap:
      return cell_prompt("yoho.prompt.swap", state, state.pending.cell);
    case Phase::flip:
      return cell_prompt("yoho.prompt.flip", state, state.pending.cell);
    case Phase::slide:
      return next_card_prompt("yoho.prompt.slide", state);
    case Phase::place:
      return next_card_prompt("yoho.prompt.place", state);
    case Phase::catch_throw:
      return of_seat("yoho.prompt.catch_throw", state.active);
    case Phase::throw_barrel:
      return cell_prompt("yoho.prompt.throw", state, state.pending.barrel);
    case Phase::island:
      return of_seat("yoho.prompt.island", state.active);
    case Phase::refresh:
      return refresh_prompt(view);
    case Phase::over:
      break;
  }
  return Text("yoho.prompt.over");
}

// The sea, then the viewer, then the others, then what lies beside the sea.
std::vector<Section> Yoho::describe(const View& view) {
  const State& state = view.state;
  std::vector<Section> sections;
  if (over(state)) sections.push_back(result_section(state));
  sections.push_back(sea_section(state));
  if (view.seat != nobody) sections.push_back(captain_section(state, view.seat));
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (seat != view.seat) sections.push_back(captain_section(state, seat));
  sections.push_back(pile_section(state));
  if (!is_setup(state.phase) && !over(state)) sections.push_back(turn_section(state));
  return sections;
}

}  // namespace flotilla
