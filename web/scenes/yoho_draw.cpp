// yoho_draw.cpp: the table of Yoho! as it lies still, and what a move that is lit up would do to
// it.
#include <algorithm>

#include "core/engine/phrases.hpp"
#include "web/motion.hpp"
#include "web/scenes/yoho_scene.hpp"

namespace flotilla::yoho {

namespace {

// How likely there is gold in a chest that nobody has opened, on its lower edge.
void draw_odds(const Canvas& canvas, const Rect& tile, Face face) {
  const Frame& frame = canvas.places.frame;
  const std::string odds = canvas.around.say(
      Text("yoho.scene.odds", {{"percent", chance_of_gold(canvas.state(), face)}}));
  const Font font = frame.text(std::max(frame.px(10), tile.h * 0.125f));
  const float width = canvas.painter.fonts().width(font, odds) + font.px * 0.8f;
  const Rect chest = object_place(tile, face);
  if (tile.w < frame.px(48) || width > tile.w * 0.6f) return;
  const Rect label =
      around({chest.centre().x, chest.bottom() - font.px * 0.3f}, width, font.px * 1.2f);
  fill(canvas.painter, label, label.h * 0.4f, faded(theme::night, 0.86f));
  stroke(canvas.painter, label, label.h * 0.4f, std::max(1.f, canvas.unit()),
         faded(theme::brass, 0.8f));
  write(canvas.painter, label, odds, font, theme::parchment, Align::centre);
}

}  // namespace

void draw_tile_of(const Canvas& canvas, const Rect& area, const Tile& tile, Edges lit) {
  if (tile.is_hole()) return draw_hole(canvas.painter, area, canvas.unit());
  const int rot = canvas.places.turn.rot(tile.rot);
  if (lit == 0) {
    draw_tile(canvas.painter, area, tile.face, rot, canvas.unit());
  } else {
    draw_tile_sea(canvas.painter, area, tile.face, rot, canvas.unit());
    draw_lit_channels(canvas.painter, area, lit, faded(theme::lamp, 0.6f), canvas.unit());
    if (tile.object() != Object::plain)
      draw_object(canvas.painter, object_place(area, tile.face), tile.object());
  }
  if (tile.side == Side::compass) draw_compass_mark(canvas.painter, area, canvas.unit());
  if (tile.has_known_back())
    draw_known_back(canvas.painter, area, face_of(tile.card, other_side(tile.side)),
                    flipped(rot, Axis::vertical), canvas.unit());
  else if (tile.shows(Object::chest))
    draw_odds(canvas, area, tile.face);
}

namespace {

// What is drawn of the sea: as it lies, or as it would lie after the move that is lit.
struct Sea {
  const State& now;
  std::optional<Foresight> ahead;

