// json.cpp: Yoho! to and from JSON. Reading is strict: whatever is not exactly as the rules leave
// it is refused by its path. The totals that a state must keep are in view.cpp.
#include <algorithm>
#include <string>

#include "core/engine/reading.hpp"
#include "core/games/yoho/yoho.hpp"

namespace flotilla {

using namespace yoho;

namespace {

std::uint8_t small(int number) {
  return static_cast<std::uint8_t>(number);
}

// ---- Names and numbers that are null where there is none, or where it is not shown ----

Json captain_json(Captain captain) {
  return captain == Captain::none ? Json() : Json(captain_names[captain]);
}
Json edge_json(Edge edge) {
  return edge == Edge::none ? Json() : Json(edge_names[edge]);
}
Json end_json(End end) {
  return end == End::none ? Json() : Json(end_names[end]);
}
Json card_json(Card card) {
  return card == Card::hidden ? Json() : Json(card_names[card]);
}
Json sea_card_json(std::uint8_t card) {
  return card == hidden_card ? Json() : Json(card);
}
// Of a cell, or of a line.
Json number_json(std::int8_t number) {
  return number < 0 ? Json() : Json(number);
}

std::int8_t read_number(const Reader& reader, int least, int most) {
  return static_cast<std::int8_t>(reader.integer(least, most));
}
std::int8_t read_cell(const Reader& reader) {
  return read_number(reader, 0, cell_count - 1);
}
std::int8_t read_cell_or_null(const Reader& reader) {
  return reader.is_null() ? no_cell : read_cell(reader);
}
std::int8_t read_place(const Reader& reader) {
  return read_number(reader, home, cell_count - 1);
}
std::int8_t read_line(const Reader& reader) {
  return read_number(reader, 0, side_length - 1);
}
std::uint8_t read_rot(const Reader& reader) {
  return small(reader.integer(0, 3));
}

Card read_map(const Reader& reader) {
  const Card card = reader.name(card_names);
  if (is_basic(card)) reader.fail("a Treasure Map is expected here");
  return card;
}

// ---- Writing states and views ----

// Who looks. A state is written for someone who sees everything. Of the numbers of cards a view has
// only those that it shows, so these need no eyes.
template <class Cards>
Json cards_json(const Cards& cards) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(card_json(card));
  return list;
}

Json lair_json(const Lair& lair) {
  if (lair.edge == Edge::none) return nullptr;
  return {{"edge", edge_names[lair.edge]}, {"slot", lair.slot}};
}

Json players_json(const State& state, Eyes eyes) {
  Json players = Json::array();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    players.push_back(
        {{"captain", captain_json(player.captain)},
         {"lair", lair_json(player.lair)},
         {"ship", player.ship},
         {"life", player.life},
         {"cannonballs", player.cannonballs},
         {"coins", player.coins},
         {"maps", eyes.see_hand_of(seat) ? cards_json(player.maps) : Json(player.maps.size())}});
  }
  return players;
}

Json tile_json(const Tile& tile) {
  if (tile.is_hole()) return nullptr;
  return {{"card", sea_card_json(tile.card)},
          {"face", face_names[tile.face]},
          {"side", side_names[tile.side]},
          {"rot", tile.rot},
          {"seen", tile.seen}};
}

Json grid_json(const State& state) {
  Json cells = Json::array();
  for (const Tile& tile : state.grid) cells.push_back(tile_json(tile));
  return cells;
}

Json sea_discard_json(const State& state) {
  Json list = Json::array();
  for (const Discarded& card : state.sea_discard)
    list.push_back(
        {{"card", sea_card_json(card.card)}, {"face", face_names[card.face]}, {"seen", card.seen}});
  return list;
}

// The next card comes first.
Json sea_deck_json(const State& state, Eyes eyes) {
  if (!eyes.see_all) return state.sea_deck.size();
  Json list = Json::array();
  for (const std::uint8_t card : state.sea_deck) list.push_back(card);
  std::reverse(list.begin(), list.end());
  return list;
}
Json map_deck_json(const State& state, Eyes eyes) {
  if (!eyes.see_all) return state.map_deck.size();
  Json list = cards_json(state.map_deck);
  std::reverse(list.begin(), list.end());
  return list;
}

Json pending_json(const Pending& pending) {
  if (pending.action == Action::none) return nullptr;
  return {{"action", action_names[pending.action]},
          {"cell", number_json(pending.cell)},
          {"barrel", number_json(pending.barrel)},
          {"line", number_json(pending.line)},
          {"from", end_json(pending.from)}};
}

