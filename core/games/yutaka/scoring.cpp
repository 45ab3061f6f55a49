// scoring.cpp: who gets which tiles, and who wins. The events about it are told in apply.cpp.
#include <bit>

#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

namespace yutaka {
namespace {

constexpr std::size_t grey = index(Kind::equipment);

// What is compared for a kind: the cards of that kind; for Equipment, if both sides have some, the
// whole columns. A side without a card of the kind has 0 and so can win nothing.
BothSeats compared(const Strength& first, const Strength& second, Kind kind) {
  const bool both_equipped = first.of_kind[grey] != 0 && second.of_kind[grey] != 0;
  if (kind == Kind::equipment && both_equipped) return {first.whole_column, second.whole_column};
  return {first.of_kind[index(kind)], second.of_kind[index(kind)]};
}

Seat higher(const BothSeats& numbers) {
  return numbers[0] == numbers[1] ? nobody : static_cast<Seat>(numbers[0] < numbers[1]);
}

// What each card adds to a column, all sums in one number: eight bytes laid out as a Strength.
// Dynamite, like whatever is no card of the game, adds nothing.
constexpr std::array<std::uint64_t, 32> card_sums = [] {
  std::array<std::uint64_t, 32> sums{};
  for (const Card card : full_deck) {
    Strength adds;
    if (card.is_numbered())
      adds.of_kind[index(card.kind())] = adds.whole_column =
          static_cast<std::uint8_t>(card.number());
    sums[card.id] = std::bit_cast<std::uint64_t>(adds);
  }
  return sums;
}();

const Column& column(const State& state, Seat seat, std::size_t island) {
  return state.player(seat).columns[island];
}

}  // namespace

Strength strength(const Column& column) {
  std::uint64_t sums = 0;
  for (const Card card : column) sums += card_sums[card.id % card_sums.size()];
  return std::bit_cast<Strength>(sums);
}

Claim claim(const State& state, std::size_t island, Kind kind) {
  const Strength first = strength(column(state, 0, island));
  const Strength second = strength(column(state, 1, island));
  const bool first_has = first.of_kind[index(kind)] != 0;
  const bool second_has = second.of_kind[index(kind)] != 0;
  if (!first_has && !second_has) return {};

  const Seat winner = higher(compared(first, second, kind));
  const Reason reason = first_has != second_has ? Reason::only_claim
                        : winner == nobody      ? Reason::tie
                                                : Reason::majority;
  if (kind == Kind::equipment) return {winner, reason, {first.whole_column, second.whole_column}};
  return {winner, reason, {first.of_kind[index(kind)], second.of_kind[index(kind)]}};
}

Score score(const State& state) {
  // By seat, and behind them what nobody gets.
  constexpr std::size_t of_nobody = seat_count;
  std::array<std::uint8_t, seat_count + 1> points{}, equipment_points{};
  for (std::size_t island = 0; island < island_count; ++island) {
    const Strength first = strength(column(state, 0, island));
    const Strength second = strength(column(state, 1, island));
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot) {
      if (!state.is_face_up(island, slot)) continue;
      const Tile tile = state.tile(island, slot);
      const Seat winner = higher(compared(first, second, tile.kind));
      const std::size_t to = winner == nobody ? of_nobody : static_cast<std::size_t>(winner);
      const int in_equipment = tile.kind == Kind::equipment ? tile.value : 0;
      points[to] = static_cast<std::uint8_t>(points[to] + tile.value);
      equipment_points[to] = static_cast<std::uint8_t>(equipment_points[to] + in_equipment);
    }
  }
  Score total;
  total.points = {points[0], points[1]};
  total.equipment_points = {equipment_points[0], equipment_points[1]};
  // More points win; then more points in Equipment tiles; then the win is shared.
  Seat winner = higher(total.points);
  if (winner == nobody) {
    winner = higher(total.equipment_points);
    total.decided_by = winner == nobody ? DecidedBy::shared : DecidedBy::equipment;
  }
  total.winners = winner == nobody ? SeatList{0, 1} : SeatList{winner};
  return total;
}

Seat owner(const State& state, std::size_t island, std::size_t slot) {
  if (state.phase != Phase::over) return nobody;
  return claim(state, island, state.tile(island, slot).kind).winner;
}

}  // namespace yutaka

std::optional<Outcome> Yutaka::outcome(const State& state) {
  if (!over(state)) return std::nullopt;
  const yutaka::Score total = yutaka::score(state);
  return Outcome{total.winners, {total.points[0], total.points[1]}};
}

}  // namespace flotilla
