// broken_input_test.cpp: broken states, saves, moves and knowledge are refused by name and place,
// whatever is broken about them, and nothing is half loaded.
#include <functional>

#include "tests/conformance.hpp"

namespace flotilla::conformance {
namespace {

// Calls `look(json, path)` for every value in the tree, each time with a way to change it in place.
void each_value(Json& root, Json& here, const std::function<void(Json&)>& look) {
  look(here);
  if (here.is_structured())
    for (auto& child : here) each_value(root, child, look);
}

// Every way to break a document that no reader may overlook: a key gone, a key too many, a value of
// another type, an item of a list gone. `try_it` gets each broken document in turn.
void each_breakage(Json document, const std::function<void(const Json&, const char*)>& try_it) {
  each_value(document, document, [&](Json& here) {
    const Json original = here;
    const auto with = [&](Json value, const char* what) {
      here = std::move(value);
      try_it(document, what);
      here = original;
    };
    if (original.is_object()) {
      for (const auto& [key, value] : original.items()) {
        Json less = original;
        less.erase(key);
        with(less, "a key is missing");
      }
      Json more = original;
      more["barnacle"] = 1;
      with(more, "a key is unknown");
      with(Json::array(), "a list for an object");
    } else if (original.is_array()) {
      if (!original.empty()) with(Json(original.begin(), original.end() - 1), "an item is gone");
      Json more = original;
      more.push_back({{"barnacle", 1}});
      with(more, "an item too many");
      with(Json::object(), "an object for a list");
    } else {
      with(Json{{"barnacle", 1}}, "an object for a value");
      if (!original.is_string()) with("barnacle", "a text for something else");
      if (original.is_string()) with("barnacle", "another text");
      if (original.is_string()) with(3, "a number for a text");
      if (original.is_number()) with(-7, "a negative number");
      if (original.is_number()) with(1e300, "a huge number");
      if (original.is_number()) with(18446744073709551615u, "a number beyond all");
      if (original.is_boolean()) with(!original.get<bool>(), "true for false");
    }
  });
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a broken state is refused with the path of what is wrong",
                        "[conformance][broken]", Games) {
  using R = TestType;
  std::uint64_t tried = 0;
  for (const auto& start : all_starts<R>()) {
    Match<R> match = start_match(start, 21);
    Rng rng(21);
    const std::uint32_t stop = rng.below(30);
    for (std::uint32_t i = 0; i < stop && !R::over(match.state()); ++i)
      match.apply(pick(match.legal_moves(), rng));
    each_breakage(R::state_json(match.state()), [&](const Json& broken, const char* what) {
      const auto read = read_table<R>(broken);
      if (read) {
        // The generator may have any value, and a set of options may be another valid one: what is
        // read must then be exactly what was written.
        if ((*read)->state() != broken) FAIL("read something else than was written: " << what);
        return;
      }
      if (read.error().where.empty() && broken.is_object())
        FAIL("refused without a path: " << what);
      ++tried;
    });
  }
  REQUIRE(tried > 500);
}

TEMPLATE_LIST_TEST_CASE("knowledge from outside is read as strictly", "[conformance][broken]",
                        Games) {
  using R = TestType;
  const auto start = all_starts<R>().front();
  Match<R> match = start_match(start, 4);
  for (int i = 0; i < 4; ++i) match.apply(match.legal_moves().front());
  const Seat seat = R::to_act(match.state())[0];
  std::uint64_t refused = 0;
  each_breakage(TableOf<R>(match).knowledge(seat), [&](const Json& broken, const char*) {
    // Either refused, or answered with a move: never a crash, never nonsense.
    const auto answer = choose_from_json<R>("random", broken, 1);
    refused += !answer;
  });
  REQUIRE(refused > 100);
}

TEST_CASE("a broken save is refused and nothing is half loaded", "[conformance][broken][saves]") {
  for (const Game& game : games()) {
    auto table = game.start(Json::object(), 3, bots_at_table(game.info->min_seats));
    REQUIRE(table.has_value());
    for (int i = 0; i < 12; ++i) REQUIRE_FALSE((*table)->apply((*table)->legal_moves()[0]));
    const Json save = (*table)->save();
    REQUIRE(load_table(save).has_value());
    std::uint64_t refused = 0;
    each_breakage(save, [&](const Json& broken, const char* what) {
      const auto loaded = load_table(broken);
      if (loaded) {
        // Only who sits there may be changed without a trace in the match.
        Json same = broken;
        same["seats"] = save["seats"];
        if (same != save) FAIL("loaded a save in which " << what);
        return;
      }
      ++refused;
    });
    REQUIRE(refused > 50);

    const std::string text = dump_json(save);
    for (std::size_t cut = 0; cut < text.size(); ++cut)
      if (parse_json(std::string_view(text).substr(0, cut)) && cut > 0) FAIL("read a cut-off text");

    Json newer = save;
    newer["version"] = 2;
    newer["surprise"] = true;
    REQUIRE(load_table(newer).error().why.key == "engine.save.newer");
    Json other_rules = save;
    other_rules["rules"] = game.info->rules_version + 1;
    REQUIRE(load_table(other_rules).error().why.key == "engine.save.rules");
    Json other_end = save;
    other_end["check"] = Rng::hex(0);
    REQUIRE(load_table(other_end).error().why.key == "engine.save.replay");
    Json forged = save;
    forged["moves"].push_back({{"type", "pass"}});
    const auto refusal = load_table(forged).error();
    REQUIRE(refusal.where.starts_with("moves[12]"));
  }
}

TEST_CASE("text that is no JSON is refused, however long or deep", "[broken]") {
  for (const char* text : {"", "{", "[1,2", "nul", "{\"a\":}", "\xff\xfe", "{\"a\":1}x"})
    REQUIRE_FALSE(parse_json(text).has_value());
  REQUIRE_FALSE(parse_json(std::string(100000, '[')).has_value());
  REQUIRE_FALSE(parse_json("\"" + std::string(9u << 20, 'a') + "\"").has_value());
  REQUIRE(parse_json("{\"a\":[\"]}\\\"\"]}").has_value());
}

}  // namespace flotilla::conformance