Json common_json(const State& state, Eyes eyes) {
  return {
      {"game", Yoho::info.id},
      {"options", Yoho::options_json(state.options)},
      {"phase", phase_names[state.phase]},
      {"to_act", seats_json(Yoho::to_act(state))},
      {"turn", state.turn},
      {"active", state.active},
      {"players", players_json(state, eyes)},
      {"grid", grid_json(state)},
      {"sea_next",
       {{"card", sea_card_json(state.sea_next.card)}, {"face", face_names[state.sea_next.face]}}},
      {"sea_deck", sea_deck_json(state, eyes)},
      {"sea_discard", sea_discard_json(state)},
      {"map_deck", map_deck_json(state, eyes)},
      {"map_discard", cards_json(state.map_discard)},
      {"reserve", state.reserve},
      {"life_supply", state.life_supply},
      {"cannonball_supply", state.cannonball_supply},
      {"played", cards_json(state.played)},
      {"extra_plays", state.extra_plays},
      {"pending", pending_json(state.pending)},
      {"over", Yoho::over(state)},
      {"result", outcome_json(Yoho::outcome(state))}};
}

// ---- Reading states and views ----

// The number of a card, or, where its other face is unknown, null.
std::uint8_t read_sea_card(const Reader& reader, bool shown) {
  if (shown) return small(reader.integer(1, sea_card_count));
  if (!reader.is_null()) reader.fail("its number is hidden until it is turned over");
  return hidden_card;
}

// A face that lies up: of a card that is hidden, the Compass side of any; else the card's own.
Face read_face_up(const Reader& reader, std::uint8_t card, Side side) {
  const Face face = reader.name(face_names);
  if (!reader.ok()) return face;
  if (card != hidden_card)
    reader.must_equal(face_names[face_of(card, side)]);
  else if (std::ranges::find(sea_cards, face, &SeaCard::front) == sea_cards.end())
    reader.fail("no card has this on its Compass side");
  return face;
}

Tile read_tile(const Reader& reader, Eyes eyes) {
  if (reader.is_null()) return {};
  reader.keys({"card", "face", "side", "rot", "seen"});
  if (!reader.ok()) return {};
  Tile tile;
  tile.seen = reader.at("seen").boolean();
  tile.side = reader.at("side").name(side_names);
  if (reader.ok() && tile.side == Side::back && !tile.seen)
    reader.at("seen").fail("a card whose back lies up has been turned over");
  tile.rot = read_rot(reader.at("rot"));
  tile.card = read_sea_card(reader.at("card"), eyes.see_all || tile.seen);
  tile.face = read_face_up(reader.at("face"), tile.card, tile.side);
  return tile;
}

NextCard read_next_card(const Reader& reader, Eyes eyes) {
  reader.keys({"card", "face"});
  if (!reader.ok()) return {};
  const std::uint8_t card = read_sea_card(reader.at("card"), eyes.see_all);
  return {card, read_face_up(reader.at("face"), card, Side::compass)};
}

// It lies there as it lay on the sea; only if it was turned over can that be its back.
Discarded read_discarded(const Reader& reader, Eyes eyes) {
  reader.keys({"card", "face", "seen"});
  if (!reader.ok()) return {};
  Discarded card;
  card.seen = reader.at("seen").boolean();
  card.card = read_sea_card(reader.at("card"), eyes.see_all || card.seen);
  if (!reader.ok()) return card;
  const bool on_its_back =
      card.seen && reader.at("face").json() == face_names[face_of(card.card, Side::back)];
  card.face = read_face_up(reader.at("face"), card.card, on_its_back ? Side::back : Side::compass);
  return card;
}

// How many items a list has, or, where they are hidden, what is written in its place.
std::size_t read_count(const Reader& reader, bool shown, std::size_t most) {
  return shown ? reader.size(0, most)
               : static_cast<std::size_t>(reader.integer(0, static_cast<int>(most)));
}

// Maps, in the order in which they are written. One that is hidden has no name.
template <std::size_t N>
void read_maps(const Reader& reader, bool shown, FixedVector<Card, N>& maps) {
  for (std::size_t i = 0, n = read_count(reader, shown, N); i < n && reader.ok(); ++i)
    maps.push_back(shown ? read_map(reader.at(i)) : Card::hidden);
}

