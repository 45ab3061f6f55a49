// yutaka.cpp: the scene of Yutakâ: what can be clicked, how long events are shown, and what the eye
// sees after each. The rest of it is listed in yutaka_scene.hpp.
#include "web/scenes/yutaka_scene.hpp"

namespace flotilla::yutaka {
namespace {

constexpr int sheet_toggle = 0;

std::vector<Text> tile_hint(const State& state, std::size_t island, std::size_t slot,
                            bool can_turn) {
  const Tile& tile = state.tile(island, slot);
  const Text place = Text("yutaka.place." + std::to_string(slot));
  if (state.is_face_up(island, slot)) {
    const Text name("yutaka.tile",
                    {{"kind", kind_text(tile.kind)}, {"value", static_cast<int>(tile.value)}});
    if (state.phase != Phase::over)
      return {name, Text("yutaka.help.kind." + std::string(kind_names[tile.kind]))};
    const Seat owned = owner(state, island, slot);
    if (owned == nobody) return {Text("yutaka.table.tile_lost", {{"tile", name}})};
    return {Text("yutaka.table.tile_won", {{"tile", name}, {"seat", SeatName{owned}}})};
  }
  std::vector<Text> hint;
  const bool covered = !state.is_accessible(island, slot);
  const bool known = tile.kind != Kind::hidden;
  if (known)
    hint.push_back(Text("yutaka.table.tile_hidden_known", {{"kind", kind_text(tile.kind)}}));
  if (can_turn)
    hint.push_back(Text("yutaka.move.reveal",
                        {{"place", place}, {"at", Text("yutaka.at." + std::to_string(island))}}));
  else if (covered)
    hint.push_back(Text("yutaka.help.tile_covered"));
  else
    hint.push_back(Text(known ? "yutaka.help.tile_hidden_known" : "yutaka.help.tile_hidden"));
  return hint;
}

std::vector<Text> card_hint(Card card) {
  return {card_text(card), Text(card == Card::dynamite     ? "yutaka.help.dynamite"
                                : card.is(Kind::equipment) ? "yutaka.help.equipment"
                                                           : "yutaka.help.precious")};
}

Text joined(const std::vector<Text>& items) {
  if (items.empty()) return Text("yutaka.table.column_empty");
  Text list = items.front();
  for (std::size_t i = 1; i < items.size(); ++i)
    list = Text("engine.list.comma", {{"a", list}, {"b", items[i]}});
  return list;
}

std::vector<Text> column_hint(const State& state, Seat seat, std::size_t island, Seat viewer) {
  const Column& column = state.player(seat).columns[island];
  std::vector<Text> cards;
  for (const Card card : column) cards.push_back(card_text(card));
  Text list = joined(cards);
  if (column.full()) list = Text("yutaka.table.column_full", {{"cards", list}});
  const Text whose =
      seat == viewer ? Text("yutaka.table.column_own", {{"cards", list}})
                     : Text("yutaka.table.column_of", {{"seat", SeatName{seat}}, {"cards", list}});
  std::vector<Text> hint{island_text(island), whose};
  if (!column.full())
    hint.push_back(Text("yutaka.table.free_places",
                        {{"count", static_cast<int>(column_size - column.size())}}));
  return hint;
}

// What a player has yet to play is open to all: 24 cards less those on the table.
std::vector<Text> plate_hint(const State& state, Seat seat) {
  std::vector<Text> cards;
  for (const Kind kind : all_kinds) {
    std::string numbers;
    for (int number = 1; number <= 4; ++number)
      if (not_played(state, seat, Card::of(kind, number)) > 0)
        numbers += (numbers.empty() ? "" : " ") + std::to_string(number);
    if (!numbers.empty())
      cards.push_back(Text("yutaka.card", {{"kind", kind_text(kind)}, {"number", numbers}}));
  }
  if (const int left = not_played(state, seat, Card::dynamite); left > 0)
    cards.push_back(
        Text("yutaka.table.times", {{"thing", card_text(Card::dynamite)}, {"count", left}}));
  return {
      Text("yutaka.table.not_played_yet", {{"seat", SeatName{seat}}, {"cards", joined(cards)}})};
}

}  // namespace

Text card_text(Card card) {
  if (!card.is_numbered()) return Text("yutaka.card.dynamite");
  return Text("yutaka.card", {{"kind", kind_text(card.kind())}, {"number", card.number()}});
}
Text kind_text(Kind kind) {
  return Text("yutaka.kind." + std::string(kind_names[kind]));
}
Text island_text(std::size_t island) {
  return Text("yutaka.island." + std::to_string(island));
}

int piece_of(const State& state, const Move& move, const Attention& attention) {
  const PlayCard* play = std::get_if<PlayCard>(&move.what);
  if (!play) return -1;
  const Hand& hand = state.player(move.seat).hand;
  // Of several equal cards the one that was taken up.
  if (attention.piece >= 0 && attention.piece < static_cast<int>(hand.size()) &&
      hand[static_cast<std::size_t>(attention.piece)] == play->card)
    return attention.piece;
  const std::size_t place = hand.find(play->card);
  return place < hand.size() ? static_cast<int>(place) : -1;
}

std::vector<Text> island_story(const State& state, std::size_t island, Seat home) {
  std::vector<Text> story{island_text(island)};
  for (const Kind kind : all_kinds) {
    TilesAwarded award{
        static_cast<std::uint8_t>(island), kind, {}, 0, {}, nobody, Reason::no_claim};
    for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot) {
      if (!state.is_face_up(island, slot) || state.tile(island, slot).kind != kind) continue;
      award.slots.push_back(static_cast<std::uint8_t>(slot));
      award.points = static_cast<std::uint8_t>(award.points + state.tile(island, slot).value);
    }
    if (award.slots.empty()) continue;
    const Claim now = claim(state, island, kind);
    award.strengths = now.strengths;
    award.winner = now.winner;
    award.reason = now.reason;
    if (state.phase == Phase::over)
      story.push_back(Yutaka::sentence(award));
    else
      story.push_back(
          Text("yutaka.table.scale",
               {{"kind", kind_text(kind)},
                {"own", static_cast<int>(now.strengths[static_cast<std::size_t>(home)])},
                {"other",
                 static_cast<int>(now.strengths[static_cast<std::size_t>(other_seat(home))])}}));
  }
  return story;
}

