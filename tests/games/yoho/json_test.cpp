// json_test.cpp: reading is strict. Whatever is no state, view, move, event or option of this game
// is refused by the path of what is wrong. (The totals themselves are in totals_test.cpp.)
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// A fresh match of two, as the specification writes it.
Json specified() {
  return json(R"({
 "game":"yoho",
 "options":{"max_rounds":40},
 "phase":"choose_captain",
 "to_act":[0],
 "turn":0,
 "players":[
   {"captain":null,"lair":null,"ship":-1,"life":1,"cannonballs":1,"coins":0,"maps":["swing","flip","remove"]},
   {"captain":null,"lair":null,"ship":-1,"life":1,"cannonballs":1,"coins":0,"maps":["swap","slide","catch_throw"]}
 ],
 "over":false,
 "result":null,
 "rng":"0123456789abcdef",
 "active":0,
 "grid":[
   {"card":30,"face":"sea_cross","side":"compass","rot":0,"seen":false}, {"card":1,"face":"chest_tee","side":"compass","rot":0,"seen":false},
   {"card":11,"face":"barrel","side":"compass","rot":0,"seen":false}, {"card":24,"face":"rum_cross","side":"compass","rot":0,"seen":false},
   {"card":31,"face":"sea_cross","side":"compass","rot":0,"seen":false}, {"card":35,"face":"sea_tee","side":"compass","rot":0,"seen":false},
   {"card":6,"face":"chest_corner","side":"compass","rot":3,"seen":false}, {"card":20,"face":"bottle_tee","side":"compass","rot":1,"seen":false},
   {"card":16,"face":"cannonball_tee","side":"compass","rot":0,"seen":false}, {"card":4,"face":"chest_tee","side":"compass","rot":0,"seen":false},
   {"card":38,"face":"sea_straight","side":"compass","rot":1,"seen":false}, {"card":33,"face":"sea_cross","side":"compass","rot":0,"seen":false},
   {"card":27,"face":"island_cross","side":"compass","rot":0,"seen":false}, {"card":14,"face":"barrel","side":"compass","rot":0,"seen":false},
   {"card":37,"face":"sea_tee","side":"compass","rot":2,"seen":false}, {"card":9,"face":"chest_corner","side":"compass","rot":0,"seen":false}
 ],
 "sea_next":{"card":34,"face":"sea_cross"},
 "sea_deck":[32,12,21,2,17,25,36,5,28,7,13,22,39,10,18,3,26,29,15,23,8,19],
 "sea_discard":[],
 "map_deck":["net","movement","swing","flip","slide","remove","catch_throw","swap","movement","net","swing","flip","slide","remove","swap"],
 "map_discard":[],
 "reserve":4,
 "life_supply":6,
 "cannonball_supply":6,
 "played":[],
 "extra_plays":0,
 "pending":null
})");
}

// Where a state is refused after these changes; empty if it is not.
std::string broken(const State& state, const char* set) {
  const auto read = read_state(patched(Yoho::state_json(state), json(set)));
  return read ? "" : read.error().where;
}
// What it says there.
std::string complaint(const State& state, const char* set) {
  const auto read = read_state(patched(Yoho::state_json(state), json(set)));
  return read ? "" : why(read.error());
}

Json seen_by(const State& state, Seat seat) {
  return Yoho::view_json(Yoho::view(state, seat));
}
Result<View> read_view(const Json& json, Seat seat) {
  return read_json(json, "view",
                   [&](const Reader& reader) { return Yoho::read_view(reader, seat); });
}
std::string broken_view(const State& state, Seat seat, const char* set) {
  const auto read = read_view(patched(seen_by(state, seat), json(set)), seat);
  return read ? "" : read.error().where;
}

Result<Move> read_move(const State& state, const Json& move) {
  return read_json(move, "", [&](const Reader& reader) { return Yoho::read_move(reader, state); });
}
Result<Event> read_event(const Json& event, int players) {
  return read_json(event, "",
                   [&](const Reader& reader) { return Yoho::read_event(reader, players); });
}

State throwing() {
  return Position().hand(0, {Card::swap, Card::slide, Card::catch_throw});
}

State won() {
  return after(Position().coins(0, 2).ship(0, 6),
               Moves{Blast{}, Flip{Axis::vertical}, PlayCard{Card::basic_net}});
}
State timed_out() {
  return after(Position().max_rounds(10).turn(20), {EndTurn{}, Done{}});
}

