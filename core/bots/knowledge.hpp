// knowledge.hpp: what a seat knows, read from the text that Table::knowledge gave. A bot in a
// worker gets this and nothing else.
#pragma once

#include "core/bots/bots.hpp"

namespace flotilla {

template <Rules R>
Knowledge<R> read_knowledge(const Reader& reader) {
  Knowledge<R> known;
  reader.keys({"seat", "view", "events", "moves"});
  if (!reader.ok()) return known;
  const Seat seat = reader.at("seat").seat(R::info.max_seats);
  known.view = R::read_view(reader.at("view"), seat);
  if (!reader.ok()) return known;
  const int sides = R::sides(known.view.state);
  const Reader events = reader.at("events");
  for (std::size_t i = 0, n = events.size(0, 100000); i < n && reader.ok(); ++i)
    known.seen.push_back(R::read_event(events.at(i), sides));
  const Reader moves = reader.at("moves");
  for (std::size_t i = 0, n = moves.size(1, R::most_moves); i < n && reader.ok(); ++i)
    known.moves.push_back(R::read_move(moves.at(i), known.view.state));
  return known;
}

template <Rules R>
Result<Json> choose_from_json(std::string_view bot, const Json& json, std::uint64_t seed) {
  if (!has_bot<R>(bot)) return refuse("bot", "there is no such bot");
  const auto known = read_json(json, "knowledge", read_knowledge<R>);
  if (!known) return std::unexpected(known.error());
  Rng rng(seed);
  return R::move_json(choose<R>(bot, *known, rng));
}

}  // namespace flotilla
