// totals_test.cpp: the totals of a state. Each one that can be broken is, and is noticed.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// Where a state is broken after `change(state)`, and which total that is; nothing if it is not.
template <class Change>
std::string broken(State state, Change change) {
  if (const auto wrong = Yoho::broken_total(state)) FAIL(wrong->where << ": " << why(*wrong));
  change(state);
  const auto wrong = Yoho::broken_total(state);
  if (!wrong) return "";
  const std::string reason = why(*wrong);
  const bool numbered = reason.starts_with("total ");
  return (numbered ? reason.substr(0, reason.find(':')) + ": " : "") + wrong->where;
}

State with_maps(std::initializer_list<Card> maps) {
  return Position().hand(0, maps);
}
State throwing() {
  return after(with_maps({Card::swap, Card::slide, Card::catch_throw}), catch_at(2));
}
State won() {
  return after(Position().coins(0, 2).ship(0, 6), Moves{Blast{}, Flip{Axis::vertical}} + net);
}
State filling() {
  return after(Position(), remove_card(5));
}

// The card changes its place with the top of the pile.
void exchange_with_next(State& state, int cell) {
  std::swap(state.tile(cell).card, state.sea_next.card);
  state.tile(cell).face = face_of(state.tile(cell).card, state.tile(cell).side);
  state.sea_next.face = face_of(state.sea_next.card, Side::compass);
}
// It comes from the pile, and what lay there goes into it.
void lay_from_deck(State& state, int cell, std::uint8_t card) {
  const std::size_t at = state.sea_deck.find(card);
  REQUIRE(at < state.sea_deck.size());
  std::swap(state.sea_deck[at], state.tile(cell).card);
  state.tile(cell).face = face_of(card, state.tile(cell).side);
}

}  // namespace

TEST_CASE("total 1: every sea card is in one place", "[yoho][totals][R3][R5][R6]") {
  const State base = Position();
  CHECK(broken(base, [](State& s) { exchange_with_next(s, 0); }).empty());
  CHECK(broken(base, [](State& s) { s.tile(4) = s.tile(0); }) == "total 1: grid[4].card");
  CHECK(broken(base, [](State& s) {
          s.sea_next = {30, Face::sea_cross};
        }) == "total 1: sea_next.card");
  CHECK(broken(base, [](State& s) { s.sea_deck.back() = 30; }) == "total 1: sea_deck[0]");
  CHECK(broken(base, [](State& s) { s.sea_deck[0] = 30; }) == "total 1: sea_deck[21]");
  CHECK(broken(base, [](State& s) { s.sea_deck.pop_back(); }) == "total 1: sea_deck");
  CHECK(broken(base, [](State& s) { s.sea_deck[3] = 40; }) == "total 1: sea_deck[18]");
  CHECK(broken(base, [](State& s) {
          s.sea_discard.push_back({30, Face::sea_cross, false});
        }) == "total 1: sea_discard[0].card");
  CHECK(broken(base, [](State& s) { s.tile(5).card = hidden_card; }) == "total 1: grid[5].card");
  CHECK(broken(filling(), [](State& s) { s.sea_discard.clear(); }) == "total 1: sea_deck");
}

TEST_CASE("total 1: the face that lies up is the card's", "[yoho][totals][R4][Q31]") {
  const State base = Position();
  CHECK(broken(base, [](State& s) { s.tile(1).face = Face::gold_tee; }) == "total 1: grid[1].face");
  CHECK(broken(base, [](State& s) { s.tile(1).side = Side::back; }) == "total 1: grid[1].face");
  const auto turn = [](State& s, bool seen) {
    s.tile(1) = {1, Face::gold_tee, Side::back, 0, seen};
  };
  CHECK(broken(base, [&](State& s) { turn(s, true); }).empty());
  CHECK(broken(base, [&](State& s) { turn(s, false); }) == "total 1: grid[1].seen");
  CHECK(broken(base, [](State& s) { s.sea_next.face = Face::reef; }) == "total 1: sea_next.face");
  // Cell 5's card, discarded with its Compass side up.
  CHECK(broken(filling(), [](State& s) { s.sea_discard[0].face = Face::sea_cross; }) ==
        "total 1: sea_discard[0].face");
  CHECK(broken(filling(), [](State& s) {
          s.sea_discard[0] = {35, Face::sea_cross, true};
        }).empty());
}

