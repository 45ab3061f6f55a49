// text_test.cpp: what players read, in English. That every language has all of it is tested for all
// games alike.
#include <set>

#include "tests/games/speaking.hpp"
#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

using Lines = std::vector<std::string>;

Cast cast(Seat you) {
  return {{"Ada", "Bo", "Cy", "Di"}, you};
}
std::string say(const Text& text, Seat you) {
  return speaking::say(text, cast(you));
}

// What a seat is told of the moves from a position on.
Lines told_to(Seat seat, const State& state, const Moves& moves) {
  Lines result;
  for (const Event& event : match_from(state, moves).seen(seat))
    result.push_back(say(Yoho::sentence(event), seat));
  return result;
}
// The table as a seat sees it, section by section.
std::vector<Lines> table(const State& state, Seat seat) {
  std::vector<Lines> sections;
  for (const Section& section : Yoho::describe(Yoho::view(state, seat)))
    sections.push_back(speaking::lines(section, cast(seat)));
  return sections;
}

std::string prompt(const State& state, Seat seat) {
  return say(Yoho::prompt(Yoho::view(state, seat)), seat);
}
std::string status(const State& state, Seat seat) {
  return say(Yoho::status(Yoho::view(state, seat)), seat);
}
std::string label(const State& state, const What& what) {
  return say(Yoho::label(Yoho::view(state, state.active), {state.active, what}), state.active);
}
std::string heading(const What& what) {
  return say(Yoho::heading({0, what}), 0);
}
// The labels of all listed moves.
Lines labels(const State& state) {
  Lines result;
  for (const What& what : listed(state)) result.push_back(label(state, what));
  return result;
}

}  // namespace

TEST_CASE("what happened is told to each in their own person", "[yoho][text]") {
  const Moves moves = sail_to(8) + net_and_fill;
  CHECK(told_to(0, Position(), moves) ==
        Lines{"You play Movement.", "You sail to row 3, column 1.", "You play Net.",
              "You cast your net in row 3, column 1: cannonball.", "You gain a cannonball.",
              "The card in row 3, column 1 leaves the sea: cannonball.", "Row 3 closes up.",
              "A new card is laid in row 3, column 4: open sea.",
              "Next on the Sea pile: open sea."});
  CHECK(told_to(1, Position(), moves)[1] == "Ada sails to row 3, column 1.");
  CHECK(told_to(nobody, Position(), moves)[4] == "Ada gains a cannonball.");
}

TEST_CASE("captains and lairs in words", "[yoho][text]") {
  Match<Yoho> match(fresh());
  CHECK(prompt(match.state(), 0) ==
        "Choose your captain: it decides your colour and nothing else.");
  CHECK(prompt(match.state(), 1) == "Ada chooses a captain.");
  CHECK(status(match.state(), 0) == "Three gold coins win · the captains get ready");
  CHECK(table(match.state(), 0)[1][0] == "You");
  CHECK(labels(match.state()) == Lines{"Sail as Bartholomew Draken", "Sail as Isabella Searose",
                                       "Sail as Kassandra Nightshade",
                                       "Sail as Valerian Mordrake"});
  const State both =
      after(fresh(), {ChooseCaptain{Captain::searose}, ChooseCaptain{Captain::draken}});
  CHECK(prompt(both, 0) == "Place your lair beside the sea, best where open water leads out.");
  CHECK(heading(PlaceLair{}) == "Place your lair");
  CHECK(table(both, 1)[1][0] == "You (Bartholomew Draken)");

  CHECK(told_to(1, both, {PlaceLair{{Edge::north, 2}}, PlaceLair{{Edge::east, 3}}}) ==
        Lines{"Ada’s lair lies at the north edge, column 3.",
              "Your lair lies at the east edge, row 4.", "Turn 1: it is Ada’s turn."});
  State sea = Position();  // a lair is laid where the front card can be seen
  CHECK(label(sea, PlaceLair{{Edge::north, 1}}) ==
        "Lair at the north edge, column 2, in front of it: closed chest; the way out is open");
  CHECK(label(sea, PlaceLair{{Edge::south, 1}}) ==
        "Lair at the south edge, column 2, in front of it: powder barrel; the way out is shut");
}

