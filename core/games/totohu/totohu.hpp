// totohu.hpp: TOTOHU, the naval battle that is counted out. Rules, types and functions; the box is
// in components.hpp, each part of the rules in the .cpp file that bears its name.
//
// Every player has the same fleet of six: a hunter, two pirates of strength 4 and 5, three
// merchants of strength 3, 4 and 5. Each round somebody counts TO-TO-HU, and all who have a ship at
// sea play the card of one of them at the same moment. The ships meet:
//   pirate, merchant     the merchant is hit, the pirate gains a cannon
//   pirate, pirate       the weaker is hit, the stronger gains a cannon; equals are both hit
//   pirate, hunter       the pirate is hit, the hunter adds an anchor
//   merchant, merchant   a barrel each; a 5 that meets a 3 or 4 gets one more
//   merchant, hunter     the hunter adds an anchor
//   hunter, hunter       an anchor each
// A ship whose hull is full of hits sinks at once, with all it carries. A hunter with seven
// anchors, a pirate with all its cannons and a merchant with a full deck sail home at once with
// what they have, and fight no more.
//
// Three fleets: the ships meet one against one, in the order that whoever counted chooses once all
// cards are shown. A ship that has gone misses what is left of its encounters.
// One player: a die plays the other fleet.
//
// The end comes when at most one fleet has ships at sea. Cannons and barrels on ships that have not
// sunk are the score; a tie is a shared victory.
//
// Hidden Treasure: merchants and pirates have a hold for one barrel. A merchant that meets a hunter
// may move a barrel there from its deck; a pirate with an empty hold may take a barrel from a
// merchant's deck instead of firing. Blind game: nobody sees the other fleets; what happened in the
// open must be remembered.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/engine/rules.hpp"
#include "core/games/totohu/components.hpp"

namespace flotilla::totohu {

inline constexpr std::size_t most_fleets = 3;

// ---- Options ----

enum class Opponent : std::uint8_t { dice, player };
inline constexpr auto opponent_names = names<Opponent>("dice", "player");

struct Options {
  bool hidden_treasure = false;
  bool blind = false;
  Opponent opponent = Opponent::player;  // dice exactly if there is one seat

  bool operator==(const Options&) const = default;
};

// ---- State ----

enum class Status : std::uint8_t { at_sea, in_port, sunk, hidden };
inline constexpr auto status_names = names<Status>("at_sea", "in_port", "sunk");

inline constexpr std::uint8_t unknown = 0xff;  // a number that a view does not show

// A ship and the tokens on it.
struct Vessel {
  std::uint8_t hits = 0, cannons = 0, anchors = 0, deck = 0, hold = 0;
  Status status = Status::at_sea;

  bool at_sea() const { return status == Status::at_sea; }
  // What counts towards sailing home: a ship has spaces of one of these kinds.
  int load() const { return cannons + anchors + deck; }
  // What it scores unless it sinks.
  int treasure() const { return cannons + deck + hold; }
  bool operator==(const Vessel&) const = default;
};
// A ship of another fleet in the blind game.
inline constexpr Vessel hidden_vessel = {unknown, unknown, unknown,
                                         unknown, unknown, Status::hidden};

struct Fleet {
  std::array<Vessel, ship_count> ships;
  Ship commit = Ship::none;  // chosen this round

  const Vessel& operator[](Ship ship) const { return ships[index(ship)]; }
  Vessel& operator[](Ship ship) { return ships[index(ship)]; }
  // In the blind game that cannot be known of another fleet: none of its ships is at sea there.
  bool active() const { return std::ranges::any_of(ships, &Vessel::at_sea); }
  std::size_t ships_out() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(ships, [](const Vessel& vessel) { return !vessel.at_sea(); }));
  }
  bool operator==(const Fleet&) const = default;
};

