// totohu_places.cpp: see totohu_places.hpp.
#include "web/scenes/totohu_places.hpp"

namespace flotilla::totohu {
namespace {

FleetPlaces fleet_in(const Rect& area, int columns) {
  FleetPlaces fleet;
  fleet.all = area;
  const int rows = static_cast<int>(ship_count) / columns;
  for (int i = 0; i < static_cast<int>(ship_count); ++i)
    fleet.ships[static_cast<std::size_t>(i)] = snapped(fit(
        cell(area, columns, rows, i % columns, i / columns).inset(area.h * 0.012f), ship_aspect));
  return fleet;
}

// How high a fleet is that takes up this width.
float fleet_height(float width, int columns) {
  const float in_a_row = static_cast<float>(columns);
  return static_cast<float>(ship_count) / in_a_row * (width / in_a_row / ship_aspect);
}

// The other seats, clockwise from the one at home.
Seat seat_after(const State& state, Seat home, int steps) {
  return static_cast<Seat>((home + steps) % state.fleet_count());
}

// Lays everything out, from the edges of the canvas towards the sea in its middle.
class Layout {
 public:
  Layout(const Rect& canvas, float unit, const State& state, Seat home)
      : state_(state), home_(home) {
    frame_ = lay_out(canvas, unit);
    low_ = frame_.shape == Frame::Shape::low;
    wide_ = frame_.shape == Frame::Shape::wide;
    gap_ = frame_.px(wide_ ? 10 : 5);
    main_ = {frame_.board.x, low_ ? frame_.board.y : frame_.opponents.y, frame_.board.w, 0};
    main_.h = frame_.hand.bottom() - main_.y;
    // On a phone held upright the own fleet lies in two rows of three.
    upright_ = !wide_ && !low_ && main_.w < frame_.px(560) && main_.h > main_.w * 1.4f;
    plate_width_ = wide_ ? frame_.px(std::clamp(main_.w / unit * 0.16f, 170.f, 220.f)) : 0;
  }

  Places find() {
    lay_own_fleet();
    if (others() == 1)
      lay_fleet_across(1);
    else if (upright_)
      lay_fleets_below_each_other();
    else
      lay_fleets_side_by_side();
    main_ = main_.inset(0, gap_);
    frame_.board = places_.sea = main_;
    // Where the sea is small, answers take a part of it only while they are asked for.
    const bool asked = state_.phase == Phase::attack || state_.phase == Phase::hide;
    if (wide_ ? state_.options.hidden_treasure : asked) lay_choices();
    if (state_.fleet_count() == 3) lay_any_order();
    if (wide_)
      lay_side();
    else
      lay_sheet();
    return places_;
  }

 private:
  int others() const { return state_.fleet_count() - 1; }
  // The nth of the others, clockwise.
  FleetPlaces& other(int n) {
    return places_.fleets[static_cast<std::size_t>(seat_after(state_, home_, n))];
  }

  // Along the lower edge, its plate beside or above it.
  void lay_own_fleet() {
    const int columns = upright_ ? 3 : 6;
    const float most = main_.h * (upright_ ? 0.27f : wide_ ? 0.235f : 0.25f);
    const float width = main_.w - plate_width_ - gap_;
    Rect strip = main_.cut_bottom(std::min(most, fleet_height(width, columns)));
    const Rect beside = strip.cut_left(plate_width_);
    strip.cut_left(wide_ ? gap_ : 0);
    FleetPlaces& own = places_.fleets[static_cast<std::size_t>(home_)];
    own = fleet_in(strip, columns);
    frame_.hand = strip;
    main_.cut_bottom(gap_);
    if (wide_) {
      const float h = std::min(beside.h, frame_.px(92));
      frame_.own = {beside.x, beside.bottom() - h, beside.w, h};
    } else if (!low_) {
      frame_.panel.h = frame_.own.h = std::max(frame_.own.h, frame_.px(46));
      frame_.panel.y = frame_.own.y = main_.cut_bottom(frame_.own.h).y;
      main_.cut_bottom(gap_);
    }
    own.plate = frame_.own;
  }

  // One other fleet along the upper edge, its plate beside or above it.
  void lay_fleet_across(int n) {
    const bool beside = wide_ || (!upright_ && main_.w > frame_.px(700));
    const float left = beside ? std::max(plate_width_, frame_.px(190)) + gap_ : 0;
    const float above = low_ || beside ? 0 : plate_height();
    const int columns = upright_ ? 3 : 6;
    const float share = upright_ ? 0.36f : wide_ ? 0.24f : 0.27f;
    const float ships = std::min(main_.h * share, fleet_height(main_.w - left, columns));
    Rect area = main_.cut_top(above + ships);
    Rect plate = beside ? area.cut_left(left - gap_) : area.cut_top(above);
    if (beside) {
      area.cut_left(gap_);
      plate.h = std::min(plate.h, frame_.px(84));
    }
    other(n) = fleet_in(area, columns);
    other(n).plate = low_ ? frame_.opponents : plate;
  }

  void lay_fleets_side_by_side() {
    const float width = (main_.w - gap_ * 2) / 2;
    const float above = low_ ? 0 : plate_height();
    const auto height = [&](int columns) {
      const float share = columns == 3 ? 0.34f : wide_ ? 0.24f : 0.27f;
      return std::min(main_.h * share, fleet_height(width, columns));
    };
    // Six in half a row may be small: two rows, where that makes the ships a good deal larger.
    const int columns = height(3) / 2 > height(6) * 1.35f ? 3 : 6;
    const float ships = height(columns);
    Rect row = main_.cut_top(above + ships);
    for (int n = 1; n <= others(); ++n) {
      Rect area = n == 1 ? row.cut_left(width) : row.cut_right(width);
      const Rect plate = area.cut_top(above);
      other(n) = fleet_in(area, columns);
      other(n).plate = plate;
    }
    if (low_) lay_plates_at_the_side();
  }