// Moments of every phase, and every action that can be pending.
std::vector<State> moments() {
  const State base = Position();
  const Moves removed = remove_card(5);
  return {
      fresh(2),
      fresh(3),
      fresh(4),
      after(fresh(3), {ChooseCaptain{Captain::mordrake}}),
      after(fresh(2), {ChooseCaptain{Captain::mordrake}, ChooseCaptain{Captain::draken},
                       PlaceLair{{Edge::south, 2}}}),
      base,
      after(base, {PlayCard{Card::basic_movement}}),
      after(base, {PlayCard{Card::swing}}),
      after(base, pick_for(Card::swing, 5)),
      after(base, {PlayCard{Card::flip}}),
      after(base, pick_for(Card::flip, 1)),
      after(base, flip_card(14)),
      after(base, flip_card(1)),
      after(Position().ship(0, 6), {Blast{}}),
      after(base, {PlayCard{Card::remove}}),
      after(base, removed),
      after(base, removed + Moves{Place{2}}),
      after(throwing(), {PlayCard{Card::swap}}),
      after(throwing(), pick_for(Card::swap, 5)),
      after(throwing(), {PlayCard{Card::slide}}),
      after(throwing(), {PlayCard{Card::slide}, Slide{3, End::far}}),
      after(throwing(), slide_line(3, End::far)),
      after(throwing(), {PlayCard{Card::catch_throw}}),
      after(throwing(), catch_at(2)),
      after(throwing(), catch_at(2) + Moves{ThrowChest{1}}),
      after(Position().ship(0, 12), net),
      after(Position().ship(0, 7), net_and_fill),
      after(base, {EndTurn{}}),
      after(base, {EndTurn{}, Discard{Card::flip}}),
      after(base, {EndTurn{}, Discard{Card::flip}, Done{}}),
      won(),
      timed_out(),
  };
}

}  // namespace

TEST_CASE("a fresh match of two is read and written as the specification shows it",
          "[yoho][json]") {
  const State state = required(read_state(specified()));
  CHECK(state.seats == 2);
  CHECK(state.phase == Phase::choose_captain);
  CHECK(state.tile(6) == Tile{6, Face::chest_corner, Side::compass, 3, false});
  CHECK(state.sea_next == NextCard{34, Face::sea_cross});
  CHECK(state.player(0).lair.edge == Edge::none);
  CHECK(hand_of(state, 1) == std::vector{Card::swap, Card::slide, Card::catch_throw});
  CHECK(Yoho::state_json(state) == specified());
}

TEST_CASE("the next card of a deck comes first", "[yoho][json][R6][R8]") {
  State state = required(read_state(specified()));
  CHECK(state.sea_deck.back() == 32);
  CHECK(state.sea_deck[0] == 19);
  CHECK(state.map_deck.back() == Card::net);
  CHECK(state.map_deck[0] == Card::swap);
  state = after(Position(), remove_card(5) + Moves{Place{0}});
  CHECK(Yoho::state_json(state)["sea_next"]["card"] == 32);
  CHECK(Yoho::state_json(state)["sea_deck"][0] == 12);
}

TEST_CASE("a hand is read in any order and kept in its own", "[yoho][json]") {
  Json shuffled = specified();
  shuffled["players"][0]["maps"] = json(R"(["remove","swing","flip"])");
  const State state = required(read_state(shuffled));
  CHECK(hand_of(state, 0) == std::vector{Card::swing, Card::flip, Card::remove});
  CHECK(Yoho::state_json(state) == specified());
}

TEST_CASE("states and views of every phase are read back as they were", "[yoho][json][Q31]") {
  std::vector<bool> phases(phase_names.all.size()), actions(action_names.all.size());
  for (const State& state : moments()) {
    phases[static_cast<std::size_t>(state.phase)] = true;
    actions[static_cast<std::size_t>(state.pending.action)] = true;
    const Json written = Yoho::state_json(state);
    INFO(written.dump());
    CHECK(required(read_state(written)) == state);
    for (Seat seat = nobody; seat < state.seats; ++seat) {
      const View view = Yoho::view(state, seat);
      const View back = required(read_view(Yoho::view_json(view), seat));
      CHECK(back == view);
      CHECK(Yoho::view_json(back) == Yoho::view_json(view));
    }
  }
  CHECK(std::ranges::count(phases, false) == 0);
  CHECK(std::ranges::count(actions, false) == 0);
}

