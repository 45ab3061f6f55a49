// totohu_draw.cpp: the table of TOTOHU as it lies still.
#include <cmath>

#include "core/engine/phrases.hpp"
#include "web/motion.hpp"
#include "web/scenes/totohu_scene.hpp"

namespace flotilla::totohu {
namespace {

const Move* lit_move(const Canvas& canvas) {
  return canvas.picture.lit_move(canvas.around.attention);
}

// What is taken up and follows the pointer.
const Move* dragged_move(const Canvas& canvas) {
  const Attention& attention = canvas.around.attention;
  const bool listed =
      attention.piece >= 0 && attention.piece < static_cast<int>(canvas.picture.moves.size());
  return listed && attention.dragged_to
             ? &canvas.picture.moves[static_cast<std::size_t>(attention.piece)]
             : nullptr;
}

// The listed move that plays this ship, -1 for none.
int commit_of(const Canvas& canvas, Seat seat, Ship ship) {
  for (std::size_t m = 0; m < canvas.picture.moves.size(); ++m) {
    const Move& move = canvas.picture.moves[m];
    const Commit* commit = as<Commit>(&move);
    if (commit && commit->ship == ship && move.seat == seat) return static_cast<int>(m);
  }
  return -1;
}

void draw_fleet_ship(const Canvas& canvas, Seat seat, Ship ship) {
  const Rect area = canvas.fleet_places(seat).ships[index(ship)];
  const Attention& attention = canvas.around.attention;
  const float unit = canvas.unit();
  const ShipLook look = canvas.look(seat, ship);
  const int move = commit_of(canvas, seat, ship);
  const bool taken = move >= 0 && attention.piece == move && attention.dragged_to;
  const bool lit =
      move >= 0 &&
      lit_move(canvas) == &canvas.picture.moves[static_cast<std::size_t>(std::max(0, move))];
  // A ship that is out in the middle leaves its shade behind.
  const Fleet& fleet = canvas.state().fleet(seat);
  const bool away = fleet.commit == ship && (look.vessel.at_sea() || canvas.is_closed(seat));
  Painter::Change change{.around = area.centre(), .opacity = away ? 0.32f : 1};
  if (taken)
    change.move = *attention.dragged_to - area.centre();
  else if (lit)
    change.move.y = -area.h * 0.05f;
  const Changed changed(canvas.painter, change);
  const float radius = area.w * 0.10f;
  if (move >= 0) draw_lamp_frame(canvas.painter, canvas.places.frame, area, radius, lit || taken);
  if (!away) draw_rim(canvas, area.inset(3 * unit), ship, look.vessel);
  draw_ship(canvas.painter, area.scaled(0.92f), look, unit);
}

void draw_fleet(const Canvas& canvas, Seat seat) {
  const Frame& frame = canvas.places.frame;
  for (const Ship ship : all_ships) {
    const int move = commit_of(canvas, seat, ship);
    if (move < 0 || canvas.around.attention.piece != move) draw_fleet_ship(canvas, seat, ship);
  }
  if (!canvas.is_closed(seat) || canvas.plays_on(seat)) return;
  // Of a closed fleet one thing has to be said aloud.
  const Rect area = canvas.fleet_places(seat).all;
  const std::string words =
      canvas.around.say(Text("totohu.event.fleet_gone", {seat_arg("seat", seat)}));
  fill(canvas.painter, area, 8 * canvas.unit(), faded(theme::night, 0.72f));
  const Font font = frame.text(frame.body);
  const auto lines = wrapped(canvas.painter.fonts(), words, font, area.w * 0.9f, 3);
  const float needed = line_height(canvas.painter.fonts(), font) * static_cast<float>(lines.size());
  write_lines(canvas.painter,
              around(area.centre(), area.w * 0.9f, std::min(area.h, needed + canvas.unit())), words,
              font, frame.px(10), theme::foam, Align::centre);
}

void draw_players(const Canvas& canvas) {
  const State& state = canvas.state();
  const GameOver* over = canvas.event<GameOver>();
  for (Seat seat = 0; seat < canvas.fleets(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const Fleet& fleet = state.fleet(seat);
    Plate plate;
    plate.seat = seat;
    plate.name = at < canvas.around.cast.names.size() ? canvas.around.cast.names[at] : "";
    plate.kind = kind_of_sitter(canvas.around, seat);
    plate.to_act = state.is_acting(seat) && !canvas.picture.event;
    plate.yours = plate.to_act && canvas.around.actor == seat && !canvas.picture.moves.empty();
    if (over) {
      plate.score = static_cast<int>(std::lround(static_cast<float>(over->result.scores[at]) *
                                                 part(canvas.progress(), 0.1f, 0.7f)));
    } else if (!canvas.is_closed(seat)) {
      plate.score = score(fleet);
    }
    if (!canvas.is_closed(seat)) {
      int at_sea = 0, in_port = 0;
      for (const Vessel& vessel : fleet.ships) {
        at_sea += vessel.at_sea();
        in_port += vessel.status == Status::in_port;
      }
      plate.counts = {{icon::galleon, at_sea}, {icon::check, in_port}};
    }
    draw_plate(canvas.painter, canvas.places.frame, canvas.fleet_places(seat).plate, plate);
  }
}

// ---- The open sea ----

Rect bottle_at(const Rect& berth) {
  return around(berth.centre(), berth.w * 0.62f, berth.h * 0.42f);
}

void draw_awaited(const Canvas& canvas, const Rect& berth, Seat seat) {
  const float unit = canvas.unit();
  const Rect place = bottle_at(berth);
  const bool yours = canvas.around.actor == seat && !canvas.picture.moves.empty();
  fill(canvas.painter, place, place.h * 0.4f, faded(theme::night, 0.28f));
  dashed(canvas.painter, place, place.h * 0.4f, std::max(1.5f, 2 * unit),
         yours ? theme::lamp : faded(theme::foam, 0.5f), 8 * unit);
  canvas.painter.icon(theme::mark_of(seat).emblem, place.scaled(0.56f),
                      faded(theme::mark_of(seat).light, 0.75f));
}

float counter_size(const Canvas& canvas, const Rect& berth) {
  return std::clamp(berth.h * 0.20f, 20 * canvas.unit(), 52 * canvas.unit());
}

// Whoever counts has the lantern in front of them; at a table of three it is the die. It lies below
// what is there, or beside it where the sea ends.
void draw_counter(const Canvas& canvas, const Rect& berth, float bottom, Point beside) {
  const float side = counter_size(canvas, berth);
  const Rect place = bottom + side <= canvas.places.sea.bottom()
                         ? Rect{berth.centre().x - berth.w * 0.24f - side / 2, bottom, side, side}
                         : around(beside, side, side);
  if (canvas.fleets() == 3)
    draw_die(canvas.painter, place.scaled(0.86f), Ship::hunter, canvas.unit());
  else
    canvas.painter.icon(icon::lantern, place, rgb(0xFFB866));
}

void draw_choosing(const Canvas& canvas) {
  const State& state = canvas.state();
  for (Seat seat = 0; seat < canvas.fleets(); ++seat) {
    if (!canvas.plays_on(seat)) continue;
    const Rect area = berth_now(canvas, seat).area;
    if (state.is_dice_fleet(seat)) {
      if (!canvas.event<DieRolled>() && !canvas.event<Revealed>())
        draw_die(canvas.painter, area.scaled(0.42f),
                 state.die.faces.empty()
                     ? Ship::hunter
                     : all_ships[static_cast<std::size_t>(state.die.faces.back() - 1)],
                 canvas.unit());
    } else if (state.is_acting(seat)) {
      draw_awaited(canvas, area, seat);
    } else if (!canvas.event<Revealed>()) {
      draw_bottle(canvas.painter, bottle_at(area), seat, state.fleet(seat).commit, canvas.unit());
    }
    if (seat == state.counter && state.seats > 1)
      draw_counter(canvas, area, bottle_at(area).bottom() + 4 * canvas.unit(),
                   {bottle_at(area).x - counter_size(canvas, area) * 0.6f, area.centre().y});
  }
}

void draw_shown_ships(const Canvas& canvas) {
  const State& state = canvas.state();
  const Move* dragged = dragged_move(canvas);
  const Encountered* met = canvas.event<Encountered>();
  const Pair pair = met ? met->pair : meeting_now(state);
  for (Seat seat = 0; seat < canvas.fleets(); ++seat) {
    const Ship ship = state.fleet(seat).commit;
    if (ship == Ship::none || on_its_way(canvas, seat)) continue;
    const Berth berth = berth_now(canvas, seat);
    const float unit = canvas.unit();
    ShipLook look = canvas.look(seat, ship);
    look.looks_left = berth.looks_left;
    if (as<Hide>(dragged) && dragged->seat == seat) --look.vessel.deck;
    const EncounterCancelled* cancelled = canvas.event<EncounterCancelled>();
    if (look.vessel.status == Status::sunk || look.vessel.status == Status::in_port ||
        (cancelled && cancelled->gone.contains(seat))) {
      // The place of a ship that has gone.
      dashed(canvas.painter, berth.area.scaled(0.6f), berth.area.h * 0.2f,
             std::max(1.f, 1.5f * unit), faded(theme::foam, 0.3f), 7 * unit);
      continue;
    }
    const bool waits = pair != Pair::none && !contains(pair, seat);
    const Changed changed(canvas.painter, {.opacity = waits ? 0.45f : 1});
    draw_ship(canvas.painter, berth.area, look, unit);
    const float side = std::clamp(berth.area.h * 0.17f, 18 * unit, 44 * unit);
    // Above the stern; of three the nearest has the lines to the others there, so below it.
    const bool below = canvas.fleets() == 3 && seat == canvas.around.home;
    const Point corner = {
        look.looks_left ? berth.area.right() - side * 0.4f : berth.area.x + side * 0.4f,
        below ? berth.area.bottom() - side * 0.6f : berth.area.y + side * 0.6f};
    draw_emblem(canvas.painter, around(corner, side, side), seat, std::max(1.f, unit));
    const float away = side / 2 + counter_size(canvas, berth.area) * 0.6f;
    if (seat == state.counter && state.seats > 1)
      draw_counter(canvas, berth.area, berth.area.bottom() - 6 * unit,
                   below ? Point{corner.x - away, corner.y}
                         : Point{corner.x - side * 0.3f, corner.y + away});
  }
}

// The barrel that may be hidden shines; once it is taken up, the hold does.
void draw_stowing(const Canvas& canvas) {
  const auto found = stowing(canvas.picture, canvas.places, canvas.around.home);
  if (!found) return;
  const bool taken = canvas.around.attention.piece == found->move;
  const Rect& shining = taken ? found->hold : found->barrel;
  ring(canvas.painter, shining.centre(), shining.w * (taken ? 0.86f : 0.62f),
       std::max(2.f, 2.5f * canvas.unit()), theme::lamp);
}

void draw_dragged_barrel(const Canvas& canvas, Point at) {
  const auto found = stowing(canvas.picture, canvas.places, canvas.around.home);
  if (!found) return;
  const Rect barrel = around(at, found->barrel.w, found->barrel.h);
  glow(canvas.painter, barrel, barrel.w / 2, 12 * canvas.unit(), faded(theme::lamp, 0.8f));
  draw_mark(canvas.painter, barrel, Mark::barrel);
}

// The lines between three ships; those that are picked have their number.
void draw_order(const Canvas& canvas) {
  const State& state = canvas.state();
  if (canvas.fleets() < 3 || meeting_now(state) != Pair::none || canvas.event<Encountered>())
    return;
  const float unit = canvas.unit();
  const EncounterPicked* picked = canvas.event<EncounterPicked>();
  const Encounters order = picked ? with_pick(state.encounters, picked->pair) : state.encounters;
  for (const Pair pair : all_pairs) {
    const Seat a = lower(pair), b = higher(pair);
    if (state.fleet(a).commit == Ship::none || state.fleet(b).commit == Ship::none) continue;
    int number = 0, listed = -1;
    for (std::size_t i = 0; i < order.size(); ++i)
      if (order[i].pair == pair) number = static_cast<int>(i) + 1;
    for (std::size_t m = 0; m < canvas.picture.moves.size(); ++m)
      if (const PickEncounter* pick = as<PickEncounter>(&canvas.picture.moves[m]);
          pick && pick->pair == pair)
        listed = static_cast<int>(m);
    const bool lit =
        listed >= 0 &&
        lit_move(canvas) == &canvas.picture.moves[static_cast<std::size_t>(std::max(0, listed))];
    const Colour colour = listed >= 0  ? theme::lamp
                          : number > 0 ? theme::parchment
                                       : faded(theme::foam, 0.5f);
    const Rect disc_area = crossing(canvas.places, state, canvas.around.home, pair);
    const Point from = berth_now(canvas, a).area.centre(), to = berth_now(canvas, b).area.centre();
    const Point middle = disc_area.centre();
    for (const Point end : {from, to})
      line(canvas.painter, mix(middle, end, 0.18f), mix(middle, end, 0.52f), (lit ? 5 : 3) * unit,
           faded(colour, 0.9f));
    const float r = disc_area.w / 2;
    if (lit) glow(canvas.painter, disc_area, r, 16 * unit, faded(theme::lamp, 0.8f));
    disc(canvas.painter, middle, r, faded(theme::night, 0.9f));
    ring(canvas.painter, middle, r, (lit ? 4 : 2.5f) * unit, colour);
    const int shown = number > 0 ? number : listed >= 0 ? static_cast<int>(order.size()) + 1 : 0;
    if (shown > 0)
      write(canvas.painter, disc_area, std::to_string(shown),
            canvas.places.frame.letters(disc_area.h * 0.66f), faded(colour, number > 0 ? 1 : 0.75f),
            Align::centre);
  }
}

void draw_any_order(const Canvas& canvas) {
  if (!offers_any_order(canvas.picture, canvas.places)) return;
  const Frame& frame = canvas.places.frame;
  const Rect inside = draw_choice(canvas.painter, frame, canvas.places.any_order, false);
  const std::string words = canvas.around.say(Totohu::any(canvas.picture.moves[0]));
  write(canvas.painter, inside, words,
        fitting(canvas.painter.fonts(), words, frame.text(frame.body), frame.px(11), inside.w),
        theme::lamp, Align::centre);
}

void draw_answer(const Canvas& canvas, const Rect& area, const Move& move) {
  const Frame& frame = canvas.places.frame;
  const float unit = canvas.unit();
  const bool lit = lit_move(canvas) == &move;
  Rect inside = draw_choice(canvas.painter, frame, area, lit);
  const Rect badge = fit(inside.cut_left(std::min(inside.h, inside.w * 0.3f)), 1);
  const bool fires = std::holds_alternative<FireGuns>(move.what);
  const bool keeps = std::holds_alternative<Keep>(move.what);
  draw_mark(canvas.painter, badge.scaled(keeps ? 0.8f : 0.94f),
            fires ? Mark::cannon : Mark::barrel);
  if (std::holds_alternative<Hide>(move.what)) {
    // The barrel goes below.
    stroke(canvas.painter, badge, badge.w * 0.14f, 2.5f * unit, theme::brass);
  }
  inside.cut_left(8 * unit);
  const char* key = fires                                     ? "totohu.scene.fire"
                    : std::holds_alternative<Loot>(move.what) ? "totohu.scene.loot"
                    : keeps                                   ? "totohu.scene.keep"
                                                              : "totohu.scene.hide";
  const std::string word = canvas.around.say(key);
  const std::string result = canvas.around.say(Totohu::label(canvas.picture.view, move));
  const Fonts& fonts = canvas.painter.fonts();
  const Font small = frame.text(frame.small);
  const float line_of_text = line_height(fonts, small);
  const auto lines = static_cast<float>(wrapped(fonts, result, small, inside.w, 9).size());
  // The result in full where there is room, else the button says what is done.
  if (lines * line_of_text <= inside.h) {
    const float spare = inside.h - lines * line_of_text;
    write_lines(canvas.painter, inside.inset(0, spare * 0.4f), result, frame.text(frame.body),
                frame.small, lit ? theme::lamp : theme::foam);
    return;
  }
  write(canvas.painter, inside, word,
        fitting(fonts, word, frame.letters(std::min(frame.heading * 1.2f, inside.h * 0.7f)),
                frame.px(11), inside.w),
        theme::lamp);
}

// Where the last round has no place of its own it is told above the bottles of two.
bool has_room_for_last_round(const Canvas& canvas) {
  const Places& places = canvas.places;
  if (!places.last_round.empty() || canvas.fleets() != 2) return false;
  return bottle_at(berth_now(canvas, canvas.around.home).area).y - places.sea.y >=
         last_round_row * canvas.unit();
}

void draw_open_sea(const Canvas& canvas) {
  const State& state = canvas.state();
  if (state.phase == Phase::over || canvas.event<GameOver>()) return draw_result(canvas);
  if (state.phase == Phase::commit) {
    draw_choosing(canvas);
    if (!canvas.picture.event && has_room_for_last_round(canvas))
      draw_last_round(canvas, canvas.places.sea);
  } else {
    draw_order(canvas);
    draw_any_order(canvas);
    draw_shown_ships(canvas);
    draw_stowing(canvas);
  }
  for (const Move& move : canvas.picture.moves)
    if (!as<Commit>(&move) && !as<PickEncounter>(&move))
      draw_answer(canvas, canvas.places.choices[as<Loot>(&move) || as<Keep>(&move) ? 1 : 0], move);
}

// What the panel says of an event: nothing that the picture does not show yet.
Text told(const Canvas& canvas) {
  const Event* event = canvas.picture.event;
  if (!event) return Totohu::prompt(canvas.picture.view);
  if (std::holds_alternative<Revealed>(*event) && canvas.progress() < 0.5f)
    return Text("totohu.scene.counts", {seat_arg("seat", canvas.state().counter)});
  return Totohu::sentence(*event);
}

// Where the panel has but a line or two it says who won; the points stand on the sea.
Text winner_of(const Outcome& result) {
  std::vector<Text> winners;
  for (const Seat seat : result.winners)
    winners.push_back(Text("totohu.side", {seat_arg("seat", seat)}));
  if (winners.size() > 1) return Text("totohu.scene.won.shared", {{"winners", list_text(winners)}});
  return Text("totohu.scene.won", {seat_arg("seat", result.winners[0])});
}

Prompt prompt_of(const Canvas& canvas) {
  const Surroundings& around = canvas.around;
  const State& state = canvas.state();
  Prompt prompt = prompt_for(around, Totohu::to_act(state), state.phase == Phase::over,
                             around.say(told(canvas)));
  prompt.yours = prompt.yours && !canvas.picture.moves.empty();
  if (state.phase != Phase::over) return prompt;
  const Outcome result = *Totohu::outcome(state);
  if (canvas.places.on_sheet) {
    prompt.text = around.say(winner_of(result));
    return prompt;
  }
  prompt.text = around.say(Totohu::sentence(GameOver{result}));
  congratulate(prompt, around, result.winners);
  return prompt;
}

// The state of the match; where there is hardly room, the round alone.
Text status_of(const Canvas& canvas) {
  const State& state = canvas.state();
  if (canvas.places.frame.canvas.w > canvas.places.frame.px(340) || state.phase == Phase::over)
    return Totohu::status(canvas.picture.view);
  return Totohu::sentence(RoundStarted{state.turn, state.counter});
}

}  // namespace

void draw_rim(const Canvas& canvas, const Rect& area, Ship ship, const Vessel& vessel) {
  const float unit = canvas.unit(), radius = area.w * 0.09f;
  const float width = std::max(2.f, std::min(3.5f * unit, area.w * 0.025f));
  const float badge = std::max(area.w * 0.19f, 13 * unit);
  Rect rim = area;
  // Each has its own line and its own badge, for those who do not see the colours.
  if (one_hit_from_sinking(ship, vessel)) {
    fill(canvas.painter, rim, radius, faded(hit_red, 0.16f));
    dashed(canvas.painter, rim, radius, width, rgb(0xFF5A4F), 5 * unit);
    draw_mark(canvas.painter, {rim.x, rim.y, badge, badge}, Mark::hit);
    rim = rim.inset(width * 1.3f);
  }
  if (one_token_from_port(ship, vessel)) {
    fill(canvas.painter, rim, radius, faded(port_green, 0.16f));
    stroke(canvas.painter, rim, radius, width, rgb(0x4FD08A));
    const Rect flag{area.right() - badge, area.y, badge, badge};
    disc(canvas.painter, flag.centre(), badge / 2, port_green);
    canvas.painter.icon(icon::flag, flag.scaled(0.7f), theme::white);
  }
}

void TotohuScene::draw(Painter& painter, const Picture<Totohu>& picture,
                       const Surroundings& around) const {
  const Places places = find_places(around.canvas, around.unit, picture.view.state, around.home);
  const Canvas canvas{{painter, picture, around, places}};
  draw_sea(painter, places.frame);
  draw_title(painter, places.frame, around.title, around.say(status_of(canvas)));
  draw_players(canvas);
  for (Seat seat = 0; seat < canvas.fleets(); ++seat) draw_fleet(canvas, seat);
  draw_open_sea(canvas);
  draw_prompt(painter, places.frame, prompt_of(canvas));
  draw_motion(canvas);
  draw_sheets(canvas);
  // What is dragged lies on top of everything.
  if (as<Hide>(dragged_move(canvas))) draw_dragged_barrel(canvas, *around.attention.dragged_to);
  const int taken = around.attention.piece;
  if (taken < 0 || taken >= static_cast<int>(picture.moves.size())) return;
  const Move& move = picture.moves[static_cast<std::size_t>(taken)];
  if (const Commit* commit = as<Commit>(&move)) {
    draw_lamp_frame(painter, places.frame, places.sea, 14 * around.unit,
                    around.attention.hover_move == taken);
    draw_fleet_ship(canvas, move.seat, commit->ship);
  }
}

}  // namespace flotilla::totohu
