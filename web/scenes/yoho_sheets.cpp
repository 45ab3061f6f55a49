// yoho_sheets.cpp: what lies beside the sea: piles, the reserve, the cards of this turn, buttons;
// and what lies over it: choices, the sheet with the piles, the result.
#include "core/engine/phrases.hpp"
#include "web/motion.hpp"
#include "web/scenes/yoho_scene.hpp"

namespace flotilla::yoho {
namespace {

// ---- Piles: rows of a title and what lies there, or a strip without words ----

// The four rows of the piles where there is room: sea, Maps, reserve, this turn.
Rect pile_row(const Rect& area, int row) {
  return cell(area, 1, 4, 0, row, area.h * 0.02f);
}

// The four places of a strip: along its longer side, or two by two.
Rect strip_place(const Rect& strip, int at) {
  if (strip.w > strip.h * 2) return cell(strip, 4, 1, at, 0);
  return strip.h > strip.w * 2 ? cell(strip, 1, 4, 0, at) : cell(strip, 2, 2, at % 2, at / 2);
}

Rect place_of_row(const Places& places, int row) {
  return places.wide_piles ? pile_row(places.piles, row) : strip_place(places.piles, row);
}

// Where there is no room for the number, the sheet has it.
void write_count(const Canvas& canvas, const Rect& area, int count) {
  const Frame& frame = canvas.places.frame;
  const std::string number = std::to_string(count);
  const Font font = frame.letters(std::clamp(area.h * 0.5f, frame.px(12), frame.px(26)));
  if (canvas.painter.fonts().width(font, number) <= area.w)
    write(canvas.painter, area, number, font, theme::foam);
}

// A thing of these proportions at the left, its number beside it. Returns where the thing lies.
Rect thing_in(Rect& area, float aspect) {
  const Rect thing = fit(area.cut_left(std::min(area.h * aspect, area.w * 0.62f)), aspect);
  area.cut_left(area.h * 0.12f);
  return thing;
}

void draw_sea_pile(const Canvas& canvas, Rect area) {
  const State& state = canvas.state();
  const Rect tile = thing_in(area, 1);
  shadow(canvas.painter, tile, tile.w * 0.06f, 3 * canvas.unit());
  draw_tile(canvas.painter, tile, state.sea_next.face, 0, canvas.unit());
  write_count(canvas, area, static_cast<int>(state.sea_deck.size()) + 1);
}

void draw_sea_discard(const Canvas& canvas, Rect area) {
  const auto& pile = canvas.state().sea_discard;
  const Rect tile = thing_in(area, 1);
  if (pile.empty()) {
    dashed(canvas.painter, tile, tile.w * 0.06f, std::max(1.f, canvas.unit()),
           faded(theme::foam, 0.35f), 5 * canvas.unit());
  } else {
    const Changed changed(canvas.painter, {.opacity = 0.72f});
    draw_tile(canvas.painter, tile, pile.back().face, 0, canvas.unit());
  }
  write_count(canvas, area, static_cast<int>(pile.size()));
}

void draw_map_pile(const Canvas& canvas, Rect area) {
  const Rect card = thing_in(area, hand_card_aspect);
  draw_hand_card(canvas.painter, canvas.places.frame, card, {});
  write_count(canvas, area, static_cast<int>(canvas.state().map_deck.size()));
}

void draw_map_sign(const Canvas& canvas, const Rect& card, Card what) {
  fill(canvas.painter, card, card.w * 0.1f, theme::parchment);
  stroke(canvas.painter, card, card.w * 0.1f, std::max(1.f, canvas.unit()), theme::coast);
  draw_card_sign(canvas.painter, card.scaled(0.8f), what, theme::ink);
}

void draw_map_discard(const Canvas& canvas, Rect area) {
  const auto& pile = canvas.state().map_discard;
  const Rect card = thing_in(area, hand_card_aspect);
  if (pile.empty())
    dashed(canvas.painter, card, card.w * 0.1f, std::max(1.f, canvas.unit()),
           faded(theme::foam, 0.35f), 5 * canvas.unit());
  else
    draw_map_sign(canvas, card, pile.back());
  write_count(canvas, area, static_cast<int>(pile.size()));
}

void draw_reserve(const Canvas& canvas, Rect area) {
  const Rect coin = thing_in(area, 1);
  draw_token(canvas.painter, coin.scaled(0.84f), Token::coin, canvas.state().reserve > 0,
             canvas.unit());
  write_count(canvas, area, canvas.state().reserve);
}

// A round mark for each card that may be played this turn; what was played lies on its mark.
void draw_plays(const Canvas& canvas, const Rect& area) {
  const State& state = canvas.state();
  if (state.turn == 0) return;
  const int marks = plays_a_turn + state.extra_plays;
  const int columns = area.w > area.h * 1.2f ? std::max(marks, 3) : (marks + 1) / 2;
  const int rows = (marks + columns - 1) / columns;
  for (int i = 0; i < marks; ++i) {
    const Rect mark = fit(cell(area, columns, rows, i % columns, i / columns), 1).scaled(0.86f);
    if (i < static_cast<int>(state.played.size())) {
      const Rect card = fit(mark, hand_card_aspect);
      draw_map_sign(canvas, card, state.played[static_cast<std::size_t>(i)]);
    } else {
      disc(canvas.painter, mark.centre(), mark.w * 0.30f, faded(theme::night, 0.5f));
      ring(canvas.painter, mark.centre(), mark.w * 0.30f, std::max(1.5f, 2 * canvas.unit()),
           i >= plays_a_turn ? rgb(0x8FE0C2) : theme::brass);
    }
  }
}

void draw_titled(const Canvas& canvas, Rect& row, const char* key) {
  const Frame& frame = canvas.places.frame;
  const std::string title = canvas.around.say(key);
  const Rect head = row.cut_top(frame.small * 1.35f);
  write(canvas.painter, head, title,
        fitting(canvas.painter.fonts(), title, frame.text(frame.small), frame.px(10), head.w),
        theme::foam_soft);
}

// All piles with their names, in four rows.
void draw_rows(const Canvas& canvas, const Rect& area) {
  for (int i = 0; i < 4; ++i) {
    Rect row = pile_row(area, i);
    Rect right = row.cut_right(row.w * 0.5f);
    if (i == 0) {
      draw_titled(canvas, row, "yoho.scene.sea_pile");
      draw_sea_pile(canvas, row);
      draw_titled(canvas, right, "yoho.scene.discard");
      draw_sea_discard(canvas, right);
    } else if (i == 1) {
      draw_titled(canvas, row, "yoho.scene.map_pile");
      draw_map_pile(canvas, row);
      draw_titled(canvas, right, "yoho.scene.discard");
      draw_map_discard(canvas, right);
    } else if (i == 2) {
      Rect whole{row.x, row.y, row.w + right.w, row.h};
      draw_titled(canvas, whole, "yoho.scene.reserve");
      draw_reserve(canvas, whole);
    } else {
      if (canvas.state().turn == 0) continue;
      Rect whole{row.x, row.y, row.w + right.w, row.h};
      draw_titled(canvas, whole, "yoho.scene.played");
      draw_plays(canvas, whole);
    }
  }
}

// ---- The sheet: what nobody has to remember ----

// One of so many things of these proportions, laid out side by side as large as the area allows.
Rect spread_place(const Rect& area, float aspect, float largest, int at, int count) {
  int columns = 1, rows = count;
  float width = 0;
  for (int tried = 1; tried <= count; ++tried) {
    const int needed = (count + tried - 1) / tried;
    const float fits = std::min({area.w / static_cast<float>(tried),
                                 area.h / static_cast<float>(needed) * aspect, largest});
    if (fits < width) continue;  // as large in fewer rows is better
    width = fits, columns = tried, rows = needed;
  }
  const Rect used{area.x, area.y, width * static_cast<float>(columns),
                  width / aspect * static_cast<float>(rows)};
  return cell(used, columns, rows, at % columns, at / columns).scaled(0.92f);
}

// A title, and what lies below it.
Rect titled_area(const Canvas& canvas, Rect area, const char* key) {
  draw_titled(canvas, area, key);
  area.cut_top(canvas.places.frame.px(2));
  return area;
}

void spread_sea_discard(const Canvas& canvas, const Rect& whole) {
  const Rect area = titled_area(canvas, whole, "yoho.scene.sea_discard");
  const auto& pile = canvas.state().sea_discard;
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const Rect tile = spread_place(area, 1, canvas.places.frame.px(56), static_cast<int>(i),
                                   static_cast<int>(pile.size()));
    draw_tile(canvas.painter, tile, pile[i].face, 0, canvas.unit());
    if (!pile[i].seen || pile[i].card == hidden_card) continue;
    const Face front = face_of(pile[i].card, Side::compass);
    const Side below = pile[i].face == front ? Side::back : Side::compass;
    draw_known_back(canvas.painter, tile, face_of(pile[i].card, below), 0, canvas.unit());
  }
}

void spread_map_discard(const Canvas& canvas, const Rect& whole) {
  const Rect area = titled_area(canvas, whole, "yoho.scene.map_discard");
  const auto& pile = canvas.state().map_discard;
  for (std::size_t i = 0; i < pile.size(); ++i)
    draw_map_sign(canvas,
                  spread_place(area, hand_card_aspect, canvas.places.frame.px(44),
                               static_cast<int>(i), static_cast<int>(pile.size())),
                  pile[i]);
}

// The piles with their numbers, which may have no room beside the sea.
void draw_summary(const Canvas& canvas, const Rect& area) {
  const float gap = canvas.places.frame.px(8);
  draw_sea_pile(canvas, cell(area, 3, 1, 0, 0, gap));
  draw_map_pile(canvas, cell(area, 3, 1, 1, 0, gap));
  draw_reserve(canvas, cell(area, 3, 1, 2, 0, gap));
}

// ---- Buttons ----

char32_t icon_of(const Move& move) {
  return as<EndTurn>(&move) || as<Done>(&move) ? icon::check
         : as<Throw>(&move)                    ? icon::barrel
                                               : icon::cannonball;
}

Text words_of(const Move& move) {
  return std::visit(overloaded{
                        [](const EndTurn&) { return Text("yoho.scene.end_turn"); },
                        [](const Done&) { return Text("yoho.scene.done"); },
                        [](const Blast&) { return Text("yoho.scene.blast"); },
                        [](const Shoot&) { return Text("yoho.scene.shoot"); },
                        [](const Throw&) { return Text("yoho.scene.throw"); },
                        [](const auto&) { return Text(); },
                    },
                    move.what);
}

// The next card as it would lie: the button that lays it so.
void draw_turned_card(const Canvas& canvas, const Rect& area, const Place& place, bool lit) {
  const Rect tile = fit(area, 1).scaled(lit ? 0.94f : 0.86f);
  const Rect rim = tile.inset(-2 * canvas.unit());
  // The glow must not lie on the water that has to be read.
  if (lit) draw_lamp_frame(canvas.painter, canvas.places.frame, rim, tile.w * 0.06f, true);
  draw_tile(canvas.painter, tile, canvas.state().sea_next.face, canvas.places.turn.rot(place.rot),
            canvas.unit());
  if (!lit) draw_lamp_frame(canvas.painter, canvas.places.frame, rim, tile.w * 0.06f, false);
}

Seat target_of(const Move& move) {
  if (const Shoot* shoot = as<Shoot>(&move)) return shoot->target;
  if (const Throw* thrown = as<Throw>(&move)) return thrown->target;
  return nobody;
}

void draw_words_button(const Canvas& canvas, const Rect& area, const Move& move, bool lit) {
  const Frame& frame = canvas.places.frame;
  Rect inside = draw_choice(canvas.painter, frame, area, lit);
  const float side = std::min({inside.h, inside.w * 0.4f, frame.px(34)});
  const std::string words = canvas.around.say(words_of(move));
  const Fonts& fonts = canvas.painter.fonts();
  const bool fits = fonts.width(frame.text(frame.px(11)), words) <= inside.w - side - frame.px(6);
  const Rect badge = fits ? inside.cut_left(side) : around(inside.centre(), side * 1.1f, side);
  const Seat target = target_of(move);
  if (target == nobody) {
    canvas.painter.icon(icon_of(move), fit(badge, 1), theme::lamp);
  } else {
    draw_emblem(canvas.painter, fit(badge, 1), mark_of_captain(canvas.captain(target)),
                std::max(1.f, canvas.unit()));
  }
  if (!fits) return;
  inside.cut_left(frame.px(6));
  write(canvas.painter, inside, words,
        fitting(fonts, words, frame.letters(std::min(frame.heading, inside.h * 0.8f)), frame.px(11),
                inside.w),
        theme::lamp);
}

// ---- Choices ----

void draw_choice_of(const Canvas& canvas, Rect area, const Move& move, bool lit) {
  const Frame& frame = canvas.places.frame;
  Rect inside = draw_choice(canvas.painter, frame, area, lit);
  const ChooseCaptain* captain = as<ChooseCaptain>(&move);
  const Choose* object = as<Choose>(&move);
  const std::string words = canvas.around.say(
      captain ? Text("yoho.captain." + std::string(captain_names[captain->captain]) + ".short")
              : named_key("yoho.face.", object_names[object->object]));
  const bool upright = inside.h > inside.w * 0.6f;
  const Rect look = upright ? inside.cut_top(inside.h * 0.68f)
                            : inside.cut_left(std::min(inside.h, inside.w * 0.4f));
  if (captain)
    draw_ship(canvas.painter, fit(look, 1), captain->captain, canvas.unit());
  else
    draw_object(canvas.painter, fit(look, 1), object->object);
  write(canvas.painter, inside, words,
        fitting(canvas.painter.fonts(), words, frame.letters(std::min(frame.heading, inside.h)),
                frame.px(10), inside.w),
        lit ? theme::lamp : theme::foam, Align::centre);
}

}  // namespace

