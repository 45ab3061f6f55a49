// template.hpp: the smallest game that keeps the whole contract, to copy from and to try the engine
// on. It is built and run through the conformance suite with every build.
//
// Driftwood, for 2 to 4 seats: fifteen planks, numbered 1 to 15. Each seat is dealt three, in
// secret. In every round each seat chooses a plank in secret; when all have chosen, the planks are
// shown, the highest scores a point and all of them drift away. Most points win.
#pragma once

#include <array>
#include <variant>

#include "core/engine/rules.hpp"

namespace flotilla {

struct Driftwood {
  using Plank = std::uint8_t;
  static constexpr Plank none = 0, hidden = 255;
  static constexpr int plank_count = 15, hand_size = 3, most_players = 4;
  static constexpr std::size_t most_moves = hand_size * most_players;
  static constexpr GameInfo info = {"driftwood", 2, most_players, 1, {}, true};

  struct Options {
    std::int8_t rounds = hand_size;
    bool operator==(const Options&) const = default;
  };
  struct Player {
    FixedVector<Plank, hand_size> hand;
    Plank chosen = none;
    std::int8_t points = 0;
    bool operator==(const Player&) const = default;
  };
  struct State {
    Options options;
    Rng rng;
    FixedVector<Player, most_players> players;
    FixedVector<Plank, plank_count> ashore, adrift;  // never dealt; played
    std::int8_t round = 0;
    bool operator==(const State&) const = default;
  };
  struct View {
    State state;
    Seat seat = nobody;
    bool operator==(const View&) const = default;
  };
  struct Move {
    Seat seat = nobody;
    Plank plank = none;
    bool operator==(const Move&) const = default;
  };
  struct Chose {
    Seat seat;
    Plank plank;
    bool operator==(const Chose&) const = default;
  };
  struct Shown {
    FixedVector<Plank, most_players> planks;
    Seat winner;
    bool operator==(const Shown&) const = default;
  };
  using Event = std::variant<Chose, Shown>;

  static std::vector<OptionInfo> option_infos(int) {
    return {{"rounds", OptionInfo::Type::number, hand_size, {}, 1, hand_size, "", ""}};
  }
  static Options read_options(const Reader& reader, int) {
    Options options;
    reader.keys({}, {"rounds"});
    if (reader.has("rounds"))
      options.rounds = static_cast<std::int8_t>(reader.at("rounds").integer(1, hand_size));
    return options;
  }

  static State start(const Options& options, int players, Rng rng) {
    State state;
    state.options = options;
    for (int plank = 1; plank <= plank_count; ++plank)
      state.ashore.push_back(static_cast<Plank>(plank));
    rng.shuffle(state.ashore);
    for (int seat = 0; seat < players; ++seat) {
      Player player;
      while (!player.hand.full()) player.hand.push_back(state.ashore.pop_back());
      state.players.push_back(player);
    }
    state.rng = rng;
    return state;
  }

  static int seats(const State& state) { return static_cast<int>(state.players.size()); }
  static int sides(const State& state) { return seats(state); }
  static bool over(const State& state) { return state.round == state.options.rounds; }
  static SeatList to_act(const State& state) {
    SeatList list;
    for (Seat seat = 0; seat < seats(state); ++seat)
      if (!over(state) && player(state, seat).chosen == none) list.push_back(seat);
    return list;
  }
  static std::optional<Outcome> outcome(const State& state) {
    if (!over(state)) return std::nullopt;
    Outcome outcome;
    std::int8_t best = 0;
    for (const Player& p : state.players) best = std::max(best, p.points);
    for (Seat seat = 0; seat < seats(state); ++seat) {
      outcome.scores.push_back(player(state, seat).points);
      if (player(state, seat).points == best) outcome.winners.push_back(seat);
    }
    return outcome;
  }