TEST_CASE("labels of cards, shots and the end of the turn", "[yoho][text]") {
  const State state = Position().ship(0, 8).ship(1, 8).hand(0, {Card::swing, Card::net});
  CHECK(labels(state) == Lines{"Play Movement (Basic)", "Play Net (Basic): cannonball",
                               "Play Swing", "Play Net: cannonball", "Fire at Bo: costs a Life",
                               "End the turn"});
  CHECK(heading(PlayCard{Card::swing}) == "Play a card");
  CHECK(heading(Shoot{1}) == "Fire a cannonball");
  CHECK(heading(EndTurn{}) == "End the turn");
  CHECK(label(Position().ship(0, 8).ship(1, 8).life(1, 0).coins(1, 1), Shoot{1}) ==
        "Fire at Bo: steals a coin");
  CHECK(label(Position().ship(0, 8).ship(1, 8).life(1, 0), Shoot{1}) ==
        "Fire at Bo: sends the ship home");
  CHECK(label(Position().ship(0, 1), Blast{}) == "Fire at the chest under your ship");
}

TEST_CASE("labels of the steps of each card", "[yoho][text]") {
  using enum Card;
  const State sailing = after(Position().ship(1, 8), {PlayCard{basic_movement}});
  CHECK(label(sailing, Sail{1}) == "Sail to row 1, column 2: closed chest");
  CHECK(label(sailing, Sail{8}) == "Sail to row 3, column 1: cannonball (Bo)");
  CHECK(label(sailing, Sail{home}) == "Sail home");

  const State sea = Position().ship(0, 6).hand(0, {swing, flip, remove});
  const State swinging = after(sea, {PlayCard{swing}});
  CHECK(label(swinging, Pick{6}) == "Turn the card in row 2, column 3: closed chest (you)");
  CHECK(label(after(swinging, {Pick{6}}), Swing{Direction::cw}) ==
        "Turn the card in row 2, column 3 clockwise: open north, east");
  CHECK(label(after(swinging, {Pick{13}}), Swing{Direction::ccw}) ==
        "Turn the card in row 4, column 2 anticlockwise: no way through");
  CHECK(label(after(sea, {PlayCard{remove}}), Pick{2}) ==
        "Remove the card in row 1, column 3: powder barrel");

  const State swapping = after(Position().hand(0, {swap}), {PlayCard{swap}});
  CHECK(label(swapping, Pick{0}) == "Swap the card in row 1, column 1: open sea");
  CHECK(label(after(swapping, {Pick{0}}), Pick{1}) ==
        "Swap it with the card in row 1, column 2: closed chest");

  const State sliding = after(Position().hand(0, {slide}).ship(1, 11), {PlayCard{slide}});
  CHECK(label(sliding, Slide{2, End::near}) ==
        "Push row 3 from the west; pushed out: open sea (Bo)");
  CHECK(label(sliding, Slide{0, End::far}) == "Push row 1 from the east; pushed out: open sea");
  const State northern = after(Position(3).turn(3).hand(2, {slide}), {PlayCard{slide}});
  CHECK(label(northern, Slide{3, End::near}) ==
        "Push column 4 from the north; pushed out: closed chest");

  const State catching =
      after(Position().hand(0, {catch_throw}).lay(4, Face::rum_cross).ship(1, 12),
            {PlayCard{catch_throw}});
  CHECK(label(catching, Pick{4}) == "Catch from row 2, column 1: rum");
  CHECK(label(catching, Pick{13}) == "Throw the barrel in row 4, column 2");
  const State aiming = after(catching, {Pick{13}});
  CHECK(labels(aiming) == Lines{"Throw the barrel at Bo: costs a Life",
                                "Throw the barrel at the chest in row 3, column 2"});
  CHECK(prompt(aiming, 0) ==
        "At whom, or at which chest, do you throw the barrel in row 4, column 2?");

  const State island = after(Position().ship(0, 12), yoho_test::net);
  CHECK(labels(island) ==
        Lines{"Take a cannonball", "Take rum: a Life", "Take a bottle: a Map and one more play"});
}

