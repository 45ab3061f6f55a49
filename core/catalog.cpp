// catalog.cpp: see catalog.hpp.
#include "core/catalog.hpp"

#include <array>

#include "core/erased.hpp"
#include "core/games.hpp"

namespace flotilla {
namespace {

template <class... Rs>
std::array<Game, sizeof...(Rs)> rows(std::tuple<Rs...>*) {
  return {Erased<Rs>::game()...};
}

std::string_view type_name(OptionInfo::Type type) {
  static constexpr auto all = names<OptionInfo::Type>("choice", "flag", "number", "set", "json");
  return all[type];
}

Json option_info_json(const OptionInfo& info) {
  using Type = OptionInfo::Type;
  Json json = {{"key", info.key}, {"type", type_name(info.type)}, {"default", info.default_value}};
  if (!info.values.empty()) json["values"] = info.values;
  if (info.type == Type::number || info.type == Type::set) {
    json["min"] = info.least;
    json["max"] = info.most;
  }
  if (!info.when_key.empty()) json["when"] = Json{{info.when_key, info.when_value}};
  return json;
}

std::unexpected<Refusal> refuse_save(std::string where, std::string_view key) {
  return std::unexpected(Refusal{std::move(where), Text("engine.save." + std::string(key))});
}

}  // namespace

std::span<const Game> games() {
  static const auto all = rows(static_cast<AllGames*>(nullptr));
  return all;
}

const Game* find_game(std::string_view id) {
  for (const Game& game : games())
    if (game.info->id == id) return &game;
  return nullptr;
}

Json option_infos_json(const std::vector<OptionInfo>& infos) {
  Json list = Json::array();
  for (const OptionInfo& info : infos) list.push_back(option_info_json(info));
  return list;
}

Json games_json() {
  Json list = Json::array();
  for (const Game& game : games()) {
    Json bots = {"random"};
    for (const std::string_view bot : game.info->bots) bots.push_back(bot);
    Json options = Json::object();
    for (int players = game.info->min_seats; players <= game.info->max_seats; ++players)
      options[std::to_string(players)] = option_infos_json(game.option_infos(players));
    list.push_back({{"id", game.info->id},
                    {"min_seats", game.info->min_seats},
                    {"max_seats", game.info->max_seats},
                    {"rules", game.info->rules_version},
                    {"bots", std::move(bots)},
                    {"options", std::move(options)}});
  }
  return list;
}

Result<std::unique_ptr<Table>> new_table(std::string_view id, const Json& options,
                                         const std::vector<Sitter>& sitters, std::uint64_t seed) {
  const Game* game = find_game(id);
  if (!game) return refuse("game", "there is no game \"" + std::string(id) + "\"");
  return game->start(options, seed, sitters);
}

Result<std::unique_ptr<Table>> load_table(const Json& save) {
  Reader::Problem problem;
  const Reader reader(save, problem);
  const auto damaged = [&] { return std::unexpected(*problem.first); };

  if (reader.at("format").string() != "flotilla-match" && reader.ok())
    reader.at("format").fail("this is no saved match of Flotilla");
  const int version = reader.at("version").integer(1, 1000000);
  if (!reader.ok()) return damaged();
  if (version > 1) return refuse_save("version", "newer");
  reader.keys({"format", "version", "game", "rules", "options", "seats", "seed", "moves", "check"});
  if (!reader.ok()) return damaged();
  const Game* game = find_game(reader.at("game").string());
  if (!game) return refuse("game", "there is no such game");
  const int rules = reader.at("rules").integer(1, 1000000);
  const auto sitters = read_sitters(reader.at("seats"), *game->info);
  const auto seed = Rng::from_hex(reader.at("seed").string());
  if (!seed) reader.at("seed").fail("sixteen hexadecimal digits are expected here");
  const std::string check = reader.at("check").string();
  const Reader moves = reader.at("moves");
  const std::size_t count = moves.size(0, 100000);
  if (!reader.ok()) return damaged();
  if (rules != game->info->rules_version) return refuse_save("rules", "rules");

  auto table = game->start(save["options"], *seed, sitters);
  if (!table) return table;
  if ((*table)->save()["options"] != save["options"])
    return refuse("options", "they are not complete");
  for (std::size_t i = 0; i < count; ++i)
    if (auto refusal = (*table)->apply(moves.at(i).json())) {
      refusal->where = moves.at(i).path() + (refusal->where.empty() ? "" : "." + refusal->where);
      return std::unexpected(*std::move(refusal));
    }
  if (check_of((*table)->state()) != check) return refuse_save("check", "replay");
  return table;
}

std::vector<Json> option_samples(const std::vector<OptionInfo>& infos) {
  using Type = OptionInfo::Type;
  std::vector<Json> samples = {Json::object()};
  const auto add = [&](const OptionInfo& info, Json value) {
    Json sample = {{info.key, value}};
    if (!info.when_key.empty()) sample[info.when_key] = info.when_value;
    // An option that this very value calls for comes along with its default.
    for (const OptionInfo& other : infos)
      if (other.when_key == info.key && value == Json(other.when_value))
        sample[other.key] = other.default_value;
    samples.push_back(std::move(sample));
  };
  // Flags meet each other in play, so there is a match with all of them as well.
  Json all_flags = Json::object();
  for (const OptionInfo& info : infos)
    if (info.type == Type::flag) all_flags[info.key] = !info.default_value.get<bool>();
  if (all_flags.size() > 1) samples.push_back(std::move(all_flags));
  for (const OptionInfo& info : infos) {
    if (info.type == Type::choice)
      for (const std::string& value : info.values) add(info, value);
    else if (info.type == Type::flag)
      add(info, !info.default_value.get<bool>());
    else if (info.type == Type::number)
      for (const int value : {info.least, info.most}) add(info, value);
    else if (info.type == Type::set)
      for (std::size_t n = static_cast<std::size_t>(info.least);
           n <= static_cast<std::size_t>(info.most); ++n)
        add(info,
            std::vector(info.values.end() - static_cast<std::ptrdiff_t>(n), info.values.end()));
  }
  return samples;
}

std::vector<Sitter> bots_at_table(int players) {
  return std::vector<Sitter>(static_cast<std::size_t>(players), Sitter{true, "", "random"});
}

}  // namespace flotilla