  static void legal_moves(const State& state, MoveList<Driftwood>& list) {
    for (const Seat seat : to_act(state))
      for (const Plank plank : player(state, seat).hand) list.push_back({seat, plank});
  }
  static void apply(State& state, const Move& move, Events<Driftwood>* events) {
    Player& chooser = player(state, move.seat);
    chooser.hand.erase_at(chooser.hand.find(move.plank));
    chooser.chosen = move.plank;
    if (events) events->push_back(Chose{move.seat, move.plank});
    if (to_act(state).empty()) show_planks(state, events);
  }
  static Text why_not(const State& state, const Move& move) {
    if (over(state)) return Text("driftwood.refusal.over");
    if (!to_act(state).contains(move.seat)) return Text("driftwood.refusal.not_now");
    return Text("driftwood.refusal.not_in_hand");
  }

  static View view(const State& state, Seat seat) {
    View view{state, seat};
    view.state.rng = Rng();
    std::ranges::fill(view.state.ashore, hidden);
    for (Seat other = 0; other < seats(state); ++other) {
      if (other == seat) continue;
      Player& masked = player(view.state, other);
      std::ranges::fill(masked.hand, hidden);
      if (masked.chosen != none) masked.chosen = hidden;
    }
    return view;
  }
  static std::optional<Event> mask(const Options&, const Event& event, Seat seat) {
    if (const Chose* chose = std::get_if<Chose>(&event); chose && chose->seat != seat)
      return Chose{chose->seat, hidden};
    return event;
  }
  static bool discloses(const State&, const State&, const Event& event) {
    return std::holds_alternative<Shown>(event);
  }
  static bool forgets_before(const Options&, const Event&) { return false; }
  static bool open_decision(const State&) { return false; }

  // Everything hidden is filled from the planks that are nowhere to be seen.
  static State sample(const Knowledge<Driftwood>& known, Rng rng) {
    State state = known.view.state;
    FixedVector<Plank, plank_count> unseen;
    for (int plank = 1; plank <= plank_count; ++plank)
      if (!is_seen(state, static_cast<Plank>(plank))) unseen.push_back(static_cast<Plank>(plank));
    rng.shuffle(unseen);
    for_each_place(state, [&](Plank& place) {
      if (place == hidden) place = unseen.pop_back();
    });
    state.rng = rng;
    return state;
  }

  static std::optional<Refusal> broken_total(const State& state) {
    std::array<int, plank_count + 1> seen{};
    State copy = state;
    bool known = true;
    for_each_place(copy, [&](Plank& place) {
      known = known && place <= plank_count;
      if (known && place != none) ++seen[place];
    });
    for (std::size_t plank = 1; plank < seen.size(); ++plank)
      if (!known || seen[plank] != 1)
        return Refusal{"players", Text::plain("the planks are not 1 to 15, each once")};
    for (const Player& p : state.players)
      if (static_cast<int>(p.hand.size()) + (p.chosen != none) + state.round != hand_size)
        return Refusal{"round", Text::plain("hands and rounds do not fit")};
    return std::nullopt;
  }

