// judge.cpp: the bot `greedy`. It looks one move ahead, from what its seat sees, and likes what the
// weights below say. Everything it asks about the table is in view.cpp and scoring.cpp.
#include <algorithm>
#include <cmath>

#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using namespace yutaka;

namespace {

// The weights were found by self-play; halving the first three clearly loses.
constexpr double price_of_a_card = 1.1;
constexpr double spread = 4.8;
constexpr double dynamite_bonus = 1.8;
constexpr double reveal_card_bonus = 1.0;
constexpr double leader_hurries = 0.02;
constexpr double crowding = 0.05;
constexpr double could_still_be_contested = 0.85;
constexpr double room_matters = 0.1;

// The library's tanh may differ in its last bit from one platform to the next, and a match must
// not.
double tanh_of(double x) {
  const double size = std::fabs(x);
  if (size > 20) return x < 0 ? -1 : 1;
  double power = 2 * size / 256, exp = 1;
  for (int n = 8; n > 0; --n) exp = 1 + exp * power / n;  // exp(2 size / 256)
  for (int doubling = 0; doubling < 8; ++doubling) exp *= exp;
  const double result = 1 - 2 / (exp + 1);
  return x < 0 ? -result : result;
}

// What is known about the treasures: it does not change with the card that is played.
struct Treasures {
  double face_down_share = 0;                                           // h
  std::array<std::array<double, kind_count>, island_count> expected{};  // V[island][kind]
  std::array<bool, kind_count> may_be_unknown{};  // kinds that a tile which shows nothing may have
};

Treasures look_at_treasures(const State& state) {
  Treasures treasures;
  treasures.face_down_share = state.hidden_tiles() / 16.0;
  std::array<int, kind_count> unseen_points{}, unseen_tiles{};
  for (const Tile& tile : all_tiles) {
    unseen_points[index(tile.kind)] += tile.value;
    ++unseen_tiles[index(tile.kind)];
  }
  for (const Tile& tile : state.tiles)
    if (tile.value != 0) {
      unseen_points[index(tile.kind)] -= tile.value;
      --unseen_tiles[index(tile.kind)];
    }
  int unseen_of_unknown_kind = 0;  // the set-aside ones included
  for (const Kind kind : all_kinds) {
    if (state.options.known_kinds.contains(kind)) continue;
    unseen_of_unknown_kind += unseen_tiles[index(kind)];
    treasures.may_be_unknown[index(kind)] = unseen_tiles[index(kind)] > 0;
  }

  for (std::size_t island = 0; island < island_count; ++island) {
    auto& expected = treasures.expected[island];
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot) {
      const Tile& tile = state.tile(island, slot);
      const std::size_t kind = index(tile.kind);
      if (tile.value != 0)
        expected[kind] += tile.value;
      else if (tile.kind != Kind::hidden)
        expected[kind] += double(unseen_points[kind]) / unseen_tiles[kind];
      else
        for (std::size_t k = 0; k < kind_count; ++k)
          if (!state.options.known_kinds.contains(all_kinds[k]))
            expected[k] += double(unseen_points[k]) / unseen_of_unknown_kind;
    }
  }
  return treasures;
}

// What lies on one side of all islands, and what its seat has yet to play.
struct Side {
  std::array<Strength, island_count> strengths;
  std::array<bool, island_count> full;
  std::array<int, kind_count> left;  // sum of the numbers of a kind not yet played
};

Side look_at_side(const State& state, Seat seat) {
  Side side{};
  side.left.fill(1 + 2 + 3 + 4);
  for (std::size_t island = 0; island < island_count; ++island) {
    const Column& column = state.player(seat).columns[island];
    side.strengths[island] = strength(column);
    side.full[island] = column.full();
    for (std::size_t k = 0; k < kind_count; ++k) side.left[k] -= side.strengths[island].of_kind[k];
  }
  return side;
}

// A lead of m is worth more, the less the one behind can still do about it.
double precious_value(const Side& me, const Side& they, std::size_t island, std::size_t kind,
                      double h) {
  const int lead = me.strengths[island].of_kind[kind] - they.strengths[island].of_kind[kind];
  if (lead == 0) return 0;
  const Side& behind = lead > 0 ? they : me;
  const double doubt =
      behind.full[island] ? 0.05 : 0.6 + spread * (behind.left[kind] / 10.0) * (0.3 + 0.7 * h);
  return tanh_of(lead / (2 * doubt));
}

