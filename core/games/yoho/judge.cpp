// judge.cpp: the bot `greedy`. It plans the rest of its turn: it imagines a few worlds that fit
// what it knows, tries many ways to finish the turn from each of its moves, and makes the move that
// the best of them begins with. A position is judged where the turn ends, never in between.
//
// A plan may only depend on what the player will have seen by then. So a plan is tried in all
// worlds at once; as soon as something hidden turns up, worlds that now look different part, and
// each group of those that look alike goes on with plans of its own.
#include "core/games/yoho/judge.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <span>

namespace flotilla {

namespace yoho {
namespace {

// ---- What a position is worth, in tenths of a point ----

constexpr int tenths = 10;
constexpr std::array<int, coins_to_win + 1> worth_of_coins = {0, 90 * tenths, 210 * tenths,
                                                              1000 * tenths};
constexpr std::array<int, most_life + 1> worth_of_life = {0, 11 * tenths, 19 * tenths};
constexpr std::array<int, most_cannonballs + 1> worth_of_cannonballs = {0, 14 * tenths,
                                                                        24 * tenths};
constexpr int on_gold = 45 * tenths;
constexpr int on_chest_armed = 26 * tenths, on_chest_unarmed = 8 * tenths;
constexpr int on_item = 5 * tenths;
constexpr int in_reef = -14 * tenths;
constexpr int gold_in_reach = 28 * tenths;
constexpr int chest_in_reach_armed = 14 * tenths, chest_in_reach_unarmed = 5 * tenths;
constexpr int cell_in_reach = 6;
constexpr int shut_in = -8 * tenths;
constexpr int at_gunpoint = -25 * tenths;

// What others have, in hundredths of what it would be worth to oneself.
constexpr int weight_of_the_only_opponent = 75, weight_of_each_opponent = 45;
constexpr int hundredths = 100;
static_assert(tenths * hundredths == worth_of_a_point);

int worth_of_berth(const State& state, const Player& player) {
  if (!player.at_sea()) return 0;
  const Tile& tile = state.tile(player.ship);
  if (tile.shows(Object::reef)) return in_reef;
  if (tile.shows(Object::gold)) return state.reserve > 0 ? on_gold : 0;
  if (tile.shows(Object::chest)) {
    if (state.reserve == 0) return 0;
    return player.cannonballs > 0 ? on_chest_armed : on_chest_unarmed;
  }
  return can_be_netted(tile.object()) ? on_item : 0;
}

struct Sights {
  bool gold = false, chest = false;
};
Sights sights_among(const State& state, PlaceSet places) {
  Sights sights;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (!contains(places, cell)) continue;
    sights.gold |= state.tile(cell).shows(Object::gold);
    sights.chest |= state.tile(cell).shows(Object::chest);
  }
  return sights;
}

int worth_of_reach(const State& state, Seat seat) {
  const PlaceSet places = reachable(state, seat);
  if (places == 0) return shut_in;
  int worth = cell_in_reach * std::popcount(places & all_cells);
  if (state.reserve == 0) return worth;
  const Sights sights = sights_among(state, places);
  if (sights.gold) worth += gold_in_reach;
  if (sights.chest)
    worth += state.player(seat).cannonballs > 0 ? chest_in_reach_armed : chest_in_reach_unarmed;
  return worth;
}

bool shares_card_with_gunner(const State& state, Seat seat) {
  const Player& player = state.player(seat);
  if (!player.at_sea()) return false;
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat && state.player(other).ship == player.ship &&
        state.player(other).cannonballs > 0)
      return true;
  return false;
}

}  // namespace

int standing(const State& state, Seat seat) {
  const Player& player = state.player(seat);
  int worth = worth_of_coins[player.coins] + worth_of_life[player.life] +
              worth_of_cannonballs[player.cannonballs] + worth_of_berth(state, player) +
              worth_of_reach(state, seat);
  if (player.life == 0 && shares_card_with_gunner(state, seat)) worth += at_gunpoint;
  return worth;
}

int evaluate(const State& state, Seat seat) {
  if (Yoho::over(state)) {
    const bool won = Yoho::outcome(state)->winners.contains(seat);
    return (won ? 1000 : -1000) * worth_of_a_point;
  }
  const int weight = state.seats == 2 ? weight_of_the_only_opponent : weight_of_each_opponent;
  int worth = hundredths * standing(state, seat);
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat) worth -= weight * standing(state, other);
  return worth;
}

}  // namespace yoho

using namespace yoho;

