// yoho.hpp: Yoho!, the sea that never holds still. Rules, types and functions; the box is in
// components.hpp, each part of the rules in the .cpp file that bears its name.
//
// Sixteen cards are the sea, four by four, each with open water on some of its edges and another
// face below. Two to four captains lay their lairs against it, one on each edge. The first with
// three gold coins wins at once.
//
// A turn is up to three of the cards in hand, in any order: the Basics, Net and Movement, which come
// back every turn, and three Treasure Maps.
//   Movement     the ship sails as far as open water leads
//   Net          takes what lies under the ship: gold, cannonball, rum, bottle, or an island's choice
//   Swing        a card makes a quarter turn        Swap    two neighbours change places
//   Slide        the next sea card pushes a line    Flip    a card is turned over
//   Remove       a card is taken off                Catch/Throw  takes something from beside the ship
//                or lair, or throws a barrel at an opponent or into a chest beside it
// Cannonballs are fired in between, at a ship on the same card or into the chest under the own one.
// A hit costs a Life, else a coin, else the ship is sent home; a shot steals the coin.
//
// What leaves the sea leaves a hole: its line closes up towards the player whose turn it is, ships
// ride on their cards, and the next sea card fills the far end, turned as the player likes. A barrel
// that comes to lie under a ship goes off, and a trap does when it is turned up.
//
// At the end of the turn Maps may be thrown away, and the hand is filled up to three.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/engine/rules.hpp"
#include "core/games/yoho/components.hpp"

namespace flotilla::yoho {

// ---- Options ----

struct Options {
  std::uint8_t max_rounds = 40;
  bool operator==(const Options&) const = default;
};
inline constexpr int least_rounds = 10, most_rounds = 100;

// ---- State ----

inline constexpr std::uint8_t no_card = 0;          // a hole
inline constexpr std::uint8_t hidden_card = 0xff;   // a view does not tell which: its back is unknown

// A card on the sea.
struct Tile {
  std::uint8_t card = no_card;
  Face face = Face::sea_cross;  // what lies up
  Side side = Side::compass;
  std::uint8_t rot = 0;  // quarter turns clockwise
  bool seen = false;     // it was turned over since it came onto the sea: both its faces are known

  bool is_hole() const { return card == no_card; }
  Object object() const { return object_of(face); }
  bool shows(Object what) const { return !is_hole() && object() == what; }
  Edges open() const { return is_hole() ? Edges{0} : open_edges(face, rot); }
  bool has_known_back() const { return seen && !is_hole() && card != hidden_card; }
  bool operator==(const Tile&) const = default;
};

// The top of the Sea pile.
struct NextCard {
  std::uint8_t card = no_card;
  Face face = Face::sea_cross;
  bool operator==(const NextCard&) const = default;
};

// A sea card on the discard pile, as it lay.
struct Discarded {
  std::uint8_t card = no_card;
  Face face = Face::sea_cross;
  bool seen = false;
  bool operator==(const Discarded&) const = default;
};

struct Player {
  Captain captain = Captain::none;
  Lair lair;                 // its edge is none until it is placed
  std::int8_t ship = home;   // or its cell
  std::uint8_t life = 1, cannonballs = 1, coins = 0;
  FixedVector<Card, most_maps_in_hand> maps;  // in the order of all_maps; hidden in others' views

  bool at_sea() const { return ship != home; }
  int front() const { return front_cell(lair); }
  bool operator==(const Player&) const = default;
};

enum class Phase : std::uint8_t {
  choose_captain,
  place_lair,
  play,
  sail,
  pick_card,
  swing,
  swap,
  flip,
  slide,
  place,
  catch_throw,
  throw_barrel,
  island,
  refresh,
  over
};
inline constexpr auto phase_names =
    names<Phase>("choose_captain", "place_lair", "play", "sail", "pick_card", "swing", "swap",
                 "flip", "slide", "place", "catch_throw", "throw", "island", "refresh", "over");

// What is being carried out, step by step.
enum class Action : std::uint8_t {
  none,
  movement,
  swing,
  swap,
  flip,
  remove,
  blast,
  catch_throw,
  slide,
  fill,
  island
};
inline constexpr auto action_names =
    names<Action>("none", "movement", "swing", "swap", "flip", "remove", "blast", "catch_throw",
                  "slide", "fill", "island");

// The end of a line at which a card comes in.
enum class End : std::uint8_t { near, far, none };
inline constexpr auto end_names = names<End>("near", "far");

struct Pending {
  Action action = Action::none;  // none: nothing is pending
  std::int8_t cell = no_cell;
  std::int8_t barrel = no_cell;
  std::int8_t line = -1;
  End from = End::none;
  bool operator==(const Pending&) const = default;
};

struct State {
  Options options;
  Rng rng;
  std::array<Player, most_players> players;  // the first `seats` of them
  std::uint8_t seats = 2;
  Phase phase = Phase::choose_captain;
  Seat active = 0;
  std::uint16_t turn = 0;  // 0 while captains and lairs are chosen
  std::uint8_t extra_plays = 0;
  Pending pending;
  FixedVector<Card, most_played> played;
  std::array<Tile, cell_count> grid;
  NextCard sea_next;
  // Of both decks the next card is the last one. A view has hidden cards there.
  FixedVector<std::uint8_t, sea_card_count> sea_deck;
  FixedVector<Discarded, sea_card_count> sea_discard;  // oldest first
  FixedVector<Card, map_count> map_deck, map_discard;  // discard: oldest first
  std::uint8_t reserve = 0, life_supply = 0, cannonball_supply = 0;

  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Tile& tile(int cell) const { return grid[static_cast<std::size_t>(cell)]; }
  Tile& tile(int cell) { return grid[static_cast<std::size_t>(cell)]; }
  // Lines run away from the edge of whoever's turn it is.
  int line_cell(int line, int from_near) const {
    return yoho::line_cell(player(active).lair.edge, line, from_near);
  }
  int plays_left() const {
    return plays_a_turn + extra_plays - static_cast<int>(played.size());
  }

