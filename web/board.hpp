// board.hpp: one match on one canvas: a Table, its Scene, a Timeline and the Focus. All that the
// page asks for goes through here as JSON text; the bindings only pass it on. Without a canvas
// everything but the drawing works.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/catalog.hpp"
#include "web/focus.hpp"
#include "web/scene.hpp"
#include "web/timeline.hpp"

namespace flotilla {

class Board {
 public:
  std::string words(std::string_view text);
  std::string start(std::string_view json);
  std::string load(std::string_view save);
  std::string save() const;
  void sit(int viewer, int actor);
  std::string page() const;
  std::string play(int index);
  // Plays it, and the first of the moves that are listed next as long as a button for any of them
  // stands beside them.
  std::string play_any(int index);
  // Would the actor still be the one to move after this one of the listed moves?
  bool keeps_turn(int index) const;
  std::string apply(std::string_view move);
  std::string undo();
  std::string log(int from_move) const;
  std::string knowledge(int seat) const;

  void resize(int width, int height, double ratio);
  // Draws the picture at this time; true while something moves.
  bool draw(Painter& painter, double now_ms);
  // Whose time it is, without drawing.
  void step(double now_ms);
  bool moving() const { return timeline_.moving(); }
  void skip();
  std::string pointer(std::string_view kind, double x, double y, bool touch);
  void focus(int index);
  // Shows the next of the moves that are shown first (by 1 or -1); `here`: only for the pointer.
  bool try_next(int by, bool here);
  int tried() const;  // the listed move that waits to be confirmed, -1 for none
  bool cancel();
  std::string settings(std::string_view json);

  // For tests.
  const Table* table() const { return table_.get(); }
  const Surroundings& surroundings() const { return around_; }
  std::vector<Spot> spots() const { return scene_ ? scene_->spots(around_) : std::vector<Spot>(); }

 private:
  std::string error(const Refusal& refusal) const;
  void take(std::unique_ptr<Table> table, std::vector<Sitter> sitters);
  std::string play_listed(int index, bool any);
  std::string moved(Json cues) const;
  Json follow();
  void look();
  void name_everything();

  Words words_;
  std::unique_ptr<Table> table_;
  std::unique_ptr<AnyScene> scene_;
  Surroundings around_;
  Timeline timeline_;
  Focus focus_;
};

}  // namespace flotilla