// Two fleets that meet, the lower seat first.
enum class Pair : std::uint8_t { none, p01, p02, p12 };
inline constexpr std::array<Pair, 3> all_pairs = {Pair::p01, Pair::p02, Pair::p12};
constexpr Seat lower(Pair pair) {
  return pair == Pair::p12 ? 1 : 0;
}
constexpr Seat higher(Pair pair) {
  return pair == Pair::p01 ? 1 : 2;
}
constexpr bool contains(Pair pair, Seat seat) {
  return lower(pair) == seat || higher(pair) == seat;
}
constexpr Seat other_of(Pair pair, Seat seat) {
  return lower(pair) == seat ? higher(pair) : lower(pair);
}
constexpr Pair pair_of(int a, int b) {
  for (const Pair pair : all_pairs)
    if (lower(pair) == a && higher(pair) == b) return pair;
  return Pair::none;
}

struct Encounter {
  Pair pair : 4 = Pair::none;
  EncounterOutcome outcome : 4 = EncounterOutcome::pending;
  bool operator==(const Encounter&) const = default;
};
using Encounters = FixedVector<Encounter, 3>;  // in the order in which they take place

// A round that is over, as everybody saw it.
struct Round {
  std::uint8_t turn = 0;
  Seat counter = 0;
  std::array<Ship, most_fleets> ships = {Ship::none, Ship::none, Ship::none};
  Encounters encounters;
  bool operator==(const Round&) const = default;
};
// No match has as many: a fleet can take or lose tokens in at most 55 rounds and meet nothing but
// hunters, or nobody, in at most 20 more. If a state from outside claims more, the oldest go.
inline constexpr std::size_t most_rounds = 80;
inline constexpr int last_turn = 160;  // of a state from outside, so that turns stay in a byte

// The rolls of a round and the ship that they gave. More rolls than this have never been seen (a
// roll is repeated with a chance of one third); only the last ones would be kept.
struct Die {
  FixedVector<std::uint8_t, 31> faces;
  Ship ship = Ship::none;  // none: not used yet
  bool operator==(const Die&) const = default;
};

enum class Phase : std::uint8_t { commit, order, attack, hide, over };
inline constexpr auto phase_names = names<Phase>("commit", "order", "attack", "hide", "over");

struct State {
  Options options;
  Rng rng;
  std::array<Fleet, most_fleets> fleets;  // those of the seats, then that of the die
  std::uint8_t seats = 2;
  Phase phase = Phase::commit;
  std::uint8_t acting = 0;  // who is to act, a bit for each seat
  Seat counter = 0;         // who counts TO-TO-HU
  std::uint8_t turn = 1;    // the number of the round
  Encounters encounters;    // of this round, once the ships are shown
  Supply supply;            // all numbers are unknown in a blind view
  Die die;
  FixedVector<Round, most_rounds> history;

  int fleet_count() const { return seats == 1 ? 2 : seats; }
  bool is_dice_fleet(Seat seat) const { return seats == 1 && seat == 1; }
  const Fleet& fleet(Seat seat) const { return fleets[static_cast<std::size_t>(seat)]; }
  Fleet& fleet(Seat seat) { return fleets[static_cast<std::size_t>(seat)]; }
  const Vessel& vessel(Seat seat, Ship ship) const { return fleet(seat)[ship]; }
  Vessel& vessel(Seat seat, Ship ship) { return fleet(seat)[ship]; }
  bool is_acting(Seat seat) const { return (acting >> seat & 1) != 0; }
  // The encounter that is under way or comes next, or null.
  const Encounter* current() const {
    for (const Encounter& encounter : encounters)
      if (encounter.outcome == EncounterOutcome::pending) return &encounter;
    return nullptr;
  }

  bool operator==(const State&) const = default;
};

// The seats whose bits are set.
inline SeatList seats_in(std::uint8_t set) {
  SeatList list;
  for (Seat seat = 0; set >> seat != 0; ++seat)
    if ((set >> seat & 1) != 0) list.push_back(seat);
  return list;
}

// What one seat may see. In the commit phase the other fleets' commits are Ship::none; in the blind
// game their ships are hidden_vessel and the supply is unknown; the generator is a fresh one.
struct View {
  State state;
  Seat seat = nobody;  // nobody: a bystander
  // A bit for each fleet whose ships are not seen, but whose captain has said that none of them is
  // at sea any more.
  std::uint8_t gone = 0;

  bool is_closed(Seat of) const { return state.fleet(of).ships[0].status == Status::hidden; }
  bool plays_on(Seat of) const {
    return is_closed(of) ? (gone >> of & 1) == 0 : state.fleet(of).active();
  }
  bool operator==(const View&) const = default;
};

