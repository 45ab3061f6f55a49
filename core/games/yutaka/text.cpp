// text.cpp: all that players read, as keys and arguments. The words are in assets/words.
#include <string>

#include "core/engine/phrases.hpp"
#include "core/games/yutaka/yutaka.hpp"

namespace flotilla {

using namespace yutaka;

namespace {

// ---- Names of things ----

Text numbered_key(const char* key, std::size_t number) {
  return Text(key + std::to_string(number));
}

Text kind_text(Kind kind) {
  return named_key("yutaka.kind.", kind_names[kind]);
}
Text island_text(std::size_t island) {
  return numbered_key("yutaka.island.", island);
}
Text at_text(std::size_t island) {
  return numbered_key("yutaka.at.", island);
}
Text place_text(std::size_t slot) {
  return numbered_key("yutaka.place.", slot);
}

Text card_text(Card card) {
  if (card == Card::dynamite) return Text("yutaka.card.dynamite");
  return Text("yutaka.card", {{"kind", kind_text(card.kind())}, {"number", card.number()}});
}

Text tile_text(const Tile& tile) {
  return Text("yutaka.tile", {{"kind", kind_text(tile.kind)}, {"value", int{tile.value}}});
}

template <class Cards>
Text cards_text(const Cards& cards, const char* if_empty) {
  std::vector<Text> names;
  for (std::size_t at = 0; at < cards.size(); ++at) names.push_back(card_text(cards[at]));
  return names.empty() ? Text(if_empty) : list_text(names);
}

// ---- Sentences about the end ----

// One tile by its name, several by their number.
Text awarded_tiles(const TilesAwarded& award) {
  if (award.slots.size() == 1) return tile_text({award.kind, award.points});
  return Text("yutaka.kind_tiles",
              {{"kind", kind_text(award.kind)}, {"count", static_cast<int>(award.slots.size())}});
}

Text award_text(const TilesAwarded& award) {
  std::string key = "yutaka.event.tiles_awarded." + std::string(reason_names[award.reason]);
  if (award.kind == Kind::equipment) key += ".equipment";
  const std::size_t strong = award.winner == 1 ? 1 : 0;
  Text text(key, {{"tiles", awarded_tiles(award)},
                  {"at", at_text(award.island)},
                  {"points", int{award.points}},
                  {"strong", int{award.strengths[strong]}},
                  {"weak", int{award.strengths[1 - strong]}}});
  if (award.winner != nobody)
    for (const char* name : {"seat", "winner"}) text.args.push_back(seat_arg(name, award.winner));
  return text;
}

Text result_text(const MatchResult& result) {
  const Seat winner = result.winners[0];
  const auto best = static_cast<std::size_t>(winner);
  Text text(
      std::string("yutaka.event.match_result.") + std::string(decided_by_names[result.decided_by]),
      {{"points", int{result.scores[best]}},
       {"other_points", int{result.scores[1 - best]}},
       {"equipment", int{result.equipment_points[best]}},
       {"other_equipment", int{result.equipment_points[1 - best]}}});
  if (result.winners.size() == 1)
    for (const char* name : {"seat", "winner"}) text.args.push_back(seat_arg(name, winner));
  return text;
}

// ---- The table in words ----

// Who speaks first when two sides are compared: the viewer, or seat 0 to a bystander.
Seat near_side(const View& view) {
  return view.seat == nobody ? Seat{0} : view.seat;
}

Text tile_state_text(const State& state, std::size_t island, std::size_t slot) {
  const Tile& tile = state.tile(island, slot);
  if (Yutaka::over(state)) {
    const Seat winner = owner(state, island, slot);
    if (winner == nobody) return Text("yutaka.table.tile_lost", {{"tile", tile_text(tile)}});
    return Text("yutaka.table.tile_won", {{"tile", tile_text(tile)}, seat_arg("seat", winner)});
  }
  if (state.is_face_up(island, slot)) return tile_text(tile);
  const bool covered = !state.is_accessible(island, slot);
  if (tile.kind == Kind::hidden)
    return Text(covered ? "yutaka.table.tile_covered" : "yutaka.table.tile_hidden");
  return Text(covered ? "yutaka.table.tile_covered_known" : "yutaka.table.tile_hidden_known",
              {{"kind", kind_text(tile.kind)}});
}

Text column_text(const View& view, Seat side, std::size_t island) {
  const Column& column = view.state.player(side).columns[island];
  Text cards = cards_text(column, "yutaka.table.column_empty");
  if (column.full())
    cards = Text("yutaka.table.column_full", {{"cards", cards}});
  else
    cards = comma(cards, Text("yutaka.table.free_places",
                              {{"count", static_cast<int>(column_size - column.size())}}));
  if (side == view.seat) return Text("yutaka.table.column_own", {{"cards", cards}});
  return Text("yutaka.table.column_of", {seat_arg("seat", side), {"cards", cards}});
}

// The sums that decide about a kind; of Equipment the whole columns, or that a side has none.
Text scale_text(const View& view, std::size_t island, Kind kind) {
  const auto side_arg = [&](const char* name, Seat side) -> Arg {
    const Strength sums = strength(view.state.player(side).columns[island]);
    if (kind != Kind::equipment) return {name, int{sums.of_kind[index(kind)]}};
    if (sums.of_kind[index(kind)] == 0) return {name, Text("yutaka.table.no_claim")};
    return {name, int{sums.whole_column}};
  };
  const Seat near = near_side(view);
  return Text(
      "yutaka.table.scale",
      {{"kind", kind_text(kind)}, side_arg("own", near), side_arg("other", other_seat(near))});
}

bool shows_kind(const State& state, std::size_t island, Kind kind) {
  for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot)
    if (state.tile(island, slot).kind == kind) return true;
  return false;
}

Section island_section(const View& view, std::size_t island) {
  const State& state = view.state;
  Section section{island_text(island), {}};
  for (std::size_t slot = 0; slot < state.options.layout.slots(island); ++slot)
    section.lines.push_back(Text(
        "yutaka.table.tile_at",
        {{"number", static_cast<int>(slot) + 1}, {"tile", tile_state_text(state, island, slot)}}));
  for (const Seat side : {near_side(view), other_seat(near_side(view))})
    section.lines.push_back(column_text(view, side, island));
  for (const Kind kind : all_kinds)
    if (shows_kind(state, island, kind)) section.lines.push_back(scale_text(view, island, kind));
  return section;
}

// The Répartition card, without what has been seen.
Text unseen_text(const State& state, Kind kind) {
  FixedVector<std::uint8_t, 7> unseen = tile_values[index(kind)];
  int face_down = 0;
  const auto look = [&](const Tile& tile) {
    if (tile.kind != kind) return;
    face_down += tile.value == 0;
    if (const std::size_t at = unseen.find(tile.value); at < unseen.size()) unseen.erase_at(at);
  };
  for (const Tile& tile : state.tiles) look(tile);
  if (Yutaka::over(state))
    for (const Tile& tile : state.set_aside) look(tile);
  if (unseen.empty()) return Text("yutaka.table.unseen_none", {{"kind", kind_text(kind)}});

  std::string values;
  for (const std::uint8_t value : unseen) {
    if (!values.empty()) values += ", ";
    values += std::to_string(value);
  }
  const Text line("yutaka.table.unseen", {{"kind", kind_text(kind)}, {"values", values}});
  if (!state.options.known_kinds.contains(kind)) return line;
  return comma(line, Text("yutaka.table.distribution.hidden", {{"count", face_down}}));
}

Text set_aside_text(const State& state) {
  std::vector<Text> tiles, kinds;
  for (const Tile& tile : state.set_aside) {
    if (tile.value != 0) tiles.push_back(tile_text(tile));
    if (tile.value == 0 && tile.kind != Kind::hidden) kinds.push_back(kind_text(tile.kind));
  }
  if (!tiles.empty()) return Text("yutaka.table.set_aside", {{"tiles", list_text(tiles)}});
  const Text hidden("yutaka.table.set_aside_hidden", {{"count", int{set_aside_count}}});
  if (kinds.empty()) return hidden;
  return Text("yutaka.table.set_aside_known", {{"hidden", hidden}, {"kinds", list_text(kinds)}});
}

Section treasure_section(const View& view) {
  const State& state = view.state;
  Section section{Text("yutaka.table.distribution"), {}};
  section.lines.push_back(Text("yutaka.table.hidden_left", {{"count", state.hidden_tiles()}}));
  for (const Kind kind : all_kinds) section.lines.push_back(unseen_text(state, kind));
  section.lines.push_back(set_aside_text(state));
  return section;
}

Text hand_text(const View& view, Seat seat) {
  const Hand& hand = view.state.player(seat).hand;
  if (seat != view.seat && !Yutaka::over(view.state))
    return Text("yutaka.table.hand_hidden",
                {seat_arg("seat", seat), {"count", static_cast<int>(hand.size())}});
  const Text cards = cards_text(hand, "yutaka.table.hand_empty");
  if (seat == view.seat) return Text("yutaka.table.hand", {{"cards", cards}});
  return Text("yutaka.table.hand_of", {seat_arg("seat", seat), {"cards", cards}});
}

// Public knowledge: a seat has the 24 cards, and what it played lies on the table.
Text not_played_text(const State& state, Seat seat) {
  std::vector<Card> left;
  for (std::size_t i = 0; i < card_names_count; ++i) {
    const Card card = full_deck[i];
    for (int n = not_played(state, seat, card); n > 0; --n) left.push_back(card);
  }
  return Text("yutaka.table.not_played_yet",
              {seat_arg("seat", seat), {"cards", cards_text(left, "yutaka.table.hand_empty")}});
}

Section card_section(const View& view) {
  const State& state = view.state;
  Section section{Text("yutaka.table.cards"), {}};
  for (const Seat seat : {near_side(view), other_seat(near_side(view))}) {
    section.lines.push_back(hand_text(view, seat));
    section.lines.push_back(Text(
        "yutaka.table.deck",
        {seat_arg("seat", seat), {"count", static_cast<int>(state.player(seat).deck.size())}}));
    section.lines.push_back(
        Text("yutaka.table.reveal_cards_left",
             {seat_arg("seat", seat), {"count", reveal_cards_left(state, seat)}}));
    section.lines.push_back(not_played_text(state, seat));
  }
  return section;
}

}  // namespace

