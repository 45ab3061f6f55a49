// yoho_scene_test.cpp: the table of Yoho! on every screen: every move can be clicked and is shown
// before it is made, nothing is cut off, nothing hidden is drawn.
#include <map>
#include <set>

#include "tests/web/checks.hpp"
#include "tests/web/matches.hpp"
#include "web/scenes/yoho_scene.hpp"

using namespace flotilla;
using namespace flotilla::test;
using What = RecordingPainter::What;

namespace {

std::string phase_of(const Board& board) {
  return board.table()->view(nobody)["phase"].get<std::string>();
}

yoho::Places places_of(const Board& board) {
  const auto& table = static_cast<const TableOf<Yoho>&>(*board.table());
  const Surroundings& around = board.surroundings();
  return yoho::find_places(around.canvas, around.unit, table.match().state(), around.home,
                           around.settings.own_edge);
}

std::vector<std::string> all_phases() {
  std::vector<std::string> phases;
  for (const std::string_view name : yoho::phase_names.all) phases.emplace_back(name);
  return phases;
}

}  // namespace

TEST_CASE("yoho: sea, lairs, plates, piles, buttons and panel have their own room") {
  for (const Screen& screen : screens)
    for (const int seats : {2, 3, 4}) {
      Board board;
      begin_yoho(board, screen, seats);
      play_to(board, "play");
      const yoho::Places places = places_of(board);
      std::vector<Rect> rooms = {places.sea,        places.frame.panel, places.frame.title,
                                 places.frame.hand, places.actions,     places.piles};
      for (int seat = 0; seat < seats; ++seat)
        rooms.push_back(places.plates[static_cast<std::size_t>(seat)]);
      for (const auto& edge : places.lairs) rooms.push_back(edge[1]);
      check_own_room(board, screen, rooms);
      CHECK(places.side >= 24 * static_cast<float>(screen.ratio));
    }
}

TEST_CASE("yoho: every listed move can be clicked, on every screen and in every phase") {
  for (const Screen& screen : screens) {
    std::set<std::string> phases;
    for (const int seats : {2, 4})
      for (const char* seed : {"2a", "5", "99"}) {
        Board board;
        begin_yoho(board, screen, seats, seed);
        std::map<std::string, int> seen;
        do {
          const std::string phase = phase_of(board);
          // Some moments of every phase will do: a match at random is long.
          if (++seen[phase] <= 4) {
            INFO(phase);
            sit_with_actor(board);
            check_every_move(board, screen);
            phases.insert(phase);
          }
          play_some(board, 1);
        } while (!board.table()->over());
        for (const Spot& spot : board.spots()) CHECK((spot.move < 0 && spot.piece < 0));
      }
    for (const std::string& phase : all_phases()) {
      INFO(screen.name << " " << phase);
      CHECK((phase == "over" || phases.contains(phase)));
    }
  }
}

TEST_CASE("yoho: nothing is cut off or too small, in every language and phase") {
  for (const Screen& screen : screens)
    for (const std::string language : {"en", "fr", "de"})
      for (const std::string& phase : all_phases()) {
        Board board;
        begin_yoho(board, screen, phase == "over" ? 3 : 4, "77", language);
        if (phase != "choose_captain" && phase != "place_lair") play_some(board, 60);
        if (!play_to(board, phase)) continue;
        sit_with_actor(board);
        INFO(phase);
        check_picture(board, screen, language);
        check_opened(board, screen, language);
      }
}

TEST_CASE("yoho: nothing leaves the canvas on its way, and every clip ends in the real position") {
  for (const int seats : {2, 4}) {
    Board board;
    begin_yoho(board, screens[3], seats, "5");
    int moves = 0;
    check_every_clip(board, screens[3], [&](Board& on) { return ++moves < 400 && play_any(on); });
  }
}

TEST_CASE("yoho: the own lair lies at the lower side, unless the board is to stay as it is") {
  Board board;
  begin_yoho(board, screens[0], 4, "3");
  play_to(board, "play");
  const auto& match = static_cast<const TableOf<Yoho>&>(*board.table()).match();
  for (Seat seat = 0; seat < 4; ++seat) {
    board.sit(seat, seat);
    const yoho::Lair& lair = match.state().player(seat).lair;
    const yoho::Places turned = places_of(board);
    CHECK(turned.lair(lair).y >= turned.sea.bottom() - 1);
    CHECK(turned.turn.edge(lair.edge) == yoho::Edge::south);
    // Its lines are upright columns, the near end below.
    const int near = yoho::line_cell(lair.edge, 2, 0), far = yoho::line_cell(lair.edge, 2, 3);
    CHECK(turned.tile(near).x == turned.tile(far).x);
    CHECK(turned.tile(near).y > turned.tile(far).y);
  }
  board.settings(R"({"own_edge":false})");
  for (Seat seat = 0; seat < 4; ++seat) {
    board.sit(seat, seat);
    const yoho::Places fixed = places_of(board);
    CHECK(fixed.tile(0).x < fixed.tile(3).x);
    CHECK(fixed.tile(0).y < fixed.tile(12).y);
  }
}

