// table.cpp: the part of table.hpp that knows no game.
#include "core/engine/table.hpp"

#include <algorithm>

namespace flotilla {

Json sitters_json(const std::vector<Sitter>& sitters) {
  Json list = Json::array();
  for (const Sitter& sitter : sitters) {
    Json json = {{"kind", sitter.bot ? "bot" : "person"}, {"name", sitter.name}};
    if (sitter.bot) json["level"] = sitter.level;
    list.push_back(std::move(json));
  }
  return list;
}

std::vector<Sitter> read_sitters(const Reader& reader, const GameInfo& info) {
  enum class Sits : std::uint8_t { person, bot };
  static constexpr auto sits_names = names<Sits>("person", "bot");
  std::vector<Sitter> sitters;
  const std::size_t count = reader.size(static_cast<std::size_t>(info.min_seats),
                                        static_cast<std::size_t>(info.max_seats));
  for (std::size_t i = 0; i < count; ++i) {
    const Reader seat = reader.at(i);
    Sitter sitter;
    sitter.bot = seat.at("kind").name(sits_names) == Sits::bot;
    if (sitter.bot)
      seat.keys({"kind", "name", "level"});
    else
      seat.keys({"kind", "name"});
    if (!seat.ok()) return {};
    sitter.name = seat.at("name").string();
    if (sitter.name.size() > 200) seat.at("name").fail("the name is too long");
    if (sitter.bot) {
      sitter.level = seat.at("level").string();
      if (sitter.level != "random" && std::ranges::find(info.bots, sitter.level) == info.bots.end())
        seat.at("level").fail("there is no such bot");
    }
    sitters.push_back(std::move(sitter));
  }
  return sitters;
}

std::string check_of(const Json& state) { return Rng::hex(hash_text(dump_json(state))); }

}  // namespace flotilla