Text Yutaka::sentence(const Event& event) {
  return std::visit(
      overloaded{[](const RevealDue& e) {
                   Text text = named_key("yutaka.event.reveal_due.", cause_names[e.cause]);
                   text.args = {seat_arg("seat", e.seat)};
                   return text;
                 },
                 [](const TileRevealed& e) {
                   return Text("yutaka.event.tile_revealed", {seat_arg("seat", e.seat),
                                                              {"at", at_text(e.island)},
                                                              {"tile", tile_text(e.tile)}});
                 },
                 [](const TileUncovered& e) {
                   return Text("yutaka.event.tile_uncovered",
                               {{"place", place_text(e.slot)}, {"at", at_text(e.island)}});
                 },
                 [](const CardPlayed& e) {
                   if (e.card == Card::dynamite)
                     return Text("yutaka.event.card_played.dynamite", {seat_arg("seat", e.seat),
                                                                       seat_arg("other", e.side),
                                                                       {"at", at_text(e.island)}});
                   return Text("yutaka.event.card_played", {seat_arg("seat", e.seat),
                                                            {"card", card_text(e.card)},
                                                            {"at", at_text(e.island)}});
                 },
                 [](const CardDrawn& e) {
                   Text text("yutaka.event.card_drawn",
                             {seat_arg("seat", e.seat), {"deck_left", int{e.deck_left}}});
                   if (e.card != Card::hidden) text.args.push_back({"card", card_text(e.card)});
                   return text;
                 },
                 [](const TurnStarted& e) {
                   return Text("yutaka.event.turn_started",
                               {seat_arg("seat", e.seat), {"turn", int{e.turn}}});
                 },
                 [](const GameEnded& e) {
                   return Text("yutaka.event.game_ended", {{"turn", int{e.turn}}});
                 },
                 [](const TilesAwarded& e) { return award_text(e); },
                 [](const MatchResult& e) { return result_text(e); }},
      event);
}

