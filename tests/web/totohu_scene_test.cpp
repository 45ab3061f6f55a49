// totohu_scene_test.cpp: the table of TOTOHU on every screen: every move can be clicked, nothing is
// cut off, nothing hidden is drawn.
#include <set>

#include "tests/web/checks.hpp"
#include "tests/web/matches.hpp"
#include "web/icons.hpp"
#include "web/scenes/totohu_places.hpp"

using namespace flotilla;
using namespace flotilla::test;
using What = RecordingPainter::What;

namespace {

// What lies on the table has its own room, answers included while they are asked for.
void check_places(const Board& board, const Screen& screen, int fleets, totohu::Phase phase) {
  totohu::State state;
  state.seats = static_cast<std::uint8_t>(fleets);
  state.options.hidden_treasure = true;
  state.phase = phase;
  const Rect canvas = board.surroundings().canvas;
  const totohu::Places places =
      totohu::find_places(canvas, static_cast<float>(screen.ratio), state, 0);
  std::vector<Rect> rooms = {places.sea, places.frame.panel, places.frame.title};
  if (phase == totohu::Phase::attack)
    rooms.insert(rooms.end(), places.choices.begin(), places.choices.end());
  for (Seat seat = 0; seat < state.fleet_count(); ++seat) {
    const totohu::FleetPlaces& fleet = places.fleets[static_cast<std::size_t>(seat)];
    rooms.push_back(fleet.plate);
    for (const Rect& ship : fleet.ships) {
      CHECK(ship.w >= 30 * static_cast<float>(screen.ratio));
      rooms.push_back(ship);
    }
  }
  INFO(fleets << " fleets");
  check_own_room(board, screen, rooms);
}

}  // namespace

TEST_CASE("totohu: fleets, sea, plates and panel have their own room on every screen") {
  for (const Screen& screen : screens)
    for (const int fleets : {1, 2, 3}) {
      Board board;
      begin_totohu(board, screen, sorts[0]);
      for (const totohu::Phase phase : {totohu::Phase::commit, totohu::Phase::attack})
        check_places(board, screen, fleets, phase);
    }
}

TEST_CASE("totohu: every listed move can be clicked, on every screen") {
  for (const Screen& screen : screens)
    for (const Sort& sort : sorts) {
      Board board;
      begin_totohu(board, screen, sort);
      REQUIRE(board.table());
      std::set<std::string> phases;
      do {
        for (const Seat seat : board.table()->to_act()) {
          board.sit(seat, seat);
          check_every_move(board, screen);
        }
        phases.insert(board.table()->view(nobody)["phase"].get<std::string>());
        play_some(board, 1);
      } while (!board.table()->over());
      for (const Spot& spot : board.spots()) CHECK((spot.move < 0 && spot.piece < 0));
      CHECK(phases.contains("order") == (sort.seats == 3));
    }
}

TEST_CASE("totohu: one press orders all encounters for those to whom it is all the same") {
  for (const bool blind : {false, true}) {
    Board board;
    begin_totohu(board, screens[0], sorts[blind ? 5 : 2]);
    REQUIRE(play_to(board, "order"));
    const Seat counter = board.table()->to_act()[0];
    board.sit(counter, counter);
    const auto page = [&] { return *parse_json(board.page()); };
    CHECK(page()["moves"][0]["any"] == "Any order");

    const auto spots = board.spots();
    const auto any = std::ranges::find_if(spots, [](const Spot& spot) { return spot.any; });
    REQUIRE(any != spots.end());
    const Point at = any->area.centre();
    board.pointer("down", at.x, at.y, false);
    const Json answer = *parse_json(board.pointer("up", at.x, at.y, false));
    CHECK(answer["any"] == true);

    const std::size_t before = board.table()->move_count();
    const Json made = *parse_json(board.play_any(answer["play"].get<int>()));
    CHECK(made["move_count"] == before + 2);
    CHECK_FALSE(made["cues"].empty());
    CHECK(board.table()->view(nobody)["phase"] != "order");
    Json pairs = Json::array();
    for (const Json& event : board.table()->events(before))
      if (event["type"] == "encounter_picked") pairs.push_back(event["pair"]);
    CHECK(pairs == Json::parse("[[0,1],[0,2]]"));
  }
  // A single pick leaves the next one to the player, and elsewhere there is no such button.
  Board board;
  begin_totohu(board, screens[0], sorts[2]);
  board.sit(0, 0);
  CHECK_FALSE(parse_json(board.page())->at("moves")[0].contains("any"));
  REQUIRE(play_to(board, "order"));
  const Seat counter = board.table()->to_act()[0];
  board.sit(counter, counter);
  board.play(2);
  CHECK(board.table()->view(nobody)["phase"] == "order");
  CHECK(parse_json(board.page())->at("moves")[0]["any"] == "Any order");
}

