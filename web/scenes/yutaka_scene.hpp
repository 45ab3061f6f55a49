// yutaka_scene.hpp: the table of Yutakâ. What can be clicked and how long things take is in
// yutaka.cpp, what lies still in yutaka_draw.cpp and yutaka_sheets.cpp, what moves in
// yutaka_motion.cpp; places and pieces have their own files.
#pragma once

#include "web/scenes/yutaka_pieces.hpp"
#include "web/scenes/yutaka_places.hpp"

namespace flotilla::yutaka {

class YutakaScene final : public Scene<Yutaka> {
 public:
  std::vector<Spot> spots(const Picture<Yutaka>& picture,
                          const Surroundings& around) const override;
  double seconds(const Event& event, const Surroundings& around) const override;
  void settle(View& view, const Event& event) const override;
  void draw(Painter& painter, const Picture<Yutaka>& picture,
            const Surroundings& around) const override;
};

struct Canvas : CanvasOf<Yutaka, Places> {
  Seat seat(Side side) const { return side == Side::lower ? around.home : other_seat(around.home); }
  Side side(Seat seat) const { return seat == around.home ? Side::lower : Side::upper; }
};

Text card_text(Card card);
Text kind_text(Kind kind);
Text island_text(std::size_t island);

// ---- At the end: what has been given out so far ----
bool scoring(const Canvas& canvas);
bool counted(const Canvas& canvas, std::size_t island, Kind kind);
std::array<int, seat_count> counted_points(const Canvas& canvas);
TileLook tile_look(const Canvas& canvas, std::size_t island, std::size_t slot);
// The sentences about what was won on an island, or would be now.
std::vector<Text> island_story(const State& state, std::size_t island, Seat home);

// ---- yutaka_draw.cpp ----
void draw_islands(const Canvas& canvas);
void draw_columns(const Canvas& canvas);
void draw_scales(const Canvas& canvas, std::size_t island);
void draw_players(const Canvas& canvas);
void draw_hand(const Canvas& canvas);
void draw_targets(const Canvas& canvas);

// ---- yutaka_sheets.cpp: countdown, treasures, score sheet ----
void draw_sheets(const Canvas& canvas);

// ---- yutaka_motion.cpp ----
// What is on its way lies nowhere: these say what not to draw in its place.
bool on_its_way(const Canvas& canvas, Seat seat, std::size_t hand_place);
bool on_its_way(const Canvas& canvas, std::size_t island, std::size_t slot);
// A hand with the card that is being drawn: the others make room for it.
Hand hand_making_room(const Canvas& canvas, Seat seat);
void draw_motion(const Canvas& canvas);

// Of one card that can be played: which hand card a listed move takes, and back.
int piece_of(const State& state, const Move& move, const Attention& attention);

}  // namespace flotilla::yutaka
