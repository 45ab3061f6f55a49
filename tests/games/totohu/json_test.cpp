// json_test.cpp: reading is strict. Whatever is no state, view, move, event or option of this game
// is refused by the path of what is wrong. (The totals themselves are in totals_test.cpp.)
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

constexpr auto& read_options = playing::read_options<Totohu>;

// Where a state is refused after these changes; empty if it is not.
std::string broken(const State& state, const char* set) {
  const auto read = read_state(patched(Totohu::state_json(state), json(set)));
  return read ? "" : read.error().where;
}

State fresh_with(int seats, const char* options) {
  return playing::fresh<Totohu>(json(options), seats, 1);
}

// Moments of every phase, of every number of players.
std::vector<State> moments() {
  const State three = met(fresh(3), {Ship::pirate_4, Ship::merchant_5, Ship::hunter}).state();
  const State laden = Position(2, with_treasure).with(0, Ship::merchant_4, {.deck = 2}).ready();
  const State dark =
      Position(2, blind_with_treasure).with(0, Ship::merchant_4, {.deck = 2}).ready();
  std::vector<State> states = {fresh(1), fresh(2), fresh(3), three, laden, dark};
  states.push_back(after(fresh(2), {commit(0, Ship::pirate_4)}));
  states.push_back(after(three, {pick(0, Pair::p02)}));
  states.push_back(after(three, {pick(0, Pair::p02), pick(0, Pair::p12)}));
  for (const State& state : {laden, dark}) {
    states.push_back(met(state, {Ship::merchant_4, Ship::hunter}).state());
    states.push_back(met(state, {Ship::merchant_4, Ship::pirate_5}).state());
    states.push_back(after(met(state, {Ship::merchant_4, Ship::hunter}).state(), {hide(0)}));
  }
  states.push_back(met(fresh(1), {Ship::hunter}).state());
  states.push_back(after_meeting(
      Position(2).only(0, {Ship::merchant_3}).with(0, Ship::merchant_3, {.hits = 1}).ready(),
      {Ship::merchant_3, Ship::pirate_4}));
  return states;
}

Result<View> read_view(const Json& json, Seat seat) {
  return read_json(json, "view",
                   [&](const Reader& reader) { return Totohu::read_view(reader, seat); });
}
std::string broken_view(const State& state, Seat seat, const char* set) {
  const auto read = read_view(patched(view_json(state, seat), json(set)), seat);
  return read ? "" : read.error().where;
}

Result<Event> read_event(const Json& json, int sides) {
  return read_json(json, "",
                   [&](const Reader& reader) { return Totohu::read_event(reader, sides); });
}

Result<Move> read_move(const State& state, const char* move) {
  return read_json(json(move), "",
                   [&](const Reader& reader) { return Totohu::read_move(reader, state); });
}

}  // namespace

TEST_CASE("a fresh match of two is written as the specification shows it", "[totohu][R4][R9]") {
  Json state = Totohu::state_json(fresh(2));
  CHECK(state["rng"].is_string());
  state.erase("rng");
  const Json players = state["players"];
  state.erase("players");
  CHECK(state == json(R"({"game":"totohu",
    "options":{"hidden_treasure":false,"blind":false,"opponent":"player"},
    "phase":"commit","to_act":[0,1],"turn":1,"counter":0,"encounters":[],"die":null,
    "supply":{"anchors":15,"cannons":19,"barrels":34,"hits":33},
    "history":[],"over":false,"result":null})"));
  REQUIRE(players.size() == 2);
  const char* const ids[] = {"hunter",     "pirate_4",   "pirate_5",
                             "merchant_3", "merchant_4", "merchant_5"};
  for (const Json& player : players) {
    CHECK(player["commit"].is_null());
    REQUIRE(player["ships"].size() == 6);
    for (std::size_t i = 0; i < 6; ++i)
      CHECK(player["ships"][i] == Json({{"id", ids[i]},
                                        {"status", "at_sea"},
                                        {"hits", 0},
                                        {"cannons", 0},
                                        {"anchors", 0},
                                        {"deck", 0},
                                        {"hold", 0}}));
  }
}

