// yoho_places.cpp: see yoho_places.hpp.
#include "web/scenes/yoho_places.hpp"

namespace flotilla::yoho {
namespace {

constexpr float sea_in_cards = side_length + 2 * lair_depth;

int other_seats(const State& state) {
  return state.seats - 1;
}
Seat seat_after(const State& state, Seat own, int steps) {
  return static_cast<Seat>((own + steps) % state.seats);
}

void lay_plates_in_column(Places& places, const State& state, Seat own, Rect column, float height,
                          float gap) {
  for (int n = 1; n <= other_seats(state); ++n) {
    places.plates[static_cast<std::size_t>(seat_after(state, own, n))] = column.cut_top(height);
    column.cut_top(gap);
  }
}

void lay_plates_in_row(Places& places, const State& state, Seat own, const Rect& row, float gap) {
  for (int n = 1; n <= other_seats(state); ++n)
    places.plates[static_cast<std::size_t>(seat_after(state, own, n))] =
        cell(row, other_seats(state), 1, n - 1, 0, gap);
}

// The plates stand to the left of the sea, piles and buttons to its right.
Rect lay_out_wide(Places& places, const State& state, Seat own) {
  Frame& frame = places.frame;
  const float gap = frame.px(10);
  Rect board{frame.board.x, frame.opponents.y, frame.board.w,
             frame.board.bottom() - frame.opponents.y};
  Rect column = board.cut_left(frame.own.w);
  board.cut_left(gap);
  const float height = std::min(frame.own.h, (column.h - gap * 2) / 3);
  lay_plates_in_column(places, state, own, column, height, gap);
  // What is asked takes long sentences.
  Rect side = frame.side;
  const float more = std::max(0.f, frame.px(176) - frame.panel.h);
  side.cut_bottom(more);
  frame.panel.y -= more;
  frame.panel.h += more;
  places.actions = side.cut_bottom(std::min(side.h * 0.42f, frame.px(250)));
  side.cut_bottom(gap);
  places.piles = side;
  places.wide_piles = true;
  return board;
}

// A phone on its side: everybody in the column at the right, piles and buttons left of the sea.
Rect lay_out_low(Places& places, const State& state, Seat own) {
  Frame& frame = places.frame;
  const float gap = frame.px(4);
  Rect side{frame.opponents.x, frame.opponents.y, frame.opponents.w,
            frame.own.bottom() - frame.opponents.y};
  frame.own = side.cut_bottom(frame.own.h);
  side.cut_bottom(gap);
  const float height = std::min(frame.px(34), side.h * 0.16f);
  lay_plates_in_column(places, state, own, side, height, gap);
  side.cut_top((height + gap) * static_cast<float>(other_seats(state)));
  frame.panel = side;
  Rect board = frame.board;
  Rect left = board.cut_left(std::max(frame.px(84), (board.w - board.h) * 0.6f));
  board.cut_left(gap);
  places.piles = left.cut_top(left.h * 0.46f);
  left.cut_top(gap);
  places.actions = left;
  return board;
}

// One above the other; piles and buttons above and below the sea or on both sides of it, whichever
// leaves more of the sea.
Rect lay_out_stacked(Places& places, const State& state, Seat own) {
  Frame& frame = places.frame;
  const float gap = frame.px(4);
  Rect board = frame.board;
  const float strip = std::clamp(board.h * 0.09f, frame.px(30), frame.px(52));
  const float buttons = std::clamp(board.h * 0.10f, frame.px(34), frame.px(60));
  // What is asked takes long sentences; a board that is higher than wide has room to spare.
  const float spare = board.h - strip - buttons - 2 * gap - board.w;
  const float more = board.cut_bottom(std::clamp(spare, 0.f, frame.px(18))).h;
  for (Rect* plate : {&frame.panel, &frame.own}) plate->y -= more, plate->h += more;
  // Where there is hardly any room the plates go into a column, and cards give way to words.
  const bool squeezed = board.h < frame.px(180);
  const float column =
      squeezed ? frame.px(62) : std::min((board.w - board.h) / 2 - gap, frame.px(170));
  if (squeezed) {
    const float taken = frame.hand.cut_top(frame.px(14)).h;
    frame.own.h += taken;
    frame.panel.h += taken;
  }
  const Rect higher{board.x, frame.opponents.y, board.w, board.bottom() - frame.opponents.y};
  const float upright = std::min(board.w, board.h - strip - buttons - 2 * gap);
  // A column that is too narrow for words is none.
  const float across = !squeezed && column < frame.px(110)
                           ? 0
                           : std::min(squeezed ? higher.h : board.h, board.w - 2 * (column + gap));
  if (!squeezed || across < upright) lay_plates_in_row(places, state, own, frame.opponents, gap);
  if (across >= upright) {
    if (squeezed) board = higher;
    Rect left = board.cut_left(column);
    board.cut_left(gap);
    places.actions = board.cut_right(column);
    board.cut_right(gap);
    if (squeezed) {
      const float plate = std::min(frame.opponents.h, left.h * 0.17f);
      lay_plates_in_column(places, state, own, left, plate, gap);
      left.cut_top((plate + gap) * static_cast<float>(other_seats(state)));
    }
    places.piles = left;
  } else {
    places.piles = board.cut_top(strip);
    board.cut_top(gap);
    places.actions = board.cut_bottom(buttons);
    places.actions_in_a_row = true;
    board.cut_bottom(gap);
  }
  return board;
}

void lay_sea(Places& places, const Rect& board) {
  const Rect square = fit(board, 1);
  places.side = std::floor(square.w / sea_in_cards);
  const float length = places.side * side_length;
  places.sea = snapped(around(square.centre(), length, length));
  const float broad = places.side * 0.14f;
  places.named = broad >= places.frame.px(12);
  places.rim = places.named ? std::round(broad) : std::max(2.f, places.side * 0.035f);
  const float gap = std::max(1.f, std::round(places.side * 0.012f));
  for (int at = 0; at < cell_count; ++at) {
    const auto [column, row] = places.turn.spot(at);
    const Rect whole{places.sea.x + places.side * static_cast<float>(column),
                     places.sea.y + places.side * static_cast<float>(row), places.side,
                     places.side};
    places.tiles[static_cast<std::size_t>(at)] = {whole.x, whole.y, whole.w - gap, whole.h - gap};
  }
}

// The strip outside a card at an edge of the screen.
Rect beyond(const Rect& tile, Edge edge, float depth) {
  switch (edge) {
    case Edge::north:
      return {tile.x, tile.y - depth, tile.w, depth};
    case Edge::south:
      return {tile.x, tile.bottom(), tile.w, depth};
    case Edge::west:
      return {tile.x - depth, tile.y, depth, tile.h};
    case Edge::east:
    case Edge::none:
      break;
  }
  return {tile.right(), tile.y, depth, tile.h};
}

Rect outside(const Places& places, const Rect& tile, Edge edge) {
  const float depth = places.side * lair_depth;
  return beyond(tile, edge, depth).inset(places.side * 0.02f);
}

void lay_lairs(Places& places) {
  for (const Edge edge : all_edges)
    for (std::uint8_t slot = 0; slot < side_length; ++slot)
      places.lairs[index(edge)][slot] =
          outside(places, places.tile(front_cell({edge, slot})), places.turn.edge(edge));
}

// A square so far from the middle of a card, in the direction of an edge.
Rect beside_middle(const Rect& tile, Edge edge, float off, float size) {
  const Point middle = tile.centre(), step = towards(edge);
  return around({middle.x + step.x * off, middle.y + step.y * off}, size, size);
}

// Quarters that bring this edge to the lower side of the screen.
int quarters_for(Edge edge) {
  return edge == Edge::none ? 0 : static_cast<int>((index(Edge::south) + 4 - index(edge)) % 4);
}

}  // namespace

Turned::Spot Turned::spot(int at) const {
  int column = column_of(at), row = row_of(at);
  for (int i = 0; i < quarters; ++i) {
    const int old = column;
    column = side_length - 1 - row;
    row = old;
  }
  return {column, row};
}

Places find_places(const Rect& canvas, float unit, const State& state, Seat own,
                   bool from_own_edge) {
  Places places;
  places.frame = lay_out(canvas, unit);
  if (from_own_edge) places.turn.quarters = quarters_for(state.player(own).lair.edge);
  const Rect board = places.frame.shape == Frame::Shape::wide ? lay_out_wide(places, state, own)
                     : places.frame.shape == Frame::Shape::low
                         ? lay_out_low(places, state, own)
                         : lay_out_stacked(places, state, own);
  places.plates[static_cast<std::size_t>(own)] = places.frame.own;
  places.frame.board = board;
  lay_sea(places, board);
  lay_lairs(places);
  const Rect& whole = places.frame.canvas;
  places.sheet = around(board.centre(), std::min(whole.w * 0.94f, unit * 420),
                        std::min(whole.h * 0.72f, unit * 330));
  places.sheet.x = std::clamp(places.sheet.x, whole.w * 0.02f, whole.w * 0.98f - places.sheet.w);
  places.sheet.y = std::max(places.sheet.y, places.frame.title.bottom() + unit * 4);
  if (places.wide_piles) places.sheet = places.sea.scaled(0.94f);
  return places;
}

Rect rim_beside(const Places& places, const Lair& at) {
  return beyond(places.tile(front_cell(at)), places.turn.edge(at.edge), places.rim);
}

Rect tokens_beside(const Places& places, const Lair& lair) {
  const Edge edge = places.turn.edge(lair.edge);
  const Rect at = beyond(rim_beside(places, lair), edge, places.side * lair_depth - places.rim)
                      .inset(places.side * 0.02f);
  const float length = places.side * 1.8f, gap = places.side * 0.05f;
  if (edge == Edge::north || edge == Edge::south) {
    const bool right = at.centre().x < places.sea.centre().x;
    return {right ? at.right() + gap : at.x - gap - length, at.y, length, at.h};
  }
  const bool below = at.centre().y < places.sea.centre().y;
  return {at.x, below ? at.bottom() + gap : at.y - gap - length, at.w, length};
}

Rect ship_on(const Rect& card, int at, int count) {
  const float whole = std::min(card.w, card.h);
  // Off the middle, where the card has its object.
  if (count == 1)
    return around({card.x + card.w * 0.69f, card.y + card.h * 0.70f}, whole * 0.52f, whole * 0.52f);
  constexpr std::array<Point, 4> corners = {
      {{0.27f, 0.70f}, {0.73f, 0.70f}, {0.27f, 0.28f}, {0.73f, 0.28f}}};
  const Point corner = corners[static_cast<std::size_t>(at) % corners.size()];
  return around({card.x + card.w * corner.x, card.y + card.h * corner.y}, whole * 0.44f,
                whole * 0.44f);
}

Rect hand_card(const Places& places, int at, int count) {
  constexpr float aspect = 0.70f;
  const Rect& hand = places.frame.hand;
  const float gap = places.frame.px(places.frame.shape == Frame::Shape::wide ? 10 : 4);
  const float n = static_cast<float>(std::max(count, 1));
  const float w = std::min(hand.h * aspect, (hand.w - gap * (n - 1)) / n), h = w / aspect;
  const float left = hand.centre().x - (n * w + (n - 1) * gap) / 2;
  return {left + static_cast<float>(at) * (w + gap), hand.centre().y - h / 2, w, h};
}

Rect action_button(const Places& places, int at, int count) {
  const float gap = places.frame.px(6);
  const Rect& area = places.actions;
  if (places.actions_in_a_row) return cell(area, std::max(count, 2), 1, at, 0, gap);
  // From the bottom up: what ends the turn keeps its place.
  const float most = places.frame.px(places.frame.shape == Frame::Shape::wide ? 54 : 44);
  const float n = static_cast<float>(std::max(count, 1));
  const float height = std::min(most, (area.h - gap * (n - 1)) / n);
  const float from_bottom = static_cast<float>(count - 1 - at);
  return {area.x, area.bottom() - height - from_bottom * (height + gap), area.w, height};
}

Rect turn_button(const Places& places, int at) {
  const float gap = places.frame.px(6);
  if (places.actions_in_a_row) return cell(places.actions, 4, 1, at, 0, gap);
  Rect area = places.actions;
  area = area.cut_bottom(std::min(area.h, area.w));
  return cell(area, 2, 2, at % 2, at / 2, gap);
}

Rect choice_card(const Places& places, int at, int count) {
  const Rect area = places.sea.scaled(1.04f);
  const int columns = count == 4 ? 2 : 1, rows = (count + columns - 1) / columns;
  return cell(area, columns, rows, at % columns, at / columns, places.side * 0.08f);
}

Point towards(Edge edge) {
  switch (edge) {
    case Edge::north:
      return {0, -1};
    case Edge::south:
      return {0, 1};
    case Edge::west:
      return {-1, 0};
    case Edge::east:
    case Edge::none:
      break;
  }
  return {1, 0};
}

Rect rim_arrow(const Rect& tile, Edge edge) {
  return beside_middle(tile, edge, tile.w * 0.62f, tile.w * 0.80f);
}

// On the rim of the sea, so that the ships and tokens outside stay in sight; never too small for a
// finger.
Rect line_end(const Places& places, const State& state, int line, End end) {
  const Edge own = state.player(state.active).lair.edge;
  const Rect& tile = places.tile(state.line_cell(line, end == End::near ? 0 : side_length - 1));
  const Edge edge = places.turn.edge(end == End::near ? own : opposite(own));
  const float size = std::max(tile.w * 0.64f, places.frame.px(24));
  return beside_middle(tile, edge, tile.w * 0.50f, size);
}

Rect swing_arrow(const Rect& tile, Direction direction) {
  const float off = tile.w * 0.52f;
  return around({tile.centre().x + (direction == Direction::cw ? off : -off), tile.centre().y},
                tile.w * 0.9f, tile.w * 0.9f);
}

}  // namespace flotilla::yoho