void read_player(const Reader& reader, Player& player, bool hand_shown) {
  reader.keys({"captain", "lair", "ship", "life", "cannonballs", "coins", "maps"});
  if (!reader.ok()) return;
  if (const Reader captain = reader.at("captain"); !captain.is_null())
    player.captain = captain.name(captain_names);
  if (const Reader lair = reader.at("lair"); !lair.is_null()) {
    lair.keys({"edge", "slot"});
    if (!reader.ok()) return;
    player.lair = {lair.at("edge").name(edge_names),
                   small(lair.at("slot").integer(0, side_length - 1))};
  }
  player.ship = read_place(reader.at("ship"));
  player.life = small(reader.at("life").integer(0, most_life));
  player.cannonballs = small(reader.at("cannonballs").integer(0, most_cannonballs));
  player.coins = small(reader.at("coins").integer(0, coins_to_win));
  read_maps(reader.at("maps"), hand_shown, player.maps);
  std::ranges::sort(player.maps);
}

// The next card comes first in JSON, and last in the state.
void read_decks(const Reader& reader, State& state, Eyes eyes) {
  const Reader sea = reader.at("sea_deck");
  const std::size_t size = read_count(sea, eyes.see_all, sea_card_count);
  for (std::size_t i = size; i-- > 0 && reader.ok();)
    state.sea_deck.push_back(eyes.see_all ? read_sea_card(sea.at(i), true) : hidden_card);
  read_maps(reader.at("map_deck"), eyes.see_all, state.map_deck);
  std::ranges::reverse(state.map_deck);
}

Pending read_pending(const Reader& reader) {
  Pending pending;
  if (reader.is_null()) return pending;
  reader.keys({"action", "cell", "barrel", "line", "from"});
  if (!reader.ok()) return pending;
  pending.action = reader.at("action").name(action_names);
  if (reader.ok() && pending.action == Action::none)
    reader.at("action").fail("where nothing is pending there is null instead");
  pending.cell = read_cell_or_null(reader.at("cell"));
  pending.barrel = read_cell_or_null(reader.at("barrel"));
  if (const Reader line = reader.at("line"); !line.is_null()) pending.line = read_line(line);
  if (const Reader from = reader.at("from"); !from.is_null()) pending.from = from.name(end_names);
  return pending;
}

// In a state the options are complete.
Options read_complete_options(const Reader& reader, std::size_t players) {
  reader.keys({"max_rounds"});
  return reader.ok() ? Yoho::read_options(reader, static_cast<int>(players)) : Options{};
}

State read_common(const Reader& reader, Eyes eyes) {
  State state;
  reader.keys({"game",        "options",     "phase",       "to_act",
               "turn",        "active",      "players",     "grid",
               "sea_next",    "sea_deck",    "sea_discard", "map_deck",
               "map_discard", "reserve",     "life_supply", "cannonball_supply",
               "played",      "extra_plays", "pending",     "over",
               "result",      "rng"});
  if (!reader.ok()) return state;
  reader.at("game").must_equal(Yoho::info.id);
  const Reader players = reader.at("players");
  const std::size_t seats = players.size(Yoho::info.min_seats, Yoho::info.max_seats);
  if (!reader.ok()) return state;
  state.seats = small(static_cast<int>(seats));
  state.options = read_complete_options(reader.at("options"), seats);
  state.phase = reader.at("phase").name(phase_names);
  state.turn = static_cast<std::uint16_t>(
      reader.at("turn").integer(0, state.seats * state.options.max_rounds));
  state.active = reader.at("active").seat(state.seats);
  for (std::size_t i = 0; i < seats && reader.ok(); ++i)
    read_player(players.at(i), state.players[i], eyes.see_hand_of(static_cast<Seat>(i)));

  const Reader grid = reader.at("grid"), discard = reader.at("sea_discard");
  for (std::size_t i = 0, n = grid.size(cell_count); i < n && reader.ok(); ++i)
    state.grid[i] = read_tile(grid.at(i), eyes);
  state.sea_next = read_next_card(reader.at("sea_next"), eyes);
  for (std::size_t i = 0, n = discard.size(0, sea_card_count); i < n && reader.ok(); ++i)
    state.sea_discard.push_back(read_discarded(discard.at(i), eyes));
  read_decks(reader, state, eyes);
  read_maps(reader.at("map_discard"), true, state.map_discard);

  state.reserve = small(reader.at("reserve").integer(0, most_coins_in_play));
  state.life_supply = small(reader.at("life_supply").integer(0, life_tokens));
  state.cannonball_supply = small(reader.at("cannonball_supply").integer(0, cannonball_tokens));
  const Reader played = reader.at("played");
  for (std::size_t i = 0, n = played.size(0, most_played); i < n && reader.ok(); ++i)
    state.played.push_back(played.at(i).name(card_names));
  state.extra_plays = small(reader.at("extra_plays").integer(0, most_bottles));
  state.pending = read_pending(reader.at("pending"));
  return state;
}

