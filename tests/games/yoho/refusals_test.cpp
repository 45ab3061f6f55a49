// refusals_test.cpp: every reason for which a move is refused.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// Moves of every kind.
const Moves kinds = {ChooseCaptain{Captain::draken},
                     PlaceLair{{Edge::north, 0}},
                     PlayCard{Card::swing},
                     Shoot{1},
                     Blast{},
                     EndTurn{},
                     Sail{5},
                     Pick{5},
                     Swing{},
                     Flip{},
                     Slide{},
                     Place{},
                     Throw{1},
                     ThrowChest{1},
                     Choose{Object::rum},
                     Discard{Card::swing},
                     Done{}};

// A position in every phase but the last, and how many kinds of move have their place there.
struct Asked {
  Phase phase;
  State state;
  int kinds;
};

std::vector<Asked> every_phase() {
  using enum Card;
  const auto with = [](Card card) { return Position().ship(0, 12).ship(1, 3).hand(0, {card}); };
  const auto lairs =
      after(fresh(), {ChooseCaptain{Captain::draken}, ChooseCaptain{Captain::searose}});
  return {{Phase::choose_captain, fresh(), 1},
          {Phase::place_lair, lairs, 1},
          {Phase::play, Position(), 4},
          {Phase::sail, after(Position(), {PlayCard{basic_movement}}), 1},
          {Phase::pick_card, after(with(swing), {PlayCard{swing}}), 1},
          {Phase::swing, after(with(swing), pick_for(swing, 5)), 1},
          {Phase::swap, after(with(swap), pick_for(swap, 5)), 1},
          {Phase::flip, after(with(flip), pick_for(flip, 5)), 1},
          {Phase::slide, after(with(slide), {PlayCard{slide}}), 1},
          {Phase::place, after(with(remove), remove_card(5)), 1},
          {Phase::catch_throw, after(with(catch_throw), {PlayCard{catch_throw}}), 1},
          {Phase::throw_barrel, after(with(catch_throw), catch_at(2)), 2},
          {Phase::island, after(with(swing), yoho_test::net), 1},
          {Phase::refresh, after(Position(), {EndTurn{}}), 2}};
}

}  // namespace

TEST_CASE("whatever a phase does not ask for is refused with what it asks for",
          "[yoho][refusals]") {
  for (const auto& [phase, state, expected] : every_phase()) {
    REQUIRE(state.phase == phase);
    int of_this_phase = 0;
    for (const What& what : kinds)
      if (lists(state, what) || refused(state, what) != "must_" + std::string(phase_names[phase]))
        ++of_this_phase;
    INFO(phase_names[phase]);
    CHECK(of_this_phase == expected);
  }
}

TEST_CASE("captains and lairs that are taken or do not exist", "[yoho][R12][R14][refusals]") {
  const State captains = after(fresh(), {ChooseCaptain{Captain::draken}});
  CHECK(refused(captains, ChooseCaptain{Captain::draken}) == "captain_taken");
  CHECK(refused(captains, ChooseCaptain{Captain::none}) == "no_such_captain");
  const State lairs =
      after(captains, {ChooseCaptain{Captain::searose}, PlaceLair{{Edge::north, 0}}});
  CHECK(refused(lairs, PlaceLair{{Edge::north, 3}}) == "edge_taken");
  CHECK(refused(lairs, PlaceLair{{Edge::south, 4}}) == "no_such_slot");
  CHECK(refused(lairs, PlaceLair{{Edge::none, 0}}) == "no_such_slot");
}

TEST_CASE("cards that cannot be played", "[yoho][R18][R25][R27][R49][refusals]") {
  const auto why_not = [](const State& state, Card card) { return refused(state, PlayCard{card}); };
  CHECK(why_not(Position(), Card::hidden) == "no_such_card");
  CHECK(why_not(Position(), Card::swap) == "not_in_hand");
  CHECK(why_not(Position().played({Card::basic_net}), Card::basic_net) == "basic_played");
  CHECK(why_not(Position().hand(0, {}).played({Card::swap, Card::net, Card::slide}),
                Card::basic_net) == "no_plays_left");
  CHECK(why_not(Position().lay(4, Face::reef), Card::basic_movement) == "nowhere_to_sail");
  CHECK(why_not(Position(), Card::basic_net) == "ship_at_home");
  CHECK(why_not(Position().ship(0, 6), Card::basic_net) == "chest_is_closed");
  CHECK(why_not(Position().ship(0, 5), Card::basic_net) == "nothing_to_net");
  const State nothing =
      Position().lay(2, Face::sea_tee).lay(13, Face::sea_tee).hand(0, {Card::catch_throw});
  CHECK(why_not(nothing, Card::catch_throw) == "nothing_to_catch");
}

