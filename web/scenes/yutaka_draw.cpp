// yutaka_draw.cpp: the table of Yutakâ as it lies still.
#include <cmath>

#include "web/scenes/yutaka_scene.hpp"

namespace flotilla::yutaka {
namespace {

const Move* lit_move(const Canvas& canvas) {
  return canvas.picture.lit_move(canvas.around.attention);
}

bool can_turn(const Canvas& canvas, std::size_t island, std::size_t slot) {
  for (const Move& move : canvas.picture.moves)
    if (const Reveal* reveal = std::get_if<Reveal>(&move.what))
      if (reveal->island == island && reveal->slot == slot) return true;
  return false;
}

Side side_of(const Canvas& canvas, const Move& move, const PlayCard& play) {
  return canvas.side(play.card == Card::dynamite ? other_seat(move.seat) : move.seat);
}

}  // namespace

void draw_scales(const Canvas& canvas, std::size_t island) {
  if (!canvas.around.settings.counting) return;
  const State& state = canvas.state();
  const IslandPlaces& places = canvas.places.islands[island];
  std::vector<Kind> kinds;
  for (const Kind kind : all_kinds)
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot)
      if (state.is_face_up(island, slot) && state.tile(island, slot).kind == kind &&
          (kinds.empty() || kinds.back() != kind))
        kinds.push_back(kind);
  if (kinds.empty()) return;
  const float unit = canvas.unit();
  const Rect& row = places.scales[0];
  const bool tall = row.h > 26 * unit && places.cell.w < 120 * unit;
  const float gap = std::max(1.f, row.w * 0.012f);
  const float most = tall ? row.h * 0.82f : row.h * 2.3f;
  const float n = static_cast<float>(kinds.size());
  const float w =
      std::min(most, (places.cell.w * 0.98f - gap * (n - 1)) / std::max(n, tall ? 4.f : 3.f));
  for (const Side side : both_sides) {
    const Seat seat = canvas.seat(side);
    const Rect& area = places.scales[index(side)];
    float x = area.centre().x - (n * w + (n - 1) * gap) / 2;
    for (const Kind kind : kinds) {
      const Claim now = claim(state, island, kind);
      const int own = strength(state.player(seat).columns[island]).of_kind[index(kind)];
      const bool locked = kind == Kind::equipment && own == 0;
      const int number =
          kind == Kind::equipment ? strength(state.player(seat).columns[island]).whole_column : own;
      const bool leads = now.winner == seat, trails = now.winner != nobody && !leads;
      // The leader's end of the scale comes forward, the other one steps back.
      Rect chip = snapped({x, area.y, w, area.h});
      if (trails) chip = chip.inset(0, area.h * 0.06f);
      const float radius = std::min(chip.w, chip.h) * 0.32f;
      const Colour colour = colour_of(kind);
      if (leads) {
        shadow(canvas.painter, chip, radius, 2 * unit);
        fill(canvas.painter, chip, radius, colour);
        stroke(canvas.painter, chip.inset(-unit), radius + unit, std::max(1.5f, 1.8f * unit),
               theme::parchment);
      } else {
        fill(canvas.painter, chip, radius,
             faded(mix(colour, theme::sand, trails ? 0.72f : 0.58f), 0.95f));
        stroke(canvas.painter, chip, radius, std::max(1.f, unit), faded(colour, 0.8f));
      }
      const Colour text = leads ? theme::white : mix(colour, theme::ink, 0.62f);
      const bool with_icon = chip.w > 17 * unit || tall;
      Rect left = chip, right = chip;
      if (tall) {
        left = right.cut_top(chip.h * 0.48f).inset(unit);
      } else if (with_icon) {
        right = chip.inset(chip.w * 0.06f, 0);
        left = right.cut_left(std::min(chip.h * 0.86f, right.w * 0.5f));
      }
      if (with_icon) canvas.painter.icon(icon_of(kind), left, text);
      if (locked)
        canvas.painter.icon(icon::padlock, right.inset(0, right.h * 0.12f), text);
      else
        write(canvas.painter, right, std::to_string(number),
              {Face::title,
               std::min({std::max(right.h * 0.98f, 10.5f * unit), right.w * 1.4f, 20 * unit})},
              text, Align::centre);
      x += w + gap;
    }
  }
}

