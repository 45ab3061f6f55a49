// modes_test.cpp: Mysteria, Tactika, mixed: what a face-down tile shows, and to whom.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {
namespace {

State fixture_in_mode(const char* mode, const char* kinds) {
  return position("F", Json{{"options.mode", mode}, {"options.known_kinds", json(kinds)}});
}

// All places of tiles in a view that show a kind.
std::vector<std::string> kinds_shown(const Json& view) {
  std::vector<std::string> places;
  for (std::size_t i = 0; i < 5; ++i)
    for (std::size_t slot = 0; slot < 4; ++slot)
      if (!view["islands"][i]["tiles"][slot]["kind"].is_null())
        places.push_back(std::to_string(i) + "." + std::to_string(slot));
  for (std::size_t i = 0; i < 5; ++i)
    if (!view["set_aside"][i]["kind"].is_null()) places.push_back("aside." + std::to_string(i));
  return places;
}

bool shows_a_value(const Json& view) {
  for (const Json& island : view["islands"])
    for (const Json& tile : island["tiles"])
      if (!tile["value"].is_null()) return true;
  return std::ranges::any_of(view["set_aside"],
                             [](const Json& tile) { return !tile["value"].is_null(); });
}

}  // namespace

TEST_CASE("Y3: Mysteria: a face-down tile shows neither kind nor value; hands are their owners'",
          "[yutaka][R3][R9][R10]") {
  const Json view = view_json(position("F"), 1);
  CHECK(kinds_shown(view).empty());
  CHECK_FALSE(shows_a_value(view));
  CHECK(view["players"][0]["hand"] == 6);
  CHECK(view["players"][0]["deck"] == 18);
  CHECK(view["players"][1]["deck"] == 18);
  CHECK(view["players"][1]["hand"] == position_json("F")["players"][1]["hand"]);
  CHECK(view["rng"].is_null());
  const Json bystander = view_json(position("F"), nobody);
  CHECK(bystander["players"][0]["hand"] == 6);
  CHECK(bystander["players"][1]["hand"] == 6);
}

TEST_CASE("Y4: Tactika: every kind shows from the start, on the tiles set aside too; no value does",
          "[yutaka][R3][R9][R47][Q21]") {
  const Json view = view_json(
      fixture_in_mode("tactika", R"(["idol","dagger","amphora","crystal","equipment"])"), 1);
  CHECK(kinds_shown(view).size() == 25);
  CHECK(view["islands"][0]["tiles"][0]["kind"] == "crystal");
  CHECK(view["set_aside"][0]["kind"] == "idol");
  CHECK_FALSE(shows_a_value(view));
}

TEST_CASE("Y5: mixed: only the known kinds show, yellow and green in the rulebook's example",
          "[yutaka][R48][Q21][Q24]") {
  const State state = fixture_in_mode("mixed", R"(["idol","dagger"])");
  for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
    const Json view = view_json(state, seat);
    CHECK(kinds_shown(view) ==
          std::vector<std::string>{"0.2", "1.0", "2.2", "3.1", "4.1", "aside.0", "aside.1"});
    CHECK_FALSE(shows_a_value(view));
  }
}

TEST_CASE("both modes use all the cards and tiles, and nothing else changes", "[yutaka][R9][R48]") {
  const auto without_options = [](const char* options) {
    Json state = Yutaka::state_json(fresh(json(options), 5));
    state.erase("options");
    return state;
  };
  const Json mysteria = without_options(R"({"mode":"mysteria"})");
  CHECK(without_options(R"({"mode":"tactika"})") == mysteria);
  CHECK(without_options(R"({"mode":"mixed"})") == mysteria);
  const auto moves = listed(fresh(json(R"({"mode":"mysteria"})"), 5));
  CHECK(listed(fresh(json(R"({"mode":"tactika"})"), 5)) == moves);
}

TEST_CASE("one to four kinds can be known in the mixed mode, each once, in any order",
          "[yutaka][R48][Q24]") {
  const auto known = [](const char* kinds) {
    return read_options(Json{{"mode", "mixed"}, {"known_kinds", json(kinds)}});
  };
  CHECK(known(R"(["crystal"])").has_value());
  CHECK(known(R"(["idol","dagger","amphora","equipment"])").has_value());
  CHECK(Yutaka::options_json(*known(R"(["equipment","idol"])"))["known_kinds"] ==
        json(R"(["idol","equipment"])"));
  for (const char* kinds : {"[]", R"(["idol","dagger","amphora","crystal","equipment"])"}) {
    REQUIRE_FALSE(known(kinds).has_value());
    CHECK(known(kinds).error().where == "options.known_kinds");
  }
  CHECK(known(R"(["idol","idol"])").error().where == "options.known_kinds[1]");
  CHECK(known(R"(["dynamite"])").error().where == "options.known_kinds[0]");
}

TEST_CASE("Y11: known kinds must fit the mode", "[yutaka][R48]") {
  const auto refused = [](const char* options) {
    const auto read = read_options(json(options));
    return read ? std::string() : read.error().where;
  };
  CHECK(refused(R"({"mode":"mysteria","known_kinds":["idol"]})") == "options.known_kinds");
  CHECK(refused(R"({"mode":"tactika","known_kinds":["idol"]})") == "options.known_kinds");
  CHECK(refused(R"({"mode":"mysteria","known_kinds":[]})").empty());
  CHECK(refused(R"({"mode":"tactika",
    "known_kinds":["equipment","idol","dagger","crystal","amphora"]})")
            .empty());
  CHECK(refused(R"({"mode":"chess"})") == "options.mode");
  CHECK(refused(R"({"speed":1})") == "options.speed");
}

TEST_CASE("a view depends on nothing but what its seat may know", "[yutaka][R10][R47][Q21]") {
  // Seat 0's hand and deck, both decks' order, and hidden tiles are changed behind seat 1's back.
  Json changed = position_json("M");
  std::swap(changed["players"][0]["hand"][0], changed["players"][0]["deck"][0]);
  std::swap(changed["players"][1]["deck"][0], changed["players"][1]["deck"][5]);
  std::swap(changed["islands"][0]["tiles"][1], changed["islands"][4]["tiles"][0]);
  std::swap(changed["islands"][3]["tiles"][1]["kind"], changed["set_aside"][0]["kind"]);
  std::swap(changed["islands"][3]["tiles"][1]["value"], changed["set_aside"][0]["value"]);
  changed["rng"] = "123456789abcdef0";
  const auto other = read_state(changed);
  REQUIRE(other.has_value());
  CHECK(view_json(*other, 1) == view_json(position("M"), 1));
  CHECK_FALSE(view_json(*other, 0) == view_json(position("M"), 0));
}

TEST_CASE("what may be behind a view: a sample fits it and keeps the totals",
          "[yutaka][R46][R48]") {
  const State state = fixture_in_mode("mixed", R"(["idol","dagger"])");
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State sampled = Yutaka::sample({Yutaka::view(state, 1), {}, {}}, Rng(seed));
    CHECK_FALSE(Yutaka::broken_total(sampled).has_value());
    CHECK(Yutaka::view(sampled, 1) == Yutaka::view(state, 1));
  }
}

}  // namespace flotilla::yutaka_test
