// board_test.cpp: the board as the page uses it: JSON text in and out, the pointer, saves,
// refusals.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <set>

#include "tests/web/drawing.hpp"
#include "tests/web/matches.hpp"
#include "web/scenes/yoho_pieces.hpp"

using namespace flotilla;
using namespace flotilla::test;

namespace {

Json read(const std::string& text) {
  return Json::parse(text);
}

Json pointer(Board& board, const char* kind, Point at, bool touch = false) {
  return read(board.pointer(kind, at.x, at.y, touch));
}

}  // namespace

TEST_CASE("board: the page gets status, prompt, moves, table and log in words") {
  Board board;
  begin(board, screens[0]);
  const Json page = read(board.page());
  CHECK(page["game"] == "yutaka");
  CHECK(page["title"] == "Yutakâ");
  CHECK(page["to_act"] == Json::array({0}));
  CHECK(page["moves"][0]["moves"].size() == 20);
  CHECK(page["secrets"] == true);
  CHECK(page["open_decision"] == true);
  CHECK(page["can_undo"] == false);
  CHECK(page["undo_seat"].is_null());
  CHECK(page["result"].is_null());
  CHECK_FALSE(page["prompt"].get<std::string>().empty());
  CHECK_FALSE(page["table"].empty());
  CHECK(read(board.play(3))["move_count"] == 1);
  CHECK(read(board.log(0)).size() >= 1);
  CHECK(read(board.log(1)).empty());
  CHECK(read(board.knowledge(1)).contains("view"));
  board.words(words("de"));
  CHECK(read(board.page())["prompt"] != page["prompt"]);
}

TEST_CASE(
    "board: a save is loaded again; a damaged one is refused and leaves the board as it was") {
  Board board;
  begin(board, screens[0]);
  play(board, 9);
  const std::string save = board.save();
  Board other;
  other.words(words("en"));
  CHECK(read(other.load(save)).contains("ok"));
  CHECK(other.save() == save);
  Json broken = read(save);
  broken["version"] = 99;
  CHECK(read(other.load(broken.dump()))["error"]["code"] == "newer");
  broken = read(save);
  broken["rules"] = 99;
  CHECK(read(other.load(broken.dump()))["error"]["code"] == "rules");
  for (const std::string bad : {"", "{", "[]", "null", R"({"format":"flotilla-match"})"})
    CHECK(read(other.load(bad))["error"]["code"] == "damaged");
  CHECK(other.save() == save);
}

TEST_CASE("board: what is asked wrongly is refused in words") {
  Board board;
  board.words(words("en"));
  CHECK(read(board.page()).contains("error"));
  CHECK(read(board.play(0)).contains("error"));
  CHECK(read(board.start("{}")).contains("error"));
  CHECK(read(board.start(R"({"game":"nothing","seats":[],"seed":"1"})"))["error"]["where"] ==
        "game");
  begin(board, screens[0]);
  CHECK(read(board.play(-1)).contains("error"));
  CHECK(read(board.play(9999)).contains("error"));
  CHECK(read(board.apply(R"({"type":"play_card","card":"idol_1","island":0})")).contains("error"));
  CHECK(read(board.undo()).contains("error"));
  CHECK(read(board.settings("{\"speed\":true,\"nothing\":1}")).contains("error"));
  CHECK(read(board.page())["move_count"] == 0);
}

TEST_CASE("board: a tile is turned with a press and a release between two frames") {
  Board board;
  begin(board, screens[3]);
  for (const Spot& spot : board.spots())
    if (spot.move == 7) {
      const Point at = spot.area.centre();
      CHECK(pointer(board, "move", at)["cursor"] == "pointer");
      CHECK_FALSE(pointer(board, "move", at)["hint"].get<std::string>().empty());
      pointer(board, "down", at, true);
      CHECK(pointer(board, "up", at, true)["play"] == 7);
      break;
    }
}

TEST_CASE("board: a card is taken up, put back with cancel, and played") {
  Board board;
  begin(board, screens[0]);
  play(board, 4);
  Rect card;
  for (const Spot& spot : board.spots())
    if (spot.piece == 1) card = spot.area;
  REQUIRE_FALSE(card.empty());
  pointer(board, "down", card.centre());
  CHECK(pointer(board, "up", card.centre())["selected"] == true);
  CHECK(board.cancel());
  CHECK_FALSE(board.cancel());
  pointer(board, "down", card.centre());
  pointer(board, "up", card.centre());
  Rect place;
  int move = -1;
  for (const Spot& spot : board.spots())
    if (spot.move >= 0 && place.empty()) place = spot.area, move = spot.move;
  REQUIRE(move >= 0);
  pointer(board, "down", place.centre());
  const Json answer = pointer(board, "up", place.centre());
  CHECK(answer["play"] == move);
  CHECK(read(board.play(answer["play"].get<int>())).contains("ok"));
  CHECK(board.moving());
}

TEST_CASE("board: a click while something moves jumps to its end and goes on") {
  Board board;
  begin(board, screens[0]);
  board.play(0);
  CHECK(board.moving());
  CHECK(board.spots().empty());
  const Json answer = pointer(board, "down", {5, 5});
  CHECK(answer["redraw"] == true);
  CHECK_FALSE(board.moving());
  CHECK_FALSE(board.spots().empty());
}

