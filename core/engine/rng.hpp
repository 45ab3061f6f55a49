// rng.hpp: all the chance there is. The standard library's shuffle and distributions differ between
// compilers; these do not, so that a seed gives the same match everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace flotilla {

// PCG, XSH-RS 64/32: eight bytes, a multiplication a number.
class Rng {
 public:
  constexpr Rng() = default;
  explicit constexpr Rng(std::uint64_t seed) : state_(scramble(seed)) {}

  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::uint32_t>(((old >> 22) ^ old) >> ((old >> 61) + 22));
  }

  // A number from 0 to n - 1, each exactly as likely (Lemire's multiplication with rejection).
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = std::uint64_t{next()} * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t threshold = -n % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Fisher and Yates, from the back. The one shuffle of all games.
  template <class Items>
  constexpr void shuffle(Items& items) {
    for (std::size_t left = items.size(); left > 1; --left)
      std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
  }

  // A seed for something that must not disturb this generator (a bot's thoughts, a sample).
  constexpr std::uint64_t seed() {
    const std::uint64_t high = next();
    return high << 32 | next();
  }

  // Sixteen hexadecimal digits.
  std::string text() const { return hex(state_); }
  static std::optional<Rng> from_text(std::string_view text) {
    const auto state = from_hex(text);
    if (!state) return std::nullopt;
    Rng rng;
    rng.state_ = *state;
    return rng;
  }

  static std::string hex(std::uint64_t number) {
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = "0123456789abcdef"[number & 15];
    return text;
  }
  static std::optional<std::uint64_t> from_hex(std::string_view text) {
    if (text.empty() || text.size() > 16) return std::nullopt;
    std::uint64_t number = 0;
    for (const char c : text) {
      const auto digit = std::string_view("0123456789abcdef").find(c);
      if (digit == std::string_view::npos) return std::nullopt;
      number = number << 4 | digit;
    }
    return number;
  }

  bool operator==(const Rng&) const = default;

 private:
  // Neighbouring seeds must not give neighbouring streams (SplitMix's finisher).
  static constexpr std::uint64_t scramble(std::uint64_t seed) {
    seed += 0x9e3779b97f4a7c15u;
    seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9u;
    seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebu;
    return seed ^ (seed >> 31);
  }

  std::uint64_t state_ = scramble(0);
};

}  // namespace flotilla
