// json_test.cpp: reading a state checks it. Each total that can be broken is, and is named.
#include "tests/games/yutaka/build.hpp"

namespace flotilla::yutaka_test {
namespace {

struct Broken {
  std::string where, why;
};

Broken broken(const std::string& fixture, const char* set) {
  const auto state = read_state(position_json(fixture, json(set)));
  if (state) return {};
  return {state.error().where, why(state.error())};
}

}  // namespace

TEST_CASE("the fixtures are read and written without a change", "[yutaka][R5]") {
  for (const char* fixture : {"F", "M", "L"}) {
    const Json state = position_json(fixture);
    const auto read = read_state(state);
    REQUIRE(read.has_value());
    CHECK(Yutaka::state_json(*read) == state);
  }
}

TEST_CASE("T1: every tile is there once", "[yutaka][R4][R11][R12]") {
  const Broken twice = broken("M", R"({"islands[2].tiles[1].value":9})");
  CHECK(twice.where == "islands[2].tiles[1]");
  CHECK(twice.why.starts_with("T1"));
  CHECK(broken("M", R"({"set_aside[4].value":6})").where == "set_aside[4]");
  CHECK(broken("M", R"({"set_aside[4].kind":"dynamite"})").where == "set_aside[4].kind");
}

TEST_CASE("T2: each seat has its 24 cards, once each", "[yutaka][R2]") {
  const Broken twice = broken("M", R"({"players[1].hand[2]":"idol_3"})");
  CHECK(twice.where == "players[1].hand[2]");
  CHECK(twice.why.starts_with("T2"));
  CHECK(broken("M", R"({"players[1].deck[7]":"idol_4"})").where == "players[1].deck[7]");
  CHECK(broken("M", R"({"players[0].deck":["crystal_4"]})").why.starts_with("T2"));
  CHECK(broken("M", R"({"players[0].hand[0]":"kraken"})").where == "players[0].hand[0]");
  CHECK(broken("F", R"({"islands[0].columns[0]":["dynamite","dynamite"]})").where ==
        "players[1].deck[9]");
}

TEST_CASE("T3: no column has more than five cards", "[yutaka][R29]") {
  CHECK(broken("M", R"({"islands[0].columns[0]":
    ["dagger_4","amphora_2","dynamite","dagger_1","equipment_3","idol_4"],
    "islands[1].columns[0]":[]})")
            .where == "islands[0].columns[0]");
}

TEST_CASE("Y14, T4: each hidden tile has a card that will turn it", "[yutaka][R18]") {
  const Broken less = broken("M", R"({"islands[0].tiles[0].face_up":false})");
  CHECK(less.where == "islands");
  CHECK(less.why.starts_with("T4"));
  CHECK(broken("M", R"({"phase":"reveal"})").why.starts_with("T4"));
}

TEST_CASE("T5: the deck goes down by a card a turn", "[yutaka][R21]") {
  const Broken wrong = broken("M", R"({
    "players[0].hand":["dynamite","equipment_4","dagger_3","amphora_4","crystal_2"],
    "players[0].deck":["idol_3","crystal_4","dagger_2","amphora_1","equipment_2","idol_1","dynamite",
                       "amphora_3","crystal_1"]})");
  CHECK(wrong.where == "players[0].deck");
  CHECK(wrong.why.starts_with("T5"));
}

TEST_CASE("T6, T7: turns, cards and the active seat go together", "[yutaka][R19]") {
  CHECK(broken("M", R"({"turn":22})").where == "turn");
  CHECK(broken("M", R"({"active":1,"to_act":[1]})").where == "active");
  CHECK(broken("F", R"({"active":1,"to_act":[1]})").where == "active");
  // Seat 1 is two cards ahead.
  CHECK(broken("L",
               R"({"islands[3].columns[1]":["dagger_4","idol_4","equipment_4","idol_1","dagger_1"],
                        "players[1].hand":["amphora_3","crystal_2"]})")
            .why.starts_with("T7"));
}

TEST_CASE("T8: the seat to act is the one the last card calls", "[yutaka][R24][R26]") {
  CHECK(broken("M", R"({"to_act":[1]})").where == "to_act");
  CHECK(broken("M", R"({"to_act":[]})").where == "to_act");
  // A tile is owed by the side on which Equipment, or by the other on which Dynamite, lies last.
  const State opened =
      after(position("F"), {reveal(0, 0), reveal(1, 0), reveal(2, 0), reveal(3, 0)});
  for (const char* name : {"equipment_2", "dynamite"}) {
    Json state = Yutaka::state_json(after(opened, {play_card(name, 4)}));
    CHECK(read_state(state).has_value());
    state["to_act"][0] = 1 - state["to_act"][0].get<int>();
    REQUIRE_FALSE(read_state(state).has_value());
    CHECK(read_state(state).error().where == "to_act");
    CHECK(why(read_state(state).error()).starts_with("T8"));
  }
}