TEST_CASE("states and views of every phase are read back as they were", "[totohu][R15][R53]") {
  for (const State& state : moments()) {
    const Json written = Totohu::state_json(state);
    INFO(written.dump());
    CHECK(required(read_state(written)) == state);
    for (Seat seat = nobody; seat < state.seats; ++seat) {
      const View view = Totohu::view(state, seat);
      const View back = required(read_view(Totohu::view_json(view), seat));
      CHECK(back == view);
      CHECK(Totohu::view_json(back) == Totohu::view_json(view));
    }
  }
}

TEST_CASE("options: only what this number of players may have", "[totohu][R13][R56][R62][Q28]") {
  const auto refused = [](const char* options, int players) {
    const auto read = read_options(json(options), players);
    return read ? "" : read.error().where;
  };
  for (int players = 1; players <= 3; ++players) {
    CHECK(refused("{}", players).empty());
    CHECK(refused(R"({"hidden_treasure":true})", players).empty());
    CHECK(refused(R"({"hidden_treasure":1})", players) == "options.hidden_treasure");
    CHECK(refused(R"({"blind":"yes"})", players) == "options.blind");
    CHECK(refused(R"({"opponent":"kraken"})", players) == "options.opponent");
    CHECK(refused(R"({"edition":"travel"})", players) == "options.edition");
    CHECK(refused("[]", players) == "options");
    CHECK(refused(R"({"blind":true})", players) == (players == 1 ? "options.blind" : ""));
    CHECK(refused(R"({"opponent":"dice"})", players) == (players == 1 ? "" : "options.opponent"));
    CHECK(refused(R"({"opponent":"player"})", players) == (players == 1 ? "options.opponent" : ""));
  }
  CHECK(refused("{}", 4) == "options");
  CHECK(Totohu::options_json(fresh_with(1, R"({"hidden_treasure":true})").options) ==
        json(R"({"hidden_treasure":true,"blind":false,"opponent":"dice"})"));
  CHECK(Totohu::option_infos(1).size() == 1);
  CHECK(Totohu::option_infos(2).size() == 2);
  CHECK(Totohu::option_infos(3)[1].key == "blind");
}

TEST_CASE("in a state the options are complete, and fit the fleets", "[totohu][R13][R62]") {
  Json state = Totohu::state_json(fresh(2));
  state["options"].erase("blind");
  CHECK(read_state(state).error().where == "options.blind");
  CHECK(broken(fresh(2), R"({"options.rum":true})") == "options.rum");
  CHECK(broken(fresh(1), R"({"options.blind":true})") == "options.blind");
  CHECK(broken(fresh(3), R"({"options.opponent":"dice"})") == "options.opponent");
  // Two fleets may be two players' or a player's and the die's: the box tells them apart.
  CHECK(broken(fresh(2), R"({"options.opponent":"dice","to_act":[0]})") == "supply.anchors");
  CHECK(broken(fresh(1), R"({"options.opponent":"player","to_act":[0,1]})") == "supply.anchors");
}

TEST_CASE("a state has its fleets, and each its six ships in order", "[totohu][R5][R9]") {
  CHECK(broken(fresh(2), R"({"players":[]})") == "players");
  CHECK(broken(fresh(2), R"({"players":[{},{},{},{}]})") == "players");
  CHECK(broken(fresh(2), R"({"players[1].ships[0].id":"pirate_4"})") == "players[1].ships[0].id");
  CHECK(broken(fresh(2), R"({"players[1].ships[5].status":"becalmed"})") ==
        "players[1].ships[5].status");
  CHECK(broken(fresh(2), R"({"players[0].ships[2].flag":"black"})") == "players[0].ships[2].flag");
  CHECK(broken(fresh(2), R"({"players[0].rum":3})") == "players[0].rum");
  CHECK(broken(fresh(2), R"({"players[0].commit":"kraken"})") == "players[0].commit");
  Json state = Totohu::state_json(fresh(2));
  state["players"][0]["ships"].erase(5);
  CHECK(read_state(state).error().where == "players[0].ships");
  // Nothing is hidden from whoever has the state.
  CHECK(broken(fresh_with(2, R"({"blind":true})"), R"({"players[1].ships[1].hits":null})") ==
        "players[1].ships[1].hits");
  CHECK(broken(fresh_with(2, R"({"blind":true})"), R"({"supply":null})") == "supply");
}

