// json.hpp: strict reading. A Reader knows its path and remembers the first thing that is wrong, so
// that a game's reader is a plain list of what it expects and bad input is refused by name and place.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/engine/names.hpp"
#include "core/engine/result.hpp"
#include "core/engine/rng.hpp"

namespace flotilla {

using Json = nlohmann::json;  // keys are kept sorted: equal values give equal text

// Text from outside. Never throws; refuses what is no JSON, too long or too deep.
Result<Json> parse_json(std::string_view text);

// One line, and safe for any string that came from outside.
std::string dump_json(const Json& json);

// The 64-bit hash (FNV-1a) that saves and fingerprints carry, as sixteen hexadecimal digits.
std::uint64_t hash_text(std::string_view text, std::uint64_t start = 0xcbf29ce484222325u);

class Reader {
 public:
  // The first problem found below this root, or none. It outlives the readers made from it.
  struct Problem {
    std::optional<Refusal> first;
  };

  Reader(const Json& json, Problem& problem, std::string path = "")
      : json_(&json), problem_(&problem), path_(std::move(path)) {}

  bool ok() const { return !problem_->first; }
  const std::string& path() const { return path_; }
  const Json& json() const { return *json_; }
  void fail(std::string why) const;
  void fail(const Refusal& below) const;  // `where` goes on from here

  // An object with exactly these keys, but for the optional ones that may be absent.
  void keys(std::initializer_list<std::string_view> required,
            std::initializer_list<std::string_view> optional = {}) const;
  bool has(std::string_view key) const;
  Reader at(std::string_view key) const;

  // An array of a length between these.
  std::size_t size(std::size_t least, std::size_t most) const;
  std::size_t size(std::size_t exactly) const { return size(exactly, exactly); }
  Reader at(std::size_t index) const;

  bool is_null() const { return json_->is_null(); }
  bool is_number() const { return json_->is_number(); }
  bool is_array() const { return json_->is_array(); }

  // What cannot be read is reported, and the least or first value returned in its place.
  int integer(int least, int most) const;
  bool boolean() const;
  std::string string() const;
  Seat seat(int seats) const { return static_cast<Seat>(integer(0, seats - 1)); }
  std::optional<Seat> seat_or_null(int seats) const;
  Rng rng() const;

  template <class Enum, std::size_t N>
  Enum name(const Names<Enum, N>& names) const {
    const std::string text = string();
    if (const auto found = names.find(text)) return *found;
    if (ok()) fail("\"" + text + "\" is none of the names allowed here");
    return Enum{};
  }

  // Refuses a value that is not what follows from the rest.
  void must_equal(const Json& expected) const;

 private:
  const Json* json_;
  Problem* problem_;
  std::string path_;
};

// Reads the whole of `json` with `read(reader)`; the first problem refuses it.
template <class Read>
auto read_json(const Json& json, std::string path, Read read) -> Result<decltype(read(std::declval<Reader>()))> {
  Reader::Problem problem;
  auto value = read(Reader(json, problem, std::move(path)));
  if (problem.first) return std::unexpected(*problem.first);
  return value;
}

Json seats_json(const SeatList& seats);
Json seat_json(Seat seat);  // null for nobody
Json outcome_json(const std::optional<Outcome>& outcome);

}  // namespace flotilla