void draw_islands(const Canvas& canvas) {
  const float unit = canvas.unit();
  const Frame& frame = canvas.places.frame;
  const Move* lit = lit_move(canvas);
  const Reveal* lit_tile = lit ? std::get_if<Reveal>(&lit->what) : nullptr;
  for (std::size_t i = 0; i < island_count; ++i) {
    const IslandPlaces& island = canvas.places.islands[i];
    draw_land(canvas.painter, island.land, i, unit);
    const std::string full = canvas.around.say(island_text(i));
    const std::string brief = canvas.around.say(Text("yutaka.island.short." + std::to_string(i)));
    const Font font =
        frame.text(std::clamp(island.name.h * 0.86f, frame.small * 0.95f, frame.body * 1.15f));
    const bool fits = canvas.painter.fonts().width(font, full) <= island.name.w * 0.92f;
    const Font least = fitting(canvas.painter.fonts(), brief, font, frame.px(10), island.name.w);
    write(canvas.painter, island.name, fits ? full : brief, fits ? font : least, theme::parchment,
          Align::centre);
    for (const std::size_t slot : from_below(canvas.state(), i)) {
      if (on_its_way(canvas, i, slot)) continue;
      Rect area = tile(island, canvas.state(), i, slot);
      const bool turns = can_turn(canvas, i, slot);
      const bool is_lit = lit_tile && lit_tile->island == i && lit_tile->slot == slot;
      const float radius = area.w * 0.13f;
      if (is_lit) area = area.moved(0, -area.h * 0.06f);
      if (turns && is_lit)
        glow(canvas.painter, area.inset(-5 * unit), radius, 24 * unit, faded(theme::lamp, 0.95f));
      draw_tile(canvas.painter, area, tile_look(canvas, i, slot), unit);
      if (!turns) continue;
      // Lamp yellow is close to sand: it lies on a brown ground, like a rope.
      const float width = std::max(2.f, area.w * 0.042f);
      const Rect frame_area = area.inset(-width * 0.9f);
      stroke(canvas.painter, frame_area, radius + width, width, rgb(0x8A5A12));
      if (is_lit)
        stroke(canvas.painter, frame_area, radius + width, width, theme::lamp);
      else
        dashed(canvas.painter, frame_area, radius + width, width, theme::lamp,
               std::max(4.f, area.w * 0.1f));
    }
    draw_scales(canvas, i);
  }
}

void draw_columns(const Canvas& canvas) {
  for (std::size_t i = 0; i < island_count; ++i)
    for (const Side side : both_sides) {
      const Column& column = canvas.state().player(canvas.seat(side)).columns[i];
      for (std::size_t at = 0; at < column_size; ++at) {
        const Rect area = canvas.places.islands[i].card(side, at);
        if (at < column.size())
          draw_laid_card(canvas.painter, area, column[at]);
        else
          draw_free_place(canvas.painter, area, canvas.unit());
      }
    }
}