TEST_CASE("board: a move that showed nothing can be taken back") {
  Board board;
  begin(board, screens[0]);
  play(board, 4);
  const Json groups = read(board.page())["moves"];
  for (const Json& group : groups)
    for (const Json& move : group["moves"])
      if (move["label"].get<std::string>().find("Equipment") != std::string::npos &&
          read(board.page())["move_count"] == 4)
        board.play(move["index"].get<int>());
  REQUIRE(read(board.page())["move_count"] == 5);
  CHECK(read(board.page())["can_undo"] == true);
  CHECK(read(board.page())["undo_seat"] == 0);
  CHECK(read(board.undo()).contains("ok"));
  CHECK(read(board.page())["move_count"] == 4);
  CHECK_FALSE(board.moving());
}

TEST_CASE("board: a whole match by clicks alone") {
  Board board;
  begin(board, screens[3]);
  board.settings(R"({"reduced_motion":true})");
  int guard = 0;
  while (!board.table()->over() && ++guard < 400) {
    const Seat seat = board.table()->to_act()[0];
    if (seat != 0) {
      play_one(board);
      continue;
    }
    int played = -1;
    for (int clicks = 0; clicks < 2 && played < 0; ++clicks) {
      Rect target;
      for (const Spot& spot : board.spots())
        if (spot.move >= 0 || (clicks == 0 && target.empty() && spot.piece >= 0))
          target = spot.area;
      REQUIRE_FALSE(target.empty());
      const Point at{target.x + target.w * 0.3f, target.y + target.h * 0.3f};
      pointer(board, "down", at, true);
      played = pointer(board, "up", at, true)["play"].get<int>();
    }
    REQUIRE(played >= 0);
    board.play(played);
  }
  CHECK(board.table()->over());
  const Json page = read(board.page());
  CHECK(page["result"]["scores"].size() == 2);
  CHECK(page["moves"].empty());
}

TEST_CASE("board: a move says whether it leaves its player on turn") {
  Board board;
  board.words(words("en"));
  CHECK_FALSE(board.keeps_turn(0));  // no match, nobody's turn
  begin(board, screens[0]);
  const auto follows = [&](int index) {
    const SeatList before = board.table()->to_act();
    const bool kept = board.keeps_turn(index);
    board.play(index);
    return kept == (board.table()->to_act() == before);
  };
  CHECK_FALSE(board.keeps_turn(-1));
  CHECK_FALSE(board.keeps_turn(9999));
  CHECK(follows(0));
  begin_yoho(board, screens[0], 2, "5");
  std::set<bool> kinds;
  for (int move = 0; move < 60; ++move) {
    sit_with_actor(board);
    kinds.insert(board.keeps_turn(0));
    CHECK(follows(0));
  }
  CHECK(kinds.size() == 2);
  // Where all choose at once everybody sees what follows, even if the same seat is asked next.
  begin_totohu(board, screens[0], sorts[2]);
  int asked_again = 0;
  do {
    sit_with_actor(board);
    const SeatList before = board.table()->to_act();
    CHECK_FALSE(board.keeps_turn(0));
    board.play(0);
    asked_again += before.size() == 1 && board.table()->to_act() == before;
  } while (!board.table()->over());
  CHECK(asked_again > 0);
}

TEST_CASE("board: lines of the log bear the colour that their seat sails under") {
  Board board;
  begin_yoho(board, screens[0], 2, "5");
  board.play(2);
  board.skip();
  const Json line = read(board.log(0))[0];
  CHECK(line["seat"] == 0);
  CHECK(line["mark"] == static_cast<int>(yoho::mark_of_captain(yoho::Captain{2})));
  begin(board, screens[0]);
  board.play(3);
  CHECK(read(board.log(0))[0]["mark"] == read(board.log(0))[0]["seat"]);
}

TEST_CASE("board: every word that the drawing asks for is there, in every language") {
  // Keys are written out in the sources; those that end in a dot are completed there.
  std::vector<std::string> keys;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::string(FLOTILLA_SOURCE_DIR) + "/web")) {
    if (entry.path().extension() != ".cpp") continue;
    const std::string source = file(entry.path().string());
    for (std::size_t at = source.find('"'); at != std::string::npos; at = source.find('"', at)) {
      const std::size_t end = source.find('"', at + 1);
      if (end == std::string::npos) break;
      const std::string text = source.substr(at + 1, end - at - 1);
      for (const char* group : {"yutaka.", "page.", "table.", "engine.", "game."})
        if (text.starts_with(group) &&
            text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_.") == std::string::npos)
          keys.push_back(text);
      at = end + 1;
    }
  }
  CHECK(keys.size() > 40);
  for (const std::string language : {"en", "fr", "de"}) {
    const auto read_words = Words::read(words(language));
    REQUIRE(read_words);
    for (const std::string& key : keys) {
      INFO(language << " " << key);
      if (key.starts_with("engine.save.")) continue;  // compared with, never said here
      const auto& all = read_words->all();
      const auto found = all.lower_bound(key);
      CHECK((found != all.end() &&
             (key.ends_with('.') ? found->first.starts_with(key) : found->first == key)));
    }
  }
}
