// scene.hpp: how one game looks. A scene knows views, listed moves and events, and decides no rule.
// Scene<R> is what a new game writes; SceneOf<R> is the half that Board holds without the types.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/engine/table.hpp"
#include "core/engine/words.hpp"
#include "web/painter.hpp"

namespace flotilla {

// A place on the canvas that can be pointed at. Later spots lie on top of earlier ones.
struct Spot {
  Rect area;
  std::vector<Text> hint;  // what it is, line by line
  int move = -1;           // a click plays this one of the listed moves
  int piece = -1;          // a click takes this piece up; the number is the scene's own
  int toggle = -1;         // a click opens or closes this extra of the scene, one bit of `open`
  bool shown_first =
      false;  // a finger, which cannot hover, sees what the move does by a first touch
  bool tries_next = false;  // a click, the wheel or a key shows the next of the moves shown first
  bool any = false;         // whoever plays the move here leaves to the list what is asked next
  int about = -1;           // what is looked up by pointing at it; the number is the scene's own

  bool acts() const { return move >= 0 || piece >= 0 || toggle >= 0 || tries_next; }
};

struct Settings {
  double speed = 1;
  bool reduced_motion = false;
  bool counting = true;
  bool sort_hand = false;
  bool own_edge = true;  // a board without a fixed side is seen from the own edge
};

// What pointer and keyboard are at.
struct Attention {
  int piece = -1;                   // taken up
  std::optional<Point> dragged_to;  // and following the pointer
  int hover_piece = -1, hover_move = -1, hover_toggle = -1, hover_about = -1;
  int focus_move = -1;  // the listed move whose button has the keyboard
  int tried_move = -1;  // the listed move that was asked to be shown, and waits to be confirmed
  unsigned open = 0;    // extras that are open
};

// Everything around a match that the picture depends on.
struct Surroundings {
  Rect canvas;
  float unit = 1;  // device pixels per CSS pixel
  const Words* words = nullptr;
  Cast cast;
  std::vector<Sitter> sitters;
  std::string title;
  Settings settings;
  Attention attention;
  Seat viewer = nobody;  // whose secrets are shown
  Seat actor = nobody;   // whose moves are offered
  Seat home = 0;         // who sits at the lower edge

  std::string say(const Text& text) const { return words ? words->say(text, cast) : text.key; }
  std::string say(std::string key) const { return say(Text(std::move(key))); }
};

// One picture: a view, and while something happens the event that is being shown.
template <Rules R>
struct Picture {
  typename R::View view;
  std::vector<typename R::Move> moves;  // listed for the actor; empty while something moves
  const typename R::Event* event = nullptr;
  float progress = 0;  // of the event, 0 to 1

  // The place of the listed move that has the keyboard or is under the pointer, whichever came
  // last, or that is being tried; -1 for none.
  int lit(const Attention& attention) const {
    for (const int at : {attention.focus_move, attention.hover_move, attention.tried_move})
      if (at >= 0 && at < static_cast<int>(moves.size())) return at;
    return -1;
  }
  const typename R::Move* lit_move(const Attention& attention) const {
    const int at = lit(attention);
    return at < 0 ? nullptr : &moves[static_cast<std::size_t>(at)];
  }
};

// What the parts of a scene's drawing hand to each other; a game adds what it needs.
template <Rules R, class Places>
struct CanvasOf {
  Painter& painter;
  const Picture<R>& picture;
  const Surroundings& around;
  const Places& places;

