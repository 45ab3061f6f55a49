// net_test.cpp: what a Net takes, and what it gives.
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// The ship of seat 0 lies on such a card, at the far end of its line.
Position on(Face face) {
  return Position().lay(7, face).ship(0, 7);
}

// The card gives a second token, but no third; it is discarded in any case.
void check_token(Face face, std::uint8_t Player::*tokens, std::uint8_t State::*supply) {
  const State one = on(face);
  State two = one;
  ++(two.player(0).*tokens);
  --(two.*supply);
  for (const State& before : {one, two}) {
    Match<Yoho> match = match_from(before, net);
    CHECK(match.state().player(0).*tokens == 2);
    CHECK(match.state().*supply == 5);
    CHECK(discarded(match.state()) == std::vector{face});
    CHECK(told<NothingGained>(match) == (before == two
                                             ? std::vector{NothingGained{0, object_of(face)}}
                                             : std::vector<NothingGained>{}));
  }
}

}  // namespace

TEST_CASE("a Net carries out what the card under the ship gives and takes it off the sea",
          "[yoho][R26][R59]") {
  Match<Yoho> match = match_from(Position().ship(0, 8), net);
  CHECK(told<ItemTaken>(match) == std::vector{ItemTaken{0, 8, Object::cannonball, How::net}});
  CHECK(told<CardRemoved>(match) ==
        std::vector{CardRemoved{8, Face::cannonball_tee, Reason::taken}});
  const State& state = match.state();
  CHECK(state.player(0).cannonballs == 2);
  CHECK(discarded(state) == std::vector{Face::cannonball_tee});
  CHECK(state.phase == Phase::place);
  CHECK(state.played == decltype(state.played){Card::basic_net});
}

TEST_CASE("the ship must be on the card", "[yoho][R26][R59]") {
  CHECK(refused(Position(), PlayCard{Card::basic_net}) == "ship_at_home");
  CHECK(refused(Position().ship(0, 4), PlayCard{Card::basic_net}) == "nothing_to_net");
}

TEST_CASE("a closed chest cannot be netted, nor can water, barrels and reefs", "[yoho][R27][R58]") {
  for (const Face face : {Face::chest_tee, Face::chest_corner, Face::sea_tee, Face::sea_straight,
                          Face::sea_corner, Face::sea_cross, Face::reef}) {
    INFO(face_names[face]);
    CHECK_FALSE(playable(on(face), Card::basic_net));
  }
  CHECK(refused(on(Face::chest_tee), PlayCard{Card::basic_net}) == "chest_is_closed");
  CHECK_FALSE(can_be_netted(Object::barrel));
  for (const Face face : {Face::gold_tee, Face::cannonball_tee, Face::bottle_tee, Face::rum_cross,
                          Face::island_cross})
    CHECK(playable(on(face), Card::basic_net));
}

TEST_CASE("the Map Net does what the Basic does, and both can be played in a turn",
          "[yoho][R41][Q37]") {
  const Position position = on(Face::rum_cross).hand(0, {Card::net}).next({Face::rum_cross});
  const State with_map = after(position, {PlayCard{Card::net}, Place{0}});
  CHECK(with_map.player(0).life == 2);
  CHECK(discarded(with_map) == std::vector{Face::rum_cross});
  // The next rum came to lie under the ship.
  CHECK(discarded(after(with_map, net)).size() == 2);
}

TEST_CASE("gold: a coin from the reserve, and the card is discarded", "[yoho][R62][R64]") {
  Match<Yoho> match = match_from(on(Face::gold_tee), net);
  CHECK(told<CoinGained>(match) == std::vector{CoinGained{0}});
  CHECK(match.state().player(0).coins == 1);
  CHECK(match.state().reserve == 3);
  CHECK(discarded(match.state()) == std::vector{Face::gold_tee});
  CHECK_FALSE(Yoho::over(match.state()));
}

TEST_CASE("gold with an empty reserve: the card goes, no coin comes", "[yoho][R10][R63][Q18]") {
  Match<Yoho> match = match_from(on(Face::gold_tee).coins(0, 2).coins(1, 2), net);
  CHECK(told<NothingGained>(match) == std::vector{NothingGained{0, Object::gold}});
  CHECK(match.state().player(0).coins == 2);
  CHECK(discarded(match.state()) == std::vector{Face::gold_tee});
  CHECK(match.state().phase == Phase::place);
  // A coin can then come from another player only.
  const State state = Position().coins(0, 2).coins(1, 2).ship(0, 5).ship(1, 5).life(1, 0);
  CHECK(after(state, {Shoot{1}}).player(0).coins == 3);
}

TEST_CASE("a cannonball card gives a cannonball, two at most", "[yoho][R16][R75][R81][R82]") {
  check_token(Face::cannonball_tee, &Player::cannonballs, &State::cannonball_supply);
}

TEST_CASE("rum gives a Life, two at most", "[yoho][R16][R86][R87][R88]") {
  check_token(Face::rum_cross, &Player::life, &State::life_supply);
}

TEST_CASE("a bottle: one Map more in hand, and one more play", "[yoho][R83][R84][R85]") {
  Match<Yoho> match = match_from(on(Face::bottle_tee), net);
  const State& state = match.state();
  CHECK(told<MapDrawn>(match) == std::vector{MapDrawn{0, Card::net}});
  CHECK(told<ExtraPlay>(match) == std::vector{ExtraPlay{0}});
  CHECK(hand_of(state, 0) == std::vector{Card::swing, Card::flip, Card::remove, Card::net});
  CHECK(state.extra_plays == 1);
  CHECK(state.plays_left() == 3);
  CHECK(discarded(state) == std::vector{Face::bottle_tee});
}

TEST_CASE("an island gives one of cannonball, rum and bottle, as its player chooses",
          "[yoho][R89][R90]") {
  Match<Yoho> asked = match_from(on(Face::island_cross), net);
  CHECK(listed(asked.state()) ==
        Moves{Choose{Object::cannonball}, Choose{Object::rum}, Choose{Object::bottle}});
  CHECK(discarded(asked.state()).empty());
  const auto chosen = [&](Object object) { return after(asked.state(), {Choose{object}}); };
  CHECK(chosen(Object::cannonball).player(0).cannonballs == 2);
  CHECK(chosen(Object::cannonball).player(0).life == 1);
  CHECK(chosen(Object::rum).player(0).life == 2);
  CHECK(chosen(Object::rum).extra_plays == 0);
  CHECK(chosen(Object::bottle).extra_plays == 1);
  CHECK(hand_of(chosen(Object::bottle), 0).size() == 4);
  for (const Object object : {Object::cannonball, Object::rum, Object::bottle}) {
    CHECK(discarded(chosen(object)) == std::vector{Face::island_cross});
    CHECK(chosen(object).phase == Phase::place);
    CHECK(after(chosen(object), {Place{0}}).phase == Phase::play);
  }
}

TEST_CASE("from an island the same limits hold", "[yoho][R16][R81][R87]") {
  const State asked = after(on(Face::island_cross).life(0, 2).cannonballs(0, 2), net);
  for (const Object object : {Object::cannonball, Object::rum}) {
    Match<Yoho> match = match_from(asked, {Choose{object}});
    CHECK(told<NothingGained>(match) == std::vector{NothingGained{0, object}});
    CHECK(match.state().player(0).life == 2);
    CHECK(match.state().player(0).cannonballs == 2);
    CHECK(discarded(match.state()) == std::vector{Face::island_cross});
  }
}

}  // namespace flotilla::yoho_test