TEST_CASE("what is pending is written with all its keys", "[yoho][json]") {
  const auto pending = [](const State& state) { return Yoho::state_json(state)["pending"]; };
  CHECK(pending(Position()).is_null());
  CHECK(pending(after(Position(), {PlayCard{Card::basic_movement}})) ==
        json(R"({"action":"movement","cell":null,"barrel":null,"line":null,"from":null})"));
  CHECK(pending(after(throwing(), {PlayCard{Card::slide}, Slide{3, End::far}})) ==
        json(R"({"action":"slide","cell":null,"barrel":null,"line":3,"from":"far"})"));
  const State thrown = after(throwing(), catch_at(2) + Moves{ThrowChest{1}});
  CHECK(pending(thrown) ==
        json(R"({"action":"catch_throw","cell":1,"barrel":2,"line":null,"from":null})"));
  CHECK(Yoho::state_json(after(throwing(), catch_at(2)))["phase"] == "throw");
  const State hole = after(Position(), remove_card(5));
  CHECK(pending(hole) ==
        json(R"({"action":"fill","cell":7,"barrel":null,"line":null,"from":null})"));
  CHECK(Yoho::state_json(hole)["grid"][7].is_null());
}

TEST_CASE("options: a limit of 10 to 100 rounds, 40 if nothing is said", "[yoho][json][Q28]") {
  const auto refused_at = [](const char* options, int players) {
    const auto read = playing::read_options<Yoho>(json(options), players);
    return read ? "" : read.error().where;
  };
  for (int players = 2; players <= 4; ++players) {
    CHECK(required(playing::read_options<Yoho>(Json::object(), players)).max_rounds == 40);
    CHECK(refused_at(R"({"max_rounds":10})", players).empty());
    CHECK(refused_at(R"({"max_rounds":100})", players).empty());
    CHECK(refused_at(R"({"max_rounds":9})", players) == "options.max_rounds");
    CHECK(refused_at(R"({"max_rounds":101})", players) == "options.max_rounds");
    CHECK(refused_at(R"({"max_rounds":266})", players) == "options.max_rounds");
    CHECK(refused_at(R"({"max_rounds":"40"})", players) == "options.max_rounds");
    CHECK(refused_at(R"({"rounds":40})", players) == "options.rounds");
    CHECK(refused_at("[]", players) == "options");
  }
  CHECK(refused_at("{}", 1) == "options");
  CHECK(refused_at("{}", 5) == "options");
  const auto infos = Yoho::option_infos(3);
  REQUIRE(infos.size() == 1);
  CHECK(infos[0].key == "max_rounds");
  CHECK(infos[0].type == OptionInfo::Type::number);
  CHECK(infos[0].default_value == 40);
  CHECK(infos[0].least == 10);
  CHECK(infos[0].most == 100);
  Json state = specified();
  state["options"] = Json::object();
  CHECK(read_state(state).error().where == "options.max_rounds");
}

TEST_CASE("keys that are missing or unknown are refused", "[yoho][json]") {
  const Json whole = Yoho::state_json(after(throwing(), {PlayCard{Card::slide}}));
  for (const auto& [key, value] : whole.items()) {
    Json less = whole;
    less.erase(key);
    CHECK(read_state(less).error().where == key);
  }
  const State base = Position();
  CHECK(broken(base, R"({"weather":"calm"})") == "weather");
  CHECK(broken(base, R"({"players[1].parrot":1})") == "players[1].parrot");
  CHECK(broken(base, R"({"players[1].lair.name":"cove"})") == "players[1].lair.name");
  CHECK(broken(base, R"({"grid[3].back":"reef"})") == "grid[3].back");
  CHECK(broken(base, R"({"sea_next.rot":0})") == "sea_next.rot");
  CHECK(broken(base, R"({"sea_discard":[{"card":1,"face":"chest_tee"}]})") ==
        "sea_discard[0].seen");
  CHECK(broken(after(base, {PlayCard{Card::flip}}), R"({"pending.axis":null})") == "pending.axis");
  CHECK(broken(base, R"({"game":"totohu"})") == "game");
}

