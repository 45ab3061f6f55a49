// positions.cpp: tables that begin in the middle, and bots that sit at a table in this process. The
// page needs neither, so they stand apart from the catalogue.
#include "core/bots/bots.hpp"
#include "core/catalog.hpp"
#include "core/erased.hpp"
#include "core/games.hpp"

namespace flotilla {
namespace {

template <class... Rs>
Result<std::unique_ptr<Table>> read_by_name(std::string_view id, const Json& state,
                                            std::tuple<Rs...>*) {
  Result<std::unique_ptr<Table>> table =
      refuse("game", "there is no game \"" + std::string(id) + "\"");
  ((Rs::info.id == id ? void(table = read_table<Rs>(state)) : void()), ...);
  return table;
}

template <Rules R>
Json choose_of(const Table& table, std::string_view bot, Seat seat, Rng& rng) {
  const auto known = static_cast<const TableOf<R>&>(table).match().knowledge(seat);
  return R::move_json(choose<R>(bot, known, rng));
}

template <class... Rs>
Json choose_by_name(const Table& table, std::string_view bot, Seat seat, Rng& rng,
                    std::tuple<Rs...>*) {
  Json move;
  ((&Rs::info == &table.info() ? void(move = choose_of<Rs>(table, bot, seat, rng)) : void()), ...);
  return move;
}

}  // namespace

Result<std::unique_ptr<Table>> table_from_state(const Json& state) {
  Reader::Problem problem;
  const std::string id = Reader(state, problem).at("game").string();
  if (problem.first) return std::unexpected(*problem.first);
  return read_by_name(id, state, static_cast<AllGames*>(nullptr));
}

Json choose_at(const Table& table, std::string_view bot, Seat seat, Rng& rng) {
  return choose_by_name(table, bot, seat, rng, static_cast<AllGames*>(nullptr));
}

}  // namespace flotilla