namespace {

// ---- Which way a turn might sensibly go on ----

// How likely a move is to be tried, compared with the others at that moment. Every move keeps a
// chance: what looks foolish may be the point of a plan.
using Appeal = std::uint32_t;
constexpr Appeal hardly = 1, worth_a_thought = 4, promising = 12, tempting = 30, irresistible = 90;

class Inclination {
 public:
  explicit Inclination(const State& state) : state_(state), me_(state.player(state.active)) {
    if (state.phase == Phase::play || state.phase == Phase::pick_card)
      reach_ = reachable(state, state.active);
  }

  Appeal appeal(const Move& move) const {
    return std::visit(overloaded{
                          [&](const PlayCard& m) { return of_card(m.card); },
                          [&](const Shoot& m) { return of_hitting(m.target); },
                          [&](const Blast&) { return state_.reserve > 0 ? tempting : hardly; },
                          [&](const EndTurn&) { return hardly; },
                          [&](const Sail& m) { return of_sailing(m.to); },
                          [&](const Pick& m) { return of_picking(m.cell); },
                          [&](const Throw& m) { return of_hitting(m.target); },
                          [&](const auto&) { return worth_a_thought; },
                      },
                      move.what);
  }

 private:
  Appeal of_taking(Object object) const {
    switch (object) {
      case Object::gold:
        return state_.reserve > 0 ? irresistible : hardly;
      case Object::cannonball:
        return me_.cannonballs < most_cannonballs ? promising : hardly;
      case Object::rum:
        return me_.life < most_life ? promising : hardly;
      case Object::bottle:
      case Object::island:
        return promising;
      default:
        return hardly;
    }
  }

  Appeal of_hitting(Seat target) const {
    const Player& victim = state_.player(target);
    if (victim.coins == 0) return hardly;
    return victim.life == 0 ? tempting : worth_a_thought;
  }

  Appeal of_card(Card card) const {
    if (is_net(card)) return of_taking(state_.tile(me_.ship).object());
    if (!is_movement(card)) return card == Card::catch_throw ? promising : worth_a_thought;
    Appeal best = hardly;
    for (std::int8_t cell = 0; cell < cell_count; ++cell)
      if (contains(reach_, cell)) best = std::max(best, of_sailing(cell));
    return best;
  }

  Appeal of_sailing(std::int8_t to) const {
    const bool in_danger = me_.life == 0 && me_.coins > 0;
    if (to == home) return in_danger ? worth_a_thought : hardly;
    Appeal appeal = of_berth(state_.tile(to).object());
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      if (seat == state_.active || state_.player(seat).ship != to) continue;
      if (me_.cannonballs > 0) appeal = std::max(appeal, of_hitting(seat));
    }
    return appeal;
  }

  Appeal of_berth(Object object) const {
    if (object != Object::chest) return of_taking(object);
    if (state_.reserve == 0) return hardly;
    return me_.cannonballs > 0 || me_.maps.contains(Card::flip) ? promising : worth_a_thought;
  }

  Appeal of_picking(std::int8_t cell) const {
    const Tile& tile = state_.tile(cell);
    switch (state_.pending.action) {
      case Action::catch_throw:
        return tile.shows(Object::barrel) ? worth_a_thought : of_taking(tile.object());
      case Action::flip:
        if (tile.shows(Object::chest) && state_.reserve > 0) return promising;
        return me_.ship == cell && tile.shows(Object::reef) ? promising : hardly;
      case Action::remove:
      case Action::swing:
      case Action::swap:
        return is_near_reach(cell) ? worth_a_thought : hardly;
      default:
        return worth_a_thought;
    }
  }

  // A card that the ship can reach, lies on, or would reach if its water led there.
  bool is_near_reach(int cell) const {
    if (state_.phase != Phase::pick_card) return true;
    if (contains(reach_, cell) || cell == me_.ship || cell == me_.front()) return true;
    for (const Edge edge : all_edges)
      if (const int next = neighbour(cell, edge);
          next != no_cell && (contains(reach_, next) || next == me_.ship))
        return true;
    return false;
  }

  const State& state_;
  const Player& me_;
  PlaceSet reach_ = 0;
};

Move a_sensible_move(const State& state, Rng& rng) {
  MoveList<Yoho> moves;
  Yoho::legal_moves(state, moves);
  if (moves.size() == 1) return moves[0];
  const Inclination inclination(state);
  std::array<Appeal, Yoho::most_moves> appeals{};
  Appeal total = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) total += appeals[i] = inclination.appeal(moves[i]);
  Appeal left = rng.below(total);
  std::size_t drawn = 0;
  while (left >= appeals[drawn]) left -= appeals[drawn++];
  return moves[drawn];
}

// ---- Plans ----

constexpr std::size_t most_worlds = 8;
// More steps than any turn has that does not go round in circles.
constexpr std::size_t most_steps = 64;
constexpr int steps_of_a_decision = 30000;
// Of two plans that come to the same the shorter one is better.
constexpr int price_of_a_step = worth_of_a_point / 10;
// How many plans a group of worlds gets after the first surprise of a turn, after the second, ...
constexpr std::array<int, 4> plans_after_surprise = {8, 4, 2, 1};