TEST_CASE("numbers and names outside their range are refused", "[yoho][json][R16]") {
  const State base = Position();
  CHECK(broken(base, R"({"players":[]})") == "players");
  CHECK(broken(base, R"({"phase":"dinner"})") == "phase");
  CHECK(broken(base, R"({"phase":"throw_barrel"})") == "phase");
  CHECK(broken(base, R"({"turn":81})") == "turn");
  CHECK(broken(base, R"({"turn":1.5})") == "turn");
  CHECK(broken(base, R"({"active":2})") == "active");
  CHECK(broken(base, R"({"players[0].captain":"hook"})") == "players[0].captain");
  CHECK(broken(base, R"({"players[0].lair.edge":"up"})") == "players[0].lair.edge");
  CHECK(broken(base, R"({"players[0].lair.slot":4})") == "players[0].lair.slot");
  CHECK(broken(base, R"({"players[0].ship":16})") == "players[0].ship");
  CHECK(broken(base, R"({"players[0].ship":-2})") == "players[0].ship");
  CHECK(broken(base, R"({"players[0].life":3})") == "players[0].life");
  CHECK(broken(base, R"({"players[0].cannonballs":3})") == "players[0].cannonballs");
  CHECK(broken(base, R"({"players[0].coins":4})") == "players[0].coins");
  CHECK(broken(base, R"({"players[0].maps[0]":"basic_net"})") == "players[0].maps[0]");
  CHECK(broken(base, R"({"players[0].maps":3})") == "players[0].maps");
  CHECK(broken(base, R"({"grid[3].rot":4})") == "grid[3].rot");
  CHECK(broken(base, R"({"grid[3].card":40})") == "grid[3].card");
  CHECK(broken(base, R"({"grid[3].card":0})") == "grid[3].card");
  CHECK(broken(base, R"({"grid[3].card":null})") == "grid[3].card");
  CHECK(broken(base, R"({"grid[3].side":"edge"})") == "grid[3].side");
  CHECK(broken(base, R"({"sea_next.card":null})") == "sea_next.card");
  CHECK(broken(base, R"({"sea_deck":22})") == "sea_deck");
  CHECK(broken(base, R"({"sea_deck[4]":0})") == "sea_deck[4]");
  CHECK(broken(base, R"({"map_deck[2]":"parley"})") == "map_deck[2]");
  CHECK(broken(base, R"({"played":["parley"]})") == "played[0]");
  CHECK(broken(base, R"({"reserve":-1})") == "reserve");
  CHECK(broken(base, R"({"extra_plays":6})") == "extra_plays");
  CHECK(broken(base, R"({"rng":"beef"})") == "rng");
  CHECK(broken(base, R"({"rng":null})") == "rng");
}

TEST_CASE("a card shows the face of the side that lies up", "[yoho][json][R36][Q31]") {
  const State base = Position();
  const State turned = after(base, flip_card(14));
  CHECK(Yoho::state_json(turned)["grid"][14] ==
        json(R"({"card":37,"face":"reef","side":"back","rot":2,"seen":true})"));
  CHECK(broken(base, R"({"grid[1].face":"gold_tee"})") == "grid[1].face");
  CHECK(broken(base, R"({"grid[1].face":"chest_corner"})") == "grid[1].face");
  CHECK(broken(base, R"({"grid[1].side":"back","grid[1].seen":true})") == "grid[1].face");
  CHECK(broken(base, R"({"grid[1].side":"back","grid[1].seen":true,"grid[1].face":"gold_tee"})")
            .empty());
  CHECK(broken(base, R"({"grid[1].seen":true})").empty());
  CHECK(broken(turned, R"({"grid[14].seen":false})") == "grid[14].seen");
  CHECK(broken(base, R"({"sea_next.face":"reef"})") == "sea_next.face");
}

TEST_CASE("a card is discarded as it lay", "[yoho][json][Q32]") {
  const State state = after(Position().hand(0, {Card::flip, Card::flip, Card::remove}),
                            flip_card(14) + remove_card(14) + Moves{Place{0}});
  CHECK(Yoho::state_json(state)["sea_discard"] ==
        json(R"([{"card":37,"face":"reef","seen":true}])"));
  // Turned back before it left, it would show its Compass side.
  CHECK(broken(state, R"({"sea_discard[0].face":"sea_tee"})").empty());
  CHECK(broken(state, R"({"sea_discard[0].face":"sea_cross"})") == "sea_discard[0].face");
  CHECK(broken(state, R"({"sea_discard[0].seen":false})") == "sea_discard[0].face");
  CHECK(broken(state, R"({"sea_discard[0].seen":false,"sea_discard[0].face":"sea_tee"})").empty());
}

