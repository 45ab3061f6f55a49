// yutaka_scene_test.cpp: the table of Yutakâ on every screen: every move can be clicked, nothing is
// cut off, nothing hidden is drawn.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/web/drawing.hpp"
#include "web/icons.hpp"
#include "web/painter_recording.hpp"
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

// How much of a spot the pointer finds, 0 to 1.
float reachable(const std::vector<Spot>& spots, const Spot& spot, float unit) {
  int hits = 0;
  for (int y = 0; y < 12; ++y)
    for (int x = 0; x < 12; ++x) {
      const Point at{spot.area.x + spot.area.w * (static_cast<float>(x) + 0.5f) / 12,
                     spot.area.y + spot.area.h * (static_cast<float>(y) + 0.5f) / 12};
      const int found = spot_at(spots, at, false, unit);
      hits += found >= 0 && spots[static_cast<std::size_t>(found)].move == spot.move &&
              spots[static_cast<std::size_t>(found)].piece == spot.piece;
    }
  return static_cast<float>(hits) / 144;
}

void click(Board& board, const Rect& area) {
  board.pointer("down", area.centre().x, area.centre().y, false);
  board.pointer("up", area.centre().x, area.centre().y, false);
}

// Every listed move has a spot that can be hit, at once or after taking up its card.
void check_every_move(Board& board, const Screen& screen) {
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

std::vector<RecordingPainter::Call> record(Board& board, double now = 0) {
  RecordingPainter painter(fonts(), board.surroundings().canvas);
  board.draw(painter, now);
  return std::move(painter.calls);
}

// Letters and icons are whole and large enough; shapes do not leave the canvas.
void check_picture(Board& board, const Screen& screen, const std::string& language) {
  RecordingPainter painter(fonts(), board.surroundings().canvas);
  board.draw(painter, 0);
  const auto unit = static_cast<float>(screen.ratio);
  const Rect canvas = painter.canvas();
  CHECK(painter.calls.size() > 200);
  for (const auto& call : painter.calls) {
    INFO(screen.name << " " << language << " '" << call.text << "' at " << call.bounds.x / unit
                     << "," << call.bounds.y / unit << " " << call.bounds.w / unit << "x"
                     << call.bounds.h / unit << " size " << call.size / unit);
    if (call.what == What::text) {
      CHECK(canvas.contains(call.bounds.inset(1, call.bounds.h * 0.25f)));
      // Only what players call themselves may be too long.
      CHECK((call.text.find("…") == std::string::npos || call.text.starts_with("Captain")));
      CHECK(call.text.find("yutaka.") == std::string::npos);  // a key without words
      CHECK(call.text.find("{") == std::string::npos);
      CHECK(call.size >= 9.5f * unit);
      for (std::string_view rest = call.text; !rest.empty();) {
        const char32_t letter = next_character(rest);
        CHECK((fonts().has(Face::text, letter) && fonts().has(Face::title, letter)));
      }
    }
    if (call.what == What::icon) CHECK(canvas.contains(call.bounds.inset(1)));
    if (call.what == What::fill || call.what == What::stroke)
      CHECK(canvas.contains(call.bounds.inset(std::min(call.bounds.w / 2, 3 * unit),
                                              std::min(call.bounds.h / 2, 3 * unit))));
  }
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
          check_every_move(board, screen);
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
      for (const Spot& spot : board.spots())
        if (spot.toggle >= 0) {
          click(board, spot.area);
          check_picture(board, screen, language);
          break;
        }
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
