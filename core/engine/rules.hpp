// rules.hpp: what a game supplies. Every function is static and pure; a state is a plain value.
// A game is a struct with these types and functions (see tests/template for the smallest one):
//
//   Options, State, Move, Event, View
//   Move   has `Seat seat` and compares; one click of one player
//   View   has `State state` with everything hidden masked, and `Seat seat`, whose eyes it is
//
// Optional: `Text any(const Move&)`, for moves among which a player may have no wish: what the button
// is called that makes the first of them, and the first of those that are asked for next.
//
// The rules work in place and touch no heap: lists of moves have fixed room, and events are written
// only if somebody listens. Everything else (Match, Table, bots, the page) is built on top of this.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/fixed_vector.hpp"
#include "core/engine/json.hpp"
#include "core/engine/result.hpp"
#include "core/engine/rng.hpp"
#include "core/engine/seat.hpp"
#include "core/engine/text.hpp"

namespace flotilla {

struct GameInfo {
  std::string_view id;
  int min_seats;
  int max_seats;
  int rules_version;                         // goes up when old moves would replay differently
  std::span<const std::string_view> bots;    // beside `random`, which every game has
  bool moves_name_seat;                      // several seats may act at once, so moves say whose they are
};

// One option of a game, for the form in the lobby and for the tests that try them all.
struct OptionInfo {
  std::string key;
  enum class Type : std::uint8_t { choice, flag, number, set, json } type;
  Json default_value;
  std::vector<std::string> values;  // of a choice or a set
  int least = 0, most = 0;          // of a number; of the size of a set
  std::string when_key, when_value; // it only counts while that other option has this value
};

// What the button beside moves like this one is called that leaves it to their order; often there is
// none.
template <class R>
Text any_of(const typename R::Move& move) {
  if constexpr (requires { R::any(move); })
    return R::any(move);
  else
    return {};
}

// One part of the table in words: a heading and what lies there, line by line.
struct Section {
  Text heading;
  std::vector<Text> lines;
};

template <class R>
using MoveList = FixedVector<typename R::Move, R::most_moves>;

template <class R>
using Events = std::vector<typename R::Event>;

// All that one seat may know: the masked state, the events it was shown on the way here, and the
// moves that are listed for it now. Bots get this and nothing else.
template <class R>
struct Knowledge {
  typename R::View view;
  Events<R> seen;
  std::vector<typename R::Move> moves;
};

template <class R>
concept Rules =
    std::regular<typename R::State> && std::is_trivially_copyable_v<typename R::State> &&
    std::is_trivially_copyable_v<typename R::Move> && std::equality_comparable<typename R::Move> &&
    std::equality_comparable<typename R::Event> && std::equality_comparable<typename R::View> &&
    requires(typename R::State state, const typename R::State fixed, const typename R::Move move,
             const typename R::Event event, const typename R::Options options,
             const typename R::View view, MoveList<R> list, Events<R>* events,
             const Knowledge<R> known, Seat seat, int players, int sides, Rng rng, Reader reader,
             std::string_view bot) {
      // The game itself.
      { R::info } -> std::convertible_to<const GameInfo&>;
      { R::option_infos(players) } -> std::same_as<std::vector<OptionInfo>>;
      { R::read_options(reader, players) } -> std::same_as<typename R::Options>;  // completes them
      // Chance enters here and, in some games, in apply: always from the generator in the state.
      { R::start(options, players, rng) } -> std::same_as<typename R::State>;
      { fixed.rng } -> std::convertible_to<const Rng&>;
      { fixed.options } -> std::convertible_to<const typename R::Options&>;
      { R::seats(fixed) } -> std::convertible_to<int>;
      // Seats, then those who take part without one (a fleet that a die plays): they have a score.
      { R::sides(fixed) } -> std::convertible_to<int>;
      { R::to_act(fixed) } -> std::convertible_to<SeatList>;
      { R::over(fixed) } -> std::same_as<bool>;
      { R::outcome(fixed) } -> std::same_as<std::optional<Outcome>>;  // set once it is over
      // Moves. The list is filled from empty; `apply` expects a listed move.
      { R::legal_moves(fixed, list) } -> std::same_as<void>;
      { R::apply(state, move, events) } -> std::same_as<void>;
      { R::why_not(fixed, move) } -> std::same_as<Text>;  // expects an unlisted one
      // Secrets, all in one file of each game.
      { R::view(fixed, seat) } -> std::same_as<typename R::View>;
      // What a seat notices of an event; nothing: it goes unnoticed.
      { R::mask(options, event, seat) } -> std::same_as<std::optional<typename R::Event>>;
      // Between the states before and after its move: it showed something hidden, or is final. No
      // undo then.
      { R::discloses(fixed, fixed, event) } -> std::same_as<bool>;
      // Players have to remember by themselves what came before this event.
      { R::forgets_before(options, event) } -> std::same_as<bool>;
      { R::sample(known, rng) } -> std::same_as<typename R::State>;  // a state that fits what is known
      { R::open_decision(fixed) } -> std::same_as<bool>;  // what to decide now needs no secret
      { R::broken_total(fixed) } -> std::same_as<std::optional<Refusal>>;
      // JSON. Reading checks everything, totals included (of a view: what can be seen of them).
      { R::options_json(options) } -> std::same_as<Json>;
      { R::state_json(fixed) } -> std::same_as<Json>;
      { R::view_json(view) } -> std::same_as<Json>;
      { R::move_json(move) } -> std::same_as<Json>;
      { R::event_json(event) } -> std::same_as<Json>;
      { R::read_state(reader) } -> std::same_as<typename R::State>;
      { R::read_view(reader, seat) } -> std::same_as<typename R::View>;
      // A move may name things that are not there; why_not says so. Only its form is read here.
      { R::read_move(reader, fixed) } -> std::same_as<typename R::Move>;
      { R::read_event(reader, sides) } -> std::same_as<typename R::Event>;
      // What players read.
      { R::sentence(event) } -> std::same_as<Text>;
      { R::label(view, move) } -> std::same_as<Text>;    // the whole move, on its button
      { R::heading(move) } -> std::same_as<Text>;        // the heading its button stands under
      { R::status(view) } -> std::same_as<Text>;
      { R::prompt(view) } -> std::same_as<Text>;         // who is awaited, for what
      { R::describe(view) } -> std::same_as<std::vector<Section>>;
      // The bots of info.bots, from what their seat knows.
      { R::decide(bot, known, rng) } -> std::same_as<typename R::Move>;
    };

// Calls the right one of several lambdas for whatever a variant holds.
template <class... Fs>
struct overloaded : Fs... {
  using Fs::operator()...;
};

}  // namespace flotilla
