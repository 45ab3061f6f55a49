// json.cpp: Yutakâ to and from JSON. Reading is strict: whatever is not exactly as the rules leave
// it is refused by its path. The totals that a state must keep are in view.cpp.
#include <algorithm>
#include <string>

#include "core/engine/reading.hpp"
#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using namespace yutaka;

namespace {

// ---- Cards, kinds, tiles ----

std::string card_name(Card card) {
  if (card == Card::dynamite) return "dynamite";
  return std::string(kind_names[card.kind()]) + "_" + std::to_string(card.number());
}

// Card::hidden for a name that no card has.
Card find_card(std::string_view name) {
  for (const Card card : full_deck)
    if (card_name(card) == name) return card;
  return Card::hidden;
}

Card read_card(const Reader& reader) {
  const Card card = find_card(reader.string());
  if (card == Card::hidden) reader.fail("there is no such card");
  return card;
}

Json card_json(Card card) {
  return card == Card::hidden ? Json() : Json(card_name(card));
}
Json kind_json(Kind kind) {
  return kind == Kind::hidden ? Json() : Json(kind_names[kind]);
}
Json value_json(std::uint8_t value) {
  return value == 0 ? Json() : Json(value);
}

template <class Cards>
Json cards_json(const Cards& cards) {
  Json list = Json::array();
  for (std::size_t at = 0; at < cards.size(); ++at) list.push_back(card_json(cards[at]));
  return list;
}

// The top of the deck comes first.
Json deck_json(const Deck& deck) {
  Json list = Json::array();
  for (std::size_t at = deck.size(); at-- > 0;) list.push_back(card_json(deck[at]));
  return list;
}

std::uint8_t small(int number) {
  return static_cast<std::uint8_t>(number);
}

// ---- Options ----

Json kinds_json(KindSet kinds) {
  Json list = Json::array();
  for (const Kind kind : all_kinds)
    if (kinds.contains(kind)) list.push_back(kind_names[kind]);
  return list;
}

Json layout_json(const Layout& layout) {
  Json islands = Json::array();
  for (std::size_t island = 0; island < island_count; ++island) {
    Json slots = Json::array();
    for (std::size_t slot = 0; slot < layout.slots(island); ++slot) {
      Json above = Json::array();
      for (std::size_t other = 0; other < most_slots; ++other)
        if ((layout.lying_on[layout.place(island, slot)] >> other & 1) != 0) above.push_back(other);
      slots.push_back(std::move(above));
    }
    islands.push_back(std::move(slots));
  }
  return islands;
}

// Of the modes that leave no choice the kinds may be given all the same, if they are right.
KindSet read_known_kinds(const Reader& options, Mode mode) {
  const bool given = options.has("known_kinds");
  if (mode != Mode::mixed) {
    const KindSet forced = mode == Mode::tactika ? every_kind : no_kinds;
    if (!given) return forced;
  } else if (!given) {
    return yellow_and_green;
  }
  const Reader list = options.at("known_kinds");
  KindSet kinds;
  for (std::size_t i = 0, n = list.size(0, kind_count); i < n && list.ok(); ++i) {
    const Kind kind = list.at(i).name(kind_names);
    if (list.ok() && kinds.contains(kind)) list.at(i).fail("this kind is there twice");
    kinds.insert(kind);
  }
  if (!list.ok()) return kinds;
  if (mode == Mode::mysteria && kinds != no_kinds) list.fail("in this mode no kind is known");
  if (mode == Mode::tactika && kinds != every_kind) list.fail("in this mode all kinds are known");
  if (mode == Mode::mixed && (kinds.size() < 1 || kinds.size() > 4))
    list.fail("in this mode one to four kinds are known");
  return kinds;
}

// The slots that lie on a slot: on the same island, each with a higher number, in rising order. So
// there are no circles, and the last slot is always free.
std::uint8_t read_lying_on(const Reader& above, std::size_t slot, std::size_t slots) {
  unsigned set = 0;
  int least = static_cast<int>(slot) + 1;
  const int most = static_cast<int>(slots) - 1;
  for (std::size_t i = 0, n = above.size(0, most_slots); i < n && above.ok(); ++i) {
    if (least > most) {
      above.at(i).fail("no slot of this island can lie here");
      break;
    }
    const int other = above.at(i).integer(least, most);
    set |= 1u << other;
    least = other + 1;
  }
  return static_cast<std::uint8_t>(set);
}

Layout read_layout(const Reader& list) {
  Layout layout;
  std::size_t place = 0;
  for (std::size_t island = 0, n = list.size(island_count); island < n && list.ok(); ++island) {
    const Reader slots = list.at(island);
    const std::size_t count = slots.size(1, most_slots);
    for (std::size_t slot = 0; slot < count && list.ok(); ++slot) {
      if (place == place_count) {
        slots.at(slot).fail("there are more than 20 slots");
        break;
      }
      layout.lying_on[place++] = read_lying_on(slots.at(slot), slot, count);
    }
    layout.first[island + 1] = small(static_cast<int>(place));
  }
  if (list.ok() && place != place_count) list.fail("there must be 20 slots in all");
  return layout;
}

Layout read_layout(const Reader& options, Archipelago archipelago) {
  if (archipelago == Archipelago::custom) return read_layout(options.at("layout"));
  const Layout& layout = layout_of(archipelago);
  if (options.has("layout")) options.at("layout").must_equal(layout_json(layout));
  return layout;
}

// ---- Writing states and views ----

Json tile_json(const State& state, std::size_t island, std::size_t slot) {
  const Tile& tile = state.tile(island, slot);
  return {{"kind", kind_json(tile.kind)},
          {"value", value_json(tile.value)},
          {"face_up", state.is_face_up(island, slot)},
          {"owner", seat_json(owner(state, island, slot))}};
}

Json islands_json(const State& state) {
  Json islands = Json::array();
  for (std::size_t island = 0; island < island_count; ++island) {
    Json tiles = Json::array(), columns = Json::array();
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot)
      tiles.push_back(tile_json(state, island, slot));
    for (const Player& player : state.players)
      columns.push_back(cards_json(player.columns[island]));
    islands.push_back({{"tiles", std::move(tiles)}, {"columns", std::move(columns)}});
  }
  return islands;
}

