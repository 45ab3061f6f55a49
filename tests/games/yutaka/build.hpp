// build.hpp: makes positions of Yutakâ for its tests: the fixtures F (a fresh match), M (the middle
// of one) and L (the rulebook's last example, one card before the end), changes to them, and
// sketches of a single island.
#pragma once

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/yutaka/yutaka.hpp"
#include "tests/games/playing.hpp"

namespace flotilla::yutaka_test {

using namespace flotilla::yutaka;
using namespace flotilla::playing;

inline constexpr auto& read_state = playing::read_state<Yutaka>;
inline constexpr auto& read_move = playing::read_move<Yutaka>;
inline constexpr auto& view_json = playing::view_json<Yutaka>;

inline const Json& test_data() {
  static const Json data = json_file("yutaka/examples.json");
  return data;
}

// A fixture as JSON; M and L are given as what they change in F. `set` changes more.
inline Json position_json(const std::string& fixture, const Json& set = Json::object()) {
  const Json& fixtures = test_data()["fixtures"];
  return patched(patched(fixtures["F"], fixtures[fixture]), set);
}
inline State position(const std::string& fixture, const Json& set = Json::object()) {
  return required(read_state(position_json(fixture, set)));
}

inline Result<Options> read_options(const Json& options, int players = 2) {
  return playing::read_options<Yutaka>(options, players);
}
inline State fresh(const Json& options = Json::object(), std::uint64_t seed = 1) {
  return playing::fresh<Yutaka>(options, 2, seed);
}

// ---- Moves ----

inline Json reveal(int island, int slot) {
  return {{"type", "reveal"}, {"island", island}, {"slot", slot}};
}
inline Json play_card(const std::string& card, int island) {
  return {{"type", "play_card"}, {"card", card}, {"island", island}};
}

inline Match<Yutaka> match_from(const State& state, const std::vector<Json>& moves) {
  return playing::match_from<Yutaka>(state, moves);
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

// All events of the last move of a match, and as a seat sees them.
inline Json last_events(const Match<Yutaka>& match) {
  return events_json<Yutaka>(playing::last_events(match));
}
inline Json last_events_for(const Match<Yutaka>& match, Seat seat) {
  return events_json<Yutaka>(playing::last_events_for(match, seat));
}

template <class Look>
void random_match(const State& start, std::uint64_t seed, Look look) {
  playing::random_match<Yutaka>(start, seed, look);
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