  // The panel gives way to a second plate.
  void lay_plates_at_the_side() {
    frame_.opponents.h = 2 * frame_.px(38) + gap_;
    const float bottom = frame_.panel.bottom();
    frame_.panel.y = frame_.opponents.bottom() + gap_;
    frame_.panel.h = bottom - frame_.panel.y;
    for (int n = 1; n <= others(); ++n)
      other(n).plate = cell(frame_.opponents, 1, others(), 0, n - 1, gap_);
  }

  void lay_fleets_below_each_other() {
    const float height = std::min(main_.h * 0.19f, fleet_height(main_.w, 6));
    for (int n = 1; n <= others(); ++n) {
      const Rect plate = main_.cut_top(frame_.px(28));
      other(n) = fleet_in(main_.cut_top(height), 6);
      other(n).plate = plate;
      main_.cut_top(gap_);
    }
  }

  float plate_height() const {
    return wide_ ? frame_.px(44) : std::clamp(main_.h * 0.07f, frame_.px(24), frame_.px(40));
  }

  void lay_choices() {
    const float height = std::clamp(main_.h * 0.26f, frame_.px(40), frame_.px(96));
    Rect band = places_.sea.cut_bottom(height);
    band = around(band.centre(), std::min(band.w, frame_.px(900)), band.h);
    for (int i = 0; i < 2; ++i)
      places_.choices[static_cast<std::size_t>(i)] = snapped(cell(band, 2, 1, i, 0, gap_));
  }

  // Beside the own ship, below the others.
  void lay_any_order() {
    const Rect& sea = places_.sea;
    const float h = std::min(frame_.px(44), sea.h * 0.24f);
    if (h < frame_.px(26)) return;
    const float left = sea.x + sea.w * 0.67f;
    places_.any_order =
        snapped({left, sea.bottom() - h, std::min(frame_.px(180), sea.right() - left), h});
  }

  // What can be looked up stands beside the sea.
  void lay_side() {
    Rect side = frame_.side;
    // Names of ships and captains make long sentences.
    const float more = std::max(0.f, frame_.px(176) - frame_.panel.h);
    side.cut_bottom(more);
    frame_.panel.y -= more;
    frame_.panel.h += more;
    places_.table = side.cut_top(std::min(side.h, side.w * 1.02f + frame_.heading));
    side.cut_top(gap_);
    if (state_.seats == 1) {
      places_.die = side.cut_top(std::min(side.h, side.w * 0.34f + frame_.heading));
      side.cut_top(gap_);
    }
    if (side.h > frame_.px(84)) places_.last_round = side.cut_top(std::min(side.h, frame_.px(150)));
  }

  // What can be looked up comes over the sea.
  void lay_sheet() {
    places_.on_sheet = true;
    const float w = std::min({frame_.board.w, frame_.px(440), frame_.canvas.h * 0.8f});
    const float top = frame_.canvas.y + frame_.title.bottom() + gap_;
    const Rect room{frame_.board.x, top, frame_.board.w, frame_.canvas.bottom() - top - gap_};
    const float die = state_.seats == 1 ? std::min(room.h * 0.24f, frame_.px(110)) : 0;
    Rect sheet = around(room.centre(), w, std::min(room.h, w + frame_.heading + die));
    if (die > 0) places_.die = sheet.cut_bottom(die);
    places_.table = sheet;
  }

  const State& state_;
  Seat home_;
  Places places_;
  Frame& frame_ = places_.frame;
  Rect main_;  // what is left for fleets and sea
  bool low_ = false, wide_ = false, upright_ = false;
  float gap_ = 0, plate_width_ = 0;
};

}  // namespace

Places find_places(const Rect& canvas, float unit, const State& state, Seat home) {
  return Layout(canvas, unit, state, home).find();
}

Berth berth(const Places& places, const State& state, Seat home, Seat seat, Pair meeting) {
  const Rect& sea = places.sea;
  const bool three = state.fleet_count() == 3;
  if (three && meeting == Pair::none) {
    // In a triangle: the own ship below, the others above it.
    const float h = std::min(sea.h * 0.50f, sea.w * 0.26f);
    const Seat right = seat_after(state, home, 2);
    const float x = seat == home ? 0.5f : seat == right ? 0.82f : 0.18f;
    const Point at{sea.x + sea.w * x, seat == home ? sea.bottom() - h * 0.52f : sea.y + h * 0.56f};
    return {snapped(around(at, h * ship_aspect, h)), seat == right};
  }
  const float h = std::min(sea.h * 0.86f, sea.w * 0.40f / ship_aspect);
  if (three && !contains(meeting, seat)) {
    // Whoever has to wait does so in the background.
    const float small = std::min(sea.h * 0.30f, sea.w * 0.16f);
    return {
        snapped(around({sea.centre().x, sea.bottom() - small * 0.6f}, small * ship_aspect, small))};
  }
  const Seat left = !three || contains(meeting, home) ? home : lower(meeting);
  const float x = seat == left ? 0.24f : 0.76f;
  return {snapped(around({sea.x + sea.w * x, sea.centre().y}, h * ship_aspect, h)), seat != left};
}

Rect crossing(const Places& places, const State& state, Seat home, Pair pair) {
  const Point a = berth(places, state, home, lower(pair), Pair::none).area.centre();
  const Point b = berth(places, state, home, higher(pair), Pair::none).area.centre();
  const float size = std::clamp(places.sea.h * 0.17f, places.frame.px(30), places.frame.px(64));
  return snapped(around(mix(a, b, 0.5f), size, size));
}

}  // namespace flotilla::totohu
