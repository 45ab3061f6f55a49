// yoho_pieces_test.cpp: draws the things of Yoho! in many sizes and writes the pictures to
// build/pictures, to be looked at; and what must differ does.
#include <set>
#include <tuple>

#include "tests/web/pictures.hpp"
#include "web/painter_recording.hpp"
#include "web/scenes/yoho_pieces.hpp"

// The faces of letters are called so too: here a face is that of a card.
namespace flotilla::yoho {

using namespace flotilla::test;

namespace {

constexpr std::size_t object_count = 10;
static_assert(static_cast<std::size_t>(Object::reef) + 1 == object_count);

template <class Draw>
void sheet(const std::string& name, int width, int height, float unit, Draw draw) {
  auto painter = RaylibPainter::open(fonts(), width, height);
  REQUIRE(painter);
  painter->begin();
  const Frame frame = lay_out({0, 0, static_cast<float>(width), static_cast<float>(height)}, unit);
  painter->backdrop(frame.canvas, theme::sea_middle, theme::sea, theme::sea_rim);
  draw(*painter, frame);
  painter->end();
  CHECK(painter->write_png(picture_path("yoho-pieces-" + name)));
}

struct Lying {
  Face face;
  int rot;
};
// A sea with everything in it, and ways that can be followed.
constexpr std::array<Lying, cell_count> some_sea = {{{Face::sea_cross, 0},
                                                     {Face::chest_tee, 2},
                                                     {Face::barrel, 0},
                                                     {Face::rum_cross, 0},
                                                     {Face::sea_corner, 1},
                                                     {Face::sea_tee, 1},
                                                     {Face::gold_tee, 0},
                                                     {Face::bottle_tee, 3},
                                                     {Face::cannonball_tee, 1},
                                                     {Face::sea_straight, 1},
                                                     {Face::island_cross, 0},
                                                     {Face::sea_corner, 2},
                                                     {Face::reef, 0},
                                                     {Face::chest_corner, 3},
                                                     {Face::trap_tee, 2},
                                                     {Face::sea_straight, 0}}};

void draw_sea_of_cards(Painter& painter, const Rect& area, float gap, float unit) {
  for (int i = 0; i < cell_count; ++i) {
    const Rect tile = snapped(cell(area, 4, 4, column_of(i), row_of(i), gap));
    const Lying& lying = some_sea[static_cast<std::size_t>(i)];
    draw_tile(painter, tile, lying.face, lying.rot, unit);
  }
}

constexpr std::array<const char*, 10> names_of_cards = {
    "Swing",    "Swap", "Slide",       "Flip", "Remove",
    "Movement", "Net",  "Catch/Throw", "Net",  "Movement"};

void draw_row_of_cards(Painter& painter, const Frame& frame, Rect row, bool dimmed) {
  const float w = row.h * hand_card_aspect;
  for (std::size_t i = 0; i <= names_of_cards.size(); ++i) {
    const Rect area = row.cut_left(w);
    row.cut_left(w * 0.08f);
    const bool hidden = i == names_of_cards.size();
    draw_hand_card(
        painter, frame, area,
        {hidden ? Card::hidden : static_cast<Card>(i), hidden ? "" : names_of_cards[i], dimmed});
  }
}

// What a drawing asks of the painter.
using Asked = std::vector<std::tuple<int, float, float, float, float, char32_t>>;
template <class Draw>
Asked asked(Draw draw) {
  RecordingPainter painter(fonts(), {0, 0, 200, 200});
  draw(painter);
  Asked result;
  for (const auto& call : painter.calls)
    result.emplace_back(static_cast<int>(call.what), call.bounds.x, call.bounds.y, call.bounds.w,
                        call.bounds.h, call.icon);
  return result;
}
Asked asked_for(Face face, int rot) {
  return asked([&](Painter& painter) { draw_tile(painter, {0, 0, 100, 100}, face, rot, 1); });
}

}  // namespace

TEST_CASE("every face of a sea card looks different", "[yoho][pieces]") {
  std::set<Asked> all;
  for (std::size_t i = 0; i < face_count; ++i) all.insert(asked_for(static_cast<Face>(i), 0));
  CHECK(all.size() == face_count);
}

TEST_CASE("a sea card looks different after each turn that matters", "[yoho][pieces]") {
  for (const Face face : {Face::sea_tee, Face::sea_corner, Face::chest_tee, Face::gold_tee}) {
    std::set<Asked> turns;
    for (int rot = 0; rot < 4; ++rot) turns.insert(asked_for(face, rot));
    CHECK(turns.size() == 4);
  }
  CHECK(asked_for(Face::sea_straight, 0) != asked_for(Face::sea_straight, 1));
}

TEST_CASE("surf lies across a closed rim, and across no open one", "[yoho][pieces]") {
  // A strip along each rim, as the painter sees it on the screen.
  const auto strip_at = [](Edge edge) -> Rect {
    switch (edge) {
      case Edge::north:
        return {30, 0, 40, 12};
      case Edge::east:
        return {88, 30, 12, 40};
      case Edge::south:
        return {30, 88, 40, 12};
      default:
        return {0, 30, 12, 40};
    }
  };
  for (std::size_t i = 0; i < face_count; ++i)
    for (int rot = 0; rot < 4; ++rot) {
      const Face face = static_cast<Face>(i);
      RecordingPainter painter(fonts(), {0, 0, 100, 100});
      draw_tile_sea(painter, {0, 0, 100, 100}, face, rot, 1);
      for (const Edge edge : all_edges) {
        bool surf = false;
        for (const auto& call : painter.calls)
          surf = surf || (call.what == RecordingPainter::What::fill &&
                          std::max(call.bounds.w, call.bounds.h) > 30 &&
                          strip_at(edge).inset(-0.01f).contains(call.bounds));
        CAPTURE(i, rot, index(edge));
        CHECK(surf != contains(open_edges(face, rot), edge));
      }
    }
}

TEST_CASE("what lies on a card stays upright and in its middle", "[yoho][pieces]") {
  const Rect area{10, 20, 100, 100};
  for (std::size_t i = 0; i < face_count; ++i) {
    const Rect place = object_place(area, static_cast<Face>(i));
    CHECK(area.contains(place));
    CHECK(place.centre() == area.centre());
    CHECK(place.w >= 0.4f * area.w);
  }
}

TEST_CASE("everything is drawn where it belongs", "[yoho][pieces]") {
  const Rect area{50, 50, 100, 100};
  const auto stays = [&](float beyond, auto draw) {
    RecordingPainter painter(fonts(), {0, 0, 200, 200});
    draw(painter);
    CHECK_FALSE(painter.calls.empty());
    for (const auto& call : painter.calls) {
      CAPTURE(static_cast<int>(call.what), call.bounds.x, call.bounds.y, call.bounds.w,
              call.bounds.h);
      CHECK(area.inset(-beyond).contains(call.bounds));
    }
  };
  for (std::size_t i = 0; i < face_count; ++i)
    for (int rot = 0; rot < 4; ++rot)
      stays(0.1f,
            [&](Painter& painter) { draw_tile(painter, area, static_cast<Face>(i), rot, 1); });
  for (std::size_t i = 0; i < object_count; ++i)
    stays(10, [&](Painter& painter) { draw_object(painter, area, static_cast<Object>(i)); });
  for (const Captain captain :
       {Captain::draken, Captain::searose, Captain::nightshade, Captain::mordrake, Captain::none}) {
    stays(1, [&](Painter& painter) { draw_ship(painter, area, captain, 1); });
    for (const Edge edge : all_edges)
      stays(9, [&](Painter& painter) { draw_lair(painter, area, captain, edge, 1); });
  }
}

TEST_CASE("captains have marks of their own", "[yoho][pieces]") {
  std::set<Seat> marks;
  for (const Captain captain : all_captains) marks.insert(mark_of_captain(captain));
  marks.insert(mark_of_captain(Captain::none));
  CHECK(marks.size() == 5);
  CHECK(mark_of_captain(Captain::draken) == 1);
  CHECK(mark_of_captain(Captain::none) == 2);
}

TEST_CASE("every card in hand has a drawing of its own, Basics another frame", "[yoho][pieces]") {
  std::set<Asked> signs;
  for (const Card card : all_maps)
    signs.insert(asked([&](Painter& painter) {
      draw_card_sign(painter, {0, 0, 90, 90}, card, theme::ink);
    }));
  CHECK(signs.size() == all_maps.size());
  const Frame frame = lay_out({0, 0, 200, 200}, 1);
  const auto look = [&](Card card) {
    return asked([&](Painter& painter) {
      draw_hand_card(painter, frame, {0, 0, 70, 100}, {card, "Net"});
    });
  };
  CHECK(look(Card::net) != look(Card::basic_net));
  CHECK(look(Card::movement) != look(Card::basic_movement));
}

TEST_CASE("names on cards in hand are whole and never small; only the smallest cards have none",
          "[yoho][pieces]") {
  for (const float unit : {1.f, 2.f, 3.f})
    for (const float width : {44.f, 60.f, 90.f, 140.f})
      for (const char* name :
           {"Net", "Movement", "Catch/Throw", "Fangen/Werfen", "Attraper/Lancer"}) {
        RecordingPainter painter(fonts(), {0, 0, 2000, 2000});
        const Frame frame = lay_out({0, 0, 1000, 1000}, unit);
        const Rect area{0, 0, width * unit, width * unit / hand_card_aspect};
        draw_hand_card(painter, frame, area, {Card::catch_throw, name});
        int texts = 0;
        for (const auto& call : painter.calls)
          if (call.what == RecordingPainter::What::text) {
            ++texts;
            CHECK(call.size >= 10 * unit);
            CHECK(call.text.find("…") == std::string::npos);
            CHECK(area.contains(call.bounds));
          }
        CHECK((texts >= 1 || width < 60));
      }
}

TEST_CASE("the sea of Yoho! in many sizes", "[yoho][pieces][pictures]") {
  struct Size {
    const char* name;
    int width, height;
    float card, unit;
  };
  for (const Size& size :
       {Size{"sea-wide", 1600, 1000, 210, 1}, Size{"sea-laptop", 760, 760, 140, 1},
        Size{"sea-phone", 390, 390, 84, 1}, Size{"sea-phone-2", 780, 780, 168, 2},
        Size{"sea-phone-3", 1170, 1170, 252, 3}, Size{"sea-tiny", 240, 240, 50, 1}})
    sheet(size.name, size.width, size.height, size.unit, [&](Painter& painter, const Frame& frame) {
      const float side = 4 * size.card + 6 * size.unit;
      const Rect sea = around(frame.canvas.centre(), side, side);
      draw_sea_of_cards(painter, sea, 2 * size.unit, size.unit);
      const auto at = [&](int index) {
        return snapped(cell(sea, 4, 4, column_of(index), row_of(index), 2 * size.unit));
      };
      draw_known_back(painter, at(1), Face::gold_tee, 0, size.unit);
      draw_known_back(painter, at(9), Face::sea_cross, 0, size.unit);
      draw_known_back(painter, at(11), Face::reef, 0, size.unit);
      for (const int index : {0, 1, 3, 7, 10}) draw_compass_mark(painter, at(index), size.unit);
      draw_ship(painter, at(5).scaled(0.5f), Captain::draken, size.unit);
      draw_ship(painter, at(8).scaled(0.42f).moved(size.card * 0.25f, size.card * 0.25f),
                Captain::searose, size.unit);
      draw_ship(painter, at(10).scaled(0.42f).moved(size.card * -0.25f, size.card * 0.25f),
                Captain::nightshade, size.unit);
      draw_ship(painter, at(15).scaled(0.42f), Captain::mordrake, size.unit);
      if (sea.x < size.card) return;
      draw_lair(painter, at(4).moved(-at(4).w - 2, 0), Captain::draken, Edge::east, size.unit);
      draw_lair(painter, at(11).moved(at(11).w + 2, 0), Captain::searose, Edge::west, size.unit);
    });
}

TEST_CASE("all faces, turns and things of Yoho!", "[yoho][pieces][pictures]") {
  for (const float unit : {1.f, 2.f})
    sheet("faces-" + std::to_string(static_cast<int>(unit)), static_cast<int>(1400 * unit),
          static_cast<int>(760 * unit), unit, [&](Painter& painter, const Frame& frame) {
            Rect room = frame.canvas.inset(10 * unit);
            for (int row = 0; row < 4; ++row) {
              Rect line = room.cut_top(100 * unit);
              for (std::size_t i = 0; i < face_count; ++i) {
                draw_tile(painter, line.cut_left(92 * unit).inset(0, 4 * unit),
                          static_cast<Face>(i), row, unit);
                line.cut_left(6 * unit);
              }
            }
            Rect things = room.cut_top(110 * unit);
            for (std::size_t i = 0; i < object_count; ++i) {
              draw_object(painter, things.cut_left(80 * unit).inset(4 * unit),
                          static_cast<Object>(i));
              draw_object(painter, things.cut_left(36 * unit).inset(4 * unit),
                          static_cast<Object>(i));
            }
            Rect ships = room.cut_top(100 * unit);
            for (const Captain captain : {Captain::draken, Captain::searose, Captain::nightshade,
                                          Captain::mordrake, Captain::none})
              for (const float size : {80.f, 40.f, 24.f})
                draw_ship(painter,
                          fit(ships.cut_left((size + 12) * unit), 1).scaled(size / (size + 12)),
                          captain, unit);
            for (const Token token : {Token::life, Token::cannonball, Token::coin})
              for (const bool is_there : {true, false})
                for (const float size : {44.f, 20.f})
                  draw_token(painter,
                             fit(ships.cut_left((size + 8) * unit), 1).scaled(size / (size + 8)),
                             token, is_there, unit);
            Rect last = room.cut_top(100 * unit);
            draw_hole(painter, last.cut_left(92 * unit).inset(0, 4 * unit), unit);
            last.cut_left(6 * unit);
            for (const Edges edges : {Edges{15}, Edges{3}, Edges{7}, Edges{5}, Edges{8}}) {
              const Rect tile = last.cut_left(92 * unit).inset(0, 4 * unit);
              draw_tile(painter, tile, Face::sea_cross, 0, unit);
              draw_lit_channels(painter, tile, edges, faded(theme::lamp, 0.45f), unit);
              last.cut_left(6 * unit);
            }
            for (const Edge edge : all_edges) {
              draw_lair(painter, last.cut_left(92 * unit).inset(0, 4 * unit),
                        all_captains[index(edge)], edge, unit);
              last.cut_left(16 * unit);
            }
            draw_lair(painter, last.cut_left(140 * unit).inset(0, 12 * unit), Captain::draken,
                      Edge::south, unit);
            last.cut_left(10 * unit);
            draw_lair(painter, last.cut_left(52 * unit).inset(0, 20 * unit), Captain::none,
                      Edge::north, unit);
          });
}

TEST_CASE("the cards in hand of Yoho!", "[yoho][pieces][pictures]") {
  for (const float unit : {1.f, 2.f, 3.f})
    sheet("hand-" + std::to_string(static_cast<int>(unit)), static_cast<int>(1600 * unit),
          static_cast<int>(620 * unit), unit, [&](Painter& painter, const Frame& frame) {
            Rect room = frame.canvas.inset(10 * unit);
            for (const float height : {190.f, 150.f, 104.f, 76.f}) {
              draw_row_of_cards(painter, frame, room.cut_top(height * unit), height == 150);
              room.cut_top(12 * unit);
            }
          });
}

}  // namespace flotilla::yoho