TEST_CASE("totohu: a ship is chosen by a click or by dragging it onto the sea") {
  Board board;
  begin_totohu(board, screens[0], sorts[0]);
  for (const Spot& spot : board.spots()) {
    if (spot.move < 0) continue;
    const Point at = spot.area.centre();
    const auto played = [](const std::string& answer) {
      return parse_json(answer)->at("play").get<int>();
    };
    board.pointer("down", at.x, at.y, false);
    CHECK(played(board.pointer("up", at.x, at.y, false)) == spot.move);
    const Rect sea = board.spots().front().area;
    const auto drag_to = [&](Point to) {
      board.pointer("down", at.x, at.y, false);
      board.pointer("move", mix(at, to, 0.5f).x, mix(at, to, 0.5f).y, false);
      board.pointer("move", to.x, to.y, false);
      return played(board.pointer("up", to.x, to.y, false));
    };
    CHECK(drag_to(sea.centre()) == spot.move);
    CHECK(drag_to({at.x + 60, at.y - 20}) == -1);  // another ship takes nothing
    CHECK(board.surroundings().attention.piece == -1);
  }
}

TEST_CASE("totohu: a barrel is hidden by dragging it into the hold, on every screen") {
  for (const Screen& screen : screens)
    for (const Sort& sort : {sorts[1], sorts[2], sorts[4]}) {
      INFO(screen.name << " " << sort.name);
      Board board;
      begin_totohu(board, screen, sort);
      REQUIRE(play_to(board, "hide"));
      const Seat seat = board.table()->to_act()[0];
      board.sit(seat, seat);
      const auto find = [&](auto&& fits) {
        const auto& spots = board.spots();
        const auto found = std::ranges::find_if(spots, fits);
        REQUIRE(found != spots.end());
        return *found;
      };
      const Spot barrel = find([](const Spot& spot) { return spot.piece >= 0; });
      const Json moves = board.table()->legal_moves(seat);
      const auto hides = static_cast<std::size_t>(barrel.piece);
      CHECK(moves[hides]["type"] == "hide");
      const Point at = barrel.area.centre();
      const auto let_go_at = [&](Point to) {
        return parse_json(board.pointer("up", to.x, to.y, false))->at("play").get<int>();
      };
      const auto take_up = [&] {
        board.pointer("down", at.x, at.y, false);
        const Point away = at + Point{12, 12} * board.surroundings().unit;
        board.pointer("move", away.x, away.y, false);
        REQUIRE(board.surroundings().attention.piece == barrel.piece);
      };
      take_up();
      // Only the hold takes it: over the open sea it goes back on deck.
      const Rect sea = board.spots().front().area;
      CHECK(let_go_at({sea.x + 2, sea.y + 2}) == -1);
      CHECK(board.surroundings().attention.piece == -1);
      take_up();
      const Rect hold = find([&](const Spot& spot) {
                          return spot.move == barrel.piece && spot.area.y > at.y &&
                                 spot.area.w < 2 * barrel.area.w;
                        }).area;
      CHECK(let_go_at(hold.centre()) == barrel.piece);
      // Or by a click on each.
      board.pointer("down", at.x, at.y, false);
      CHECK(let_go_at(at) == -1);
      board.pointer("down", hold.centre().x, hold.centre().y, false);
      CHECK(let_go_at(hold.centre()) == barrel.piece);
    }
}

TEST_CASE("totohu: nothing is cut off or too small, in every language") {
  for (const Screen& screen : screens)
    for (const std::string language : {"en", "fr", "de"})
      for (const Sort& sort : sorts) {
        Board board;
        begin_totohu(board, screen, sort, "77", language);
        check_picture(board, screen, language);
        for (const char* phase : {"order", "attack", "hide", "over"}) {
          if (std::string_view(phase) != "over") {
            Board other;
            begin_totohu(other, screen, sort, "77", language);
            if (!play_to(other, phase)) continue;
            const Seat seat = other.table()->to_act()[0];
            other.sit(seat, seat);
            check_picture(other, screen, language);
            continue;
          }
          play_some(board, 25);
          check_picture(board, screen, language);
          check_opened(board, screen, language);
          play_to(board, phase);
          check_picture(board, screen, language);
        }
      }
}

TEST_CASE(
    "totohu: nothing leaves the canvas on its way, and every clip ends in the real position") {
  for (const Sort& sort : sorts) {
    Board board;
    begin_totohu(board, screens[3], sort, "5");
    check_every_clip(board, screens[3], [](Board& on) { return play_any(on); });
  }
}

TEST_CASE("totohu: what is chosen is seen by its captain alone") {
  Board board;
  begin_totohu(board, screens[0], sorts[0]);
  board.play(5);
  board.skip();
  const auto own = record(board);
  board.sit(1, 1);
  const auto other = record(board);
  board.sit(-1, -1);
  const auto nobodys = record(board);
  const totohu::Places places =
      totohu::find_places(board.surroundings().canvas, 1, totohu::State{}, 0);
  const auto chests_at_sea = [&](const auto& calls) {
    int count = 0;
    for (const auto& call : calls)
      count += call.what == What::icon && call.icon == icon::chest &&
               places.sea.contains(call.bounds.centre());
    return count;
  };
  CHECK(chests_at_sea(own) == 1);
  CHECK(chests_at_sea(other) == 0);
  CHECK(chests_at_sea(nobodys) == 0);
}

