// drawing.hpp: what the tests of the drawing share: fonts, words, matches to look at.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

#include "web/board.hpp"

namespace flotilla::test {

inline std::string file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline const Fonts& fonts() {
  static const Fonts all = [] {
    Fonts loaded;
    const std::string folder = FLOTILLA_ASSETS_DIR;
    loaded.load(Face::title, file(folder + "/title.ttf"));
    loaded.load(Face::text, file(folder + "/text.ttf"));
    loaded.load(Face::icons, file(folder + "/icons.ttf"));
    return loaded;
  }();
  return all;
}

inline std::string words(const std::string& language) {
  return file(std::string(FLOTILLA_SOURCE_DIR) + "/assets/words/" + language + ".json");
}

struct Screen {
  const char* name;
  int width, height;  // CSS pixels
  double ratio = 1;
};

inline constexpr Screen screens[] = {
    {"wide", 1600, 1000},           {"laptop", 1280, 720}, {"square", 800, 800},
    {"upright", 390, 844},          {"low", 640, 360},     {"tiny", 320, 320},
    {"upright-sharp", 390, 844, 2}, {"tablet", 768, 1024}, {"beside", 940, 660},
    {"upright-3", 360, 640, 3},     {"short", 360, 544},
};

// A match between Ada, who looks on, and bots, on this screen.
inline void begin_game(Board& board, const Screen& screen, const std::string& game, int seats,
                       const std::string& options, const std::string& seed,
                       const std::string& language) {
  board.words(words(language));
  std::string sitters = R"({"kind":"person","name":"Ada"})";
  for (const char* name : {"Captain Hemlock", "Captain Marlow", "Captain Wren"})
    if (--seats > 0)
      sitters += std::string(R"(,{"kind":"bot","name":")") + name + R"(","level":"greedy"})";
  board.start(R"({"game":")" + game + R"(","options":)" + options + R"(,"seats":[)" + sitters +
              R"(],"seed":")" + seed + "\"}");
  board.resize(static_cast<int>(screen.width * screen.ratio),
               static_cast<int>(screen.height * screen.ratio), screen.ratio);
  board.sit(0, 0);
}

// A match of Yutakâ for two.
inline void begin(Board& board, const Screen& screen, const std::string& options = "{}",
                  const std::string& seed = "2a", const std::string& language = "en") {
  begin_game(board, screen, "yutaka", 2, options, seed, language);
}

inline bool play_one(Board& board) {
  const Table& table = *board.table();
  if (table.over()) return false;
  const Seat seat = table.to_act()[0];
  Rng rng(table.move_count() * 77 + 5);
  const Json move = choose_at(table, "greedy", seat, rng);
  board.apply(dump_json(move));
  return true;
}

inline void play(Board& board, int moves) {
  for (int i = 0; i < moves && play_one(board); ++i) board.skip();
}

// Plays on until it is Ada's turn to play a card, or the end.
inline void play_to_own_card(Board& board) {
  while (!board.table()->over()) {
    const Json moves = board.table()->legal_moves(0);
    if (!moves.empty() && moves[0]["type"] == "play_card") return;
    play(board, 1);
  }
}

}  // namespace flotilla::test
