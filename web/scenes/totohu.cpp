// totohu.cpp: the scene of TOTOHU: what can be clicked, how long events are shown, and what the eye
// sees after each. The rest of it is listed in totohu_scene.hpp.
#include "core/engine/phrases.hpp"
#include "web/scenes/totohu_scene.hpp"

namespace flotilla::totohu {
namespace {

constexpr int table_toggle = 0;

// What is said of a fleet, as in the description of the table.
struct InWords {
  std::vector<Section> sections;
  Seat viewer;

  const Section& of_fleet(Seat seat) const { return sections[viewer_first(seat, viewer)]; }
};

std::vector<Text> ship_hint(const InWords& table, Seat seat, Ship ship) {
  const Section& fleet = table.of_fleet(seat);
  return {fleet.heading,
          fleet.lines.size() > index(ship) ? fleet.lines[index(ship)] : fleet.lines.front()};
}

std::vector<Text> plate_hint(const InWords& table, Seat seat) {
  const Section& fleet = table.of_fleet(seat);
  return {fleet.heading, fleet.lines.back()};
}

void add_ships(std::vector<Spot>& spots, const Picture<Totohu>& picture, const Places& places,
               const Surroundings& around, const InWords& table) {
  for (Seat seat = 0; seat < picture.view.state.fleet_count(); ++seat) {
    const FleetPlaces& fleet = places.fleets[static_cast<std::size_t>(seat)];
    if (!fleet.plate.empty()) spots.push_back({fleet.plate, plate_hint(table, seat)});
    for (const Ship ship : all_ships) {
      Spot spot{fleet.ships[index(ship)], ship_hint(table, seat, ship)};
      spot.about = about_ship(ship, seat == around.home);
      for (std::size_t m = 0; m < picture.moves.size(); ++m) {
        const Commit* commit = as<Commit>(&picture.moves[m]);
        if (!commit || commit->ship != ship || picture.moves[m].seat != seat) continue;
        spot.hint = {Totohu::label(picture.view, picture.moves[m])};
        // While a ship is dragged only the sea takes it.
        if (around.attention.piece >= 0) continue;
        spot.move = spot.piece = static_cast<int>(m);
      }
      spots.push_back(std::move(spot));
    }
  }
}

// A ship that is taken up goes to sea.
void add_sea(std::vector<Spot>& spots, const Picture<Totohu>& picture, const Places& places,
             const Surroundings& around, const Section& told) {
  spots.push_back({places.sea, told.lines});
  const int taken = around.attention.piece;
  if (taken < 0 || taken >= static_cast<int>(picture.moves.size())) return;
  const Move& move = picture.moves[static_cast<std::size_t>(taken)];
  if (!as<Commit>(&move)) return;
  spots.back().move = taken;
  spots.back().hint = {Totohu::label(picture.view, move)};
}

// The barrel on deck can be taken up; then the hold takes it.
void add_stowing(std::vector<Spot>& spots, const Picture<Totohu>& picture, const Places& places,
                 const Surroundings& around) {
  const std::optional<Stowing> found = stowing(picture, places, around.home);
  if (!found) return;
  const std::vector<Text> hint = {
      Totohu::label(picture.view, picture.moves[static_cast<std::size_t>(found->move)])};
  Spot spot{found->barrel, hint};
  spot.piece = found->move;
  spots.push_back(std::move(spot));
  if (around.attention.piece == found->move) spots.push_back({found->hold, hint, found->move});
}

void append(Encounters& encounters, Pair pair) {
  Encounter next;
  next.pair = pair;
  if (!encounters.full()) encounters.push_back(next);
}

// Two moves that are chosen by a button each; the first of them may be missing.
Rect choice_area(const Places& places, const Move& move) {
  const bool second =
      std::holds_alternative<Loot>(move.what) || std::holds_alternative<Keep>(move.what);
  return places.choices[second ? 1 : 0];
}

}  // namespace

bool offers_any_order(const Picture<Totohu>& picture, const Places& places) {
  return !picture.moves.empty() && as<PickEncounter>(&picture.moves[0]) &&
         !places.any_order.empty();
}

Encounters with_pick(Encounters encounters, Pair pair) {
  append(encounters, pair);
  if (encounters.size() != 2) return encounters;
  for (const Pair last : all_pairs)
    if (last != encounters[0].pair && last != pair) {
      append(encounters, last);
      break;
    }
  return encounters;
}

Pair meeting_now(const State& state) {
  if (state.phase == Phase::attack || state.phase == Phase::hide)
    if (const Encounter* current = state.current()) return current->pair;
  Pair last = Pair::none;
  for (const Encounter& encounter : state.encounters)
    if (encounter.outcome != EncounterOutcome::pending) last = encounter.pair;
  return last;
}

std::optional<Stowing> stowing(const Picture<Totohu>& picture, const Places& places, Seat home) {
  const State& state = picture.view.state;
  for (std::size_t m = 0; m < picture.moves.size(); ++m) {
    const Move& move = picture.moves[m];
    if (!as<Hide>(&move)) continue;
    const Ship ship = state.fleet(move.seat).commit;
    const Vessel& vessel = state.vessel(move.seat, ship);
    const Berth at = berth(places, state, home, move.seat, meeting_now(state));
    const ShipLook look{ship, vessel, move.seat, at.looks_left, true};
    return Stowing{static_cast<int>(m), move.seat, deck_space(at.area, look, vessel.load() - 1),
                   hold_hatch(at.area, look)};
  }
  return std::nullopt;
}

std::vector<Spot> TotohuScene::spots(const Picture<Totohu>& picture,
                                     const Surroundings& around) const {
  const State& state = picture.view.state;
  const Places places = find_places(around.canvas, around.unit, state, around.home);
  const InWords table{Totohu::describe(picture.view), picture.view.seat};
  std::vector<Spot> spots;

  add_sea(spots, picture, places, around,
          table.sections[static_cast<std::size_t>(state.fleet_count())]);
  add_ships(spots, picture, places, around, table);
  for (std::size_t m = 0; m < picture.moves.size(); ++m) {
    const Move& move = picture.moves[m];
    if (std::holds_alternative<Commit>(move.what)) continue;
    const PickEncounter* pick = as<PickEncounter>(&move);
    spots.push_back(
        {pick ? crossing(places, state, around.home, pick->pair) : choice_area(places, move),
         {Totohu::label(picture.view, move)},
         static_cast<int>(m)});
  }
  add_stowing(spots, picture, places, around);
  if (offers_any_order(picture, places)) {
    spots.push_back({places.any_order, {Totohu::any(picture.moves[0])}, 0});
    spots.back().any = true;
  }
  if (!places.last_round.empty() && !state.history.empty())
    spots.push_back({places.last_round, {Text("totohu.scene.last_round")}});
  const std::vector<Text> about_table = {Text("totohu.scene.table"),
                                         Text("totohu.scene.table.help")};
  if (!places.on_sheet) {
    spots.push_back({places.table, about_table});
    if (!places.die.empty()) spots.push_back({places.die, table.sections.back().lines});
    return spots;
  }
  if (around.attention.open >> table_toggle & 1u)
    spots.push_back({places.die.empty() ? places.table
                                        : Rect{places.table.x, places.table.y, places.table.w,
                                               places.die.bottom() - places.table.y},
                     about_table, -1, -1, table_toggle});
  spots.push_back({places.frame.button, {Text("totohu.scene.table")}, -1, -1, table_toggle});
  return spots;
}

double TotohuScene::seconds(const Event& event, const Surroundings&) const {
  return std::visit(overloaded{
                        [](const Committed&) { return 0.40; },
                        [](const DieRolled& e) { return e.ship == Ship::none ? 1.15 : 0.90; },
                        [](const Revealed&) { return 1.80; },
                        [](const EncounterPicked&) { return 0.70; },
                        [](const Encountered&) { return 1.15; },
                        [](const EncounterCancelled&) { return 1.00; },
                        [](const Stashed&) { return 0.55; },
                        [](const Looted&) { return 0.80; },
                        [](const LootFailed&) { return 0.80; },
                        [](const WasHit&) { return 0.60; },
                        [](const Gained&) { return 0.50; },
                        [](const BarrelRefused&) { return 0.60; },
                        [](const ShipSunk&) { return 1.20; },
                        [](const LeftForPort&) { return 1.10; },
                        [](const FleetGone&) { return 1.50; },
                        [](const DieReassigned&) { return 1.00; },
                        [](const RoundStarted&) { return 0.40; },
                        [](const GameOver&) { return 2.20; },
                    },
                    event);
}

namespace {

void add(std::uint8_t& number, int more) {
  if (number != unknown) number = static_cast<std::uint8_t>(std::max(0, number + more));
}

void note_outcome(State& state, Pair pair, EncounterOutcome outcome) {
  for (Encounter& encounter : state.encounters)
    if (encounter.pair == pair) encounter.outcome = outcome;
  state.phase = Phase::order;  // no choice is open any more
}

void show_commits(State& state, const Revealed& revealed) {
  FixedVector<int, most_fleets> seats;
  for (std::size_t i = 0; i < revealed.ships.size(); ++i) {
    state.fleets[i].commit = revealed.ships[i];
    if (revealed.ships[i] != Ship::none) seats.push_back(static_cast<int>(i));
  }
  state.phase = Phase::order;
  state.acting = 0;
  state.encounters.clear();
  if (seats.size() == 2) append(state.encounters, pair_of(seats[0], seats[1]));
}

void gain(Vessel& vessel, const Gained& gained) {
  const int count = gained.count == unknown ? 1 : gained.count;
  switch (gained.token) {
    case Token::cannon:
      return add(vessel.cannons, count);
    case Token::barrel:
      return add(vessel.deck, count);
    case Token::anchor:
      return add(vessel.anchors, count);
  }
}

}  // namespace

void TotohuScene::settle(View& view, const Event& event) const {
  State& state = view.state;
  std::visit(
      overloaded{
          [&](const Committed& e) {
            state.acting = static_cast<std::uint8_t>(state.acting & ~(1 << e.seat));
          },
          [&](const DieRolled& e) {
            if (state.die.ship != Ship::none) state.die = {};
            if (!state.die.faces.full()) state.die.faces.push_back(e.face);
            state.die.ship = e.ship;
          },
          [&](const Revealed& e) { show_commits(state, e); },
          [&](const EncounterPicked& e) { state.encounters = with_pick(state.encounters, e.pair); },
          [&](const Encountered& e) { note_outcome(state, e.pair, e.outcome); },
          [&](const EncounterCancelled& e) {
            note_outcome(state, e.pair, EncounterOutcome::cancelled);
          },
          [&](const Stashed& e) {
            add(state.vessel(e.seat, e.ship).deck, -1);
            add(state.vessel(e.seat, e.ship).hold, 1);
          },
          [&](const Looted& e) {
            add(state.vessel(e.from_seat, e.from_ship).deck, -1);
            add(state.vessel(e.seat, e.ship).hold, 1);
          },
          [](const LootFailed&) {},
          [&](const WasHit& e) { add(state.vessel(e.seat, e.ship).hits, 1); },
          [&](const Gained& e) { gain(state.vessel(e.seat, e.ship), e); },
          [](const BarrelRefused&) {},
          [&](const ShipSunk& e) {
            Vessel& vessel = state.vessel(e.seat, e.ship);
            vessel = {vessel.hits, 0, 0, 0, 0, Status::sunk};
          },
          [&](const LeftForPort& e) { state.vessel(e.seat, e.ship).status = Status::in_port; },
          [&](const FleetGone& e) {
            if (view.is_closed(e.seat))
              view.gone = static_cast<std::uint8_t>(view.gone | 1 << e.seat);
          },
          [](const DieReassigned&) {},
          [&](const RoundStarted& e) {
            for (Fleet& fleet : state.fleets) fleet.commit = Ship::none;
            state.encounters.clear();
            state.phase = Phase::commit;
            state.turn = e.turn;
            state.counter = e.counter;
          },
          [&](const GameOver&) { state.phase = Phase::over; },
      },
      event);
}

}  // namespace flotilla::totohu
