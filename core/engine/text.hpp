// text.hpp: something to be said to players: a key with arguments. The words are in assets/words
// and words.hpp puts the two together, so that no rule ever holds a sentence.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/engine/seat.hpp"

namespace flotilla {

struct Arg;

struct Text {
  std::string key;
  std::vector<Arg> args;

  Text();
  explicit Text(std::string key_);
  Text(std::string key_, std::initializer_list<Arg> args_);

  // A technical remark that is not translated: where in a file something is wrong.
  static Text plain(std::string words);

  bool operator==(const Text&) const;
};

struct SeatName {
  Seat seat;
  bool operator==(const SeatName&) const = default;
};

struct Arg {
  std::string name;
  std::variant<int, SeatName, Text, std::string> value;  // a number, a player's name, a text, plain words
  bool operator==(const Arg&) const = default;
};

inline Text::Text() = default;
inline Text::Text(std::string key_) : key(std::move(key_)) {}
inline Text::Text(std::string key_, std::initializer_list<Arg> args_)
    : key(std::move(key_)), args(args_) {}
inline Text Text::plain(std::string words) { return Text("", {{"words", std::move(words)}}); }
inline bool Text::operator==(const Text& other) const {
  return key == other.key && args == other.args;
}

}  // namespace flotilla
