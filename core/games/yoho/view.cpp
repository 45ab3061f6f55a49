// view.cpp: all that is secret. What a seat sees (view, mask), what it may imagine behind that
// (sample), and the totals that hold for whoever sees everything (broken_total).
#include <algorithm>
#include <array>
#include <string>

#include "core/engine/reading.hpp"
#include "core/games/yoho/yoho.hpp"

namespace flotilla {

using namespace yoho;

namespace {

// Things of which some are known to be somewhere; the others are left.
template <class T, std::size_t N>
struct Left {
  FixedVector<T, N> pool;

  // The last one that fits, or nothing.
  template <class Fits>
  std::optional<T> take_if(Fits fits) {
    for (std::size_t at = pool.size(); at-- > 0;)
      if (fits(pool[at])) {
        const T taken = pool[at];
        pool.erase_at(at);
        return taken;
      }
    return std::nullopt;
  }
  bool take(const T& thing) {
    return take_if([&](const T& other) { return other == thing; }).has_value();
  }
};

Left<std::uint8_t, sea_card_count> all_sea_cards() {
  Left<std::uint8_t, sea_card_count> all;
  for (std::size_t i = 1; i <= sea_card_count; ++i)
    all.pool.push_back(static_cast<std::uint8_t>(i));
  return all;
}

Left<Card, map_count> all_treasure_maps() {
  Left<Card, map_count> all;
  for (const Card map : full_map_deck) all.pool.push_back(map);
  return all;
}

// ---- What may be behind a view ----

// Every card off the deck: `look(card, face)`. Of one that is hidden the face is its Compass side.
template <class Look>
void each_card_in_sight(State& state, Look look) {
  for (Tile& tile : state.grid)
    if (!tile.is_hole()) look(tile.card, tile.face);
  look(state.sea_next.card, state.sea_next.face);
  for (Discarded& card : state.sea_discard) look(card.card, card.face);
}

// Those whose Compass side can be seen get any card with that side; the rest is the deck, in any
// order.
void imagine_sea(State& state, Rng& rng) {
  auto unseen = all_sea_cards();
  each_card_in_sight(state, [&](std::uint8_t card, Face) { unseen.take(card); });
  rng.shuffle(unseen.pool);
  each_card_in_sight(state, [&](std::uint8_t& card, Face face) {
    if (card != hidden_card) return;
    card = unseen.take_if([&](int other) { return face_of(other, Side::compass) == face; })
               .value_or(card);
  });
  for (std::uint8_t& card : state.sea_deck)
    if (!unseen.pool.empty()) card = unseen.pool.pop_back();
}

// Maps that lie nowhere in the open are in the other hands or in the deck.
void imagine_maps(State& state, Rng& rng) {
  auto unseen = all_treasure_maps();
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (const Card map : state.player(seat).maps) unseen.take(map);
  for (const Card card : state.played) unseen.take(card);
  for (const Card map : state.map_discard) unseen.take(map);
  rng.shuffle(unseen.pool);
  const auto deal = [&](Card& map) {
    if (map == Card::hidden && !unseen.pool.empty()) map = unseen.pool.pop_back();
  };
  for (Seat seat = 0; seat < state.seats; ++seat) {
    auto& maps = state.player(seat).maps;
    for (Card& map : maps) deal(map);
    std::ranges::sort(maps);
  }
  for (Card& map : state.map_deck) deal(map);
}

// ---- Totals. Each check names the path of what is wrong and the total that it breaks. ----

std::string cell_path(int cell) {
  return numbered("grid", static_cast<std::size_t>(cell));
}

bool in_setup(const State& state) {
  return state.phase == Phase::choose_captain || state.phase == Phase::place_lair;
}
bool is_filling(const State& state) {
  return state.phase == Phase::place && state.pending.action == Action::fill;
}

// 1: every card of the sea is in one place.
Broken broken_sea(const State& state) {
  auto left = all_sea_cards();
  const auto wrong = [](const std::string& path) {
    return broken(path, "total 1: there is no such card, or it is somewhere else already");
  };
  for (int cell = 0; cell < cell_count; ++cell)
    if (const Tile& tile = state.tile(cell); !tile.is_hole() && !left.take(tile.card))
      return wrong(cell_path(cell) + ".card");
  if (!left.take(state.sea_next.card)) return wrong("sea_next.card");
  for (std::size_t i = 0; i < state.sea_discard.size(); ++i)
    if (!left.take(state.sea_discard[i].card)) return wrong(numbered("sea_discard", i) + ".card");
  for (std::size_t from_top = 0, n = state.sea_deck.size(); from_top < n; ++from_top)
    if (!left.take(state.sea_deck[n - 1 - from_top])) return wrong(numbered("sea_deck", from_top));
  if (left.pool.empty()) return std::nullopt;
  return broken("sea_deck", "total 1: card " + std::to_string(left.pool[0]) + " is missing");
}

// 1: and shows the face that lies up. Until a card is turned over that is its Compass side.
Broken broken_faces(const State& state) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const Tile& tile = state.tile(cell);
    if (tile.is_hole()) continue;
    if (tile.face != face_of(tile.card, tile.side))
      return broken(cell_path(cell) + ".face", "total 1: this side of the card has another face");
    if (tile.side == Side::back && !tile.seen)
      return broken(cell_path(cell) + ".seen",
                    "total 1: a card whose back lies up has been turned over");
  }
  if (state.sea_next.face != face_of(state.sea_next.card, Side::compass))
    return broken("sea_next.face", "total 1: the Compass side of the card has another face");
  for (std::size_t i = 0; i < state.sea_discard.size(); ++i) {
    const auto& [card, face, seen] = state.sea_discard[i];
    if (face != face_of(card, Side::compass) && !(seen && face == face_of(card, Side::back)))
      return broken(numbered("sea_discard", i) + ".face",
                    "total 1: this card cannot have lain with this face");
  }
  return std::nullopt;
}

