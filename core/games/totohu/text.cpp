// text.cpp: all that players read, as keys and arguments. The words are in assets/words.
#include <algorithm>
#include <string>
#include <utility>

#include "core/engine/phrases.hpp"
#include "core/games/totohu/totohu.hpp"

namespace flotilla {

using namespace totohu;

namespace {

// ---- Names of things ----

Text ship_text(Ship ship) {
  return named_key("totohu.ship.", ship_names[ship]);
}
Text outcome_text(EncounterOutcome outcome) {
  return named_key("totohu.outcome.", encounter_outcome_names[outcome]);
}
Arg ship_arg(const char* name, Ship ship) {
  return {name, ship_text(ship)};
}

// A player, within a sentence.
Text side_text(Seat seat) {
  return Text("totohu.side", {seat_arg("seat", seat)});
}

// A ship and whose it is: "Pirate 5 (Bo)".
Text played_text(Seat seat, Ship ship) {
  return Text("totohu.played", {seat_arg("seat", seat), ship_arg("ship", ship)});
}

Text tokens_text(const char* token, int count) {
  return Text(std::string("totohu.token.") + token, {{"count", count}});
}
Text load_text(const char* token, int count, int spaces) {
  return Text(std::string("totohu.load.") + token, {{"count", count}, {"spaces", spaces}});
}

// The tokens on a ship and its spaces for them; the hold only where it is in use.
Text cargo_text(const Options& options, Ship ship, const Vessel& vessel) {
  const Plan& plan = plan_of(ship);
  std::vector<Text> parts;
  if (plan.anchors > 0) parts.push_back(load_text("anchor", vessel.anchors, plan.anchors));
  if (plan.cannons > 0) parts.push_back(load_text("cannon", vessel.cannons, plan.cannons));
  if (plan.deck > 0) parts.push_back(load_text("barrel", vessel.deck, plan.deck));
  if (options.hidden_treasure && plan.hold > 0)
    parts.emplace_back(vessel.hold > 0 ? "totohu.load.hold" : "totohu.load.hold_empty");
  if (plan.hull > 0) parts.push_back(load_text("hit", vessel.hits, plan.hull));
  return comma_list(parts);
}

bool is_hidden(const Vessel& vessel) {
  return vessel.status == Status::hidden;
}

// ---- Encounters ----

// In what is told of two ships, the one that does something comes first.
int initiative(Ship ship) {
  switch (kind_of(ship)) {
    case Kind::hunter:
      return 0;
    case Kind::pirate:
      return ship == Ship::pirate_5 ? 1 : 2;
    case Kind::merchant:
      break;
  }
  return 3;
}

struct Meeting {
  Seat a, b;
  Ship ship_a, ship_b;

