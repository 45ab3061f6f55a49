// totohu_motion.cpp: what moves at the table of TOTOHU, for each event. Everything follows from the
// event and how far it is; nothing is remembered between two frames.
#include "web/motion.hpp"

#include <cmath>

#include "core/engine/phrases.hpp"
#include "web/scenes/totohu_scene.hpp"

namespace flotilla::totohu {
namespace {

// A seat's ship out at sea, looking the way it lies there.
ShipLook look_out(const Canvas& canvas, Seat seat, Ship ship) {
  ShipLook look = canvas.look(seat, ship);
  look.looks_left = berth_now(canvas, seat).looks_left;
  return look;
}

bool is_open(const Canvas& canvas, Seat seat) {
  return !canvas.is_closed(seat);
}

void draw_mark_at(const Canvas& canvas, const Rect& at, Mark mark, float opacity = 1) {
  const Changed changed(canvas.painter, {.opacity = opacity});
  draw_mark(canvas.painter, at, mark);
}

// Grows to its size, a little past it, and back.
float popped(float t) {
  return eased(t) * (1 + 0.25f * std::sin(pi * t));
}

// ---- TO – TO – HU ----

void draw_call(const Canvas& canvas, float t) {
  const Frame& frame = canvas.places.frame;
  const Rect& sea = frame.board;
  const Font font = frame.letters(std::round(std::min(sea.h * 0.32f, sea.w * 0.18f)));
  // Above the bottles of two, between those of three.
  const float y = canvas.fleets() == 2 ? sea.y + sea.h * 0.20f : sea.y + sea.h * 0.48f;
  const float beat = 0.19f;
  for (int i = 0; i < 3; ++i) {
    const float begins = beat * static_cast<float>(i);
    const float age = part(t, begins, begins + beat);
    if (age <= 0) continue;
    const std::string word = canvas.around.say(i < 2 ? "totohu.scene.to" : "totohu.scene.hu");
    const float size = 0.5f + 0.5f * eased(age * 2) + (i == 2 ? 0.25f * std::sin(pi * age) : 0);
    const float gone = eased(part(t, 0.62f, 0.76f));
    const Rect box = around({sea.x + sea.w * (0.22f + 0.28f * static_cast<float>(i)), y},
                            sea.w * 0.34f, font.px * 1.3f);
    const Changed changed(canvas.painter, {.around = box.centre(),
                                           .stretch_x = size,
                                           .stretch_y = size,
                                           .opacity = eased(age * 3) * (1 - gone)});
    write(canvas.painter, box.moved(2 * canvas.unit(), 3 * canvas.unit()), word, font,
          faded(theme::black, 0.6f), Align::centre);
    write(canvas.painter, box, word, font, i == 2 ? theme::parchment : theme::sand, Align::centre);
  }
  const float shown = eased(part(t, 0, 0.1f)) * (1 - eased(part(t, 0.6f, 0.72f)));
  const std::string counts =
      canvas.around.say(Text("totohu.scene.counts", {seat_arg("seat", canvas.state().counter)}));
  const Font small = fitting(canvas.painter.fonts(), counts, frame.text(frame.body * 1.3f),
                             frame.small, sea.w * 0.9f);
  Rect line_box{sea.x, y + font.px * 0.62f, sea.w, small.px * 1.5f};
  line_box.y = std::min(line_box.y, sea.bottom() - line_box.h);
  write(canvas.painter, line_box, counts, small, faded(theme::foam, shown), Align::centre);
}

void show_revealed(const Canvas& canvas, const Revealed& revealed) {
  const float t = canvas.progress();
  const float flip = part(t, 0.42f, 0.56f), sails = part(t, 0.58f, 0.98f);
  for (std::size_t i = 0; i < revealed.ships.size(); ++i) {
    const Ship ship = revealed.ships[i];
    const Seat seat = static_cast<Seat>(i);
    if (ship == Ship::none) continue;
    const Berth berth = berth_now(canvas, seat);
    if (sails < 1 && !canvas.state().is_dice_fleet(seat)) {
      const Rect bottle = around(berth.area.centre(), berth.area.w * 0.62f, berth.area.h * 0.42f);
      const Ship seen = flip >= 0.5f ? ship : canvas.state().fleet(seat).commit;
      const Changed fading(canvas.painter, {.opacity = 1 - eased(sails * 1.6f)});
      stretched(canvas.painter, bottle, bottle, 0, std::abs(std::cos(pi * flip)),
                [&](const Rect& r) { draw_bottle(canvas.painter, r, seat, seen, canvas.unit()); });
    }
    if (sails <= 0) continue;
    ShipLook look = canvas.look(seat, ship);
    look.looks_left = berth.looks_left;
    const Rect from = canvas.fleet_places(seat).ships[index(ship)];
    stretched(canvas.painter, berth.area, mix(from, berth.area, eased(sails)),
              3 * std::sin(pi * 3 * sails) * (1 - sails), 1,
              [&](const Rect& r) { draw_ship(canvas.painter, r, look, canvas.unit()); });
  }
  draw_call(canvas, t);
}

// ---- The die ----

void show_die(const Canvas& canvas, const DieRolled& roll) {
  const float t = canvas.progress(), unit = canvas.unit();
  const float tumbling = part(t, 0, 0.5f);
  const Rect berth = berth_now(canvas, 1).area;
  const Rect rest = berth.scaled(0.42f);
  const Point from{canvas.places.sea.right() - rest.w * 0.5f, canvas.places.sea.y + rest.h * 0.5f};
  const float bounce = std::abs(std::sin(pi * 2.5f * tumbling)) * (1 - tumbling) * rest.h * 0.5f;
  const Point at = mix(from, rest.centre(), eased(tumbling)) - Point{0, bounce};
  const auto turn = static_cast<std::size_t>(tumbling * 9);
  const Ship face = tumbling < 1 ? all_ships[(turn * 5 + roll.face) % ship_count] : roll.symbol;
  stretched(canvas.painter, rest, around(at, rest.w, rest.h), 540 * (1 - eased(tumbling)), 1,
            [&](const Rect& r) { draw_die(canvas.painter, r, face, unit); });
  const float told = part(t, 0.55f, 0.7f);
  if (told <= 0) return;
  const Rect cube = fit(rest, 1);
  if (roll.ship == Ship::none) {
    // That ship has gone: crossed out, and once more.
    for (const float way : {-1.f, 1.f}) {
      const Point arm{cube.w * 0.6f * told, cube.h * 0.6f * told * way};
      line(canvas.painter, cube.centre() - arm, cube.centre() + arm, 6 * unit, hit_red);
    }
  } else if (roll.ship != roll.symbol) {
    const Rect stands = cube.moved(0, cube.h * 1.1f).scaled(0.8f);
    const Changed changed(canvas.painter, {.opacity = told});
    draw_sign(canvas.painter, stands.inset(0, stands.h * 0.2f), roll.ship, theme::parchment, 0);
  }
}

// ---- An encounter ----

struct Change {
  Mark mark;
  int count = 1;
  bool lost = false;
};

// What an encounter does to one of the two.
std::vector<Change> changes_to(Ship ship, Ship other, EncounterOutcome outcome) {
  std::vector<Change> changes;
  if (outcome == EncounterOutcome::loot) {
    changes.push_back({Mark::barrel, 1, kind_of(ship) == Kind::merchant});
    return changes;
  }
  const Effect& effect = effect_on(ship, other);
  if (effect.hits > 0) changes.push_back({Mark::hit});
  if (effect.anchors > 0) changes.push_back({Mark::anchor});
  if (effect.cannons > 0) changes.push_back({Mark::cannon});
  if (effect.barrels > 0) changes.push_back({Mark::barrel, effect.barrels});
  return changes;
}

void draw_changes(const Canvas& canvas, const Rect& berth, const std::vector<Change>& changes,
                  float t) {
  const float unit = canvas.unit();
  const float side = std::clamp(berth.h * 0.26f, 26 * unit, 64 * unit);
  float count = 0;
  for (const Change& change : changes) count += static_cast<float>(change.count);
  float x = berth.centre().x - side * 1.15f * (count - 1) / 2;
  for (const Change& change : changes)
    for (int i = 0; i < change.count; ++i, x += side * 1.15f) {
      const Point at{x, berth.bottom() - side * 0.35f};
      const Rect disc_area = around(at, side * t, side * t);
      if (disc_area.empty()) continue;
      disc(canvas.painter, at, disc_area.w * 0.62f, faded(theme::night, 0.85f));
      draw_mark(canvas.painter, disc_area, change.mark);
      // A cross stroke for what is taken away; a gain needs no sign.
      if (change.lost)
        line(canvas.painter, at + Point{-side * 0.5f * t, side * 0.5f * t},
             at + Point{side * 0.5f * t, -side * 0.5f * t}, 4 * unit, hit_red);
    }
}

void draw_outcome(const Canvas& canvas, EncounterOutcome outcome, float shown) {
  const Frame& frame = canvas.places.frame;
  const Rect& sea = canvas.places.sea;
  const std::string word =
      canvas.around.say(named_key("totohu.outcome.", encounter_outcome_names[outcome]));
  const Font font = fitting(canvas.painter.fonts(), word, frame.letters(frame.heading * 1.4f),
                            frame.small, sea.w * 0.8f);
  const float w = canvas.painter.fonts().width(font, word) + 36 * canvas.unit();
  const float h = font.px * 1.5f;
  const Rect ribbon = snapped(around({sea.centre().x, sea.y + h * 0.6f}, w, h));
  const Changed changed(canvas.painter, {.around = ribbon.centre(),
                                         .stretch_x = std::max(0.05f, shown),
                                         .opacity = std::min(1.f, shown)});
  fill(canvas.painter, ribbon, 8 * canvas.unit(), faded(theme::night, 0.9f));
  stroke(canvas.painter, ribbon, 8 * canvas.unit(), 1.5f * canvas.unit(), theme::brass);
  write(canvas.painter, ribbon, word, font, theme::parchment, Align::centre);
}

void show_encounter(const Canvas& canvas, const Encountered& met) {
  const float t = canvas.progress();
  draw_outcome(canvas, met.outcome, popped(part(t, 0.15f, 0.35f)));
  const float shown = popped(part(t, 0.35f, 0.6f));
  draw_changes(canvas, berth_now(canvas, lower(met.pair)).area,
               changes_to(met.ships[0], met.ships[1], met.outcome), shown);
  draw_changes(canvas, berth_now(canvas, higher(met.pair)).area,
               changes_to(met.ships[1], met.ships[0], met.outcome), shown);
}

void show_cancelled(const Canvas& canvas, const EncounterCancelled& cancelled) {
  const float t = canvas.progress();
  draw_outcome(canvas, EncounterOutcome::cancelled, popped(part(t, 0, 0.3f)));
  for (const Seat seat : cancelled.gone) {
    const Rect place = berth_now(canvas, seat).area.scaled(0.6f);
    const float grown = eased(part(t, 0.15f, 0.5f));
    for (int i = 1; i <= 2; ++i)
      ring(canvas.painter, place.centre(), place.h * 0.3f * grown * static_cast<float>(i),
           2 * canvas.unit(), faded(theme::foam, 0.6f * (1 - part(t, 0.6f, 1))));
  }
}

// ---- Tokens ----

void show_hit(const Canvas& canvas, const WasHit& hit) {
  const float t = canvas.progress();
  const Rect area = berth_now(canvas, hit.seat).area;
  const ShipLook look = look_out(canvas, hit.seat, hit.ship);
  const bool open = is_open(canvas, hit.seat);
  const Rect hole =
      open ? hull_circle(area, look, std::min<int>(look.vessel.hits, plan_of(hit.ship).hull - 1))
           : area.scaled(0.12f).moved(0, area.h * 0.2f);
  const float size = open ? 1.22f : 1.22f * (1 - part(t, 0.8f, 1));
  draw_mark_at(canvas, hole.scaled(size + 1.6f * (1 - eased(part(t, 0.1f, 0.4f)))), Mark::hit,
               part(t, 0.05f, 0.2f));
  draw_puff(canvas.painter, hole.centre(), area.w * 0.5f, part(t, 0.15f, 1));
}

void show_gained(const Canvas& canvas, const Gained& gained) {
  const Rect area = berth_now(canvas, gained.seat).area;
  const ShipLook look = look_out(canvas, gained.seat, gained.ship);
  const int count = gained.count == unknown ? 1 : gained.count;
  for (int i = 0; i < count; ++i) {
    const Rect to =
        is_open(canvas, gained.seat)
            ? deck_space(area, look,
                         std::min<int>(look.vessel.load() + i, plan_of(gained.ship).load() - 1))
            : area.scaled(0.14f).moved(0, area.h * 0.1f);
    const float late = 0.2f * static_cast<float>(i);
    const float t = part(canvas.progress(), late, 0.8f + late);
    const Rect from = around({to.centre().x, canvas.places.sea.y + to.h}, to.w * 1.8f, to.h * 1.8f);
    if (t <= 0) continue;
    draw_mark_at(canvas, mix(from, to, t * t), mark_of(gained.token),
                 is_open(canvas, gained.seat) ? 1 : 1 - part(t, 0.9f, 1));
  }
}

void show_refused(const Canvas& canvas, const BarrelRefused& refused) {
  const float t = canvas.progress();
  const Rect area = berth_now(canvas, refused.seat).area;
  const Rect barrel = area.scaled(0.16f);
  const Point top{area.centre().x, canvas.places.sea.y + barrel.h};
  // It comes down, finds no room, and goes up again.
  const Point low{area.centre().x, area.y + area.h * 0.42f};
  const Point at = mix(top, low, std::sin(pi * t));
  draw_mark_at(canvas, around(at, barrel.w, barrel.h), Mark::barrel, 1 - part(t, 0.75f, 1));
  if (t > 0.35f)
    canvas.painter.icon(icon::close, around(at, barrel.w, barrel.h),
                        faded(hit_red, 1 - part(t, 0.75f, 1)));
}

void show_stashed(const Canvas& canvas, const Stashed& stashed) {
  const Rect area = berth_now(canvas, stashed.seat).area;
  const ShipLook look = look_out(canvas, stashed.seat, stashed.ship);
  if (!is_open(canvas, stashed.seat)) return;
  const Rect from = deck_space(area, look, std::max(0, look.vessel.load() - 1));
  draw_mark(canvas.painter,
            mix(from, hold_hatch(area, look).scaled(0.86f), eased(canvas.progress())),
            Mark::barrel);
}

// A barrel swings over on a rope that hangs from the top of the pirate's mast.
void show_looted(const Canvas& canvas, const Looted& looted) {
  const Rect pirate = berth_now(canvas, looted.seat).area;
  const Rect merchant = berth_now(canvas, looted.from_seat).area;
  const ShipLook look = look_out(canvas, looted.seat, looted.ship);
  const ShipLook other = look_out(canvas, looted.from_seat, looted.from_ship);
  const Rect from = is_open(canvas, looted.from_seat)
                        ? deck_space(merchant, other, std::max(0, other.vessel.load() - 1))
                        : merchant.scaled(0.15f);
  const Rect to = is_open(canvas, looted.seat) ? hold_hatch(pirate, look) : pirate.scaled(0.15f);
  const float t = eased(canvas.progress());
  const Rect now = mix(from, to, t).moved(0, pirate.h * 0.18f * std::sin(pi * t));
  const Point mast{pirate.centre().x, pirate.y + pirate.h * 0.06f};
  line(canvas.painter, mast, now.centre(), std::max(1.5f, 2 * canvas.unit()), rgb(0xD8BF80));
  draw_mark(canvas.painter, now.scaled(1.2f), Mark::barrel);
}

// ---- Ships that go ----

void show_sunk(const Canvas& canvas, const ShipSunk& sunk) {
  const float t = canvas.progress();
  const Rect area = berth_now(canvas, sunk.seat).area;
  const ShipLook look = look_out(canvas, sunk.seat, sunk.ship);
  const float way = look.looks_left ? -1 : 1;
  {
    const Changed changed(canvas.painter, {.around = area.centre(),
                                           .turn = way * -24 * eased(part(t, 0, 0.7f)),
                                           .stretch_y = 1 - 0.35f * eased(part(t, 0.3f, 1)),
                                           .move = {0, area.h * 0.22f * eased(part(t, 0.2f, 1))},
                                           .opacity = 1 - eased(part(t, 0.45f, 1))});
    draw_ship(canvas.painter, area, look, canvas.unit());
  }
  // The cargo bubbles away.
  const int barrels = sunk.barrels, all = barrels + sunk.cannons;
  for (int i = 0; i < all + 5; ++i) {
    const float n = static_cast<float>(i);
    const float rise = part(t, 0.25f + 0.05f * std::fmod(n, 5.f), 1);
    if (rise <= 0) continue;
    const Point at{area.x + area.w * (0.2f + 0.6f * std::fmod(n * 0.37f, 1.f)),
                   area.y + area.h * (0.85f - 0.6f * rise)};
    if (i < all)
      draw_mark_at(canvas, around(at, area.w * 0.12f, area.w * 0.12f),
                   i < barrels ? Mark::barrel : Mark::cannon, 1 - rise);
    else
      ring(canvas.painter, at, area.w * 0.035f, std::max(1.f, 1.5f * canvas.unit()),
           faded(theme::foam, 0.8f * (1 - rise)));
  }
}

void show_to_port(const Canvas& canvas, const LeftForPort& left) {
  const float t = canvas.progress(), sails = part(t, 0.4f, 1);
  const Rect area = berth_now(canvas, left.seat).area;
  const Rect home = canvas.fleet_places(left.seat).ships[index(left.ship)];
  ShipLook look = look_out(canvas, left.seat, left.ship);
  stretched(canvas.painter, area, mix(area, home, eased(sails)), 0, 1, [&](const Rect& r) {
    draw_ship(canvas.painter, r, look, canvas.unit());
    // The flag goes up the mast.
    const float side = r.w * 0.24f;
    const Point mast{r.x + r.w * (look.looks_left ? 0.52f : 0.48f),
                     r.y + r.h * mix(0.55f, 0.06f, eased(part(t, 0, 0.4f)))};
    const Rect flag = around(mast + Point{side * 0.45f, 0}, side, side * 0.66f);
    fill(canvas.painter, flag, side * 0.06f, port_green);
    stroke(canvas.painter, flag, side * 0.06f, std::max(1.f, canvas.unit()), theme::parchment);
    canvas.painter.icon(icon::check, flag.scaled(0.8f), theme::white);
  });
}

void show_home_again(const Canvas& canvas) {
  for (Seat seat = 0; seat < canvas.fleets(); ++seat) {
    const Ship ship = canvas.state().fleet(seat).commit;
    if (ship == Ship::none) continue;
    const Rect area = berth_now(canvas, seat).area;
    const ShipLook look = look_out(canvas, seat, ship);
    if (!look.vessel.at_sea() && is_open(canvas, seat)) continue;
    stretched(canvas.painter, area,
              mix(area, canvas.fleet_places(seat).ships[index(ship)], eased(canvas.progress())), 0,
              1, [&](const Rect& r) { draw_ship(canvas.painter, r, look, canvas.unit()); });
  }
}

void show_committed(const Canvas& canvas, const Committed& committed) {
  const Rect berth = berth_now(canvas, committed.seat).area;
  const Rect to = around(berth.centre(), berth.w * 0.62f, berth.h * 0.42f);
  const Rect from =
      around(canvas.fleet_places(committed.seat).all.centre(), to.w * 0.5f, to.h * 0.5f);
  stretched(canvas.painter, to, in_flight(from, to, canvas.progress()),
            20 * (1 - eased(canvas.progress())), 1, [&](const Rect& r) {
              draw_bottle(canvas.painter, r, committed.seat, Ship::none, canvas.unit());
            });
}

void tell(const Canvas& canvas, const Event& event, Seat emblem) {
  draw_ribbon(canvas.painter, canvas.places.frame, canvas.progress(),
              canvas.around.say(Totohu::sentence(event)), "", emblem);
}

}  // namespace

Berth berth_now(const Canvas& canvas, Seat seat) {
  const State& state = canvas.state();
  const Seat home = canvas.around.home;
  const float t = canvas.progress();
  Pair pair = meeting_now(state);
  // A fleet that is gone leaves the sea to two.
  if (pair == Pair::none && state.encounters.size() == 1 && state.phase != Phase::commit &&
      state.fleet_count() == 3)
    for (Seat gone = 0; gone < 3; ++gone)
      if (state.fleet(gone).commit == Ship::none) pair = state.encounters[0].pair;
  Berth now = berth(canvas.places, state, home, seat, pair);
  Pair next = Pair::none;
  if (const Encountered* met = canvas.event<Encountered>()) next = met->pair;
  if (const EncounterCancelled* cancelled = canvas.event<EncounterCancelled>())
    next = cancelled->pair;
  if (next != Pair::none) {
    const Berth to = berth(canvas.places, state, home, seat, next);
    now = {mix(now.area, to.area, eased(part(t, 0, 0.18f))), to.looks_left};
  }
  // What is hit shakes.
  if (const WasHit* hit = canvas.event<WasHit>(); hit && hit->seat == seat)
    now.area = now.area.moved(
        now.area.w * 0.025f * std::sin(t * 40) * (1 - t) * (t > 0.1f ? 1.f : 0.f), 0);
  return now;
}

bool on_its_way(const Canvas& canvas, Seat seat) {
  if (canvas.event<RoundStarted>()) return true;
  if (const ShipSunk* sunk = canvas.event<ShipSunk>()) return sunk->seat == seat;
  const LeftForPort* left = canvas.event<LeftForPort>();
  return left && left->seat == seat;
}

void draw_motion(const Canvas& canvas) {
  if (!canvas.picture.event) return;
  std::visit(
      overloaded{
          [&](const Committed& e) { show_committed(canvas, e); },
          [&](const DieRolled& e) { show_die(canvas, e); },
          [&](const Revealed& e) { show_revealed(canvas, e); }, [](const EncounterPicked&) {},
          [&](const Encountered& e) { show_encounter(canvas, e); },
          [&](const EncounterCancelled& e) { show_cancelled(canvas, e); },
          [&](const Stashed& e) { show_stashed(canvas, e); },
          [&](const Looted& e) { show_looted(canvas, e); },
          [&](const LootFailed& e) { tell(canvas, e, e.seat); },
          [&](const WasHit& e) { show_hit(canvas, e); },
          [&](const Gained& e) { show_gained(canvas, e); },
          [&](const BarrelRefused& e) { show_refused(canvas, e); },
          [&](const ShipSunk& e) { show_sunk(canvas, e); },
          [&](const LeftForPort& e) { show_to_port(canvas, e); },
          [&](const FleetGone& e) { tell(canvas, e, e.seat); },
          [&](const DieReassigned& e) { tell(canvas, e, nobody); },
          [&](const RoundStarted&) { show_home_again(canvas); },
          [](const GameOver&) {},  // the result counts itself up
      },
      *canvas.picture.event);
}

}  // namespace flotilla::totohu
