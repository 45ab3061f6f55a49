// matches.hpp: matches to look at: those of TOTOHU and of Yoho!, and how any match is played on.
#pragma once

#include "tests/web/drawing.hpp"

namespace flotilla::test {

// ---- TOTOHU ----

struct Sort {
  const char* name;
  int seats;
  const char* options;
};
inline constexpr Sort sorts[] = {
    {"two", 2, "{}"},
    {"treasure", 2, R"({"hidden_treasure":true})"},
    {"three", 3, R"({"hidden_treasure":true})"},
    {"solo", 1, R"({"hidden_treasure":true})"},
    {"blind", 2, R"({"blind":true,"hidden_treasure":true})"},
    {"three-blind", 3, R"({"blind":true})"},
};

inline void begin_totohu(Board& board, const Screen& screen, const Sort& sort,
                         const std::string& seed = "2a", const std::string& language = "en") {
  begin_game(board, screen, "totohu", sort.seats, sort.options, seed, language);
}

// ---- Yoho! ----

inline void begin_yoho(Board& board, const Screen& screen, int seats,
                       const std::string& seed = "2a", const std::string& language = "en") {
  begin_game(board, screen, "yoho", seats, "{}", seed, language);
}

// ---- Playing on ----

inline void sit_with_actor(Board& board) {
  const SeatList acting = board.table()->to_act();
  if (!acting.empty()) board.sit(acting[0], acting[0]);
}

// Any listed move of whoever is awaited: bots that play well would not show every corner.
inline bool play_any(Board& board) {
  const Table& table = *board.table();
  if (table.over()) return false;
  Rng rng(table.move_count() * 7919 + 11);
  const SeatList acting = table.to_act();
  const Json moves =
      table.legal_moves(acting[rng.below(static_cast<std::uint32_t>(acting.size()))]);
  board.apply(dump_json(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
  return true;
}

inline void play_some(Board& board, int moves) {
  for (int i = 0; i < moves && play_any(board); ++i) board.skip();
}

// Plays on until this phase, or the end.
inline bool play_to(Board& board, std::string_view phase) {
  for (;;) {
    if (board.table()->view(nobody)["phase"] == phase) return true;
    if (!play_any(board)) return false;
    board.skip();
  }
}

}  // namespace flotilla::test
