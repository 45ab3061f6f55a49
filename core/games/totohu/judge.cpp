// judge.cpp: the bots. All of them imagine what every joint choice of ships would lead to: `greedy`
// takes the ship that does best on average, `mixed` treats the round as a game of guessing and
// draws from its balanced answer, and `expert` does the same but judges by playing on at random.
//
// Choices must be the same on every platform: nothing here but + - * / in a fixed order.
#include "core/games/totohu/judge.hpp"

#include <algorithm>
#include <bit>

#include "core/engine/playout.hpp"

namespace flotilla {

using namespace totohu;

namespace totohu {
namespace {

// How often a ship's fate is settled before the match ends, and how often it just keeps its cargo.
constexpr double settled_share = 0.8;
constexpr double unsettled_share = 1 - settled_share;
constexpr double worth_of_a_trip = 0.1;
constexpr double worth_of_winning = 20;
constexpr double worth_of_a_point = 0.02;  // at the end of a playout, where winning is worth 1

constexpr int rounds_of_matching = 150;

// ---- What a position is worth ----

using ShipSet = unsigned;  // a bit for each ship

struct Meetings {
  std::array<ShipSet, ship_count> gains{}, hits{};
};
// Which ships let a ship gain something that scores, and which ones hit it.
constexpr Meetings meetings = [] {
  Meetings all;
  for (const Ship mine : all_ships)
    for (const Ship theirs : all_ships) {
      const Effect& effect = effect_on(mine, theirs);
      if (effect.cannons + effect.barrels > 0) all.gains[index(mine)] |= 1u << index(theirs);
      if (effect.hits > 0) all.hits[index(mine)] |= 1u << index(theirs);
    }
  return all;
}();
// Whom a merchant 5 takes two barrels from.
constexpr ShipSet smaller_merchants = 1u << index(Ship::merchant_3) | 1u << index(Ship::merchant_4);

ShipSet ships_at_sea(const Fleet& fleet) {
  ShipSet set = 0;
  for (const Ship ship : all_ships)
    if (fleet[ship].at_sea()) set |= 1u << index(ship);
  return set;
}

using Seas = std::array<ShipSet, most_fleets>;

int count_others(const Seas& seas, std::size_t owner, ShipSet among) {
  int count = 0;
  for (std::size_t fleet = 0; fleet < most_fleets; ++fleet)
    if (fleet != owner) count += std::popcount(seas[fleet] & among);
  return count;
}

double worth_at_sea(Ship ship, const Vessel& vessel, const Seas& seas, std::size_t owner) {
  const Plan& plan = plan_of(ship);
  int need = plan.load() - vessel.load();
  if (plan.kind == Kind::hunter) return worth_of_a_trip * need;
  const int gaining = count_others(seas, owner, meetings.gains[index(ship)]);
  const int hitting = count_others(seas, owner, meetings.hits[index(ship)]);
  if (gaining + hitting == 0) return vessel.treasure();
  if (ship == Ship::merchant_5 && gaining > 0) {
    const int barrels = gaining + count_others(seas, owner, smaller_merchants);
    need = (need * gaining + barrels - 1) / barrels;
  }
  const double chance = chance_to_fill(need, plan.hull - vessel.hits, gaining, hitting);
  return settled_share * chance * (plan.load() + vessel.hold) + unsettled_share * vessel.treasure();
}

double worth(const Fleet& fleet, const Seas& seas, std::size_t owner) {
  double sum = 0;
  for (const Ship ship : all_ships) {
    const Vessel& vessel = fleet[ship];
    if (vessel.at_sea())
      sum += worth_at_sea(ship, vessel, seas, owner);
    else if (vessel.status == Status::in_port)
      sum += vessel.treasure();
  }
  return sum;
}

// From what each fleet has to how much that is more than the best of the others has.
Values leads(const Values& each, std::size_t fleets) {
  Values values{};
  for (std::size_t mine = 0; mine < fleets; ++mine) {
    double best = 0;  // nobody has less than nothing
    for (std::size_t other = 0; other < fleets; ++other)
      if (other != mine) best = std::max(best, each[other]);
    values[mine] = each[mine] - best;
  }
  return values;
}

Values leads_in_score(const State& state) {
  Values scores{};
  const auto fleets = static_cast<std::size_t>(state.fleet_count());
  for (std::size_t i = 0; i < fleets; ++i) scores[i] = score(state.fleets[i]);
  return leads(scores, fleets);
}

double sign(double lead) {
  return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

}  // namespace

double chance_to_fill(int need, int left, int gaining, int hitting) {
  if (need <= 0) return 1;
  if (gaining <= 0 || left <= 0) return 0;
  const double p = static_cast<double>(gaining) / (gaining + hitting);
  // Filled with k hits on the way: C(need - 1 + k, k) p^need (1 - p)^k.
  double term = 1, sum = 0;
  for (int i = 0; i < need; ++i) term *= p;
  for (int k = 0; k < left; ++k) {
    sum += term;
    term *= 1 - p;
    term *= need + k;
    term /= k + 1;
  }
  return sum;
}

Values evaluate(const State& state) {
  const auto fleets = static_cast<std::size_t>(state.fleet_count());
  if (Totohu::over(state)) {
    Values values = leads_in_score(state);
    for (double& value : values) value += worth_of_winning * sign(value);
    return values;
  }
  Seas seas{};
  for (std::size_t i = 0; i < fleets; ++i) seas[i] = ships_at_sea(state.fleets[i]);
  Values worths{};
  for (std::size_t i = 0; i < fleets; ++i) worths[i] = worth(state.fleets[i], seas, i);
  return leads(worths, fleets);
}

Values worth_of_end(const State& state) {
  Values values = leads_in_score(state);
  for (double& value : values) value = sign(value) + worth_of_a_point * value;
  return values;
}

// ---- A round as a game of guessing ----

Mixes even_mixes(const RoundGame& game) {
  Mixes mixes{};
  for (std::size_t fleet = 0; fleet < most_fleets; ++fleet) {
    const std::size_t count = game.ships[fleet].size();
    for (std::size_t i = 0; i < count; ++i) mixes[fleet][i] = 1.0 / static_cast<double>(count);
  }
  return mixes;
}

Mix expected_values(const RoundGame& game, const Mixes& mixes, std::size_t fleet) {
  const std::size_t one = fleet == 0 ? 1 : 0, two = fleet == 2 ? 1 : 2;
  Mix values{};
  game.each_cell([&](const RoundGame::Cell& cell) {
    const double chance = mixes[one][cell[one]] * mixes[two][cell[two]];
    values[cell[fleet]] += chance * game[cell][fleet];
  });
  return values;
}

Mixes balanced_mixes(const RoundGame& game) {
  Mixes mixes = even_mixes(game), regrets{}, sums{};
  for (int round = 1; round <= rounds_of_matching; ++round)
    for (std::size_t fleet = 0; fleet < most_fleets; ++fleet) {
      const std::size_t count = game.ships[fleet].size();
      if (count < 2) continue;
      const Mix values = expected_values(game, mixes, fleet);
      double got = 0;
      for (std::size_t i = 0; i < count; ++i) got += mixes[fleet][i] * values[i];
      // Regret for what would have been better; relief is soon forgotten.
      double total = 0;
      for (std::size_t i = 0; i < count; ++i) {
        double& regret = regrets[fleet][i];
        regret = std::max(0.0, regret + (values[i] - got));
        total += regret;
      }
      if (total > 0)
        for (std::size_t i = 0; i < count; ++i) mixes[fleet][i] = regrets[fleet][i] / total;
      // Later rounds know better, so they count for more.
      for (std::size_t i = 0; i < count; ++i) sums[fleet][i] += round * mixes[fleet][i];
    }
  for (std::size_t fleet = 0; fleet < most_fleets; ++fleet) {
    double total = 0;
    for (const double sum : sums[fleet]) total += sum;
    if (total > 0)
      for (std::size_t i = 0; i < ship_count; ++i) mixes[fleet][i] = sums[fleet][i] / total;
  }
  return mixes;
}

}  // namespace totohu

namespace {

constexpr int playouts_of_a_decision = 1440;  // 40 for each of six times six choices
constexpr int most_playouts_of_a_choice = 240;

// All are to choose anew: what somebody has chosen already is not known, or was only guessed.
void choose_anew(State& state) {
  state.acting = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    state.fleet(seat).commit = Ship::none;
    if (state.fleet(seat).active())
      state.acting = static_cast<std::uint8_t>(state.acting | 1u << seat);
  }
  state.encounters.clear();
}

// A state to think about: without the past.
State thought_of(State state) {
  state.history.clear();
  if (state.phase == Phase::commit) choose_anew(state);
  return state;
}

// Plays the round to its end: whoever has a choice on the way makes it to their own advantage. (The
// dice fleet has none; what it does is a rule.)
Values settle(State& state) {
  if (state.phase == Phase::commit || state.phase == Phase::over) return evaluate(state);
  MoveList<Totohu> moves;
  Totohu::legal_moves(state, moves);
  std::optional<Values> best;
  State settled;
  for (const Move& move : moves) {
    const auto chooser = static_cast<std::size_t>(move.seat);
    State next = state;
    Totohu::apply(next, move, nullptr);
    const Values values = settle(next);
    if (best && values[chooser] <= (*best)[chooser]) continue;
    best = values;
    settled = next;
  }
  state = settled;
  return *best;
}

// What matches that go on from here at random come to.
Values play_on(const State& state, int playouts, Rng& rng) {
  Values mean{};
  for (int i = 0; i < playouts; ++i) {
    State end = state;
    if (state.seats == 1) end.rng = Rng(rng.seed());  // the die falls differently every time
    playout<Totohu>(end, rng);
    const Values worth = worth_of_end(end);
    for (std::size_t fleet = 0; fleet < most_fleets; ++fleet)
      mean[fleet] += worth[fleet] / playouts;
  }
  return mean;
}

// The place of the best number; among equals any of them.
std::size_t best_of(const Mix& values, std::size_t count, Rng& rng) {
  std::size_t best = 0;
  std::uint32_t equals = 1;
  for (std::size_t i = 1; i < count; ++i) {
    if (values[i] < values[best]) continue;
    equals = values[i] == values[best] ? equals + 1 : 1;
    if (equals == 1 || rng.below(equals) == 0) best = i;
  }
  return best;
}

// A place drawn as often as the mix says.
std::size_t draw(const Mix& mix, std::size_t count, Rng& rng) {
  constexpr std::uint32_t grains = 1u << 30;
  double left = static_cast<double>(rng.below(grains)) / grains;
  std::size_t drawn = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (mix[i] <= 0) continue;
    drawn = i;
    if (left < mix[i]) break;
    left -= mix[i];
  }
  return drawn;
}

class Judge {
 public:
  // The moves are all of this seat, at least one, and listed.
  Judge(std::string_view bot, const Knowledge<Totohu>& known, const MoveList<Totohu>& moves,
        Rng& rng)
      : mixes_(bot != "greedy" && known.view.state.seats > 1),  // the die cannot be outguessed
        plays_on_(bot == "expert"),
        seat_(static_cast<std::size_t>(known.view.seat)),
        moves_(moves),
        rng_(rng) {
    const State& seen = known.view.state;
    for (std::size_t i = 0, n = thoughts_needed(seen); i < n; ++i) {
      const Rng fancy(rng_.seed());
      const State state = thought_of(seen.options.blind ? Totohu::sample(known, fancy) : seen);
      // Knowledge may come from outside and tell of anything. Where the totals hold, every playout
      // comes to its end; where they do not, there is nothing to think about.
      if (!Totohu::broken_total(state)) thoughts_.push_back(state);
    }
  }