Rect sea_pile_place(const Places& places) {
  Rect row = place_of_row(places, 0);
  if (places.wide_piles) row.cut_right(row.w * 0.5f);
  return thing_in(row, 1);
}
Rect map_pile_place(const Places& places) {
  Rect row = place_of_row(places, 1);
  if (places.wide_piles) row.cut_right(row.w * 0.5f);
  return thing_in(row, hand_card_aspect);
}
Rect reserve_place(const Places& places) {
  Rect row = place_of_row(places, 2);
  return thing_in(row, 1);
}
Rect played_place(const Places& places) {
  return fit(place_of_row(places, 3), hand_card_aspect);
}

void draw_piles(const Canvas& canvas) {
  const Places& places = canvas.places;
  if (places.wide_piles) return draw_rows(canvas, places.piles);
  const float in = std::min(places.piles.w, places.piles.h) * 0.05f;
  draw_sea_pile(canvas, strip_place(places.piles, 0).inset(in));
  draw_map_pile(canvas, strip_place(places.piles, 1).inset(in));
  draw_reserve(canvas, strip_place(places.piles, 2).inset(in));
  draw_plays(canvas, strip_place(places.piles, 3).inset(in));
}

void draw_buttons(const Canvas& canvas) {
  const std::vector<int> moves = button_moves(canvas.picture);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move& move = canvas.picture.moves[static_cast<std::size_t>(moves[i])];
    const Rect area = button_place(canvas.picture, canvas.places, moves, i);
    // Of a card that is about to be laid, one way is always shown.
    const bool lit = &move == shown_move(canvas.picture, canvas.around.attention);
    if (const Place* place = as<Place>(&move))
      draw_turned_card(canvas, area, *place, lit);
    else
      draw_words_button(canvas, area, move, lit);
  }
}

