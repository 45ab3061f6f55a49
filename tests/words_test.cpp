// words_test.cpp: all that the games can say has words in every language, with every argument in
// its place. That no words are unused is tests/node/words.test.mjs.
#include <fstream>
#include <set>
#include <sstream>

#include "core/engine/words.hpp"
#include "tests/conformance.hpp"

namespace flotilla::conformance {
namespace {

const std::vector<std::string> languages = {"en", "fr", "de"};

std::string file_text(const std::string& path) {
  std::ifstream file(std::string(FLOTILLA_SOURCE_DIR) + "/" + path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

Words words_in(const std::string& language) {
  const auto words = Words::read(file_text("assets/words/" + language + ".json"));
  REQUIRE(words.has_value());
  return *words;
}

// A text is fine if its key has words and nothing stays open in the sentence: no argument, and no
// key of a part without words.
void check(const Text& text, const std::vector<Words>& all, const Cast& cast) {
  const std::string game = text.key.substr(0, text.key.find('.') + 1);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string sentence = all[i].say(text, cast);
    if (sentence.empty() || sentence == text.key || sentence.find('{') != std::string::npos ||
        sentence.find(game) != std::string::npos || sentence.find("engine.") != std::string::npos)
      FAIL(languages[i] << ": " << text.key << " gives “" << sentence << "”");
  }
}

}  // namespace

TEST_CASE("the three languages have the same keys and the same arguments", "[words]") {
  const auto arguments = [](const std::string& sentence) {
    std::multiset<std::string> names;
    for (std::size_t at = sentence.find('{'); at != std::string::npos;
         at = sentence.find('{', at + 1)) {
      const auto end = sentence.find_first_of("|}", at);
      names.insert(sentence.substr(at + 1, end - at - 1));
    }
    return std::set<std::string>(names.begin(), names.end());
  };
  const Words english = words_in("en");
  for (const std::string& language : languages) {
    const Words words = words_in(language);
    for (const auto& [key, sentence] : english.all()) {
      INFO(language << ": " << key);
      REQUIRE(words.has(key));
      CHECK(arguments(words.all().at(key)) == arguments(sentence));
    }
    for (const auto& [key, sentence] : words.all()) {
      INFO(language << ": " << key);
      REQUIRE(english.has(key));
      REQUIRE_FALSE(sentence.empty());
    }
  }
}

TEST_CASE("why a save is refused has its words", "[words][saves]") {
  const Words english = words_in("en");
  for (const char* why : {"newer", "rules", "replay"})
    REQUIRE(english.has(std::string("engine.save.") + why));
  REQUIRE(english.has("engine.refusal.not_listed"));
}

TEMPLATE_LIST_TEST_CASE("everything a match can say has its words", "[words]", AllGames) {
  using R = TestType;
  std::vector<Words> all;
  for (const std::string& language : languages) all.push_back(words_in(language));
  const std::vector<std::string> names = {"Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"};
  random_matches<R>(3, [&](const Match<R>& match, Rng& rng) {
    if (rng.below(3) != 0 && !R::over(match.state())) return;
    for (const Seat seat : all_eyes<R>(match.state())) {
      const Cast cast = {names, seat};
      const auto view = R::view(match.state(), seat);
      check(R::status(view), all, cast);
      check(R::prompt(view), all, cast);
      for (const Section& section : R::describe(view)) {
        check(section.heading, all, cast);
        for (const Text& line : section.lines) check(line, all, cast);
      }
      const std::size_t last =
          match.steps().empty() ? 0 : match.first_event(match.steps().size() - 1);
      for (const auto& event : match.seen(seat, last)) check(R::sentence(event), all, cast);
      for (const auto& move : match.legal_moves(seat)) {
        check(R::label(view, move), all, cast);
        check(R::heading(move), all, cast);
        if (const Text any = any_of<R>(move); !any.key.empty()) check(any, all, cast);
      }
    }
  });
  const Words& english = all.front();
  const std::string id(R::info.id);
  REQUIRE(english.has("game." + id + ".name"));
  REQUIRE(english.has("game." + id + ".tagline"));
  for (const Start<R>& start : all_starts<R>())
    if (R::sides(start_match(start, 1).state()) > start.players)
      REQUIRE(english.has(id + ".automaton"));
  for (int players = R::info.min_seats; players <= R::info.max_seats; ++players)
    for (const OptionInfo& option : R::option_infos(players)) {
      const std::string key = id + ".option." + option.key;
      INFO(key);
      REQUIRE(english.has(key));
      for (const std::string& value : option.values) {
        INFO(value);
        REQUIRE(english.has(key + "." + value));
      }
    }
}

}  // namespace flotilla::conformance
