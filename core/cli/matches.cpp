// matches.cpp: the calls that play: play, duel, fingerprint.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/catalog.hpp"
#include "core/cli/arguments.hpp"
#include "core/cli/commands.hpp"

namespace flotilla::cli {
namespace {

const Game& game_named(const std::string& id) {
  const Game* game = find_game(id);
  if (!game) fail("there is no game \"" + id + "\"; see flotilla games");
  return *game;
}

std::vector<Sitter> sitters_for(const Game& game, const std::vector<std::string>& bots) {
  Json json = Json::array();
  for (const std::string& bot : bots)
    json.push_back({{"kind", "bot"}, {"name", bot}, {"level", bot}});
  const auto sitters = read_json(
      json, "bots", [&](const Reader& reader) { return read_sitters(reader, *game.info); });
  if (!sitters) fail(sitters.error());
  return *sitters;
}

// Plays a started match to its end; `told` hears of every move.
template <class Told>
void play_out(Table& table, const std::vector<std::string>& bots, Rng& rng, Told told) {
  while (!table.over()) {
    const SeatList to_act = table.to_act();
    const Seat seat = to_act[rng.below(static_cast<std::uint32_t>(to_act.size()))];
    const Json move = choose_at(table, bots[static_cast<std::size_t>(seat)], seat, rng);
    if (const auto refusal = table.apply(move)) fail(*refusal, illegal_move);
    told(move);
  }
}

// Wilson's interval: honest near 0 and 1 too.
std::pair<double, double> interval(double won, double matches) {
  const double z = 1.96, p = won / matches, z2 = z * z;
  const double middle = p + z2 / (2 * matches);
  const double spread = z * std::sqrt(p * (1 - p) / matches + z2 / (4 * matches * matches));
  // At the ends of the scale rounding may step over them.
  return {std::max(0.0, (middle - spread) / (1 + z2 / matches)),
          std::min(1.0, (middle + spread) / (1 + z2 / matches))};
}

}  // namespace

int play(const ArgumentWords& words) {
  const Arguments arguments(words, {"game", "players", "seed", "options", "bots", "as"});
  const Game& game = game_named(arguments.text("game"));
  const auto players = static_cast<std::size_t>(arguments.number("players", 1, max_seats));
  std::vector<std::string> bots = split_commas(arguments.text("bots", "random"));
  if (bots.size() > players) fail("--bots names more bots than there are players");
  while (bots.size() < players) bots.push_back(bots.back());
  const std::string form = arguments.text("as", "json");
  if (form != "json" && form != "words") fail("--as must be json or words");
  const std::uint64_t seed = arguments.seed("seed");
  auto table = new_table(game.info->id, arguments.json("options", Json::object()),
                         sitters_for(game, bots), seed);
  if (!table) fail(table.error());

  std::vector<std::string> seat_names;
  for (std::size_t i = 0; i < players; ++i)
    seat_names.push_back("Seat " + std::to_string(i) + " (" + bots[i] + ")");
  while (seat_names.size() < static_cast<std::size_t>((*table)->sides()))
    seat_names.push_back(say(Text(std::string(game.info->id) + ".automaton")));
  Rng rng(seed);
  play_out(**table, bots, rng, [&](const Json& move) {
    const std::size_t last = (*table)->move_count() - 1;
    if (form == "json")
      print(dump_json({{"move", move}, {"events", (*table)->events(last)}}));
    else
      for (const LogLine& line : (*table)->log(nobody, last)) print(say(line.text, seat_names));
  });
  print(dump_json({{"result", outcome_json((*table)->outcome())},
                   {"moves", (*table)->move_count()},
                   {"check", (*table)->save()["check"]}}));
  return 0;
}

int duel(const ArgumentWords& words) {
  const Arguments arguments(words, {"game", "bots", "matches", "seed", "options"});
  const Game& game = game_named(arguments.text("game"));
  const std::vector<std::string> bots = split_commas(arguments.text("bots", "greedy,random"));
  const std::size_t count = bots.size();
  const auto matches = static_cast<std::size_t>(arguments.number("matches", 1, 10000000, 1000));
  const Json options = arguments.json("options", Json::object());
  Rng rng(arguments.seed("seed"));

  std::vector<double> won(count), points(count);
  std::size_t shared = 0, moves = 0;
  for (std::size_t i = 0; i < matches; ++i) {
    // Everybody sits everywhere equally often: bot b takes seat b + i.
    std::vector<std::string> seated(count);
    for (std::size_t b = 0; b < count; ++b) seated[(b + i) % count] = bots[b];
    auto table = new_table(game.info->id, options, sitters_for(game, seated), rng.seed());
    if (!table) fail(table.error());
    play_out(**table, seated, rng, [](const Json&) {});
    const Outcome outcome = *(*table)->outcome();
    moves += (*table)->move_count();
    shared += outcome.winners.size() > 1;
    for (std::size_t b = 0; b < count; ++b) {
      const auto seat = static_cast<Seat>((b + i) % count);
      points[b] += outcome.scores[static_cast<std::size_t>(seat)];
      if (outcome.winners.contains(seat))
        won[b] += 1.0 / static_cast<double>(outcome.winners.size());
    }
  }

  const auto n = static_cast<double>(matches);
  Json rows = Json::array();
  for (std::size_t b = 0; b < count; ++b) {
    const auto [low, high] = interval(won[b], n);
    const auto percent = [](double share) { return std::round(share * 10000) / 100; };
    rows.push_back({{"bot", bots[b]},
                    {"won", won[b]},
                    {"win_rate_percent", percent(won[b] / n)},
                    {"interval_95_percent", {percent(low), percent(high)}},
                    {"mean_score", std::round(points[b] / n * 100) / 100}});
  }
  print(Json{{"game", game.info->id},
             {"matches", matches},
             {"shared_wins", shared},
             {"moves_per_match", std::round(static_cast<double>(moves) / n * 100) / 100},
             {"bots", rows}}
            .dump(2));
  return 0;
}

int print_fingerprint(const ArgumentWords& words) {
  const Arguments arguments(words, {"game", "matches"});
  const auto matches = static_cast<int>(arguments.number("matches", 1, 100000, 3));
  for (const Game& game : games())
    if (!arguments.has("game") || arguments.text("game") == game.info->id)
      print(std::string(game.info->id) + " " + fingerprint(game, matches));
  return 0;
}

}  // namespace flotilla::cli