TEST_CASE("total 2: every Map is in one place", "[yoho][totals][R3][R7][R8]") {
  const State base = Position();
  CHECK(broken(base, [](State& s) { s.map_deck.pop_back(); }) == "total 2: map_deck");
  CHECK(broken(base, [](State& s) { s.map_deck.back() = Card::swing; }) ==
        "total 2: map_deck[10]");  // the fourth swing, counted from the top
  CHECK(broken(base, [](State& s) { s.map_discard.push_back(Card::swing); }) ==
        "total 2: map_deck[10]");
  CHECK(broken(base, [](State& s) { s.map_discard.push_back(Card::basic_net); }) ==
        "total 2: map_discard[0]");
  CHECK(broken(base, [](State& s) { s.player(1).maps[0] = Card::hidden; }) ==
        "total 2: players[1].maps");
  CHECK(broken(base, [](State& s) {
          s.played = {Card::net, Card::net, Card::net};
        }) == "total 2: played[2]");
  // A Map that is played is in no other place; a Basic never is.
  const State playing = after(base, swing_card(5));
  CHECK(broken(playing, [](State& s) { s.played.clear(); }) == "total 2: map_deck");
  CHECK(broken(base, [](State& s) { s.played.push_back(Card::basic_movement); }).empty());
}

TEST_CASE("total 3: coins are as many as the players brought into the match",
          "[yoho][totals][R9][R10]") {
  for (const int seats : {2, 3, 4}) {
    const State base = Position(seats);
    CHECK(base.reserve == 2 * seats);
    CHECK(broken(base, [](State& s) { --s.reserve; }) == "total 3: reserve");
    CHECK(broken(base, [](State& s) { ++s.reserve; }) == "total 3: reserve");
    CHECK(broken(base, [](State& s) { s.player(1).coins = 1; }) == "total 3: reserve");
    CHECK(broken(base, [](State& s) {
            s.player(1).coins = 1;
            --s.reserve;
          }).empty());
  }
}

TEST_CASE("total 4: Life and cannonballs, eight of each and two for a player",
          "[yoho][totals][R16][Q29]") {
  const State base = Position();
  CHECK(broken(base, [](State& s) { --s.life_supply; }) == "total 4: life_supply");
  CHECK(broken(base, [](State& s) { ++s.cannonball_supply; }) == "total 4: cannonball_supply");
  CHECK(broken(base, [](State& s) { s.player(0).life = 0; }) == "total 4: life_supply");
  CHECK(broken(base, [](State& s) {
          s.player(0).life = 3;
          s.life_supply = 4;
        }) == "total 4: players[0].life");
  CHECK(broken(base, [](State& s) {
          s.player(1).cannonballs = 3;
          s.cannonball_supply = 4;
        }) == "total 4: players[1].cannonballs");
}

