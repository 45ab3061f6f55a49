// yutaka_scene_test.cpp: the table of Yutakâ on every screen: every move can be clicked, nothing is
// cut off, nothing hidden is drawn.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/web/checks.hpp"
#include "web/icons.hpp"
#include "web/scenes/yutaka_places.hpp"

using namespace flotilla;
using namespace flotilla::test;
using What = RecordingPainter::What;

namespace {

constexpr const char* archipelagos[] = {"flat", "terraces", "towers", "cairns", "volcano"};
const std::string custom =
    R"({"archipelago":"custom","layout":[[[1,2],[],[]],[[],[]],[[4],[4],[5],[5],[6],[6],[7],[]],[[],[],[]],[[1],[2],[3],[]]]})";

std::string options_of(const std::string& archipelago) {
  return R"({"archipelago":")" + archipelago + R"(","mode":"mixed"})";
}

// Every listed move has a spot that can be hit, at once or after taking up its card.
void check_every_click(Board& board, const Screen& screen) {
  const auto unit = static_cast<float>(screen.ratio);
  const Rect canvas = board.surroundings().canvas;
  std::set<int> found;
  const auto collect = [&] {
    const auto spots = board.spots();
    for (const Spot& spot : spots) {
      CHECK(canvas.contains(spot.area.scaled(0.999f)));
      if (!spot.acts()) continue;
      const float share = reachable(spots, spot, unit);
      INFO(screen.name << " move " << spot.move << " piece " << spot.piece << " toggle "
                       << spot.toggle);
      if (spot.toggle < 0) {
        CHECK(share > 0.2f);
        CHECK(spot.area.w * spot.area.h * share > 120 * unit * unit);
      }
      if (spot.move >= 0) found.insert(spot.move);
    }
  };
  collect();
  std::vector<Rect> cards;
  for (const Spot& spot : board.spots())
    if (spot.piece >= 0) cards.push_back(spot.area);
  for (const Rect& card : cards) {
    click(board, card);
    CHECK(board.surroundings().attention.piece >= 0);
    collect();
    click(board, card);
  }
  CHECK(found.size() == board.table()->legal_moves(board.surroundings().actor).size());
}

}  // namespace

TEST_CASE("yutaka: every listed move can be clicked, on every screen and archipelago") {
  for (const Screen& screen : screens)
    for (const std::string archipelago :
         {"flat", "terraces", "towers", "cairns", "volcano", "custom"}) {
      Board board;
      begin(board, screen, archipelago == "custom" ? custom : options_of(archipelago));
      REQUIRE(board.table());
      for (int moves = 0; !board.table()->over(); ++moves) {
        const Seat seat = board.table()->to_act()[0];
        if (moves < 4 || moves % 9 == 0) {
          board.sit(seat, seat);
          check_every_click(board, screen);
        }
        play(board, 1);
      }
      CHECK(board.spots().size() > 20);
      for (const Spot& spot : board.spots()) CHECK((spot.move < 0 && spot.piece < 0));
    }
}

TEST_CASE("yutaka: nothing is cut off or too small, in every language") {
  for (const Screen& screen : screens)
    for (const std::string language : {"en", "fr", "de"}) {
      Board board;
      begin(board, screen, R"({"archipelago":"volcano","mode":"tactika"})", "77", language);
      check_picture(board, screen, language);
      play(board, 25);
      play_to_own_card(board);
      check_picture(board, screen, language);
      for (const Spot& spot : board.spots())
        if (spot.piece >= 0) {
          click(board, spot.area);
          check_picture(board, screen, language);
          board.cancel();
        }
      while (!board.table()->over()) play(board, 1);
      check_picture(board, screen, language);
      check_opened(board, screen, language);
    }
}

TEST_CASE("yutaka: behind the curtain no hand is drawn and nothing can be taken up") {
  for (const Screen& screen : screens) {
    Board board;
    begin(board, screen);
    play(board, 20);
    play_to_own_card(board);
    for (const bool curtain : {false, true}) {
      board.sit(curtain ? -1 : 0, curtain ? -1 : 0);
      const auto painted = record(board);
      const Rect hand =
          yutaka::find_places(board.surroundings().canvas, board.surroundings().unit).hand;
      int faces = 0, backs = 0;
      for (const auto& call : painted)
        if (call.what == What::icon && hand.contains(call.bounds.centre()))
          (call.icon == icon::ship_wheel ? backs : faces)++;
      CHECK((faces == 0) == curtain);
      CHECK((backs == 6) == curtain);
      for (const Spot& spot : board.spots())
        if (curtain) CHECK((spot.piece < 0 && spot.move < 0));
    }
  }
}

TEST_CASE("yutaka: what was on its way for one player is not shown to the next") {
  Board board;
  begin(board, screens[0]);
  play(board, 4);
  board.play(0);
  CHECK(board.moving());
  board.sit(0, -1);
  CHECK(board.moving());  // the same eyes go on looking
  board.sit(-1, -1);
  CHECK_FALSE(board.moving());
}

TEST_CASE("yutaka: every event of a match is shown and ends in the picture of the real position") {
  for (const char* archipelago : archipelagos) {
    Board board;
    begin(board, screens[3], options_of(archipelago), "5");
    double now = 0;
    while (play_one(board)) {
      while (board.moving()) record(board, now += 90);
      const auto shown = record(board, now);
      Board fresh;
      fresh.words(words("en"));
      fresh.load(board.save());
      fresh.resize(screens[3].width, screens[3].height, screens[3].ratio);
      fresh.sit(0, 0);
      const auto real = record(fresh);
      REQUIRE(shown.size() == real.size());
      for (std::size_t i = 0; i < shown.size(); ++i) CHECK(shown[i].bounds == real[i].bounds);
    }
    CHECK(board.table()->over());
  }
}

TEST_CASE("yutaka: with reduced motion everything is as it is at once") {
  Board board;
  begin(board, screens[0]);
  board.settings(R"({"reduced_motion":true})");
  for (int i = 0; i < 12; ++i) {
    play_one(board);
    CHECK_FALSE(board.moving());
  }
}

TEST_CASE("yutaka: the keyboard's move lights up its card and its place") {
  Board board;
  begin(board, screens[0]);
  play(board, 4);
  const auto before = record(board);
  board.focus(2);
  const auto after = record(board);
  CHECK(after.size() > before.size());
  board.focus(-1);
  CHECK(record(board).size() == before.size());
}

TEST_CASE("yutaka: who counts for themselves is not told") {
  Board board;
  begin(board, screens[0]);
  play(board, 30);
  const auto told = record(board);
  board.settings(R"({"counting":false})");
  CHECK(record(board).size() < told.size());
}