Text Yutaka::label(const View& view, const Move& move) {
  return std::visit(
      overloaded{[&](const Reveal& reveal) {
                   const Kind kind = view.state.tile(reveal.island, reveal.slot).kind;
                   const Arg place = {"place", place_text(reveal.slot)};
                   const Arg at = {"at", at_text(reveal.island)};
                   if (kind == Kind::hidden) return Text("yutaka.move.reveal", {place, at});
                   return Text("yutaka.move.reveal.known", {place, at, {"kind", kind_text(kind)}});
                 },
                 [&](const PlayCard& play) {
                   const Arg at = {"at", at_text(play.island)};
                   if (play.card == Card::dynamite)
                     return Text("yutaka.move.play_card.dynamite",
                                 {seat_arg("other", other_seat(move.seat)), at});
                   return Text("yutaka.move.play_card", {{"card", card_text(play.card)}, at});
                 },
                 [](const Unknown&) { return Text("yutaka.refusal.no_such_move"); }},
      move.what);
}

Text Yutaka::heading(const Move& move) {
  return Text(std::holds_alternative<Reveal>(move.what) ? "yutaka.moves.reveal"
                                                        : "yutaka.moves.play_card");
}

Text Yutaka::status(const View& view) {
  const State& state = view.state;
  const Arg mode = {"mode", named_key("yutaka.option.mode.", mode_names[state.options.mode])};
  const int hidden = state.hidden_tiles();
  switch (state.phase) {
    case Phase::opening: {
      const int after_opening = static_cast<int>(place_count) - opening_reveals;
      return Text("yutaka.status.opening", {mode, {"count", hidden - after_opening}});
    }
    case Phase::over:
      return Text("yutaka.status.over", {mode, {"turn", int{state.turn}}});
    case Phase::play:
    case Phase::reveal:
      break;
  }
  return Text("yutaka.status.play", {mode, {"turn", int{state.turn}}, {"hidden", hidden}});
}

Text Yutaka::prompt(const View& view) {
  const State& state = view.state;
  const Arg seat = seat_arg("seat", state.to_act);
  switch (state.phase) {
    case Phase::opening:
      return Text("yutaka.prompt.opening", {seat});
    case Phase::play:
      return Text("yutaka.prompt.play", {seat});
    case Phase::reveal:
      return Text(state.to_act == state.active ? "yutaka.prompt.reveal.equipment"
                                               : "yutaka.prompt.reveal.dynamite",
                  {seat});
    case Phase::over:
      break;
  }
  return Text("yutaka.prompt.over");
}

std::vector<Section> Yutaka::describe(const View& view) {
  std::vector<Section> sections;
  for (std::size_t island = 0; island < island_count; ++island)
    sections.push_back(island_section(view, island));
  sections.push_back(card_section(view));
  sections.push_back(treasure_section(view));
  return sections;
}

}  // namespace flotilla
