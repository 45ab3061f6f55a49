// yoho_pictures_test.cpp: draws the table of Yoho! on every kind of screen and writes the pictures
// to build/pictures, to be looked at.
#include "core/games/yoho/yoho.hpp"
#include "tests/web/matches.hpp"
#include "tests/web/pictures.hpp"

using namespace flotilla;
using namespace flotilla::test;

namespace {

void draw_to(Board& board, const Screen& screen, const std::string& name) {
  draw_picture(board, screen, "yoho-" + name, 0);
}

}  // namespace

TEST_CASE("the table of Yoho! on every screen", "[pictures][yoho]") {
  for (const Screen& screen : screens)
    for (const int seats : {2, 4}) {
      Board board;
      begin_yoho(board, screen, seats);
      play_some(board, 60);
      play_to(board, "play");
      sit_with_actor(board);
      draw_to(board, screen, std::string(screen.name) + "-" + std::to_string(seats));
    }
}

TEST_CASE("the piles of Yoho! lie open on a sheet", "[pictures][yoho]") {
  for (const Screen& screen : {screens[0], screens[3], screens[4], screens[5]}) {
    Board board;
    begin_yoho(board, screen, 2);
    play_some(board, 300);
    play_to(board, "play");
    sit_with_actor(board);
    const auto spots = board.spots();
    const auto piles =
        std::ranges::find_if(spots, [](const Spot& spot) { return spot.toggle >= 0; });
    REQUIRE(piles != spots.end());
    const Point at = piles->area.centre();
    for (const char* kind : {"down", "up"}) board.pointer(kind, at.x, at.y, false);
    CHECK(board.surroundings().attention.open != 0);
    draw_to(board, screen, std::string(screen.name) + "-piles");
  }
}

TEST_CASE("steps of a card at the table of Yoho!", "[pictures][yoho]") {
  for (const Screen& screen : {screens[0], screens[3], screens[4], screens[5]})
    for (const std::string_view phase : yoho::phase_names.all) {
      Board board;
      begin_yoho(board, screen, 3, "77");
      if (phase != "choose_captain" && phase != "place_lair") play_some(board, 40);
      if (!play_to(board, phase)) continue;
      sit_with_actor(board);
      if (phase != "play") board.focus(1);
      draw_to(board, screen, std::string(screen.name) + "-phase-" + std::string(phase));
    }
}

TEST_CASE("things move at the table of Yoho!", "[pictures][yoho]") {
  for (const auto& [type, from, step] :
       {std::tuple{"card_played", 60., 100.}, std::tuple{"ship_sailed", 100., 150.},
        std::tuple{"card_flipped", 100., 110.}, std::tuple{"column_pushed", 100., 130.},
        std::tuple{"column_slid", 500., 130.}, std::tuple{"barrel_exploded", 600., 250.}}) {
    Board board;
    begin_yoho(board, screens[1], 2, "5");
    draw_moments(board, screens[1], type, 0, from, step, std::string("yoho-moves-") + type,
                 play_any);
  }
}