Json set_aside_json(const State& state) {
  Json list = Json::array();
  for (const Tile& tile : state.set_aside)
    list.push_back({{"kind", kind_json(tile.kind)}, {"value", value_json(tile.value)}});
  return list;
}

Json players_json(const State& state, Eyes eyes) {
  const Score total = Yutaka::over(state) ? score(state) : Score{};
  Json players = Json::array();
  for (Seat seat = 0; seat < seat_count; ++seat) {
    const Player& player = state.player(seat);
    const auto at = static_cast<std::size_t>(seat);
    players.push_back(
        {{"hand", eyes.see_hand_of(seat) ? cards_json(player.hand) : Json(player.hand.size())},
         {"deck", eyes.see_all ? deck_json(player.deck) : Json(player.deck.size())},
         {"points", total.points[at]},
         {"equipment_points", total.equipment_points[at]}});
  }
  return players;
}

Json common_json(const State& state, Eyes eyes) {
  return {{"game", Yutaka::info.id},
          {"options", Yutaka::options_json(state.options)},
          {"phase", phase_names[state.phase]},
          {"to_act", seats_json(Yutaka::to_act(state))},
          {"turn", state.turn},
          {"active", state.active},
          {"islands", islands_json(state)},
          {"set_aside", set_aside_json(state)},
          {"players", players_json(state, eyes)},
          {"over", Yutaka::over(state)},
          {"result", outcome_json(Yutaka::outcome(state))}};
}

// ---- Reading states and views ----