  bool operator==(const State&) const = default;
};

// What one seat may see: other hands, both decks and the numbers of cards whose other face nobody
// has seen are hidden, and the generator is a fresh one.
struct View {
  State state;
  Seat seat = nobody;  // nobody: a bystander

  bool operator==(const View&) const = default;
};

// ---- Moves. What a move names may not be there: then it is not listed. ----

struct ChooseCaptain {
  Captain captain = Captain::none;
  bool operator==(const ChooseCaptain&) const = default;
};
struct PlaceLair {
  Lair lair;
  bool operator==(const PlaceLair&) const = default;
};
struct PlayCard {
  Card card = Card::hidden;
  bool operator==(const PlayCard&) const = default;
};
struct Shoot {
  Seat target = nobody;
  bool operator==(const Shoot&) const = default;
};
struct Blast {
  bool operator==(const Blast&) const = default;
};
struct EndTurn {
  bool operator==(const EndTurn&) const = default;
};
struct Sail {
  std::int8_t to = home;
  bool operator==(const Sail&) const = default;
};
struct Pick {
  std::int8_t cell = no_cell;
  bool operator==(const Pick&) const = default;
};
struct Swing {
  Direction direction = Direction::cw;
  bool operator==(const Swing&) const = default;
};
struct Flip {
  Axis axis = Axis::vertical;
  bool operator==(const Flip&) const = default;
};
struct Slide {
  std::int8_t line = 0;
  End from = End::near;
  bool operator==(const Slide&) const = default;
};
struct Place {
  std::uint8_t rot = 0;
  bool operator==(const Place&) const = default;
};
struct Throw {
  Seat target = nobody;
  bool operator==(const Throw&) const = default;
};
struct ThrowChest {
  std::int8_t cell = no_cell;
  bool operator==(const ThrowChest&) const = default;
};
struct Choose {
  Object object = Object::plain;
  bool operator==(const Choose&) const = default;
};
struct Discard {
  Card card = Card::hidden;
  bool operator==(const Discard&) const = default;
};
struct Done {
  bool operator==(const Done&) const = default;
};
// A move of a type that the game does not have, or of something that cannot be: always refused.
struct Unknown {
  bool operator==(const Unknown&) const = default;
};

struct Move {
  Seat seat = nobody;
  std::variant<ChooseCaptain, PlaceLair, PlayCard, Shoot, Blast, EndTurn, Sail, Pick, Swing, Flip,
               Slide, Place, Throw, ThrowChest, Choose, Discard, Done, Unknown>
      what;
  bool operator==(const Move&) const = default;
};

// ---- Events ----

// A ship that rides on a card.
struct Ride {
  Seat seat;
  std::int8_t from, to;
  bool operator==(const Ride&) const = default;
};
using Rides = FixedVector<Ride, most_players>;

struct CaptainChosen {
  Seat seat;
  Captain captain;
  bool operator==(const CaptainChosen&) const = default;
};
struct LairPlaced {
  Seat seat;
  Lair lair;
  bool operator==(const LairPlaced&) const = default;
};
struct TurnStarted {
  Seat seat;
  std::uint16_t turn;
  bool operator==(const TurnStarted&) const = default;
};
struct CardPlayed {
  Seat seat;
  Card card;
  bool operator==(const CardPlayed&) const = default;
};
// The first step of a card that needs two: which card of the sea, which line and from which edge of
// the sea. The specification has no events for these; but every move is told.
struct CardPicked {
  Seat seat;
  std::int8_t cell;
  bool operator==(const CardPicked&) const = default;
};
struct LinePicked {
  Seat seat;
  std::int8_t line;
  End from;
  Edge edge;
  bool operator==(const LinePicked&) const = default;
};
struct ShipSailed {
  Seat seat;
  FixedVector<std::int8_t, cell_count + 1> path;  // from where it was to where it is; home is -1
  bool operator==(const ShipSailed&) const = default;
};
struct CardTurned {
  std::int8_t cell;
  Direction direction;
  std::uint8_t rot;  // now
  bool operator==(const CardTurned&) const = default;
};
struct CardsSwapped {
  std::int8_t a, b;
  Rides ships;
  bool operator==(const CardsSwapped&) const = default;
};
struct CardFlipped {
  std::int8_t cell;
  Axis axis;
  Face face;  // and turn, now
  std::uint8_t rot;
  bool operator==(const CardFlipped&) const = default;
};
enum class Reason : std::uint8_t { removed, taken, trap, barrel };
inline constexpr auto reason_names = names<Reason>("removed", "taken", "trap", "barrel");
struct CardRemoved {
  std::int8_t cell;
  Face face;
  Reason reason;
  bool operator==(const CardRemoved&) const = default;
};
struct ColumnPushed {
  std::int8_t line;
  End from;
  std::int8_t cell;  // where the new card came in
  Face face;
  std::uint8_t rot;
  Face out_face;
  Rides ships;  // those that ride; `ship_sent_home` tells of the others
  bool operator==(const ColumnPushed&) const = default;
};
struct Shift {
  std::int8_t from, to;
  bool operator==(const Shift&) const = default;
};
struct ColumnSlid {
  std::int8_t line;
  FixedVector<Shift, side_length> cards;
  Rides ships;
  bool operator==(const ColumnSlid&) const = default;
};
struct CardPlaced {
  std::int8_t cell;
  Face face;
  std::uint8_t rot;
  bool operator==(const CardPlaced&) const = default;
};
struct SeaNextRevealed {
  Face face;
  bool operator==(const SeaNextRevealed&) const = default;
};
struct SeaReshuffled {
  std::uint8_t count;
  bool operator==(const SeaReshuffled&) const = default;
};
struct MapsReshuffled {
  std::uint8_t count;
  bool operator==(const MapsReshuffled&) const = default;
};
enum class How : std::uint8_t { net, catching };
inline constexpr auto how_names = names<How>("net", "catch");
struct ItemTaken {
  Seat seat;
  std::int8_t cell;
  Object object;
  How how;
  bool operator==(const ItemTaken&) const = default;
};
struct CoinGained {
  Seat seat;
  bool operator==(const CoinGained&) const = default;
};
struct LifeGained {
  Seat seat;
  bool operator==(const LifeGained&) const = default;
};
struct CannonballGained {
  Seat seat;
  bool operator==(const CannonballGained&) const = default;
};
struct ExtraPlay {
  Seat seat;
  bool operator==(const ExtraPlay&) const = default;
};
struct NothingGained {
  Seat seat;
  Object object;
  bool operator==(const NothingGained&) const = default;
};
struct MapDrawn {
  Seat seat;
  Card card;  // hidden for the others
  bool operator==(const MapDrawn&) const = default;
};
struct BarrelThrown {
  Seat seat;
  std::int8_t cell;
  Seat target;         // nobody: into a chest
  std::int8_t chest;   // no_cell: at a player
  bool operator==(const BarrelThrown&) const = default;
};
struct BarrelExploded {
  std::int8_t cell;
  bool operator==(const BarrelExploded&) const = default;
};
struct TrapSprung {
  std::int8_t cell;
  bool operator==(const TrapSprung&) const = default;
};
struct CannonballFired {
  Seat seat;
  Seat target;
  std::int8_t chest;
  bool operator==(const CannonballFired&) const = default;
};
enum class Cause : std::uint8_t { barrel, trap, cannonball, pushed_out };
inline constexpr auto cause_names = names<Cause>("barrel", "trap", "cannonball", "pushed_out");
struct LifeLost {
  Seat seat;
  Cause cause;
  bool operator==(const LifeLost&) const = default;
};
struct CoinLost {
  Seat seat;
  Cause cause;
  Seat to;  // the thief; nobody: it went back to the reserve
  bool operator==(const CoinLost&) const = default;
};
struct ShipSentHome {
  Seat seat;
  std::int8_t from;
  Cause cause;
  bool operator==(const ShipSentHome&) const = default;
};
struct NoDamage {
  Seat seat;
  Cause cause;
  bool operator==(const NoDamage&) const = default;
};
struct CardsReturned {
  Seat seat;
  bool operator==(const CardsReturned&) const = default;
};
struct MapDiscarded {
  Seat seat;
  Card card;
  bool operator==(const MapDiscarded&) const = default;
};
struct TurnEnded {
  Seat seat;
  bool operator==(const TurnEnded&) const = default;
};
enum class Ending : std::uint8_t { three_coins, round_limit };
inline constexpr auto ending_names = names<Ending>("three_coins", "round_limit");
struct MatchOver {
  SeatList winners;
  Ending reason;
  bool operator==(const MatchOver&) const = default;
};

using Event = std::variant<CaptainChosen, LairPlaced, TurnStarted, CardPlayed, CardPicked,
                           LinePicked, ShipSailed, CardTurned, CardsSwapped, CardFlipped,
                           CardRemoved, ColumnPushed, ColumnSlid, CardPlaced, SeaNextRevealed,
                           SeaReshuffled, MapsReshuffled, ItemTaken, CoinGained, LifeGained,
                           CannonballGained, ExtraPlay, NothingGained, MapDrawn, BarrelThrown,
                           BarrelExploded, TrapSprung, CannonballFired, LifeLost, CoinLost,
                           ShipSentHome, NoDamage, CardsReturned, MapDiscarded, TurnEnded,
                           MatchOver>;

// ---- What follows from a state ----

// A set of places, a bit for each: the cells, then home.
using PlaceSet = std::uint32_t;
inline constexpr int home_place = cell_count;
constexpr int place_of(int ship) {
  return ship == home ? home_place : ship;
}
inline constexpr PlaceSet all_cells = (PlaceSet{1} << cell_count) - 1;
constexpr bool contains(PlaceSet places, int ship) {
  return (places >> place_of(ship) & 1u) != 0;
}

// sailing.cpp: where a seat's ship could sail now; where it lies is not among them.
PlaceSet reachable(const State& state, Seat seat);
// The shortest way there, both ends included; expects a place that can be reached.
FixedVector<std::int8_t, cell_count + 1> path_to(const State& state, Seat seat, int to);

// legal.cpp
// Could the active player play this card now, if it is in the hand?
bool can_play(const State& state, Card card);
// Can the active player take what lies there with a Catch?
bool can_catch(const State& state, int cell);
// Can a barrel that lies there be thrown at this seat, or into the chest over there?
bool can_throw_at(const State& state, int barrel, Seat target);
bool can_throw_into(const State& state, int barrel, int chest);

// view.cpp
// Of the cards that look like this from above and whose other side nobody knows, so many in a
// hundred hide gold.
int chance_of_gold(const State& state, Face front);

// apply.cpp: whose ships are on a cell, the active player's first, then clockwise.
SeatList ships_on(const State& state, int cell);

}  // namespace flotilla::yoho

