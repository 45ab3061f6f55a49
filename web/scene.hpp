// scene.hpp: how one game looks. A scene knows views, listed moves and events, and decides no rule.
// Scene<R> is what a new game writes; SceneOf<R> is the half that Board holds without the types.
#pragma once

#include <memory>
#include <optional>
#include <string>
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

  bool acts() const { return move >= 0 || piece >= 0 || toggle >= 0; }
};

struct Settings {
  double speed = 1;
  bool reduced_motion = false;
  bool counting = true;
  bool sort_hand = false;
};

// What pointer and keyboard are at.
struct Attention {
  int piece = -1;                   // taken up
  std::optional<Point> dragged_to;  // and following the pointer
  int hover_piece = -1, hover_move = -1, hover_toggle = -1;
  int focus_move = -1;  // the listed move whose button has the keyboard
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
};

class AnyScene {
 public:
  virtual ~AnyScene() = default;
  // Shows the table as it is, at once.
  virtual void look(const Table& table, Seat viewer, Seat actor) = 0;
  // Only the moves that are offered change.
  virtual void offer(const Table& table, Seat actor) = 0;
  // A move was made: returns the seconds of each event that will be shown on the way to it.
  virtual std::vector<double> follow(const Table& table, Seat viewer, Seat actor,
                                     const Surroundings& around) = 0;
  virtual void settle(std::size_t events) = 0;
  virtual std::vector<Spot> spots(const Surroundings& around) const = 0;
  virtual void draw(Painter& painter, const Surroundings& around, float progress) = 0;
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

  std::vector<double> follow(const Table& table, Seat viewer, Seat actor,
                             const Surroundings& around) override {
    const Match<R>& played = match(table);
    std::vector<double> seconds;
    for (const auto& event : played.seen(viewer, played.first_event(played.steps().size() - 1))) {
      steps_.push_back({event, std::nullopt});
      seconds.push_back(scene_->seconds(event, around));
    }
    if (seconds.empty()) {
      look(table, viewer, actor);
      return seconds;
    }
    steps_.back().after = R::view(played.state(), viewer);
    offer(table, actor);
    return seconds;
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