TEST_CASE("a card whose other side is known says so before it is turned over",
          "[yoho][text][Q31]") {
  const State state = Position().lay(5, Face::reef).hand(0, {Card::flip});
  const State flipping = after(state, {PlayCard{Card::flip}});
  const std::string other =
      say(Yoho::sentence(match_from(flipping, {Pick{5}, Flip{}}).events().back()), 0);
  CHECK(label(flipping, Pick{6}) == "Turn over the card in row 2, column 3: closed chest");
  CHECK(label(flipping, Pick{5})
            .starts_with("Turn over the card in row 2, column 2: reef; on its other side: "));
  CHECK(other.starts_with("The card in row 2, column 2 is turned over: "));
  CHECK(label(after(flipping, {Pick{6}}), Flip{Axis::vertical}) ==
        "Turn the card in row 2, column 3 over like a page: east and west change sides");
  CHECK(label(after(flipping, {Pick{5}}), Flip{Axis::horizontal})
            .starts_with("Turn the card in row 2, column 2 over like a calendar: north and south "
                         "change sides; on its other side: "));
}

TEST_CASE("the new card is laid by the edges at which its water is open", "[yoho][text][R57]") {
  const auto laying = [](Face face) {
    return labels(after(Position().next({face}).hand(0, {Card::remove}), remove_card(8)));
  };
  CHECK(laying(Face::chest_tee) ==
        Lines{"Lay it so that water is open to the north, east and west",
              "Lay it so that water is open to the north, east and south",
              "Lay it so that water is open to the east, south and west",
              "Lay it so that water is open to the north, south and west"});
  CHECK(laying(Face::sea_straight)[3] ==
        "Lay it so that water is open to the east and west (three quarters of a turn)");
  CHECK(laying(Face::rum_cross)[1] == "Lay it open on all sides (a quarter turn)");
  CHECK(laying(Face::barrel)[0] == "Lay it: no way through (as it lies)");
}

TEST_CASE("no two moves that are listed together have the same label", "[yoho][text]") {
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    random_match(fresh(2 + static_cast<int>(seed % 3), seed), seed, [&](const Match<Yoho>& match) {
      const Lines all = labels(match.state());
      REQUIRE(std::set<std::string>(all.begin(), all.end()).size() == all.size());
    });
}

TEST_CASE("the prompt says what is nearest at hand", "[yoho][text]") {
  CHECK(prompt(Position(), 0) == "Your ship lies in its lair: play Movement to set sail.");
  CHECK(prompt(Position(), 1) == "Ada plays: 3 cards left.");
  CHECK(prompt(Position().lay(4, Face::barrel), 0) ==
        "The way out of your lair is shut: open it with your Maps, or end your turn.");
  CHECK(prompt(Position().ship(0, 1), 0) ==
        "A closed chest is under your ship: fire a cannonball to open it.");
  // Nobody is told to open what is known to be a trap, or what brings nothing.
  State trap = Position().ship(0, 9);
  trap.tile(9).seen = true;
  CHECK(prompt(trap, 0) == "Play a card (up to 3 more), or end your turn.");
  CHECK(prompt(Position().ship(0, 1).coins(0, 2).coins(1, 2), 0) ==
        "Play a card (up to 3 more), or end your turn.");
  CHECK(prompt(Position().ship(0, 3), 0) == "Under your ship: rum. Play Net to take it.");
  CHECK(prompt(Position().ship(0, 3).life(0, 2), 0) ==
        "Play a card (up to 3 more), or end your turn.");
  CHECK(prompt(Position().ship(0, 5).ship(1, 5), 0) ==
        "Bo on your card: fire a cannonball, play a card, or end your turn.");
  const State worn_out = Position()
                             .ship(0, 5)
                             .hand(0, {Card::flip})
                             .played({Card::basic_movement, Card::basic_net, Card::swing});
  CHECK(prompt(worn_out, 0) == "All your plays are used: end your turn.");
  CHECK(prompt(worn_out, 1) == "Ada has played all cards of this turn.");
  CHECK(prompt(Position()
                   .ship(0, 1)
                   .hand(0, {Card::flip})
                   .played({Card::basic_movement, Card::swap, Card::swing}),
               0) == "All your plays are used: fire a cannonball, or end your turn.");
}

