// yutaka_sheets.cpp: what is counted at the table of Yutakâ: the countdown, the treasures by kind,
// and at the end the score sheet.
#include <cmath>

#include "web/scenes/yutaka_scene.hpp"

namespace flotilla::yutaka {
namespace {

void draw_countdown(const Canvas& canvas, const Rect& area) {
  const Frame& frame = canvas.places.frame;
  const State& state = canvas.state();
  draw_panel(canvas.painter, frame, area, faded(theme::foam, 0.22f));
  Rect inside = area.inset(canvas.unit() * 12, canvas.unit() * 6);
  const bool opening = state.phase == Phase::opening;
  const int number =
      opening ? opening_reveals - std::popcount(state.face_up) : state.hidden_tiles();
  const Text words(opening ? "yutaka.table.to_turn_word" : "yutaka.table.hidden_word",
                   {{"count", number}});
  // The number large, its words beside it, and below what is left to turn tiles with.
  Rect top = inside.cut_top(opening ? inside.h : inside.h * 0.52f);
  const Font big = frame.letters(std::min(top.h * 0.92f, frame.heading * 1.9f));
  const std::string digits = std::to_string(number);
  const float digits_width = std::max(canvas.painter.fonts().width(big, digits), big.px * 0.5f);
  write(canvas.painter, top.cut_left(digits_width), digits, big, theme::parchment);
  top.cut_left(canvas.unit() * 10);
  const std::string said = canvas.around.say(words);
  const Font text = frame.text(frame.body);
  const auto lines = wrapped(canvas.painter.fonts(), said, text, top.w, 2);
  const float needed = line_height(canvas.painter.fonts(), text) * static_cast<float>(lines.size());
  write_lines(canvas.painter, top.inset(0, std::max(0.f, (top.h - needed) / 2)), said, text,
              frame.px(11), theme::foam);
  if (opening) return;
  for (const Side side : both_sides) {
    const Seat seat = canvas.seat(side);
    Rect row = side == Side::upper ? inside.cut_top(inside.h / 2) : inside;
    const theme::SeatMark& mark = theme::mark_of(seat);
    const float icon_side = std::min(row.h * 0.92f, 22 * canvas.unit());
    canvas.painter.icon(mark.emblem,
                        around({row.x + icon_side / 2, row.centre().y}, icon_side, icon_side),
                        mark.light);
    row.cut_left(icon_side + 8 * canvas.unit());
    // Eight cards that turn a tile: those still to come are lit.
    const int left = reveal_cards_left(state, seat);
    const Rect count = row.cut_right(frame.small * 1.3f);
    const float pip = std::min({row.w / 8, row.h * 0.62f, 15 * canvas.unit()});
    for (int i = 0; i < static_cast<int>(reveal_card_count); ++i) {
      const Rect one{row.x + static_cast<float>(i) * row.w / 8, row.centre().y - pip * 0.5f,
                     pip * 0.78f, pip};
      if (i < left)
        fill(canvas.painter, one, pip * 0.18f, mark.light);
      else
        stroke(canvas.painter, one, pip * 0.18f, std::max(1.f, canvas.unit()),
               faded(theme::foam, 0.3f));
    }
    write(canvas.painter, count, std::to_string(left), frame.letters(frame.small * 1.15f),
          theme::foam, Align::right);
  }
}

void draw_treasures(const Canvas& canvas, const Rect& area) {
  const Frame& frame = canvas.places.frame;
  const State& state = canvas.state();
  draw_panel(canvas.painter, frame, area, faded(theme::foam, 0.22f));
  Rect inside = area.inset(canvas.unit() * 12, canvas.unit() * 7);
  const Font head = frame.letters(std::min(frame.heading * 0.9f, inside.h * 0.14f));
  write(canvas.painter, inside.cut_top(line_height(canvas.painter.fonts(), head)),
        canvas.around.say("yutaka.table.distribution"), head, theme::parchment);
  const float row_height = std::min(inside.h / 5, 44 * canvas.unit());
  for (const Kind kind : all_kinds) {
    Rect row = inside.cut_top(row_height);
    const Rect badge = snapped(
        fit(row.cut_left(std::min(row_height, row.w * 0.15f)).inset(0, row_height * 0.08f), 1));
    fill(canvas.painter, badge, badge.w * 0.2f, colour_of(kind));
    canvas.painter.icon(icon_of(kind), badge.scaled(0.8f), theme::parchment);
    row.cut_left(6 * canvas.unit());
    int face_down = 0;
    for (std::size_t place = 0; place < place_count; ++place)
      face_down += state.tiles[place].kind == kind;
    for (std::size_t i = 0; i < island_count; ++i)
      for (std::size_t slot = 0; slot < state.options.layout.slots(i); ++slot)
        face_down -= state.is_face_up(i, slot) && state.tile(i, slot).kind == kind;
    if (state.options.known_kinds.contains(kind)) {
      const Rect tag = row.cut_right(row.w * 0.15f);
      write(canvas.painter, tag, "+" + std::to_string(face_down), frame.text(frame.small),
            theme::foam_soft, Align::right);
    }
    const Font font = frame.letters(std::min(row_height * 0.72f, row.w / 7 * 0.92f));
    for (std::size_t n = 0; n < tile_values[index(kind)].size(); ++n) {
      const int value = tile_values[index(kind)][n];
      const Rect box{row.x + static_cast<float>(n) * row.w / 7, row.y, row.w / 7, row.h};
      bool open = false;
      for (std::size_t i = 0; i < island_count; ++i)
        for (std::size_t slot = 0; slot < state.options.layout.slots(i); ++slot)
          open = open || (state.is_face_up(i, slot) &&
                          state.tile(i, slot) == Tile{kind, static_cast<std::uint8_t>(value)});
      const std::string text = std::to_string(value);
      const float width = write(canvas.painter, box, text, font,
                                open ? faded(theme::foam, 0.38f) : theme::parchment, Align::centre);
      if (open) {
        const float y = box.centre().y + font.px * 0.06f;
        line(canvas.painter, {box.centre().x - width / 2 - 2, y + font.px * 0.14f},
             {box.centre().x + width / 2 + 2, y - font.px * 0.14f},
             std::max(1.5f, 2 * canvas.unit()), mix(colour_of(kind), theme::white, 0.25f));
      }
    }
  }
}

// Five tiles that are not in the match: seen by nobody until the end.
void draw_set_aside(const Canvas& canvas, Rect area, std::string_view label, bool face_up) {
  const Frame& frame = canvas.places.frame;
  const float unit = canvas.unit();
  const Rect words = area.cut_top(std::min(area.h * 0.36f, frame.small * 1.3f));
  write(canvas.painter, words, label,
        fitting(canvas.painter.fonts(), label, frame.text(frame.small), 10 * unit, words.w),
        theme::foam_soft);
  area.cut_top(3 * unit);
  const float side = std::min(area.h, (area.w - 4 * 6 * unit) / 5);
  for (std::size_t i = 0; i < set_aside_count; ++i)
    draw_tile(canvas.painter,
              snapped({area.x + static_cast<float>(i) * (side + 6 * unit), area.y, side, side}),
              {canvas.state().set_aside[i], face_up}, unit);
}

// Island by island what each side won, the totals, and the five tiles that were set aside.
void draw_score(const Canvas& canvas, Rect area) {
  const Frame& frame = canvas.places.frame;
  const State& state = canvas.state();
  const float unit = canvas.unit();
  draw_panel(canvas.painter, frame, area, faded(theme::brass, 0.7f));
  Rect inside = area.inset(unit * 12, unit * 8);
  const bool tie_break = counted(canvas, island_count - 1, Kind::equipment) &&
                         score(state).decided_by != DecidedBy::points &&
                         (state.phase == Phase::over || canvas.event<MatchResult>());
  const int rows = 8 + (tie_break ? 1 : 0);
  const float row_height = std::min(inside.h / (static_cast<float>(rows) + 1.7f), 44 * unit);
  const Font text = frame.text(std::min(frame.body, row_height * 0.74f));
  const auto row_of = [&](const std::string& label, std::array<int, seat_count> values, Font font,
                          Colour colour, bool known) {
    Rect row = inside.cut_top(row_height);
    for (const Side side : {Side::lower, Side::upper}) {
      const Rect box = row.cut_right(row.w * (side == Side::lower ? 0.2f : 0.25f));
      if (known)
        write(canvas.painter, box,
              std::to_string(values[static_cast<std::size_t>(canvas.seat(side))]), font,
              theme::mark_of(canvas.seat(side)).light, Align::right);
    }
    const Font fits = fitting(canvas.painter.fonts(), label,
                              {Face::text, std::min(font.px, text.px * 1.1f)}, 10 * unit, row.w);
    write(canvas.painter, row, label, fits, colour);
  };
  Rect head = inside.cut_top(row_height * 1.1f);
  for (const Side side : {Side::lower, Side::upper}) {
    const Rect box = head.cut_right(head.w * (side == Side::lower ? 0.2f : 0.25f));
    const theme::SeatMark& mark = theme::mark_of(canvas.seat(side));
    const float s = std::min(row_height * 0.95f, 28 * unit);
    canvas.painter.icon(mark.emblem, {box.right() - s, box.centre().y - s / 2, s, s}, mark.light);
  }
  const Font title = fitting(canvas.painter.fonts(), canvas.around.say("page.over.scores"),
                             frame.letters(std::min(frame.heading, row_height)), 11 * unit, head.w);
  write(canvas.painter, head, canvas.around.say("page.over.scores"), title, theme::parchment);
  for (std::size_t i = 0; i < island_count; ++i) {
    std::array<int, seat_count> won{};
    bool any = false;
    for (std::size_t slot = 0; slot < state.options.layout.slots(i); ++slot) {
      const TileLook look = tile_look(canvas, i, slot);
      any = any || look.counted;
      if (look.owner != nobody) won[static_cast<std::size_t>(look.owner)] += look.tile.value;
    }
    row_of(canvas.around.say(Text("yutaka.island.short." + std::to_string(i))), won,
           frame.letters(text.px * 1.05f), theme::foam, any);
  }
  line(canvas.painter, {inside.x, inside.y + unit * 2}, {inside.right(), inside.y + unit * 2},
       std::max(1.f, unit), faded(theme::brass, 0.8f));
  inside.cut_top(unit * 4);
  row_of(canvas.around.say("yutaka.score.total"), counted_points(canvas),
         frame.letters(std::min(frame.heading, row_height)), theme::parchment, true);
  if (tie_break) {
    const Score total = score(state);
    row_of(canvas.around.say(kind_text(Kind::equipment)),
           {total.equipment_points[0], total.equipment_points[1]}, frame.letters(text.px),
           theme::foam, true);
  }
  if (state.phase != Phase::over) return;
  const Rect aside = inside.cut_bottom(std::min(inside.h, row_height * 2.3f));
  if (aside.h > row_height * 1.6f)
    draw_set_aside(canvas, aside, canvas.around.say("yutaka.score.set_aside"), true);
}

}  // namespace

bool scoring(const Canvas& canvas) {
  return canvas.state().phase == Phase::over || canvas.event<GameEnded>() ||
         canvas.event<TilesAwarded>() || canvas.event<MatchResult>();
}

bool counted(const Canvas& canvas, std::size_t island, Kind kind) {
  if (canvas.state().phase == Phase::over || canvas.event<MatchResult>()) return true;
  const TilesAwarded* award = canvas.event<TilesAwarded>();
  if (!award) return false;
  if (award->island == island && award->kind == kind) return canvas.progress() > 0.62f;
  return island < award->island || (island == award->island && kind < award->kind);
}

std::array<int, seat_count> counted_points(const Canvas& canvas) {
  std::array<int, seat_count> points{};
  for (std::size_t i = 0; i < island_count; ++i)
    for (std::size_t slot = 0; slot < canvas.state().options.layout.slots(i); ++slot)
      if (const TileLook look = tile_look(canvas, i, slot); look.owner != nobody)
        points[static_cast<std::size_t>(look.owner)] += look.tile.value;
  return points;
}

TileLook tile_look(const Canvas& canvas, std::size_t island, std::size_t slot) {
  TileLook look{canvas.state().tile(island, slot), canvas.state().is_face_up(island, slot)};
  look.counted = look.face_up && counted(canvas, island, look.tile.kind);
  if (look.counted) look.owner = claim(canvas.state(), island, look.tile.kind).winner;
  return look;
}

void draw_sheets(const Canvas& canvas) {
  const Places& places = canvas.places;
  const bool open = (canvas.around.attention.open & 1u) != 0;
  if (places.on_sheet) {
    const bool over = scoring(canvas);
    draw_button(canvas.painter, places.frame, places.frame.button,
                over ? icon::trophy : icon::treasure_map, canvas.around.attention.hover_toggle == 0,
                open);
    if (!open) return;
    const Rect sheet{places.countdown.x, places.countdown.y, places.countdown.w,
                     places.treasures.bottom() - places.countdown.y};
    fill(canvas.painter, places.frame.board, 8 * canvas.unit(), faded(theme::night, 0.55f));
    fill(canvas.painter, sheet, 10 * canvas.unit(), theme::night);
    if (over) return draw_score(canvas, sheet);
  }
  if (scoring(canvas)) {
    const float bottom = std::max(places.treasures.bottom(), places.set_aside.bottom());
    return draw_score(canvas, {places.countdown.x, places.countdown.y, places.countdown.w,
                               bottom - places.countdown.y});
  }
  draw_countdown(canvas, places.countdown);
  draw_treasures(canvas, places.treasures);
  if (places.set_aside.empty()) return;
  draw_panel(canvas.painter, places.frame, places.set_aside, faded(theme::foam, 0.22f));
  draw_set_aside(canvas, places.set_aside.inset(12 * canvas.unit(), 8 * canvas.unit()),
                 canvas.around.say("yutaka.table.set_aside_word"), false);
}

}  // namespace flotilla::yutaka