// A tile, of which kind and value are hidden (null) if it lies face down before our eyes.
Tile read_tile(const Reader& reader, bool hidden, KindSet known_kinds) {
  const Reader kind = reader.at("kind"), value = reader.at("value");
  if (!hidden) return {kind.name(kind_names), small(value.integer(1, 15))};
  if (!value.is_null()) value.fail("the value of a face-down tile is hidden");
  if (kind.is_null()) return {};
  const Tile tile{kind.name(kind_names), 0};
  if (reader.ok() && !known_kinds.contains(tile.kind))
    kind.fail("this kind is hidden while the tile lies face down");
  return tile;
}

void read_island(const Reader& reader, State& state, std::size_t island, Eyes eyes) {
  reader.keys({"tiles", "columns"});
  if (!reader.ok()) return;
  const Reader tiles = reader.at("tiles");
  for (std::size_t slot = 0, n = tiles.size(state.options.layout.slots(island));
       slot < n && reader.ok(); ++slot) {
    const Reader tile = tiles.at(slot);
    tile.keys({"kind", "value", "face_up", "owner"});
    if (!reader.ok()) return;
    const bool face_up = tile.at("face_up").boolean();
    if (face_up) state.face_up |= tile_bit(island, slot);
    state.tile(island, slot) =
        read_tile(tile, !face_up && !eyes.see_all, state.options.known_kinds);
  }
  const Reader columns = reader.at("columns");
  for (std::size_t seat = 0, n = columns.size(seat_count); seat < n && reader.ok(); ++seat) {
    Player& player = state.players[seat];
    for (std::size_t i = 0, size = columns.at(seat).size(0, column_size); i < size && reader.ok();
         ++i)
      player.columns[island].push_back(read_card(columns.at(seat).at(i)));
    if (player.columns[island].full()) player.open = small(player.open & ~(1 << island));
  }
}

// A list of cards, or, where they are hidden, their number.
FixedVector<Card, deck_size> read_pile(const Reader& reader, bool shown, std::size_t most) {
  FixedVector<Card, deck_size> pile;
  const std::size_t size =
      shown ? reader.size(0, most)
            : static_cast<std::size_t>(reader.integer(0, static_cast<int>(most)));
  for (std::size_t i = 0; i < size && reader.ok(); ++i)
    pile.push_back(shown ? read_card(reader.at(i)) : Card::hidden);
  return pile;
}

void read_player(const Reader& reader, Player& player, Seat seat, Eyes eyes) {
  reader.keys({"hand", "deck", "points", "equipment_points"});
  if (!reader.ok()) return;
  for (const Card card : read_pile(reader.at("hand"), eyes.see_hand_of(seat), hand_size))
    player.hand.push_back(card);
  auto deck = read_pile(reader.at("deck"), eyes.see_all, draw_pile_size);
  while (!deck.empty()) player.deck.push_back(deck.pop_back());
}

// In a state the options are complete, and in the order in which they are written.
Options read_complete_options(const Reader& reader) {
  reader.keys({"mode", "known_kinds", "archipelago", "layout"});
  if (!reader.ok()) return {};
  const Options options = Yutaka::read_options(reader, seat_count);
  if (reader.ok()) reader.at("known_kinds").must_equal(kinds_json(options.known_kinds));
  return options;
}