TEST_CASE("what is pending is read strictly, and fits the phase", "[yoho][json]") {
  const State turning = after(Position(), pick_for(Card::swing, 5));
  CHECK(broken(turning, R"({"pending.cell":6})").empty());
  CHECK(broken(turning, R"({"pending.cell":16})") == "pending.cell");
  CHECK(broken(turning, R"({"pending.cell":-1})") == "pending.cell");
  CHECK(broken(turning, R"({"pending.cell":null})") == "pending.cell");
  CHECK(broken(turning, R"({"pending.barrel":2})") == "pending.barrel");
  CHECK(broken(turning, R"({"pending.line":4})") == "pending.line");
  CHECK(broken(turning, R"({"pending.line":0})") == "pending.line");
  CHECK(broken(turning, R"({"pending.from":"below"})") == "pending.from");
  CHECK(broken(turning, R"({"pending.from":"near"})") == "pending.from");
  CHECK(broken(turning, R"({"pending.action":"none"})") == "pending.action");
  CHECK(broken(turning, R"({"pending.action":"juggle"})") == "pending.action");
  CHECK(broken(turning, R"({"pending.action":"swap"})") == "pending.action");
  CHECK(broken(turning, R"({"pending":null})") == "pending");
  CHECK(broken(turning, R"({"pending":[]})") == "pending");
  CHECK(broken(turning, R"({"phase":"play"})") == "pending.action");
}

TEST_CASE("who is to act, whether it is over and how, follow", "[yoho][json][R94][Q28]") {
  const State base = Position();
  CHECK(broken(base, R"({"to_act":[1]})") == "to_act");
  CHECK(broken(base, R"({"to_act":[]})") == "to_act");
  CHECK(broken(base, R"({"over":true})") == "over");
  CHECK(broken(base, R"({"result":{"winners":[0],"scores":[0,0]}})") == "result");
  const State end = won();
  CHECK(Yoho::state_json(end)["result"] == json(R"({"winners":[0],"scores":[3,0]})"));
  CHECK(broken(end, R"({"over":false})") == "over");
  CHECK(broken(end, R"({"result":null})") == "result");
  CHECK(broken(end, R"({"result.winners":[1]})") == "result");
  CHECK(broken(end, R"({"to_act":[0]})") == "to_act");
}

TEST_CASE("a broken total is named by its number", "[yoho][json]") {
  const State base = Position();
  CHECK(complaint(base, R"({"sea_deck[0]":30})").starts_with("total 1:"));
  CHECK(complaint(base, R"({"map_deck[0]":"swing"})").starts_with("total 2:"));
  CHECK(complaint(base, R"({"reserve":3})").starts_with("total 3:"));
  CHECK(complaint(base, R"({"life_supply":7})").starts_with("total 4:"));
  CHECK(complaint(base, R"({"players[1].captain":"draken"})").starts_with("total 5:"));
  CHECK(complaint(base, R"({"players[0].ship":2})").starts_with("total 6:"));
  CHECK(complaint(base, R"({"played":["basic_net","basic_net"]})").starts_with("total 7:"));
  CHECK(complaint(base, R"({"phase":"sail"})").starts_with("total 8:"));
}

TEST_CASE("a view has counts for other hands and decks, and null for what nobody has seen",
          "[yoho][json][Q31]") {
  const State state = after(Position(), flip_card(14));
  const Json view = seen_by(state, 0);
  CHECK(view["players"][0]["maps"] == json(R"(["swing","remove"])"));
  CHECK(view["players"][1]["maps"] == 3);
  CHECK(view["map_deck"] == 15);
  CHECK(view["sea_deck"] == 22);
  CHECK(view["sea_next"] == json(R"({"card":null,"face":"sea_cross"})"));
  CHECK(view["grid"][1] ==
        json(R"({"card":null,"face":"chest_tee","side":"compass","rot":0,"seen":false})"));
  CHECK(view["grid"][14]["card"] == 37);
  CHECK(view["rng"].is_null());
  CHECK(seen_by(state, nobody)["players"][0]["maps"] == 2);
}

