// match.hpp: a game being played. A match owns its moves; the state and the events follow from
// them, so a save is small, undo is a replay and a replay is exact.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/engine/rules.hpp"

namespace flotilla {

template <Rules R>
class Match {
 public:
  using State = typename R::State;
  using Move = typename R::Move;
  using Event = typename R::Event;

  // A move that was made, where its events begin, and whether it may be taken back.
  struct Step {
    Move move;
    std::size_t first_event;
    bool fair_to_undo;
  };

  explicit Match(const State& start) : start_(start), state_(start) {}

  const State& state() const { return state_; }
  const std::vector<Step>& steps() const { return steps_; }
  const Events<R>& events() const { return events_; }
  std::size_t first_event(std::size_t step) const {
    return step < steps_.size() ? steps_[step].first_event : events_.size();
  }

  std::vector<Move> legal_moves() const {
    MoveList<R> list;
    R::legal_moves(state_, list);
    return {list.begin(), list.end()};
  }
  // A seat is shown its own moves only, a bystander none.
  std::vector<Move> legal_moves(Seat seat) const {
    auto moves = legal_moves();
    std::erase_if(moves, [&](const Move& move) { return move.seat != seat; });
    return moves;
  }

  // Plays a listed move; any other changes nothing and is refused with the reason.
  std::optional<Text> apply(const Move& move) {
    MoveList<R> list;
    R::legal_moves(state_, list);
    if (!list.contains(move)) return R::why_not(state_, move);
    const std::size_t first = events_.size();
    const State before = state_;
    R::apply(state_, move, &events_);
    assert(!R::broken_total(state_));
    const bool disclosed =
        std::any_of(events_.begin() + static_cast<std::ptrdiff_t>(first), events_.end(),
                    [&](const Event& e) { return R::discloses(before, state_, e); });
    steps_.push_back({move, first, !disclosed && before.rng == state_.rng});
    return std::nullopt;
  }

  // Whose last move can be taken back: it showed nothing hidden, chance had no part in it, and
  // nobody has moved since.
  Seat undo_seat() const {
    return steps_.empty() || !steps_.back().fair_to_undo ? nobody : steps_.back().move.seat;
  }

  void undo() {
    assert(undo_seat() != nobody);
    std::vector<Step> steps = std::move(steps_);
    *this = Match(start_);
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) apply(steps[i].move);
  }

  // The events from one on, as a seat may see them.
  Events<R> seen(Seat seat, std::size_t from = 0) const {
    Events<R> seen;
    for (std::size_t i = from; i < events_.size(); ++i)
      if (auto event = R::mask(state_.options, events_[i], seat)) seen.push_back(*std::move(event));
    return seen;
  }

  // Where the log begins: at the last event before which players have to remember by themselves,
  // and once it is over at the first.
  std::size_t log_begins() const {
    if (!R::over(state_))
      for (std::size_t i = events_.size(); i-- > 0;)
        if (R::forgets_before(state_.options, events_[i])) return i;
    return 0;
  }

  Knowledge<R> knowledge(Seat seat) const {
    return {R::view(state_, seat), seen(seat), legal_moves(seat)};
  }

 private:
  State start_, state_;
  std::vector<Step> steps_;
  Events<R> events_;
};

}  // namespace flotilla