void draw_targets(const Canvas& canvas) {
  const Attention& attention = canvas.around.attention;
  const State& state = canvas.state();
  const float unit = canvas.unit();
  const Move* lit = lit_move(canvas);
  Card taken = Card::hidden;
  for (const Move& move : canvas.picture.moves) {
    const PlayCard* play = std::get_if<PlayCard>(&move.what);
    if (!play) continue;
    const bool offered =
        attention.piece >= 0 && piece_of(state, move, attention) == attention.piece;
    if (offered) taken = play->card;
    const bool focused = lit == &move;
    if (!offered && !focused) continue;
    const Side side = side_of(canvas, move, *play);
    const IslandPlaces& island = canvas.places.islands[play->island];
    const Rect area = island.columns[index(side)].inset(-3 * unit);
    const float radius = 7 * unit;
    fill(canvas.painter, area, radius, faded(theme::lamp, focused ? 0.26f : 0.10f));
    const std::size_t next = state.player(canvas.seat(side)).columns[play->island].size();
    const Rect place = island.card(side, next);
    fill(canvas.painter, place, std::min(place.w, place.h) * 0.16f,
         faded(theme::lamp, focused ? 0.55f : 0.28f));
    if (focused)
      stroke(canvas.painter, area, radius, 3 * unit, theme::lamp);
    else
      dashed(canvas.painter, area, radius, std::max(1.5f, 2 * unit), theme::lamp,
             std::max(5.f, 7 * unit));
  }
  if (taken == Card::hidden) return;
  // Where it cannot go it says why.
  const Seat onto = taken == Card::dynamite ? other_seat(canvas.around.home) : canvas.around.home;
  const Side side = canvas.side(onto);
  const std::string word = canvas.around.say("yutaka.table.full");
  for (std::size_t i = 0; i < island_count; ++i) {
    if (!state.player(onto).columns[i].full()) continue;
    const Rect& area = canvas.places.islands[i].columns[index(side)];
    fill(canvas.painter, area.inset(-2 * unit), 7 * unit, faded(theme::night, 0.55f));
    const Font font =
        fitting(canvas.painter.fonts(), word, canvas.places.frame.text(canvas.places.frame.body),
                11 * unit, area.w - 12 * unit);
    const float w = canvas.painter.fonts().width(font, word) + 18 * unit;
    const Rect tag =
        snapped(around(area.centre(), std::min(w, area.w), std::min(area.h, font.px * 1.5f)));
    fill(canvas.painter, tag, tag.h / 2, faded(theme::night, 0.85f));
    write(canvas.painter, tag, word, font, theme::foam, Align::centre);
  }
}

void draw_players(const Canvas& canvas) {
  const State& state = canvas.state();
  const Frame& frame = canvas.places.frame;
  const auto points = counted_points(canvas);
  for (const Side side : both_sides) {
    const Seat seat = canvas.seat(side);
    const Player& player = state.player(seat);
    Plate plate;
    plate.seat = seat;
    const auto at = static_cast<std::size_t>(seat);
    plate.name = at < canvas.around.cast.names.size() ? canvas.around.cast.names[at] : "";
    plate.kind = kind_of_sitter(canvas.around, seat);
    plate.to_act = state.to_act == seat && state.phase != Phase::over;
    plate.yours = plate.to_act && canvas.around.actor == seat && !canvas.picture.moves.empty();
    if (scoring(canvas))
      plate.score = points[at];
    else
      plate.counts = {{icon::hand, static_cast<int>(player.hand.size())},
                      {icon::deck, static_cast<int>(player.deck.size())},
                      {icon::hourglass, reveal_cards_left(state, seat)}};
    draw_plate(canvas.painter, frame, canvas.places.plates[index(side)], plate);
    draw_deck(canvas.painter, canvas.places.decks[index(side)], seat,
              static_cast<int>(player.deck.size()), canvas.unit());
  }
  // The other player's hand, as backs; after the end there is nothing to hide.
  if (canvas.places.backs.empty()) return;
  const Seat other = canvas.seat(Side::upper);
  const Hand hand = hand_making_room(canvas, other);
  const int count = static_cast<int>(hand.size());
  for (int i = 0; i < count; ++i) {
    if (on_its_way(canvas, other, static_cast<std::size_t>(i))) continue;
    const Card card = hand[static_cast<std::size_t>(i)];
    const Rect area = back(canvas.places, count, i);
    if (card == Card::hidden || state.phase != Phase::over)
      draw_back(canvas.painter, area, other, canvas.unit());
    else
      draw_card(canvas.painter, area, card, canvas.unit());
  }
}

