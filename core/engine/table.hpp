// table.hpp: one match of any game, JSON in and out: all that the page and the command line hold.
// The half that knows the game is TableOf<R>; the list of games is core/catalog.hpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/json.hpp"
#include "core/engine/match.hpp"
#include "core/engine/rules.hpp"

namespace flotilla {

// Who sits in a seat. No business of the rules, but a save says it.
struct Sitter {
  bool bot = false;
  std::string name;
  std::string level;  // of a bot: its name in the game's list of bots
  bool operator==(const Sitter&) const = default;
};

// How a match began. With its moves that is the whole match.
struct Origin {
  Json options;
  std::uint64_t seed = 0;
  std::vector<Sitter> sitters;
};

struct LogLine {
  std::size_t move;  // the number of the move that it happened in
  Seat seat;         // whose move that was
  Text text;
};

struct MoveGroup {
  Text heading;
  struct Entry {
    std::size_t index;  // in the list of that seat's legal moves
    Text label;
  };
  std::vector<Entry> moves;
  Text any;  // what the button is called that takes the first of them; without a key: there is none
};

class Table {
 public:
  virtual ~Table() = default;

  virtual const GameInfo& info() const = 0;
  virtual int seats() const = 0;
  virtual int sides() const = 0;  // seats, then those who take part without one
  virtual SeatList to_act() const = 0;
  virtual bool over() const = 0;
  virtual std::optional<Outcome> outcome() const = 0;
  virtual bool open_decision() const = 0;
  // A seat sees now what others do not, or several choose in secret.
  virtual bool secrets() const = 0;

  virtual Json state() const = 0;
  virtual Json view(Seat seat) const = 0;
  virtual Json legal_moves() const = 0;           // of every seat that may act
  virtual Json legal_moves(Seat seat) const = 0;  // as that seat is shown them
  virtual Json events(std::size_t from_move) const = 0;
  virtual Json events_for(Seat seat, std::size_t from_move) const = 0;
  virtual Json knowledge(Seat seat) const = 0;

  virtual std::size_t move_count() const = 0;
  virtual std::optional<Refusal> apply(const Json& move) = 0;
  virtual std::optional<Refusal> play(Seat seat, std::size_t index) = 0;
  // Would the seat, after this one of its listed moves, go on with its turn? Where several choose
  // at once no turn is one seat's own.
  virtual bool keeps_turn(Seat seat, std::size_t index) const = 0;
  virtual Seat undo_seat() const = 0;
  virtual void undo() = 0;  // only while there is an undo_seat

  virtual Json save() const = 0;  // null for a match that began in the middle

  virtual Text status(Seat viewer) const = 0;
  virtual Text prompt(Seat viewer) const = 0;
  virtual std::vector<MoveGroup> move_groups(Seat viewer, Seat actor) const = 0;
  virtual std::vector<Section> describe(Seat viewer) const = 0;
  virtual std::vector<LogLine> log(Seat viewer, std::size_t from_move) const = 0;
};

Json sitters_json(const std::vector<Sitter>& sitters);
std::vector<Sitter> read_sitters(const Reader& reader, const GameInfo& info);

// What a save carries to show that its replay ended where the match did.
std::string check_of(const Json& state);

template <Rules R>
class TableOf final : public Table {
 public:
  explicit TableOf(Match<R> match, std::optional<Origin> origin = std::nullopt)
      : match_(std::move(match)), origin_(std::move(origin)) {}

  const Match<R>& match() const { return match_; }

  const GameInfo& info() const override { return R::info; }
  int seats() const override { return R::seats(match_.state()); }
  int sides() const override { return R::sides(match_.state()); }
  SeatList to_act() const override { return R::to_act(match_.state()); }
  bool over() const override { return R::over(match_.state()); }
  std::optional<Outcome> outcome() const override { return R::outcome(match_.state()); }
  bool open_decision() const override { return R::open_decision(match_.state()); }
  bool secrets() const override {
    if (to_act().size() > 1) return true;
    const auto open = R::view(match_.state(), nobody).state;
    for (Seat seat = 0; seat < seats(); ++seat)
      if (!(R::view(match_.state(), seat).state == open)) return true;
    return false;
  }