TEST_CASE("the prompt follows the steps of a card", "[yoho][text]") {
  CHECK(prompt(after(Position(), {PlayCard{Card::basic_movement}}), 0) ==
        "Choose where to sail: anywhere that open water leads.");
  const State flipping = after(Position(), {PlayCard{Card::flip}});
  CHECK(prompt(flipping, 0) == "Flip: choose a card of the sea to turn over.");
  CHECK(prompt(flipping, 1) == "Ada chooses a card to turn over.");
  CHECK(prompt(after(flipping, {Pick{6}}), 0) ==
        "Turn over the card in row 2, column 3: sideways or top to bottom?");
  CHECK(prompt(after(Position(), remove_card(8)), 0) ==
        "Turn the next card as you like, then lay it: open sea.");
  CHECK(prompt(after(Position(), remove_card(8)), 1) ==
        "Ada turns and lays the next card: open sea.");
  const State refreshing = after(Position(), {EndTurn{}});
  CHECK(prompt(refreshing, 0) ==
        "Throw away Maps you do not want, then finish. You draw until you have three.");
  CHECK(labels(refreshing) == Lines{"Throw away Swing", "Throw away Flip", "Throw away Remove",
                                    "Finish and keep your three Maps"});
  CHECK(label(after(refreshing, {Discard{Card::flip}}), Done{}) ==
        "Finish: draw until you have three Maps");
  const State four = after(Position().ship(0, 7), net_and_fill + Moves{EndTurn{}});
  CHECK(prompt(four, 0) == "You may keep three Maps: throw away 1 more.");
}

TEST_CASE("explosions are told one after another", "[yoho][text][R65][R71]") {
  // Bo is on a trapped chest; the card that slides under the ship is a barrel.
  const State state = Position().ship(1, 9).lay(10, Face::barrel).next({Face::rum_cross});
  const Lines lines = told_to(1, state, flip_card(9) + Moves{Place{0}});
  CHECK(lines ==
        Lines{"Ada plays Flip.", "Ada chooses the card in row 3, column 2.",
              "The card in row 3, column 2 is turned over: trapped chest.",
              "Boom! The chest in row 3, column 2 was a trap.", "You lose a Life.",
              "What is left of the trap in row 3, column 2 sinks.", "Row 3 closes up.",
              "A new card is laid in row 3, column 4: rum.", "Next on the Sea pile: open sea.",
              "Boom! A barrel goes off in row 3, column 2.", "Your ship is driven back home.",
              "The barrel in row 3, column 2 is gone.", "Row 3 closes up."});
}

TEST_CASE("shots and throws are told to those whom they hit", "[yoho][text][R43][R79]") {
  const State armed = Position().ship(0, 5).ship(1, 5).life(1, 0).coins(1, 1);
  CHECK(told_to(0, armed, {Shoot{1}}) == Lines{"You fire at Bo.", "You steal a coin from Bo."});
  CHECK(told_to(1, armed, {Shoot{1}}) == Lines{"Ada fires at you.", "Ada steals a coin from you."});
  CHECK(told_to(nobody, armed, {Shoot{1}}) ==
        Lines{"Ada fires at Bo.", "Ada steals a coin from Bo."});
  const State barrel = Position().ship(1, 12).hand(0, {Card::catch_throw});
  CHECK(told_to(1, barrel, throw_at(13, 1))[2] ==
        "Ada throws the barrel from row 4, column 2 at you.");
  CHECK(told_to(0, barrel, throw_into(13, 9))[2] ==
        "You throw the barrel from row 4, column 2 at the chest in row 3, column 2.");
  CHECK(told_to(0, Position().ship(0, 1), {Blast{}}) ==
        Lines{"You fire at the chest in row 1, column 2."});
}

