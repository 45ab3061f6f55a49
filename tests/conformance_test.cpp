// conformance_test.cpp: the contract, for every game alike. Secrets are in secrecy_test.cpp, broken
// input in broken_input_test.cpp, words in words_test.cpp.
#include "tests/conformance.hpp"

#include <set>

#include "tests/heap_counter.hpp"

namespace flotilla::conformance {

TEMPLATE_LIST_TEST_CASE("random matches keep the totals, always list a move, and end",
                        "[conformance]", Games) {
  std::uint64_t moments = 0;
  random_matches<TestType>(250, [&](const Match<TestType>& match, Rng&) {
    const auto& state = match.state();
    if (const auto broken = TestType::broken_total(state))
      FAIL(broken->where << ": a total is broken after " << match.steps().size() << " moves");
    const auto moves = match.legal_moves();
    const SeatList to_act = TestType::to_act(state);
    if (TestType::over(state)) {
      if (!moves.empty() || !to_act.empty()) FAIL("a match that is over still lists something");
      const auto outcome = TestType::outcome(state);
      REQUIRE(outcome.has_value());
      REQUIRE_FALSE(outcome->winners.empty());
      REQUIRE(static_cast<int>(outcome->scores.size()) == TestType::sides(state));
    } else {
      if (TestType::outcome(state)) FAIL("a match that goes on has a result");
      if (moves.empty() || to_act.empty()) FAIL("a match that goes on lists nothing");
      for (const Seat seat : to_act)
        if (match.legal_moves(seat).empty()) FAIL("a seat is to act and has no move");
      for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!to_act.contains(moves[i].seat)) FAIL("a move is listed for a seat that is not to act");
        for (std::size_t j = 0; j < i; ++j)
          if (moves[i] == moves[j]) FAIL("a move is listed twice");
      }
    }
    ++moments;
  });
  REQUIRE(moments > 1000);
}

TEMPLATE_LIST_TEST_CASE("a move that is not listed is refused with a reason and changes nothing",
                        "[conformance]", Games) {
  std::uint64_t refused = 0;
  random_matches<TestType>(3, [&](const Match<TestType>& match, Rng&) {
    const auto legal = match.legal_moves();
    // All that was, is or will be legal somewhere in matches like this one.
    static std::vector<typename TestType::Move> known;
    for (const auto& move : legal)
      if (std::ranges::find(known, move) == known.end()) known.push_back(move);
    for (const auto& move : known) {
      if (std::ranges::find(legal, move) != legal.end()) continue;
      Match<TestType> copy = match;
      const auto why = copy.apply(move);
      if (!why || why->key.empty()) FAIL("an unlisted move was not refused with a reason");
      if (copy.state() != match.state() || copy.steps().size() != match.steps().size())
        FAIL("a refused move changed the match");
      ++refused;
    }
  });
  REQUIRE(refused > 100);
}

TEMPLATE_LIST_TEST_CASE("applying a move with and without a listener gives the same state",
                        "[conformance]", Games) {
  random_matches<TestType>(2, [&](const Match<TestType>& match, Rng& rng) {
    if (TestType::over(match.state())) return;
    const auto move = pick(match.legal_moves(), rng);
    auto silent = match.state(), told = match.state();
    Events<TestType> events;
    TestType::apply(silent, move, nullptr);
    TestType::apply(told, move, &events);
    if (!(silent == told)) FAIL("the events changed the state");
    if (events.empty()) FAIL("a move without an event");
  });
  SUCCEED();
}

TEMPLATE_LIST_TEST_CASE("states, views, moves and events survive JSON", "[conformance]", Games) {
  random_matches<TestType>(4, [&](const Match<TestType>& match, Rng& rng) {
    using R = TestType;
    const auto& state = match.state();
    if (!survives_json(state, R::state_json, R::read_state)) FAIL("a state");
    for (const Seat seat : all_eyes<R>(state)) {
      const auto read = [&](const Reader& reader) { return R::read_view(reader, seat); };
      if (!survives_json(R::view(state, seat), R::view_json, read)) FAIL("a view of " << int{seat});
    }
    for (const auto& move : match.legal_moves()) {
      const auto read = [&](const Reader& reader) { return R::read_move(reader, state); };
      if (!survives_json(move, R::move_json, read)) FAIL("a move");
    }
    const std::size_t last =
        match.steps().empty() ? 0 : match.first_event(match.steps().size() - 1);
    const auto read = [&](const Reader& r) { return R::read_event(r, R::sides(state)); };
    for (std::size_t i = last; i < match.events().size(); ++i)
      for (const Seat seat : all_eyes<R>(state))
        if (const auto event = R::mask(state.options, match.events()[i], seat))
          if (!survives_json(*event, R::event_json, read)) FAIL("an event");
    // The contract's common keys are there, whatever the game adds.
    if (rng.below(16) == 0) {
      const Json json = R::state_json(state);
      for (const char* key :
           {"game", "options", "phase", "to_act", "turn", "players", "over", "result", "rng"})
        if (!json.contains(key)) FAIL("the key " << key << " is missing");
      for (const Seat seat : all_eyes<R>(state))
        if (!R::view_json(R::view(state, seat))["rng"].is_null())
          FAIL("a view shows the generator");
    }
  });
  SUCCEED();
}

