// words.cpp: see words.hpp.
#include "core/engine/words.hpp"

#include <algorithm>

namespace flotilla {
namespace {

const Arg* find_arg(const Text& text, std::string_view name) {
  const auto found = std::ranges::find(text.args, name, &Arg::name);
  return found == text.args.end() ? nullptr : &*found;
}

bool speaks_of(const Text& text, std::string_view argument, Seat seat) {
  const Arg* arg = find_arg(text, argument);
  const SeatName* name = arg ? std::get_if<SeatName>(&arg->value) : nullptr;
  return name && seat != nobody && name->seat == seat;
}

std::string seat_name(Seat seat, const Cast& cast) {
  const auto at = static_cast<std::size_t>(seat);
  return seat >= 0 && at < cast.names.size() ? cast.names[at] : "?";
}

// "one|many" by the number, with # as the number.
std::string choose_form(std::string_view forms, int number, bool singular) {
  const auto bar = forms.find('|');
  const std::string_view form =
      singular || bar == std::string_view::npos ? forms.substr(0, bar) : forms.substr(bar + 1);
  std::string result;
  for (const char c : form)
    if (c == '#')
      result += std::to_string(number);
    else
      result += c;
  return result;
}

}  // namespace

Result<Words> Words::read(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object()) return refuse("", "an object of keys and sentences is expected");
  Words words;
  for (const auto& [key, sentence] : json->items()) {
    if (!sentence.is_string()) return refuse(key, "a sentence is expected here");
    words.sentences_.emplace(key, sentence.get<std::string>());
  }
  return words;
}

bool Words::is_singular(int number) const {
  const auto found = sentences_.find("engine.singular");
  if (found == sentences_.end()) return number == 1;
  return (number == 0 || number == 1) && found->second.contains(static_cast<char>('0' + number));
}

std::string Words::say(const Text& text, const Cast& cast) const {
  if (text.key.empty()) {
    const Arg* words = find_arg(text, "words");
    return words ? std::get<std::string>(words->value) : std::string();
  }
  auto found = sentences_.end();
  if (speaks_of(text, "seat", cast.you))
    found = sentences_.find(text.key + ".you");
  else if (speaks_of(text, "other", cast.you))
    found = sentences_.find(text.key + ".at_you");
  if (found == sentences_.end()) found = sentences_.find(text.key);
  if (found == sentences_.end()) return text.key;

  const std::string_view sentence = found->second;
  std::string result;
  for (std::size_t at = 0; at < sentence.size();) {
    const auto open = sentence.find('{', at);
    result += sentence.substr(at, open - at);
    if (open == std::string_view::npos) break;
    const auto close = sentence.find('}', open);
    if (close == std::string_view::npos) break;
    const std::string_view inside = sentence.substr(open + 1, close - open - 1);
    at = close + 1;
    const auto bar = inside.find('|');
    const Arg* arg = find_arg(text, inside.substr(0, bar));
    if (!arg) {
      result += "{" + std::string(inside) + "}";
    } else if (const int* number = std::get_if<int>(&arg->value)) {
      result += bar == std::string_view::npos
                    ? std::to_string(*number)
                    : choose_form(inside.substr(bar + 1), *number, is_singular(*number));
    } else if (const SeatName* seat = std::get_if<SeatName>(&arg->value)) {
      result += seat_name(seat->seat, cast);
    } else if (const Text* inner = std::get_if<Text>(&arg->value)) {
      result += say(*inner, cast);
    } else {
      result += std::get<std::string>(arg->value);
    }
  }
  return result;
}

}  // namespace flotilla