void check_what_follows(const Reader& reader, const State& state) {
  if (!reader.ok()) return;
  reader.at("to_act").must_equal(seats_json(Yoho::to_act(state)));
  reader.at("over").must_equal(Yoho::over(state));
  reader.at("result").must_equal(outcome_json(Yoho::outcome(state)));
}

// ---- Moves: what they name may not be there ----

// A whole number; one that cannot be becomes the one that stands for nothing.
int read_any_number(const Reader& reader, int least, int most, int nothing) {
  const Json& json = reader.json();
  if (!json.is_number_integer()) {
    reader.fail("a whole number is expected here");
    return nothing;
  }
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > 0x7fffffffu) return nothing;
  const auto number = json.get<std::int64_t>();
  return number < least || number > most ? nothing : static_cast<int>(number);
}

constexpr int no_such_place = cell_count;  // -1 is home, which is a place
constexpr int no_such_turn = 0xff, no_such_slot = 0xff;

std::int8_t read_any_cell(const Reader& reader) {
  return static_cast<std::int8_t>(read_any_number(reader, 0, cell_count - 1, no_cell));
}
Seat read_any_seat(const Reader& reader) {
  return static_cast<Seat>(read_any_number(reader, 0, max_seats - 1, nobody));
}

// A name; one that nothing has becomes the one that stands for nothing.
template <class Enum, std::size_t N>
Enum read_any_name(const Reader& reader, const Names<Enum, N>& names, Enum nothing) {
  return names.find(reader.string()).value_or(nothing);
}

// A move with a name that must be one of these, or there is no such move.
template <class What, class Enum, std::size_t N>
decltype(Move::what) read_choice(const Reader& reader, const Names<Enum, N>& names) {
  if (const auto found = names.find(reader.string())) return What{*found};
  return Unknown{};
}

// ---- Events ----

Json rides_json(const Rides& rides) {
  Json list = Json::array();
  for (const Ride& ride : rides)
    list.push_back({{"seat", ride.seat}, {"from", ride.from}, {"to", ride.to}});
  return list;
}

Rides read_rides(const Reader& reader, int seats) {
  Rides rides;
  for (std::size_t i = 0, n = reader.size(0, Rides::capacity()); i < n && reader.ok(); ++i) {
    const Reader ride = reader.at(i);
    ride.keys({"seat", "from", "to"});
    if (!reader.ok()) break;
    rides.push_back(
        {ride.at("seat").seat(seats), read_cell(ride.at("from")), read_cell(ride.at("to"))});
  }
  return rides;
}

Json shifts_json(const ColumnSlid& slid) {
  Json list = Json::array();
  for (const Shift& shift : slid.cards) list.push_back({{"from", shift.from}, {"to", shift.to}});
  return list;
}

ColumnSlid read_column_slid(const Reader& reader, int seats) {
  ColumnSlid slid{read_line(reader.at("line")), {}, read_rides(reader.at("ships"), seats)};
  const Reader cards = reader.at("cards");
  for (std::size_t i = 0, n = cards.size(1, slid.cards.capacity()); i < n && reader.ok(); ++i) {
    const Reader shift = cards.at(i);
    shift.keys({"from", "to"});
    if (reader.ok()) slid.cards.push_back({read_cell(shift.at("from")), read_cell(shift.at("to"))});
  }
  return slid;
}

ShipSailed read_ship_sailed(const Reader& reader, int seats) {
  ShipSailed sailed{reader.at("seat").seat(seats), {}};
  const Reader path = reader.at("path");
  for (std::size_t i = 0, n = path.size(2, sailed.path.capacity()); i < n; ++i)
    sailed.path.push_back(read_place(path.at(i)));
  return sailed;
}

MatchOver read_match_over(const Reader& reader, int seats) {
  MatchOver event{{}, reader.at("reason").name(ending_names)};
  const Reader winners = reader.at("winners");
  for (std::size_t i = 0, n = winners.size(1, static_cast<std::size_t>(seats));
       i < n && reader.ok(); ++i) {
    const Seat seat = winners.at(i).seat(seats);
    if (reader.ok() && i > 0 && seat <= event.winners.back())
      winners.at(i).fail("the seats must be in rising order");
    event.winners.push_back(seat);
  }
  return event;
}

// What is thrown or fired goes at a player or into a chest.
void check_one_target(const Reader& reader) {
  if (reader.at("target").is_null() == reader.at("chest").is_null())
    reader.at("target").fail("either a player or a chest is the target, and the other is null");
}

Object read_item(const Reader& reader) {
  const Object object = reader.name(object_names);
  if (reader.ok() && !can_be_netted(object)) reader.fail("nobody can take this");
  return object;
}