// 2: every Map is in one place.
Broken broken_maps(const State& state) {
  auto left = all_treasure_maps();
  const auto wrong = [](const std::string& path) {
    return broken(path, "total 2: there are no such Maps, or not so many of them");
  };
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (const Card map : state.player(seat).maps)
      if (!left.take(map)) return wrong(player_path(seat) + ".maps");
  for (std::size_t i = 0; i < state.played.size(); ++i)
    if (!is_basic(state.played[i]) && !left.take(state.played[i]))
      return wrong(numbered("played", i));
  for (std::size_t i = 0; i < state.map_discard.size(); ++i)
    if (!left.take(state.map_discard[i])) return wrong(numbered("map_discard", i));
  for (std::size_t from_top = 0, n = state.map_deck.size(); from_top < n; ++from_top)
    if (!left.take(state.map_deck[n - 1 - from_top])) return wrong(numbered("map_deck", from_top));
  if (left.pool.empty()) return std::nullopt;
  return broken("map_deck", "total 2: a Map is missing: " + std::string(card_names[left.pool[0]]));
}

// 3 and 4: what the players and the supplies have together is what there is in the match.
Broken broken_tokens(const State& state) {
  int coins = state.reserve, life = state.life_supply, cannonballs = state.cannonball_supply;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    coins += player.coins;
    life += player.life;
    cannonballs += player.cannonballs;
    if (player.life > most_life)
      return broken(player_path(seat) + ".life", "total 4: nobody has more than two");
    if (player.cannonballs > most_cannonballs)
      return broken(player_path(seat) + ".cannonballs", "total 4: nobody has more than two");
    if (player.coins > coins_to_win)
      return broken(player_path(seat) + ".coins", "total 4: nobody has more than three");
  }
  const auto wrong = [](const char* path, const char* total, int all, int expected) {
    return broken(path, std::string(total) + ": there are " + std::to_string(all) +
                            " in all instead of " + std::to_string(expected));
  };
  if (coins != coins_for(state.seats))
    return wrong("reserve", "total 3", coins, coins_for(state.seats));
  if (life != life_tokens) return wrong("life_supply", "total 4", life, life_tokens);
  if (cannonballs != cannonball_tokens)
    return wrong("cannonball_supply", "total 4", cannonballs, cannonball_tokens);
  return std::nullopt;
}

// 4: the third coin ends the match at once, so only whose turn it is can have it; without it the
// match goes on to the last turn.
Broken broken_end(const State& state) {
  const bool over = Yoho::over(state);
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.player(seat).coins == coins_to_win && !(over && seat == state.active))
      return broken(player_path(seat) + ".coins", "total 4: three coins end the match");
  const bool won = state.player(state.active).coins == coins_to_win;
  if (over && !won && state.turn != state.seats * state.options.max_rounds)
    return broken("phase", "total 4: nobody has three coins, and it is not the last turn");
  return std::nullopt;
}