std::vector<Spot> YutakaScene::spots(const Picture<Yutaka>& picture,
                                     const Surroundings& around) const {
  const Places places = find_places(around.canvas, around.unit);
  const State& state = picture.view.state;
  const Attention& attention = around.attention;
  std::vector<Spot> spots;

  for (const Side side : both_sides) {
    const Seat seat = side == Side::lower ? around.home : other_seat(around.home);
    spots.push_back({places.plates[index(side)], plate_hint(state, seat)});
    if (!places.decks[index(side)].empty())
      spots.push_back({places.decks[index(side)],
                       {Text("yutaka.table.deck",
                             {{"seat", SeatName{seat}},
                              {"count", static_cast<int>(state.player(seat).deck.size())}}),
                        Text("yutaka.help.deck")}});
  }
  if (!places.backs.empty()) {
    const Seat seat = other_seat(around.home);
    spots.push_back({places.backs,
                     {Text("yutaka.table.hand_hidden",
                           {{"seat", SeatName{seat}},
                            {"count", static_cast<int>(state.player(seat).hand.size())}})}});
  }
  if (!places.on_sheet) {
    if (state.phase != Phase::over) {
      if (!around.settings.counting)
        spots.push_back({places.countdown, {Text("yutaka.help.hidden_left")}});
      spots.push_back({places.treasures, {Text("yutaka.help.distribution")}});
      if (!places.set_aside.empty())
        spots.push_back({places.set_aside,
                         {Text("yutaka.table.set_aside_hidden",
                               {{"count", static_cast<int>(set_aside_count)}})}});
      if (around.settings.counting) {
        const Score now = score(state);
        spots.push_back({places.countdown, {Text("yutaka.help.hidden_left")}});
        spots.back().hint.push_back(Text(
            "yutaka.table.if_it_ended_now",
            {{"own", static_cast<int>(now.points[static_cast<std::size_t>(around.home)])},
             {"other",
              static_cast<int>(now.points[static_cast<std::size_t>(other_seat(around.home))])}}));
      }
    }
  }

  for (std::size_t i = 0; i < island_count; ++i) {
    const IslandPlaces& island = places.islands[i];
    std::vector<Text> story = {island_text(i)};
    if (around.settings.counting || state.phase == Phase::over)
      story = island_story(state, i, around.home);
    spots.push_back({island.land, story});
    spots.push_back({island.name, story});
    for (const Side side : both_sides) {
      const Seat seat = side == Side::lower ? around.home : other_seat(around.home);
      spots.push_back({island.columns[index(side)], column_hint(state, seat, i, around.viewer)});
    }
    for (const std::size_t slot : from_below(state, i)) {
      Spot spot{tile(island, state, i, slot), {}};
      for (std::size_t m = 0; m < picture.moves.size(); ++m) {
        const Reveal* reveal = std::get_if<Reveal>(&picture.moves[m].what);
        if (reveal && reveal->island == i && reveal->slot == slot) spot.move = static_cast<int>(m);
      }
      spot.hint = tile_hint(state, i, slot, spot.move >= 0);
      spots.push_back(std::move(spot));
    }
  }

  // The card that is taken up can go to these columns.
  for (std::size_t m = 0; m < picture.moves.size(); ++m) {
    const Move& move = picture.moves[m];
    const PlayCard* play = std::get_if<PlayCard>(&move.what);
    if (!play || attention.piece < 0 || piece_of(state, move, attention) != attention.piece)
      continue;
    const bool lower = (play->card == Card::dynamite) != (move.seat == around.home);
    const Rect area =
        places.islands[play->island].columns[index(lower ? Side::lower : Side::upper)];
    spots.push_back({area, {Yutaka::label(picture.view, move)}, static_cast<int>(m)});
  }

  const Hand& hand = state.player(around.home).hand;
  const auto order = shown_order(hand, around.settings.sort_hand);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Card card = hand[order[i]];
    if (card == Card::hidden) continue;
    Spot spot{hand_card(places, static_cast<int>(order.size()), static_cast<int>(i)).area,
              card_hint(card)};
    // Where cards overlap, each shows as far as the next one.
    if (i + 1 < order.size()) {
      const float next =
          hand_card(places, static_cast<int>(order.size()), static_cast<int>(i) + 1).area.x;
      spot.area.w = std::min(spot.area.w, next - spot.area.x);
    }
    for (const Move& move : picture.moves)
      if (const PlayCard* play = std::get_if<PlayCard>(&move.what);
          play && play->card == card && move.seat == around.home)
        spot.piece = static_cast<int>(order[i]);
    spots.push_back(std::move(spot));
  }

  if (places.on_sheet) {
    const bool open = attention.open >> sheet_toggle & 1u;
    if (open)
      spots.push_back(
          {places.frame.board, {Text("yutaka.help.distribution")}, -1, -1, sheet_toggle});
    spots.push_back(
        {places.frame.button, {Text("yutaka.table.distribution")}, -1, -1, sheet_toggle});
  }
  return spots;
}