double equipment_value(const Side& me, const Side& they, std::size_t island, double h) {
  constexpr std::size_t grey = index(Kind::equipment);
  const bool mine = me.strengths[island].of_kind[grey] != 0;
  const bool theirs = they.strengths[island].of_kind[grey] != 0;
  if (mine && theirs)
    return tanh_of((me.strengths[island].whole_column - they.strengths[island].whole_column) /
                   (2 * (1.5 + 5 * h)));
  if (!mine && !theirs) return 0;
  const Side& without = mine ? they : me;
  const bool contested = without.left[grey] > 0 && !without.full[island];
  return (mine ? 1 : -1) * (contested ? could_still_be_contested : 1);
}

double position_value(const State& state, Seat seat, const Treasures& treasures) {
  const Side me = look_at_side(state, seat), they = look_at_side(state, other_seat(seat));
  const double h = treasures.face_down_share;
  double value = 0;
  for (std::size_t island = 0; island < island_count; ++island)
    for (const Kind kind : all_kinds)
      value += treasures.expected[island][index(kind)] *
               (kind == Kind::equipment ? equipment_value(me, they, island, h)
                                        : precious_value(me, they, island, index(kind), h));
  return value;
}

double card_value(const State& state, Seat seat, const PlayCard& play, const Treasures& treasures,
                  double value_before) {
  const bool dynamite = play.card == Card::dynamite;
  const Seat side = dynamite ? other_seat(seat) : seat;
  const auto lying_there = static_cast<double>(state.player(side).columns[play.island].size());
  State after = state;
  after.player(side).columns[play.island].push_back(play.card);

  double value = position_value(after, seat, treasures) - value_before;
  value -= price_of_a_card * play.card.number() * (0.3 + 0.7 * treasures.face_down_share);
  if (play.card.is_reveal_card()) value += reveal_card_bonus + leader_hurries * value_before;
  if (dynamite) {
    double at_stake = 0;
    for (const double expected : treasures.expected[play.island]) at_stake += expected;
    value += dynamite_bonus * (at_stake / 30) * (1 + lying_there) / 3;
  } else {
    value -= crowding * lying_there;
  }
  return value;
}

// Whoever moves next makes use of what is turned: for the opponent a tile where I lead, for me one
// where I have room.
double reveal_value(const State& state, Seat seat, const Reveal& reveal,
                    const Treasures& treasures) {
  const Tile& tile = state.tile(reveal.island, reveal.slot);
  int kinds = 0, ahead = 0;
  for (const Kind kind : all_kinds) {
    if (tile.kind == Kind::hidden ? !treasures.may_be_unknown[index(kind)] : tile.kind != kind)
      continue;
    const Seat leader = claim(state, reveal.island, kind).winner;
    ++kinds;
    ahead += leader == nobody ? 0 : leader == seat ? 1 : -1;
  }
  const double lead = kinds == 0 ? 0 : double(ahead) / kinds;
  const double room = double(state.player(other_seat(seat)).columns[reveal.island].size()) -
                      double(state.player(seat).columns[reveal.island].size());
  const bool opponent_is_next = state.active == seat;
  return opponent_is_next ? lead - room_matters * room : room_matters * room - lead;
}

}  // namespace

Yutaka::Move Yutaka::decide(std::string_view, const Knowledge<Yutaka>& known, Rng& rng) {
  const State& state = known.view.state;
  const Seat seat = known.view.seat;
  const Treasures treasures = look_at_treasures(state);
  const double value_before = position_value(state, seat, treasures);
  MoveList<Yutaka> listed;
  legal_moves(state, listed);

  // The best; among equals any of them.
  Move best = known.moves.front();
  double best_value = 0;
  std::uint32_t equals = 0;
  for (const Move& move : known.moves) {
    if (!listed.contains(move)) continue;  // knowledge from outside may name anything
    const double value = std::visit(
        overloaded{
            [&](const Reveal& reveal) { return reveal_value(state, seat, reveal, treasures); },
            [&](const PlayCard& play) {
              return card_value(state, seat, play, treasures, value_before);
            },
            [](const Unknown&) { return 0.0; }},
        move.what);
    if (equals > 0 && value < best_value) continue;
    equals = equals > 0 && value == best_value ? equals + 1 : 1;
    if (equals == 1 || rng.below(equals) == 0) best = move;
    best_value = value;
  }
  return best;
}

}  // namespace flotilla