  Arg first() const { return {"a", played_text(a, ship_a)}; }
  Arg second() const { return {"b", played_text(b, ship_b)}; }
};

Meeting meeting(Pair pair, Ship of_lower, Ship of_higher) {
  Meeting result{lower(pair), higher(pair), of_lower, of_higher};
  if (initiative(of_higher) >= initiative(of_lower)) return result;
  std::swap(result.a, result.b);
  std::swap(result.ship_a, result.ship_b);
  return result;
}

// This round's, once the ships are shown.
Meeting meeting(const State& state, Pair pair) {
  return meeting(pair, state.fleet(lower(pair)).commit, state.fleet(higher(pair)).commit);
}
Meeting meeting(const Round& round, Pair pair) {
  return meeting(pair, round.ships[static_cast<std::size_t>(lower(pair))],
                 round.ships[static_cast<std::size_t>(higher(pair))]);
}

Text encounter_text(const char* key, const Meeting& met, EncounterOutcome outcome) {
  return Text(key, {met.first(), met.second(), {"outcome", outcome_text(outcome)}});
}

// ---- Sentences ----

// Many events tell of one ship of one fleet.
Text ship_sentence(const char* key, Seat seat, Ship ship) {
  return Text(key, {seat_arg("seat", seat), ship_arg("ship", ship)});
}

template <class Ships>
Text played_list(const Ships& ships, std::size_t count) {
  std::vector<Text> played;
  for (std::size_t seat = 0; seat < count; ++seat)
    if (ships[seat] != Ship::none)
      played.push_back(played_text(static_cast<Seat>(seat), ships[seat]));
  return list_text(played);
}

Text roll_text(const DieRolled& roll) {
  const Arg symbol = ship_arg("symbol", roll.symbol);
  if (roll.ship == Ship::none) return Text("totohu.event.die_rolled.again", {symbol});
  if (roll.ship == roll.symbol) return Text("totohu.event.die_rolled", {symbol});
  return Text("totohu.event.die_rolled.stands_for", {symbol, ship_arg("ship", roll.ship)});
}

Text met_text(const Encountered& e) {
  const Meeting met = meeting(e.pair, e.ships[0], e.ships[1]);
  Text text = named_key("totohu.event.encounter.", encounter_outcome_names[e.outcome]);
  text.args = {met.first(), met.second()};
  return text;
}

Text cancelled_text(const EncounterCancelled& e) {
  const Arg a = {"a", side_text(lower(e.pair))}, b = {"b", side_text(higher(e.pair))};
  if (e.gone.size() > 1) return Text("totohu.event.encounter_cancelled.both", {a, b});
  return Text("totohu.event.encounter_cancelled", {a, b, seat_arg("seat", e.gone[0])});
}

// Something between two ships: `other` is the one to which it is done.
Text ships_sentence(const char* key, Seat seat, Ship ship, Seat other, Ship theirs) {
  Text text = ship_sentence(key, seat, ship);
  text.args.push_back(seat_arg("other", other));
  text.args.push_back(ship_arg("theirs", theirs));
  return text;
}

Text hit_text(const WasHit& e) {
  if (e.hits == unknown) return ship_sentence("totohu.event.hit.unseen", e.seat, e.ship);
  Text text = ship_sentence("totohu.event.hit", e.seat, e.ship);
  text.args.push_back({"hits", int{e.hits}});
  text.args.push_back({"hull", int{plan_of(e.ship).hull}});
  return text;
}

Text gained_text(const Gained& e) {
  const bool seen = e.count != unknown;
  const std::string key = seen ? "totohu.event.gained." : "totohu.event.gained.unseen.";
  Text text = ship_sentence((key + std::string(token_names[e.token])).c_str(), e.seat, e.ship);
  if (seen) text.args.push_back({"count", int{e.count}});
  return text;
}

Text sunk_text(const ShipSunk& e) {
  std::vector<Text> cargo;
  if (e.cannons > 0) cargo.push_back(tokens_text("cannon", e.cannons));
  if (e.barrels > 0) cargo.push_back(tokens_text("barrel", e.barrels));
  if (cargo.empty()) return ship_sentence("totohu.event.sunk", e.seat, e.ship);
  Text text = ship_sentence("totohu.event.sunk.laden", e.seat, e.ship);
  text.args.push_back({"cargo", list_text(cargo)});
  return text;
}

Text left_text(const LeftForPort& e) {
  return ship_sentence(
      e.ship == Ship::hunter ? "totohu.event.left_for_port.hunter" : "totohu.event.left_for_port",
      e.seat, e.ship);
}

// Only the symbols that have come to stand for another ship, unless all mean the same one.
Text reassigned_text(const DieReassigned& e) {
  if (std::ranges::count(e.faces, e.faces[0]) == die_faces)
    return Text("totohu.event.die_reassigned.last", {ship_arg("ship", e.faces[0])});
  std::vector<Text> meanings;
  for (const Ship symbol : all_ships)
    if (const Ship ship = e.faces[index(symbol)]; ship != symbol)
      meanings.push_back(
          Text("totohu.stands_for", {ship_arg("symbol", symbol), ship_arg("ship", ship)}));
  return Text("totohu.event.die_reassigned", {{"meanings", comma_list(meanings)}});
}

Text round_text(int turn, Seat counter) {
  return Text("totohu.event.round_started", {{"turn", turn}, seat_arg("seat", counter)});
}

Text result_text(const Outcome& result) {
  std::vector<Text> scores, winners;
  for (std::size_t seat = 0; seat < result.scores.size(); ++seat)
    scores.push_back(Text("totohu.score_of", {seat_arg("seat", static_cast<Seat>(seat)),
                                              {"points", int{result.scores[seat]}}}));
  const Arg points = {"scores", comma_list(scores)};
  if (result.winners.size() == 1)
    return Text("totohu.event.game_over", {seat_arg("seat", result.winners[0]), points});
  for (const Seat winner : result.winners) winners.push_back(side_text(winner));
  return Text("totohu.event.game_over.shared", {{"winners", list_text(winners)}, points});
}

// ---- Moves ----

Text commit_label(const View& view, const Move& move, Ship ship) {
  if (ship == Ship::none) return Text("totohu.refusal.no_such_ship");
  const Vessel& vessel = view.state.vessel(move.seat, ship);
  if (is_hidden(vessel)) return Text("totohu.move.commit.unseen", {ship_arg("ship", ship)});
  return Text("totohu.move.commit",
              {ship_arg("ship", ship), {"cargo", cargo_text(view.state.options, ship, vessel)}});
}

// The first pick leaves two, the second settles the third.
Text order_label(const State& state, Pair pair) {
  if (pair == Pair::none) return Text("totohu.refusal.no_such_pair");
  const Meeting met = meeting(state, pair);
  if (state.encounters.empty())
    return Text("totohu.move.pick_encounter.first", {met.first(), met.second()});
  const Pair first = state.encounters[0].pair;
  Text text("totohu.move.pick_encounter.next", {met.first(), met.second()});
  for (const Pair last : all_pairs)
    if (last != pair && last != first) {
      const Meeting rest = meeting(state, last);
      text.args.push_back({"c", played_text(rest.a, rest.ship_a)});
      text.args.push_back({"d", played_text(rest.b, rest.ship_b)});
    }
  return text;
}

// What will come of it is part of the label, as far as it can be seen.
Text fire_label(const State& state, const Meeting& met) {
  const Vessel& pirate = state.vessel(met.a, met.ship_a);
  const Vessel& merchant = state.vessel(met.b, met.ship_b);
  Text text("totohu.move.fire.unseen", {met.first(), met.second()});
  if (!is_hidden(merchant) && !is_hidden(pirate)) {
    text.key = "totohu.move.fire";
    text.args.push_back({"hits", merchant.hits + 1});
    text.args.push_back({"hull", int{plan_of(met.ship_b).hull}});
    text.args.push_back({"cannons", pirate.cannons + 1});
    text.args.push_back({"spaces", int{plan_of(met.ship_a).cannons}});
  }
  if (one_hit_from_sinking(met.ship_b, merchant))
    text = comma(text, Text("totohu.move.sinks", {ship_arg("ship", met.ship_b)}));
  if (one_token_from_port(met.ship_a, pirate))
    text = comma(text, Text("totohu.move.sails_home", {ship_arg("ship", met.ship_a)}));
  return text;
}

Text loot_label(const State& state, const Meeting& met) {
  return Text(state.options.blind ? "totohu.move.loot.unseen" : "totohu.move.loot",
              {met.first(), met.second()});
}

bool can_hide(const Vessel& merchant) {
  return !is_hidden(merchant) && merchant.deck > 0 && merchant.hold == 0;
}

Text hide_label(const State& state, const Meeting& met) {
  const int deck = state.vessel(met.b, met.ship_b).deck;
  return Text("totohu.move.hide", {ship_arg("ship", met.ship_b), {"deck", deck - 1}});
}

Text keep_label(const State& state, const Meeting& met) {
  const Vessel& merchant = state.vessel(met.b, met.ship_b);
  if (!can_hide(merchant)) return Text("totohu.move.keep.sail_on");
  return Text("totohu.move.keep", {ship_arg("ship", met.ship_b), {"deck", int{merchant.deck}}});
}

// Of the encounter that is to be decided now.
template <class Label>
Text choice_label(const State& state, Label label) {
  const Encounter* encounter = state.current();
  return encounter ? label(state, meeting(state, encounter->pair))
                   : Text("totohu.refusal.no_such_move");
}

// ---- Who is awaited ----

Text names_of(const SeatList& seats) {
  std::vector<Text> names;
  for (const Seat seat : seats) names.push_back(side_text(seat));
  return list_text(names);
}

Text commit_prompt(const View& view) {
  const State& state = view.state;
  const SeatList acting = Totohu::to_act(state);
  // With one ship of the dice fleet left the die has nothing to say any more.
  if (state.seats == 1 && state.fleet(1).ships_out() < ship_count - 1)
    return Text("totohu.prompt.commit.solo", {seat_arg("seat", acting[0])});
  if (acting.contains(view.seat))
    return Text("totohu.prompt.commit", {seat_arg("seat", view.seat)});
  const Arg names = {"names", names_of(acting)};
  const Ship chosen = view.seat == nobody ? Ship::none : state.fleet(view.seat).commit;
  if (chosen == Ship::none) return Text("totohu.prompt.commit.others", {names});
  return Text("totohu.prompt.commit.waiting", {names, ship_arg("ship", chosen)});
}

Text choice_prompt(const State& state, const char* key) {
  const Encounter* encounter = state.current();
  if (!encounter) return Text("totohu.prompt.over");
  const Meeting met = meeting(state, encounter->pair);
  // The pirate attacks and is the first of the two; the merchant that hides is the second.
  if (state.phase == Phase::attack)
    return ships_sentence(key, met.a, met.ship_a, met.b, met.ship_b);
  return ships_sentence(key, met.b, met.ship_b, met.a, met.ship_a);
}

Text mode_text(const Options& options) {
  std::vector<Text> modes;
  if (options.hidden_treasure) modes.emplace_back("totohu.option.hidden_treasure");
  if (options.blind) modes.emplace_back("totohu.option.blind");
  return modes.empty() ? Text("totohu.status.basic") : comma_list(modes);
}

// ---- The table in words ----

Text vessel_line(const Options& options, Ship ship, const Vessel& vessel) {
  const Arg name = ship_arg("ship", ship);
  if (vessel.status == Status::sunk) return Text("totohu.table.sunk", {name});
  return Text(vessel.at_sea() ? "totohu.table.at_sea" : "totohu.table.in_port",
              {name, {"cargo", cargo_text(options, ship, vessel)}});
}

Section fleet_section(const View& view, Seat seat) {
  const State& state = view.state;
  const Fleet& fleet = state.fleet(seat);
  Section section{Text("totohu.table.fleet", {seat_arg("seat", seat)}), {}};
  if (view.is_closed(seat)) {
    section.lines.push_back(Text("totohu.table.hidden_fleet"));
    if (!view.plays_on(seat))
      section.lines.push_back(Text("totohu.event.fleet_gone", {seat_arg("seat", seat)}));
    return section;
  }
  for (const Ship ship : all_ships)
    section.lines.push_back(vessel_line(state.options, ship, fleet[ship]));
  section.lines.push_back(
      Text(Totohu::over(state) ? "totohu.table.score.end" : "totohu.table.score",
           {{"points", score(fleet)}}));
  return section;
}

// Whoever has a ship at sea and is not awaited has chosen.
std::vector<Text> choice_lines(const View& view) {
  const State& state = view.state;
  std::vector<Text> lines;
  SeatList chosen;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (seat != view.seat && view.plays_on(seat) && !state.is_acting(seat)) chosen.push_back(seat);
  if (view.seat != nobody && state.fleet(view.seat).commit != Ship::none)
    lines.push_back(
        Text("totohu.table.own_choice", {ship_arg("ship", state.fleet(view.seat).commit)}));
  if (!chosen.empty()) lines.push_back(Text("totohu.table.chosen", {{"names", names_of(chosen)}}));
  if (state.acting != 0)
    lines.push_back(Text("totohu.table.to_choose", {{"names", names_of(Totohu::to_act(state))}}));
  return lines;
}

std::vector<Text> shown_lines(const State& state) {
  std::array<Ship, most_fleets> ships{};
  const auto fleets = static_cast<std::size_t>(state.fleet_count());
  for (std::size_t i = 0; i < fleets; ++i) ships[i] = state.fleets[i].commit;
  std::vector<Text> lines = {
      Text("totohu.event.revealed", {{"ships", played_list(ships, fleets)}})};
  for (const Encounter& encounter : state.encounters)
    lines.push_back(encounter_text("totohu.table.encounter", meeting(state, encounter.pair),
                                   encounter.outcome));
  return lines;
}

Section sea_section(const View& view) {
  const State& state = view.state;
  Section section{Text("totohu.table.sea"), {}};
  if (Totohu::over(state)) {
    section.lines.push_back(result_text(*Totohu::outcome(state)));
  } else {
    section.lines.push_back(round_text(state.turn, state.counter));
    for (Text& line : state.phase == Phase::commit ? choice_lines(view) : shown_lines(state))
      section.lines.push_back(std::move(line));
  }
  // Older rounds are for the log, and in the blind game for nobody's eyes.
  if (!state.history.empty())
    for (const Encounter& encounter : state.history.back().encounters)
      section.lines.push_back(encounter_text("totohu.table.last_round",
                                             meeting(state.history.back(), encounter.pair),
                                             encounter.outcome));
  return section;
}

Text last_roll_text(const Die& die) {
  const Arg ship = ship_arg("ship", die.ship);
  if (die.faces.empty()) return Text("totohu.table.die.no_roll", {ship});
  std::string faces;
  for (const std::uint8_t face : die.faces) {
    if (!faces.empty()) faces += ", ";
    faces += std::to_string(face);
  }
  return Text("totohu.table.die.rolled", {{"faces", faces}, ship});
}

Section die_section(const State& state) {
  Section section{Text("totohu.table.die"), {}};
  if (state.die.ship != Ship::none) section.lines.push_back(last_roll_text(state.die));
  if (!state.fleet(1).active()) return section;
  const std::array<Ship, ship_count> meaning = die_meaning(state.fleet(1));
  for (const Ship symbol : all_ships) {
    const Ship ship = meaning[index(symbol)];
    const Arg face = {"face", static_cast<int>(index(symbol)) + 1};
    section.lines.push_back(ship == Ship::none
                                ? Text("totohu.table.die.again", {face, ship_arg("symbol", symbol)})
                                : Text("totohu.table.die.face",
                                       {face, ship_arg("symbol", symbol), ship_arg("ship", ship)}));
  }
  return section;
}

}  // namespace

Text Totohu::sentence(const Event& event) {
  return std::visit(
      overloaded{
          [](const Committed& e) {
            return Text("totohu.event.committed", {seat_arg("seat", e.seat)});
          },
          [](const DieRolled& e) { return roll_text(e); },
          [](const Revealed& e) {
            return Text("totohu.event.revealed", {{"ships", played_list(e.ships, e.ships.size())}});
          },
          [](const EncounterPicked& e) {
            return Text("totohu.event.encounter_picked", {seat_arg("seat", e.seat),
                                                          {"a", side_text(lower(e.pair))},
                                                          {"b", side_text(higher(e.pair))}});
          },
          [](const Encountered& e) { return met_text(e); },
          [](const EncounterCancelled& e) { return cancelled_text(e); },
          [](const Stashed& e) { return ship_sentence("totohu.event.stashed", e.seat, e.ship); },
          [](const Looted& e) {
            return ships_sentence("totohu.event.looted", e.seat, e.ship, e.from_seat, e.from_ship);
          },
          [](const LootFailed& e) {
            return ships_sentence("totohu.event.loot_failed", e.seat, e.ship, e.target_seat,
                                  e.target_ship);
          },
          [](const WasHit& e) { return hit_text(e); },
          [](const Gained& e) { return gained_text(e); },
          [](const BarrelRefused& e) {
            return ship_sentence("totohu.event.barrel_refused", e.seat, e.ship);
          },
          [](const ShipSunk& e) { return sunk_text(e); },
          [](const LeftForPort& e) { return left_text(e); },
          [](const FleetGone& e) {
            return Text("totohu.event.fleet_gone", {seat_arg("seat", e.seat)});
          },
          [](const DieReassigned& e) { return reassigned_text(e); },
          [](const RoundStarted& e) { return round_text(e.turn, e.counter); },
          [](const GameOver& e) { return result_text(e.result); }},
      event);
}

Text Totohu::label(const View& view, const Move& move) {
  const State& state = view.state;
  return std::visit(
      overloaded{[&](const Commit& commit) { return commit_label(view, move, commit.ship); },
                 [&](const PickEncounter& pick) { return order_label(state, pick.pair); },
                 [&](const FireGuns&) { return choice_label(state, fire_label); },
                 [&](const Loot&) { return choice_label(state, loot_label); },
                 [&](const Hide&) { return choice_label(state, hide_label); },
                 [&](const Keep&) { return choice_label(state, keep_label); },
                 [](const Unknown&) { return Text("totohu.refusal.no_such_move"); }},
      move.what);
}

Text Totohu::heading(const Move& move) {
  return std::visit(overloaded{[](const Commit&) { return Text("totohu.moves.commit"); },
                               [](const PickEncounter&) { return Text("totohu.moves.order"); },
                               [](const FireGuns&) { return Text("totohu.moves.attack"); },
                               [](const Loot&) { return Text("totohu.moves.attack"); },
                               [](const auto&) { return Text("totohu.moves.hide"); }},
                    move.what);
}

// Often it is all the same who meets whom first.
Text Totohu::any(const Move& move) {
  return std::holds_alternative<PickEncounter>(move.what) ? Text("totohu.moves.order.any") : Text();
}

Text Totohu::status(const View& view) {
  const State& state = view.state;
  const Arg mode = {"mode", mode_text(state.options)}, turn = {"turn", int{state.turn}};
  if (over(state)) return Text("totohu.status.over", {mode, turn});
  if (state.seats == 1) return Text("totohu.status.solo", {mode, turn});
  return Text("totohu.status.round", {mode, turn, seat_arg("seat", state.counter)});
}

Text Totohu::prompt(const View& view) {
  const State& state = view.state;
  switch (state.phase) {
    case Phase::commit:
      return commit_prompt(view);
    case Phase::order:
      return Text(
          state.encounters.empty() ? "totohu.prompt.order.first" : "totohu.prompt.order.next",
          {seat_arg("seat", state.counter)});
    case Phase::attack:
      return choice_prompt(state, "totohu.prompt.attack");
    case Phase::hide:
      return choice_prompt(state, "totohu.prompt.hide");
    case Phase::over:
      break;
  }
  return Text("totohu.prompt.over");
}

std::vector<Section> Totohu::describe(const View& view) {
  const State& state = view.state;
  const auto fleets = static_cast<std::size_t>(state.fleet_count());
  std::vector<Section> sections(fleets);
  for (Seat seat = 0; seat < state.fleet_count(); ++seat)
    sections[viewer_first(seat, view.seat)] = fleet_section(view, seat);
  sections.push_back(sea_section(view));
  if (state.seats == 1) sections.push_back(die_section(state));
  return sections;
}

}  // namespace flotilla
