// yutaka.hpp: Yutakâ, the game of two expeditions. Rules, types and functions; the box is in
// components.hpp, each part of the rules in the .cpp file that bears its name.
//
// Two explorers contest five islands. Of 25 treasure tiles five are set aside unseen and twenty lie
// face down on the islands. There are five kinds of treasure and each kind is worth 30 points in
// all. Each player has the same 24 cards: numbers 1 to 4 of every kind, and four Dynamites; a hand
// of six.
//
// Opening. The seats turn over a tile in turns, two each. Only accessible tiles can be turned:
// those on which nothing lies face down any more (in the flat archipelago: any tile).
//
// A turn. The active seat plays one card at an island and then draws one, while its deck lasts.
//   A precious object (idol, dagger, amphora, crystals) goes to the own side.
//   Equipment goes to the own side, and its player turns over a tile of any island.
//   Dynamite goes to the opponent's side, and the opponent turns over a tile.
// A side of an island is a column of at most five cards; a full one cannot be chosen. Nothing ever
// leaves a column.
//
// The end comes at once when the last tile is turned. Sixteen tiles are hidden after the opening
// and there are sixteen cards that turn one, so all of these are played in every match.
// Island by island and kind by kind the tiles go to the side with the higher sum of cards of that
// kind. A tie, or no card of the kind at all, gives them to nobody. Equipment tiles need an
// Equipment card on the own side; if both have one, the sums of the whole columns decide. Most
// points win, then most points in Equipment tiles; after that the win is shared.
//
// Modes. Mysteria: a face-down tile shows nothing. Tactika: it shows its kind. Mixed: some kinds
// show.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/engine/rules.hpp"
#include "core/games/yutaka/components.hpp"

namespace flotilla::yutaka {

inline constexpr int seat_count = 2;
constexpr Seat other_seat(Seat seat) {
  return static_cast<Seat>(1 - seat);
}

// ---- Options ----

enum class Mode : std::uint8_t { mysteria, tactika, mixed };
inline constexpr auto mode_names = names<Mode>("mysteria", "tactika", "mixed");

// Always complete: what was not chosen follows from the rest.
struct Options {
  Mode mode = Mode::mysteria;
  KindSet known_kinds = no_kinds;
  Archipelago archipelago = Archipelago::flat;
  Layout layout = layout_of(Archipelago::flat);

  bool operator==(const Options&) const = default;
};

// ---- State ----

// At most six cards in the order they came: eight bytes that are searched and moved as one number.
class Hand {
 public:
  constexpr std::size_t size() const { return find(no_card); }
  constexpr bool empty() const { return size() == 0; }
  constexpr Card operator[](std::size_t at) const {
    return {static_cast<std::uint8_t>(cards_ >> (8 * at))};
  }
  constexpr void set(std::size_t at, Card card) {
    cards_ ^= std::uint64_t{static_cast<std::uint8_t>((*this)[at].id ^ card.id)} << (8 * at);
  }
  constexpr void push_back(Card card) { set(size(), card); }
  // The others keep their order.
  constexpr void erase_at(std::size_t at) {
    const std::uint64_t before = (std::uint64_t{1} << (8 * at)) - 1;
    cards_ = (cards_ & before) | ((cards_ >> 8 | std::uint64_t{no_card.id} << 56) & ~before);
  }
  // The place of the first such card; beyond the hand where there is none.
  constexpr std::size_t find(Card card) const {
    const std::uint64_t differences = cards_ ^ (every_byte * card.id);
    const std::uint64_t equal = (differences - every_byte) & ~differences & (every_byte << 7);
    return static_cast<std::size_t>(std::countr_zero(equal)) / 8;
  }
  constexpr bool contains(Card card) const { return find(card) < size(); }

  bool operator==(const Hand&) const = default;

 private:
  static constexpr std::uint64_t every_byte = 0x0101010101010101u;
  static constexpr Card no_card = {0xfe};  // lies where no card is
  std::uint64_t cards_ = every_byte * 0xfe;
};
static_assert(hand_size < sizeof(Hand));

using Deck = FixedVector<Card, draw_pile_size>;  // the last card is on top
using Column = FixedVector<Card, column_size>;   // the oldest card first

struct Player {
  Hand hand;
  Deck deck;
  std::array<Column, island_count> columns;  // this seat's side of every island
  std::uint8_t open = 0b11111;               // the islands where this side has room, a bit each