TEST_CASE("total 4: three coins are the end, and without them it comes with the last turn",
          "[yoho][totals][R1][R94][Q28]") {
  const auto three_coins = [](Seat seat) {
    return [seat](State& s) {
      s.player(seat).coins = 3;
      s.reserve = static_cast<std::uint8_t>(s.reserve - 3);
    };
  };
  const State base = Position();
  CHECK(broken(base, three_coins(0)) == "total 4: players[0].coins");
  CHECK(broken(base, three_coins(1)) == "total 4: players[1].coins");
  CHECK(broken(base, [](State& s) {
          s.player(0).coins = 4;
          s.reserve = 0;
        }) == "total 4: players[0].coins");
  CHECK(broken(base, [](State& s) { s.phase = Phase::over; }) == "total 4: phase");

  const State end = won();
  REQUIRE(Yoho::over(end));
  CHECK(broken(end, [](State& s) { s.phase = Phase::play; }) == "total 4: players[0].coins");
  CHECK(broken(end, [](State& s) {
          s.player(0).coins = 2;
          ++s.reserve;
        }) == "total 4: phase");
  // Coins come only to whose turn it is.
  CHECK(broken(end, [](State& s) { std::swap(s.player(0).coins, s.player(1).coins); }) ==
        "total 4: players[1].coins");

  const State last = after(Position().max_rounds(10).turn(20), {EndTurn{}, Done{}});
  REQUIRE(Yoho::over(last));
  CHECK(broken(last, [](State& s) { s.options.max_rounds = 11; }) == "total 4: phase");
  CHECK(broken(last, [](State& s) { s.options.max_rounds = 9; }) == "turn");
}

TEST_CASE("total 5: captains and edges are taken by one player each", "[yoho][totals][R12][R14]") {
  const State base = Position(3);
  CHECK(broken(base, [](State& s) { s.player(2).captain = Captain::draken; }) ==
        "total 5: players[2].captain");
  CHECK(broken(base, [](State& s) { s.player(2).captain = Captain::mordrake; }).empty());
  CHECK(broken(base, [](State& s) {
          s.player(1).lair = {Edge::west, 3};
        }) == "total 5: players[1].lair.edge");
  CHECK(broken(base, [](State& s) { s.player(1).lair = {Edge::south, 3}; }).empty());
  CHECK(broken(base, [](State& s) { s.player(1).captain = Captain::none; }) ==
        "total 5: players[1].captain");
  CHECK(broken(base, [](State& s) { s.player(1).lair = {}; }) == "total 5: players[1].lair");
}

TEST_CASE("total 5: captains, then lairs, one seat after the other", "[yoho][totals][R12][R13]") {
  const State choosing = after(fresh(2), {ChooseCaptain{Captain::searose}});
  CHECK(broken(choosing, [](State& s) { s.player(0).captain = Captain::none; }) ==
        "total 5: players[0].captain");
  CHECK(broken(choosing, [](State& s) { s.player(1).captain = Captain::draken; }) ==
        "total 5: players[1].captain");
  CHECK(broken(choosing, [](State& s) {
          s.player(0).lair = {Edge::north, 0};
        }) == "total 5: players[0].lair");
  CHECK(broken(choosing, [](State& s) { s.active = 0; }) == "total 5: players[0].captain");
  const State placing =
      after(choosing, {ChooseCaptain{Captain::draken}, PlaceLair{{Edge::north, 0}}});
  CHECK(broken(placing, [](State& s) {
          s.player(1).lair = {Edge::south, 0};
        }) == "total 5: players[1].lair");
  CHECK(broken(placing, [](State& s) { s.player(0).lair = {}; }) == "total 5: players[0].lair");
  CHECK(broken(placing, [](State& s) { s.phase = Phase::choose_captain; }) ==
        "total 5: players[0].lair");
}

TEST_CASE("total 5: no trap stays on the sea", "[yoho][totals][R68][Q10]") {
  // Card 4 at cell 9 is a trapped chest, card 1 at cell 1 has gold.
  CHECK(broken(Position(), [](State& s) {
          s.tile(9) = {4, Face::trap_tee, Side::back, 0, true};
        }) == "total 5: grid[9].face");
  CHECK(broken(filling(), [](State& s) {
          s.tile(9) = {4, Face::trap_tee, Side::back, 0, true};
        }) == "total 5: grid[9].face");
}