TEST_CASE("who rides on cards that move is named", "[yoho][text][R32][R34][R35]") {
  const State slide = Position(3).ship(0, 8).ship(1, 11).ship(2, 9).hand(0, {Card::slide});
  CHECK(told_to(2, slide, slide_line(2, End::near)) ==
        Lines{"Ada plays Slide.", "Ada is about to push row 3 from the west.",
              "Pushed in at row 3, column 1: open sea. Pushed out: open sea. "
              "Carried along: you and Ada.",
              "Bo’s ship is pushed off the sea and goes home.", "Next on the Sea pile: open sea."});
  const State swap = Position().ship(0, 5).hand(0, {Card::swap});
  CHECK(told_to(0, swap, swap_cards(5, 6)).back() ==
        "The cards in row 2, column 2 and row 2, column 3 change places. Carried along: you.");
}

TEST_CASE("what nobody gains, and what only one sees", "[yoho][text][R63][R81][R87]") {
  CHECK(told_to(0, Position().ship(0, 3).life(0, 2), net_and_fill)[2] ==
        "You have two Lives already and gain none.");
  CHECK(told_to(1, Position().ship(0, 8).cannonballs(0, 2), net_and_fill)[2] ==
        "Ada has two cannonballs already and gains none.");
  const State poor = Position().lay(5, Face::gold_tee).ship(0, 5).coins(0, 2).coins(1, 2);
  CHECK(told_to(0, poor, net_and_fill)[2] == "The reserve is empty: no coin for you.");

  const Moves bottle = net_and_fill;
  const Lines own = told_to(0, Position().ship(0, 7), bottle),
              other = told_to(1, Position().ship(0, 7), bottle);
  CHECK(own[2] == "You may play one more card this turn.");
  CHECK(own[3] == "You draw the Map Net.");
  CHECK(other[3] == "Ada draws a Map.");
}

TEST_CASE("the end of a turn in words", "[yoho][text]") {
  CHECK(told_to(1, Position(), {EndTurn{}, Discard{Card::flip}, Done{}}) ==
        Lines{"Ada is done playing: Maps that were played are discarded, Basics come back.",
              "Ada throws away Flip.", "Ada draws a Map.", "Ada’s turn is over.",
              "Turn 2: it is your turn."});
  CHECK(status(Position(3).turn(8), 1) == "Round 3 of 40 · your turn · three coins win");
  CHECK(status(Position(3).turn(8), 0) == "Round 3 of 40 · Bo’s turn · three coins win");
}

TEST_CASE("the end of a match in words", "[yoho][text][R94][Q28]") {
  const State rich = Position().lay(5, Face::gold_tee).ship(0, 5).coins(0, 2);
  CHECK(told_to(0, rich, net).back() == "Yoho! You have three gold coins and win!");
  CHECK(told_to(1, rich, net).back() == "Yoho! Ada has three gold coins and wins!");
  const State over = after(rich, net);
  CHECK(prompt(over, 1) == "The match is over.");
  CHECK(status(over, 1) == "Over in round 1");
  CHECK(table(over, 1)[0] == Lines{"The end", "Yoho! Ada has three gold coins and wins!"});
  CHECK(table(over, 1)[1][6] == "row 2, column 2: a hole; Ada’s ship");

  const auto last_turn = [] { return Position().max_rounds(10).turn(20); };
  const Moves finish = {EndTurn{}, Done{}};
  CHECK(told_to(1, last_turn().life(1, 2), finish).back() ==
        "The last round is over: you are ahead and win.");
  CHECK(told_to(1, last_turn(), finish).back() ==
        "The last round is over, a shared victory: Ada and you.");
  CHECK(table(after(last_turn(), finish), nobody)[0][1] ==
        "The last round is over, a shared victory: Ada and Bo.");
}