  const State& shown() const { return ahead ? ahead->state : now; }
  // Which card it is, nobody may know: what is seen of it counts.
  bool changes(int cell) const {
    if (!ahead) return false;
    const Tile &before = now.tile(cell), &after = ahead->state.tile(cell);
    return before.is_hole() != after.is_hole() || before.face != after.face ||
           before.rot != after.rot || before.side != after.side;
  }
};

Sea sea_of(const Canvas& canvas) {
  const Move* move = shown_move(canvas.picture, canvas.around.attention);
  return {canvas.state(), move ? foresee(canvas.picture.view, *move) : std::nullopt};
}

// ---- Players ----

void draw_players(const Canvas& canvas) {
  const State& state = canvas.state();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const Player& player = state.player(seat);
    const Rect& area = canvas.places.plates[at];
    Plate plate;
    plate.seat = mark_of_captain(player.captain);
    plate.name = at < canvas.around.cast.names.size() ? canvas.around.cast.names[at] : "";
    plate.to_act = seat == state.active && state.phase != Phase::over;
    plate.yours = plate.to_act && canvas.around.actor == seat && !canvas.picture.moves.empty();
    plate.score = player.coins;
    // Life and cannonballs lie beside the lair, too: a plate that is too narrow leaves them to it.
    plate.counts = {{icon::heart, player.life}, {icon::cannonball, player.cannonballs}};
    if (seat != canvas.around.home)  // the own ones lie in front of everybody
      plate.counts.push_back({icon::treasure_map, static_cast<int>(player.maps.size())});
    if (area.w > canvas.places.frame.px(150)) plate.kind = kind_of_sitter(canvas.around, seat);
    // One coin from victory: everybody should see it.
    if (player.coins == coins_to_win - 1)
      glow(canvas.painter, area, 10 * canvas.unit(), 14 * canvas.unit(), rgb(0xE8B33C));
    draw_plate(canvas.painter, canvas.places.frame, area, plate);
  }
}

void draw_tokens(const Canvas& canvas, Seat seat) {
  const Player& player = canvas.player(seat);
  const Rect area = tokens_beside(canvas.places, player.lair);
  const bool lying = area.w > area.h;
  const auto place = [&](int along, int across) {
    const Rect room = lying ? cell(area, 4, 2, along, across) : cell(area, 2, 4, across, along);
    return fit(room, 1).scaled(0.86f);
  };
  for (int i = 0; i < most_life; ++i)
    draw_token(canvas.painter, place(i, 0), Token::life, i < player.life, canvas.unit());
  for (int i = 0; i < most_cannonballs; ++i)
    draw_token(canvas.painter, place(most_life + i, 0), Token::cannonball, i < player.cannonballs,
               canvas.unit());
  for (int i = 0; i < coins_to_win; ++i)
    draw_token(canvas.painter, place(i, 1), Token::coin, i < player.coins, canvas.unit());
}

void draw_lairs(const Canvas& canvas) {
  const State& state = canvas.state();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    if (player.lair.edge == Edge::none) continue;
    draw_lair(canvas.painter, canvas.places.lair(player.lair), player.captain,
              opposite(canvas.places.turn.edge(player.lair.edge)), canvas.unit());
    draw_tokens(canvas, seat);
  }
}

// Where the own lair may be laid; the one that is lit stands there already.
void draw_lair_slots(const Canvas& canvas) {
  if (canvas.state().phase != Phase::place_lair) return;
  for (const Edge edge : all_edges)
    for (std::uint8_t slot = 0; slot < side_length; ++slot) {
      const int move = listed(canvas.picture, PlaceLair{{edge, slot}});
      if (move < 0) continue;
      const Rect& area = canvas.places.lair({edge, slot});
      if (canvas.is_lit(move))
        draw_lair(canvas.painter, area, canvas.captain(canvas.state().active),
                  opposite(canvas.places.turn.edge(edge)), canvas.unit());
      draw_lamp_frame(canvas.painter, canvas.places.frame, area, 6 * canvas.unit(),
                      canvas.is_lit(move));
    }
}

// ---- The sea ----

// The water that is lit up, and where the ship of whoever is on could sail.
struct Reach {
  PlaceSet goals = 0;
  PlaceSet water = 0;
};

PlaceSet with_start(const State& state) {
  return reachable(state, state.active) | PlaceSet{1} << place_of(state.player(state.active).ship);
}

// The card that a move lays.
int laid_card(const Foresight& ahead) {
  for (const Event& event : ahead.events) {
    if (const auto* e = std::get_if<CardPlaced>(&event)) return e->cell;
    if (const auto* e = std::get_if<ColumnPushed>(&event)) return e->cell;
  }
  return no_cell;
}

// What a card that is laid so connects.
PlaceSet water_joined(const Foresight& ahead) {
  const int cell = laid_card(ahead);
  if (cell == no_cell) return 0;
  State from_there = ahead.state;
  from_there.player(from_there.active).ship = static_cast<std::int8_t>(cell);
  return with_start(from_there);
}

// Everything the ship can reach lights up while Movement is held, and while a goal is chosen; while
// a card is laid, the water that it joins.
Reach reach_of(const Canvas& canvas, const Sea& sea) {
  const State& state = canvas.state();
  const PlayCard* card = as<PlayCard>(canvas.lit_move());
  const bool sails = state.phase == Phase::sail && !canvas.picture.moves.empty();
  if (sails || (card && is_movement(card->card)))
    return {reachable(state, state.active), with_start(state)};
  const Move* shown = shown_move(canvas.picture, canvas.around.attention);
  return {0, sea.ahead && as<Place>(shown) ? water_joined(*sea.ahead) : 0};
}

