// totohu_scene.hpp: the table of TOTOHU. What can be clicked and how long things take is in
// totohu.cpp, what lies still in totohu_draw.cpp and totohu_sheets.cpp, what moves in
// totohu_motion.cpp; places and pieces have their own files.
#pragma once

#include <optional>
#include <vector>

#include "web/scenes/totohu_pieces.hpp"
#include "web/scenes/totohu_places.hpp"

namespace flotilla::totohu {

class TotohuScene final : public Scene<Totohu> {
 public:
  std::vector<Spot> spots(const Picture<Totohu>& picture,
                          const Surroundings& around) const override;
  double seconds(const Event& event, const Surroundings& around) const override;
  void settle(View& view, const Event& event) const override;
  void draw(Painter& painter, const Picture<Totohu>& picture,
            const Surroundings& around) const override;
};

struct Canvas : CanvasOf<Totohu, Places> {
  int fleets() const { return state().fleet_count(); }
  bool is_closed(Seat seat) const { return picture.view.is_closed(seat); }
  bool plays_on(Seat seat) const { return picture.view.plays_on(seat); }
  const FleetPlaces& fleet_places(Seat seat) const {
    return places.fleets[static_cast<std::size_t>(seat)];
  }
  ShipLook look(Seat seat, Ship ship) const {
    return {ship, state().vessel(seat, ship), seat, seat != around.home,
            state().options.hidden_treasure};
  }
};

// What a listed move does, if it is of this type.
template <class M>
const M* as(const Move* move) {
  return move ? std::get_if<M>(&move->what) : nullptr;
}

// Is there a button for those to whom it is all the same who meets whom first?
bool offers_any_order(const Picture<Totohu>& picture, const Places& places);
// The two whose ships meet now, or met last in this round.
Pair meeting_now(const State& state);
// The order of the encounters once this one is picked; the third follows from the first two.
Encounters with_pick(Encounters encounters, Pair pair);
// The ship that a spot is about: one of the own fleet, or of whichever other.
constexpr int about_ship(Ship ship, bool own) {
  return static_cast<int>(index(ship) + (own ? 0 : ship_count));
}
constexpr Ship ship_about(int about, bool own) {
  for (const Ship ship : all_ships)
    if (about == about_ship(ship, own)) return ship;
  return Ship::none;
}
// Where a barrel may be hidden: it can be taken from the deck and let go over the hold.
struct Stowing {
  int move;  // the listed move that hides it
  Seat seat;
  Rect barrel, hold;
};
std::optional<Stowing> stowing(const Picture<Totohu>& picture, const Places& places, Seat home);

// ---- totohu_draw.cpp ----
void draw_rim(const Canvas& canvas, const Rect& area, Ship ship, const Vessel& vessel);

// ---- totohu_sheets.cpp: the encounter table, the die, the last round, the result ----
void draw_sheets(const Canvas& canvas);
inline constexpr float last_round_row = 34;  // the most that one encounter takes, in CSS pixels
void draw_last_round(const Canvas& canvas, Rect area);
void draw_result(const Canvas& canvas);

// ---- totohu_motion.cpp ----
// Where a fleet's chosen ship is out at sea at this moment.
Berth berth_now(const Canvas& canvas, Seat seat);
// What is on its way lies nowhere: this says what not to draw in its place.
bool on_its_way(const Canvas& canvas, Seat seat);
void draw_motion(const Canvas& canvas);

}  // namespace flotilla::totohu