TEST_CASE("totohu: pointing at an own ship marks its row, at another its column, whoever chooses") {
  for (const bool chooses : {true, false}) {
    Board board;
    begin_totohu(board, screens[0], sorts[0]);
    if (!chooses) board.sit(0, -1);
    totohu::State state;
    state.seats = 2;
    const totohu::Places places = totohu::find_places(board.surroundings().canvas, 1, state, 0);
    const auto row_marked = [&] {
      // Nothing but the frame around the row is as wide as the table.
      return std::ranges::any_of(record(board), [&](const auto& call) {
        return call.what == What::stroke && places.table.contains(call.bounds.centre()) &&
               call.bounds.w > places.table.w * 0.7f && call.bounds.h < places.table.h * 0.3f &&
               call.bounds.h > places.table.h * 0.06f;
      });
    };
    const auto column_marked = [&] {
      return std::ranges::any_of(record(board), [&](const auto& call) {
        return call.what == What::stroke && places.table.contains(call.bounds.centre()) &&
               call.bounds.h > places.table.h * 0.6f && call.bounds.w < places.table.w * 0.3f &&
               call.bounds.w > places.table.w * 0.06f;
      });
    };
    CHECK_FALSE(row_marked());
    CHECK_FALSE(column_marked());
    for (const Rect& ship : places.fleets[0].ships) {
      const Point at = ship.centre();
      CHECK(parse_json(board.pointer("move", at.x, at.y, false))->at("redraw") == true);
      CHECK(row_marked());
      CHECK_FALSE(column_marked());
    }
    const Point theirs = places.fleets[1].ships[2].centre();
    board.pointer("move", theirs.x, theirs.y, false);
    CHECK_FALSE(row_marked());
    CHECK(column_marked());
  }
}

TEST_CASE("totohu: what is said of a plate and of a ship is about that one, whoever looks") {
  for (const Sort& sort : {sorts[0], sorts[2]})
    for (Seat viewer = nobody; viewer < sort.seats; ++viewer) {
      Board board;
      begin_totohu(board, screens[0], sort);
      play_some(board, 7);
      board.sit(viewer, nobody);
      const Surroundings& around = board.surroundings();
      totohu::State state;
      state.seats = static_cast<std::uint8_t>(sort.seats);
      const totohu::Places places = totohu::find_places(around.canvas, 1, state, around.home);
      const auto said_at = [&](const Rect& area) {
        const auto& spots = board.spots();
        const auto found = std::ranges::find(spots, area, &Spot::area);
        return found == spots.end() ? std::string() : around.say(found->hint.front());
      };
      for (Seat seat = 0; seat < sort.seats; ++seat) {
        const std::string fleet =
            around.say(Text("totohu.table.fleet", {{"seat", SeatName{seat}}}));
        const totohu::FleetPlaces& at = places.fleets[static_cast<std::size_t>(seat)];
        CHECK(said_at(at.plate) == fleet);
        CHECK(said_at(at.ships[0]) == fleet);
      }
    }
}

TEST_CASE("totohu: whoever counts has the lantern, of three the die", "[totohu][R32]") {
  for (const Sort& sort : {sorts[0], sorts[2]}) {
    Board board;
    begin_totohu(board, screens[0], sort);
    board.sit(0, 0);
    std::vector<float> heights;
    for (int round = 0; round < 2; ++round) {
      REQUIRE(play_to(board, "commit"));
      const bool lantern = std::ranges::any_of(record(board), [](const auto& call) {
        return call.what == What::icon && call.icon == icon::lantern;
      });
      CHECK(lantern == (sort.seats == 2));
      CHECK(board.table()->view(nobody)["counter"] == round);
      const Json turn = board.table()->view(nobody)["turn"];
      while (board.table()->view(nobody)["turn"] == turn) play_some(board, 1);
    }
  }
}

TEST_CASE("totohu: in the blind game no token of another fleet and no score is drawn") {
  for (const bool blind : {false, true}) {
    Board board;
    begin_totohu(board, screens[0], blind ? sorts[4] : sorts[1]);
    play_some(board, 30);
    play_to(board, "commit");
    const totohu::Places places =
        totohu::find_places(board.surroundings().canvas, 1, totohu::State{}, 0);
    int tokens = 0, numbers = 0;
    for (const auto& call : record(board)) {
      tokens +=
          call.what == What::icon && places.fleets[1].all.contains(call.bounds.centre()) &&
          (call.icon == icon::cannon || call.icon == icon::barrel || call.icon == icon::anchor);
      numbers += call.what == What::text && places.fleets[1].plate.contains(call.bounds.centre()) &&
                 call.text.find_first_not_of("0123456789") == std::string::npos;
    }
    CHECK((tokens == 0) == blind);
    CHECK((numbers == 0) == blind);
  }
}

TEST_CASE("totohu: the ship at the keyboard lights up, and its row of the table") {
  Board board;
  begin_totohu(board, screens[0], sorts[0]);
  const auto before = record(board);
  board.focus(2);
  CHECK(record(board).size() != before.size());
  board.focus(-1);
  CHECK(record(board).size() == before.size());
}