namespace flotilla {

struct Yoho {
  using Options = yoho::Options;
  using State = yoho::State;
  using View = yoho::View;
  using Move = yoho::Move;
  using Event = yoho::Event;

  static constexpr std::array<std::string_view, 1> bots = {"greedy"};
  static constexpr GameInfo info = {"yoho", 2, 4, 1, bots, false};
  static constexpr std::size_t most_moves = yoho::cell_count;

  // setup.cpp
  static State start(const Options& options, int players, Rng rng);
  static int seats(const State& state) { return state.seats; }
  static int sides(const State& state) { return state.seats; }
  static SeatList to_act(const State& state);
  static bool over(const State& state) { return state.phase == yoho::Phase::over; }

  static void legal_moves(const State& state, FixedVector<Move, most_moves>& list);  // legal.cpp
  static Text why_not(const State& state, const Move& move);                         // legal.cpp
  static void apply(State& state, const Move& move, std::vector<Event>* events);     // apply.cpp
  static std::optional<Outcome> outcome(const State& state);                         // scoring.cpp

  // view.cpp
  static View view(const State& state, Seat seat);
  static std::optional<Event> mask(const Options& options, const Event& event, Seat seat);
  static bool discloses(const State& before, const State& after, const Event& event);
  static bool forgets_before(const Options&, const Event&) { return false; }
  static State sample(const Knowledge<Yoho>& known, Rng rng);
  // Captains and lairs are chosen in the open; a turn needs the hand.
  static bool open_decision(const State& state) {
    return state.phase == yoho::Phase::choose_captain || state.phase == yoho::Phase::place_lair;
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
  static Text status(const View& view);
  static Text prompt(const View& view);
  static std::vector<Section> describe(const View& view);

  static Move decide(std::string_view bot, const Knowledge<Yoho>& known, Rng& rng);  // judge.cpp
};

}  // namespace flotilla
