// words.hpp: the words of one language, and how a Text becomes a sentence in it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine/json.hpp"
#include "core/engine/text.hpp"

namespace flotilla {

// Who is spoken of, and to whom: a text whose argument `seat` is `you` is said in the second
// person where the language has such a form (its key with ".you"); one whose argument `other` is
// `you`, to whom something is done, likewise (".at_you").
struct Cast {
  std::vector<std::string> names;
  Seat you = nobody;
};

class Words {
 public:
  // The text of assets/words/<language>.json: one object of keys and sentences.
  static Result<Words> read(std::string_view text);

  bool has(std::string_view key) const { return sentences_.contains(key); }
  const std::map<std::string, std::string, std::less<>>& all() const { return sentences_; }

  // In a sentence {name} is an argument and {name|one|many} a choice by its number, in which # is
  // the number. A key without words is said as the key, so that it is seen and nothing breaks.
  std::string say(const Text& text, const Cast& cast) const;

 private:
  // "engine.singular" lists the numbers that are said in the singular: 1, in French 0 as well.
  bool is_singular(int number) const;

  std::map<std::string, std::string, std::less<>> sentences_;
};

}  // namespace flotilla
