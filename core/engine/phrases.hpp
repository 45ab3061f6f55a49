// phrases.hpp: small pieces that what games say is put together from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/engine/text.hpp"

namespace flotilla {

inline Text named_key(const char* key, std::string_view name) {
  return Text(key + std::string(name));
}

inline Arg seat_arg(const char* name, Seat seat) {
  return {name, SeatName{seat}};
}

// The place of a seat where the viewer comes first and the others follow in turn order.
inline std::size_t viewer_first(Seat seat, Seat viewer) {
  if (seat == viewer) return 0;
  return static_cast<std::size_t>(viewer == nobody || seat > viewer ? seat : seat + 1);
}

inline Text comma(const Text& a, const Text& b) {
  return Text("engine.list.comma", {{"a", a}, {"b", b}});
}

// "a, b and c"; expects at least one.
inline Text list_text(const std::vector<Text>& items) {
  Text list = items.front();
  for (std::size_t i = 1; i < items.size(); ++i)
    list = i + 1 < items.size() ? comma(list, items[i])
                                : Text("engine.list.and", {{"a", list}, {"b", items[i]}});
  return list;
}

// "a, b, c"; expects at least one.
inline Text comma_list(const std::vector<Text>& items) {
  Text list = items.front();
  for (std::size_t i = 1; i < items.size(); ++i) list = comma(list, items[i]);
  return list;
}

}  // namespace flotilla