State read_common(const Reader& reader, Eyes eyes) {
  State state;
  reader.keys({"game", "options", "phase", "to_act", "turn", "active", "islands", "set_aside",
               "players", "over", "result", "rng"});
  if (!reader.ok()) return state;
  reader.at("game").must_equal(Yutaka::info.id);
  state.options = read_complete_options(reader.at("options"));
  state.phase = reader.at("phase").name(phase_names);
  state.turn = small(reader.at("turn").integer(0, 2 * deck_size));
  state.active = reader.at("active").seat(seat_count);
  const Reader to_act = reader.at("to_act");
  const std::size_t acting = to_act.size(0, 1);
  state.to_act = acting == 0 ? nobody : to_act.at(std::size_t{0}).seat(seat_count);
  if (!reader.ok()) return state;

  if (Yutaka::over(state)) eyes.see_all = true;
  const Reader islands = reader.at("islands"), aside = reader.at("set_aside");
  for (std::size_t i = 0, n = islands.size(island_count); i < n && reader.ok(); ++i)
    read_island(islands.at(i), state, i, eyes);
  for (std::size_t i = 0, n = aside.size(set_aside_count); i < n && reader.ok(); ++i) {
    aside.at(i).keys({"kind", "value"});
    if (reader.ok())
      state.set_aside[i] = read_tile(aside.at(i), !eyes.see_all, state.options.known_kinds);
  }
  const Reader players = reader.at("players");
  for (std::size_t i = 0, n = players.size(seat_count); i < n && reader.ok(); ++i)
    read_player(players.at(i), state.players[i], static_cast<Seat>(i), eyes);
  state.accessible = accessible_tiles(state.options.layout, state.face_up);
  return state;
}

// T10: owners, points, `over` and `result` are what follows from the rest.
void check_what_follows(const Reader& reader, const State& state) {
  if (!reader.ok()) return;
  const Json expected = common_json(state, all_seeing);
  for (const char* key : {"to_act", "over", "result"}) reader.at(key).must_equal(expected[key]);
  for (std::size_t seat = 0; seat < seat_count; ++seat)
    for (const char* key : {"points", "equipment_points"})
      reader.at("players").at(seat).at(key).must_equal(expected["players"][seat][key]);
  for (std::size_t island = 0; island < island_count; ++island) {
    const Reader tiles = reader.at("islands").at(island).at("tiles");
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot)
      tiles.at(slot).at("owner").must_equal(expected["islands"][island]["tiles"][slot]["owner"]);
  }
}

// ---- Moves and events ----

// A place that is named in a move but may not be there; 255 stands for all that cannot be.
std::uint8_t read_place(const Reader& reader) {
  if (!reader.json().is_number_integer()) {
    reader.fail("a whole number is expected here");
    return 0xff;
  }
  const auto number = reader.json().get<std::int64_t>();
  return number < 0 || number > 0xff ? 0xff : static_cast<std::uint8_t>(number);
}

std::uint8_t read_island_number(const Reader& reader) {
  return small(reader.integer(0, island_count - 1));
}
std::uint8_t read_slot_number(const Reader& reader) {
  return small(reader.integer(0, most_slots - 1));
}
std::uint8_t read_turn(const Reader& reader) {
  return small(reader.integer(1, 2 * deck_size));
}

BothSeats read_both(const Reader& reader, int most) {
  BothSeats both{};
  for (std::size_t i = 0, n = reader.size(seat_count); i < n; ++i)
    both[i] = small(reader.at(i).integer(0, most));
  return both;
}

constexpr int all_points = 150, strongest_column = 4 * 5;

TilesAwarded read_award(const Reader& reader) {
  reader.keys({"type", "island", "kind", "slots", "points", "strengths", "winner", "reason"});
  if (!reader.ok()) return {};
  TilesAwarded award{read_island_number(reader.at("island")),
                     reader.at("kind").name(kind_names),
                     {},
                     small(reader.at("points").integer(1, all_points)),
                     read_both(reader.at("strengths"), strongest_column),
                     reader.at("winner").seat_or_null(seat_count).value_or(nobody),
                     reader.at("reason").name(reason_names)};
  const Reader slots = reader.at("slots");
  for (std::size_t i = 0, n = slots.size(1, most_slots); i < n; ++i)
    award.slots.push_back(read_slot_number(slots.at(i)));
  return award;
}

MatchResult read_result(const Reader& reader) {
  reader.keys({"type", "winners", "scores", "equipment_points", "decided_by"});
  if (!reader.ok()) return {};
  MatchResult result{{},
                     read_both(reader.at("scores"), all_points),
                     read_both(reader.at("equipment_points"), all_points),
                     reader.at("decided_by").name(decided_by_names)};
  const Reader winners = reader.at("winners");
  for (std::size_t i = 0, n = winners.size(1, seat_count); i < n; ++i)
    result.winners.push_back(winners.at(i).seat(seat_count));
  return result;
}

}  // namespace

