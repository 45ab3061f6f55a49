// checks.hpp: what the tests of all tables look for in a picture.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/web/drawing.hpp"
#include "web/painter_recording.hpp"

namespace flotilla::test {

// How much of a spot the pointer finds, 0 to 1.
inline float reachable(const std::vector<Spot>& spots, const Spot& spot, float unit) {
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

inline void click(Board& board, const Rect& area) {
  board.pointer("down", area.centre().x, area.centre().y, false);
  board.pointer("up", area.centre().x, area.centre().y, false);
}

inline std::vector<RecordingPainter::Call> record(Board& board, double now = 0) {
  RecordingPainter painter(fonts(), board.surroundings().canvas);
  board.draw(painter, now);
  return std::move(painter.calls);
}

// A key for which there are no words is said as the key.
inline bool is_key(const std::string& text) {
  for (const Game& game : games())
    if (text.find(std::string(game.info->id) + ".") != std::string::npos) return true;
  return false;
}

// Letters and icons are whole and large enough; shapes do not leave the canvas.
inline void check_picture(Board& board, const Screen& screen, const std::string& language) {
  RecordingPainter painter(fonts(), board.surroundings().canvas);
  board.draw(painter, 0);
  const auto unit = static_cast<float>(screen.ratio);
  const Rect canvas = painter.canvas();
  CHECK(painter.calls.size() > 200);
  for (const auto& call : painter.calls) {
    INFO(screen.name << " " << language << " '" << call.text << "' at " << call.bounds.x / unit
                     << "," << call.bounds.y / unit << " " << call.bounds.w / unit << "x"
                     << call.bounds.h / unit << " size " << call.size / unit);
    if (call.what == RecordingPainter::What::text) {
      CHECK(canvas.contains(call.bounds.inset(1, call.bounds.h * 0.25f)));
      // Only what players call themselves may be too long.
      CHECK((call.text.find("…") == std::string::npos || call.text.starts_with("Captain")));
      CHECK(!is_key(call.text));  // a key without words
      CHECK(call.text.find("{") == std::string::npos);
      CHECK(call.size >= 9.5f * unit);
      for (std::string_view rest = call.text; !rest.empty();) {
        const char32_t letter = next_character(rest);
        CHECK((fonts().has(Face::text, letter) && fonts().has(Face::title, letter)));
      }
    }
    if (call.what == RecordingPainter::What::icon) CHECK(canvas.contains(call.bounds.inset(1)));
    if (call.what == RecordingPainter::What::fill || call.what == RecordingPainter::What::stroke)
      CHECK(canvas.contains(call.bounds.inset(std::min(call.bounds.w / 2, 3 * unit),
                                              std::min(call.bounds.h / 2, 3 * unit))));
  }
}

// The same with the first extra that can be opened.
inline void check_opened(Board& board, const Screen& screen, const std::string& language) {
  for (const Spot& spot : board.spots())
    if (spot.toggle >= 0) {
      click(board, spot.area);
      check_picture(board, screen, language);
      board.cancel();
      return;
    }
}

// What lies on the table has its own room, all of it on the canvas.
inline void check_own_room(const Board& board, const Screen& screen,
                           const std::vector<Rect>& rooms) {
  const auto words = [](const Rect& room) {
    return std::to_string(room.x) + "," + std::to_string(room.y) + " " + std::to_string(room.w) +
           "x" + std::to_string(room.h);
  };
  for (std::size_t i = 0; i < rooms.size(); ++i) {
    INFO(screen.name << " room " << i << ": " << words(rooms[i]));
    CHECK_FALSE(rooms[i].empty());
    CHECK(board.surroundings().canvas.contains(rooms[i].inset(0.5f)));
    for (std::size_t j = 0; j < i; ++j) {
      INFO("and room " << j << ": " << words(rooms[j]));
      CHECK_FALSE(rooms[i].inset(1.5f).overlaps(rooms[j].inset(1.5f)));
    }
  }
}

// Every listed move has a spot that one click hits.
inline void check_every_move(Board& board, const Screen& screen) {
  const auto unit = static_cast<float>(screen.ratio);
  const auto spots = board.spots();
  std::set<int> found;
  for (const Spot& spot : spots) {
    CHECK(board.surroundings().canvas.contains(spot.area.scaled(0.999f)));
    CHECK_FALSE(spot.hint.empty());
    if (spot.move < 0) continue;
    INFO(screen.name << " move " << spot.move);
    const float share = reachable(spots, spot, unit);
    CHECK(share > 0.7f);
    CHECK(spot.area.w * spot.area.h * share > 500 * unit * unit);
    found.insert(spot.move);
  }
  CHECK(found.size() == board.table()->legal_moves(board.surroundings().actor).size());
}

// Plays on to the end: nothing leaves the canvas on its way, and after every clip the picture is
// that of the real position.
template <class Play>
void check_every_clip(Board& board, const Screen& screen, Play play) {
  double now = 0;
  while (play(board)) {
    while (board.moving())
      for (const auto& call : record(board, now += 130))
        if (call.what == RecordingPainter::What::text && call.opacity > 0.1f)
          CHECK(board.surroundings().canvas.inset(-60).contains(call.bounds));
    const auto shown = record(board, now);
    Board fresh;
    fresh.words(words("en"));
    fresh.load(board.save());
    fresh.resize(screen.width, screen.height, screen.ratio);
    fresh.sit(0, 0);
    const auto real = record(fresh);
    REQUIRE(shown.size() == real.size());
    for (std::size_t i = 0; i < shown.size(); ++i) CHECK(shown[i].bounds == real[i].bounds);
  }
}

}  // namespace flotilla::test