  // The place of the move to make.
  std::size_t choose() {
    if (thoughts_.empty()) return 0;
    if (thoughts_[0].phase != Phase::commit) return best_of(values_of_moves(), moves_.size(), rng_);
    const RoundGame game = imagine_round();
    if (mixes_) return draw(balanced_mixes(game)[seat_], moves_.size(), rng_);
    return best_of(expected_values(game, even_mixes(game), seat_), moves_.size(), rng_);
  }

 private:
  // Open fleets leave nothing to guess but the choices of this round, and so does a good memory,
  // except for what merchants hid.
  static std::size_t thoughts_needed(const State& seen) {
    if (!seen.options.blind || !seen.options.hidden_treasure) return 1;
    return seen.seats == 3 ? 4 : 8;
  }

  // How many playouts there are for each of so many things to compare, in each thought.
  int playouts_for(std::size_t choices) const {
    const auto each = static_cast<int>(playouts_of_a_decision / (choices * thoughts_.size()));
    return std::clamp(each, 1, most_playouts_of_a_choice);
  }

  // What comes of a round of which only choices on the way are left.
  Values value(State state, int playouts) {
    const Values values = settle(state);
    return plays_on_ ? play_on(state, Totohu::over(state) ? 1 : playouts, rng_) : values;
  }