TEMPLATE_LIST_TEST_CASE("the same seed and moves give the same match", "[conformance]", Games) {
  for (const auto& start : all_starts<TestType>()) {
    Match<TestType> match = start_match(start, 7), again = start_match(start, 7);
    REQUIRE(match.state() == again.state());
    REQUIRE_FALSE(match.state() == start_match(start, 8).state());
    Rng rng(7);
    while (!TestType::over(match.state()))
      REQUIRE_FALSE(match.apply(pick(match.legal_moves(), rng)).has_value());
    for (const auto& step : match.steps()) REQUIRE_FALSE(again.apply(step.move).has_value());
    REQUIRE(match.state() == again.state());
    REQUIRE(match.events() == again.events());
  }
}

TEMPLATE_LIST_TEST_CASE("undo restores the very state before, for the seat that moved",
                        "[conformance]", Games) {
  std::uint64_t undone = 0;
  for (const auto& start : all_starts<TestType>()) {
    Rng rng(11);
    for (int i = 0; i < 20; ++i) {
      Match<TestType> match = start_match(start, rng.seed());
      while (!TestType::over(match.state())) {
        const Match<TestType> before = match;
        const auto move = pick(match.legal_moves(), rng);
        REQUIRE_FALSE(match.apply(move).has_value());
        if (match.undo_seat() == nobody) continue;
        REQUIRE(match.undo_seat() == move.seat);
        Match<TestType> back = match;
        back.undo();
        if (!(back.state() == before.state()) || back.events() != before.events() ||
            back.steps().size() != before.steps().size())
          FAIL("undo did not restore the match");
        ++undone;
      }
    }
  }
  REQUIRE(undone > 0);
}

TEMPLATE_LIST_TEST_CASE("a playout takes nothing from the heap", "[conformance]", Games) {
  for (const auto& start : all_starts<TestType>()) {
    Rng rng(3);
    const std::uint64_t before = heap_allocations();
    int moves = 0;
    for (int i = 0; i < 50; ++i) {
      auto state = TestType::start(start.options, start.players, Rng(rng.seed()));
      moves += playout<TestType>(state, rng);
    }
    const std::uint64_t taken = heap_allocations() - before;
    REQUIRE(moves > 0);
    REQUIRE(taken == 0);
  }
}

TEMPLATE_LIST_TEST_CASE("over JSON alone: a table plays, saves and is replayed exactly",
                        "[conformance]", Games) {
  const Game game = Erased<TestType>::game();
  for (const auto& start : all_starts<TestType>()) {
    auto table = game.start(start.options_json, 99, bots_at_table(start.players));
    REQUIRE(table.has_value());
    Rng rng(5);
    while (!(*table)->over()) {
      const Json moves = (*table)->legal_moves();
      const Json move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      // Even a command line that passes the state as text from call to call sees the same.
      auto passed_on = read_table<TestType>((*table)->state());
      REQUIRE(passed_on.has_value());
      REQUIRE((*passed_on)->legal_moves() == moves);
      REQUIRE_FALSE((*table)->apply(move).has_value());
      REQUIRE_FALSE((*passed_on)->apply(move).has_value());
      REQUIRE((*passed_on)->state() == (*table)->state());
      REQUIRE((*passed_on)->events(0) == (*table)->events((*table)->move_count() - 1));
      REQUIRE((*passed_on)->save().is_null());
    }
    const Json save = (*table)->save();
    REQUIRE(save["moves"].size() == (*table)->move_count());
    auto replayed = game.start(save["options"], 99, bots_at_table(start.players));
    REQUIRE(replayed.has_value());
    for (const Json& move : save["moves"]) REQUIRE_FALSE((*replayed)->apply(move).has_value());
    REQUIRE((*replayed)->state() == (*table)->state());
    REQUIRE((*replayed)->events(0) == (*table)->events(0));
    REQUIRE((*replayed)->save() == save);
  }
}

TEST_CASE("a save of the catalogue loads, and goes on from where it was", "[conformance][saves]") {
  for (const Game& game : games())
    for (int players = game.info->min_seats; players <= game.info->max_seats; ++players) {
      const std::vector<Sitter> sitters = [&] {
        auto all = bots_at_table(players);
        all[0] = {false, "Zoë “the Wave”", ""};
        return all;
      }();
      auto table = new_table(game.info->id, Json::object(), sitters, 0xfeedfacecafebeefu);
      REQUIRE(table.has_value());
      for (int i = 0; i < 9; ++i) REQUIRE_FALSE((*table)->apply((*table)->legal_moves()[0]));
      const auto text = parse_json(dump_json((*table)->save()));
      REQUIRE(text.has_value());
      const auto loaded = load_table(*text);
      REQUIRE(loaded.has_value());
      REQUIRE((*loaded)->state() == (*table)->state());
      REQUIRE((*loaded)->save() == (*table)->save());
    }
}

TEST_CASE("every game has a fingerprint that depends on nothing but the game", "[conformance]") {
  std::set<std::string> seen;
  for (const Game& game : games()) {
    const std::string print = fingerprint(game, 1);
    REQUIRE(print == fingerprint(game, 1));
    REQUIRE(print != fingerprint(game, 2));
    REQUIRE(print != Rng::hex(0));
    REQUIRE(seen.insert(print).second);
  }
}

}  // namespace flotilla::conformance