  static Json options_json(const Options& options) { return {{"rounds", options.rounds}}; }
  static Json state_json(const State& state) {
    Json json = common_json(state, nobody, true);
    json["rng"] = state.rng.text();
    return json;
  }
  static Json view_json(const View& view) {
    Json json = common_json(view.state, view.seat, false);
    json["rng"] = nullptr;
    return json;
  }
  static Json move_json(const Move& move) {
    return {{"type", "choose"}, {"seat", move.seat}, {"plank", move.plank}};
  }
  static Json event_json(const Event& event) {
    return std::visit(
        overloaded{[](const Chose& e) -> Json {
                     return {{"type", "chose"}, {"seat", e.seat}, {"plank", plank_json(e.plank)}};
                   },
                   [](const Shown& e) -> Json {
                     return {{"type", "shown"},
                             {"planks", pile_json(e.planks)},
                             {"winner", seat_json(e.winner)}};
                   }},
        event);
  }
  static State read_state(const Reader& reader) {
    State state = read_common(reader, nobody, true);
    if (!reader.ok()) return state;
    state.rng = reader.at("rng").rng();
    if (const auto broken = broken_total(state); broken && reader.ok())
      reader.at(broken->where).fail("the totals are broken");
    check_derived(reader, state);
    return state;
  }
  static View read_view(const Reader& reader, Seat seat) {
    View view{read_common(reader, seat, false), seat};
    view.state.rng = Rng();
    if (reader.ok() && !reader.at("rng").is_null()) reader.at("rng").fail("a view has no generator");
    check_derived(reader, view.state);
    return view;
  }
  static Move read_move(const Reader& reader, const State&) {
    reader.keys({"type", "seat", "plank"});
    if (!reader.ok()) return {};
    if (reader.at("type").string() != "choose") reader.at("type").fail("there is no such move");
    return {reader.at("seat").seat(most_players),
            static_cast<Plank>(reader.at("plank").integer(1, plank_count))};
  }
  static Event read_event(const Reader& reader, int players) {
    if (reader.at("type").string() == "chose") {
      reader.keys({"type", "seat", "plank"});
      if (!reader.ok()) return {};
      return Chose{reader.at("seat").seat(players), read_plank(reader.at("plank"))};
    }
    reader.keys({"type", "planks", "winner"});
    if (!reader.ok()) return {};
    Shown shown{{}, reader.at("winner").seat_or_null(players).value_or(nobody)};
    const Reader planks = reader.at("planks");
    for (std::size_t i = 0, n = planks.size(static_cast<std::size_t>(players)); i < n; ++i)
      shown.planks.push_back(read_plank(planks.at(i)));
    return shown;
  }

  static Text sentence(const Event& event) {
    return std::visit(overloaded{[](const Chose& e) {
                                   return Text("driftwood.event.chose", {{"seat", SeatName{e.seat}}});
                                 },
                                 [](const Shown& e) {
                                   return Text("driftwood.event.shown",
                                               {{"seat", SeatName{e.winner}}});
                                 }},
                      event);
  }
  static Text label(const View&, const Move& move) {
    return Text("driftwood.move.choose", {{"plank", int{move.plank}}});
  }
  static Text heading(const Move&) { return Text("driftwood.moves.choose"); }
  static Text status(const View& view) {
    return Text("driftwood.status", {{"round", int{view.state.round}}});
  }
  static Text prompt(const View&) { return Text("driftwood.prompt"); }
  static std::vector<Section> describe(const View& view) {
    Section hands{Text("driftwood.table.hands"), {}};
    for (Seat seat = 0; seat < seats(view.state); ++seat)
      hands.lines.push_back(
          Text("driftwood.table.hand",
               {{"seat", SeatName{seat}},
                {"count", static_cast<int>(player(view.state, seat).hand.size())}}));
    return {hands};
  }
  static Move decide(std::string_view, const Knowledge<Driftwood>& known, Rng&) {
    return known.moves.front();
  }

 private:
  static const Player& player(const State& state, Seat seat) {
    return state.players[static_cast<std::size_t>(seat)];
  }
  static Player& player(State& state, Seat seat) {
    return state.players[static_cast<std::size_t>(seat)];
  }

  static void show_planks(State& state, Events<Driftwood>* events) {
    Shown shown{{}, 0};
    for (Seat seat = 0; seat < seats(state); ++seat) {
      Player& p = player(state, seat);
      shown.planks.push_back(p.chosen);
      if (p.chosen > shown.planks[static_cast<std::size_t>(shown.winner)]) shown.winner = seat;
      state.adrift.push_back(p.chosen);
      p.chosen = none;
    }
    ++player(state, shown.winner).points;
    ++state.round;
    if (events) events->push_back(shown);
  }

  template <class F>
  static void for_each_place(State& state, F f) {
    for (Player& p : state.players) {
      for (Plank& plank : p.hand) f(plank);
      f(p.chosen);
    }
    for (Plank& plank : state.ashore) f(plank);
    for (Plank& plank : state.adrift) f(plank);
  }
  static bool is_seen(const State& state, Plank wanted) {
    State copy = state;
    bool seen = false;
    for_each_place(copy, [&](Plank& place) { seen = seen || place == wanted; });
    return seen;
  }