TEST_CASE("a view of the blind game names the fleets that are gone", "[totohu][R55]") {
  const State state = Position(3, blind_game).only(1, {}).ready();
  CHECK(view_json(state, 0)["gone"] == json("[1]"));
  CHECK_FALSE(view_json(state, 1).contains("gone"));  // its own captain sees it
  CHECK_FALSE(view_json(fresh(3, blind_game), 0).contains("gone"));
  CHECK(broken(state, R"({"gone":[1]})") == "gone");
}

TEST_CASE("numbers outside their range are refused", "[totohu][R4]") {
  CHECK(broken(fresh(2), R"({"turn":0})") == "turn");
  CHECK(broken(fresh(2), R"({"turn":161})") == "turn");
  CHECK(broken(fresh(2), R"({"turn":160})").empty());
  CHECK(broken(fresh(2), R"({"turn":1.5})") == "turn");
  CHECK(broken(fresh(2), R"({"counter":2})") == "counter");
  CHECK(broken(fresh(1), R"({"counter":1})") == "counter");
  CHECK(broken(fresh(2), R"({"supply.hits":-1})") == "supply.hits");
  CHECK(broken(fresh(2), R"({"supply.barrels":52})") == "supply.barrels");
  CHECK(broken(fresh(2), R"({"supply.rum":1})") == "supply.rum");
  CHECK(broken(fresh(2), R"({"players[0].ships[3].hits":3})") == "players[0].ships[3].hits");
  CHECK(broken(fresh(2), R"({"players[0].ships[0].hits":1})") == "players[0].ships[0].hits");
  CHECK(broken(fresh(2), R"({"players[0].ships[1].cannons":-1})") == "players[0].ships[1].cannons");
  CHECK(broken(fresh(2), R"({"rng":"beef"})") == "rng");
}

TEST_CASE("total 1: the tokens of a state that is read add up", "[totohu][R4][R6]") {
  CHECK(broken(fresh(2), R"({"supply.anchors":14})") == "supply.anchors");
  CHECK(broken(fresh(3), R"({"supply.cannons":27})") == "supply.cannons");
  CHECK(broken(fresh(2), R"({"players[0].ships[3].deck":1})") == "supply.barrels");
  CHECK(broken(fresh(1), R"({"players[1].ships[2].hits":1})") == "supply.hits");
  CHECK(broken(fresh(2), R"({"players[0].ships[3].deck":1,"supply.barrels":33})").empty());
}

TEST_CASE("totals 3 and 4: spaces, wrecks and ships in port", "[totohu][R33][R35][R45]") {
  CHECK(broken(fresh(2), R"({"players[0].ships[3].hold":1,"supply.barrels":33})") ==
        "players[0].ships[3].hold");
  CHECK(broken(fresh(2), R"({"players[0].ships[3].hits":2,"supply.hits":31})") ==
        "players[0].ships[3].status");
  CHECK(broken(fresh(2), R"({"players[0].ships[0].anchors":7,"supply.anchors":8})") ==
        "players[0].ships[0].status");
  CHECK(broken(fresh(2), R"({"players[0].ships[1].status":"sunk"})") ==
        "players[0].ships[1].status");
  CHECK(broken(fresh(2), R"({"players[0].ships[4].hits":3,"players[0].ships[4].status":"sunk",
                             "players[0].ships[4].deck":1,"supply.hits":30,"supply.barrels":33})")
            .starts_with("players[0].ships[4]"));
}