// Most events tell of one player or of one cell.
Json of_seat(const char* type, Seat seat) {
  return {{"type", type}, {"seat", seat}};
}
Json of_cell(const char* type, std::int8_t cell) {
  return {{"type", type}, {"cell", cell}};
}

}  // namespace

std::vector<OptionInfo> Yoho::option_infos(int) {
  return {{"max_rounds",
           OptionInfo::Type::number,
           Options{}.max_rounds,
           {},
           least_rounds,
           most_rounds,
           "",
           ""}};
}

Options Yoho::read_options(const Reader& reader, int players) {
  Options options;
  if (players < info.min_seats || players > info.max_seats)
    reader.fail("this game is for two to four players");
  reader.keys({}, {"max_rounds"});
  if (reader.ok() && reader.has("max_rounds"))
    options.max_rounds = small(reader.at("max_rounds").integer(least_rounds, most_rounds));
  return options;
}

Json Yoho::options_json(const Options& options) {
  return {{"max_rounds", options.max_rounds}};
}

Json Yoho::state_json(const State& state) {
  Json json = common_json(state, all_seeing);
  json["rng"] = state.rng.text();
  return json;
}

Json Yoho::view_json(const View& view) {
  Json json = common_json(view.state, {false, view.seat});
  json["rng"] = nullptr;
  return json;
}

State Yoho::read_state(const Reader& reader) {
  return read_whole_state<Yoho>(reader, read_common, check_what_follows);
}

View Yoho::read_view(const Reader& reader, Seat seat) {
  return read_whole_view<Yoho>(reader, seat, read_common, check_what_follows);
}

Json Yoho::move_json(const Move& move) {
  return std::visit(overloaded{
                        [](const ChooseCaptain& m) -> Json {
                          return {{"type", "choose_captain"}, {"captain", captain_json(m.captain)}};
                        },
                        [](const PlaceLair& m) -> Json {
                          return {{"type", "place_lair"},
                                  {"edge", edge_json(m.lair.edge)},
                                  {"slot", m.lair.slot}};
                        },
                        [](const PlayCard& m) -> Json {
                          return {{"type", "play"}, {"card", card_json(m.card)}};
                        },
                        [](const Shoot& m) -> Json {
                          return {{"type", "shoot"}, {"target", seat_json(m.target)}};
                        },
                        [](const Blast&) -> Json {
                          return {{"type", "blast"}};
                        },
                        [](const EndTurn&) -> Json {
                          return {{"type", "end_turn"}};
                        },
                        [](const Sail& m) -> Json {
                          return {{"type", "sail"}, {"to", m.to}};
                        },
                        [](const Pick& m) { return of_cell("pick", m.cell); },
                        [](const Swing& m) -> Json {
                          return {{"type", "swing"}, {"direction", direction_names[m.direction]}};
                        },
                        [](const Flip& m) -> Json {
                          return {{"type", "flip"}, {"axis", axis_names[m.axis]}};
                        },
                        [](const Slide& m) -> Json {
                          return {{"type", "slide"}, {"line", m.line}, {"from", end_json(m.from)}};
                        },
                        [](const Place& m) -> Json {
                          return {{"type", "place"}, {"rot", m.rot}};
                        },
                        [](const Throw& m) -> Json {
                          return {{"type", "throw"}, {"target", seat_json(m.target)}};
                        },
                        [](const ThrowChest& m) { return of_cell("throw_chest", m.cell); },
                        [](const Choose& m) -> Json {
                          return {{"type", "choose"}, {"object", object_names[m.object]}};
                        },
                        [](const Discard& m) -> Json {
                          return {{"type", "discard"}, {"card", card_json(m.card)}};
                        },
                        [](const Done&) -> Json {
                          return {{"type", "done"}};
                        },
                        [](const Unknown&) -> Json {
                          return {{"type", "unknown"}};
                        },
                    },
                    move.what);
}