  bool operator==(const Player&) const = default;
};

enum class Phase : std::uint8_t { opening, play, reveal, over };
inline constexpr auto phase_names = names<Phase>("opening", "play", "reveal", "over");

struct State {
  Options options;
  Rng rng;
  TileSet face_up = 0;
  TileSet accessible = 0;  // face down, and nothing that is face down lies on it
  std::array<Player, seat_count> players;
  std::array<Tile, place_count> tiles;  // by place
  std::array<Tile, set_aside_count> set_aside;
  Phase phase = Phase::opening;
  Seat active = 0;  // whose turn it is; in the opening: who turns the next tile
  Seat to_act = 0;  // nobody once it is over
  std::uint8_t turn = 0;

  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Tile& tile(std::size_t island, std::size_t slot) const {
    return tiles[options.layout.place(island, slot)];
  }
  Tile& tile(std::size_t island, std::size_t slot) {
    return tiles[options.layout.place(island, slot)];
  }
  bool is_face_up(std::size_t island, std::size_t slot) const {
    return (face_up & tile_bit(island, slot)) != 0;
  }
  bool is_accessible(std::size_t island, std::size_t slot) const {
    return (accessible & tile_bit(island, slot)) != 0;
  }
  int hidden_tiles() const { return static_cast<int>(place_count) - std::popcount(face_up); }

  bool operator==(const State&) const = default;
};

// What one seat may see: hidden cards are Card::hidden, hidden tiles have Kind::hidden or value 0,
// and the generator is a fresh one that tells nothing.
struct View {
  State state;
  Seat seat = nobody;  // nobody: a bystander

  bool operator==(const View&) const = default;
};

// ---- Moves ----

struct Reveal {
  std::uint8_t island = 0xff;
  std::uint8_t slot = 0xff;
  bool operator==(const Reveal&) const = default;
};
struct PlayCard {
  Card card;  // Card::hidden for a name that no card has
  std::uint8_t island = 0xff;
  bool operator==(const PlayCard&) const = default;
};
// A move of a type that the game does not have: always refused.
struct Unknown {
  bool operator==(const Unknown&) const = default;
};

struct Move {
  Seat seat = nobody;
  std::variant<Reveal, PlayCard, Unknown> what;
  bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) == 4);

// ---- Events ----

enum class Cause : std::uint8_t { opening, equipment, dynamite };
inline constexpr auto cause_names = names<Cause>("opening", "equipment", "dynamite");

enum class Reason : std::uint8_t { no_claim, only_claim, majority, tie };
inline constexpr auto reason_names = names<Reason>("no_claim", "only_claim", "majority", "tie");

enum class DecidedBy : std::uint8_t { points, equipment, shared };
inline constexpr auto decided_by_names = names<DecidedBy>("points", "equipment", "shared");

using BothSeats = std::array<std::uint8_t, seat_count>;  // a number for each seat

struct RevealDue {
  Seat seat;
  Cause cause;
  bool operator==(const RevealDue&) const = default;
};
struct TileRevealed {
  Seat seat;
  std::uint8_t island, slot;
  Tile tile;
  bool operator==(const TileRevealed&) const = default;
};
struct TileUncovered {
  std::uint8_t island, slot;
  bool operator==(const TileUncovered&) const = default;
};
struct CardPlayed {
  Seat seat;
  Card card;
  std::uint8_t island;
  Seat side;  // the seat whose column it is
  bool operator==(const CardPlayed&) const = default;
};
struct CardDrawn {
  Seat seat;
  Card card;  // hidden for everyone but that seat
  std::uint8_t deck_left;
  bool operator==(const CardDrawn&) const = default;
};
struct TurnStarted {
  Seat seat;
  std::uint8_t turn;
  bool operator==(const TurnStarted&) const = default;
};
struct GameEnded {
  std::uint8_t turn;
  bool operator==(const GameEnded&) const = default;
};
// All tiles of one kind on one island, and who gets them.
struct TilesAwarded {
  std::uint8_t island;
  Kind kind;
  FixedVector<std::uint8_t, most_slots> slots;
  std::uint8_t points;
  BothSeats strengths;
  Seat winner;  // nobody: they are discarded
  Reason reason;
  bool operator==(const TilesAwarded&) const = default;
};
struct MatchResult {
  SeatList winners;
  BothSeats scores, equipment_points;
  DecidedBy decided_by;
  bool operator==(const MatchResult&) const = default;
};