// 5: everybody has a captain and an edge of their own. They are chosen one after the other, first
// the captains, then the lairs.
Broken broken_lairs(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    const bool has_captain = state.phase != Phase::choose_captain || seat < state.active;
    const bool has_lair =
        !in_setup(state) || (state.phase == Phase::place_lair && seat < state.active);
    if ((player.captain != Captain::none) != has_captain)
      return broken(player_path(seat) + ".captain",
                    has_captain ? "total 5: it has been chosen" : "total 5: it is yet to choose");
    if ((player.lair.edge != Edge::none) != has_lair)
      return broken(player_path(seat) + ".lair",
                    has_lair ? "total 5: it has been placed" : "total 5: it is yet to place");
    for (Seat other = 0; other < seat; ++other) {
      if (has_captain && state.player(other).captain == player.captain)
        return broken(player_path(seat) + ".captain", "total 5: another player has this captain");
      if (has_lair && state.player(other).lair.edge == player.lair.edge)
        return broken(player_path(seat) + ".lair.edge", "total 5: another lair is on this edge");
    }
  }
  return std::nullopt;
}

// Before the first turn nothing has happened yet.
Broken broken_setup(const State& state) {
  if (!in_setup(state)) return std::nullopt;
  const Player untouched;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    const auto wrong = [&](const char* key) {
      return broken(player_path(seat) + key, "nobody has had a turn yet");
    };
    if (player.ship != untouched.ship) return wrong(".ship");
    if (player.life != untouched.life) return wrong(".life");
    if (player.cannonballs != untouched.cannonballs) return wrong(".cannonballs");
    if (player.coins != untouched.coins) return wrong(".coins");
  }
  for (int cell = 0; cell < cell_count; ++cell)
    if (state.tile(cell).seen)
      return broken(cell_path(cell) + ".seen", "nobody has had a turn yet");
  if (!state.sea_discard.empty()) return broken("sea_discard", "nobody has had a turn yet");
  if (!state.map_discard.empty()) return broken("map_discard", "nobody has had a turn yet");
  return std::nullopt;
}

// Turns are counted from 1, and everybody has one in each round.
Broken broken_turn(const State& state) {
  if ((state.turn == 0) != in_setup(state))
    return broken("turn", "it is 0 while captains and lairs are chosen, and only then");
  if (state.turn > state.seats * state.options.max_rounds)
    return broken("turn", "the match ends before");
  if (state.turn != 0 && state.active != (state.turn - 1) % state.seats)
    return broken("active", "in this turn it is " + std::to_string((state.turn - 1) % state.seats));
  return std::nullopt;
}

// 5 and 6: traps never stay, and the sea is whole with no ship on a barrel, but while holes are
// being filled. The third coin leaves the hole of the card that gave it.
Broken broken_grid(const State& state) {
  int holes = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const Tile& tile = state.tile(cell);
    if (tile.shows(Object::trap))
      return broken(cell_path(cell) + ".face", "total 5: a trap goes off and leaves");
    if (tile.is_hole() && !is_filling(state) && !(Yoho::over(state) && ++holes == 1))
      return broken(cell_path(cell), "total 6: there is no hole in the sea now");
  }
  if (is_filling(state)) return std::nullopt;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (const Player& player = state.player(seat);
        player.at_sea() && state.tile(player.ship).shows(Object::barrel))
      return broken(player_path(seat) + ".ship", "total 6: a barrel under a ship goes off");
  return std::nullopt;
}

// 7: cards played, and hands. A bottle is worth a play and a Map, and costs a Net or a Catch: that
// is why there is room for all of them.
Broken broken_hands(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if ((seat != state.active || in_setup(state)) && state.player(seat).maps.size() != hand_size)
      return broken(player_path(seat) + ".maps", "total 7: it should be three Maps");
  const auto played = [&](auto fits) {
    return static_cast<std::size_t>(std::ranges::count_if(state.played, fits));
  };
  if (in_setup(state) || state.phase == Phase::refresh) {
    if (!state.played.empty()) return broken("played", "total 7: no card lies there now");
    if (state.extra_plays != 0) return broken("extra_plays", "total 7: there are none now");
    return std::nullopt;
  }
  if (state.plays_left() < 0) return broken("played", "total 7: these are too many");
  for (const Card basic : all_basics)
    if (played([&](Card card) { return card == basic; }) > 1)
      return broken("played", "total 7: each Basic can be played once");
  if (state.extra_plays >
      played([](Card card) { return is_net(card) || card == Card::catch_throw; }))
    return broken("extra_plays", "total 7: not so many bottles can have been taken");
  const std::size_t maps =
      state.player(state.active).maps.size() + played([](Card card) { return !is_basic(card); });
  if (maps > hand_size + state.extra_plays)
    return broken(player_path(state.active) + ".maps", "total 7: these are too many");
  return std::nullopt;
}

