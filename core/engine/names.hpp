// names.hpp: enumerators and their snake_case names, one table for each enum.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace flotilla {

// The name of the n-th enumerator stands at place n.
template <class Enum, std::size_t N>
struct Names {
  std::array<std::string_view, N> all;

  constexpr std::string_view operator[](Enum value) const {
    return all[static_cast<std::size_t>(std::to_underlying(value))];
  }
  constexpr std::optional<Enum> find(std::string_view name) const {
    for (std::size_t i = 0; i < N; ++i)
      if (all[i] == name) return static_cast<Enum>(i);
    return std::nullopt;
  }
};

// names<Kind>("idol", "dagger", …)
template <class Enum, class... Texts>
constexpr auto names(Texts... texts) {
  return Names<Enum, sizeof...(Texts)>{{std::string_view(texts)...}};
}

}  // namespace flotilla