using Event = std::variant<RevealDue, TileRevealed, TileUncovered, CardPlayed, CardDrawn,
                           TurnStarted, GameEnded, TilesAwarded, MatchResult>;

// ---- Scoring (scoring.cpp) ----

// How strong a side of an island is: the sum of its cards of every kind, and of all its cards.
struct Strength {
  std::array<std::uint8_t, kind_count> of_kind{};  // 0: no card of that kind lies there
  std::uint8_t whole_column = 0;
  std::array<std::uint8_t, 2> unused{};  // eight bytes in all, to be added up as one number

  bool operator==(const Strength&) const = default;
};
Strength strength(const Column& column);

// Who would get the tiles of a kind on an island, by the cards that lie there now.
struct Claim {
  Seat winner = nobody;
  Reason reason = Reason::no_claim;
  BothSeats strengths{};  // of the kind; for Equipment of the whole columns

  bool operator==(const Claim&) const = default;
};
Claim claim(const State& state, std::size_t island, Kind kind);

// What the tiles that lie face up would bring if the match ended now; after the end: what they did.
struct Score {
  BothSeats points{}, equipment_points{};
  SeatList winners;
  DecidedBy decided_by = DecidedBy::points;
};
Score score(const State& state);

// Once it is over: whose a tile is. Before: nobody's.
Seat owner(const State& state, std::size_t island, std::size_t slot);

// ---- What follows from what all can see (view.cpp) ----

// The tiles that can be turned, worked out from scratch. The state keeps them in `accessible`.
TileSet accessible_tiles(const Layout& layout, TileSet face_up);
// How many of a card the seat has not played yet, of the cards that are in its deck at the start.
int not_played(const State& state, Seat seat, Card card);
int reveal_cards_left(const State& state, Seat seat);

}  // namespace flotilla::yutaka

namespace flotilla {

struct Yutaka {
  using Options = yutaka::Options;
  using State = yutaka::State;
  using View = yutaka::View;
  using Move = yutaka::Move;
  using Event = yutaka::Event;

  static constexpr std::array<std::string_view, 1> bots = {"greedy"};
  static constexpr GameInfo info = {"yutaka", 2, 2, 1, bots, false};
  // Six cards at five islands; there are never more than twenty tiles to turn.
  static constexpr std::size_t most_moves = yutaka::hand_size * yutaka::island_count;

  // setup.cpp
  static State start(const Options& options, int players, Rng rng);
  static int seats(const State&) { return yutaka::seat_count; }
  static int sides(const State&) { return yutaka::seat_count; }
  static SeatList to_act(const State& state) {
    return over(state) ? SeatList{} : SeatList{state.to_act};
  }
  static bool over(const State& state) { return state.phase == yutaka::Phase::over; }

  static void legal_moves(const State& state, FixedVector<Move, most_moves>& list);  // legal.cpp
  static Text why_not(const State& state, const Move& move);                         // legal.cpp
  static void apply(State& state, const Move& move, std::vector<Event>* events);     // apply.cpp
  static std::optional<Outcome> outcome(const State& state);                         // scoring.cpp

  // view.cpp
  static View view(const State& state, Seat seat);
  static std::optional<Event> mask(const Options& options, const Event& event, Seat seat);
  static bool discloses(const State& before, const State& after, const Event& event);
  static bool forgets_before(const Options&, const Event&) { return false; }
  static State sample(const Knowledge<Yutaka>& known, Rng rng);
  // Before the first card nobody needs to look into a hand.
  static bool open_decision(const State& state) { return state.phase == yutaka::Phase::opening; }
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

  static Move decide(std::string_view bot, const Knowledge<Yutaka>& known, Rng& rng);  // judge.cpp
};

}  // namespace flotilla
