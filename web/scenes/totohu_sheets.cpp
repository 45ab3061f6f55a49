// totohu_sheets.cpp: what can be looked up at the table of TOTOHU: the encounter table, the die,
// the last round, and at the end the result.
#include <cmath>

#include "core/engine/phrases.hpp"
#include "web/motion.hpp"
#include "web/scenes/totohu_scene.hpp"

namespace flotilla::totohu {
namespace {

// A panel with a heading; returns the room below it.
Rect open_panel(const Canvas& canvas, const Rect& area, const char* key) {
  const Frame& frame = canvas.places.frame;
  if (canvas.places.on_sheet) fill(canvas.painter, area, 10 * canvas.unit(), theme::night);
  draw_panel(canvas.painter, frame, area, faded(theme::foam, 0.22f));
  Rect inside = area.inset(canvas.unit() * 10, canvas.unit() * 5);
  const std::string words = canvas.around.say(key);
  const Font head = fitting(canvas.painter.fonts(), words, frame.letters(frame.heading * 0.9f),
                            frame.small, inside.w);
  write(canvas.painter, inside.cut_top(line_height(canvas.painter.fonts(), head)), words, head,
        theme::parchment);
  return inside;
}

// The own ship that the keyboard or the pointer is at, or that is chosen already.
Ship ship_in_mind(const Canvas& canvas) {
  const Attention& attention = canvas.around.attention;
  if (const Commit* commit = as<Commit>(canvas.picture.lit_move(attention))) return commit->ship;
  if (const Ship ship = ship_about(attention.hover_about, true); ship != Ship::none) return ship;
  const Seat home = canvas.around.home;
  return canvas.state().fleet(home).commit;
}

// The ship that it meets now.
Ship ship_met(const Canvas& canvas) {
  const Encountered* met = canvas.event<Encountered>();
  const Pair pair = met ? met->pair : meeting_now(canvas.state());
  const Seat home = canvas.around.home;
  if (pair == Pair::none || !contains(pair, home)) return Ship::none;
  return canvas.state().fleet(other_of(pair, home)).commit;
}

void draw_effect(const Canvas& canvas, const Rect& box, Ship yours, Ship theirs) {
  const Effect& effect = effect_on(yours, theirs);
  const Rect icon = box.inset(box.w * 0.14f, box.h * 0.14f);
  if (effect.hits > 0) draw_mark(canvas.painter, icon, Mark::hit);
  if (effect.anchors > 0) draw_mark(canvas.painter, icon, Mark::anchor);
  if (effect.cannons > 0) draw_mark(canvas.painter, icon, Mark::cannon);
  for (int i = 0; i < effect.barrels; ++i)
    draw_mark(canvas.painter,
              effect.barrels == 1 ? icon
                                  : icon.scaled(0.78f).moved(icon.w * (i == 0 ? -0.17f : 0.17f),
                                                             icon.h * (i == 0 ? -0.08f : 0.08f)),
              Mark::barrel);
  if (effect == Effect{})
    line(canvas.painter, {box.centre().x - box.w * 0.12f, box.centre().y},
         {box.centre().x + box.w * 0.12f, box.centre().y}, std::max(1.f, 1.5f * canvas.unit()),
         faded(theme::foam, 0.6f));
  // With Hidden Treasure there may be a choice: a small hatch says so.
  const bool choice = kind_of(yours) == Kind::pirate
                          ? kind_of(theirs) == Kind::merchant
                          : kind_of(yours) == Kind::merchant && kind_of(theirs) == Kind::hunter;
  if (!choice || !canvas.state().options.hidden_treasure) return;
  const float side = box.w * 0.34f;
  const Rect hatch{box.right() - side, box.bottom() - side, side, side};
  fill(canvas.painter, hatch, side * 0.15f, rgb(0x1C130B));
  stroke(canvas.painter, hatch, side * 0.15f, std::max(1.f, side * 0.1f), theme::brass);
  canvas.painter.icon(icon::barrel, hatch.scaled(0.74f), theme::sand);
}

void draw_table(const Canvas& canvas, const Rect& area) {
  const Rect inside = open_panel(canvas, area, "totohu.scene.table");
  const Rect grid = fit(inside, 1);
  const Ship own = ship_in_mind(canvas), met = ship_met(canvas);
  const int size = static_cast<int>(ship_count) + 1;
  const float unit = canvas.unit();
  const auto box = [&](int column, int row) { return cell(grid, size, size, column, row); };
  if (own != Ship::none) {
    const int at = static_cast<int>(index(own)) + 1;
    const Rect row{grid.x, box(0, at).y, grid.w, box(0, at).h};
    const Rect column{box(at, 0).x, grid.y, box(at, 0).w, grid.h};
    fill(canvas.painter, column, 4 * unit, faded(theme::foam, 0.10f));
    fill(canvas.painter, row, 4 * unit, faded(theme::foam, 0.22f));
    stroke(canvas.painter, row, 4 * unit, std::max(1.f, 1.5f * unit), theme::brass);
  }
  // A ship of another fleet is looked up along the top.
  if (const Ship theirs = ship_about(canvas.around.attention.hover_about, false);
      theirs != Ship::none) {
    const Rect top = box(static_cast<int>(index(theirs)) + 1, 0);
    const Rect column{top.x, grid.y, top.w, grid.h};
    fill(canvas.painter, column, 4 * unit, faded(theme::foam, 0.22f));
    stroke(canvas.painter, column, 4 * unit, std::max(1.f, 1.5f * unit), theme::brass);
  }
  for (int i = 0; i < static_cast<int>(ship_count); ++i) {
    const Ship ship = all_ships[static_cast<std::size_t>(i)];
    const Rect left = box(0, i + 1), top = box(i + 1, 0);
    const Rect ruled{grid.x, left.y, grid.w, 0};
    line(canvas.painter, {ruled.x, ruled.y}, {ruled.right(), ruled.y}, 1,
         faded(theme::foam, 0.14f));
    draw_sign(canvas.painter, left.inset(left.w * 0.06f, left.h * 0.16f), ship, theme::parchment,
              10 * canvas.unit());
    draw_sign(canvas.painter, top.inset(top.w * 0.06f, top.h * 0.16f), ship, theme::foam_soft,
              10 * canvas.unit());
    for (const Ship theirs : all_ships)
      draw_effect(canvas, box(static_cast<int>(index(theirs)) + 1, i + 1), ship, theirs);
  }
  // Yours is down the side, theirs along the top.
  const Rect corner = box(0, 0).scaled(0.8f);
  canvas.painter.icon(icon::down, corner.scaled(0.42f).moved(-corner.w * 0.22f, corner.h * 0.2f),
                      theme::parchment);
  canvas.painter.icon(icon::right, corner.scaled(0.42f).moved(corner.w * 0.22f, -corner.h * 0.2f),
                      theme::foam_soft);
  if (own == Ship::none || met == Ship::none) return;
  const Rect now = box(static_cast<int>(index(met)) + 1, static_cast<int>(index(own)) + 1);
  stroke(canvas.painter, now, 5 * unit, 2.5f * unit, theme::white);
}

// The six faces of the die and what each stands for.
void draw_die_meaning(const Canvas& canvas, const Rect& area) {
  const Rect inside = open_panel(canvas, area, "totohu.table.die");
  const Fleet& fleet = canvas.state().fleet(1);
  const auto meaning = die_meaning(fleet);
  for (const Ship face : all_ships) {
    Rect column = cell(inside, static_cast<int>(ship_count), 1, static_cast<int>(index(face)), 0,
                       4 * canvas.unit());
    const Rect die = column.cut_top(column.h * 0.54f);
    draw_die(canvas.painter, die.inset(canvas.unit()), face, canvas.unit());
    const Ship ship = meaning[index(face)];
    const Rect below = column.inset(column.w * 0.06f, column.h * 0.14f);
    if (!fleet.active()) continue;
    if (ship == Ship::none)
      canvas.painter.icon(icon::undo, below, theme::foam_soft);
    else
      draw_sign(canvas.painter, below, ship, ship == face ? theme::foam_soft : theme::white,
                10 * canvas.unit());
  }
}

}  // namespace

void draw_last_round(const Canvas& canvas, Rect area) {
  const State& state = canvas.state();
  const Frame& frame = canvas.places.frame;
  if (state.history.empty()) return;
  const Round& round = state.history.back();
  const float unit = canvas.unit();
  const float row_height =
      std::min(last_round_row * unit,
               area.h / static_cast<float>(std::max<std::size_t>(1, round.encounters.size())));
  for (const Encounter& encounter : round.encounters) {
    // Whether a barrel was hidden is for the log: the words have to be short here.
    const EncounterOutcome outcome =
        encounter.outcome == EncounterOutcome::stash ? EncounterOutcome::escort : encounter.outcome;
    const std::string word =
        canvas.around.say(named_key("totohu.outcome.", encounter_outcome_names[outcome]));
    Rect row = area.cut_top(row_height);
    row = around(row.centre(), std::min(row.w, 250 * unit), row.h * 0.9f);
    const float side = std::min(row.h * 0.8f, row.w * 0.105f);
    for (const bool right : {false, true}) {
      const Seat seat = right ? higher(encounter.pair) : lower(encounter.pair);
      const Rect badge = right ? row.cut_right(side) : row.cut_left(side);
      draw_emblem(canvas.painter, fit(badge, 1), seat, std::max(1.f, unit));
      const Rect sign = right ? row.cut_right(side * 1.65f) : row.cut_left(side * 1.65f);
      draw_sign(canvas.painter, around(sign.centre(), side * 1.5f, side),
                round.ships[static_cast<std::size_t>(seat)], theme::parchment, 10 * canvas.unit());
    }
    write(canvas.painter, row, word,
          fitting(canvas.painter.fonts(), word, frame.text(frame.body), frame.px(10), row.w),
          theme::foam_soft, Align::centre);
  }
}

void draw_result(const Canvas& canvas) {
  const State& state = canvas.state();
  const GameOver* event = canvas.event<GameOver>();
  const std::optional<Outcome> now = event ? std::optional(event->result) : Totohu::outcome(state);
  if (!now) return;
  const Frame& frame = canvas.places.frame;
  const float unit = canvas.unit();
  const float counted = event ? part(canvas.progress(), 0.1f, 0.7f) : 1;
  const float fleets = static_cast<float>(canvas.fleets());
  Rect area = around(frame.board.centre(), std::min(frame.board.w, 560 * unit),
                     std::min(frame.board.h, (fleets * 84 + 24) * unit));
  fill(canvas.painter, area, 12 * unit, faded(theme::night, 0.72f));
  stroke(canvas.painter, area, 12 * unit, 2 * unit, theme::brass);
  area = area.inset(16 * unit, std::min(12 * unit, area.h * 0.05f));
  for (Seat seat = 0; seat < canvas.fleets(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    Rect row = cell(area, 1, canvas.fleets(), 0, seat).inset(0, area.h * 0.02f);
    const bool wins = now->winners.contains(seat) && counted >= 1;
    const Rect badge = row.cut_left(std::min(row.h, 64 * unit));
    draw_emblem(canvas.painter, fit(badge, 1), seat, 2 * unit);
    row.cut_left(12 * unit);
    const Font number = frame.letters(std::min(row.h * 0.9f, frame.heading * 2));
    const std::string points =
        std::to_string(std::lround(static_cast<float>(now->scores[at]) * counted));
    const Rect trophy = row.cut_right(std::min(row.h, 56 * unit));
    if (wins) canvas.painter.icon(icon::trophy, trophy.scaled(0.9f), rgb(0xE8C15A));
    write(canvas.painter, row.cut_right(number.px * 1.3f), points, number,
          theme::mark_of(seat).light, Align::right);
    row.cut_right(8 * unit);
    const std::string name =
        at < canvas.around.cast.names.size() ? canvas.around.cast.names[at] : "";
    write(canvas.painter, row, name,
          fitting(canvas.painter.fonts(), name, frame.text(frame.body * 1.3f), frame.px(11), row.w),
          wins ? theme::parchment : theme::foam_soft);
  }
}

void draw_sheets(const Canvas& canvas) {
  const Places& places = canvas.places;
  if (places.on_sheet) {
    const bool open = (canvas.around.attention.open & 1u) != 0;
    draw_button(canvas.painter, places.frame, places.frame.button, icon::rules,
                canvas.around.attention.hover_toggle == 0, open);
    if (!open) return;
    Rect veil = places.frame.canvas;
    veil.cut_top(places.frame.title.bottom());
    fill(canvas.painter, veil, 0, faded(theme::night, 0.55f));
  }
  draw_table(canvas, places.table);
  if (!places.die.empty()) draw_die_meaning(canvas, places.die);
  if (places.last_round.empty() || canvas.state().history.empty()) return;
  draw_last_round(canvas, open_panel(canvas, places.last_round, "totohu.scene.last_round"));
}

}  // namespace flotilla::totohu
