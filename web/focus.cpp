// focus.cpp: see focus.hpp.
#include "web/focus.hpp"

#include <algorithm>
#include <limits>

namespace flotilla {
namespace {

constexpr float finger = 44, drag_begins = 8;  // CSS pixels

float distance_to(const Rect& area, Point p) {
  const float dx = std::max({area.x - p.x, 0.f, p.x - area.right()});
  const float dy = std::max({area.y - p.y, 0.f, p.y - area.bottom()});
  return std::hypot(dx, dy);
}

}  // namespace

int spot_at(const std::vector<Spot>& spots, Point point, bool touch, float unit) {
  int found = -1;
  for (std::size_t i = 0; i < spots.size(); ++i)
    if (spots[i].area.contains(point)) found = static_cast<int>(i);
  if (!touch || (found >= 0 && spots[static_cast<std::size_t>(found)].acts())) return found;
  float nearest = std::numeric_limits<float>::max();
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const Rect& area = spots[i].area;
    const Rect grown = area.inset(std::min(0.f, (area.w - finger * unit) / 2),
                                  std::min(0.f, (area.h - finger * unit) / 2));
    if (!spots[i].acts() || !grown.contains(point) || distance_to(area, point) >= nearest) continue;
    nearest = distance_to(area, point);
    found = static_cast<int>(i);
  }
  return found;
}

Focus::What Focus::what(int spot, const std::vector<Spot>& spots) {
  if (spot < 0) return {};
  const Spot& on = spots[static_cast<std::size_t>(spot)];
  return {on.move, on.piece, on.toggle, on.tries_next, on.any, on.about};
}

void Focus::forget(Attention& attention) {
  pressed_ = hovered_ = {};
  pressed_at_.reset();
  attention.piece = attention.tried_move = -1;
  attention.dragged_to.reset();
  attention.hover_piece = attention.hover_move = attention.hover_toggle = -1;
  attention.hover_about = -1;
}

void Focus::keyboard(int move, Attention& attention) {
  attention.focus_move = move;
  if (move >= 0) attention.hover_move = attention.hover_about = -1;
}

int Focus::waiting(const std::vector<Spot>& spots, const Attention& attention) {
  if (std::ranges::none_of(spots, &Spot::tries_next)) return attention.tried_move;
  for (const int shown : {attention.focus_move, attention.hover_move, attention.tried_move})
    if (shown >= 0) return shown;
  const auto first = std::ranges::find_if(spots, &Spot::shown_first);
  return first == spots.end() ? -1 : first->move;
}

bool Focus::try_next(int by, bool here, const std::vector<Spot>& spots,
                     Attention& attention) const {
  if (here && !hovered_.tries_next) return false;
  if (std::ranges::none_of(spots, &Spot::tries_next)) return false;
  std::vector<int> moves;
  for (const Spot& spot : spots)
    if (spot.shown_first && std::ranges::find(moves, spot.move) == moves.end())
      moves.push_back(spot.move);
  if (moves.empty()) return false;
  const auto count = static_cast<int>(moves.size());
  const int shown = waiting(spots, attention);
  const auto now = static_cast<int>(std::ranges::find(moves, shown) - moves.begin());
  // Where nothing has been tried yet, the first one is what is shown.
  const int next = ((now == count ? 0 : now) + by + count) % count;
  attention.tried_move = moves[static_cast<std::size_t>(next)];
  attention.focus_move = attention.hover_move = -1;
  return true;
}

Focus::Answer Focus::let_go(int spot, bool touch, const std::vector<Spot>& spots,
                            Attention& attention) {
  const bool dragging = attention.dragged_to.has_value();
  const What on = what(spot, spots);
  const bool clicked = on == pressed_ && !dragging;
  attention.dragged_to.reset();
  if (on.move >= 0 && (clicked || dragging)) {
    attention.piece = -1;
    if (touch && spots[static_cast<std::size_t>(spot)].shown_first &&
        attention.tried_move != on.move) {
      attention.tried_move = on.move;
      return {true, -1};
    }
    return {true, on.move, on.any};
  }
  if (clicked && on.tries_next) return {try_next(1, false, spots, attention), -1};
  attention.tried_move = -1;
  if (clicked && on.toggle >= 0) {
    attention.open ^= 1u << on.toggle;
    return {true, -1};
  }
  if (clicked || dragging) attention.open = 0;  // what was open lies over the board
  if (clicked && on.piece >= 0)
    attention.piece = attention.piece == on.piece ? -1 : on.piece;  // a second click puts it back
  else if (clicked || dragging)
    attention.piece = -1;  // let go where nothing is: what was taken up goes back
  return {dragging, -1};
}

Focus::Answer Focus::pointer(Pointer kind, Point at, bool touch, float unit,
                             const std::vector<Spot>& spots, Attention& attention) {
  Answer answer;
  const Attention before = attention;
  const bool away = kind == Pointer::leave || kind == Pointer::cancel;
  const int spot = away ? -1 : spot_at(spots, at, touch, unit);
  if (kind == Pointer::down) {
    pressed_at_ = at;
    pressed_ = what(spot, spots);
  } else if (kind == Pointer::move && pressed_at_ && pressed_.piece >= 0) {
    if (attention.dragged_to || distance(*pressed_at_, at) > drag_begins * unit) {
      attention.piece = pressed_.piece;
      attention.dragged_to = at;
      attention.open = 0;
    }
  } else if (kind == Pointer::up && pressed_at_) {
    answer = let_go(spot, touch, spots, attention);
    pressed_at_.reset();
    pressed_ = {};
  } else if (kind == Pointer::cancel) {
    if (attention.dragged_to) attention.piece = -1;
    attention.dragged_to.reset();
    pressed_at_.reset();
    pressed_ = {};
  }
  // A finger that has left hovers over nothing.
  answer.hover = touch && kind == Pointer::up ? -1 : spot;
  const What hovered = what(answer.hover, spots);
  if (hovered != hovered_) {
    hovered_ = hovered;
    attention.hover_piece = hovered.piece;
    attention.hover_move = hovered.move;
    attention.hover_toggle = hovered.toggle;
    attention.hover_about = hovered.about;
    if (hovered.move >= 0 || hovered.about >= 0) attention.focus_move = -1;
  }
  answer.redraw =
      answer.redraw || attention.piece != before.piece ||
      attention.tried_move != before.tried_move || attention.hover_piece != before.hover_piece ||
      attention.hover_move != before.hover_move || attention.hover_toggle != before.hover_toggle ||
      attention.hover_about != before.hover_about || attention.dragged_to != before.dragged_to ||
      attention.focus_move != before.focus_move || attention.open != before.open;
  return answer;
}

}  // namespace flotilla