TEST_CASE("totals 5 and 8: who is to act, and whether it is over, follow", "[totohu][R15][R40]") {
  CHECK(broken(fresh(2), R"({"to_act":[0]})") == "to_act");
  CHECK(broken(fresh(2), R"({"to_act":[1,0]})") == "to_act[1]");
  CHECK(broken(fresh(2), R"({"to_act":[0,0]})") == "to_act[1]");
  CHECK(broken(fresh(2), R"({"to_act":[0,2]})") == "to_act[1]");
  CHECK(broken(fresh(1), R"({"to_act":[1]})") == "to_act[0]");
  CHECK(broken(fresh(2), R"({"players[0].commit":"hunter"})") == "to_act");
  CHECK(broken(fresh(2), R"({"over":true})") == "over");
  CHECK(broken(fresh(2), R"({"result":{"winners":[0],"scores":[1,0]}})") == "result");
  CHECK(broken(fresh(2), R"({"phase":"over","to_act":[],"over":true})") == "phase");
  CHECK(broken(fresh(2), R"({"phase":"attack"})") == "phase");
  CHECK(broken(fresh(2), R"({"phase":"dinner"})") == "phase");
  const State over = moments().back();
  REQUIRE(Totohu::over(over));
  CHECK(broken(over, R"({"over":false})") == "over");
  CHECK(broken(over, R"({"result.scores[1]":7})") == "result");
  CHECK(broken(over, R"({"result":null})") == "result");
  CHECK(broken(over, R"({"to_act":[1]})") == "to_act");
}

TEST_CASE("totals 6 and 7: encounters, as far as they have come", "[totohu][R58][Q13][Q19]") {
  const State order = met(fresh(3), {Ship::hunter, Ship::hunter, Ship::hunter}).state();
  CHECK(broken(order, R"({"encounters":[{"pair":[0,2],"outcome":null}]})").empty());
  CHECK(broken(order, R"({"encounters":[{"pair":[2,0],"outcome":null}]})") == "encounters[0].pair");
  CHECK(broken(order, R"({"encounters":[{"pair":[1,1],"outcome":null}]})") == "encounters[0].pair");
  CHECK(broken(order, R"({"encounters":[{"pair":[0],"outcome":null}]})") == "encounters[0].pair");
  CHECK(broken(order, R"({"encounters":[{"pair":[0,3],"outcome":null}]})") ==
        "encounters[0].pair[1]");
  CHECK(broken(order, R"({"encounters":[{"pair":[0,1],"outcome":"patrol"}]})") ==
        "encounters[0].outcome");
  CHECK(broken(order, R"({"encounters":[{"pair":[0,1],"outcome":"pending"}]})") ==
        "encounters[0].outcome");
  CHECK(broken(order, R"({"encounters":[{"pair":[0,1]}]})") == "encounters[0].outcome");
  CHECK(broken(order, R"({"encounters":[{"pair":[0,1],"outcome":null,"by":0}]})") ==
        "encounters[0].by");
  CHECK(broken(order, R"({"encounters":[1,2,3,4]})") == "encounters");
  CHECK(broken(order, R"({"to_act":[1]})") == "to_act");
  CHECK(broken(fresh(2), R"({"encounters":[{"pair":[0,2],"outcome":null}]})") ==
        "encounters[0].pair[1]");
  CHECK(broken(fresh(2), R"({"encounters":[{"pair":[0,1],"outcome":null}]})") == "encounters");
  const State hiding =
      met(Position(2, with_treasure).with(0, Ship::merchant_4, {.deck = 2}).ready(),
          {Ship::merchant_4, Ship::hunter})
          .state();
  CHECK(broken(hiding, R"({"encounters[0].outcome":"escort"})") == "encounters");
  CHECK(broken(hiding, R"({"to_act":[1]})") == "to_act");
  CHECK(broken(hiding, R"({"options.hidden_treasure":false})") == "phase");
}