void draw_choices(const Canvas& canvas) {
  const std::vector<int> moves = choice_moves(canvas.picture);
  if (moves.empty()) return;
  fill(canvas.painter, canvas.places.sea, 0, faded(theme::night, 0.6f));
  for (std::size_t i = 0; i < moves.size(); ++i)
    draw_choice_of(
        canvas, choice_card(canvas.places, static_cast<int>(i), static_cast<int>(moves.size())),
        canvas.picture.moves[static_cast<std::size_t>(moves[i])], canvas.is_lit(moves[i]));
}

void draw_sheet(const Canvas& canvas) {
  const Places& places = canvas.places;
  const Frame& frame = places.frame;
  const bool open = (canvas.around.attention.open >> piles_toggle & 1u) != 0;
  if (!frame.button.empty())
    draw_button(canvas.painter, frame, frame.button, icon::deck,
                canvas.around.attention.hover_toggle == piles_toggle, open);
  if (!open) return;
  const Rect& sheet = places.sheet;
  shadow(canvas.painter, sheet, frame.px(10), frame.px(12));
  fill(canvas.painter, sheet, frame.px(10), theme::night);
  stroke(canvas.painter, sheet, frame.px(10), frame.px(1.5f), theme::brass);
  Rect inside = sheet.inset(frame.px(14), frame.px(10));
  if (!places.wide_piles) {
    draw_summary(canvas, inside.cut_top(inside.h * 0.22f));
    inside.cut_top(frame.px(6));
  }
  Rect sea = inside.cut_top(inside.h * 0.62f);
  inside.cut_top(frame.px(6));
  spread_sea_discard(canvas, sea);
  spread_map_discard(canvas, inside);
}