  Mix values_of_moves() {
    const int playouts = playouts_for(moves_.size());
    Mix values{};
    for (const State& state : thoughts_)
      for (std::size_t i = 0; i < moves_.size(); ++i) {
        State next = state;
        Totohu::apply(next, moves_[i], nullptr);
        values[i] += value(next, playouts)[seat_];
      }
    return values;
  }

  // The own ships are those of the moves; another fleet may have any that some thought has at sea.
  void list_ships(RoundGame& game) const {
    for (std::size_t fleet = 0; fleet < most_fleets; ++fleet) {
      auto& ships = game.ships[fleet];
      if (fleet == seat_)
        for (const Move& move : moves_) ships.push_back(std::get<Commit>(move.what).ship);
      else
        for (const Ship ship : all_ships)
          if (std::ranges::any_of(thoughts_, [&](const State& state) {
                return fleet < static_cast<std::size_t>(state.fleet_count()) &&
                       state.fleets[fleet][ship].at_sea();
              }))
            ships.push_back(ship);
      if (ships.empty()) ships.push_back(Ship::none);
    }
  }

  // All show their ships; false if one is not there to be played.
  static bool show_all(State& state, const RoundGame& game, const RoundGame::Cell& cell) {
    std::array<Ship, most_fleets> shown = {Ship::none, Ship::none, Ship::none};
    for (Seat seat = 0; seat < state.fleet_count(); ++seat) {
      const auto fleet = static_cast<std::size_t>(seat);
      const Ship ship = game.ships[fleet][cell[fleet]];
      if (!state.fleet(seat).active()) continue;
      if (ship == Ship::none || !state.vessel(seat, ship).at_sea()) return false;
      shown[fleet] = ship;
    }
    show(state, shown);
    return true;
  }