// Words name edges as the sea lies on the table; whoever looks at it from another side finds north
// here, in the corner that no lair needs.
void draw_north(const Canvas& canvas) {
  const Places& places = canvas.places;
  const float room = places.side * lair_depth;
  const Point middle = {places.sea.x - room * 0.5f, places.sea.y - room * 0.5f};
  const float radius = room * 0.36f;
  if (radius < 10 * canvas.unit()) return;
  const Edge north = places.turn.edge(Edge::north);
  // The needle turns, its letter stands upright at the other end of it.
  const Point away = towards(opposite(north));
  const Rect letter =
      around({middle.x + away.x * radius * 0.48f, middle.y + away.y * radius * 0.48f}, radius,
             radius * 0.8f);
  write(canvas.painter, letter, canvas.around.say("yoho.scene.north"),
        places.frame.letters(std::max(radius * 0.62f, places.frame.px(10))),
        faded(theme::parchment, 0.8f), Align::centre);
  const Changed changed(canvas.painter,
                        {.around = middle, .turn = 90.f * static_cast<float>(index(north))});
  ring(canvas.painter, middle, radius, std::max(1.f, canvas.unit()), faded(theme::foam, 0.35f));
  const Point tip = {middle.x, middle.y - radius * 0.92f};
  canvas.painter.fill(Outline{tip,
                              {middle.x + radius * 0.3f, middle.y + radius * 0.1f},
                              {middle.x, middle.y - radius * 0.08f},
                              {middle.x - radius * 0.3f, middle.y + radius * 0.1f}},
                      faded(theme::parchment, 0.8f));
}

// The rims of a card through which a ship can pass to another of these places.
Edges passages(const State& state, PlaceSet places, int cell) {
  if (!contains(places, cell)) return 0;
  const Player& player = state.player(state.active);
  Edges open = 0;
  for (const Edge edge : all_edges) {
    if (!contains(state.tile(cell).open(), edge)) continue;
    const int next = neighbour(cell, edge);
    const bool leads_on =
        next != no_cell
            ? contains(places, next) && contains(state.tile(next).open(), opposite(edge))
            : cell == player.front() && edge == player.lair.edge && contains(places, home);
    if (leads_on) open = static_cast<Edges>(open | bit_of(edge));
  }
  return open;
}

// Rows and columns by the names that words give them, at both ends of each; not where arrows stand.
void draw_names_on_rim(const Canvas& canvas) {
  const Places& places = canvas.places;
  const State& state = canvas.state();
  const bool slides = state.phase == Phase::slide && !canvas.picture.moves.empty();
  const Edge own = canvas.player(state.active).lair.edge;
  for (const Edge edge : all_edges) {
    if (slides && (edge == own || edge == opposite(own))) continue;
    const bool ends_columns = edge == Edge::north || edge == Edge::south;
    const Edge shown = places.turn.edge(edge);
    const bool upright = shown == Edge::west || shown == Edge::east;
    for (std::uint8_t slot = 0; slot < side_length; ++slot) {
      const Rect area = rim_beside(places, {edge, slot});
      const Point middle = area.centre();
      const Changed changed(canvas.painter, {.around = middle, .turn = upright ? -90.f : 0.f});
      write(canvas.painter, around(middle, places.side, places.rim),
            canvas.around.say(Text(ends_columns ? "yoho.scene.column" : "yoho.scene.row",
                                   {{"n", static_cast<int>(slot) + 1}})),
            places.frame.text(places.rim * 0.9f), faded(theme::parchment, 0.8f), Align::centre);
    }
  }
}

void draw_rim(const Canvas& canvas) {
  const float unit = canvas.unit(), rim = canvas.places.rim;
  const float corner = std::max(2.f, canvas.places.side * 0.07f);
  const Rect backing = canvas.places.sea.inset(-rim);
  shadow(canvas.painter, backing, corner, 8 * unit);
  fill(canvas.painter, backing, corner, rgb(0x06202C));
  stroke(canvas.painter, backing, corner, std::max(1.f, 1.5f * unit), faded(theme::brass, 0.8f));
  if (canvas.places.named) draw_names_on_rim(canvas);
}