std::vector<OptionInfo> Yutaka::option_infos(int) {
  using Type = OptionInfo::Type;
  const auto all = [](const auto& names) {
    return std::vector<std::string>(names.all.begin(), names.all.end());
  };
  return {{"mode", Type::choice, "mysteria", all(mode_names), 0, 0, "", ""},
          {"known_kinds", Type::set, kinds_json(yellow_and_green), all(kind_names), 1, 4, "mode",
           "mixed"},
          {"archipelago", Type::choice, "flat", all(archipelago_names), 0, 0, "", ""},
          {"layout",
           Type::json,
           layout_json(layout_of(Archipelago::volcano)),
           {},
           0,
           0,
           "archipelago",
           "custom"}};
}

Options Yutaka::read_options(const Reader& reader, int players) {
  Options options;
  if (players != seat_count) reader.fail("this game is for two players");
  reader.keys({}, {"mode", "known_kinds", "archipelago", "layout"});
  if (!reader.ok()) return options;
  if (reader.has("mode")) options.mode = reader.at("mode").name(mode_names);
  if (reader.has("archipelago"))
    options.archipelago = reader.at("archipelago").name(archipelago_names);
  if (!reader.ok()) return options;
  options.known_kinds = read_known_kinds(reader, options.mode);
  options.layout = read_layout(reader, options.archipelago);
  return options;
}

Json Yutaka::options_json(const Options& options) {
  return {{"mode", mode_names[options.mode]},
          {"known_kinds", kinds_json(options.known_kinds)},
          {"archipelago", archipelago_names[options.archipelago]},
          {"layout", layout_json(options.layout)}};
}

Json Yutaka::state_json(const State& state) {
  Json json = common_json(state, all_seeing);
  json["rng"] = state.rng.text();
  return json;
}

Json Yutaka::view_json(const View& view) {
  Json json = common_json(view.state, {over(view.state), view.seat});
  json["rng"] = nullptr;
  return json;
}

State Yutaka::read_state(const Reader& reader) {
  return read_whole_state<Yutaka>(reader, read_common, check_what_follows);
}

View Yutaka::read_view(const Reader& reader, Seat seat) {
  return read_whole_view<Yutaka>(reader, seat, read_common, check_what_follows);
}

Json Yutaka::move_json(const Move& move) {
  return std::visit(
      overloaded{
          [](const Reveal& reveal) -> Json {
            return {{"type", "reveal"}, {"island", reveal.island}, {"slot", reveal.slot}};
          },
          [](const PlayCard& play) -> Json {
            return {{"type", "play_card"}, {"card", card_json(play.card)}, {"island", play.island}};
          },
          [](const Unknown&) -> Json {
            return {{"type", "unknown"}};
          }},
      move.what);
}

// Only the form is read here; whether it can be done is for legal.cpp to say.
Move Yutaka::read_move(const Reader& reader, const State& state) {
  const Seat seat = state.to_act;
  const std::string type = reader.at("type").string();
  if (type == "reveal") {
    reader.keys({"type", "island", "slot"});
    if (!reader.ok()) return {};
    return {seat, Reveal{read_place(reader.at("island")), read_place(reader.at("slot"))}};
  }
  if (type == "play_card") {
    reader.keys({"type", "card", "island"});
    if (!reader.ok()) return {};
    return {seat, PlayCard{find_card(reader.at("card").string()), read_place(reader.at("island"))}};
  }
  return {seat, Unknown{}};
}