// Only the form is read here; whether it can be done is for legal.cpp to say. One seat acts at a
// time, so no move names its seat.
Move Yoho::read_move(const Reader& reader, const State& state) {
  const auto at = [&](const char* key) { return reader.at(key); };
  const std::string type = at("type").string();
  const auto is = [&](const char* name, std::initializer_list<std::string_view> keys) {
    if (!reader.ok() || type != name) return false;
    reader.keys(keys);
    return reader.ok();
  };
  Move move{state.active, Unknown{}};
  if (is("choose_captain", {"type", "captain"}))
    move.what = ChooseCaptain{read_any_name(at("captain"), captain_names, Captain::none)};
  if (is("place_lair", {"type", "edge", "slot"}))
    move.what = PlaceLair{{read_any_name(at("edge"), edge_names, Edge::none),
                           small(read_any_number(at("slot"), 0, side_length - 1, no_such_slot))}};
  if (is("play", {"type", "card"}))
    move.what = PlayCard{read_any_name(at("card"), card_names, Card::hidden)};
  if (is("shoot", {"type", "target"})) move.what = Shoot{read_any_seat(at("target"))};
  if (is("blast", {"type"})) move.what = Blast{};
  if (is("end_turn", {"type"})) move.what = EndTurn{};
  if (is("sail", {"type", "to"}))
    move.what = Sail{
        static_cast<std::int8_t>(read_any_number(at("to"), home, cell_count - 1, no_such_place))};
  if (is("pick", {"type", "cell"})) move.what = Pick{read_any_cell(at("cell"))};
  if (is("swing", {"type", "direction"}))
    move.what = read_choice<Swing>(at("direction"), direction_names);
  if (is("flip", {"type", "axis"})) move.what = read_choice<Flip>(at("axis"), axis_names);
  if (is("slide", {"type", "line", "from"}))
    move.what = Slide{static_cast<std::int8_t>(read_any_number(at("line"), 0, side_length - 1, -1)),
                      read_any_name(at("from"), end_names, End::none)};
  if (is("place", {"type", "rot"}))
    move.what = Place{small(read_any_number(at("rot"), 0, 3, no_such_turn))};
  if (is("throw", {"type", "target"})) move.what = Throw{read_any_seat(at("target"))};
  if (is("throw_chest", {"type", "cell"})) move.what = ThrowChest{read_any_cell(at("cell"))};
  if (is("choose", {"type", "object"}))
    move.what = Choose{read_any_name(at("object"), object_names, Object::plain)};
  if (is("discard", {"type", "card"}))
    move.what = Discard{read_any_name(at("card"), card_names, Card::hidden)};
  if (is("done", {"type"})) move.what = Done{};
  return move;
}