  static Json plank_json(Plank plank) { return plank == hidden ? Json() : Json(plank); }
  template <class Pile>
  static Json pile_json(const Pile& pile) {
    Json list = Json::array();
    for (const Plank plank : pile) list.push_back(plank_json(plank));
    return list;
  }
  static Json common_json(const State& state, Seat viewer, bool all) {
    Json players = Json::array();
    for (Seat seat = 0; seat < seats(state); ++seat) {
      const Player& p = player(state, seat);
      players.push_back({{"hand", all || seat == viewer ? pile_json(p.hand) : Json(p.hand.size())},
                         {"has_chosen", p.chosen != none},
                         {"chosen", p.chosen == none ? Json() : plank_json(p.chosen)},
                         {"points", p.points}});
    }
    return {{"game", info.id},
            {"options", options_json(state.options)},
            {"phase", over(state) ? "over" : "choose"},
            {"to_act", seats_json(to_act(state))},
            {"turn", state.round},
            {"players", std::move(players)},
            {"ashore", all ? pile_json(state.ashore) : Json(state.ashore.size())},
            {"adrift", pile_json(state.adrift)},
            {"over", over(state)},
            {"result", outcome_json(outcome(state))}};
  }

  static Plank read_plank(const Reader& reader) {
    if (reader.is_null()) return hidden;
    return static_cast<Plank>(reader.integer(1, plank_count));
  }
  // A list of planks, or, where they are masked, their number.
  template <class Pile>
  static void read_pile(const Reader& reader, Pile& pile, bool shown) {
    const std::size_t size = shown ? reader.size(0, Pile::capacity())
                                   : static_cast<std::size_t>(
                                         reader.integer(0, static_cast<int>(Pile::capacity())));
    for (std::size_t i = 0; i < size; ++i)
      pile.push_back(shown ? static_cast<Plank>(reader.at(i).integer(1, plank_count)) : hidden);
  }
  static State read_common(const Reader& reader, Seat viewer, bool all) {
    State state;
    reader.keys({"game", "options", "phase", "to_act", "turn", "players", "ashore", "adrift",
                 "over", "result", "rng"});
    if (!reader.ok()) return state;
    reader.at("game").must_equal(info.id);
    const Reader players = reader.at("players");
    const std::size_t count = players.size(2, most_players);
    reader.at("options").keys({"rounds"});
    state.options = read_options(reader.at("options"), static_cast<int>(count));
    state.round = static_cast<std::int8_t>(reader.at("turn").integer(0, state.options.rounds));
    for (std::size_t i = 0; i < count; ++i) {
      const Reader from = players.at(i);
      from.keys({"hand", "has_chosen", "chosen", "points"});
      if (!reader.ok()) return state;
      Player p;
      const bool shown = all || viewer == static_cast<Seat>(i);
      read_pile(from.at("hand"), p.hand, shown);
      if (from.at("has_chosen").boolean()) p.chosen = read_plank(from.at("chosen"));
      else if (!from.at("chosen").is_null()) from.at("chosen").fail("it must be null");
      if (all && p.chosen == hidden) from.at("chosen").fail("a plank is expected here");
      p.points = static_cast<std::int8_t>(from.at("points").integer(0, hand_size));
      state.players.push_back(p);
    }
    read_pile(reader.at("ashore"), state.ashore, all);
    read_pile(reader.at("adrift"), state.adrift, true);
    return state;
  }
  static void check_derived(const Reader& reader, const State& state) {
    if (!reader.ok()) return;
    const Json expected = common_json(state, nobody, true);
    for (const char* key : {"phase", "to_act", "over", "result"})
      reader.at(key).must_equal(expected[key]);
  }
};

static_assert(Rules<Driftwood>);

}  // namespace flotilla