  Json state() const override { return R::state_json(match_.state()); }
  Json view(Seat seat) const override { return R::view_json(R::view(match_.state(), seat)); }
  Json legal_moves() const override { return list_json(match_.legal_moves(), R::move_json); }
  Json legal_moves(Seat seat) const override {
    return list_json(match_.legal_moves(seat), R::move_json);
  }
  Json events(std::size_t from_move) const override {
    const auto& all = match_.events();
    const auto first = static_cast<std::ptrdiff_t>(match_.first_event(from_move));
    return list_json(Events<R>(all.begin() + first, all.end()), R::event_json);
  }
  Json events_for(Seat seat, std::size_t from_move) const override {
    return list_json(match_.seen(seat, match_.first_event(from_move)), R::event_json);
  }
  Json knowledge(Seat seat) const override {
    return {{"seat", seat},
            {"view", view(seat)},
            {"events", events_for(seat, 0)},
            {"moves", legal_moves(seat)}};
  }

  std::size_t move_count() const override { return match_.steps().size(); }
  std::optional<Refusal> apply(const Json& json) override {
    const auto move = read_json(
        json, "", [&](const Reader& reader) { return R::read_move(reader, match_.state()); });
    if (!move) return move.error();
    return refusal(match_.apply(*move));
  }
  std::optional<Refusal> play(Seat seat, std::size_t index) override {
    const auto moves = match_.legal_moves(seat);
    if (index >= moves.size()) return Refusal{"", Text("engine.refusal.not_listed")};
    return refusal(match_.apply(moves[index]));
  }
  bool keeps_turn(Seat seat, std::size_t index) const override {
    const auto moves = match_.legal_moves(seat);
    if (R::info.moves_name_seat || index >= moves.size()) return false;
    auto after = match_.state();
    R::apply(after, moves[index], nullptr);
    return R::to_act(after) == SeatList{seat};
  }
  Seat undo_seat() const override { return match_.undo_seat(); }
  void undo() override { match_.undo(); }

  Json save() const override {
    if (!origin_) return nullptr;
    Json moves = Json::array();
    for (const auto& step : match_.steps()) moves.push_back(R::move_json(step.move));
    return {{"format", "flotilla-match"},
            {"version", 1},
            {"game", R::info.id},
            {"rules", R::info.rules_version},
            {"options", origin_->options},
            {"seats", sitters_json(origin_->sitters)},
            {"seed", Rng::hex(origin_->seed)},
            {"moves", std::move(moves)},
            {"check", check_of(state())}};
  }

  Text status(Seat viewer) const override { return R::status(R::view(match_.state(), viewer)); }
  Text prompt(Seat viewer) const override { return R::prompt(R::view(match_.state(), viewer)); }
  std::vector<MoveGroup> move_groups(Seat viewer, Seat actor) const override {
    const auto view = R::view(match_.state(), viewer);
    const auto moves = match_.legal_moves(actor);
    std::vector<MoveGroup> groups;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Text heading = R::heading(moves[i]);
      if (groups.empty() || groups.back().heading != heading)
        groups.push_back({heading, {}, any_of<R>(moves[i])});
      groups.back().moves.push_back({i, R::label(view, moves[i])});
    }
    return groups;
  }
  std::vector<Section> describe(Seat viewer) const override {
    return R::describe(R::view(match_.state(), viewer));
  }
  std::vector<LogLine> log(Seat viewer, std::size_t from_move) const override {
    std::vector<LogLine> lines;
    const std::size_t begin = match_.log_begins();
    for (std::size_t move = from_move; move < match_.steps().size(); ++move)
      for (std::size_t i = std::max(begin, match_.first_event(move));
           i < match_.first_event(move + 1); ++i)
        if (const auto event = R::mask(match_.state().options, match_.events()[i], viewer))
          lines.push_back({move, match_.steps()[move].move.seat, R::sentence(*event)});
    return lines;
  }

 private:
  template <class Items, class Write>
  static Json list_json(const Items& items, Write write) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(write(item));
    return list;
  }
  static std::optional<Refusal> refusal(const std::optional<Text>& why) {
    if (!why) return std::nullopt;
    return Refusal{"", *why};
  }

  Match<R> match_;
  std::optional<Origin> origin_;
};

}  // namespace flotilla