TEST_CASE("T9: a turned tile has nothing face down on it", "[yutaka][R49]") {
  Json state =
      Yutaka::state_json(after(fresh(json(R"({"archipelago":"towers"})")), {reveal(0, 3)}));
  state["islands"][0]["tiles"][3]["face_up"] = false;
  state["islands"][0]["tiles"][1]["face_up"] = true;
  const auto read = read_state(state);
  REQUIRE_FALSE(read.has_value());
  CHECK(read.error().where == "islands[0].tiles[1].face_up");
}

TEST_CASE("T10: owners, points and result are what the columns make of them", "[yutaka][R42]") {
  CHECK(broken("M", R"({"islands[0].tiles[0].owner":1})").where == "islands[0].tiles[0].owner");
  CHECK(broken("M", R"({"players[0].points":3})").where == "players[0].points");
  CHECK(broken("M", R"({"over":true})").where == "over");
  Json over = Yutaka::state_json(after(position("L"), {play_card("equipment_4", 4), reveal(4, 2)}));
  CHECK(read_state(over).has_value());
  for (const char* path : {"islands[0].tiles[2].owner", "islands[3].tiles[3].owner"}) {
    Json wrong = over;
    at_path(wrong, path) = 0;
    REQUIRE_FALSE(read_state(wrong).has_value());
    CHECK(read_state(wrong).error().where == path);
  }
  over["result"]["winners"] = json("[0]");
  CHECK(read_state(over).error().where == "result");
}

TEST_CASE("in a state the options are complete and in order", "[yutaka][R48]") {
  Json less = position_json("F");
  less["options"].erase("layout");
  CHECK(read_state(less).error().where == "options.layout");
  CHECK(broken("F", R"({"options.mode":"mixed","options.known_kinds":["dagger","idol"]})").where ==
        "options.known_kinds");
  CHECK(broken("F", R"({"options.archipelago":"towers"})").where == "options.layout");
}

TEST_CASE("a view is read back, and refused if no state fits it", "[yutaka][R10]") {
  for (const char* fixture : {"F", "M", "L"})
    for (const Seat seat : {nobody, Seat{0}, Seat{1}}) {
      const View view = Yutaka::view(position(fixture), seat);
      const auto read = [&](const Json& json) {
        return read_json(json, "view",
                         [&](const Reader& reader) { return Yutaka::read_view(reader, seat); });
      };
      const Json json = Yutaka::view_json(view);
      REQUIRE(read(json).has_value());
      CHECK(*read(json) == view);
      const auto refused = [&](const char* path, Json value) {
        Json wrong = json;
        at_path(wrong, path) = std::move(value);
        const auto result = read(wrong);
        return result ? std::string() : result.error().where;
      };
      CHECK(refused("players[0].deck", 17).starts_with("view.players[0]"));
      CHECK(refused("rng", "0123456789abcdef") == "view.rng");
      CHECK(refused("set_aside[0].kind", "idol") == "view.set_aside[0].kind");
      CHECK(refused("set_aside[0].value", 15) == "view.set_aside[0].value");
      CHECK(refused("turn", 40).starts_with("view."));
    }
}

TEST_CASE("seat 1's view of F in the mixed mode is as the specification shows it",
          "[yutaka][R48]") {
  const State state = position("F", json(R"({"options.mode":"mixed",
                                             "options.known_kinds":["idol","dagger"]})"));
  const Json view = view_json(state, 1);
  CHECK(view["players"][0] == json(R"({"hand":6,"deck":18,"points":0,"equipment_points":0})"));
  CHECK(view["players"][1]["deck"] == 18);
  CHECK(view["islands"][0]["tiles"] == json(R"([
    {"kind":null,"value":null,"face_up":false,"owner":null},
    {"kind":null,"value":null,"face_up":false,"owner":null},
    {"kind":"idol","value":null,"face_up":false,"owner":null},
    {"kind":null,"value":null,"face_up":false,"owner":null}])"));
  CHECK(view["set_aside"] == json(R"([{"kind":"idol","value":null},{"kind":"dagger","value":null},
    {"kind":null,"value":null},{"kind":null,"value":null},{"kind":null,"value":null}])"));
}

TEST_CASE("a move of a type that does not exist can be written, read and refused",
          "[yutaka][R20]") {
  const State state = position("M");
  const Move move = read_move(state, json(R"({"type":"end_turn"})"));
  CHECK(std::holds_alternative<Unknown>(move.what));
  CHECK(read_move(state, Yutaka::move_json(move)) == move);
}

}  // namespace flotilla::yutaka_test