TEST_CASE("the table in words, the sea first", "[yoho][text]") {
  const State state = Position()
                          .ship(0, 6)
                          .lay(9, Face::reef)
                          .sea_pile(20)
                          .hand(0, {Card::swing, Card::flip})
                          .played({Card::slide});
  const auto sections = table(state, 0);
  REQUIRE(sections.size() == 5);
  CHECK(sections[0][0] == "The sea, from the north-west");
  REQUIRE(sections[0].size() == 17);
  CHECK(sections[0][1] == "row 1, column 1: open sea, open on all sides");
  CHECK(sections[0][2] == "row 1, column 2: closed chest, open north, east, west; gold 60%");
  CHECK(sections[0][3] == "row 1, column 3: powder barrel, no way through");
  CHECK(sections[0][7] == "row 2, column 3: closed chest, open north, west; gold 60%; your ship");
  CHECK(sections[0][10].starts_with("row 3, column 2: reef, no way through; on its other side: "));
  CHECK(sections[1] == Lines{"You (Bartholomew Draken)",
                             "Lair: west edge, row 2, the way out is open", "Ship: row 2, column 3",
                             "Gold coins: 0 of 3", "Lives: 1 of 2", "Cannonballs: 1 of 2",
                             "Maps: Swing, Flip"});
  CHECK(sections[2] == Lines{"Bo (Isabella Searose)", "Lair: east edge, row 3, the way out is open",
                             "Ship: at home", "Gold coins: 0 of 3", "Lives: 1 of 2",
                             "Cannonballs: 1 of 2", "Maps in hand: 3"});
  CHECK(sections[3] == Lines{"Piles", "Next sea card: open sea, open on all sides",
                             "Sea pile: 21 cards", "Discarded sea cards: 2 × closed chest",
                             "Map pile: 15 cards", "Discarded Maps: none",
                             "Reserve: 4 gold coins"});
  CHECK(sections[4] == Lines{"This turn", "Played: Slide", "2 plays left"});
  CHECK(table(state, 1)[1][0] == "You (Isabella Searose)");
  CHECK(table(state, nobody)[1].back() == "Maps in hand: 2");
}

TEST_CASE("the odds of a closed chest follow from what has been seen", "[yoho][text][Q31]") {
  // Three of the five chests of this shape hold gold, two a trap.
  const State gold = after(Position(), flip_card(1));
  CHECK(table(gold, 0)[0][10] == "row 3, column 2: closed chest, open north, east, west; gold 50%");
  const State trap = after(Position().next({Face::chest_tee}), flip_card(9) + Moves{Place{0}});
  CHECK(table(trap, 1)[0][12] == "row 3, column 4: closed chest, open north, east, west; gold 75%");
  // Chests of the other shape are another matter.
  CHECK(table(gold, 0)[0][7] == "row 2, column 3: closed chest, open north, west; gold 60%");
}

TEST_CASE("moves that cannot be are refused in their label", "[yoho][text]") {
  const State state = Position();
  CHECK(label(state, Unknown{}) == "There is no such move in this game.");
  CHECK(label(state, PlayCard{}) == "There is no such card.");
  CHECK(label(state, Pick{16}) == "There is no such place in the sea.");
  CHECK(label(state, Shoot{7}) == "There is no such player.");
  CHECK(label(state, Slide{4, End::near}) == "There is no such line.");
  CHECK(label(state, Place{4}) == "A card cannot lie like that.");
  CHECK(label(state, Choose{}) == "The island offers a cannonball, rum or a bottle.");
  CHECK(label(state, Swing{}) == "There is no such move in this game.");
  CHECK(label(state, PlaceLair{}) == "There is no such place for a lair.");
}

}  // namespace flotilla::yoho_test