void draw_hand(const Canvas& canvas) {
  const Attention& attention = canvas.around.attention;
  const Seat home = canvas.around.home;
  const Hand hand = hand_making_room(canvas, home);
  const auto order = shown_order(hand, canvas.around.settings.sort_hand);
  const float unit = canvas.unit();
  const Move* lit = attention.focus_move >= 0 ? lit_move(canvas) : nullptr;
  const int focused = lit ? piece_of(canvas.state(), *lit, attention) : -1;
  const auto draw_one = [&](std::size_t i) {
    const Fanned place =
        hand_card(canvas.places, static_cast<int>(order.size()), static_cast<int>(i));
    const int piece = static_cast<int>(order[i]);
    const Card card = hand[order[i]];
    const bool taken = attention.piece == piece,
               hovered = attention.hover_piece == piece || focused == piece;
    Painter::Change change{.around = place.area.centre(), .turn = place.lean};
    if (taken && attention.dragged_to) {
      change.turn = 0;
      change.move = *attention.dragged_to - place.area.centre();
    } else {
      change.move.y = -place.area.h * (taken ? 0.13f : hovered ? 0.06f : 0);
    }
    const Changed changed(canvas.painter, change);
    if (taken || focused == piece)
      glow(canvas.painter, place.area.inset(-2 * unit), place.area.w * 0.09f, 20 * unit,
           faded(theme::lamp, 0.85f));
    if (card == Card::hidden)
      draw_back(canvas.painter, place.area, home, unit);
    else
      draw_card(canvas.painter, place.area, card, unit);
    if (taken || focused == piece)
      stroke(canvas.painter, place.area.inset(-2 * unit), place.area.w * 0.1f, 2.5f * unit,
             theme::lamp);
  };
  std::size_t last = order.size();
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (on_its_way(canvas, home, order[i])) continue;
    if (attention.piece == static_cast<int>(order[i]) && attention.dragged_to)
      last = i;
    else
      draw_one(i);
  }
  if (last < order.size()) draw_one(last);
}

void YutakaScene::draw(Painter& painter, const Picture<Yutaka>& picture,
                       const Surroundings& around) const {
  const Places places = find_places(around.canvas, around.unit);
  const Canvas canvas{{painter, picture, around, places}};
  const Frame& frame = places.frame;
  const State& state = picture.view.state;
  draw_sea(painter, frame);
  draw_title(painter, frame, around.title, around.say(Yutaka::status(picture.view)));
  draw_players(canvas);
  draw_columns(canvas);
  draw_targets(canvas);
  draw_islands(canvas);

  // While something happens the panel tells it; then it says what is asked.
  std::string text =
      around.say(picture.event ? Yutaka::sentence(*picture.event) : Yutaka::prompt(picture.view));
  const int piece = around.attention.piece;
  if (const Hand& hand = state.player(around.home).hand;
      piece >= 0 && piece < static_cast<int>(hand.size()) && !picture.moves.empty()) {
    const Card card = hand[static_cast<std::size_t>(piece)];
    text = around.say(card == Card::dynamite
                          ? Text("yutaka.prompt.play.selected.dynamite",
                                 {{"other", SeatName{other_seat(around.home)}}})
                          : Text("yutaka.prompt.play.selected", {{"card", card_text(card)}}));
  }
  Prompt prompt = prompt_for(around, Yutaka::to_act(state), state.phase == Phase::over, text);
  prompt.yours = prompt.yours && !picture.moves.empty();
  if (scoring(canvas)) prompt.heading = around.say("page.over");
  if (const TilesAwarded* award = canvas.event<TilesAwarded>())
    prompt.heading = around.say(
        Text("yutaka.score.island",
             {{"n", award->island + 1},
              {"island", Text("yutaka.island.short." + std::to_string(award->island))}}));
  if (piece >= 0) prompt.note = around.say("page.select.cancel");
  if (state.phase == Phase::over) {
    const Score total = score(state);
    MatchResult result{total.winners, total.points, total.equipment_points, total.decided_by};
    prompt.text = around.say(Yutaka::sentence(result));
    congratulate(prompt, around, total.winners);
  }
  draw_prompt(painter, frame, prompt);
  draw_hand(canvas);
  draw_sheets(canvas);
  draw_motion(canvas);
}

}  // namespace flotilla::yutaka