TEST_CASE("total 6: the sea is whole unless it is being filled", "[yoho][totals][R55][R56][Q17]") {
  const auto take_off = [](int cell) {
    return [cell](State& s) {
      s.sea_discard.push_back({s.tile(cell).card, s.tile(cell).face, s.tile(cell).seen});
      s.tile(cell) = {};
    };
  };
  CHECK(broken(Position(), take_off(3)) == "total 6: grid[3]");
  CHECK(broken(after(Position(), {PlayCard{Card::basic_movement}}), take_off(3)) ==
        "total 6: grid[3]");
  const State pushing = after(with_maps({Card::slide, Card::flip, Card::remove}),
                              {PlayCard{Card::slide}, Slide{0, End::near}});
  CHECK(broken(pushing, take_off(3)) == "total 6: grid[3]");
  // Seat 0's lines run from west to east, so the last cell of a row may be empty.
  CHECK(broken(filling(), take_off(11)).empty());
  CHECK(won().tile(6).is_hole());
  CHECK(broken(won(), take_off(8)) == "total 6: grid[8]");
}

TEST_CASE("total 6: no ship rests on a barrel", "[yoho][totals][R71][Q8]") {
  const auto ship_on = [](int cell) {
    return [cell](State& s) { s.player(1).ship = static_cast<std::int8_t>(cell); };
  };
  CHECK(broken(Position(), ship_on(2)) == "total 6: players[1].ship");
  CHECK(broken(Position(), ship_on(1)).empty());
  // It goes off as soon as the sea is whole again.
  CHECK(broken(filling(), ship_on(2)).empty());
  CHECK(broken(filling(), ship_on(7)).empty());
}

TEST_CASE("total 7: cards played, and Maps in hand", "[yoho][totals][R17][R18][R84][Q14]") {
  const State base = Position();
  const auto play_from_deck = [](std::initializer_list<Card> cards) {
    return [cards = std::vector(cards)](State& s) {
      for (const Card card : cards) {
        if (!is_basic(card)) s.map_deck.erase_at(s.map_deck.find(card));
        s.played.push_back(card);
      }
      s.player(0).maps.clear();
      s.map_discard = {Card::swing, Card::flip, Card::remove};
    };
  };
  using enum Card;
  CHECK(broken(base, play_from_deck({swing, flip, slide})).empty());
  CHECK(broken(base, play_from_deck({swing, flip, slide, basic_net})) == "total 7: played");
  CHECK(broken(base, play_from_deck({basic_net, basic_net})) == "total 7: played");
  CHECK(broken(base, play_from_deck({basic_net, basic_movement})).empty());
  CHECK(broken(base, [](State& s) { s.map_discard.push_back(s.player(1).maps.pop_back()); }) ==
        "total 7: players[1].maps");
  CHECK(broken(base, [](State& s) { s.player(1).maps.push_back(s.map_deck.pop_back()); }) ==
        "total 7: players[1].maps");
  CHECK(broken(base, [](State& s) { s.player(0).maps.push_back(s.map_deck.pop_back()); }) ==
        "total 7: players[0].maps");
}

TEST_CASE("total 7: a bottle is worth a play and a Map, and costs a Net or a Catch",
          "[yoho][totals][R83][R84][Q14][Q40]") {
  const State base = Position();
  CHECK(broken(base, [](State& s) { s.extra_plays = 1; }) == "total 7: extra_plays");
  CHECK(broken(base, [](State& s) {
          s.extra_plays = 1;
          s.played.push_back(Card::basic_movement);
        }) == "total 7: extra_plays");
  const State bottle = after(Position().ship(0, 7), net_and_fill);
  REQUIRE(bottle.extra_plays == 1);
  REQUIRE(bottle.player(0).maps.size() == 4);
  CHECK(broken(bottle, [](State& s) { s.extra_plays = 2; }) == "total 7: extra_plays");
  CHECK(broken(bottle, [](State& s) { s.extra_plays = 0; }) == "total 7: players[0].maps");
  // When the turn is over nothing lies there any more.
  const State refreshing = after(bottle, {EndTurn{}});
  CHECK(broken(refreshing, [](State& s) { s.extra_plays = 1; }) == "total 7: extra_plays");
  CHECK(broken(refreshing, [](State& s) { s.played.push_back(Card::basic_net); }) ==
        "total 7: played");
}

