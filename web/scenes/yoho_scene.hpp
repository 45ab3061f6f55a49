// yoho_scene.hpp: the table of Yoho!. What can be clicked and how long things take is in yoho.cpp,
// what lies still in yoho_draw.cpp and yoho_sheets.cpp, what moves in yoho_motion.cpp; places and
// pieces have their own files.
#pragma once

#include <optional>
#include <vector>

#include "web/scenes/yoho_pieces.hpp"
#include "web/scenes/yoho_places.hpp"

namespace flotilla::yoho {

inline constexpr int piles_toggle = 0, ship_piece = 0;

class YohoScene final : public Scene<Yoho> {
 public:
  std::vector<Spot> spots(const Picture<Yoho>& picture, const Surroundings& around) const override;
  double seconds(const Event& event, const Surroundings& around) const override;
  void settle(View& view, const Event& event) const override;
  void draw(Painter& painter, const Picture<Yoho>& picture,
            const Surroundings& around) const override;
  Seat mark(const View& view, Seat seat) const override {
    return mark_of_captain(view.state.player(seat).captain);
  }
};

struct Canvas : CanvasOf<Yoho, Places> {
  const Player& player(Seat seat) const { return state().player(seat); }
  Captain captain(Seat seat) const { return player(seat).captain; }
  const Move* lit_move() const { return picture.lit_move(around.attention); }
  bool is_lit(int move) const { return move >= 0 && picture.lit(around.attention) == move; }
};

// What a listed move does, if it is of this type.
template <class M>
const M* as(const Move* move) {
  return move ? std::get_if<M>(&move->what) : nullptr;
}

// The place of the listed move that does exactly this, -1 for none.
template <class M>
int listed(const Picture<Yoho>& picture, const M& what) {
  for (std::size_t m = 0; m < picture.moves.size(); ++m)
    if (const M* same = as<M>(&picture.moves[m]); same && *same == what) return static_cast<int>(m);
  return -1;
}

// ---- yoho.cpp ----

// The cards in hand of whoever sits at the lower edge: the Basics not yet played, then the Maps.
std::vector<Card> hand_of(const State& state, Seat seat);

// The listed moves that are buttons beside the sea, and those that are cards in the middle of it.
std::vector<int> button_moves(const Picture<Yoho>& picture);
std::vector<int> choice_moves(const Picture<Yoho>& picture);
// Where the button of one of those moves is.
Rect button_place(const Picture<Yoho>& picture, const Places& places,
                  const std::vector<int>& buttons, std::size_t at);

// How the sea would lie after a move, as far as anybody can foresee it: only what is known to all
// goes into it.
struct Foresight {
  State state;
  std::vector<Event> events;
};
std::optional<Foresight> foresee(const View& view, const Move& move);
// Where a barrel that is thrown at this seat hits: the ship beside it, else the lair behind it.
int hit_at(const State& state, int barrel, Seat target);
// A ship as it lies among others on its card.
Rect ship_at_sea(const Places& places, const State& state, Seat seat);
// The move whose effect is shown now: the one that is lit, or, of a card that is about to be laid,
// the first.
const Move* shown_move(const Picture<Yoho>& picture, const Attention& attention);

// ---- yoho_draw.cpp ----
// `lit`: the rims, on the screen, to which the water is lit up.
void draw_tile_of(const Canvas& canvas, const Rect& area, const Tile& tile, Edges lit = 0);

// ---- yoho_sheets.cpp: piles, buttons, choices, the result ----
void draw_piles(const Canvas& canvas);
void draw_buttons(const Canvas& canvas);
void draw_choices(const Canvas& canvas);
void draw_sheet(const Canvas& canvas);
void draw_result(const Canvas& canvas);
// Where the next sea card, the Map pile and the reserve lie.
Rect sea_pile_place(const Places& places);
Rect map_pile_place(const Places& places);
Rect reserve_place(const Places& places);
Rect played_place(const Places& places);

// ---- yoho_motion.cpp ----
// What is on its way lies nowhere: these say what not to draw in its place.
bool is_tile_moving(const Canvas& canvas, int cell);
bool is_ship_moving(const Canvas& canvas, Seat seat);
// How far what lies on a card is off its place, because the card is turned over or goes off.
Point tremble(const Canvas& canvas, int cell);
// Cards move below the ships, everything else above them.
void draw_moving_tiles(const Canvas& canvas);
void draw_motion(const Canvas& canvas);

}  // namespace flotilla::yoho
