// playing.hpp: what the tests of every game need: positions and moves written as JSON, matches made
// of them, worked examples, and whole matches at random.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/engine/match.hpp"

namespace flotilla::playing {

// ---- JSON ----

inline Json json(std::string_view text) {
  const auto parsed = parse_json(text);
  REQUIRE(parsed.has_value());
  return *parsed;
}

// A file beside the tests of a game: "yutaka/examples.json".
inline Json json_file(const std::string& path) {
  std::ifstream file(FLOTILLA_SOURCE_DIR "/tests/games/" + path);
  std::stringstream text;
  text << file.rdbuf();
  return json(text.str());
}

// The value at "islands[0].tiles[2].owner".
template <class AnyJson>
AnyJson& at_path(AnyJson& root, std::string_view path) {
  AnyJson* here = &root;
  while (!path.empty()) {
    if (path.front() == '.') path.remove_prefix(1);
    if (path.front() == '[') {
      const auto close = path.find(']');
      here = &(*here)[std::stoul(std::string(path.substr(1, close - 1)))];
      path.remove_prefix(close + 1);
    } else {
      const auto end = path.find_first_of(".[");
      here = &(*here)[std::string(path.substr(0, end))];
      path.remove_prefix(end == std::string_view::npos ? path.size() : end);
    }
  }
  return *here;
}

// The value at a path of which "history.length" asks how long a list is.
inline Json looked_up(const Json& root, std::string_view path) {
  constexpr std::string_view length = ".length";
  if (path.ends_with(length))
    return at_path(root, path.substr(0, path.size() - length.size())).size();
  return at_path(root, path);
}

// Changed where `set` says so, path by path.
inline Json patched(Json state, const Json& set) {
  for (const auto& [path, value] : set.items()) at_path(state, path) = value;
  return state;
}

// ---- States and options. Refused: where, and why in plain words. ----

inline std::string why(const Refusal& refusal) {
  if (!refusal.why.key.empty()) return refusal.why.key;
  return std::get<std::string>(refusal.why.args.at(0).value);
}

template <class Value>
Value required(const Result<Value>& value) {
  if (!value) FAIL(value.error().where << ": " << why(value.error()));
  return *value;
}

template <Rules R>
Result<typename R::State> read_state(const Json& state) {
  return read_json(state, "", R::read_state);
}

template <Rules R>
Result<typename R::Options> read_options(const Json& options, int players) {
  return read_json(options, "options",
                   [&](const Reader& reader) { return R::read_options(reader, players); });
}

template <Rules R>
typename R::State fresh(const Json& options, int players, std::uint64_t seed) {
  return R::start(required(read_options<R>(options, players)), players, Rng(seed));
}

template <Rules R>
Json view_json(const typename R::State& state, Seat seat) {
  return R::view_json(R::view(state, seat));
}

// ---- Moves ----

template <Rules R>
typename R::Move read_move(const typename R::State& state, const Json& move) {
  return required(
      read_json(move, "", [&](const Reader& reader) { return R::read_move(reader, state); }));
}

// The reason why a move is refused; empty if it was made.
template <Rules R>
std::string refusal(Match<R>& match, const typename R::Move& move) {
  const auto reason = match.apply(move);
  if (!reason) return "";
  const std::string prefix = std::string(R::info.id) + ".refusal.";
  REQUIRE(reason->key.starts_with(prefix));
  return reason->key.substr(prefix.size());
}
template <Rules R>
std::string refusal(Match<R>& match, const Json& move) {
  return refusal(match, read_move<R>(match.state(), move));
}

// A move of the game, or its JSON.
template <Rules R, class AnyMove>
void play(Match<R>& match, const AnyMove& move) {
  REQUIRE(refusal(match, move) == "");
}
template <Rules R>
void play(Match<R>& match, const Json& move) {
  INFO(move.dump());
  REQUIRE(refusal(match, move) == "");
}

template <Rules R, class AnyMove>
Match<R> match_from(const typename R::State& state, const std::vector<AnyMove>& moves) {
  Match<R> match(state);
  for (const AnyMove& move : moves) play(match, move);
  return match;
}

// ---- Events of the last move of a match: all of them, or as a seat sees them ----

template <Rules R>
Events<R> last_events(const Match<R>& match) {
  const auto first = match.first_event(match.steps().size() - 1);
  return {match.events().begin() + static_cast<std::ptrdiff_t>(first), match.events().end()};
}
template <Rules R>
Events<R> last_events_for(const Match<R>& match, Seat seat) {
  return match.seen(seat, match.first_event(match.steps().size() - 1));
}
template <Rules R>
Json events_json(const Events<R>& events) {
  Json list = Json::array();
  for (const auto& event : events) list.push_back(R::event_json(event));
  return list;
}
inline std::vector<std::string> types(const Json& events) {
  std::vector<std::string> names;
  for (const Json& event : events) names.push_back(event["type"].get<std::string>());
  return names;
}

// ---- Worked examples ----

// Plays the example's moves from its position, and looks at the fields it names. Of one that must
// be refused it is the last move that is, and nothing has changed.
template <Rules R>
void check_example(const typename R::State& position, const Json& example) {
  Match<R> match(position);
  const Json& moves = example["moves"];
  const bool refused = example.value("expect_illegal", false);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    INFO("move " << i << ": " << moves[i].dump());
    if (!refused || i + 1 < moves.size()) {
      play(match, moves[i]);
      continue;
    }
    const auto before = match.state();
    CHECK_FALSE(refusal(match, moves[i]).empty());
    CHECK(match.state() == before);
  }
  const Json after = R::state_json(match.state());
  const Json expected = example.value("expect", Json::object());
  for (const auto& [path, value] : expected.items()) {
    INFO(path);
    CHECK(looked_up(after, path) == value);
  }
}

// ---- Random matches ----

// Plays a match at random and shows every moment of it, the last one included, to `look(match)`.
template <Rules R, class Look>
void random_match(const typename R::State& start, std::uint64_t seed, Look look) {
  Match<R> match(start);
  Rng rng(seed);
  look(std::as_const(match));
  while (!R::over(match.state())) {
    const auto moves = match.legal_moves();
    REQUIRE_FALSE(moves.empty());
    REQUIRE_FALSE(match.apply(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    look(std::as_const(match));
  }
}

}  // namespace flotilla::playing