Json Yutaka::event_json(const Event& event) {
  return std::visit(
      overloaded{
          [](const RevealDue& e) -> Json {
            return {{"type", "reveal_due"}, {"seat", e.seat}, {"cause", cause_names[e.cause]}};
          },
          [](const TileRevealed& e) -> Json {
            return {{"type", "tile_revealed"},
                    {"seat", e.seat},
                    {"island", e.island},
                    {"slot", e.slot},
                    {"kind", kind_names[e.tile.kind]},
                    {"value", e.tile.value}};
          },
          [](const TileUncovered& e) -> Json {
            return {{"type", "tile_uncovered"}, {"island", e.island}, {"slot", e.slot}};
          },
          [](const CardPlayed& e) -> Json {
            return {{"type", "card_played"},
                    {"seat", e.seat},
                    {"card", card_json(e.card)},
                    {"island", e.island},
                    {"side", e.side}};
          },
          [](const CardDrawn& e) -> Json {
            return {{"type", "card_drawn"},
                    {"seat", e.seat},
                    {"card", card_json(e.card)},
                    {"deck_left", e.deck_left}};
          },
          [](const TurnStarted& e) -> Json {
            return {{"type", "turn_started"}, {"seat", e.seat}, {"turn", e.turn}};
          },
          [](const GameEnded& e) -> Json {
            return {{"type", "game_ended"}, {"turn", e.turn}};
          },
          [](const TilesAwarded& e) -> Json {
            Json slots = Json::array();
            for (const std::uint8_t slot : e.slots) slots.push_back(slot);
            return {{"type", "tiles_awarded"},
                    {"island", e.island},
                    {"kind", kind_names[e.kind]},
                    {"slots", std::move(slots)},
                    {"points", e.points},
                    {"strengths", e.strengths},
                    {"winner", seat_json(e.winner)},
                    {"reason", reason_names[e.reason]}};
          },
          [](const MatchResult& e) -> Json {
            return {{"type", "match_result"},
                    {"winners", seats_json(e.winners)},
                    {"scores", e.scores},
                    {"equipment_points", e.equipment_points},
                    {"decided_by", decided_by_names[e.decided_by]}};
          }},
      event);
}

Event Yutaka::read_event(const Reader& reader, int players) {
  const auto at = [&](const char* key) { return reader.at(key); };
  const auto has_keys = [&](std::initializer_list<std::string_view> keys) {
    reader.keys(keys);
    return reader.ok();
  };
  const std::string type = at("type").string();
  if (type == "tiles_awarded") return read_award(reader);
  if (type == "match_result") return read_result(reader);
  if (type == "reveal_due" && has_keys({"type", "seat", "cause"}))
    return RevealDue{at("seat").seat(players), at("cause").name(cause_names)};
  if (type == "tile_revealed" && has_keys({"type", "seat", "island", "slot", "kind", "value"}))
    return TileRevealed{at("seat").seat(players),
                        read_island_number(at("island")),
                        read_slot_number(at("slot")),
                        {at("kind").name(kind_names), small(at("value").integer(1, 15))}};
  if (type == "tile_uncovered" && has_keys({"type", "island", "slot"}))
    return TileUncovered{read_island_number(at("island")), read_slot_number(at("slot"))};
  if (type == "card_played" && has_keys({"type", "seat", "card", "island", "side"}))
    return CardPlayed{at("seat").seat(players), read_card(at("card")),
                      read_island_number(at("island")), at("side").seat(players)};
  if (type == "card_drawn" && has_keys({"type", "seat", "card", "deck_left"}))
    return CardDrawn{at("seat").seat(players),
                     at("card").is_null() ? Card::hidden : read_card(at("card")),
                     small(at("deck_left").integer(0, draw_pile_size - 1))};
  if (type == "turn_started" && has_keys({"type", "seat", "turn"}))
    return TurnStarted{at("seat").seat(players), read_turn(at("turn"))};
  if (type == "game_ended" && has_keys({"type", "turn"})) return GameEnded{read_turn(at("turn"))};
  if (reader.ok()) at("type").fail("there is no such event");
  return {};
}

}  // namespace flotilla