TEST_CASE("yoho: what a move would do is drawn before it is made, and nothing is moved by it") {
  for (const char* phase : {"swing", "swap", "slide", "place", "sail", "place_lair"}) {
    Board board;
    begin_yoho(board, screens[0], 2, "77");
    REQUIRE(play_to(board, phase));
    sit_with_actor(board);
    const Json before = board.table()->state();
    std::set<std::size_t> pictures;
    const auto count = static_cast<int>(board.table()->legal_moves().size());
    for (int move = 0; move < count; ++move) {
      board.focus(move);
      std::size_t print = 0;
      for (const auto& call : record(board))
        print = print * 31 + static_cast<std::size_t>(call.bounds.x * 7 + call.bounds.y * 13 +
                                                      call.bounds.w * 3 + call.bounds.h);
      pictures.insert(print);
    }
    INFO(phase);
    CHECK(pictures.size() > 1);
    CHECK(board.table()->state() == before);
  }
}

TEST_CASE("yoho: a finger sees what a move does by its first touch, and makes it by the second") {
  Board board;
  begin_yoho(board, screens[3], 2, "77");
  REQUIRE(play_to(board, "place"));
  sit_with_actor(board);
  const auto tap = [&](const Rect& area) {
    const Point at = area.centre();
    board.pointer("down", at.x, at.y, true);
    return parse_json(board.pointer("up", at.x, at.y, true))->at("play").get<int>();
  };
  Rect hole;
  std::vector<Spot> ways;
  for (const Spot& spot : board.spots()) {
    if (spot.tries_next) hole = spot.area;
    if (spot.shown_first) ways.push_back(spot);
  }
  REQUIRE(ways.size() == 4);
  CHECK(tap(ways[2].area) == -1);
  CHECK(board.tried() == ways[2].move);
  CHECK(tap(hole) == -1);  // turns it once more
  CHECK(board.tried() == ways[3].move);
  CHECK(board.try_next(1, false));
  CHECK(board.tried() == ways[0].move);
  CHECK(board.try_next(-1, false));
  CHECK(board.tried() == ways[3].move);
  CHECK(board.cancel());
  CHECK(board.tried() == ways[0].move);  // as the card lay at first
  CHECK(tap(ways[1].area) == -1);
  CHECK(tap(ways[1].area) == ways[1].move);
}

TEST_CASE("yoho: what a Net takes off the sea is shown before it is cast") {
  Board board;
  begin_yoho(board, screens[0], 2, "5");
  const auto net = [&] {
    const Json moves = board.table()->legal_moves();
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (moves[i].value("card", "") == "basic_net") return static_cast<int>(i);
    return -1;
  };
  const auto tile_of_ship = [&] {
    const Json view = board.table()->view(nobody);
    const auto seat = view["active"].get<std::size_t>();
    return view["grid"][view["players"][seat]["ship"].get<std::size_t>()];
  };
  do {
    REQUIRE(play_any(board));
    board.skip();
  } while (net() < 0 || tile_of_ship()["face"].get<std::string>().starts_with("island"));
  sit_with_actor(board);
  const int move = net();
  const auto sea_drawn = [&] {
    std::size_t print = 0;
    const yoho::Places places = places_of(board);
    for (const auto& call : record(board))
      if (places.sea.contains(call.bounds.centre()))
        print = print * 31 + static_cast<std::size_t>(call.bounds.w * 7 + call.bounds.x);
    return print;
  };
  const std::size_t before = sea_drawn();
  board.focus(move);
  CHECK(sea_drawn() != before);
  board.focus(-1);
  CHECK(sea_drawn() == before);
  const auto& spots = board.spots();
  const auto spot = std::ranges::find(spots, move, &Spot::move);
  REQUIRE(spot != spots.end());
  CHECK(spot->shown_first);  // so a finger makes it by its second touch
}

TEST_CASE("yoho: the ship is dragged to where it sails") {
  Board board;
  begin_yoho(board, screens[0], 2, "5");
  REQUIRE(play_to(board, "sail"));
  sit_with_actor(board);
  Rect ship, to;
  int move = -1;
  for (const Spot& spot : board.spots()) {
    if (spot.piece >= 0) ship = spot.area;
    if (spot.move >= 0) to = spot.area, move = spot.move;
  }
  REQUIRE_FALSE(ship.empty());
  const Point from = ship.centre(), end = to.centre();
  board.pointer("down", from.x, from.y, false);
  board.pointer("move", mix(from, end, 0.5f).x, mix(from, end, 0.5f).y, false);
  board.pointer("move", end.x, end.y, false);
  CHECK(parse_json(board.pointer("up", end.x, end.y, false))->at("play").get<int>() == move);
}

