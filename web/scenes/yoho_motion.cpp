// yoho_motion.cpp: what moves at the table of Yoho!, for each event. Everything follows from the
// event and how far it is; nothing is remembered between two frames.
#include "web/motion.hpp"

#include <cmath>

#include "core/engine/phrases.hpp"
#include "web/scenes/yoho_scene.hpp"

namespace flotilla::yoho {
namespace {

const Rect& plate_of(const Canvas& canvas, Seat seat) {
  return canvas.places.plates[static_cast<std::size_t>(seat)];
}

// Where a seat keeps its tokens.
Rect treasury(const Canvas& canvas, Seat seat) {
  const Lair& lair = canvas.player(seat).lair;
  const Rect area =
      lair.edge == Edge::none ? plate_of(canvas, seat) : tokens_beside(canvas.places, lair);
  const float size = canvas.places.side * 0.3f;
  return around(area.centre(), size, size);
}

// A ship as it lies alone on a card, or in its lair.
Rect ship_place(const Canvas& canvas, Seat seat, int ship) {
  const Player& player = canvas.player(seat);
  if (ship != home) return ship_on(canvas.places.tile(ship), 0, 1);
  const Rect& lair = canvas.places.lair(player.lair);
  const float size = std::min(lair.w, lair.h) * 0.86f;
  return around(lair.centre(), size, size);
}

void draw_ship_between(const Canvas& canvas, Seat seat, const Rect& from, const Rect& to, float t) {
  draw_ship(canvas.painter, mix(from, to, t), canvas.captain(seat), canvas.unit());
}

void draw_rides(const Canvas& canvas, const Rides& rides) {
  const float t = eased(canvas.progress());
  for (const Ride& ride : rides)
    draw_ship_between(canvas, ride.seat, ship_place(canvas, ride.seat, ride.from),
                      ship_place(canvas, ride.seat, ride.to), t);
}

bool is_riding(const Rides& rides, Seat seat) {
  for (const Ride& ride : rides)
    if (ride.seat == seat) return true;
  return false;
}

void draw_tile_between(const Canvas& canvas, const Tile& tile, const Rect& from, const Rect& to,
                       float t) {
  stretched(canvas.painter, from, mix(from, to, t), 0, 1,
            [&](const Rect& area) { draw_tile_of(canvas, area, tile); });
}

// Fire and smoke on a card.
void draw_boom(const Canvas& canvas, const Rect& at, float t) {
  const float size = at.w * (0.5f + 0.9f * eased(t));
  const Rect burst = around(at.centre(), size, size);
  {
    const Changed changed(canvas.painter, {.opacity = 1 - part(t, 0.45f, 1)});
    canvas.painter.icon(icon::explosion, burst.scaled(0.9f), rgb(0xFF6B3D));
    canvas.painter.icon(icon::explosion, burst.scaled(0.55f), rgb(0xFFE08A));
  }
  draw_puff(canvas.painter, at.centre(), at.w * 1.1f, part(t, 0.2f, 1));
}

void fly_token(const Canvas& canvas, Token token, const Rect& from, const Rect& to) {
  draw_token(canvas.painter, in_flight(from, to, canvas.progress()), token, true, canvas.unit());
}

// A token that is lost: it breaks away and fades.
void drop_token(const Canvas& canvas, Token token, const Rect& from) {
  const float t = canvas.progress();
  const Changed changed(canvas.painter, {.around = from.centre(),
                                         .turn = 50 * t,
                                         .stretch_x = 1 + 0.8f * t,
                                         .stretch_y = 1 + 0.8f * t,
                                         .move = {0, -from.h * 1.2f * eased(t)},
                                         .opacity = 1 - t * t});
  draw_token(canvas.painter, from.scaled(1.4f), token, true, canvas.unit());
}

// The object of a card rises from it and goes to whoever took it.
void show_taking(const Canvas& canvas, const ItemTaken& e) {
  const Rect from = canvas.places.tile(e.cell).scaled(0.46f);
  const Rect to = around(plate_of(canvas, e.seat).centre(), from.w * 0.7f, from.w * 0.7f);
  const float t = canvas.progress();
  const Rect now = e.object == Object::island ? from.scaled(1 + 0.3f * std::sin(pi * t))
                                              : in_flight(from, to, t);
  draw_object(canvas.painter, now, e.object);
}

void show_played_card(const Canvas& canvas, const CardPlayed& e) {
  const Seat own = canvas.around.home;
  Rect from = around(plate_of(canvas, e.seat).centre(), canvas.places.side * 0.6f,
                     canvas.places.side * 0.6f / hand_card_aspect);
  if (e.seat == own) {
    const std::vector<Card> hand = hand_of(canvas.state(), own);
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (hand[i] == e.card)
        from = hand_card(canvas.places, static_cast<int>(i), static_cast<int>(hand.size()));
  }
  // It is held up over the sea for a moment, for all to read.
  const float size = std::min(canvas.places.side * 1.3f, canvas.places.frame.px(150));
  const Rect held = around(canvas.places.sea.centre(), size, size / hand_card_aspect);
  const float t = canvas.progress();
  const Rect now = t < 0.4f    ? in_flight(from, held, t / 0.4f)
                   : t < 0.72f ? held
                               : in_flight(held, played_place(canvas.places), part(t, 0.72f, 1));
  const HandCard look{e.card, canvas.around.say(named_key("yoho.card.", card_names[e.card]))};
  stretched(canvas.painter, held, now, 0, 1, [&](const Rect& area) {
    draw_hand_card(canvas.painter, canvas.places.frame, area, look);
  });
}

// From card to card along the open water.
void show_sailing(const Canvas& canvas, const ShipSailed& e) {
  const auto legs = static_cast<float>(e.path.size() - 1);
  const float at = std::min(canvas.progress() * legs, legs - 0.001f);
  const auto leg = static_cast<std::size_t>(at);
  const Rect from = ship_place(canvas, e.seat, e.path[leg]);
  const Rect to = ship_place(canvas, e.seat, e.path[leg + 1]);
  draw_ship_between(canvas, e.seat, from, to, at - static_cast<float>(leg));
}

// The card turns, what lies on it stays upright.
void show_turning(const Canvas& canvas, const CardTurned& e) {
  const Rect& area = canvas.places.tile(e.cell);
  const Tile& tile = canvas.state().tile(e.cell);
  const float quarter = e.direction == Direction::cw ? 90.f : -90.f;
  const float t = eased(canvas.progress()), size = 1 - 0.12f * std::sin(pi * t);
  {
    const Changed changed(
        canvas.painter,
        {.around = area.centre(), .turn = quarter * t, .stretch_x = size, .stretch_y = size});
    draw_tile_sea(canvas.painter, area, tile.face, canvas.places.turn.rot(tile.rot), canvas.unit());
  }
  if (tile.object() != Object::plain)
    draw_object(canvas.painter, object_place(area, tile.face), tile.object());
}

// Turned over like a page, about the axis as it lies on the screen.
void show_flipping(const Canvas& canvas, const CardFlipped& e) {
  const Rect& area = canvas.places.tile(e.cell);
  const float t = eased(part(canvas.progress(), 0, 0.7f));
  const float width = std::max(0.03f, std::abs(std::cos(pi * t)));
  const bool upright = canvas.places.turn.axis(e.axis) == Axis::vertical;
  const Changed changed(canvas.painter, {.around = area.centre(),
                                         .stretch_x = upright ? width : 1.04f,
                                         .stretch_y = upright ? 1.04f : width});
  if (t < 0.5f) return draw_tile_of(canvas, area, canvas.state().tile(e.cell));
  draw_tile(canvas.painter, area, e.face, canvas.places.turn.rot(e.rot), canvas.unit());
  if (object_of(e.face) == Object::gold)
    glow(canvas.painter, area.scaled(0.5f), area.w * 0.25f, area.w * 0.4f,
         faded(rgb(0xFFD86B), std::sin(pi * canvas.progress())));
}

void show_removal(const Canvas& canvas, const CardRemoved& e) {
  const Rect& area = canvas.places.tile(e.cell);
  const float t = canvas.progress();
  {
    const Changed changed(canvas.painter, {.around = area.centre(),
                                           .turn = 8 * t,
                                           .stretch_x = 1 + 0.15f * t,
                                           .stretch_y = 1 + 0.15f * t,
                                           .move = {0, -area.h * 0.35f * eased(t)},
                                           .opacity = 1 - t});
    draw_tile_of(canvas, area, canvas.state().tile(e.cell));
  }
  if (e.reason == Reason::trap || e.reason == Reason::barrel)
    draw_puff(canvas.painter, area.centre(), area.w, t);
}

// The card beyond the end of a line, in the direction in which the line moves.
Rect step_beyond(const Canvas& canvas, int cell, int before) {
  const Rect& at = canvas.places.tile(cell);
  const Rect& other = canvas.places.tile(before);
  return at.moved(at.x - other.x, at.y - other.y);
}

void show_push(const Canvas& canvas, const ColumnPushed& e) {
  const State& state = canvas.state();
  const float t = eased(canvas.progress());
  const auto cell_at = [&](int steps) {
    return state.line_cell(e.line, e.from == End::near ? steps : side_length - 1 - steps);
  };
  const int last = cell_at(side_length - 1);
  {
    const Changed fading(canvas.painter, {.opacity = 1 - t});
    draw_tile_between(canvas, state.tile(last), canvas.places.tile(last),
                      step_beyond(canvas, last, cell_at(side_length - 2)), t);
  }
  for (int at = side_length - 1; at > 0; --at)
    draw_tile_between(canvas, state.tile(cell_at(at - 1)), canvas.places.tile(cell_at(at - 1)),
                      canvas.places.tile(cell_at(at)), t);
  const Tile fresh{hidden_card, e.face, Side::compass, e.rot, false};
  const Rect outside = step_beyond(canvas, cell_at(0), cell_at(1));
  draw_tile_between(canvas, fresh, outside, canvas.places.tile(cell_at(0)), t);
}

void show_closing_up(const Canvas& canvas, const ColumnSlid& e) {
  const float t = eased(canvas.progress());
  for (const Shift& shift : e.cards)
    draw_tile_between(canvas, canvas.state().tile(shift.from), canvas.places.tile(shift.from),
                      canvas.places.tile(shift.to), t);
}

void show_swap(const Canvas& canvas, const CardsSwapped& e) {
  const float t = eased(canvas.progress());
  for (const auto& [from, to] : {std::pair{e.a, e.b}, std::pair{e.b, e.a}})
    draw_tile_between(canvas, canvas.state().tile(from), canvas.places.tile(from),
                      canvas.places.tile(to), t);
}

void show_placing(const Canvas& canvas, const CardPlaced& e) {
  const Rect& to = canvas.places.tile(e.cell);
  const Rect from = sea_pile_place(canvas.places);
  const Tile fresh{hidden_card, e.face, Side::compass, e.rot, false};
  stretched(canvas.painter, to, in_flight(from, to, canvas.progress()), 0, 1,
            [&](const Rect& area) { draw_tile_of(canvas, area, fresh); });
}

void show_throw(const Canvas& canvas, const BarrelThrown& e) {
  const Rect from = canvas.places.tile(e.cell).scaled(0.5f);
  const Rect to = e.chest != no_cell
                      ? canvas.places.tile(e.chest).scaled(0.5f)
                      : ship_place(canvas, e.target, hit_at(canvas.state(), e.cell, e.target));
  const float t = part(canvas.progress(), 0, 0.7f);
  if (t < 1) {
    const Rect now = mix(from, to, t).moved(0, -canvas.places.side * 0.8f * std::sin(pi * t));
    const Changed changed(canvas.painter, {.around = now.centre(), .turn = 300 * t});
    draw_object(canvas.painter, now, Object::barrel);
  } else {
    draw_boom(canvas, to, part(canvas.progress(), 0.7f, 1));
  }
}

void show_shot(const Canvas& canvas, const CannonballFired& e) {
  const Rect from = ship_place(canvas, e.seat, canvas.player(e.seat).ship);
  const Rect to = e.chest != no_cell ? canvas.places.tile(e.chest).scaled(0.4f)
                                     : ship_place(canvas, e.target, canvas.player(e.target).ship);
  const float t = canvas.progress();
  const Rect ball = around(mix(from.centre(), to.centre(), eased(t)), from.w * 0.3f, from.w * 0.3f);
  draw_puff(canvas.painter, from.centre(), from.w, t);
  draw_token(canvas.painter,
             ball.moved(0, -canvas.places.side * 0.5f * std::sin(pi * part(t, 0, 0.7f))),
             Token::cannonball, true, canvas.unit());
  if (t > 0.6f) draw_boom(canvas, to, part(t, 0.6f, 1));
}

void show_way_home(const Canvas& canvas, const ShipSentHome& e) {
  const Rect from = ship_place(canvas, e.seat, e.from), to = ship_place(canvas, e.seat, home);
  const Rect now = in_flight(from, to, canvas.progress());
  const Changed changed(
      canvas.painter, {.around = now.centre(), .turn = 25 * std::sin(4 * pi * canvas.progress())});
  draw_ship(canvas.painter, now, canvas.captain(e.seat), canvas.unit());
}

void show_drawn_map(const Canvas& canvas, const MapDrawn& e) {
  const Rect from = map_pile_place(canvas.places);
  const bool own = e.seat == canvas.around.home;
  const auto count = static_cast<int>(hand_of(canvas.state(), e.seat).size());
  const Rect to = own ? hand_card(canvas.places, count, count + 1)
                      : around(plate_of(canvas, e.seat).centre(), from.w, from.h);
  HandCard look{e.card, ""};
  if (e.card != Card::hidden)
    look.name = canvas.around.say(named_key("yoho.card.", card_names[e.card]));
  const Rect base = own ? to : from;
  stretched(
      canvas.painter, base, in_flight(from, to, canvas.progress()), 0, 1,
      [&](const Rect& area) { draw_hand_card(canvas.painter, canvas.places.frame, area, look); });
}

void show_picked(const Canvas& canvas, const Rect& area) {
  const float lit = std::sin(pi * canvas.progress());
  glow(canvas.painter, area, 8 * canvas.unit(), 16 * canvas.unit(), faded(theme::parchment, lit));
  stroke(canvas.painter, area, 6 * canvas.unit(), 3 * canvas.unit(), theme::parchment);
}

void show_turn(const Canvas& canvas, const TurnStarted& e) {
  const Rect& plate = plate_of(canvas, e.seat);
  const theme::SeatMark& mark = theme::mark_of(mark_of_captain(canvas.captain(e.seat)));
  glow(canvas.painter, plate, 10 * canvas.unit(), 20 * canvas.unit(),
       faded(mark.light, std::sin(pi * canvas.progress())));
}

void show_end(const Canvas& canvas, const MatchOver& e) {
  const Seat winner = e.winners.size() == 1 ? e.winners[0] : nobody;
  draw_ribbon(canvas.painter, canvas.places.frame, canvas.progress(),
              canvas.around.say(Yoho::sentence(e)), "",
              winner == nobody ? nobody : mark_of_captain(canvas.captain(winner)));
}

}  // namespace

bool is_tile_moving(const Canvas& canvas, int cell) {
  if (const auto* e = canvas.event<CardTurned>()) return e->cell == cell;
  if (const auto* e = canvas.event<CardFlipped>()) return e->cell == cell;
  if (const auto* e = canvas.event<CardRemoved>()) return e->cell == cell;
  if (const auto* e = canvas.event<CardsSwapped>()) return e->a == cell || e->b == cell;
  if (const auto* e = canvas.event<ColumnPushed>())
    for (int at = 0; at < side_length; ++at)
      if (canvas.state().line_cell(e->line, at) == cell) return true;
  if (const auto* e = canvas.event<ColumnSlid>())
    for (const Shift& shift : e->cards)
      if (shift.from == cell) return true;
  return false;
}

bool is_ship_moving(const Canvas& canvas, Seat seat) {
  if (const auto* e = canvas.event<ShipSailed>()) return e->seat == seat;
  if (const auto* e = canvas.event<ShipSentHome>()) return e->seat == seat;
  if (const auto* e = canvas.event<CardsSwapped>()) return is_riding(e->ships, seat);
  if (const auto* e = canvas.event<ColumnPushed>()) return is_riding(e->ships, seat);
  if (const auto* e = canvas.event<ColumnSlid>()) return is_riding(e->ships, seat);
  return false;
}

Point tremble(const Canvas& canvas, int cell) {
  const float side = canvas.places.side;
  if (const auto* e = canvas.event<CardFlipped>(); e && e->cell == cell)
    return {0, -0.16f * side * std::sin(pi * part(canvas.progress(), 0, 0.7f))};
  if (const auto* e = canvas.event<TrapSprung>(); e && e->cell == cell)
    return {0.04f * side * (1 - canvas.progress()) * std::sin(40 * canvas.progress()), 0};
  return {};
}

void draw_moving_tiles(const Canvas& canvas) {
  if (!canvas.picture.event) return;
  std::visit(overloaded{
                 [&](const CardTurned& e) { show_turning(canvas, e); },
                 [&](const CardsSwapped& e) { show_swap(canvas, e); },
                 [&](const CardFlipped& e) { show_flipping(canvas, e); },
                 [&](const CardRemoved& e) { show_removal(canvas, e); },
                 [&](const ColumnPushed& e) { show_push(canvas, e); },
                 [&](const ColumnSlid& e) { show_closing_up(canvas, e); },
                 [&](const CardPlaced& e) { show_placing(canvas, e); },
                 [](const auto&) {},
             },
             *canvas.picture.event);
}

void draw_motion(const Canvas& canvas) {
  if (!canvas.picture.event) return;
  const auto own = [&](Seat seat) { return treasury(canvas, seat); };
  const auto ship = [&](Seat seat) {
    return ship_place(canvas, seat, canvas.player(seat).ship).scaled(0.6f);
  };
  std::visit(
      overloaded{
          [&](const TurnStarted& e) { show_turn(canvas, e); },
          [&](const CardPlayed& e) { show_played_card(canvas, e); },
          [&](const CardPicked& e) { show_picked(canvas, canvas.places.tile(e.cell)); },
          [&](const LinePicked& e) {
            show_picked(canvas, line_end(canvas.places, canvas.state(), e.line, e.from));
          },
          [&](const LairPlaced& e) { show_picked(canvas, canvas.places.lair(e.lair)); },
          [&](const ShipSailed& e) { show_sailing(canvas, e); },
          [&](const CardsSwapped& e) { draw_rides(canvas, e.ships); },
          [&](const ColumnPushed& e) { draw_rides(canvas, e.ships); },
          [&](const ColumnSlid& e) { draw_rides(canvas, e.ships); },
          [&](const ItemTaken& e) { show_taking(canvas, e); },
          [&](const CoinGained& e) {
            fly_token(canvas, Token::coin, reserve_place(canvas.places), own(e.seat));
          },
          [&](const LifeGained& e) { fly_token(canvas, Token::life, ship(e.seat), own(e.seat)); },
          [&](const CannonballGained& e) {
            fly_token(canvas, Token::cannonball, ship(e.seat), own(e.seat));
          },
          [&](const ExtraPlay&) { show_picked(canvas, played_place(canvas.places)); },
          [&](const MapDrawn& e) { show_drawn_map(canvas, e); },
          [&](const BarrelThrown& e) { show_throw(canvas, e); },
          [&](const BarrelExploded& e) {
            draw_boom(canvas, canvas.places.tile(e.cell), canvas.progress());
          },
          [&](const TrapSprung& e) {
            draw_boom(canvas, canvas.places.tile(e.cell), canvas.progress());
          },
          [&](const CannonballFired& e) { show_shot(canvas, e); },
          [&](const LifeLost& e) { drop_token(canvas, Token::life, ship(e.seat)); },
          [&](const CoinLost& e) {
            fly_token(canvas, Token::coin, own(e.seat),
                      e.to == nobody ? reserve_place(canvas.places) : own(e.to));
          },
          [&](const ShipSentHome& e) { show_way_home(canvas, e); },
          [&](const MatchOver& e) { show_end(canvas, e); },
          [](const auto&) {},
      },
      *canvas.picture.event);
}

}  // namespace flotilla::yoho