  const typename R::State& state() const { return picture.view.state; }
  float unit() const { return places.frame.unit; }
  // The event that is being shown, if it is of this type.
  template <class E>
  const E* event() const {
    return picture.event ? std::get_if<E>(picture.event) : nullptr;
  }
  float progress() const { return picture.progress; }
};

template <Rules R>
class Scene {
 public:
  virtual ~Scene() = default;
  virtual std::vector<Spot> spots(const Picture<R>& picture, const Surroundings& around) const = 0;
  // How long an event is shown; 0: not at all.
  virtual double seconds(const typename R::Event& event, const Surroundings& around) const = 0;
  // Changes what is seen to what it is after the event, as far as the eye notices. After the last
  // event of a move the real view takes its place, so that pictures cannot drift.
  virtual void settle(typename R::View& view, const typename R::Event& event) const = 0;
  virtual void draw(Painter& painter, const Picture<R>& picture,
                    const Surroundings& around) const = 0;
  // Whose of the theme's marks a seat bears: its own, unless it has chosen another.
  virtual Seat mark(const typename R::View&, Seat seat) const { return seat; }
};

// An event that will be shown, by its type, and for how long.
struct Clip {
  std::string event;
  double seconds = 0;
};

class AnyScene {
 public:
  virtual ~AnyScene() = default;
  // Shows the table as it is, at once.
  virtual void look(const Table& table, Seat viewer, Seat actor) = 0;
  // Only the moves that are offered change.
  virtual void offer(const Table& table, Seat actor) = 0;
  // A move was made: returns the events on the way to it.
  virtual std::vector<Clip> follow(const Table& table, Seat viewer, Seat actor,
                                   const Surroundings& around) = 0;
  virtual void settle(std::size_t events) = 0;
  virtual std::vector<Spot> spots(const Surroundings& around) const = 0;
  virtual void draw(Painter& painter, const Surroundings& around, float progress) = 0;
  virtual Seat mark(Seat seat) const = 0;
};

template <Rules R>
class SceneOf final : public AnyScene {
 public:
  explicit SceneOf(std::unique_ptr<Scene<R>> scene) : scene_(std::move(scene)) {}

  void look(const Table& table, Seat viewer, Seat actor) override {
    steps_.clear();
    picture_.view = R::view(match(table).state(), viewer);
    offer(table, actor);
  }
  void offer(const Table& table, Seat actor) override {
    picture_.moves = match(table).legal_moves(actor);
  }

  std::vector<Clip> follow(const Table& table, Seat viewer, Seat actor,
                           const Surroundings& around) override {
    const Match<R>& played = match(table);
    std::vector<Clip> clips;
    for (const auto& event : played.seen(viewer, played.first_event(played.steps().size() - 1))) {
      steps_.push_back({event, std::nullopt});
      clips.push_back({R::event_json(event)["type"].template get<std::string>(),
                       scene_->seconds(event, around)});
    }
    if (clips.empty()) {
      look(table, viewer, actor);
      return clips;
    }
    steps_.back().after = R::view(played.state(), viewer);
    offer(table, actor);
    return clips;
  }

  void settle(std::size_t events) override {
    for (; events > 0 && !steps_.empty(); --events) {
      scene_->settle(picture_.view, steps_.front().event);
      if (steps_.front().after) picture_.view = *steps_.front().after;
      steps_.erase(steps_.begin());
    }
  }

  std::vector<Spot> spots(const Surroundings& around) const override {
    return steps_.empty() ? scene_->spots(picture_, around) : std::vector<Spot>();
  }

  void draw(Painter& painter, const Surroundings& around, float progress) override {
    if (steps_.empty()) return scene_->draw(painter, picture_, around);
    const Picture<R> moving{picture_.view, {}, &steps_.front().event, progress};
    scene_->draw(painter, moving, around);
  }

  Seat mark(Seat seat) const override {
    return seat == nobody ? nobody : scene_->mark(picture_.view, seat);
  }

 private:
  struct Step {
    typename R::Event event;
    std::optional<typename R::View> after;  // of the last event of a move
  };

  static const Match<R>& match(const Table& table) {
    return static_cast<const TableOf<R>&>(table).match();
  }

  std::unique_ptr<Scene<R>> scene_;
  Picture<R> picture_;
  std::vector<Step> steps_;
};

// scenes/scenes.cpp: the scene of a game by its id; none for a game that is not drawn.
std::unique_ptr<AnyScene> make_scene(std::string_view game);

}  // namespace flotilla