TEST_CASE("the die is for one player", "[totohu][R62][R63]") {
  const State solo = met(fresh(1), {Ship::hunter}).state();
  CHECK(broken(solo, R"({"die":{"faces":[3,1],"ship":"hunter"}})").empty());
  CHECK(broken(solo, R"({"die":{"faces":[],"ship":"hunter"}})").empty());
  CHECK(broken(solo, R"({"die":{"faces":[7],"ship":"hunter"}})") == "die.faces[0]");
  CHECK(broken(solo, R"({"die":{"faces":[1],"ship":null}})") == "die.ship");
  CHECK(broken(solo, R"({"die":{"faces":[1]}})") == "die.ship");
  Json long_roll = Totohu::state_json(solo);
  long_roll["die"]["faces"] = std::vector<int>(32, 1);
  CHECK(read_state(long_roll).error().where == "die.faces");
  CHECK(broken(fresh(2), R"({"die":{"faces":[1],"ship":"hunter"}})") == "die");
}

TEST_CASE("total 10: history is read by its types, and has its limits", "[totohu][Q23]") {
  const State state = after_meeting(fresh(2), {Ship::hunter, Ship::pirate_4});
  CHECK(Totohu::state_json(state)["history"] ==
        json(R"([{"turn":1,"counter":0,"ships":["hunter","pirate_4"],
                  "encounters":[{"pair":[0,1],"outcome":"hunt"}]}])"));
  CHECK(broken(state, R"({"history":[]})").empty());
  CHECK(broken(state, R"({"history[0].turn":9})").empty());
  CHECK(broken(state, R"({"history[0].turn":0})") == "history[0].turn");
  CHECK(broken(state, R"({"history[0].counter":2})") == "history[0].counter");
  CHECK(broken(state, R"({"history[0].ships":["hunter"]})") == "history[0].ships");
  CHECK(broken(state, R"({"history[0].ships[1]":"kraken"})") == "history[0].ships[1]");
  CHECK(broken(state, R"({"history[0].ships[1]":null})") == "history[0].encounters[0].pair");
  CHECK(broken(state, R"({"history[0].encounters[0].outcome":null})") ==
        "history[0].encounters[0].outcome");
  CHECK(broken(state, R"({"history[0].winner":0})") == "history[0].winner");
  Json too_long = Totohu::state_json(state);
  const Json round = too_long["history"][0];
  while (too_long["history"].size() < most_rounds) too_long["history"].push_back(round);
  CHECK(read_state(too_long).has_value());
  too_long["history"].push_back(round);
  CHECK(read_state(too_long).error().where == "history");
}

TEST_CASE("V1: a view shows no choice of another seat before all have chosen",
          "[totohu][R15][Q11]") {
  const State state = after(fresh(2), {commit(0, Ship::pirate_4)});
  CHECK(view_json(state, 1)["players"][0]["commit"].is_null());
  CHECK(view_json(state, 1)["to_act"] == json("[1]"));
  CHECK(view_json(state, 0)["players"][0]["commit"] == "pirate_4");
  CHECK(view_json(state, 0)["rng"].is_null());
  CHECK(broken_view(state, 1, R"({"players[0].commit":"pirate_4"})") == "view.players[0].commit");
  CHECK(broken_view(state, 0, R"({"players[0].commit":"kraken"})") == "view.players[0].commit");
  CHECK(broken_view(state, 0, R"({"rng":"0123456789abcdef"})") == "view.rng");
  CHECK(broken_view(state, 0, R"({"supply":null})") == "view.supply");
  CHECK(broken_view(state, 0, R"({"supply.hits":32})") == "view.supply.hits");
  CHECK(broken_view(state, 0, R"({"players[1].ships[0].status":null})") ==
        "view.players[1].ships[0].status");
}