// ---- Moves ----

struct Commit {
  Ship ship = Ship::none;  // none for a name that no ship has
  bool operator==(const Commit&) const = default;
};
struct PickEncounter {
  Pair pair = Pair::none;  // none for two numbers that are no pair
  bool operator==(const PickEncounter&) const = default;
};
struct FireGuns {
  bool operator==(const FireGuns&) const = default;
};
struct Loot {
  bool operator==(const Loot&) const = default;
};
struct Hide {
  bool operator==(const Hide&) const = default;
};
struct Keep {
  bool operator==(const Keep&) const = default;
};
// A move of a type that the game does not have: always refused.
struct Unknown {
  bool operator==(const Unknown&) const = default;
};

struct Move {
  Seat seat = nobody;
  std::variant<Commit, PickEncounter, FireGuns, Loot, Hide, Keep, Unknown> what;
  bool operator==(const Move&) const = default;
};

// ---- Events ----

struct Committed {
  Seat seat;
  bool operator==(const Committed&) const = default;
};
struct DieRolled {
  std::uint8_t face;  // 1 to 6
  Ship symbol;        // the ship that the face shows
  Ship ship;          // the ship that it stands for; none: roll again
  bool operator==(const DieRolled&) const = default;
};
struct Revealed {
  FixedVector<Ship, most_fleets> ships;  // of every fleet; none: that fleet is gone
  bool operator==(const Revealed&) const = default;
};
struct EncounterPicked {
  Seat seat;
  Pair pair;
  bool operator==(const EncounterPicked&) const = default;
};
struct Encountered {
  Pair pair;
  std::array<Ship, 2> ships;  // in the order of the pair
  EncounterOutcome outcome;
  bool operator==(const Encountered&) const = default;
};
struct EncounterCancelled {
  Pair pair;
  SeatList gone;  // whose ship is no longer there
  bool operator==(const EncounterCancelled&) const = default;
};
struct Stashed {
  Seat seat;
  Ship ship;
  bool operator==(const Stashed&) const = default;
};
struct Looted {
  Seat seat;
  Ship ship;
  Seat from_seat;
  Ship from_ship;
  bool operator==(const Looted&) const = default;
};
struct LootFailed {
  Seat seat;
  Ship ship;
  Seat target_seat;
  Ship target_ship;
  bool operator==(const LootFailed&) const = default;
};
struct WasHit {
  Seat seat;
  Ship ship;
  std::uint8_t hits;  // after it; unknown in the blind game
  bool operator==(const WasHit&) const = default;
};
struct Gained {
  Seat seat;
  Ship ship;
  Token token;
  std::uint8_t count;  // unknown in the blind game
  bool operator==(const Gained&) const = default;
};
struct BarrelRefused {
  Seat seat;
  Ship ship;
  bool operator==(const BarrelRefused&) const = default;
};
struct ShipSunk {
  Seat seat;
  Ship ship;
  std::uint8_t cannons, barrels;  // what went down with it
  bool operator==(const ShipSunk&) const = default;
};
struct LeftForPort {
  Seat seat;
  Ship ship;
  bool operator==(const LeftForPort&) const = default;
};
struct FleetGone {
  Seat seat;
  bool operator==(const FleetGone&) const = default;
};
struct DieReassigned {
  std::array<Ship, ship_count> faces;  // what the faces 1 to 6 stand for now
  bool operator==(const DieReassigned&) const = default;
};
struct RoundStarted {
  std::uint8_t turn;
  Seat counter;
  bool operator==(const RoundStarted&) const = default;
};
struct GameOver {
  Outcome result;
  bool operator==(const GameOver&) const = default;
};

using Event =
    std::variant<Committed, DieRolled, Revealed, EncounterPicked, Encountered, EncounterCancelled,
                 Stashed, Looted, LootFailed, WasHit, Gained, BarrelRefused, ShipSunk, LeftForPort,
                 FleetGone, DieReassigned, RoundStarted, GameOver>;

// ---- What follows from a state ----

// scoring.cpp. A ship in the blind game is neither; both are false of one that has gone.
bool one_hit_from_sinking(Ship ship, const Vessel& vessel);
bool one_token_from_port(Ship ship, const Vessel& vessel);

