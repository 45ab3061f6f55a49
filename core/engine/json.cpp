// json.cpp: see json.hpp.
#include "core/engine/json.hpp"

#include <algorithm>

namespace flotilla {
namespace {

constexpr std::size_t longest_text = 8u << 20;
constexpr int deepest = 32;

// Nesting is bounded before anything is built of it.
bool too_deep(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      quoted = c != '"';
    } else if (c == '"') {
      quoted = true;
    } else if (c == '[' || c == '{') {
      if (++depth > deepest) return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (text.size() > longest_text) return refuse("", "the text is too long");
  if (too_deep(text)) return refuse("", "the text is nested too deeply");
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return refuse("", "this is not JSON, or it is cut off");
  return json;
}

std::string dump_json(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::uint64_t hash_text(std::string_view text, std::uint64_t start) {
  std::uint64_t hash = start;
  for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3u;
  return hash;
}

void Reader::fail(std::string why) const {
  if (!problem_->first) problem_->first = Refusal{path_, Text::plain(std::move(why))};
}

void Reader::fail(const Refusal& below) const {
  if (problem_->first) return;
  const bool joined = !path_.empty() && !below.where.empty();
  problem_->first = Refusal{path_ + (joined ? "." : "") + below.where, below.why};
}

void Reader::keys(std::initializer_list<std::string_view> required,
                  std::initializer_list<std::string_view> optional) const {
  if (!json_->is_object()) return fail("an object is expected here");
  for (const std::string_view key : required)
    if (!json_->contains(key)) return at(key).fail("it is missing");
  for (const auto& [key, value] : json_->items())
    if (std::ranges::find(required, key) == required.end() &&
        std::ranges::find(optional, key) == optional.end())
      return at(key).fail("this key is unknown");
}

bool Reader::has(std::string_view key) const { return json_->is_object() && json_->contains(key); }

Reader Reader::at(std::string_view key) const {
  static const Json nothing;
  std::string path = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
  if (!has(key)) {
    Reader missing(nothing, *problem_, std::move(path));
    missing.fail("it is missing");
    return missing;
  }
  return Reader(*json_->find(key), *problem_, std::move(path));
}

std::size_t Reader::size(std::size_t least, std::size_t most) const {
  if (!json_->is_array()) {
    fail("a list is expected here");
    return 0;
  }
  if (json_->size() < least || json_->size() > most) {
    fail(least == most ? "a list of " + std::to_string(least) + " is expected here"
                       : "a list of " + std::to_string(least) + " to " + std::to_string(most) +
                             " is expected here");
    return 0;
  }
  return json_->size();
}

Reader Reader::at(std::size_t index) const {
  return Reader((*json_)[index], *problem_, path_ + "[" + std::to_string(index) + "]");
}

int Reader::integer(int least, int most) const {
  const auto refused = [&] {
    fail("a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
         " is expected here");
    return least;
  };
  if (!json_->is_number_integer()) return refused();
  if (json_->is_number_unsigned() && json_->get<std::uint64_t>() > 0x7fffffffu) return refused();
  const auto number = json_->get<std::int64_t>();
  return number < least || number > most ? refused() : static_cast<int>(number);
}

bool Reader::boolean() const {
  if (json_->is_boolean()) return json_->get<bool>();
  fail("true or false is expected here");
  return false;
}

std::string Reader::string() const {
  if (json_->is_string()) return json_->get<std::string>();
  fail("a text is expected here");
  return {};
}

std::optional<Seat> Reader::seat_or_null(int seats) const {
  if (is_null()) return std::nullopt;
  return seat(seats);
}

Rng Reader::rng() const {
  const std::string text = string();
  if (const auto rng = Rng::from_text(text); rng && text.size() == 16) return *rng;
  fail("sixteen hexadecimal digits are expected here");
  return {};
}

void Reader::must_equal(const Json& expected) const {
  if (ok() && *json_ != expected) fail("it must be " + dump_json(expected));
}

Json seats_json(const SeatList& seats) {
  Json json = Json::array();
  for (const Seat seat : seats) json.push_back(seat);
  return json;
}

Json seat_json(Seat seat) { return seat == nobody ? Json() : Json(seat); }

Json outcome_json(const std::optional<Outcome>& outcome) {
  if (!outcome) return nullptr;
  Json scores = Json::array();
  for (const auto score : outcome->scores) scores.push_back(score);
  return {{"winners", seats_json(outcome->winners)}, {"scores", std::move(scores)}};
}

}  // namespace flotilla