void draw_tiles(const Canvas& canvas, const Sea& sea, const Reach& reach) {
  const float unit = canvas.unit();
  for (int cell = 0; cell < cell_count; ++cell) {
    if (is_tile_moving(canvas, cell)) {
      draw_hole(canvas.painter, canvas.places.tile(cell), unit);
      continue;
    }
    const Edges lit = canvas.places.turn.edges(passages(sea.shown(), reach.water, cell));
    const Point off = tremble(canvas, cell);
    draw_tile_of(canvas, canvas.places.tile(cell).moved(off.x, off.y), sea.shown().tile(cell), lit);
  }
}

void draw_goals(const Canvas& canvas, const Reach& reach) {
  const Frame& frame = canvas.places.frame;
  const float unit = canvas.unit();
  for (std::int8_t cell = 0; cell < cell_count; ++cell)
    if (contains(reach.goals, cell))
      draw_lamp_frame(canvas.painter, frame, canvas.places.tile(cell).inset(3 * unit), 8 * unit,
                      canvas.is_lit(listed(canvas.picture, Sail{cell})));
  if (contains(reach.goals, home))
    draw_lamp_frame(canvas.painter, frame,
                    canvas.places.lair(canvas.player(canvas.state().active).lair), 8 * unit,
                    canvas.is_lit(listed(canvas.picture, Sail{home})));
}

// The way to the place that is lit, as a dotted course.
void draw_course(const Canvas& canvas) {
  const Sail* sail = as<Sail>(canvas.lit_move());
  if (!sail) return;
  const State& state = canvas.state();
  const Player& player = state.player(state.active);
  const auto path = path_to(state, state.active, sail->to);
  const auto middle = [&](std::int8_t at) { return canvas.places.place_of(player, at).centre(); };
  for (std::size_t i = 1; i < path.size(); ++i)
    for (int dot = 0; dot < 4; ++dot)
      disc(canvas.painter,
           mix(middle(path[i - 1]), middle(path[i]), (static_cast<float>(dot) + 0.5f) / 4),
           std::max(2.f, canvas.places.side * 0.035f), theme::white);
}

// Cards that may be clicked, but for those of a voyage.
void draw_targets(const Canvas& canvas) {
  const State& state = canvas.state();
  const float unit = canvas.unit();
  const auto frame = [&](const Rect& area, int move) {
    if (move >= 0)
      draw_lamp_frame(canvas.painter, canvas.places.frame, area.inset(2 * unit), 7 * unit,
                      canvas.is_lit(move));
  };
  for (std::int8_t cell = 0; cell < cell_count; ++cell) {
    frame(canvas.places.tile(cell), listed(canvas.picture, Pick{cell}));
    frame(canvas.places.tile(cell), listed(canvas.picture, ThrowChest{cell}));
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (const int move = listed(canvas.picture, Shoot{seat}); move >= 0)
      frame(ship_at_sea(canvas.places, state, seat), move);
    if (const int move = listed(canvas.picture, Throw{seat}); move >= 0)
      frame(hit_at(state, state.pending.barrel, seat) == home
                ? canvas.places.lair(state.player(seat).lair)
                : ship_at_sea(canvas.places, state, seat),
            move);
  }
  if (const int move = listed(canvas.picture, Blast{}); move >= 0)
    frame(canvas.places.tile(state.player(state.active).ship), move);
  if (const int cell = state.pending.cell;
      cell != no_cell && !canvas.picture.moves.empty() && state.phase != Phase::place)
    stroke(canvas.painter, canvas.places.tile(cell), 6 * unit, 3 * unit, theme::parchment);
  if (const int barrel = state.pending.barrel; barrel != no_cell)
    stroke(canvas.painter, canvas.places.tile(barrel), 6 * unit, 3 * unit, theme::parchment);
}

void draw_arrow(const Canvas& canvas, const Rect& spot, char32_t icon, float turn, int move) {
  if (move < 0) return;
  const float unit = canvas.unit();
  const bool lit = canvas.is_lit(move);
  const Rect round = fit(spot, 1).scaled(lit ? 0.72f : 0.62f);
  if (lit) glow(canvas.painter, round, round.w / 2, 12 * unit, faded(theme::lamp, 0.8f));
  disc(canvas.painter, round.centre(), round.w / 2, faded(theme::night, 0.92f));
  ring(canvas.painter, round.centre(), round.w / 2, (lit ? 3 : 2) * unit, theme::lamp);
  const Changed changed(canvas.painter, {.around = round.centre(), .turn = turn});
  canvas.painter.icon(icon, round.scaled(0.62f), theme::lamp);
}