// ---- 8: what is pending ----

// What is noted besides the action.
struct Noted {
  bool cell = false, barrel = false, line = false;
};

// Nothing if the action does not belong into the phase.
std::optional<Noted> noted_in(Phase phase, Action action) {
  const auto only_for = [&](Action expected, Noted noted) {
    return action == expected ? std::optional(noted) : std::nullopt;
  };
  switch (phase) {
    case Phase::sail:
      return only_for(Action::movement, {});
    case Phase::pick_card:
      if (action == Action::swing || action == Action::swap || action == Action::flip ||
          action == Action::remove)
        return Noted{};
      return std::nullopt;
    case Phase::swing:
      return only_for(Action::swing, {.cell = true});
    case Phase::swap:
      return only_for(Action::swap, {.cell = true});
    case Phase::flip:
      if (action == Action::flip || action == Action::blast) return Noted{.cell = true};
      return only_for(Action::catch_throw, {.cell = true, .barrel = true});
    case Phase::slide:
      return only_for(Action::slide, {});
    case Phase::place:
      if (action == Action::fill) return Noted{.cell = true};
      return only_for(Action::slide, {.line = true});
    case Phase::catch_throw:
      return only_for(Action::catch_throw, {});
    case Phase::throw_barrel:
      return only_for(Action::catch_throw, {.barrel = true});
    case Phase::island:
      return only_for(Action::island, {.cell = true});
    case Phase::choose_captain:
    case Phase::place_lair:
    case Phase::play:
    case Phase::refresh:
    case Phase::over:
      break;
  }
  return only_for(Action::none, {});
}

Broken broken_notes(const State& state) {
  const Pending& pending = state.pending;
  const auto noted = noted_in(state.phase, pending.action);
  if (!noted)
    return broken(pending.action == Action::none ? "pending" : "pending.action",
                  "total 8: this does not fit the phase");
  const auto check = [](const char* path, bool is_there, bool expected) {
    if (is_there == expected) return Broken();
    return broken(path, expected ? "total 8: it is missing" : "total 8: it should be null");
  };
  if (Broken wrong = check("pending.cell", pending.cell != no_cell, noted->cell)) return wrong;
  if (Broken wrong = check("pending.barrel", pending.barrel != no_cell, noted->barrel))
    return wrong;
  if (Broken wrong = check("pending.line", pending.line >= 0, noted->line)) return wrong;
  return check("pending.from", pending.from != End::none, noted->line);
}

// Is this the card that is being carried out? Blasts and holes come without one.
bool is_carried_out(Card card, Action action) {
  switch (action) {
    case Action::movement:
      return is_movement(card);
    case Action::swing:
      return card == Card::swing;
    case Action::swap:
      return card == Card::swap;
    case Action::flip:
      return card == Card::flip;
    case Action::remove:
      return card == Card::remove;
    case Action::catch_throw:
      return card == Card::catch_throw;
    case Action::slide:
      return card == Card::slide;
    case Action::island:
      return is_net(card);
    case Action::none:
    case Action::blast:
    case Action::fill:
      break;
  }
  return true;
}

// All lines have closed up, and the hole to fill is the first one.
Broken broken_holes(const State& state) {
  int first = no_cell;
  for (int line = 0; line < side_length; ++line)
    for (int at = 0; at < side_length; ++at) {
      const int cell = state.line_cell(line, at);
      if (!state.tile(cell).is_hole()) {
        if (at > 0 && state.tile(state.line_cell(line, at - 1)).is_hole())
          return broken(cell_path(cell), "total 8: this card should have closed up");
      } else if (first == no_cell) {
        first = cell;
      }
    }
  if (state.pending.cell == first && first != no_cell) return std::nullopt;
  return broken("pending.cell", "total 8: this is not the first hole");
}

