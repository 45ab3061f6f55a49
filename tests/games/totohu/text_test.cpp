// text_test.cpp: what players read, in English. That every language has all of it is tested for all
// games alike.
#include "tests/games/speaking.hpp"
#include "tests/games/totohu/build.hpp"

namespace flotilla::totohu_test {
namespace {

using Lines = std::vector<std::string>;

Cast cast(Seat you) {
  return {{"Ada", "Bo", "Cy"}, you};
}
std::string say(const Text& text, Seat you) {
  return speaking::say(text, cast(you));
}

Lines told(const Match<Totohu>& match, Seat seat) {
  Lines result;
  for (const Event& event : match.seen(seat)) result.push_back(say(Totohu::sentence(event), seat));
  return result;
}

// The table as a seat sees it, section by section.
std::vector<Lines> table(const State& state, Seat seat) {
  std::vector<Lines> sections;
  for (const Section& section : Totohu::describe(Totohu::view(state, seat)))
    sections.push_back(speaking::lines(section, cast(seat)));
  return sections;
}

std::string prompt(const State& state, Seat seat) {
  return say(Totohu::prompt(Totohu::view(state, seat)), seat);
}
std::string status(const State& state, Seat seat) {
  return say(Totohu::status(Totohu::view(state, seat)), seat);
}
std::string label(const State& state, const Move& move) {
  return say(Totohu::label(Totohu::view(state, move.seat), move), move.seat);
}
std::string heading(const Move& move) {
  return say(Totohu::heading(move), move.seat);
}

State laden(const Options& options) {
  return Position(2, options)
      .with(0, Ship::pirate_4, {.hits = 1, .cannons = 3})
      .with(1, Ship::merchant_4, {.hits = 2, .deck = 2})
      .ready();
}

}  // namespace

TEST_CASE("what happened is told to each in their own person", "[totohu][R20][R21][R33]") {
  const auto match = met(laden({}), {Ship::pirate_4, Ship::merchant_4});
  CHECK(told(match, 0) ==
        Lines{"You have chosen a ship.", "Bo has chosen a ship.",
              "TO – TO – HU! Pirate 4 (you) and Merchant 4 (Bo).",
              "Pirate 4 (you) fires at Merchant 4 (Bo).", "Bo’s Merchant 4 is hit (3 of 3).",
              "Your Pirate 4 gains a cannon.", "Your Pirate 4 is fully loaded and sails home.",
              "Bo’s Merchant 4 sinks, and 2 barrels with it.", "Round 2: Bo counts."});
  CHECK(told(match, 1).back() == "Round 2: you count.");
  CHECK(told(match, 1)[4] == "Your Merchant 4 is hit (3 of 3).");
  CHECK(told(match, nobody)[5] == "Ada’s Pirate 4 gains a cannon.");
}

TEST_CASE("an encounter is told from the side of the ship that does something",
          "[totohu][R19][R22][R24]") {
  const auto meeting = [](Ship a, Ship b) {
    const auto match = met(fresh(2), {a, b});
    return say(Totohu::sentence(events_of<Encountered>(match.events()).at(0)), nobody);
  };
  CHECK(meeting(Ship::pirate_4, Ship::pirate_5) ==
        "Pirate 5 (Bo) wins the duel with Pirate 4 (Ada).");
  CHECK(meeting(Ship::pirate_4, Ship::pirate_4) ==
        "Pirate 4 (Ada) and Pirate 4 (Bo) trade broadsides.");
  CHECK(meeting(Ship::pirate_5, Ship::hunter) == "Hunter (Bo) hunts Pirate 5 (Ada).");
  CHECK(meeting(Ship::merchant_3, Ship::hunter) == "Hunter (Bo) escorts Merchant 3 (Ada).");
  CHECK(meeting(Ship::merchant_3, Ship::pirate_4) == "Pirate 4 (Bo) fires at Merchant 3 (Ada).");
  CHECK(meeting(Ship::merchant_5, Ship::merchant_3) ==
        "Merchant 5 (Ada) trades with Merchant 3 (Bo).");
  CHECK(meeting(Ship::hunter, Ship::hunter) == "Hunter (Ada) and Hunter (Bo) meet on patrol.");
}

TEST_CASE("looting and hiding, and to whom it is done", "[totohu][R29][R48]") {
  const State state = laden(with_treasure);
  const auto looted =
      match_from(state, {commit(0, Ship::pirate_4), commit(1, Ship::merchant_4), loot(0)});
  CHECK(told(looted, 0)[4] == "Your Pirate 4 takes a barrel from Bo’s Merchant 4.");
  CHECK(told(looted, 1)[4] == "Ada’s Pirate 4 takes a barrel from your Merchant 4.");
  const auto hidden =
      match_from(state, {commit(0, Ship::hunter), commit(1, Ship::merchant_4), hide(1)});
  CHECK(told(hidden, 0)[4] == "Bo hides a barrel in the hold of Merchant 4.");
  CHECK(told(hidden, 1)[4] == "You hide a barrel in the hold of your Merchant 4.");
}

TEST_CASE("the blind game tells no numbers of another fleet", "[totohu][R53][Q24][Q25]") {
  const auto match = match_from(fresh(2, blind_with_treasure),
                                {commit(0, Ship::pirate_4), commit(1, Ship::merchant_5), loot(0)});
  CHECK(told(match, 0) ==
        Lines{"You have chosen a ship.", "Bo has chosen a ship.",
              "TO – TO – HU! Pirate 4 (you) and Merchant 5 (Bo).",
              "Pirate 4 (you) fires at Merchant 5 (Bo).",
              "There is nothing to loot on Bo’s Merchant 5: your Pirate 4 fires instead.",
              "Bo’s Merchant 5 is hit.", "Your Pirate 4 gains a cannon.", "Round 2: Bo counts."});
  CHECK(told(match, 1)[4] ==
        "There is nothing to loot on your Merchant 5: Ada’s Pirate 4 fires instead.");
  CHECK(told(match, 1)[5] == "Your Merchant 5 is hit (1 of 4).");
  const auto trade = met(fresh(2, blind_game), {Ship::merchant_5, Ship::merchant_3});
  CHECK(told(trade, 1)[4] == "Ada’s Merchant 5 takes cargo on board.");
  CHECK(told(trade, 0)[4] == "Your Merchant 5 loads 2 barrels.");

  const auto sections = table(match.state(), 0);
  REQUIRE(sections.size() == 3);
  CHECK(sections[1] == Lines{"Bo’s fleet", "Closed: only its captain sees these ships."});
}

TEST_CASE("of a closed fleet it is said that it has chosen, or that no ship is left",
          "[totohu][R53][R55]") {
  const State state = Position(3, blind_game).only(1, {}).ready();
  const Lines gone = {"Bo’s fleet", "Closed: only its captain sees these ships.",
                      "Bo has no ship left at sea."};
  CHECK(table(state, 0)[1] == gone);
  CHECK(table(state, 2)[2] == gone);
  CHECK(table(state, 0)[2] == Lines{"Cy’s fleet", "Closed: only its captain sees these ships."});
  // Bo, who is out, has chosen nothing; Cy has.
  const State chosen = after(state, {commit(2, Ship::hunter)});
  CHECK(table(chosen, 0)[1] == gone);
  CHECK(table(chosen, 0)[3] == Lines{"The open sea", "Round 1: you count.",
                                     "A ship is chosen by: Cy.", "Still to choose: you."});
}

TEST_CASE("three players: the order, and who misses an encounter", "[totohu][R58][R61][Q14]") {
  const State start = Position(3).with(0, Ship::merchant_3, {.hits = 1}).ready();
  const State order = met(start, {Ship::merchant_3, Ship::pirate_4, Ship::hunter}).state();
  CHECK(heading(pick(0, Pair::p01)) == "Order of encounters");
  CHECK(label(order, pick(0, Pair::p01)) == "First Pirate 4 (Bo) and Merchant 3 (you)");
  CHECK(prompt(order, 0) == "You counted: which two ships meet first?");
  CHECK(prompt(order, 2) == "Ada sets the order of the encounters.");
  const State next = after(order, {pick(0, Pair::p01)});
  CHECK(label(next, pick(0, Pair::p12)) ==
        "Next Hunter (Cy) and Pirate 4 (Bo), last Hunter (Cy) and Merchant 3 (you)");
  CHECK(prompt(next, 0) == "Which two ships meet next?");
  CHECK(table(next, 0)[3] == Lines{"The open sea", "Round 1: you count.",
                                   "TO – TO – HU! Merchant 3 (you), Pirate 4 (Bo) and Hunter (Cy).",
                                   "Pirate 4 (Bo) and Merchant 3 (you): still to come"});

  const auto match = match_from(order, {pick(0, Pair::p01), pick(0, Pair::p02)});
  const Lines lines = told(match, 2);
  CHECK(lines[0] == "Ada sets the next encounter: Ada and Bo.");
  CHECK(lines[1] == "Ada sets the next encounter: Ada and you.");
  CHECK(std::ranges::count(lines, "No encounter for Ada and you: Ada’s ship has already gone.") ==
        1);
  CHECK(std::ranges::count(told(match, 0),
                           "No encounter for you and Cy: your ship has already gone.") == 1);
  CHECK(table(match.state(), 1)[3] ==
        Lines{"The open sea", "Round 2: you count.", "Still to choose: Ada, you and Cy.",
              "Previous round, Pirate 4 (you) and Merchant 3 (Ada): gunfire",
              "Previous round, Hunter (Cy) and Merchant 3 (Ada): cancelled",
              "Previous round, Hunter (Cy) and Pirate 4 (you): hunt"});
}

TEST_CASE("the table in words: every ship, where it is and what is on it",
          "[totohu][R41][R45][R52]") {
  const State state = Position(2, with_treasure)
                          .with(0, Ship::hunter, {.anchors = 3})
                          .with(0, Ship::pirate_4, {.cannons = 4, .hold = 1})
                          .with(0, Ship::pirate_5, {.hits = 2, .cannons = 1})
                          .with(0, Ship::merchant_3, {.hits = 2})
                          .with(0, Ship::merchant_4, {.deck = 1, .hold = 1})
                          .ready();
  const auto sections = table(state, 0);
  REQUIRE(sections.size() == 3);
  CHECK(sections[0] ==
        Lines{"Your fleet", "Hunter: at sea, 3 of 7 anchors",
              "Pirate 4: safe in port, 4 of 4 cannons, a barrel in the hold, 0 of 3 hits",
              "Pirate 5: at sea, 1 of 5 cannons, hold empty, 2 of 4 hits", "Merchant 3: sunk",
              "Merchant 4: at sea, 1 of 4 barrels, a barrel in the hold, 0 of 3 hits",
              "Merchant 5: at sea, 0 of 5 barrels, hold empty, 0 of 4 hits", "8 points so far"});
  CHECK(sections[1][0] == "Bo’s fleet");
  CHECK(table(state, 1)[1] == table(state, nobody)[0]);
  CHECK(table(fresh(2), 1)[0][2] == "Pirate 4: at sea, 0 of 4 cannons, 0 of 3 hits");
}

TEST_CASE("who has chosen, and who is awaited", "[totohu][R15][Q11]") {
  const State state = after(fresh(3), {commit(1, Ship::pirate_5)});
  CHECK(prompt(state, 0) == "TO – TO – HU: choose one of your ships.");
  CHECK(prompt(state, 1) == "You have chosen Pirate 5. Still to choose: Ada and Cy.");
  CHECK(prompt(state, nobody) == "Still to choose: Ada and Cy.");
  CHECK(table(state, 1).back() == Lines{"The open sea", "Round 1: Ada counts.",
                                        "You have chosen Pirate 5.",
                                        "Still to choose: Ada and Cy."});
  CHECK(table(state, 0).back() == Lines{"The open sea", "Round 1: you count.",
                                        "A ship is chosen by: Bo.",
                                        "Still to choose: you and Cy."});
  CHECK(status(state, 0) == "Basic game · round 1 · you count");
  CHECK(status(fresh(2, blind_with_treasure), 1) ==
        "Hidden Treasure, Blind game · round 1 · Ada counts");
}

TEST_CASE("labels say the whole move and what comes of it", "[totohu][R20][R47][R48]") {
  const State state = laden(with_treasure);
  CHECK(heading(commit(0, Ship::hunter)) == "Choose a ship");
  CHECK(label(laden({}), commit(0, Ship::pirate_4)) ==
        "Play Pirate 4 (3 of 4 cannons, 1 of 3 hits)");
  CHECK(label(state, commit(0, Ship::hunter)) == "Play Hunter (0 of 7 anchors)");
  CHECK(label(state, commit(1, Ship::merchant_4)) ==
        "Play Merchant 4 (2 of 4 barrels, hold empty, 2 of 3 hits)");

  const State attack = met(state, {Ship::pirate_4, Ship::merchant_4}).state();
  CHECK(heading(fire(0)) == "The pirate’s choice");
  CHECK(label(attack, fire(0)) ==
        "Fire: Merchant 4 (Bo) takes hit 3 of 3, Pirate 4 (you) gets cannon 4 of 4, "
        "Merchant 4 sinks, Pirate 4 sails home");
  CHECK(label(attack, loot(0)) ==
        "Loot: Pirate 4 (you) takes a barrel from the deck of Merchant 4 (Bo); no hit, no cannon");
  CHECK(prompt(attack, 0) == "Your Pirate 4 meets Bo’s Merchant 4: fire or loot?");
  CHECK(prompt(attack, 1) == "Ada decides what Pirate 4 does to your Merchant 4: fire or loot.");

  const State hiding = met(state, {Ship::hunter, Ship::merchant_4}).state();
  CHECK(heading(keep(1)) == "The merchant’s choice");
  CHECK(label(hiding, hide(1)) == "Hide a barrel in the hold of Merchant 4: 1 stays on deck");
  CHECK(label(hiding, keep(1)) == "Hide nothing on Merchant 4: 2 barrels stay on deck");
  CHECK(prompt(hiding, 1) == "Your Merchant 4 meets Ada’s Hunter: will you hide a barrel?");
  CHECK(prompt(hiding, 0) == "Bo’s Merchant 4 meets your Hunter and may hide a barrel.");
}

TEST_CASE("blind labels give nothing away", "[totohu][R53][Q24][Q25]") {
  const State state = laden(blind_with_treasure);
  const State attack = met(state, {Ship::pirate_4, Ship::merchant_4}).state();
  CHECK(label(attack, fire(0)) ==
        "Fire: Merchant 4 (Bo) is hit, Pirate 4 (you) gets a cannon, Pirate 4 sails home");
  CHECK(label(attack, loot(0)) ==
        "Loot: Pirate 4 (you) takes a barrel from the deck of Merchant 4 (Bo); if there is none, "
        "it fires");
  const State hiding = met(state, {Ship::hunter, Ship::merchant_5}).state();
  CHECK(label(hiding, keep(1)) == "Sail on without hiding anything");
  // A view that does not show the ship says no more than its name.
  CHECK(say(Totohu::label(Totohu::view(state, 1), commit(0, Ship::pirate_4)), 1) ==
        "Play Pirate 4");
}

TEST_CASE("alone against the die: what it showed and what it means", "[totohu][R62][R64][R65]") {
  const Cast solo = {{"Ada", "Captain Dice"}, 0};
  const State state =
      Position(1).without(1, {Ship::hunter, Ship::pirate_4, Ship::merchant_5}).ready();
  const auto sections = Totohu::describe(Totohu::view(state, 0));
  REQUIRE(sections.size() == 4);
  CHECK(speaking::lines(sections[1], solo)[0] == "Captain Dice’s fleet");
  CHECK(speaking::lines(sections[3], solo) ==
        Lines{"The die", "1 (Hunter): Pirate 5", "2 (Pirate 4): Merchant 3",
              "3 (Pirate 5): Pirate 5", "4 (Merchant 3): Merchant 3", "5 (Merchant 4): Merchant 4",
              "6 (Merchant 5): Merchant 4"});
  CHECK(prompt(state, 0) == "TO – TO – HU: choose one of your ships, then the die is rolled.");
  CHECK(status(state, 0) == "Basic game · round 1 · against the die");

  const State two_out = Position(1).without(1, {Ship::pirate_4, Ship::merchant_5}).ready();
  CHECK(table(two_out, 0)[3][2] == "2 (Pirate 4): roll again");
  const State one_left = Position(1).only(1, {Ship::hunter}).ready();
  CHECK(table(after_meeting(one_left, {Ship::hunter}), 0)[3][1] ==
        "No roll was needed: only Hunter was left.");
  CHECK(prompt(one_left, 0) == "TO – TO – HU: choose one of your ships.");

  CHECK(say(Totohu::sentence(DieRolled{2, Ship::pirate_4, Ship::pirate_4}), 0) ==
        "The die shows: Pirate 4.");
  CHECK(say(Totohu::sentence(DieRolled{2, Ship::pirate_4, Ship::none}), 0) ==
        "The die shows: Pirate 4. That ship is no longer at sea, so the die is rolled again.");
  CHECK(say(Totohu::sentence(DieRolled{2, Ship::pirate_4, Ship::hunter}), 0) ==
        "The die shows: Pirate 4. This symbol now stands for Hunter.");
  CHECK(say(Totohu::sentence(DieReassigned{die_meaning(state.fleet(1))}), 0) ==
        "The symbols of the ships that are gone now stand for others: Hunter = Pirate 5, "
        "Pirate 4 = Merchant 3, Merchant 5 = Merchant 4.");
  CHECK(say(Totohu::sentence(DieReassigned{die_meaning(one_left.fleet(1))}), 0) ==
        "All symbols of the die now stand for Hunter: it need not be rolled any more.");
}

TEST_CASE("the end in words", "[totohu][R42][R43]") {
  const auto match = met(Position(2)
                             .only(0, {Ship::merchant_3})
                             .with(0, Ship::merchant_3, {.hits = 1})
                             .with(1, Ship::merchant_4, {.deck = 2})
                             .ready(),
                         {Ship::merchant_3, Ship::pirate_4});
  const Lines lines = told(match, 1);
  CHECK(lines[lines.size() - 3] == "Ada’s Merchant 3 sinks.");
  CHECK(lines[lines.size() - 2] == "Ada has no ship left at sea.");
  CHECK(lines.back() == "You win! Points: Ada 0, you 3.");
  CHECK(told(match, 0).back() == "Bo wins! Points: you 0, Bo 3.");
  CHECK(prompt(match.state(), 0) == "The match is over.");
  CHECK(status(match.state(), 0) == "Basic game · over after round 1");
  CHECK(table(match.state(), 0)[2] ==
        Lines{"The open sea", "Bo wins! Points: you 0, Bo 3.",
              "Previous round, Pirate 4 (Bo) and Merchant 3 (you): gunfire"});
  CHECK(table(match.state(), 0)[1].back() == "3 points");
  Outcome shared;
  shared.winners = {0, 2};
  for (const int points : {5, 3, 5}) shared.scores.push_back(static_cast<std::int16_t>(points));
  CHECK(say(Totohu::sentence(GameOver{shared}), 2) ==
        "A shared victory: Ada and you. Points: Ada 5, Bo 3, you 5.");
}

TEST_CASE("the blind table shows the last round only", "[totohu][R53][Q23]") {
  Match<Totohu> match(fresh(2, blind_game));
  commit_all(match, {Ship::hunter, Ship::pirate_4});
  commit_all(match, {Ship::merchant_3, Ship::merchant_4});
  CHECK(table(match.state(), 0)[2] ==
        Lines{"The open sea", "Round 3: you count.", "Still to choose: you and Bo.",
              "Previous round, Merchant 3 (you) and Merchant 4 (Bo): trade"});
}

}  // namespace flotilla::totohu_test