// `icon::down` points down; turned so that it points away from this edge of the screen, into it.
float turn_towards(Edge edge) {
  return 180.f + 90.f * static_cast<float>(index(edge));
}

void draw_arrows(const Canvas& canvas) {
  const State& state = canvas.state();
  if (canvas.picture.moves.empty()) return;
  for (std::int8_t line = 0; line < side_length; ++line)
    for (const End from : {End::near, End::far}) {
      const int move = listed(canvas.picture, Slide{line, from});
      const Edge own = canvas.places.turn.edge(state.player(state.active).lair.edge);
      const Edge into = from == End::near ? opposite(own) : own;
      if (move >= 0)
        draw_arrow(canvas, line_end(canvas.places, state, line, from), icon::down,
                   turn_towards(into), move);
    }
  if (state.pending.cell == no_cell) return;
  const Rect& tile = canvas.places.tile(state.pending.cell);
  draw_arrow(canvas, swing_arrow(tile, Direction::cw), icon::swing, 0,
             listed(canvas.picture, Swing{Direction::cw}));
  draw_arrow(canvas, swing_arrow(tile, Direction::ccw), icon::undo, 0,
             listed(canvas.picture, Swing{Direction::ccw}));
  for (const Axis axis : {Axis::vertical, Axis::horizontal}) {
    const int move = listed(canvas.picture, Flip{axis});
    const bool sideways = canvas.places.turn.axis(axis) == Axis::vertical;
    for (const Edge edge :
         sideways ? std::array{Edge::west, Edge::east} : std::array{Edge::north, Edge::south})
      draw_arrow(canvas, rim_arrow(tile, edge), icon::down, turn_towards(edge), move);
  }
}

// ---- Ships ----

void draw_ship_of(const Canvas& canvas, Seat seat, const Rect& area, bool rides) {
  if (is_ship_moving(canvas, seat)) return;
  const std::optional<Point>& dragged_to = canvas.around.attention.dragged_to;
  const bool dragged = dragged_to && seat == canvas.state().active;
  const Rect now = dragged ? around(*dragged_to, area.w, area.h) : area;
  const Player& player = canvas.player(seat);
  const float width = std::max(1.5f, 2 * canvas.unit());
  // Without Life every hit costs a coin, or the way home.
  if (player.life == 0) ring(canvas.painter, now.centre(), now.w * 0.54f, width, rgb(0xFF5A4F));
  if (rides) ring(canvas.painter, now.centre(), now.w * 0.56f, width, theme::lamp);
  draw_ship(canvas.painter, now, player.captain, canvas.unit());
}

void draw_ships(const Canvas& canvas, const Sea& sea) {
  const State& shown = sea.shown();
  for (int cell = 0; cell < cell_count; ++cell) {
    const SeatList seats = ships_on(shown, cell);
    const Point off = tremble(canvas, cell);
    for (const Seat seat : seats)
      draw_ship_of(canvas, seat, ship_at_sea(canvas.places, shown, seat).moved(off.x, off.y),
                   sea.now.player(seat).ship != cell);
  }
  for (Seat seat = 0; seat < shown.seats; ++seat) {
    const Player& player = shown.player(seat);
    if (player.ship != home || player.lair.edge == Edge::none) continue;
    const Rect& lair = canvas.places.lair(player.lair);
    const float size = std::min(lair.w, lair.h) * 0.86f;
    draw_ship_of(canvas, seat, around(lair.centre(), size, size), false);
  }
}

// What the move that is lit would change, and what would go off.
void draw_foresight(const Canvas& canvas, const Sea& sea) {
  if (!sea.ahead) return;
  const float unit = canvas.unit();
  for (int cell = 0; cell < cell_count; ++cell)
    if (sea.changes(cell))
      draw_lamp_frame(canvas.painter, canvas.places.frame, canvas.places.tile(cell).inset(2 * unit),
                      6 * unit, false);
  for (const Event& event : sea.ahead->events) {
    if (const BarrelExploded* boom = std::get_if<BarrelExploded>(&event)) {
      const Rect area = canvas.places.tile(boom->cell).scaled(0.8f);
      canvas.painter.icon(icon::explosion, area.moved(unit, 2 * unit), faded(theme::black, 0.5f));
      canvas.painter.icon(icon::explosion, area, rgb(0xFF6B3D));
    } else if (const ShipSentHome* sent = std::get_if<ShipSentHome>(&event)) {
      ring(canvas.painter, canvas.places.lair(sea.now.player(sent->seat).lair).centre(),
           canvas.places.side * 0.32f, 3 * unit, rgb(0xFF6B3D));
    }
  }
}

