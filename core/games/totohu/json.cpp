// json.cpp: TOTOHU to and from JSON. Reading is strict: whatever is not exactly as the rules leave
// it is refused by its path. The totals that a state must keep are in view.cpp.
#include <algorithm>
#include <string>

#include "core/engine/reading.hpp"
#include "core/games/totohu/totohu.hpp"

namespace flotilla {

using namespace totohu;

namespace {

std::uint8_t small(int number) {
  return static_cast<std::uint8_t>(number);
}

// ---- Ships, numbers, pairs: each is null where there is none, or where it is not shown ----

Json ship_json(Ship ship) {
  return ship == Ship::none ? Json() : Json(ship_names[ship]);
}
Ship read_ship(const Reader& reader) {
  return reader.name(ship_names);
}
Ship read_ship_or_null(const Reader& reader) {
  return reader.is_null() ? Ship::none : read_ship(reader);
}

template <class Ships>
Json ships_json(const Ships& ships, std::size_t count) {
  Json list = Json::array();
  for (std::size_t i = 0; i < count; ++i) list.push_back(ship_json(ships[i]));
  return list;
}

Json number_json(std::uint8_t number) {
  return number == unknown ? Json() : Json(number);
}
std::uint8_t read_number_or_null(const Reader& reader, int least, int most) {
  return reader.is_null() ? unknown : small(reader.integer(least, most));
}

Json pair_json(Pair pair) {
  if (pair == Pair::none) return nullptr;
  return {lower(pair), higher(pair)};
}
Pair read_pair(const Reader& reader, int fleets) {
  if (reader.size(2) == 0) return Pair::none;
  const Pair pair = pair_of(reader.at(std::size_t{0}).seat(fleets), reader.at(1).seat(fleets));
  if (pair == Pair::none) reader.fail("two fleets are expected here, the lower seat first");
  return pair;
}

// Seats in rising order, as bits.
std::uint8_t read_seats(const Reader& reader, int seats) {
  unsigned set = 0;
  for (std::size_t i = 0, n = reader.size(0, static_cast<std::size_t>(seats)); i < n && reader.ok();
       ++i) {
    const unsigned bit = 1u << reader.at(i).seat(seats);
    if (reader.ok() && set >= bit) reader.at(i).fail("the seats must be in rising order");
    set |= bit;
  }
  return static_cast<std::uint8_t>(set);
}

// ---- Writing states and views: what a view masks is null by itself ----

Json vessel_json(Ship ship, const Vessel& vessel) {
  const bool hidden = vessel.status == Status::hidden;
  return {{"id", ship_names[ship]},
          {"status", hidden ? Json() : Json(status_names[vessel.status])},
          {"hits", number_json(vessel.hits)},
          {"cannons", number_json(vessel.cannons)},
          {"anchors", number_json(vessel.anchors)},
          {"deck", number_json(vessel.deck)},
          {"hold", number_json(vessel.hold)}};
}

Json players_json(const State& state) {
  Json players = Json::array();
  for (Seat seat = 0; seat < state.fleet_count(); ++seat) {
    const Fleet& fleet = state.fleet(seat);
    Json ships = Json::array();
    for (const Ship ship : all_ships) ships.push_back(vessel_json(ship, fleet[ship]));
    players.push_back({{"commit", ship_json(fleet.commit)}, {"ships", std::move(ships)}});
  }
  return players;
}

Json encounters_json(const Encounters& encounters) {
  Json list = Json::array();
  for (const Encounter& encounter : encounters) {
    const EncounterOutcome outcome = encounter.outcome;
    list.push_back(
        {{"pair", pair_json(encounter.pair)},
         {"outcome",
          outcome == EncounterOutcome::pending ? Json() : Json(encounter_outcome_names[outcome])}});
  }
  return list;
}

Json die_json(const Die& die) {
  if (die.ship == Ship::none) return nullptr;
  Json faces = Json::array();
  for (const std::uint8_t face : die.faces) faces.push_back(face);
  return {{"faces", std::move(faces)}, {"ship", ship_json(die.ship)}};
}

bool is_hidden(const Supply& supply) {
  return supply.anchors == unknown;
}
constexpr Supply hidden_supply = {unknown, unknown, unknown, unknown};

Json supply_json(const Supply& supply) {
  if (is_hidden(supply)) return nullptr;
  return {{"anchors", supply.anchors},
          {"cannons", supply.cannons},
          {"barrels", supply.barrels},
          {"hits", supply.hits}};
}

Json history_json(const State& state) {
  const auto fleets = static_cast<std::size_t>(state.fleet_count());
  Json rounds = Json::array();
  for (const Round& round : state.history)
    rounds.push_back({{"turn", round.turn},
                      {"counter", round.counter},
                      {"ships", ships_json(round.ships, fleets)},
                      {"encounters", encounters_json(round.encounters)}});
  return rounds;
}

Json common_json(const State& state) {
  return {{"game", Totohu::info.id},
          {"options", Totohu::options_json(state.options)},
          {"phase", phase_names[state.phase]},
          {"to_act", seats_json(Totohu::to_act(state))},
          {"turn", state.turn},
          {"players", players_json(state)},
          {"counter", state.counter},
          {"encounters", encounters_json(state.encounters)},
          {"die", die_json(state.die)},
          {"supply", supply_json(state.supply)},
          {"history", history_json(state)},
          {"over", Totohu::over(state)},
          {"result", outcome_json(Totohu::outcome(state))}};
}

// ---- Reading states and views ----

bool sees_choice_of(Eyes eyes, Seat owner, const State& state) {
  return eyes.see_hand_of(owner) || state.phase != Phase::commit;
}
// In the blind game the stock is hidden like a fleet that nobody owns.
bool sees_tokens_of(Eyes eyes, Seat owner, const State& state) {
  return eyes.see_all || !state.options.blind || Totohu::over(state) ||
         (owner == eyes.seat && owner != nobody);
}

Vessel read_hidden_vessel(const Reader& reader) {
  for (const char* key : {"status", "hits", "cannons", "anchors", "deck", "hold"})
    if (!reader.at(key).is_null()) reader.at(key).fail("this is hidden in the blind game");
  return hidden_vessel;
}

Vessel read_vessel(const Reader& reader, const Plan& plan) {
  const auto number = [&](const char* key, int most) {
    return small(reader.at(key).integer(0, most));
  };
  return {number("hits", plan.hull),       number("cannons", plan.cannons),
          number("anchors", plan.anchors), number("deck", plan.deck),
          number("hold", plan.hold),       reader.at("status").name(status_names)};
}

void read_fleet(const Reader& reader, State& state, Seat owner, Eyes eyes) {
  reader.keys({"commit", "ships"});
  if (!reader.ok()) return;
  Fleet& fleet = state.fleet(owner);
  fleet.commit = read_ship_or_null(reader.at("commit"));
  if (fleet.commit != Ship::none && !sees_choice_of(eyes, owner, state))
    reader.at("commit").fail("what another fleet chooses is hidden until all have chosen");
  const Reader ships = reader.at("ships");
  for (std::size_t i = 0, n = ships.size(ship_count); i < n && reader.ok(); ++i) {
    const Reader vessel = ships.at(i);
    vessel.keys({"id", "status", "hits", "cannons", "anchors", "deck", "hold"});
    if (!reader.ok()) return;
    vessel.at("id").must_equal(ship_names[all_ships[i]]);
    fleet.ships[i] = sees_tokens_of(eyes, owner, state) ? read_vessel(vessel, plans[i])
                                                        : read_hidden_vessel(vessel);
  }
}

EncounterOutcome read_outcome(const Reader& reader) {
  const EncounterOutcome outcome = reader.name(encounter_outcome_names);
  if (outcome == EncounterOutcome::pending) reader.fail("what has yet to take place is null");
  return outcome;
}

// What has taken place has an outcome; in a finished round, everything.
Encounters read_encounters(const Reader& reader, int fleets, bool finished) {
  Encounters encounters;
  for (std::size_t i = 0, n = reader.size(0, Encounters::capacity()); i < n && reader.ok(); ++i) {
    const Reader encounter = reader.at(i);
    encounter.keys({"pair", "outcome"});
    if (!reader.ok()) break;
    const Pair pair = read_pair(encounter.at("pair"), fleets);
    const Reader outcome = encounter.at("outcome");
    Encounter read{pair, EncounterOutcome::pending};
    if (finished || !outcome.is_null()) read.outcome = read_outcome(outcome);
    encounters.push_back(read);
  }
  return encounters;
}

Die read_die(const Reader& reader, bool solo) {
  Die die;
  if (reader.is_null()) return die;
  if (!solo) {
    reader.fail("there is a die only if one player plays alone");
    return die;
  }
  reader.keys({"faces", "ship"});
  if (!reader.ok()) return die;
  const Reader faces = reader.at("faces");
  for (std::size_t i = 0, n = faces.size(0, die.faces.capacity()); i < n && reader.ok(); ++i)
    die.faces.push_back(small(faces.at(i).integer(1, die_faces)));
  die.ship = read_ship(reader.at("ship"));
  return die;
}

Supply read_supply(const Reader& reader, bool shown) {
  if (!shown) {
    if (!reader.is_null()) reader.fail("this is hidden in the blind game");
    return hidden_supply;
  }
  reader.keys({"anchors", "cannons", "barrels", "hits"});
  if (!reader.ok()) return {};
  const auto number = [&](const char* key, int most) {
    return small(reader.at(key).integer(0, most));
  };
  return {number("anchors", collector_box.anchors), number("cannons", collector_box.cannons),
          number("barrels", collector_box.barrels), number("hits", collector_box.hits)};
}

std::uint8_t read_turn(const Reader& reader) {
  return small(reader.integer(1, last_turn));
}

Round read_round(const Reader& reader, const State& state) {
  reader.keys({"turn", "counter", "ships", "encounters"});
  if (!reader.ok()) return {};
  Round round;
  round.turn = read_turn(reader.at("turn"));
  round.counter = reader.at("counter").seat(state.seats);
  const Reader ships = reader.at("ships");
  for (std::size_t i = 0, n = ships.size(static_cast<std::size_t>(state.fleet_count())); i < n; ++i)
    round.ships[i] = read_ship_or_null(ships.at(i));
  const Reader encounters = reader.at("encounters");
  round.encounters = read_encounters(encounters, state.fleet_count(), true);
  for (std::size_t i = 0; i < round.encounters.size() && reader.ok(); ++i)
    for (const Seat seat : {lower(round.encounters[i].pair), higher(round.encounters[i].pair)})
      if (round.ships[static_cast<std::size_t>(seat)] == Ship::none)
        encounters.at(i).at("pair").fail("one of them has played no ship");
  return round;
}

// In a state the options are complete. They say whether the second fleet is a player's or the
// die's; how many seats there are follows from that and from the number of fleets.
Options read_complete_options(const Reader& reader, std::size_t fleets, std::uint8_t& seats) {
  reader.keys({"hidden_treasure", "blind", "opponent"});
  if (!reader.ok()) return {};
  const bool dice = reader.at("opponent").name(opponent_names) == Opponent::dice;
  if (dice && fleets != 2) reader.at("opponent").fail("the die plays against one fleet only");
  seats = dice ? std::uint8_t{1} : small(static_cast<int>(fleets));
  return reader.ok() ? Totohu::read_options(reader, seats) : Options{};
}

State read_common(const Reader& reader, Eyes eyes) {
  State state;
  reader.keys({"game", "options", "phase", "to_act", "turn", "players", "counter", "encounters",
               "die", "supply", "history", "over", "result", "rng"},
              {"gone"});
  if (!reader.ok()) return state;
  if (eyes.see_all && reader.has("gone")) reader.at("gone").fail("only a view has this");
  reader.at("game").must_equal(Totohu::info.id);
  const Reader players = reader.at("players");
  const std::size_t fleets = players.size(2, most_fleets);
  if (!reader.ok()) return state;
  state.options = read_complete_options(reader.at("options"), fleets, state.seats);
  state.phase = reader.at("phase").name(phase_names);
  if (!reader.ok()) return state;
  state.acting = read_seats(reader.at("to_act"), state.seats);
  state.turn = read_turn(reader.at("turn"));
  state.counter = reader.at("counter").seat(state.seats);
  for (std::size_t i = 0; i < fleets && reader.ok(); ++i)
    read_fleet(players.at(i), state, static_cast<Seat>(i), eyes);
  state.encounters = read_encounters(reader.at("encounters"), state.fleet_count(), false);
  state.die = read_die(reader.at("die"), state.seats == 1);
  state.supply = read_supply(reader.at("supply"), sees_tokens_of(eyes, nobody, state));
  const Reader history = reader.at("history");
  for (std::size_t i = 0, n = history.size(0, most_rounds); i < n && reader.ok(); ++i)
    state.history.push_back(read_round(history.at(i), state));
  return state;
}

void check_what_follows(const Reader& reader, const State& state) {
  if (!reader.ok()) return;
  reader.at("over").must_equal(Totohu::over(state));
  reader.at("result").must_equal(outcome_json(Totohu::outcome(state)));
}

// ---- Moves and events ----

// Two numbers that may be no pair at all: legal.cpp says so.
Pair read_pair_of_move(const Reader& reader) {
  if (reader.size(2) == 0) return Pair::none;
  const auto number = [&](std::size_t at) {
    const Json& json = reader.at(at).json();
    if (!json.is_number_integer()) {
      reader.at(at).fail("a whole number is expected here");
      return -1;
    }
    const auto value = json.get<std::int64_t>();
    return value < 0 || value > max_seats ? -1 : static_cast<int>(value);
  };
  return pair_of(number(0), number(1));
}

constexpr int most_hits = std::ranges::max(plans, {}, &Plan::hull).hull;
constexpr int most_gained = 2;
constexpr int most_cargo = std::ranges::max(plans, {}, &Plan::strength).strength + 1;
constexpr int best_score = fleet_spaces.cannons + fleet_spaces.deck + fleet_spaces.hold;

SeatList read_seat_list(const Reader& reader, int seats) {
  SeatList list;
  const std::uint8_t set = read_seats(reader, seats);
  for (Seat seat = 0; seat < seats; ++seat)
    if ((set >> seat & 1) != 0) list.push_back(seat);
  if (list.empty()) reader.fail("at least one seat is expected here");
  return list;
}

Revealed read_revealed(const Reader& reader, int sides) {
  reader.keys({"type", "ships"});
  Revealed revealed;
  if (!reader.ok()) return revealed;
  const Reader ships = reader.at("ships");
  for (std::size_t i = 0, n = ships.size(static_cast<std::size_t>(sides)); i < n; ++i)
    revealed.ships.push_back(read_ship_or_null(ships.at(i)));
  if (std::ranges::count(revealed.ships, Ship::none) > sides - 2)
    ships.fail("at least two ships are expected here");
  return revealed;
}

Encountered read_encountered(const Reader& reader, int sides) {
  reader.keys({"type", "pair", "ships", "outcome"});
  if (!reader.ok()) return {};
  Encountered event{read_pair(reader.at("pair"), sides),
                    {Ship::none, Ship::none},
                    read_outcome(reader.at("outcome"))};
  if (event.outcome == EncounterOutcome::cancelled)
    reader.at("outcome").fail("this is no encounter that took place");
  const Reader ships = reader.at("ships");
  for (std::size_t i = 0, n = ships.size(event.ships.size()); i < n; ++i)
    event.ships[i] = read_ship(ships.at(i));
  if (reader.ok() && !can_come_of(event.outcome, event.ships[0], event.ships[1]))
    reader.at("outcome").fail("this cannot come of an encounter of these two ships");
  return event;
}

DieReassigned read_reassigned(const Reader& reader) {
  reader.keys({"type", "faces"});
  DieReassigned event{};
  if (!reader.ok()) return event;
  const Reader faces = reader.at("faces");
  for (std::size_t i = 0, n = faces.size(ship_count); i < n; ++i)
    event.faces[i] = read_ship(faces.at(i));
  return event;
}

GameOver read_game_over(const Reader& reader, int sides) {
  reader.keys({"type", "winners", "scores"});
  GameOver event{};
  if (!reader.ok()) return event;
  event.result.winners = read_seat_list(reader.at("winners"), sides);
  const Reader scores = reader.at("scores");
  for (std::size_t i = 0, n = scores.size(static_cast<std::size_t>(sides)); i < n; ++i)
    event.result.scores.push_back(static_cast<std::int16_t>(scores.at(i).integer(0, best_score)));
  return event;
}

// Most events tell of one ship of one fleet.
Json of_ship(const char* type, Seat seat, Ship ship) {
  return {{"type", type}, {"seat", seat}, {"ship", ship_names[ship]}};
}

}  // namespace

std::vector<OptionInfo> Totohu::option_infos(int players) {
  const auto flag = [](const char* key) {
    return OptionInfo{key, OptionInfo::Type::flag, false, {}, 0, 0, "", ""};
  };
  std::vector<OptionInfo> infos = {flag("hidden_treasure")};
  if (players > 1) infos.push_back(flag("blind"));
  return infos;
}

Options Totohu::read_options(const Reader& reader, int players) {
  Options options;
  if (players < info.min_seats || players > info.max_seats)
    reader.fail("this game is for one to three players");
  reader.keys({}, {"hidden_treasure", "blind", "opponent"});
  if (!reader.ok()) return options;
  options.opponent = players == 1 ? Opponent::dice : Opponent::player;
  if (reader.has("hidden_treasure"))
    options.hidden_treasure = reader.at("hidden_treasure").boolean();
  if (reader.has("blind")) options.blind = reader.at("blind").boolean();
  if (reader.ok() && options.blind && players == 1)
    reader.at("blind").fail("one player alone handles both fleets, so they lie open");
  if (reader.has("opponent") && reader.at("opponent").name(opponent_names) != options.opponent)
    reader.at("opponent")
        .fail(players == 1 ? "one player alone plays against the dice fleet: it must be \"dice\""
                           : "the die plays only against one player: it must be \"player\"");
  return options;
}

Json Totohu::options_json(const Options& options) {
  return {{"hidden_treasure", options.hidden_treasure},
          {"blind", options.blind},
          {"opponent", opponent_names[options.opponent]}};
}

Json Totohu::state_json(const State& state) {
  Json json = common_json(state);
  json["rng"] = state.rng.text();
  return json;
}

Json Totohu::view_json(const View& view) {
  Json json = common_json(view.state);
  json["rng"] = nullptr;
  if (view.gone != 0) json["gone"] = seats_json(seats_in(view.gone));
  return json;
}

State Totohu::read_state(const Reader& reader) {
  return read_whole_state<Totohu>(reader, read_common, check_what_follows);
}

View Totohu::read_view(const Reader& reader, Seat seat) {
  View view = read_whole_view<Totohu>(reader, seat, read_common, check_what_follows);
  if (reader.ok() && reader.has("gone"))
    view.gone = read_seats(reader.at("gone"), view.state.fleet_count());
  return view;
}

Json Totohu::move_json(const Move& move) {
  const auto plain = [](const char* type) { return Json{{"type", type}}; };
  return std::visit(
      overloaded{[&](const Commit& commit) -> Json {
                   return {{"type", "commit"},
                           {"seat", seat_json(move.seat)},
                           {"ship", ship_json(commit.ship)}};
                 },
                 [](const PickEncounter& pick) -> Json {
                   return {{"type", "pick_encounter"}, {"pair", pair_json(pick.pair)}};
                 },
                 [&](const FireGuns&) { return plain("fire"); },
                 [&](const Loot&) { return plain("loot"); },
                 [&](const Hide&) { return plain("hide"); },
                 [&](const Keep&) { return plain("keep"); },
                 [&](const Unknown&) { return plain("unknown"); }},
      move.what);
}

// Only the form is read here; whether it can be done is for legal.cpp to say. All moves but one
// are made while a single seat is to act, so only that one names its seat.
Move Totohu::read_move(const Reader& reader, const State& state) {
  const SeatList acting = to_act(state);
  const Seat seat = acting.empty() ? nobody : acting[0];
  const std::string type = reader.at("type").string();
  if (type == "commit") {
    reader.keys({"type", "seat", "ship"});
    if (!reader.ok()) return {};
    const Seat owner = reader.at("seat").seat(state.seats);
    return {owner, Commit{ship_names.find(reader.at("ship").string()).value_or(Ship::none)}};
  }
  if (type == "pick_encounter") {
    reader.keys({"type", "pair"});
    if (!reader.ok()) return {};
    return {seat, PickEncounter{read_pair_of_move(reader.at("pair"))}};
  }
  Move move{seat, Unknown{}};
  if (type == "fire") move.what = FireGuns{};
  if (type == "loot") move.what = Loot{};
  if (type == "hide") move.what = Hide{};
  if (type == "keep") move.what = Keep{};
  if (!std::holds_alternative<Unknown>(move.what)) reader.keys({"type"});
  return move;
}

Json Totohu::event_json(const Event& event) {
  return std::visit(
      overloaded{
          [](const Committed& e) -> Json {
            return {{"type", "committed"}, {"seat", e.seat}};
          },
          [](const DieRolled& e) -> Json {
            return {{"type", "die_rolled"},
                    {"face", e.face},
                    {"symbol", ship_json(e.symbol)},
                    {"ship", ship_json(e.ship)}};
          },
          [](const Revealed& e) -> Json {
            return {{"type", "revealed"}, {"ships", ships_json(e.ships, e.ships.size())}};
          },
          [](const EncounterPicked& e) -> Json {
            return {{"type", "encounter_picked"}, {"seat", e.seat}, {"pair", pair_json(e.pair)}};
          },
          [](const Encountered& e) -> Json {
            return {{"type", "encounter"},
                    {"pair", pair_json(e.pair)},
                    {"ships", ships_json(e.ships, e.ships.size())},
                    {"outcome", encounter_outcome_names[e.outcome]}};
          },
          [](const EncounterCancelled& e) -> Json {
            return {{"type", "encounter_cancelled"},
                    {"pair", pair_json(e.pair)},
                    {"gone", seats_json(e.gone)}};
          },
          [](const Stashed& e) { return of_ship("stashed", e.seat, e.ship); },
          [](const Looted& e) {
            Json json = of_ship("looted", e.seat, e.ship);
            json["from_seat"] = e.from_seat;
            json["from_ship"] = ship_names[e.from_ship];
            return json;
          },
          [](const LootFailed& e) {
            Json json = of_ship("loot_failed", e.seat, e.ship);
            json["target_seat"] = e.target_seat;
            json["target_ship"] = ship_names[e.target_ship];
            return json;
          },
          [](const WasHit& e) {
            Json json = of_ship("hit", e.seat, e.ship);
            json["hits"] = number_json(e.hits);
            return json;
          },
          [](const Gained& e) {
            Json json = of_ship("gained", e.seat, e.ship);
            json["token"] = token_names[e.token];
            json["count"] = number_json(e.count);
            return json;
          },
          [](const BarrelRefused& e) { return of_ship("barrel_refused", e.seat, e.ship); },
          [](const ShipSunk& e) {
            Json json = of_ship("sunk", e.seat, e.ship);
            json["cannons"] = e.cannons;
            json["barrels"] = e.barrels;
            return json;
          },
          [](const LeftForPort& e) { return of_ship("left_for_port", e.seat, e.ship); },
          [](const FleetGone& e) -> Json {
            return {{"type", "fleet_gone"}, {"seat", e.seat}};
          },
          [](const DieReassigned& e) -> Json {
            return {{"type", "die_reassigned"}, {"faces", ships_json(e.faces, e.faces.size())}};
          },
          [](const RoundStarted& e) -> Json {
            return {{"type", "round_started"}, {"turn", e.turn}, {"counter", e.counter}};
          },
          [](const GameOver& e) {
            Json json = outcome_json(e.result);
            json["type"] = "game_over";
            return json;
          }},
      event);
}

// `sides`: the dice fleet has events as well.
Event Totohu::read_event(const Reader& reader, int sides) {
  const auto at = [&](const char* key) { return reader.at(key); };
  const auto seat = [&](const char* key) { return reader.at(key).seat(sides); };
  const auto ship = [&](const char* key) { return read_ship(reader.at(key)); };
  const auto number = [&](const char* key, int least, int most) {
    return small(reader.at(key).integer(least, most));
  };
  const std::string type = at("type").string();
  const auto is = [&](const char* name, std::initializer_list<std::string_view> keys) {
    if (!reader.ok() || type != name) return false;
    reader.keys(keys);
    return reader.ok();
  };
  if (type == "revealed") return read_revealed(reader, sides);
  if (type == "encounter") return read_encountered(reader, sides);
  if (type == "die_reassigned") return read_reassigned(reader);
  if (type == "game_over") return read_game_over(reader, sides);
  if (is("committed", {"type", "seat"})) return Committed{seat("seat")};
  if (is("die_rolled", {"type", "face", "symbol", "ship"}))
    return DieRolled{number("face", 1, die_faces), ship("symbol"), read_ship_or_null(at("ship"))};
  if (is("encounter_picked", {"type", "seat", "pair"}))
    return EncounterPicked{seat("seat"), read_pair(at("pair"), sides)};
  if (is("encounter_cancelled", {"type", "pair", "gone"}))
    return EncounterCancelled{read_pair(at("pair"), sides), read_seat_list(at("gone"), sides)};
  if (is("stashed", {"type", "seat", "ship"})) return Stashed{seat("seat"), ship("ship")};
  if (is("looted", {"type", "seat", "ship", "from_seat", "from_ship"}))
    return Looted{seat("seat"), ship("ship"), seat("from_seat"), ship("from_ship")};
  if (is("loot_failed", {"type", "seat", "ship", "target_seat", "target_ship"}))
    return LootFailed{seat("seat"), ship("ship"), seat("target_seat"), ship("target_ship")};
  if (is("hit", {"type", "seat", "ship", "hits"}))
    return WasHit{seat("seat"), ship("ship"), read_number_or_null(at("hits"), 1, most_hits)};
  if (is("gained", {"type", "seat", "ship", "token", "count"}))
    return Gained{seat("seat"), ship("ship"), at("token").name(token_names),
                  read_number_or_null(at("count"), 1, most_gained)};
  if (is("barrel_refused", {"type", "seat", "ship"}))
    return BarrelRefused{seat("seat"), ship("ship")};
  if (is("sunk", {"type", "seat", "ship", "cannons", "barrels"}))
    return ShipSunk{seat("seat"), ship("ship"), number("cannons", 0, most_cargo),
                    number("barrels", 0, most_cargo)};
  if (is("left_for_port", {"type", "seat", "ship"})) return LeftForPort{seat("seat"), ship("ship")};
  if (is("fleet_gone", {"type", "seat"})) return FleetGone{seat("seat")};
  if (is("round_started", {"type", "turn", "counter"}))
    return RoundStarted{read_turn(at("turn")), seat("counter")};
  if (reader.ok()) at("type").fail("there is no such event");
  return {};
}

}  // namespace flotilla
