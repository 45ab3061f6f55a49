// build.hpp: makes positions of Yutakâ for its tests: the fixtures F (a fresh match), M (the middle
// of one) and L (the rulebook's last example, one card before the end), changes to them, and
// sketches of a single island.
#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/match.hpp"
#include "core/games/yutaka/yutaka.hpp"

namespace flotilla::yutaka_test {

using namespace flotilla::yutaka;

inline Json json(std::string_view text) {
  const auto parsed = parse_json(text);
  REQUIRE(parsed.has_value());
  return *parsed;
}

inline const Json& test_data() {
  static const Json data = [] {
    std::ifstream file(FLOTILLA_SOURCE_DIR "/tests/games/yutaka/examples.json");
    std::stringstream text;
    text << file.rdbuf();
    return json(text.str());
  }();
  return data;
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

// A fixture as JSON; M and L are given as what they change in F. `set` changes more.
inline Json position_json(const std::string& fixture, const Json& set = Json::object()) {
  const Json& fixtures = test_data()["fixtures"];
  Json state = fixtures["F"];
  for (const Json& changes : {fixtures[fixture], set})
    for (const auto& [path, value] : changes.items()) at_path(state, path) = value;
  return state;
}

// Refused: where, and why in plain words.
inline Result<State> read_state(const Json& state) {
  return read_json(state, "", Yutaka::read_state);
}
inline std::string why(const Refusal& refusal) {
  if (!refusal.why.key.empty()) return refusal.why.key;
  return std::get<std::string>(refusal.why.args.at(0).value);
}

inline State position(const std::string& fixture, const Json& set = Json::object()) {
  const auto state = read_state(position_json(fixture, set));
  if (!state) FAIL(state.error().where << ": " << why(state.error()));
  return *state;
}

inline Result<Options> read_options(const Json& options, int players = 2) {
  return read_json(options, "options",
                   [&](const Reader& reader) { return Yutaka::read_options(reader, players); });
}
inline State fresh(const Json& options = Json::object(), std::uint64_t seed = 1) {
  const auto read = read_options(options);
  if (!read) FAIL(read.error().where << ": " << why(read.error()));
  return Yutaka::start(*read, 2, Rng(seed));
}

// ---- Moves ----

inline Json reveal(int island, int slot) {
  return {{"type", "reveal"}, {"island", island}, {"slot", slot}};
}
inline Json play_card(const std::string& card, int island) {
  return {{"type", "play_card"}, {"card", card}, {"island", island}};
}

inline Move read_move(const State& state, const Json& move) {
  const auto read =
      read_json(move, "", [&](const Reader& reader) { return Yutaka::read_move(reader, state); });
  REQUIRE(read.has_value());
  return *read;
}
// The reason why a move is refused; empty if it was made.
inline std::string refusal(Match<Yutaka>& match, const Json& move) {
  const auto reason = match.apply(read_move(match.state(), move));
  if (!reason) return "";
  REQUIRE(reason->key.starts_with("yutaka.refusal."));
  return reason->key.substr(std::string("yutaka.refusal.").size());
}
inline void play(Match<Yutaka>& match, const Json& move) {
  INFO(move.dump());
  REQUIRE(refusal(match, move).empty());
}
inline Match<Yutaka> match_from(const State& state, const std::vector<Json>& moves = {}) {
  Match<Yutaka> match(state);
  for (const Json& move : moves) play(match, move);
  return match;
}
inline State after(const State& state, const std::vector<Json>& moves) {
  return match_from(state, moves).state();
}

// The legal moves as JSON.
inline std::vector<Json> listed(const State& state) {
  std::vector<Json> moves;
  for (const Move& move : Match<Yutaka>(state).legal_moves())
    moves.push_back(Yutaka::move_json(move));
  return moves;
}

// All events of the last move of a match, as a seat sees them; `nobody` here sees everything.
inline Json last_events(const Match<Yutaka>& match) {
  Json list = Json::array();
  for (std::size_t i = match.first_event(match.steps().size() - 1); i < match.events().size(); ++i)
    list.push_back(Yutaka::event_json(match.events()[i]));
  return list;
}
inline Json last_events_for(const Match<Yutaka>& match, Seat seat) {
  Json list = Json::array();
  for (const Event& event : match.seen(seat, match.first_event(match.steps().size() - 1)))
    list.push_back(Yutaka::event_json(event));
  return list;
}
inline std::vector<std::string> types(const Json& events) {
  std::vector<std::string> names;
  for (const Json& event : events) names.push_back(event["type"].get<std::string>());
  return names;
}

inline Json view_json(const State& state, Seat seat) {
  return Yutaka::view_json(Yutaka::view(state, seat));
}

// ---- Random matches ----

// Plays a match at random and shows every moment of it, the last one included, to `look(match)`.
template <class Look>
void random_match(const State& start, std::uint64_t seed, Look look) {
  Match<Yutaka> match(start);
  Rng rng(seed);
  look(std::as_const(match));
  while (!Yutaka::over(match.state())) {
    const auto moves = match.legal_moves();
    REQUIRE_FALSE(moves.empty());
    REQUIRE_FALSE(match.apply(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    look(std::as_const(match));
  }
}

// ---- Sketches: some cards and tiles, without the rest of the table ----

inline Card card(std::string_view name) {
  if (name == "dynamite") return Card::dynamite;
  const auto bar = name.find('_');
  return Card::of(*kind_names.find(name.substr(0, bar)), name[bar + 1] - '0');
}

// "dagger_4 dynamite"
inline Column column(const std::string& names) {
  Column cards;
  std::stringstream words(names);
  for (std::string name; words >> name;) cards.push_back(card(name));
  return cards;
}

// One island with these cards on either side.
inline State island_with(const std::string& side_0, const std::string& side_1,
                         std::size_t island = 0) {
  State state;
  state.players[0].columns[island] = column(side_0);
  state.players[1].columns[island] = column(side_1);
  return state;
}
inline Claim claim_of(Kind kind, const std::string& side_0, const std::string& side_1) {
  return claim(island_with(side_0, side_1), 0, kind);
}

}  // namespace flotilla::yutaka_test