double YutakaScene::seconds(const Event& event, const Surroundings& around) const {
  return std::visit(
      overloaded{
          [](const TileRevealed&) { return 0.55; },
          [](const TileUncovered&) { return 0.20; },
          [](const CardPlayed& played) { return played.card == Card::dynamite ? 0.85 : 0.35; },
          [](const CardDrawn&) { return 0.28; },
          [&](const RevealDue& due) { return due.seat == around.actor ? 0.30 : 0.0; },
          [](const TurnStarted&) { return 0.0; },
          [](const GameEnded&) { return 0.90; },
          [](const TilesAwarded&) { return 0.75; },
          [](const MatchResult&) { return 1.60; },
      },
      event);
}

void YutakaScene::settle(View& view, const Event& event) const {
  State& state = view.state;
  std::visit(overloaded{
                 [&](const TileRevealed& e) {
                   state.tile(e.island, e.slot) = e.tile;
                   state.face_up |= tile_bit(e.island, e.slot);
                   state.accessible &= ~tile_bit(e.island, e.slot);
                 },
                 [&](const TileUncovered& e) { state.accessible |= tile_bit(e.island, e.slot); },
                 [&](const CardPlayed& e) {
                   Hand& hand = state.player(e.seat).hand;
                   std::size_t place = hand.find(e.card);
                   if (place >= hand.size()) place = hand.find(Card::hidden);
                   if (place < hand.size()) hand.erase_at(place);
                   Column& column = state.player(e.side).columns[e.island];
                   if (!column.full()) column.push_back(e.card);
                 },
                 [&](const CardDrawn& e) {
                   Player& player = state.player(e.seat);
                   if (!player.deck.empty()) player.deck.pop_back();
                   if (player.hand.size() < hand_size) player.hand.push_back(e.card);
                 },
                 [](const RevealDue&) {},
                 [](const TurnStarted&) {},
                 [](const GameEnded&) {},
                 [](const TilesAwarded&) {},
                 [](const MatchResult&) {},
             },
             event);
}

}  // namespace flotilla::yutaka
