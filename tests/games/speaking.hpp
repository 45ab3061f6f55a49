// speaking.hpp: what players read, in English, for the tests of every game.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/engine/rules.hpp"
#include "core/engine/words.hpp"

namespace flotilla::speaking {

inline std::string say(const Text& text, const Cast& cast) {
  static const Words english = [] {
    std::ifstream file(FLOTILLA_SOURCE_DIR "/assets/words/en.json");
    std::stringstream words;
    words << file.rdbuf();
    return *Words::read(words.str());
  }();
  return english.say(text, cast);
}

// The heading, then the lines below it.
inline std::vector<std::string> lines(const Section& section, const Cast& cast) {
  std::vector<std::string> result = {say(section.heading, cast)};
  for (const Text& line : section.lines) result.push_back(say(line, cast));
  return result;
}

}  // namespace flotilla::speaking