// ---- The hand ----

void draw_hand(const Canvas& canvas) {
  const State& state = canvas.state();
  const Seat own = canvas.around.home;
  if (state.phase == Phase::over) return;
  const std::vector<Card> hand = hand_of(state, own);
  const bool plays = state.active == own && !canvas.picture.moves.empty() &&
                     (state.phase == Phase::play || state.phase == Phase::refresh);
  // A card that is being played is on its way, one of those that are alike.
  const CardPlayed* played = canvas.event<CardPlayed>();
  const auto leaving =
      played && played->seat == own ? std::ranges::find(hand, played->card) : hand.end();
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Card card = hand[i];
    if (leaving != hand.end() && static_cast<std::size_t>(leaving - hand.begin()) == i) continue;
    Rect area = hand_card(canvas.places, static_cast<int>(i), static_cast<int>(hand.size()));
    const int play = listed(canvas.picture, PlayCard{card});
    const int move = play >= 0 ? play : listed(canvas.picture, Discard{card});
    const bool lit = canvas.is_lit(move);
    if (lit) area = area.moved(0, -area.h * 0.06f);
    HandCard look{card, "", plays && move < 0};
    if (card != Card::hidden)
      look.name = canvas.around.say(named_key("yoho.card.", card_names[card]));
    draw_hand_card(canvas.painter, canvas.places.frame, area, look);
    if (move >= 0) draw_lamp_frame(canvas.painter, canvas.places.frame, area, area.w * 0.08f, lit);
  }
}

// ---- What is said ----

// Who won, as the last event told it.
Text result_of(const State& state) {
  const Outcome result = *Yoho::outcome(state);
  const bool three = state.player(result.winners[0]).coins == coins_to_win;
  return Yoho::sentence(
      MatchOver{result.winners, three ? Ending::three_coins : Ending::round_limit});
}

Prompt prompt_of(const Canvas& canvas) {
  const Surroundings& around = canvas.around;
  const State& state = canvas.state();
  const bool over = state.phase == Phase::over;
  const Text text = canvas.picture.event ? Yoho::sentence(*canvas.picture.event)
                    : over               ? result_of(state)
                                         : Yoho::prompt(canvas.picture.view);
  Prompt prompt = prompt_for(around, Yoho::to_act(state), over, around.say(text));
  prompt.yours = prompt.yours && !canvas.picture.moves.empty();
  if (const auto result = Yoho::outcome(state)) congratulate(prompt, around, result->winners);
  return prompt;
}

}  // namespace

void YohoScene::draw(Painter& painter, const Picture<Yoho>& picture,
                     const Surroundings& around) const {
  const Places places = find_places(around.canvas, around.unit, picture.view.state, around.home,
                                    around.settings.own_edge);
  const Canvas canvas{{painter, picture, around, places}};
  const Sea sea = sea_of(canvas);
  draw_sea(painter, places.frame);
  draw_title(painter, places.frame, around.title, around.say(Yoho::status(picture.view)));
  draw_players(canvas);
  const Reach reach = reach_of(canvas, sea);
  draw_rim(canvas);
  draw_tiles(canvas, sea, reach);
  draw_north(canvas);
  draw_lairs(canvas);
  draw_lair_slots(canvas);
  draw_moving_tiles(canvas);
  draw_goals(canvas, reach);
  draw_targets(canvas);
  draw_course(canvas);
  draw_ships(canvas, sea);
  draw_foresight(canvas, sea);
  draw_arrows(canvas);
  draw_piles(canvas);
  draw_hand(canvas);
  draw_buttons(canvas);
  draw_choices(canvas);
  draw_prompt(painter, places.frame, prompt_of(canvas));
  draw_motion(canvas);
  draw_result(canvas);
  draw_sheet(canvas);
}

}  // namespace flotilla::yoho