// Cannons and barrels on the ships that have not sunk.
int score(const Fleet& fleet);
// The sum that goes down with every encounter, which is why a match ends: free spaces of all ships
// at sea, a free hold counted twice.
int free_spaces(const State& state);

// apply.cpp: of two fleets that meet, the one whose chosen ship is of this kind (the lower seat if
// both are); nobody if neither is.
Seat seat_of_kind(const State& state, Pair pair, Kind kind);
// What the faces 1 to 6 of the die stand for while the dice fleet has these ships; none:
// roll again.
std::array<Ship, ship_count> die_meaning(const Fleet& dice_fleet);
// The choice that is due before the current encounter: attack, hide, or, with none, over.
Phase choice_due(const State& state, const Encounter& encounter);
// Whose choice it is: of attack the pirate's owner, of hide the merchant's.
Seat chooser(const State& state, Pair pair, Phase choice);
// Shows these ships, one of every fleet that has any at sea, as if all had chosen them and the die
// had fallen so: what bots use to look ahead. Expects a state in the phase commit.
void show(State& state, const std::array<Ship, most_fleets>& ships);
// Makes a pending encounter take place with this outcome, up to the ships that leave because of it.
// `events` may be null.
void resolve(State& state, Encounter& encounter, EncounterOutcome outcome,
             std::vector<Event>* events);

}  // namespace flotilla::totohu

namespace flotilla {

struct Totohu {
  using Options = totohu::Options;
  using State = totohu::State;
  using View = totohu::View;
  using Move = totohu::Move;
  using Event = totohu::Event;

  // From weak to strong: the best reply to anything, a mixed answer, a mixed answer from playouts.
  static constexpr std::array<std::string_view, 3> bots = {"greedy", "mixed", "expert"};
  static constexpr GameInfo info = {"totohu", 1, 3, 1, bots, true};
  static constexpr std::size_t most_moves = totohu::most_fleets * totohu::ship_count;

  // setup.cpp
  static State start(const Options& options, int players, Rng rng);
  static int seats(const State& state) { return state.seats; }
  static int sides(const State& state) { return state.fleet_count(); }
  static SeatList to_act(const State& state);
  static bool over(const State& state) { return state.phase == totohu::Phase::over; }

  static void legal_moves(const State& state, FixedVector<Move, most_moves>& list);  // legal.cpp
  static Text why_not(const State& state, const Move& move);                         // legal.cpp
  static void apply(State& state, const Move& move, std::vector<Event>* events);     // apply.cpp
  static std::optional<Outcome> outcome(const State& state);                         // scoring.cpp

  // view.cpp; sample is in memory.cpp
  static View view(const State& state, Seat seat);
  static std::optional<Event> mask(const Options& options, const Event& event, Seat seat);
  static bool discloses(const State& before, const State& after, const Event& event);
  static bool forgets_before(const Options& options, const Event& event);
  static State sample(const Knowledge<Totohu>& known, Rng rng);
  // Fleets that lie open need no curtain, but a choice that all make at once does.
  static bool open_decision(const State& state) {
    return state.phase != totohu::Phase::commit && !state.options.blind;
  }
  static std::optional<Refusal> broken_total(const State& state);

  // json.cpp
  static std::vector<OptionInfo> option_infos(int players);
  static Options read_options(const Reader& reader, int players);
  static Json options_json(const Options& options);
  static Json state_json(const State& state);
  static Json view_json(const View& view);
  static Json move_json(const Move& move);
  static Json event_json(const Event& event);
  static State read_state(const Reader& reader);
  static View read_view(const Reader& reader, Seat seat);
  static Move read_move(const Reader& reader, const State& state);
  static Event read_event(const Reader& reader, int players);

  // text.cpp
  static Text sentence(const Event& event);
  static Text label(const View& view, const Move& move);
  static Text heading(const Move& move);
  static Text any(const Move& move);
  static Text status(const View& view);
  static Text prompt(const View& view);
  static std::vector<Section> describe(const View& view);

  static Move decide(std::string_view bot, const Knowledge<Totohu>& known, Rng& rng);  // judge.cpp
};

}  // namespace flotilla