TEST_CASE("yoho: a ship that is dragged follows the pointer, out of its lair as well") {
  for (const bool at_home : {true, false}) {
    Board board;
    begin_yoho(board, screens[0], 2, "5");
    const auto is_home = [&] {
      const Json view = board.table()->view(nobody);
      return view["players"][view["active"].get<std::size_t>()]["ship"] == -1;
    };
    do {
      REQUIRE(play_any(board));
      board.skip();
    } while (board.table()->view(nobody)["phase"] != "sail" || is_home() != at_home);
    sit_with_actor(board);
    const auto& spots = board.spots();
    const Point from = std::ranges::find(spots, yoho::ship_piece, &Spot::piece)->area.centre();
    const Point to = {from.x + (from.x < 800 ? 300.f : -300.f), 20};
    const auto drawn_near = [&](Point at) {
      return std::ranges::count_if(record(board), [&](const auto& call) {
        return call.bounds.w < 120 && distance(call.bounds.centre(), at) < 40;
      });
    };
    board.pointer("down", from.x, from.y, false);
    const auto before = drawn_near(to);
    board.pointer("move", to.x, to.y, false);
    CHECK(drawn_near(to) > before + 3);
  }
}

TEST_CASE("yoho: a barrel in front of a lair hits there, one beside the ship hits the ship",
          "[yoho][Q22]") {
  yoho::State state;
  yoho::Player& player = state.player(1);
  player.lair = {yoho::Edge::west, 1};  // in front of it lies cell 4
  player.ship = 10;
  CHECK(yoho::hit_at(state, 4, 1) == yoho::home);
  CHECK(yoho::hit_at(state, 9, 1) == 10);
  player.ship = 5;
  CHECK(yoho::hit_at(state, 4, 1) == 5);
  player.ship = yoho::home;
  CHECK(yoho::hit_at(state, 4, 1) == yoho::home);
}

TEST_CASE("yoho: a closed chest shows how likely there is gold in it, where there is room") {
  for (const Screen& screen : {screens[0], screens[3], screens[5]}) {
    Board board;
    begin_yoho(board, screen, 2, "5");
    REQUIRE(play_to(board, "play"));
    const auto view = board.table()->view(nobody);
    long chests = 0;
    for (const auto& tile : view["grid"])
      chests += tile["face"].get<std::string>().starts_with("chest");
    REQUIRE(chests > 0);
    const auto odds = std::ranges::count_if(
        record(board), [](const auto& call) { return call.text.ends_with("%"); });
    CHECK(odds == (screen.width == 320 ? 0 : chests));
  }
}

TEST_CASE("yoho: a hand is shown to its owner alone") {
  Board board;
  begin_yoho(board, screens[0], 2, "5");
  REQUIRE(play_to(board, "play"));
  const auto names_in_hand = [&] {
    std::multiset<std::string> names;
    const Rect hand = places_of(board).frame.hand;
    for (const auto& call : record(board))
      if (call.what == What::text && hand.contains(call.bounds.centre())) names.insert(call.text);
    return names;
  };
  const auto own = names_in_hand();
  CHECK(own.size() == 5);
  board.sit(-1, -1);
  CHECK(names_in_hand().size() == 2);  // the Basics, which everybody has
}

TEST_CASE("yoho: what is said of a plate, a card and the piles is about that one, whoever looks") {
  for (const bool over : {false, true})
    for (const Seat viewer : {nobody, Seat{0}, Seat{1}, Seat{2}}) {
      Board board;
      begin_yoho(board, screens[0], 3, "5");
      REQUIRE(play_to(board, over ? "over" : "play"));
      board.sit(viewer, viewer);
      const yoho::Places places = places_of(board);
      const Surroundings& around = board.surroundings();
      const auto said_at = [&](const Rect& area) {
        for (const Spot& spot : board.spots())
          if (spot.area == area) return around.say(spot.hint.front());
        return std::string();
      };
      for (Seat seat = 0; seat < 3; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        INFO("seat " << int{seat} << " seen by " << int{viewer} << ": "
                     << said_at(places.plates[at]));
        CHECK((seat == viewer ||
               said_at(places.plates[at]).find(around.cast.names[at]) != std::string::npos));
      }
      CHECK(said_at(places.tile(6)).find("row 2, column 3") != std::string::npos);
      CHECK(said_at(places.piles).find("Next sea card") != std::string::npos);
    }
}