// What the player can tell apart: all that later moves of this turn depend on, except for the top
// of the pile, which only matters once it lies on the sea.
bool look_alike(const State& a, const State& b) {
  const auto same_tile = [](const Tile& one, const Tile& two) {
    return one.is_hole() == two.is_hole() && one.face == two.face && one.rot == two.rot;
  };
  if (a.phase != b.phase || a.active != b.active || !(a.pending == b.pending)) return false;
  if (!std::ranges::equal(a.grid, b.grid, same_tile)) return false;
  if (!(a.player(a.active).maps == b.player(a.active).maps)) return false;
  for (Seat seat = 0; seat < a.seats; ++seat) {
    const Player &one = a.player(seat), &two = b.player(seat);
    if (one.ship != two.ship || one.life != two.life || one.coins != two.coins ||
        one.cannonballs != two.cannonballs)
      return false;
  }
  return true;
}

// Could worlds that look alike differ after this move? A card is turned over, one comes onto the
// sea from the pile, or a Map is drawn.
bool may_surprise(const State& state, const Move& move) {
  if (std::holds_alternative<Flip>(move.what)) return !state.tile(state.pending.cell).seen;
  if (const auto* play = std::get_if<PlayCard>(&move.what))
    return is_net(play->card) && state.tile(state.player(state.active).ship).shows(Object::bottle);
  if (const auto* pick = std::get_if<Pick>(&move.what))
    return state.phase == Phase::catch_throw && state.tile(pick->cell).shows(Object::bottle);
  if (const auto* choose = std::get_if<Choose>(&move.what)) return choose->object == Object::bottle;
  return std::holds_alternative<Place>(move.what);
}

// Brings the worlds that look like the first one together behind it; returns where the others
// begin.
State* gather_alike(State* first, State* end) {
  State* others = first + 1;
  for (State* world = others; world != end; ++world)
    if (look_alike(*first, *world)) std::swap(*others++, *world);
  return others;
}

class Planner {
 public:
  Planner(const Knowledge<Yoho>& known, const MoveList<Yoho>& moves, Rng& rng)
      : seat_(known.view.seat), moves_(moves), rng_(rng) {
    for (std::size_t i = 0; i < most_worlds; ++i) {
      const State world = Yoho::sample(known, Rng(rng_.seed()));
      if (fits(world)) worlds_.push_back(world);
    }
  }

  // The place of the move to make. Moves that do badly are given up half by half.
  std::size_t choose() {
    if (worlds_.empty()) return 0;
    std::array<int, Yoho::most_moves> best;
    best.fill(std::numeric_limits<int>::min());
    FixedVector<std::size_t, Yoho::most_moves> left;
    for (std::size_t i = 0; i < moves_.size(); ++i) left.push_back(i);
    rng_.shuffle(left);
    const auto stages = static_cast<int>(std::bit_width(moves_.size() - 1));
    for (int stage = 1; stage <= stages; ++stage) {
      while (steps_ < steps_of_a_decision / stages * stage)
        for (const std::size_t i : left)
          best[i] = std::max(best[i], try_plan(worlds_, &moves_[i], 0));
      std::ranges::sort(left, [&](std::size_t a, std::size_t b) {
        return best[a] != best[b] ? best[a] > best[b] : a < b;
      });
      left.resize((left.size() + 1) / 2);
    }
    return left[0];
  }

 private:
  using Worlds = std::span<const State>;

  // Knowledge may come from outside and tell of anything.
  bool fits(const State& world) const {
    if (Yoho::broken_total(world)) return false;
    MoveList<Yoho> legal;
    Yoho::legal_moves(world, legal);
    return std::ranges::all_of(moves_, [&](const Move& move) { return legal.contains(move); });
  }

  bool has_finished(const State& state) const {
    return state.active != seat_ || state.phase == Phase::refresh || state.phase == Phase::over;
  }

  // What one way to finish the turn comes to, summed up over worlds that look alike.
  int try_plan(Worlds worlds, const Move* first, std::size_t surprises) {
    State state = worlds[0];
    FixedVector<Move, most_steps> plan;
    while (!has_finished(state) && !plan.full()) {
      const Move move = first ? *first : a_sensible_move(state, rng_);
      first = nullptr;
      plan.push_back(move);
      ++steps_;
      if (worlds.size() > 1 && may_surprise(state, move)) return part(worlds, plan, surprises);
      Yoho::apply(state, move, nullptr);
    }
    return static_cast<int>(worlds.size()) * (evaluate(state, seat_) - price(plan.size()));
  }

  static int price(std::size_t steps) { return price_of_a_step * static_cast<int>(steps); }

