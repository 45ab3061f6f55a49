// states.cpp: the calls that take or give a state: games, new, legal, apply, view.
#include <array>
#include <cstdio>

#include "core/catalog.hpp"
#include "core/cli/arguments.hpp"
#include "core/cli/commands.hpp"

namespace flotilla::cli {
namespace {

std::string standard_input() {
  std::string text;
  std::array<char, 65536> part;
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), stdin))
    text.append(part.data(), count);
  return text;
}

std::unique_ptr<Table> table_on_input() {
  const auto json = parse_json(standard_input());
  if (!json) fail(Refusal{"state", json.error().why});
  auto table = table_from_state(*json);
  if (!table) fail(table.error());
  return *std::move(table);
}

}  // namespace

int list_games(const ArgumentWords& words) {
  Arguments(words, {});
  print(games_json().dump(2));
  return 0;
}

int new_state(const ArgumentWords& words) {
  const Arguments arguments(words, {"game", "players", "seed", "options"});
  const auto players = static_cast<int>(arguments.number("players", 1, max_seats));
  const auto table = new_table(arguments.text("game"), arguments.json("options", Json::object()),
                               bots_at_table(players), arguments.seed("seed"));
  if (!table) fail(table.error());
  print(dump_json((*table)->state()));
  return 0;
}

int legal(const ArgumentWords& words) {
  Arguments(words, {});
  print(dump_json(table_on_input()->legal_moves()));
  return 0;
}

int apply(const ArgumentWords& words) {
  const Arguments arguments(words, {"move"});
  const Json move = arguments.json("move", nullptr);
  if (move.is_null()) fail("--move is missing; see flotilla --help");
  const auto table = table_on_input();
  if (const auto refusal = table->apply(move)) fail(*refusal, illegal_move);
  print(dump_json({{"state", table->state()}, {"events", table->events(0)}}));
  return 0;
}

int view(const ArgumentWords& words) {
  const Arguments arguments(words, {"seat"});
  const auto table = table_on_input();
  const Seat seat = arguments.text("seat") == "none"
                        ? nobody
                        : static_cast<Seat>(arguments.number("seat", 0, table->seats() - 1));
  print(dump_json(table->view(seat)));
  return 0;
}

}  // namespace flotilla::cli
