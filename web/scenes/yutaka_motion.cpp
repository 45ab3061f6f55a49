// yutaka_motion.cpp: what moves at the table of Yutakâ, for each event. Everything follows from the
// event and how far it is; nothing is remembered between two frames.
#include <cmath>

#include "web/motion.hpp"
#include "web/scenes/yutaka_scene.hpp"

namespace flotilla::yutaka {
namespace {

std::size_t leaving_place(const Hand& hand, Card card) {
  const std::size_t place = hand.find(card);
  return place < hand.size() ? place : hand.size() - 1;
}

void smoke(const Canvas& canvas, Point at, float size, float t) {
  // Sparks along the fuse, then a puff that grows and thins out.
  const float burning = part(t, 0, 0.55f);
  for (int i = 0; i < 9; ++i) {
    const float angle = static_cast<float>(i) * 2.4f + t * 9;
    const float far = size * (0.15f + 0.4f * std::fmod(static_cast<float>(i) * 0.37f + t * 3, 1.f));
    const Point spark = at + Point{std::cos(angle) * far, std::sin(angle) * far * 0.7f};
    if (burning < 1)
      disc(canvas.painter, spark, std::max(1.f, size * 0.035f),
           mix(rgb(0xFFE08A), rgb(0xFF7A2E), std::fmod(static_cast<float>(i) * 0.61f, 1.f)));
  }
  draw_puff(canvas.painter, at, size, part(t, 0.35f, 1));
}

void show_played(const Canvas& canvas, const CardPlayed& played) {
  const Hand& hand = canvas.state().player(played.seat).hand;
  const std::size_t place = leaving_place(hand, played.card);
  const Column& column = canvas.state().player(played.side).columns[played.island];
  const Rect to = canvas.places.islands[played.island].card(
      canvas.side(played.side), std::min(column.size(), column_size - 1));
  const bool dynamite = played.card == Card::dynamite;
  const float t = dynamite ? part(canvas.progress(), 0, 0.42f) : canvas.progress();
  Rect from;
  float lean = 0;
  const bool own = canvas.side(played.seat) == Side::lower;
  if (own) {
    const auto order = shown_order(hand, canvas.around.settings.sort_hand);
    const auto shown = std::ranges::find(order, place) - order.begin();
    const Fanned fanned =
        hand_card(canvas.places, static_cast<int>(order.size()), static_cast<int>(shown));
    from = fanned.area;
    lean = fanned.lean;
  } else {
    from = back(canvas.places, static_cast<int>(hand.size()), static_cast<int>(hand.size()) - 1);
  }
  const bool was_hidden = place >= hand.size() || hand[place] == Card::hidden;
  const Rect now = in_flight(from, to, t);
  // A card from a hidden hand turns over on the way.
  const float turn_over = was_hidden ? part(t, 0.1f, 0.5f) : 1;
  const float squeeze = was_hidden ? std::abs(std::cos(pi * turn_over)) : 1;
  const float tilt = lean * (1 - eased(t));
  if (was_hidden && turn_over < 0.5f)
    stretched(canvas.painter, from, now, tilt, squeeze,
              [&](const Rect& r) { draw_back(canvas.painter, r, played.seat, canvas.unit()); });
  else if (now.h > now.w * 1.05f && to.h < to.w && t < 0.9f) {
    const Rect held = from.w > from.h ? Rect{from.x, from.y, from.h * 0.7f, from.h} : from;
    stretched(canvas.painter, held, now, tilt, squeeze,
              [&](const Rect& r) { draw_card(canvas.painter, r, played.card, canvas.unit()); });
  } else {
    stretched(canvas.painter, to, now, tilt, squeeze,
              [&](const Rect& r) { draw_laid_card(canvas.painter, r, played.card); });
  }
  if (dynamite && canvas.progress() > 0.3f)
    smoke(canvas, to.centre(), std::max(to.w, 60 * canvas.unit()),
          part(canvas.progress(), 0.3f, 1));
}

void show_revealed(const Canvas& canvas, const TileRevealed& revealed) {
  const IslandPlaces& island = canvas.places.islands[revealed.island];
  State after = canvas.state();
  after.face_up |= tile_bit(revealed.island, revealed.slot);
  const Rect from = tile(island, canvas.state(), revealed.island, revealed.slot);
  const Rect to = tile(island, after, revealed.island, revealed.slot);
  const float t = canvas.progress();
  const float up = eased(part(t, 0, 0.25f)) * (1 - eased(part(t, 0.72f, 1)));
  const float flip = part(t, 0.2f, 0.7f);
  const Rect now = mix(from, to, eased(part(t, 0.3f, 0.9f)))
                       .scaled(1 + 0.28f * up)
                       .moved(0, -from.h * 0.14f * up);
  const bool face_up = flip >= 0.5f;
  const TileLook look{face_up ? revealed.tile : canvas.state().tile(revealed.island, revealed.slot),
                      face_up};
  const float landing = part(t, 0.8f, 1);
  if (landing > 0 && landing < 1)
    glow(canvas.painter, to.inset(-4 * canvas.unit() * landing), to.w * 0.14f, 18 * canvas.unit(),
         faded(theme::parchment, 0.7f * (1 - landing)));
  stretched(canvas.painter, to, now, 0, std::abs(std::cos(pi * flip)),
            [&](const Rect& r) { draw_tile(canvas.painter, r, look, canvas.unit()); });
}

void show_drawn(const Canvas& canvas, const CardDrawn& drawn) {
  const Side side = canvas.side(drawn.seat);
  const Hand hand = hand_making_room(canvas, drawn.seat);
  const int count = static_cast<int>(hand.size());
  Rect from = canvas.places.decks[index(side)];
  Rect to;
  float lean = 0;
  if (side == Side::lower) {
    const auto order = shown_order(hand, canvas.around.settings.sort_hand);
    const auto shown = std::ranges::find(order, hand.size() - 1) - order.begin();
    const Fanned fanned = hand_card(canvas.places, count, static_cast<int>(shown));
    to = fanned.area;
    lean = fanned.lean;
  } else {
    to = back(canvas.places, count, count - 1);
  }
  if (from.empty())
    from = around(canvas.places.plates[index(side)].centre(), to.w * 0.4f, to.h * 0.4f);
  const float t = canvas.progress();
  const Rect now = in_flight(from, to, t);
  const float flip = drawn.card == Card::hidden ? 0 : part(t, 0.3f, 0.8f);
  stretched(canvas.painter, to, now, lean * eased(t), std::abs(std::cos(pi * flip)),
            [&](const Rect& r) {
              if (flip < 0.5f)
                draw_back(canvas.painter, r, drawn.seat, canvas.unit());
              else
                draw_card(canvas.painter, r, drawn.card, canvas.unit());
            });
}

// A glint runs over the tiles that can be turned.
void show_due(const Canvas& canvas) {
  for (std::size_t i = 0; i < island_count; ++i)
    for (std::size_t slot = 0; slot < canvas.state().options.layout.slots(i); ++slot) {
      if (!canvas.state().is_accessible(i, slot)) continue;
      const float delay = static_cast<float>(i) * 0.12f;
      const float t = part(canvas.progress(), delay, delay + 0.5f);
      const Rect area = tile(canvas.places.islands[i], canvas.state(), i, slot);
      fill(canvas.painter, area, area.w * 0.13f, faded(theme::lamp, 0.55f * std::sin(pi * t)));
    }
}

void show_uncovered(const Canvas& canvas, const TileUncovered& uncovered) {
  const Rect area = tile(canvas.places.islands[uncovered.island], canvas.state(), uncovered.island,
                         uncovered.slot);
  const float beat = std::sin(pi * canvas.progress());
  stretched(canvas.painter, area, area.scaled(1 + 0.1f * beat), 0, 1, [&](const Rect& r) {
    draw_tile(canvas.painter, r, tile_look(canvas, uncovered.island, uncovered.slot),
              canvas.unit());
  });
}

// One kind on one island: the cards that count light up, the strengths are said, the tiles go.
void show_awarded(const Canvas& canvas, const TilesAwarded& award) {
  const IslandPlaces& island = canvas.places.islands[award.island];
  const float t = canvas.progress();
  const float unit = canvas.unit();
  const Colour colour = colour_of(award.kind);
  // All eyes on one island.
  for (std::size_t i = 0; i < island_count; ++i)
    if (i != award.island)
      fill(canvas.painter, canvas.places.islands[i].cell, 8 * unit, faded(theme::night, 0.45f));
  const float lit = eased(part(t, 0, 0.2f)) * (1 - eased(part(t, 0.85f, 1)));
  for (const Side side : both_sides) {
    const Seat seat = canvas.seat(side);
    const Column& column = canvas.state().player(seat).columns[award.island];
    const bool has_claim = strength(column).of_kind[index(award.kind)] > 0;
    for (std::size_t at = 0; at < column.size(); ++at) {
      const bool counts = award.kind == Kind::equipment ? has_claim && column[at].is_numbered()
                                                        : column[at].is(award.kind);
      if (!counts) continue;
      const Rect area = island.card(side, at);
      glow(canvas.painter, area.inset(-unit), area.h * 0.16f, 14 * unit,
           faded(mix(colour, theme::white, 0.6f), 0.8f * lit));
      draw_laid_card(canvas.painter, area, column[at]);
      stroke(canvas.painter, area.inset(-1.5f * unit), area.h * 0.18f, 2 * unit,
             faded(theme::white, 0.9f * lit));
    }
    // The strength, on a disc in the seat's colour between column and tiles.
    const theme::SeatMark& mark = theme::mark_of(seat);
    const bool wins = award.winner == seat;
    const float grown =
        eased(part(t, 0.12f, 0.35f)) * (wins ? 1 + 0.25f * std::sin(pi * part(t, 0.4f, 0.7f)) : 1);
    const float radius = std::max(13 * unit, island.tiles.w * 0.17f) * grown * (0.6f + 0.4f * lit);
    const Rect& row = island.scales[index(side)];
    if (grown <= 0 || lit <= 0.02f) continue;
    disc(canvas.painter, row.centre(), radius, faded(mark.colour, lit));
    ring(canvas.painter, row.centre(), radius, 2 * unit,
         faded(wins ? theme::white : theme::parchment, lit));
    if (award.kind == Kind::equipment && !has_claim) {
      canvas.painter.icon(icon::padlock, around(row.centre(), radius * 1.1f, radius * 1.1f),
                          faded(theme::white, lit));
    } else {
      const Font font{Face::title, std::round(std::max(13 * unit, island.tiles.w * 0.17f) * 1.3f)};
      write(canvas.painter, around(row.centre(), radius * 2, radius * 2),
            std::to_string(award.strengths[static_cast<std::size_t>(seat)]), font,
            faded(theme::white, lit), Align::centre);
    }
  }
  const float flight = part(t, 0.5f, 0.95f);
  for (const std::uint8_t slot : award.slots) {
    const Rect from = tile(island, canvas.state(), award.island, slot);
    const TileLook look{canvas.state().tile(award.island, slot), true};
    if (flight <= 0) {
      stroke(canvas.painter, from.inset(-2 * unit), from.w * 0.15f, 2.5f * unit,
             faded(theme::white, lit));
    } else if (flight < 1 && award.winner != nobody) {
      const Rect plate = canvas.places.plates[index(canvas.side(award.winner))];
      const Rect to =
          around({plate.right() - plate.h * 0.5f, plate.centre().y}, from.w * 0.4f, from.w * 0.4f);
      stretched(canvas.painter, from, in_flight(from, to, flight), 0, 1,
                [&](const Rect& r) { draw_tile(canvas.painter, r, look, unit); });
    } else if (flight < 1) {
      // Rings on the water where it sinks.
      ring(canvas.painter, from.centre(), from.w * (0.35f + 0.45f * flight),
           std::max(1.f, 2 * unit), faded(theme::foam, 0.8f * (1 - flight)));
      ring(canvas.painter, from.centre(), from.w * (0.2f + 0.35f * flight), std::max(1.f, 2 * unit),
           faded(theme::foam, 0.6f * (1 - flight)));
    }
  }
}

}  // namespace

Hand hand_making_room(const Canvas& canvas, Seat seat) {
  Hand hand = canvas.state().player(seat).hand;
  const CardDrawn* drawn = canvas.event<CardDrawn>();
  if (drawn && drawn->seat == seat && hand.size() < hand_size) hand.push_back(drawn->card);
  return hand;
}

bool on_its_way(const Canvas& canvas, Seat seat, std::size_t hand_place) {
  const CardDrawn* drawn = canvas.event<CardDrawn>();
  if (drawn && drawn->seat == seat) return hand_place == canvas.state().player(seat).hand.size();
  const CardPlayed* played = canvas.event<CardPlayed>();
  return played && played->seat == seat &&
         hand_place == leaving_place(canvas.state().player(seat).hand, played->card);
}

bool on_its_way(const Canvas& canvas, std::size_t island, std::size_t slot) {
  const TileRevealed* revealed = canvas.event<TileRevealed>();
  return revealed && revealed->island == island && revealed->slot == slot;
}

void draw_motion(const Canvas& canvas) {
  if (!canvas.picture.event) return;
  std::visit(overloaded{
                 [&](const CardPlayed& e) { show_played(canvas, e); },
                 [&](const TileRevealed& e) { show_revealed(canvas, e); },
                 [&](const TileUncovered& e) { show_uncovered(canvas, e); },
                 [&](const CardDrawn& e) { show_drawn(canvas, e); },
                 [&](const RevealDue&) { show_due(canvas); },
                 [](const TurnStarted&) {},
                 [&](const GameEnded& e) {
                   draw_ribbon(canvas.painter, canvas.places.frame, canvas.progress(),
                               canvas.around.say(Yutaka::sentence(e)), "", nobody);
                 },
                 [&](const TilesAwarded& e) { show_awarded(canvas, e); },
                 [&](const MatchResult& e) {
                   const auto home = static_cast<std::size_t>(canvas.around.home);
                   const std::string tie_break =
                       e.decided_by == DecidedBy::equipment
                           ? canvas.around.say(
                                 Text("yutaka.score.tie_break",
                                      {{"own", static_cast<int>(e.equipment_points[home])},
                                       {"other", static_cast<int>(e.equipment_points[1 - home])}}))
                           : "";
                   draw_ribbon(canvas.painter, canvas.places.frame, canvas.progress(),
                               canvas.around.say(Yutaka::sentence(e)), tie_break,
                               e.winners.size() == 1 ? e.winners[0] : nobody);
                 },
             },
             *canvas.picture.event);
}

}  // namespace flotilla::yutaka