  RoundGame imagine_round() {
    RoundGame game;
    list_ships(game);
    const int playouts =
        playouts_for(game.ships[0].size() * game.ships[1].size() * game.ships[2].size());
    game.each_cell([&](const RoundGame::Cell& cell) {
      int possible = 0;
      Values& sum = game[cell];
      for (const State& state : thoughts_) {
        State next = state;
        if (!show_all(next, game, cell)) continue;
        const Values values = value(next, playouts);
        for (std::size_t fleet = 0; fleet < most_fleets; ++fleet) sum[fleet] += values[fleet];
        ++possible;
      }
      if (possible > 0)
        for (double& each : sum) each /= possible;
    });
    return game;
  }

  bool mixes_, plays_on_;
  std::size_t seat_;
  const MoveList<Totohu>& moves_;
  Rng& rng_;
  FixedVector<State, 8> thoughts_;
};

// Knowledge from outside may name anything.
void list_known_moves(const Knowledge<Totohu>& known, MoveList<Totohu>& list) {
  const Seat seat = known.view.seat;
  if (seat < 0 || seat >= known.view.state.seats) return;
  MoveList<Totohu> legal;
  Totohu::legal_moves(known.view.state, legal);
  for (const Move& move : known.moves)
    if (move.seat == seat && legal.contains(move) && !list.contains(move)) list.push_back(move);
}

}  // namespace

Totohu::Move Totohu::decide(std::string_view bot, const Knowledge<Totohu>& known, Rng& rng) {
  MoveList<Totohu> moves;
  list_known_moves(known, moves);
  if (moves.empty()) return known.moves.front();
  if (moves.size() == 1) return moves[0];
  return moves[Judge(bot, known, moves, rng).choose()];
}

}  // namespace flotilla
