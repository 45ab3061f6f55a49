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
    {"upright-3", 360, 640, 3},
};

// A match between Ada and a bot, seen by Ada, played for so many moves by the greedy bots.
inline void begin(Board& board, const Screen& screen, const std::string& options = "{}",
                  const std::string& seed = "2a", const std::string& language = "en") {
  board.words(words(language));
  board.start(
      R"({"game":"yutaka","options":)" + options +
      R"(,"seats":[{"kind":"person","name":"Ada"},{"kind":"bot","name":"Captain Nightshade","level":"greedy"}],"seed":")" +
      seed + "\"}");
  board.resize(static_cast<int>(screen.width * screen.ratio),
               static_cast<int>(screen.height * screen.ratio), screen.ratio);
  board.sit(0, 0);
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