TEST_CASE("a view that shows too much, or fits no state, is refused", "[yoho][json][Q31]") {
  const State state = after(Position(), flip_card(14) + remove_card(5) + Moves{Place{0}});
  CHECK(broken_view(state, 0, "{}").empty());
  CHECK(broken_view(state, 0, R"({"grid[1].card":1})") == "view.grid[1].card");
  CHECK(broken_view(state, 0, R"({"grid[14].card":null})") == "view.grid[14].card");
  CHECK(broken_view(state, 0, R"({"grid[14].card":31})") == "view.grid[14].face");
  CHECK(broken_view(state, 0, R"({"grid[1].face":"gold_tee"})") == "view.grid[1].face");
  CHECK(broken_view(state, 0, R"({"sea_next.card":32})") == "view.sea_next.card");
  CHECK(broken_view(state, 0, R"({"sea_discard[0].card":35})") == "view.sea_discard[0].card");
  CHECK(broken_view(state, 0, R"({"players[1].maps":["swap","slide","catch_throw"]})") ==
        "view.players[1].maps");
  CHECK(broken_view(state, 0, R"({"players[0].maps":1})") == "view.players[0].maps");
  CHECK(broken_view(state, nobody, R"({"players[0].maps":["swing"]})") == "view.players[0].maps");
  CHECK(broken_view(state, 0, R"({"sea_deck":[1,2,3]})") == "view.sea_deck");
  CHECK(broken_view(state, 0, R"({"rng":"0123456789abcdef"})") == "view.rng");
  // Too few and too many cards.
  CHECK(broken_view(state, 0, R"({"sea_deck":20})") == "view.sea_deck");
  CHECK(broken_view(state, 0, R"({"sea_deck":22})") == "view.sea_deck[0]");
  CHECK(broken_view(state, 0, R"({"map_deck":14})") == "view.map_deck");
  CHECK(broken_view(state, 0, R"({"map_deck":16})") == "view.map_deck[0]");
  CHECK(broken_view(state, 0, R"({"players[1].maps":4})") == "view.map_deck[0]");
  CHECK(broken_view(state, 0, R"({"players[1].maps":4,"map_deck":14})") == "view.players[1].maps");
  // A fourth island: the box has three.
  CHECK(broken_view(state, 0, R"({"grid[0].face":"island_cross","grid[1].face":"island_cross"})")
            .empty());
  CHECK(broken_view(state, 0,
                    R"({"grid[0].face":"island_cross","grid[1].face":"island_cross",
                        "grid[2].face":"island_cross"})") == "view.grid[12].card");
  CHECK(broken_view(state, 0, R"({"reserve":3})") == "view.reserve");
  CHECK(broken_view(state, 0, R"({"over":true})") == "view.over");
}

TEST_CASE("moves: every kind is read and written", "[yoho][json]") {
  const State state = Position().turn(2);
  const std::vector<std::pair<What, const char*>> kinds = {
      {ChooseCaptain{Captain::searose}, R"({"type":"choose_captain","captain":"searose"})"},
      {PlaceLair{{Edge::north, 2}}, R"({"type":"place_lair","edge":"north","slot":2})"},
      {PlayCard{Card::basic_net}, R"({"type":"play","card":"basic_net"})"},
      {Shoot{0}, R"({"type":"shoot","target":0})"},
      {Blast{}, R"({"type":"blast"})"},
      {EndTurn{}, R"({"type":"end_turn"})"},
      {Sail{6}, R"({"type":"sail","to":6})"},
      {Sail{home}, R"({"type":"sail","to":-1})"},
      {Pick{15}, R"({"type":"pick","cell":15})"},
      {Swing{Direction::ccw}, R"({"type":"swing","direction":"ccw"})"},
      {Flip{Axis::horizontal}, R"({"type":"flip","axis":"horizontal"})"},
      {Slide{2, End::near}, R"({"type":"slide","line":2,"from":"near"})"},
      {Place{3}, R"({"type":"place","rot":3})"},
      {Throw{1}, R"({"type":"throw","target":1})"},
      {ThrowChest{9}, R"({"type":"throw_chest","cell":9})"},
      {Choose{Object::rum}, R"({"type":"choose","object":"rum"})"},
      {Discard{Card::catch_throw}, R"({"type":"discard","card":"catch_throw"})"},
      {Done{}, R"({"type":"done"})"},
  };
  CHECK(kinds.size() == std::variant_size_v<What>);  // one of them twice, and no unknown one
  for (const auto& [what, text] : kinds) {
    INFO(text);
    CHECK(required(read_move(state, json(text))) == Move{1, what});
    CHECK(Yoho::move_json(Move{1, what}) == json(text));
  }
}

