// secrecy_test.cpp: secrets stay secret, for every game alike. A game's `sample` makes states that
// differ from the true one only in what a seat cannot see; that seat must not be able to tell.
#include <set>

#include "tests/conformance.hpp"

namespace flotilla::conformance {

// A moment now and then, so that the slow checks see every phase without looking at every move.
template <Rules R, class Look>
void some_moments(int matches_each, std::uint32_t one_in, Look look) {
  random_matches<R>(matches_each, [&](const Match<R>& match, Rng& rng) {
    if (rng.below(one_in) == 0 && !R::over(match.state())) look(match, rng);
  });
}

TEMPLATE_LIST_TEST_CASE("a sampled state fits all that its seat knows", "[conformance][secrecy]",
                        Games) {
  std::uint64_t samples = 0;
  some_moments<TestType>(6, 3, [&](const Match<TestType>& match, Rng& rng) {
    using R = TestType;
    for (Seat seat = 0; seat < R::seats(match.state()); ++seat) {
      const auto known = match.knowledge(seat);
      const auto sampled = R::sample(known, Rng(rng.seed()));
      if (const auto broken = R::broken_total(sampled))
        FAIL(broken->where << ": the sample breaks a total");
      if (!(R::view(sampled, seat) == known.view)) FAIL("the seat could tell the sample");
      // A bystander sees no more than a seat does.
      if (!(R::view(sampled, nobody) == R::view(match.state(), nobody)))
        FAIL("a bystander sees what a seat does not");
      if (Match<R>(sampled).legal_moves(seat) != known.moves)
        FAIL("the listed moves depend on what the seat cannot see");
      ++samples;
    }
  });
  REQUIRE(samples > 100);
}

TEMPLATE_LIST_TEST_CASE("samples vary: what is hidden is really unknown", "[conformance][secrecy]",
                        Games) {
  using R = TestType;
  const auto without_rng = [](Json json) {
    json.erase("rng");
    return dump_json(json);
  };
  std::uint64_t hidden = 0, varied = 0;
  some_moments<R>(2, 4, [&](const Match<R>& match, Rng&) {
    const std::string truth = without_rng(R::state_json(match.state()));
    for (Seat seat = 0; seat < R::seats(match.state()); ++seat) {
      const auto known = match.knowledge(seat);
      // Some games hide something at every moment, some only while all choose at once.
      if (without_rng(R::view_json(known.view)) == truth) continue;
      std::set<std::string> seen;
      for (std::uint64_t i = 0; i < 20; ++i)
        seen.insert(without_rng(R::state_json(R::sample(known, Rng(i)))));
      ++hidden;
      varied += seen.size() > 1;
    }
  });
  // At times only one thing can be behind it: the last ship of a fleet, or a closed fleet of which
  // everything was seen as it happened.
  REQUIRE(hidden > 20);
  REQUIRE(varied > hidden / 2);
}

TEMPLATE_LIST_TEST_CASE("bots decide from what their seat knows, and by listed moves",
                        "[conformance][secrecy][bots]", Games) {
  std::vector<std::string_view> bots = {"random"};
  bots.insert(bots.end(), TestType::info.bots.begin(), TestType::info.bots.end());
  some_moments<TestType>(2, 8, [&](const Match<TestType>& match, Rng& rng) {
    using R = TestType;
    for (const Seat seat : R::to_act(match.state())) {
      const auto known = match.knowledge(seat);
      const auto sampled = R::sample(known, Rng(rng.seed()));
      const Knowledge<R> twin = {R::view(sampled, seat), known.seen, known.moves};
      const Json json = TableOf<R>(match).knowledge(seat);
      for (const std::string_view bot : bots) {
        const std::uint64_t seed = rng.seed();
        Rng a(seed), b(seed);
        const auto move = choose<R>(bot, known, a);
        if (std::ranges::find(known.moves, move) == known.moves.end())
          FAIL(bot << " chose a move that is not listed");
        if (!(choose<R>(bot, twin, b) == move)) FAIL(bot << " knew what its seat cannot see");
        // The way through the worker: the same choice from the knowledge as text.
        const auto answer = choose_from_json<R>(bot, *parse_json(dump_json(json)), seed);
        if (!answer || *answer != R::move_json(move)) FAIL(bot << " chose otherwise from JSON");
      }
    }
  });
  SUCCEED();
}

TEMPLATE_LIST_TEST_CASE("masked events tell a seat no more than its view", "[conformance][secrecy]",
                        Games) {
  std::uint64_t compared = 0;
  some_moments<TestType>(6, 2, [&](const Match<TestType>& match, Rng& rng) {
    using R = TestType;
    const auto move = pick(match.legal_moves(), rng);
    for (const Seat seat : all_eyes<R>(match.state())) {
      // The same move in two worlds that this seat cannot tell apart. Where the seats' views agree
      // afterwards, so must everything that the seat was told on the way, if not the order of it:
      // a view need not keep in which order a hand was filled.
      if (seat == nobody) continue;
      const auto told = [](const auto& events) {
        std::multiset<std::string> all;
        for (const auto& event : events) all.insert(dump_json(R::event_json(event)));
        return all;
      };
      const auto sampled = R::sample(match.knowledge(seat), Rng(rng.seed()));
      Match<R> truth = match, other(sampled);
      const auto moves = other.legal_moves();
      if (std::ranges::find(moves, move) == moves.end()) continue;
      truth.apply(move);
      other.apply(move);
      if (!(R::view(truth.state(), seat) == R::view(other.state(), seat))) continue;
      const std::size_t first = truth.first_event(truth.steps().size() - 1);
      if (told(truth.seen(seat, first)) != told(other.seen(seat, 0)))
        FAIL("an event told more than the view");
      ++compared;
    }
    const auto mask = [&](const auto& event, Seat seat) {
      return R::mask(match.state().options, event, seat);
    };
    for (const auto& event : match.events())
      for (const Seat seat : all_eyes<R>(match.state()))
        if (const auto masked = mask(event, seat); masked && mask(*masked, seat) != masked)
          FAIL("masking twice differs from masking once");
  });
  REQUIRE(compared > 50);
}

TEMPLATE_LIST_TEST_CASE("what can be taken back showed its player nothing", "[conformance][undo]",
                        Games) {
  std::uint64_t checked = 0;
  random_matches<TestType>(6, [&](const Match<TestType>& match, Rng& rng) {
    using R = TestType;
    if (R::over(match.state())) return;
    const auto move = pick(match.legal_moves(), rng);
    Match<R> truth = match;
    truth.apply(move);
    if (truth.undo_seat() == nobody) return;
    // In every world that its player thought possible the move looks the same afterwards.
    Match<R> other(R::sample(match.knowledge(move.seat), Rng(rng.seed())));
    REQUIRE_FALSE(other.apply(move).has_value());
    if (!(R::view(truth.state(), move.seat) == R::view(other.state(), move.seat)))
      FAIL("a move that can be taken back showed something hidden");
    ++checked;
  });
  REQUIRE(checked > 20);
}

}  // namespace flotilla::conformance
