// components_test.cpp: what is in the box: sea cards with both faces, Maps, tokens; and how cards
// lie: open edges, quarter turns, lines.
#include <set>

#include "tests/games/yoho/build.hpp"

namespace flotilla::yoho_test {
namespace {

// "NEW": open in the north, east and west.
Edges edges(std::string_view letters) {
  Edges set = 0;
  for (const char letter : letters)
    set = static_cast<Edges>(set | 1u << std::string_view("NESW").find(letter));
  return set;
}

std::vector<int> line_of(Edge edge, int line) {
  std::vector<int> cells;
  for (int at = 0; at < side_length; ++at) cells.push_back(line_cell(edge, line, at));
  return cells;
}

}  // namespace

TEST_CASE("the box: four ships, eight tokens of each sort, 39 sea cards, 21 Maps, two Basics each",
          "[yoho][R3][Q29]") {
  CHECK(all_captains.size() == 4);
  CHECK(life_tokens == 8);
  CHECK(cannonball_tokens == 8);
  CHECK(most_coins_in_play == 8);
  CHECK(sea_cards.size() == 39);
  CHECK(full_map_deck.size() == 21);
  CHECK(all_basics == std::array{Card::basic_net, Card::basic_movement});
  // No supply can run out before everybody has what they may have.
  CHECK(most_life * 4 == life_tokens);
  CHECK(most_cannonballs * 4 == cannonball_tokens);
}

TEST_CASE("three Maps each of the five that bend the sea, two each of the others", "[yoho][R3]") {
  const auto count = [](Card kind) { return std::ranges::count(full_map_deck, kind); };
  for (const Card kind : {Card::swing, Card::swap, Card::slide, Card::flip, Card::remove})
    CHECK(count(kind) == 3);
  for (const Card kind : {Card::movement, Card::net, Card::catch_throw}) CHECK(count(kind) == 2);
}

TEST_CASE("the 39 sea cards and their two faces", "[yoho][R3]") {
  const Json table = json(R"([
    [1,"chest_tee","gold_tee"], [2,"chest_tee","gold_tee"], [3,"chest_tee","gold_tee"],
    [4,"chest_tee","trap_tee"], [5,"chest_tee","trap_tee"], [6,"chest_corner","gold_tee"],
    [7,"chest_corner","gold_tee"], [8,"chest_corner","gold_tee"], [9,"chest_corner","trap_tee"],
    [10,"chest_corner","trap_tee"], [11,"barrel","sea_cross"], [12,"barrel","sea_tee"],
    [13,"barrel","sea_straight"], [14,"barrel","reef"], [15,"barrel","reef"],
    [16,"cannonball_tee","sea_tee"], [17,"cannonball_tee","sea_corner"],
    [18,"cannonball_tee","sea_straight"], [19,"cannonball_tee","reef"],
    [20,"bottle_tee","sea_cross"], [21,"bottle_tee","sea_tee"], [22,"bottle_tee","sea_corner"],
    [23,"bottle_tee","reef"], [24,"rum_cross","sea_tee"], [25,"rum_cross","sea_corner"],
    [26,"rum_cross","reef"], [27,"island_cross","sea_tee"], [28,"island_cross","sea_straight"],
    [29,"island_cross","reef"], [30,"sea_cross","sea_tee"], [31,"sea_cross","sea_corner"],
    [32,"sea_cross","sea_corner"], [33,"sea_cross","sea_straight"], [34,"sea_cross","reef"],
    [35,"sea_tee","sea_cross"], [36,"sea_tee","sea_cross"], [37,"sea_tee","reef"],
    [38,"sea_straight","sea_cross"], [39,"sea_straight","reef"]])");
  REQUIRE(table.size() == sea_card_count);
  for (const Json& row : table) {
    const int card = row[0].get<int>();
    CHECK(face_names[face_of(card, Side::compass)] == row[1].get<std::string>());
    CHECK(face_names[face_of(card, Side::back)] == row[2].get<std::string>());
  }
}

TEST_CASE("no Compass side gives away what is below it", "[yoho][Q31]") {
  for (const SeaCard& card : sea_cards) {
    std::set<Object> below;
    for (const SeaCard& other : sea_cards)
      if (other.front == card.front) below.insert(object_of(other.back));
    INFO(face_names[card.front]);
    CHECK(below == (object_of(card.front) == Object::chest
                        ? std::set<Object>{Object::gold, Object::trap}
                        : std::set<Object>{Object::plain, Object::reef}));
  }
}