TEST_CASE("moves: what cannot be is read, and refused with a reason", "[yoho][json]") {
  const State base = Position();
  const auto what = [&](const char* text) { return required(read_move(base, json(text))).what; };
  CHECK(what(R"({"type":"choose_captain","captain":"hook"})") == What{ChooseCaptain{}});
  CHECK(what(R"({"type":"place_lair","edge":"up","slot":0})") == What{PlaceLair{{Edge::none, 0}}});
  CHECK(what(R"({"type":"play","card":"parley"})") == What{PlayCard{Card::hidden}});
  CHECK(what(R"({"type":"discard","card":"parley"})") == What{Discard{Card::hidden}});
  CHECK(what(R"({"type":"choose","object":"parrot"})") == What{Choose{Object::plain}});
  CHECK(what(R"({"type":"slide","line":0,"from":"below"})") == What{Slide{0, End::none}});
  for (const char* unknown :
       {R"({"type":"swing","direction":"up"})", R"({"type":"flip","axis":"diagonal"})",
        R"({"type":"walk_the_plank"})"})
    CHECK(what(unknown) == What{Unknown{}});
  for (const char* number : {"-2", "16", "9000000000", "18446744073709551615"}) {
    const auto with = [&](const char* type, const char* key) {
      return what(
          (R"({"type":")" + std::string(type) + R"(",")" + key + "\":" + number + "}").c_str());
    };
    INFO(number);
    CHECK(with("pick", "cell") == What{Pick{no_cell}});
    CHECK(with("throw_chest", "cell") == What{ThrowChest{no_cell}});
    CHECK(with("shoot", "target") == What{Shoot{nobody}});
    CHECK(with("throw", "target") == What{Throw{nobody}});
    // -1 would be home, and 0 to 3 are the turns and slots that there are.
    CHECK(std::get<Sail>(with("sail", "to")).to == cell_count);
    CHECK(std::get<Place>(with("place", "rot")).rot > 3);
  }
  CHECK(std::get<PlaceLair>(what(R"({"type":"place_lair","edge":"north","slot":256})")).lair.slot >
        3);
  CHECK(std::get<Slide>(what(R"({"type":"slide","line":4,"from":"near"})")).line == -1);

  Match<Yoho> match(base);
  CHECK(refusal(match, json(R"({"type":"play","card":"parley"})")) == "no_such_card");
  CHECK(refusal(match, json(R"({"type":"walk_the_plank"})")) == "no_such_move");
  CHECK(refusal(match, json(R"({"type":"shoot","target":9})")) == "no_such_player");
  play(match, json(R"({"type":"play","card":"basic_movement"})"));
  for (const char* to : {"16", "18446744073709551615", "-2"})
    CHECK(refusal(match, json((R"({"type":"sail","to":)" + std::string(to) + "}"))) ==
          "cannot_be_reached");
}

TEST_CASE("moves: another form than theirs is refused", "[yoho][json]") {
  const State base = Position();
  const auto refused_at = [&](const char* text) {
    const auto read = read_move(base, json(text));
    return read ? "" : read.error().where;
  };
  CHECK(refused_at(R"({"card":"flip"})") == "type");
  CHECK(refused_at(R"({"type":7})") == "type");
  CHECK(refused_at(R"({"type":"play"})") == "card");
  CHECK(refused_at(R"({"type":"play","card":3})") == "card");
  CHECK(refused_at(R"({"type":"play","card":"flip","seat":0})") == "seat");
  CHECK(refused_at(R"({"type":"pick","cell":"5"})") == "cell");
  CHECK(refused_at(R"({"type":"pick","cell":5.5})") == "cell");
  CHECK(refused_at(R"({"type":"sail","to":null})") == "to");
  CHECK(refused_at(R"({"type":"place_lair","edge":"north"})") == "slot");
  CHECK(refused_at(R"({"type":"slide","line":1,"from":2})") == "from");
  CHECK(refused_at(R"({"type":"flip","axis":0})") == "axis");
  CHECK(refused_at(R"({"type":"done","please":true})") == "please");
  CHECK(refused_at(R"({"type":"end_turn","seat":0})") == "seat");
}

TEST_CASE("events of whole matches are read back as each seat saw them", "[yoho][json]") {
  std::vector<bool> kinds(std::variant_size_v<Event>);
  for (const int seats : {2, 3, 4})
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
      random_match(fresh(seats, seed), seed, [&](const Match<Yoho>& match) {
        if (!Yoho::over(match.state())) return;
        for (Seat seat = nobody; seat < seats; ++seat)
          for (const Event& event : match.seen(seat)) {
            kinds[event.index()] = true;
            const Json written = Yoho::event_json(event);
            const auto back = read_event(written, seats);
            if (!back || !(*back == event)) FAIL(written.dump());
          }
      });
  CHECK(std::ranges::count(kinds, false) == 0);
}