Json Yoho::event_json(const Event& event) {
  return std::visit(
      overloaded{
          [](const CaptainChosen& e) {
            Json json = of_seat("captain_chosen", e.seat);
            json["captain"] = captain_json(e.captain);
            return json;
          },
          [](const LairPlaced& e) {
            Json json = of_seat("lair_placed", e.seat);
            json["edge"] = edge_json(e.lair.edge);
            json["slot"] = e.lair.slot;
            return json;
          },
          [](const TurnStarted& e) {
            Json json = of_seat("turn_started", e.seat);
            json["turn"] = e.turn;
            return json;
          },
          [](const CardPlayed& e) {
            Json json = of_seat("card_played", e.seat);
            json["card"] = card_json(e.card);
            return json;
          },
          [](const CardPicked& e) {
            Json json = of_seat("card_picked", e.seat);
            json["cell"] = e.cell;
            return json;
          },
          [](const LinePicked& e) {
            Json json = of_seat("line_picked", e.seat);
            json["line"] = e.line;
            json["from"] = end_json(e.from);
            json["edge"] = edge_names[e.edge];
            return json;
          },
          [](const ShipSailed& e) {
            Json json = of_seat("ship_sailed", e.seat);
            json["path"] = Json::array();
            for (const std::int8_t place : e.path) json["path"].push_back(place);
            return json;
          },
          [](const CardTurned& e) {
            Json json = of_cell("card_turned", e.cell);
            json["direction"] = direction_names[e.direction];
            json["rot"] = e.rot;
            return json;
          },
          [](const CardsSwapped& e) -> Json {
            return {
                {"type", "cards_swapped"}, {"a", e.a}, {"b", e.b}, {"ships", rides_json(e.ships)}};
          },
          [](const CardFlipped& e) {
            Json json = of_cell("card_flipped", e.cell);
            json["axis"] = axis_names[e.axis];
            json["face"] = face_names[e.face];
            json["rot"] = e.rot;
            return json;
          },
          [](const CardRemoved& e) {
            Json json = of_cell("card_removed", e.cell);
            json["face"] = face_names[e.face];
            json["reason"] = reason_names[e.reason];
            return json;
          },
          [](const ColumnPushed& e) {
            Json json = of_cell("column_pushed", e.cell);
            json["line"] = e.line;
            json["from"] = end_json(e.from);
            json["face"] = face_names[e.face];
            json["rot"] = e.rot;
            json["out_face"] = face_names[e.out_face];
            json["ships"] = rides_json(e.ships);
            return json;
          },
          [](const ColumnSlid& e) -> Json {
            return {{"type", "column_slid"},
                    {"line", e.line},
                    {"cards", shifts_json(e)},
                    {"ships", rides_json(e.ships)}};
          },
          [](const CardPlaced& e) {
            Json json = of_cell("card_placed", e.cell);
            json["face"] = face_names[e.face];
            json["rot"] = e.rot;
            return json;
          },
          [](const SeaNextRevealed& e) -> Json {
            return {{"type", "sea_next_revealed"}, {"face", face_names[e.face]}};
          },
          [](const SeaReshuffled& e) -> Json {
            return {{"type", "sea_reshuffled"}, {"count", e.count}};
          },
          [](const MapsReshuffled& e) -> Json {
            return {{"type", "maps_reshuffled"}, {"count", e.count}};
          },
          [](const ItemTaken& e) {
            Json json = of_seat("item_taken", e.seat);
            json["cell"] = e.cell;
            json["object"] = object_names[e.object];
            json["how"] = how_names[e.how];
            return json;
          },
          [](const CoinGained& e) { return of_seat("coin_gained", e.seat); },
          [](const LifeGained& e) { return of_seat("life_gained", e.seat); },
          [](const CannonballGained& e) { return of_seat("cannonball_gained", e.seat); },
          [](const ExtraPlay& e) { return of_seat("extra_play", e.seat); },
          [](const NothingGained& e) {
            Json json = of_seat("nothing_gained", e.seat);
            json["object"] = object_names[e.object];
            return json;
          },
          [](const MapDrawn& e) {
            Json json = of_seat("map_drawn", e.seat);
            json["card"] = card_json(e.card);
            return json;
          },
          [](const BarrelThrown& e) {
            Json json = of_seat("barrel_thrown", e.seat);
            json["cell"] = e.cell;
            json["target"] = seat_json(e.target);
            json["chest"] = number_json(e.chest);
            return json;
          },
          [](const BarrelExploded& e) { return of_cell("barrel_exploded", e.cell); },
          [](const TrapSprung& e) { return of_cell("trap_sprung", e.cell); },
          [](const CannonballFired& e) {
            Json json = of_seat("cannonball_fired", e.seat);
            json["target"] = seat_json(e.target);
            json["chest"] = number_json(e.chest);
            return json;
          },
          [](const LifeLost& e) {
            Json json = of_seat("life_lost", e.seat);
            json["cause"] = cause_names[e.cause];
            return json;
          },
          [](const CoinLost& e) {
            Json json = of_seat("coin_lost", e.seat);
            json["cause"] = cause_names[e.cause];
            json["to"] = seat_json(e.to);
            return json;
          },
          [](const ShipSentHome& e) {
            Json json = of_seat("ship_sent_home", e.seat);
            json["from"] = e.from;
            json["cause"] = cause_names[e.cause];
            return json;
          },
          [](const NoDamage& e) {
            Json json = of_seat("no_damage", e.seat);
            json["cause"] = cause_names[e.cause];
            return json;
          },
          [](const CardsReturned& e) { return of_seat("cards_returned", e.seat); },
          [](const MapDiscarded& e) {
            Json json = of_seat("map_discarded", e.seat);
            json["card"] = card_json(e.card);
            return json;
          },
          [](const TurnEnded& e) { return of_seat("turn_ended", e.seat); },
          [](const MatchOver& e) -> Json {
            return {{"type", "match_over"},
                    {"winners", seats_json(e.winners)},
                    {"reason", ending_names[e.reason]}};
          },
      },
      event);
}

