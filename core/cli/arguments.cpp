// arguments.cpp: see arguments.hpp.
#include "core/cli/arguments.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>

#include "core/engine/words.hpp"
#include "words_en.hpp"

namespace flotilla::cli {

void fail(const std::string& sentence, int status) {
  std::fprintf(stderr, "flotilla: %s\n", sentence.c_str());
  std::exit(status);
}

void fail(const Refusal& refusal, int status) {
  const std::string why = say(refusal.why);
  fail(refusal.where.empty() ? why : refusal.where + ": " + why, status);
}

Arguments::Arguments(const std::vector<std::string>& words, std::vector<std::string> known) {
  for (std::size_t i = 0; i < words.size(); i += 2) {
    if (!words[i].starts_with("--")) fail("\"" + words[i] + "\" is not understood; see flotilla --help");
    const std::string name = words[i].substr(2);
    if (std::ranges::find(known, name) == known.end())
      fail("this call has no option --" + name + "; see flotilla --help");
    if (i + 1 == words.size()) fail("--" + name + " needs a value");
    if (!values_.emplace(name, words[i + 1]).second) fail("--" + name + " is given twice");
  }
}

std::string Arguments::text(const std::string& name) const {
  const auto found = values_.find(name);
  if (found == values_.end()) fail("--" + name + " is missing; see flotilla --help");
  return found->second;
}

std::string Arguments::text(const std::string& name, std::string otherwise) const {
  return has(name) ? text(name) : std::move(otherwise);
}

std::int64_t Arguments::number(const std::string& name, std::int64_t least,
                               std::int64_t most) const {
  const std::string word = text(name);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < least || value > most)
    fail("--" + name + " must be a whole number from " + std::to_string(least) + " to " +
         std::to_string(most));
  return value;
}

std::int64_t Arguments::number(const std::string& name, std::int64_t least, std::int64_t most,
                               std::int64_t otherwise) const {
  return has(name) ? number(name, least, most) : otherwise;
}

std::uint64_t Arguments::seed(const std::string& name) const {
  const std::string word = text(name, "1");
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size())
    fail("--" + name + " must be a whole number from 0 to 18446744073709551615");
  return value;
}

Json Arguments::json(const std::string& name, Json otherwise) const {
  if (!has(name)) return otherwise;
  auto json = parse_json(text(name));
  if (!json) fail("--" + name + ": " + say(json.error().why));
  return *std::move(json);
}

std::vector<std::string> split_commas(std::string_view text) {
  std::vector<std::string> parts;
  while (true) {
    const auto comma = text.find(',');
    parts.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

std::string say(const Text& text, const std::vector<std::string>& names) {
  static const Words words = Words::read(english_words).value();
  return words.say(text, {names, nobody});
}

void print(const std::string& line) { std::printf("%s\n", line.c_str()); }

}  // namespace flotilla::cli
