// arguments.hpp: the words of a command line, and how a call fails.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/json.hpp"

namespace flotilla::cli {

// Exit statuses: bad usage and bad input are 1, an illegal move is 2.
inline constexpr int bad_input = 1;
inline constexpr int illegal_move = 2;

// Ends the program with one sentence on standard error.
[[noreturn]] void fail(const std::string& sentence, int status = bad_input);
[[noreturn]] void fail(const Refusal& refusal, int status = bad_input);

// --name value pairs. A name that the call does not know, or knows twice, is an error.
class Arguments {
 public:
  Arguments(const std::vector<std::string>& words, std::vector<std::string> known);

  bool has(const std::string& name) const { return values_.contains(name); }
  std::string text(const std::string& name) const;  // fails where it is missing
  std::string text(const std::string& name, std::string otherwise) const;
  std::int64_t number(const std::string& name, std::int64_t least, std::int64_t most) const;
  std::int64_t number(const std::string& name, std::int64_t least, std::int64_t most,
                      std::int64_t otherwise) const;
  std::uint64_t seed(const std::string& name) const;
  Json json(const std::string& name, Json otherwise) const;

 private:
  std::map<std::string, std::string> values_;
};

std::vector<std::string> split_commas(std::string_view text);

// English sentences: the command line is for developers.
std::string say(const Text& text, const std::vector<std::string>& names = {});

void print(const std::string& line);

}  // namespace flotilla::cli