void draw_result(const Canvas& canvas) {
  const auto result = Yoho::outcome(canvas.state());
  if (!result || canvas.picture.event) return;
  const Frame& frame = canvas.places.frame;
  const float width =
      std::min(frame.canvas.w * 0.9f, std::max(canvas.places.sea.w * 0.86f, frame.px(290)));
  Rect box = around(canvas.places.sea.centre(), width,
                    std::min(canvas.places.sea.h * 0.7f,
                             frame.px(44) * static_cast<float>(canvas.state().seats)));
  box.x = std::clamp(box.x, frame.canvas.w * 0.03f, frame.canvas.w * 0.97f - box.w);
  fill(canvas.painter, box, frame.px(12), faded(theme::night, 0.9f));
  stroke(canvas.painter, box.inset(frame.px(3)), frame.px(10), frame.px(2), theme::brass);
  Rect inside = box.inset(frame.px(12), frame.px(10));
  const float n = static_cast<float>(canvas.state().seats);
  const Rect rows = inside;
  for (Seat seat = 0; seat < canvas.state().seats; ++seat) {
    Rect row = inside.cut_top(rows.h / n);
    row = row.inset(0, row.h * 0.06f);
    const bool won = result->winners.contains(seat);
    const Rect badge = row.cut_left(row.h);
    draw_emblem(canvas.painter, fit(badge, 1).scaled(0.9f), mark_of_captain(canvas.captain(seat)),
                std::max(1.f, canvas.unit()));
    const Rect coins = row.cut_right(std::min(row.h * 3, row.w * 0.5f));
    for (int i = 0; i < coins_to_win; ++i)
      draw_token(canvas.painter, fit(cell(coins, coins_to_win, 1, i, 0), 1).scaled(0.8f),
                 Token::coin, i < canvas.player(seat).coins, canvas.unit());
    if (won) canvas.painter.icon(icon::trophy, fit(row.cut_right(row.h * 0.9f), 1), rgb(0xE8B33C));
    row.cut_left(frame.px(6));
    const auto at = static_cast<std::size_t>(seat);
    const std::string name =
        at < canvas.around.cast.names.size() ? canvas.around.cast.names[at] : "";
    write(canvas.painter, row, name,
          fitting(canvas.painter.fonts(), name, frame.text(std::min(frame.body * 1.2f, row.h)),
                  frame.px(10), row.w),
          won ? theme::parchment : theme::foam_soft);
  }
}

}  // namespace flotilla::yoho