TEST_CASE("an event that cannot have happened is refused", "[yoho][json]") {
  const auto refused_at = [](const char* event, int players = 2) {
    const auto read = read_event(json(event), players);
    return read ? "" : read.error().where;
  };
  CHECK(refused_at(R"({"type":"mutiny"})") == "type");
  CHECK(refused_at(R"({"type":"coin_gained"})") == "seat");
  CHECK(refused_at(R"({"type":"coin_gained","seat":2})") == "seat");
  CHECK(refused_at(R"({"type":"coin_gained","seat":2})", 3).empty());
  CHECK(refused_at(R"({"type":"coin_gained","seat":0,"count":1})") == "count");
  CHECK(refused_at(R"({"type":"captain_chosen","seat":0,"captain":null})") == "captain");
  CHECK(refused_at(R"({"type":"lair_placed","seat":0,"edge":"north","slot":4})") == "slot");
  CHECK(refused_at(R"({"type":"turn_started","seat":0,"turn":0})") == "turn");
  CHECK(refused_at(R"({"type":"turn_started","seat":0,"turn":201})") == "turn");
  CHECK(refused_at(R"({"type":"card_played","seat":0,"card":"parley"})") == "card");
  CHECK(refused_at(R"({"type":"card_picked","seat":0,"cell":16})") == "cell");
  CHECK(refused_at(R"({"type":"line_picked","seat":0,"line":4,"from":"near","edge":"west"})") ==
        "line");
  CHECK(refused_at(R"({"type":"line_picked","seat":0,"line":1,"from":null,"edge":"west"})") ==
        "from");
  CHECK(refused_at(R"({"type":"line_picked","seat":0,"line":1,"from":"far","edge":"up"})") ==
        "edge");
  CHECK(refused_at(R"({"type":"ship_sailed","seat":0,"path":[4]})") == "path");
  CHECK(refused_at(R"({"type":"ship_sailed","seat":0,"path":[-1,4,16]})") == "path[2]");
  CHECK(refused_at(R"({"type":"card_turned","cell":0,"direction":"cw","rot":4})") == "rot");
  CHECK(refused_at(R"({"type":"cards_swapped","a":0,"b":1,"ships":[{"seat":0,"from":0}]})") ==
        "ships[0].to");
  CHECK(refused_at(R"({"type":"card_flipped","cell":0,"axis":"z","face":"reef","rot":0})") ==
        "axis");
  CHECK(refused_at(R"({"type":"card_removed","cell":0,"face":"fog","reason":"taken"})") == "face");
  CHECK(refused_at(R"({"type":"card_removed","cell":0,"face":"reef","reason":"bored"})") ==
        "reason");
  CHECK(refused_at(R"({"type":"column_slid","line":0,"cards":[],"ships":[]})") == "cards");
  CHECK(refused_at(R"({"type":"sea_reshuffled","count":0})") == "count");
  CHECK(refused_at(R"({"type":"maps_reshuffled","count":22})") == "count");
  CHECK(refused_at(R"({"type":"item_taken","seat":0,"cell":1,"object":"reef","how":"net"})") ==
        "object");
  CHECK(refused_at(R"({"type":"item_taken","seat":0,"cell":1,"object":"rum","how":"catch"})")
            .empty());
  CHECK(refused_at(R"({"type":"map_drawn","seat":0,"card":null})").empty());
  CHECK(refused_at(R"({"type":"map_drawn","seat":0,"card":"basic_net"})") == "card");
  CHECK(refused_at(R"({"type":"map_discarded","seat":0,"card":null})") == "card");
  CHECK(refused_at(R"({"type":"coin_lost","seat":0,"cause":"trap","to":null})").empty());
  CHECK(refused_at(R"({"type":"coin_lost","seat":0,"cause":"thirst","to":null})") == "cause");
  CHECK(refused_at(R"({"type":"match_over","winners":[],"reason":"round_limit"})") == "winners");
  CHECK(refused_at(R"({"type":"match_over","winners":[1,0],"reason":"round_limit"})") ==
        "winners[1]");
  CHECK(refused_at(R"({"type":"match_over","winners":[0],"reason":"boredom"})") == "reason");
  // At a player or into a chest: one of them, and only one.
  CHECK(
      refused_at(R"({"type":"barrel_thrown","seat":0,"cell":2,"target":1,"chest":null})").empty());
  CHECK(refused_at(R"({"type":"barrel_thrown","seat":0,"cell":2,"target":1,"chest":1})") ==
        "target");
  CHECK(refused_at(R"({"type":"cannonball_fired","seat":0,"target":null,"chest":6})").empty());
  CHECK(refused_at(R"({"type":"cannonball_fired","seat":0,"target":null,"chest":null})") ==
        "target");
}

}  // namespace flotilla::yoho_test
