// conformance.hpp: helpers of the conformance suite: random matches of any game, and what may be
// tried on them. The suite itself is conformance_test.cpp and its neighbours.
#pragma once

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "core/bots/knowledge.hpp"
#include "core/catalog.hpp"
#include "core/engine/match.hpp"
#include "core/engine/playout.hpp"
#include "core/engine/table.hpp"
#include "core/erased.hpp"
#include "core/games.hpp"
#include "tests/template/template.hpp"

namespace flotilla::conformance {

// Every game of the catalogue, and the template.
using Games = decltype(std::tuple_cat(std::declval<AllGames>(), std::tuple<Driftwood>{}));

// One way to set a match up.
template <Rules R>
struct Start {
  int players;
  Json options_json;
  typename R::Options options;
};

// Every number of players with every option that the lobby can offer.
template <Rules R>
std::vector<Start<R>> all_starts() {
  std::vector<Start<R>> starts;
  for (int players = R::info.min_seats; players <= R::info.max_seats; ++players)
    for (const Json& json : option_samples(R::option_infos(players))) {
      const auto options = read_json(
          json, "options", [&](const Reader& reader) { return R::read_options(reader, players); });
      INFO(dump_json(json));
      REQUIRE(options.has_value());
      starts.push_back({players, json, *options});
    }
  return starts;
}

template <Rules R>
Match<R> start_match(const Start<R>& start, std::uint64_t seed) {
  return Match<R>(R::start(start.options, start.players, Rng(seed)));
}

template <class T>
const T& pick(const std::vector<T>& items, Rng& rng) {
  return items[rng.below(static_cast<std::uint32_t>(items.size()))];
}

// Plays random matches of every kind and shows each of their moments to `look(match, rng)`:
// the first one, then one after every move, the last one included.
template <Rules R, class Look>
void random_matches(int matches_each, Look look, std::uint64_t seed = 1) {
  Rng rng(seed);
  for (const Start<R>& start : all_starts<R>()) {
    for (int i = 0; i < matches_each; ++i) {
      Match<R> match = start_match(start, rng.seed());
      look(std::as_const(match), rng);
      while (!R::over(match.state())) {
        REQUIRE_FALSE(match.apply(pick(match.legal_moves(), rng)).has_value());
        look(std::as_const(match), rng);
      }
    }
  }
}

// The seats that see something, and the bystander.
template <Rules R>
std::vector<Seat> all_eyes(const typename R::State& state) {
  std::vector<Seat> eyes = {nobody};
  for (Seat seat = 0; seat < R::seats(state); ++seat) eyes.push_back(seat);
  return eyes;
}

template <class Write, class Read, class Value>
bool survives_json(const Value& value, Write write, Read read) {
  const auto text = dump_json(write(value));
  const auto json = parse_json(text);
  if (!json) return false;
  const auto back = read_json(*json, "", read);
  if (!back) UNSCOPED_INFO(back.error().where << " in " << text);
  return back && *back == value && dump_json(write(*back)) == text;
}

}  // namespace flotilla::conformance