TEST_CASE("shots that cannot be fired", "[yoho][R76][R77][refusals]") {
  const Position position = Position().ship(0, 5).ship(1, 6);
  CHECK(refused(Position(position).cannonballs(0, 0), Shoot{1}) == "no_cannonball");
  CHECK(refused(position, Shoot{0}) == "not_at_oneself");
  CHECK(refused(position, Shoot{1}) == "not_on_your_card");
  for (const Seat seat : {Seat{2}, nobody})
    CHECK(refused(position, Shoot{seat}) == "no_such_player");
  CHECK(refused(position, Blast{}) == "no_chest_here");
  CHECK(refused(Position().ship(0, 6).cannonballs(0, 0), Blast{}) == "no_cannonball");
}

TEST_CASE("places that cannot be reached", "[yoho][R48][refusals]") {
  const State state = after(Position().ship(0, 4), {PlayCard{Card::basic_movement}});
  for (const std::int8_t to : std::initializer_list<std::int8_t>{2, 4, 16, -2})
    CHECK(refused(state, Sail{to}) == "cannot_be_reached");
}

TEST_CASE("cells, lines and turns that do not exist, and cards that are not beside the other",
          "[yoho][R31][R33][R57][refusals]") {
  const State state = Position().hand(0, {Card::swap, Card::slide, Card::remove});
  const State picking = after(state, {PlayCard{Card::remove}});
  const State swapping = after(state, pick_for(Card::swap, 5));
  for (const std::int8_t cell : std::initializer_list<std::int8_t>{-1, 16}) {
    CHECK(refused(picking, Pick{cell}) == "no_such_cell");
    CHECK(refused(swapping, Pick{cell}) == "no_such_cell");
  }
  for (const std::int8_t cell : std::initializer_list<std::int8_t>{5, 0, 7})
    CHECK(refused(swapping, Pick{cell}) == "not_next_to_it");
  const State sliding = after(state, {PlayCard{Card::slide}});
  CHECK(refused(sliding, Slide{4, End::near}) == "no_such_line");
  CHECK(refused(sliding, Slide{0, End::none}) == "no_such_line");
  CHECK(refused(after(state, remove_card(5)), Place{4}) == "no_such_turn");
}

TEST_CASE("what cannot be caught or thrown", "[yoho][R42][R43][R70][refusals]") {
  const State state = Position().hand(0, {Card::catch_throw}).ship(0, 8).ship(1, 3);
  const State catching = after(state, {PlayCard{Card::catch_throw}});
  CHECK(refused(catching, Pick{16}) == "no_such_cell");
  CHECK(refused(catching, Pick{12}) == "cannot_be_caught");
  CHECK(refused(catching, Pick{7}) == "out_of_reach");
  const State alone = Position()
                          .hand(0, {Card::catch_throw})
                          .lay(4, Face::rum_cross)
                          .lay(1, Face::sea_tee)
                          .lay(6, Face::sea_tee);
  CHECK(refused(after(alone, {PlayCard{Card::catch_throw}}), Pick{2}) == "barrel_without_target");
  const State throwing = after(state, catch_at(2));
  for (const Seat seat : {Seat{0}, Seat{2}, nobody})
    CHECK(refused(throwing, Throw{seat}) == "not_next_to_barrel");
  for (const std::int8_t cell : std::initializer_list<std::int8_t>{3, 9, 16, -1})
    CHECK(refused(throwing, ThrowChest{cell}) == "no_chest_next_to_barrel");
}

TEST_CASE("what is not on an island, and Maps that are not in hand or too many",
          "[yoho][R89][Q15][refusals]") {
  const State island = after(Position().ship(0, 12), net);
  CHECK(refused(island, Choose{Object::gold}) == "not_on_island");
  const State refresh = after(Position().ship(0, 7), net_and_fill + Moves{EndTurn{}});
  CHECK(refused(refresh, Discard{Card::swap}) == "not_in_hand");
  CHECK(refused(refresh, Done{}) == "too_many_maps");
}

TEST_CASE("moves that do not exist, that come too late or from another seat", "[yoho][refusals]") {
  CHECK(refused(Position(), Unknown{}) == "no_such_move");
  const State over =
      after(Position().coins(0, 2).ship(0, 5).ship(1, 5).coins(1, 1).life(1, 0), {Shoot{1}});
  for (const What& what : kinds) CHECK(refused(over, what) == "match_over");
  Match<Yoho> match{State(Position())};
  CHECK(match.apply(Move{1, EndTurn{}})->key == "engine.refusal.not_listed");
  CHECK(match.steps().empty());
}

}  // namespace flotilla::yoho_test