Event Yoho::read_event(const Reader& reader, int players) {
  const auto at = [&](const char* key) { return reader.at(key); };
  const auto seat = [&] { return reader.at("seat").seat(players); };
  const auto cell = [&](const char* key = "cell") { return read_cell(reader.at(key)); };
  const auto rot = [&] { return read_rot(reader.at("rot")); };
  const auto face = [&](const char* key = "face") { return reader.at(key).name(face_names); };
  const auto cause = [&] { return reader.at("cause").name(cause_names); };
  const auto count = [&](std::size_t most) {
    return small(reader.at("count").integer(1, static_cast<int>(most)));
  };
  const auto seat_or_nobody = [&](const char* key) {
    return reader.at(key).seat_or_null(players).value_or(nobody);
  };
  const std::string type = at("type").string();
  const auto is = [&](const char* name, std::initializer_list<std::string_view> keys) {
    if (!reader.ok() || type != name) return false;
    reader.keys(keys);
    return reader.ok();
  };

  if (is("captain_chosen", {"type", "seat", "captain"}))
    return CaptainChosen{seat(), at("captain").name(captain_names)};
  if (is("lair_placed", {"type", "seat", "edge", "slot"}))
    return LairPlaced{seat(),
                      {at("edge").name(edge_names), small(at("slot").integer(0, side_length - 1))}};
  if (is("turn_started", {"type", "seat", "turn"}))
    return TurnStarted{seat(),
                       static_cast<std::uint16_t>(at("turn").integer(1, players * most_rounds))};
  if (is("turn_ended", {"type", "seat"})) return TurnEnded{seat()};

  if (is("card_played", {"type", "seat", "card"}))
    return CardPlayed{seat(), at("card").name(card_names)};
  if (is("card_picked", {"type", "seat", "cell"})) return CardPicked{seat(), cell()};
  if (is("line_picked", {"type", "seat", "line", "from", "edge"}))
    return LinePicked{seat(), read_line(at("line")), at("from").name(end_names),
                      at("edge").name(edge_names)};
  if (is("ship_sailed", {"type", "seat", "path"})) return read_ship_sailed(reader, players);
  if (is("card_turned", {"type", "cell", "direction", "rot"}))
    return CardTurned{cell(), at("direction").name(direction_names), rot()};
  if (is("cards_swapped", {"type", "a", "b", "ships"}))
    return CardsSwapped{cell("a"), cell("b"), read_rides(at("ships"), players)};
  if (is("card_flipped", {"type", "cell", "axis", "face", "rot"}))
    return CardFlipped{cell(), at("axis").name(axis_names), face(), rot()};
  if (is("card_removed", {"type", "cell", "face", "reason"}))
    return CardRemoved{cell(), face(), at("reason").name(reason_names)};

  if (is("column_pushed", {"type", "line", "from", "cell", "face", "rot", "out_face", "ships"}))
    return ColumnPushed{
        read_line(at("line")), at("from").name(end_names),      cell(), face(), rot(),
        face("out_face"),      read_rides(at("ships"), players)};
  if (is("column_slid", {"type", "line", "cards", "ships"}))
    return read_column_slid(reader, players);
  if (is("card_placed", {"type", "cell", "face", "rot"})) return CardPlaced{cell(), face(), rot()};
  if (is("sea_next_revealed", {"type", "face"})) return SeaNextRevealed{face()};
  if (is("sea_reshuffled", {"type", "count"})) return SeaReshuffled{count(sea_card_count)};
  if (is("maps_reshuffled", {"type", "count"})) return MapsReshuffled{count(map_count)};

  if (is("item_taken", {"type", "seat", "cell", "object", "how"}))
    return ItemTaken{seat(), cell(), read_item(at("object")), at("how").name(how_names)};
  if (is("coin_gained", {"type", "seat"})) return CoinGained{seat()};
  if (is("life_gained", {"type", "seat"})) return LifeGained{seat()};
  if (is("cannonball_gained", {"type", "seat"})) return CannonballGained{seat()};
  if (is("extra_play", {"type", "seat"})) return ExtraPlay{seat()};
  if (is("nothing_gained", {"type", "seat", "object"}))
    return NothingGained{seat(), read_item(at("object"))};
  if (is("map_drawn", {"type", "seat", "card"}))
    return MapDrawn{seat(), at("card").is_null() ? Card::hidden : read_map(at("card"))};

  if (is("barrel_thrown", {"type", "seat", "cell", "target", "chest"})) {
    check_one_target(reader);
    return BarrelThrown{seat(), cell(), seat_or_nobody("target"), read_cell_or_null(at("chest"))};
  }
  if (is("barrel_exploded", {"type", "cell"})) return BarrelExploded{cell()};
  if (is("trap_sprung", {"type", "cell"})) return TrapSprung{cell()};
  if (is("cannonball_fired", {"type", "seat", "target", "chest"})) {
    check_one_target(reader);
    return CannonballFired{seat(), seat_or_nobody("target"), read_cell_or_null(at("chest"))};
  }
  if (is("life_lost", {"type", "seat", "cause"})) return LifeLost{seat(), cause()};
  if (is("coin_lost", {"type", "seat", "cause", "to"}))
    return CoinLost{seat(), cause(), seat_or_nobody("to")};
  if (is("ship_sent_home", {"type", "seat", "from", "cause"}))
    return ShipSentHome{seat(), cell("from"), cause()};
  if (is("no_damage", {"type", "seat", "cause"})) return NoDamage{seat(), cause()};

  if (is("cards_returned", {"type", "seat"})) return CardsReturned{seat()};
  if (is("map_discarded", {"type", "seat", "card"}))
    return MapDiscarded{seat(), read_map(at("card"))};
  if (is("match_over", {"type", "winners", "reason"})) return read_match_over(reader, players);
  if (reader.ok()) at("type").fail("there is no such event");
  return {};
}

}  // namespace flotilla