TEST_CASE("what lies on a card can be netted, caught or sailed over, or it cannot",
          "[yoho][R42][R51][R52][R58][Q20]") {
  struct Row {
    Face face;
    bool entered, netted, caught;
  };
  constexpr std::array<Row, face_count> table = {{{Face::chest_tee, true, false, false},
                                                  {Face::chest_corner, true, false, false},
                                                  {Face::gold_tee, true, true, true},
                                                  {Face::trap_tee, true, false, false},
                                                  {Face::barrel, false, false, false},
                                                  {Face::cannonball_tee, true, true, true},
                                                  {Face::bottle_tee, true, true, true},
                                                  {Face::rum_cross, true, true, true},
                                                  {Face::island_cross, true, true, false},
                                                  {Face::sea_cross, true, false, false},
                                                  {Face::sea_tee, true, false, false},
                                                  {Face::sea_straight, true, false, false},
                                                  {Face::sea_corner, true, false, false},
                                                  {Face::reef, false, false, false}}};
  for (const Row& row : table) {
    INFO(face_names[row.face]);
    CHECK((open_edges(row.face, 0) != 0) == row.entered);
    CHECK(can_be_netted(object_of(row.face)) == row.netted);
    CHECK(can_be_caught(object_of(row.face)) == row.caught);
  }
}

TEST_CASE("the open edges of every shape, turned clockwise by quarters", "[yoho][Q1]") {
  struct Row {
    Face face;
    std::array<const char*, 4> open;
  };
  constexpr std::array<Row, 5> table = {{{Face::sea_cross, {"NESW", "NESW", "NESW", "NESW"}},
                                         {Face::sea_tee, {"NEW", "NES", "ESW", "NSW"}},
                                         {Face::sea_straight, {"NS", "EW", "NS", "EW"}},
                                         {Face::sea_corner, {"NE", "ES", "SW", "NW"}},
                                         {Face::reef, {"", "", "", ""}}}};
  for (const Row& row : table)
    for (int rot = 0; rot < 4; ++rot) {
      INFO(face_names[row.face] << " turned by " << rot);
      CHECK(open_edges(row.face, rot) == edges(row.open[static_cast<std::size_t>(rot)]));
    }
}

TEST_CASE("turning over: r becomes -r like a page and 2 - r from above, and twice is not at all",
          "[yoho][Q9]") {
  for (int rot = 0; rot < 4; ++rot) {
    CHECK(flipped(rot, Axis::vertical) == (4 - rot) % 4);
    CHECK(flipped(rot, Axis::horizontal) == (6 - rot) % 4);
    for (const Axis axis : {Axis::vertical, Axis::horizontal})
      CHECK(flipped(flipped(rot, axis), axis) == rot);
    CHECK(flipped(flipped(rot, Axis::vertical), Axis::horizontal) == (rot + 2) % 4);
  }
}

TEST_CASE("a lair touches one card, and lines run straight away from its edge", "[yoho][Q2][Q3]") {
  for (int line = 0; line < side_length; ++line) {
    const int l = line;
    CHECK(line_of(Edge::north, l) == std::vector{l, l + 4, l + 8, l + 12});
    CHECK(line_of(Edge::south, l) == std::vector{l + 12, l + 8, l + 4, l});
    CHECK(line_of(Edge::west, l) == std::vector{4 * l, 4 * l + 1, 4 * l + 2, 4 * l + 3});
    CHECK(line_of(Edge::east, l) == std::vector{4 * l + 3, 4 * l + 2, 4 * l + 1, 4 * l});
    for (const Edge edge : all_edges)
      CHECK(front_cell({edge, static_cast<std::uint8_t>(l)}) == line_of(edge, l)[0]);
  }
}

TEST_CASE("neighbours share a side: never a corner, never around the rim", "[yoho][Q20]") {
  for (int a = 0; a < cell_count; ++a)
    for (int b = 0; b < cell_count; ++b) {
      const int apart = std::abs(row_of(a) - row_of(b)) + std::abs(column_of(a) - column_of(b));
      CHECK(are_adjacent(a, b) == (apart == 1));
    }
}

}  // namespace flotilla::yoho_test