TEST_CASE("V2: a blind view shows neither other fleets nor the stock", "[totohu][R53][R54]") {
  const State state =
      after_meeting(fresh_with(2, R"({"blind":true})"), {Ship::pirate_4, Ship::merchant_5});
  const Json view = view_json(state, 0);
  CHECK(view["players"][1]["ships"][5] ==
        json(R"({"id":"merchant_5","status":null,"hits":null,"cannons":null,"anchors":null,
                 "deck":null,"hold":null})"));
  CHECK(view["supply"].is_null());
  CHECK(view["players"][0]["ships"][1]["cannons"] == 1);
  CHECK(broken_view(state, 0, R"({"players[1].ships[5].hits":1})") ==
        "view.players[1].ships[5].hits");
  CHECK(broken_view(state, 0, R"({"players[1].ships[5].status":"at_sea"})") ==
        "view.players[1].ships[5].status");
  CHECK(broken_view(state, 0, R"({"players[0].ships[1].cannons":null})") ==
        "view.players[0].ships[1].cannons");
  CHECK(broken_view(state, nobody,
                    R"({"supply":{"anchors":15,"cannons":19,"barrels":34,"hits":33}})") ==
        "view.supply");
}

TEST_CASE("moves: only their form is read, and the seat of whoever acts is added",
          "[totohu][R15][R58]") {
  const State state = fresh(2);
  CHECK(required(read_move(state, R"({"type":"commit","seat":1,"ship":"pirate_5"})")) ==
        commit(1, Ship::pirate_5));
  CHECK(required(read_move(state, R"({"type":"commit","seat":1,"ship":"kraken"})")) ==
        commit(1, Ship::none));
  const auto refused_at = [&](const char* move) {
    const auto read = read_move(state, move);
    return read ? "" : read.error().where;
  };
  CHECK(refused_at(R"({"type":"commit","ship":"pirate_5"})") == "seat");
  CHECK(refused_at(R"({"type":"commit","seat":2,"ship":"pirate_5"})") == "seat");
  CHECK(refused_at(R"({"type":"commit","seat":0,"ship":5})") == "ship");
  CHECK(refused_at(R"({"type":"commit","seat":0,"ship":"hunter","loudly":true})") == "loudly");
  CHECK(refused_at(R"({"type":"pick_encounter","pair":[0,"1"]})") == "pair[1]");
  CHECK(refused_at(R"({"type":"pick_encounter","pair":[0,1,2]})") == "pair");
  CHECK(refused_at(R"({"type":"fire","seat":0})") == "seat");
  CHECK(refused_at(R"({"seat":0})") == "type");

  const State three = Position(3).counter(2).ready();
  const State order = met(three, {Ship::hunter, Ship::hunter, Ship::hunter}).state();
  CHECK(required(read_move(order, R"({"type":"pick_encounter","pair":[1,2]})")) ==
        pick(2, Pair::p12));
  for (const char* none : {"[2,1]", "[0,0]", "[-1,1]", "[0,9000000000]"})
    CHECK(required(read_move(
              order, (R"({"type":"pick_encounter","pair":)" + std::string(none) + "}").c_str())) ==
          pick(2, Pair::none));
  for (const char* type : {"fire", "loot", "hide", "keep"}) {
    const Json written = {{"type", type}};
    const Move move = required(read_move(order, written.dump().c_str()));
    CHECK(move.seat == 2);
    CHECK(Totohu::move_json(move) == written);
  }
  CHECK(std::holds_alternative<Unknown>(required(read_move(state, R"({"type":"pass"})")).what));
}

TEST_CASE("events of whole matches are read back as each seat saw them", "[totohu][R53][R62]") {
  for (const State& start : {fresh(1, solo_with_treasure), fresh(2, blind_with_treasure),
                             fresh(3, blind_with_treasure), fresh(3)})
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
      random_match(start, seed, [&](const Match<Totohu>& match) {
        if (!Totohu::over(match.state())) return;
        for (Seat seat = nobody; seat < start.seats; ++seat)
          for (const Event& event : match.seen(seat)) {
            const Json written = Totohu::event_json(event);
            INFO(written.dump());
            CHECK(required(read_event(written, start.fleet_count())) == event);
          }
      });
}

