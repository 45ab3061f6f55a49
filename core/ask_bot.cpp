// ask_bot.cpp: see ask_bot.hpp.
#include "core/ask_bot.hpp"

#include "core/bots/knowledge.hpp"
#include "core/games.hpp"

namespace flotilla {
namespace {

struct Question {
  std::string game, bot;
  std::uint64_t seed = 0;
};

Question read_question(const Reader& reader) {
  Question question;
  reader.keys({"game", "bot", "knowledge", "seed"});
  if (!reader.ok()) return question;
  question.game = reader.at("game").string();
  question.bot = reader.at("bot").string();
  const auto seed = Rng::from_hex(reader.at("seed").string());
  if (seed)
    question.seed = *seed;
  else
    reader.at("seed").fail("hexadecimal digits are expected here");
  return question;
}

template <class... Rs>
Result<Json> answer(const Question& question, const Json& knowledge, std::tuple<Rs...>*) {
  Result<Json> result = refuse("game", "there is no such game");
  ((Rs::info.id == question.game
        ? void(result = choose_from_json<Rs>(question.bot, knowledge, question.seed))
        : void()),
   ...);
  return result;
}

}  // namespace

std::string error_text(const Refusal& refusal) {
  std::string why = refusal.why.key;
  if (why.empty() && !refusal.why.args.empty())
    why = std::get<std::string>(refusal.why.args[0].value);
  return dump_json({{"error", {{"where", refusal.where}, {"why", why}}}});
}

std::string ask_bot(std::string_view request) {
  const auto json = parse_json(request);
  if (!json) return error_text(json.error());
  const auto question = read_json(*json, "", read_question);
  if (!question) return error_text(question.error());
  const auto move = answer(*question, (*json)["knowledge"], static_cast<AllGames*>(nullptr));
  return move ? dump_json({{"move", *move}}) : error_text(move.error());
}

}  // namespace flotilla