// What lies where the action goes on.
Broken broken_place_of_action(const State& state) {
  const Pending& pending = state.pending;
  const bool under_ship = pending.cell == state.player(state.active).ship;
  switch (pending.action) {
    case Action::fill:
      return broken_holes(state);
    case Action::blast:
      if (under_ship && state.tile(pending.cell).shows(Object::chest)) break;
      return broken("pending.cell", "total 8: there is no closed chest under the ship");
    case Action::island:
      if (under_ship && state.tile(pending.cell).shows(Object::island)) break;
      return broken("pending.cell", "total 8: there is no island under the ship");
    case Action::catch_throw:
      if (pending.barrel == no_cell) break;
      if (!state.tile(pending.barrel).shows(Object::barrel))
        return broken("pending.barrel", "total 8: there is no barrel");
      if (pending.cell != no_cell && !can_throw_into(state, pending.barrel, pending.cell))
        return broken("pending.cell", "total 8: there is no closed chest next to the barrel");
      break;
    default:
      break;
  }
  return std::nullopt;
}

Broken broken_pending(const State& state) {
  if (Broken wrong = broken_notes(state)) return wrong;
  const Action action = state.pending.action;
  const Card last = state.played.empty() ? Card::hidden : state.played.back();
  if (!is_carried_out(last, action))
    return broken("pending.action", "total 8: it is not what the last card played does");
  if (Broken wrong = broken_place_of_action(state)) return wrong;
  if (Yoho::over(state)) return std::nullopt;
  MoveList<Yoho> moves;
  Yoho::legal_moves(state, moves);
  if (!moves.empty()) return std::nullopt;
  return broken("pending", "total 8: a step that cannot be done is never begun");
}

}  // namespace

int yoho::chance_of_gold(const State& state, Face front) {
  std::array<bool, sea_card_count + 1> known{};
  for (const Tile& tile : state.grid)
    if (tile.has_known_back()) known[tile.card] = true;
  for (const Discarded& card : state.sea_discard)
    if (card.seen && card.card != hidden_card) known[card.card] = true;
  int gold = 0, all = 0;
  for (std::size_t card = 1; card <= sea_card_count; ++card) {
    if (known[card] || sea_cards[card - 1].front != front) continue;
    ++all;
    if (object_of(sea_cards[card - 1].back) == Object::gold) ++gold;
  }
  return all == 0 ? 0 : (100 * gold + all / 2) / all;
}

// Ask whose, not when: a hand is its owner's, a deck nobody's, the other face of a card everybody's
// once it was turned over. The end of the match shows no more than that.
View Yoho::view(const State& state, Seat seat) {
  View view{state, seat};
  State& seen = view.state;
  seen.rng = Rng();
  for (Seat owner = 0; owner < state.seats; ++owner)
    if (owner != seat) std::ranges::fill(seen.player(owner).maps, Card::hidden);
  std::ranges::fill(seen.map_deck, Card::hidden);
  std::ranges::fill(seen.sea_deck, hidden_card);
  seen.sea_next.card = hidden_card;
  for (Tile& tile : seen.grid)
    if (!tile.is_hole() && !tile.seen) tile.card = hidden_card;
  for (Discarded& card : seen.sea_discard)
    if (!card.seen) card.card = hidden_card;
  return view;
}

std::optional<Event> Yoho::mask(const Options&, const Event& event, Seat seat) {
  if (const MapDrawn* drawn = std::get_if<MapDrawn>(&event); drawn && drawn->seat != seat)
    return MapDrawn{drawn->seat, Card::hidden};
  return event;
}

// Turning a card over shows nothing to those who have seen both its faces.
bool Yoho::discloses(const State& before, const State&, const Event& event) {
  if (const CardFlipped* flip = std::get_if<CardFlipped>(&event))
    return !before.tile(flip->cell).seen;
  return std::holds_alternative<SeaNextRevealed>(event) || std::holds_alternative<MapDrawn>(event);
}

// All hidden things of a view get a value that fits, each such filling as likely as any other.
State Yoho::sample(const Knowledge<Yoho>& known, Rng rng) {
  State state = known.view.state;
  imagine_sea(state, rng);
  imagine_maps(state, rng);
  state.rng = rng;
  return state;
}

std::optional<Refusal> Yoho::broken_total(const State& state) {
  for (const auto& look :
       {broken_sea, broken_faces, broken_maps, broken_tokens, broken_turn, broken_lairs, broken_end,
        broken_setup, broken_grid, broken_hands, broken_pending})
    if (Broken wrong = look(state)) return wrong;
  return std::nullopt;
}

}  // namespace flotilla