  // Carries out the plan up to the surprise in every world, and goes on separately with each group
  // of worlds that still look alike.
  int part(Worlds worlds, const FixedVector<Move, most_steps>& plan, std::size_t surprises) {
    FixedVector<State, most_worlds> after;
    for (const State& world : worlds) {
      after.push_back(world);
      for (const Move& move : plan) Yoho::apply(after.back(), move, nullptr);
      steps_ += static_cast<int>(plan.size());
    }
    int sum = -price(plan.size()) * static_cast<int>(worlds.size());
    for (State* group = after.begin(); group != after.end();) {
      State* const others = gather_alike(group, after.end());
      sum += best_plan(Worlds(group, others), surprises);
      group = others;
    }
    return sum;
  }

  int best_plan(Worlds worlds, std::size_t surprises) {
    if (has_finished(worlds[0])) return try_plan(worlds, nullptr, surprises);
    const int plans = plans_after_surprise[std::min(surprises, plans_after_surprise.size() - 1)];
    int best = std::numeric_limits<int>::min();
    for (int i = 0; i < plans; ++i) best = std::max(best, try_plan(worlds, nullptr, surprises + 1));
    return best;
  }

  Seat seat_;
  const MoveList<Yoho>& moves_;
  Rng& rng_;
  FixedVector<State, most_worlds> worlds_;
  int steps_ = 0;
};

// ---- Maps to keep ----

// How glad one is of a Map in hand, and of a second one of its kind. A drawn one is worth about 5.
struct Liking {
  Card card;
  int first, second;
};
constexpr std::array<Liking, all_maps.size()> likings = {{
    {Card::flip, 10, 7},
    {Card::movement, 9, 5},
    {Card::net, 8, 3},
    {Card::swing, 6, 4},
    {Card::catch_throw, 5, 3},
    {Card::remove, 4, 2},
    {Card::swap, 3, 2},
    {Card::slide, 2, 1},
}};
constexpr int worth_keeping = 5;

int liking_of(Card card, bool have_another) {
  for (const Liking& liking : likings)
    if (liking.card == card) return have_another ? liking.second : liking.first;
  return 0;
}

// Throws away the Map it likes least, until all that is left is as good as what it may draw.
std::size_t choose_discard(const State& state, const MoveList<Yoho>& moves) {
  const auto& maps = state.player(state.active).maps;
  const auto liking_of_keeping = [&](const Move& move) {
    const auto* discard = std::get_if<Discard>(&move.what);
    if (!discard) return worth_keeping;
    return liking_of(discard->card, std::ranges::count(maps, discard->card) > 1);
  };
  std::size_t choice = moves.size() - 1;  // Done stands last, and wins where all is level
  for (std::size_t i = moves.size() - 1; i-- > 0;)
    if (liking_of_keeping(moves[i]) < liking_of_keeping(moves[choice])) choice = i;
  return choice;
}

// ---- Before the first turn ----

// The lair from which the ship reaches most; among equals any of them.
std::size_t choose_lair(const State& state, const MoveList<Yoho>& moves, Rng& rng) {
  std::size_t best = 0;
  int most = 0;
  std::uint32_t equals = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    State after = state;
    Yoho::apply(after, moves[i], nullptr);
    const int worth = standing(after, moves[i].seat);
    if (equals > 0 && worth < most) continue;
    equals = equals > 0 && worth == most ? equals + 1 : 1;
    if (equals == 1 || rng.below(equals) == 0) best = i;
    most = worth;
  }
  return best;
}

// Knowledge from outside may name anything.
void list_known_moves(const Knowledge<Yoho>& known, MoveList<Yoho>& list) {
  MoveList<Yoho> legal;
  Yoho::legal_moves(known.view.state, legal);
  for (const Move& move : known.moves)
    if (move.seat == known.view.seat && legal.contains(move) && !list.contains(move))
      list.push_back(move);
}

std::size_t choose_among(const MoveList<Yoho>& moves, const Knowledge<Yoho>& known, Rng& rng) {
  const State& seen = known.view.state;
  switch (seen.phase) {
    case Phase::choose_captain:
      return rng.below(static_cast<std::uint32_t>(moves.size()));
    case Phase::place_lair:
      return choose_lair(seen, moves, rng);
    case Phase::refresh:
      return choose_discard(seen, moves);
    default:
      return Planner(known, moves, rng).choose();
  }
}

}  // namespace

Yoho::Move Yoho::decide(std::string_view, const Knowledge<Yoho>& known, Rng& rng) {
  MoveList<Yoho> moves;
  list_known_moves(known, moves);
  if (moves.empty()) return known.moves.front();
  if (moves.size() == 1) return moves[0];
  return moves[choose_among(moves, known, rng)];
}

}  // namespace flotilla