TEST_CASE("total 8: what is pending belongs to the phase", "[yoho][totals]") {
  const State base = Position();
  const auto pending = [](const Pending& what) { return [=](State& s) { s.pending = what; }; };
  CHECK(broken(base, pending({.action = Action::flip})) == "total 8: pending.action");
  CHECK(broken(base, pending({.cell = 3})) == "total 8: pending.cell");
  const State sailing = after(base, {PlayCard{Card::basic_movement}});
  CHECK(broken(sailing, pending({})) == "total 8: pending");
  CHECK(broken(sailing, pending({.action = Action::remove})) == "total 8: pending.action");
  CHECK(broken(sailing, pending({.action = Action::movement, .cell = 3})) ==
        "total 8: pending.cell");
  const State turning = after(base, pick_for(Card::swing, 5));
  CHECK(broken(turning, pending({.action = Action::swing, .cell = 9})).empty());
  CHECK(broken(turning, pending({.action = Action::swing})) == "total 8: pending.cell");
  CHECK(broken(turning, pending({.action = Action::swap, .cell = 5})) == "total 8: pending.action");
  const State pushing = after(with_maps({Card::slide, Card::flip, Card::remove}),
                              {PlayCard{Card::slide}, Slide{0, End::near}});
  CHECK(broken(pushing, pending({.action = Action::slide, .line = 2, .from = End::far})).empty());
  CHECK(broken(pushing, pending({.action = Action::slide, .from = End::far})) ==
        "total 8: pending.line");
  CHECK(broken(pushing, pending({.action = Action::slide, .line = 2})) == "total 8: pending.from");
  CHECK(broken(won(), pending({.action = Action::fill, .cell = 6})) == "total 8: pending.action");
}

TEST_CASE("total 8: what is pending is what the last card played does", "[yoho][totals]") {
  const State picking = after(Position(), {PlayCard{Card::flip}});
  for (const Action action : {Action::swing, Action::swap, Action::remove})
    CHECK(broken(picking, [&](State& s) { s.pending.action = action; }) ==
          "total 8: pending.action");
  CHECK(broken(after(Position(), {PlayCard{Card::basic_movement}}),
               [](State& s) { s.played.clear(); }) == "total 8: pending.action");
}

TEST_CASE("total 8: what is pending lies there", "[yoho][totals]") {
  const State blasting = after(Position().ship(0, 6), {Blast{}});
  CHECK(broken(blasting, [](State& s) { s.pending.cell = 1; }) == "total 8: pending.cell");
  CHECK(broken(blasting, [](State& s) { s.player(0).ship = 5; }) == "total 8: pending.cell");
  const State island = after(Position().ship(0, 12), net);
  CHECK(broken(island, [](State& s) { s.pending.cell = 8; }) == "total 8: pending.cell");
  CHECK(broken(island, [](State& s) { lay_from_deck(s, 12, 32); }) == "total 8: pending.cell");
  CHECK(broken(throwing(), [](State& s) { s.pending.barrel = 3; }) == "total 8: pending.barrel");
  CHECK(broken(throwing(), [](State& s) { s.pending.barrel = 13; }).empty());
  const State thrown = after(throwing(), {ThrowChest{1}});
  CHECK(broken(thrown, [](State& s) { s.pending.cell = 6; }).empty());
  CHECK(broken(thrown, [](State& s) { s.pending.cell = 9; }) == "total 8: pending.cell");
  CHECK(broken(thrown, [](State& s) { s.pending.barrel = no_cell; }) == "total 8: pending.barrel");
}