TEST_CASE("an event that cannot have happened is refused", "[totohu][R18][R62]") {
  const auto refused_at = [](const char* event, int sides = 2) {
    const auto read = read_event(json(event), sides);
    return read ? "" : read.error().where;
  };
  CHECK(refused_at(R"({"type":"mutiny"})") == "type");
  CHECK(refused_at(R"({"type":"committed"})") == "seat");
  CHECK(refused_at(R"({"type":"committed","seat":2})") == "seat");
  CHECK(refused_at(R"({"type":"committed","seat":2})", 3).empty());
  CHECK(refused_at(R"({"type":"committed","seat":0,"ship":"hunter"})") == "ship");
  CHECK(refused_at(R"({"type":"die_rolled","face":7,"symbol":"hunter","ship":null})") == "face");
  CHECK(refused_at(R"({"type":"die_rolled","face":1,"symbol":null,"ship":null})") == "symbol");
  CHECK(refused_at(R"({"type":"revealed","ships":["hunter","hunter","hunter"]})") == "ships");
  CHECK(refused_at(R"({"type":"revealed","ships":["hunter",null]})") == "ships");
  CHECK(refused_at(R"({"type":"revealed","ships":["hunter",null,"pirate_4"]})", 3).empty());
  CHECK(refused_at(R"({"type":"encounter","pair":[0,1],"ships":["hunter"],"outcome":"hunt"})") ==
        "ships");
  CHECK(refused_at(
            R"({"type":"encounter","pair":[0,1],"ships":["hunter","hunter"],"outcome":"ball"})") ==
        "outcome");
  // A stash or a loot is what a choice may make of an escort or of a shot; nothing else can.
  const auto refused_outcome = [&](const char* ships, const char* outcome) {
    return refused_at((std::string(R"({"type":"encounter","pair":[0,1],"ships":)") + ships +
                       R"(,"outcome":")" + outcome + R"("})")
                          .c_str());
  };
  const char *escorted = R"(["hunter","merchant_3"])", *shot = R"(["merchant_3","pirate_5"])";
  for (const char* outcome : {"escort", "stash"}) CHECK(refused_outcome(escorted, outcome).empty());
  for (const char* outcome : {"fire", "loot"}) CHECK(refused_outcome(shot, outcome).empty());
  for (const char* outcome : {"hunt", "loot", "cancelled", "pending"})
    CHECK(refused_outcome(escorted, outcome) == "outcome");
  for (const char* outcome : {"escort", "stash", "duel", "trade"})
    CHECK(refused_outcome(shot, outcome) == "outcome");
  CHECK(refused_at(R"({"type":"encounter_cancelled","pair":[0,1],"gone":[]})") == "gone");
  CHECK(refused_at(R"({"type":"hit","seat":0,"ship":"pirate_4","hits":5})") == "hits");
  CHECK(refused_at(R"({"type":"hit","seat":0,"ship":"pirate_4","hits":null})").empty());
  CHECK(refused_at(R"({"type":"gained","seat":0,"ship":"pirate_4","token":"rum","count":1})") ==
        "token");
  CHECK(refused_at(R"({"type":"gained","seat":0,"ship":"pirate_4","token":"cannon","count":0})") ==
        "count");
  CHECK(refused_at(R"({"type":"die_reassigned","faces":["hunter"]})") == "faces");
  CHECK(refused_at(R"({"type":"round_started","turn":0,"counter":0})") == "turn");
  CHECK(refused_at(R"({"type":"game_over","winners":[],"scores":[1,2]})") == "winners");
  CHECK(refused_at(R"({"type":"game_over","winners":[0],"scores":[1]})") == "scores");
  CHECK(refused_at(R"({"type":"game_over","winners":[0],"scores":[27,2]})") == "scores[0]");
}

}  // namespace flotilla::totohu_test