TEST_CASE("total 8: the first hole is filled first, and all cards have closed up",
          "[yoho][totals][R55][Q24]") {
  const State hole = filling();
  REQUIRE(hole.pending.cell == 7);
  CHECK(broken(hole, [](State& s) { s.pending.cell = 6; }) == "total 8: pending.cell");
  // The card at the end of the row above is gone as well: it comes first.
  const auto take_off = [](State& s, int cell) {
    s.sea_discard.push_back({s.tile(cell).card, s.tile(cell).face, false});
    s.tile(cell) = {};
  };
  CHECK(broken(hole, [&](State& s) { take_off(s, 3); }) == "total 8: pending.cell");
  CHECK(broken(hole, [&](State& s) {
          take_off(s, 3);
          s.pending.cell = 3;
        }).empty());
  CHECK(broken(hole, [&](State& s) { take_off(s, 1); }) == "total 8: grid[2]");
}

TEST_CASE("total 8: no step is pending that cannot be done", "[yoho][totals][Q16]") {
  // Cell 4's card turned to a reef: the ship at home has nowhere to sail.
  const State sailing = after(Position(), {PlayCard{Card::basic_movement}});
  const auto shut_in = [](State& s) {
    std::swap(s.tile(4), s.tile(14));
    s.tile(4) = {37, Face::reef, Side::back, 0, true};
  };
  CHECK(broken(sailing, shut_in) == "total 8: pending");
  CHECK(broken(Position(), shut_in).empty());
}

TEST_CASE("turns are counted from the first, and everybody has theirs", "[yoho][totals][R24]") {
  const State base = Position(3);
  CHECK(broken(base, [](State& s) { s.turn = 4; }).empty());
  CHECK(broken(base, [](State& s) { s.turn = 2; }) == "active");
  CHECK(broken(base, [](State& s) { s.active = 1; }) == "active");
  CHECK(broken(base, [](State& s) { s.turn = 0; }) == "turn");
  CHECK(broken(base, [](State& s) { s.turn = 121; }) == "turn");
  CHECK(broken(base, [](State& s) { s.turn = 118; }).empty());
  CHECK(broken(fresh(3), [](State& s) { s.turn = 1; }) == "turn");
}

TEST_CASE("before the first turn nothing has happened", "[yoho][totals][R15]") {
  const State state = fresh(2);
  CHECK(broken(state, [](State& s) { s.player(1).ship = 3; }) == "players[1].ship");
  CHECK(broken(state, [](State& s) {
          s.player(0).life = 2;
          --s.life_supply;
        }) == "players[0].life");
  CHECK(broken(state, [](State& s) {
          s.player(0).cannonballs = 0;
          ++s.cannonball_supply;
        }) == "players[0].cannonballs");
  CHECK(broken(state, [](State& s) {
          s.player(1).coins = 1;
          --s.reserve;
        }) == "players[1].coins");
  CHECK(broken(state, [](State& s) { s.tile(5).seen = true; }) == "grid[5].seen");
  CHECK(broken(state, [](State& s) {
          const std::uint8_t card = s.sea_deck.pop_back();
          s.sea_discard.push_back({card, face_of(card, Side::compass), false});
        }) == "sea_discard");
  CHECK(broken(state, [](State& s) { s.map_discard.push_back(s.map_deck.pop_back()); }) ==
        "map_discard");
  CHECK(broken(state, [](State& s) { s.map_deck.push_back(s.player(0).maps.pop_back()); }) ==
        "total 7: players[0].maps");
}

TEST_CASE("every move of whole matches keeps all totals", "[yoho][totals]") {
  std::uint64_t moments = 0;
  for (const int seats : {2, 3, 4})
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
      random_match(fresh(seats, seed), seed, [&](const Match<Yoho>& match) {
        if (const auto wrong = Yoho::broken_total(match.state()))
          FAIL(wrong->where << ": " << why(*wrong));
        ++moments;
      });
  CHECK(moments > 5000);
}

}  // namespace flotilla::yoho_test
