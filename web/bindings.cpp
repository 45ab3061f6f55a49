// bindings.cpp: the module of a table: class Board for JavaScript. Strings of JSON in and
// out; everything is decided in board.cpp.
#include <emscripten/bind.h>

#include "web/board.hpp"
#include "web/painter_raylib.hpp"

namespace flotilla {
namespace {

// A Board with its canvas.
class DrawnBoard {
 public:
  std::string words(const std::string& text) { return board_.words(text); }
  std::string start(const std::string& json) { return board_.start(json); }
  std::string load(const std::string& save) { return board_.load(save); }
  std::string save() const { return board_.save(); }
  void sit(int viewer, int actor) { board_.sit(viewer, actor); }
  std::string page() const { return board_.page(); }
  std::string play(int index) { return board_.play(index); }
  std::string play_any(int index) { return board_.play_any(index); }
  bool keeps_turn(int index) const { return board_.keeps_turn(index); }
  std::string apply(const std::string& move) { return board_.apply(move); }
  std::string undo() { return board_.undo(); }
  std::string log(int from_move) const { return board_.log(from_move); }
  std::string knowledge(int seat) const { return board_.knowledge(seat); }

  // The canvas is the one that the module was made with; raylib finds it by itself.
  bool open(const std::string&) {
    if (!painter_) painter_ = RaylibPainter::open(fonts_, 300, 150);
    return painter_ != nullptr;
  }
  void close() { painter_.reset(); }
  void fonts(const std::string& title, const std::string& text, const std::string& icons) {
    fonts_.load(Face::title, title);
    fonts_.load(Face::text, text);
    fonts_.load(Face::icons, icons);
  }
  void resize(int width, int height, double ratio) {
    board_.resize(width, height, ratio);
    if (painter_) painter_->resize(width, height);
  }
  bool draw(double now_ms) {
    if (!painter_ || !fonts_.ready()) return false;
    ++frames_;
    painter_->begin();
    const bool moving = board_.draw(*painter_, now_ms);
    painter_->end();
    return moving;
  }
  bool moving() const { return painter_ && board_.moving(); }
  void skip() { board_.skip(); }
  std::string pointer(const std::string& kind, double x, double y, bool touch) {
    return board_.pointer(kind, x, y, touch);
  }
  void focus(int index) { board_.focus(index); }
  bool try_next(int by, bool here) { return board_.try_next(by, here); }
  int tried() const { return board_.tried(); }
  bool cancel() { return board_.cancel(); }
  std::string settings(const std::string& json) { return board_.settings(json); }
  int frames() const { return frames_; }

 private:
  Board board_;
  Fonts fonts_;
  std::unique_ptr<RaylibPainter> painter_;
  int frames_ = 0;
};

}  // namespace

EMSCRIPTEN_BINDINGS(flotilla) {
  using namespace emscripten;
  class_<DrawnBoard>("Board")
      .constructor<>()
      .function("words", &DrawnBoard::words)
      .function("start", &DrawnBoard::start)
      .function("load", &DrawnBoard::load)
      .function("save", &DrawnBoard::save)
      .function("sit", &DrawnBoard::sit)
      .function("page", &DrawnBoard::page)
      .function("play", &DrawnBoard::play)
      .function("playAny", &DrawnBoard::play_any)
      .function("keepsTurn", &DrawnBoard::keeps_turn)
      .function("apply", &DrawnBoard::apply)
      .function("undo", &DrawnBoard::undo)
      .function("log", &DrawnBoard::log)
      .function("knowledge", &DrawnBoard::knowledge)
      .function("open", &DrawnBoard::open)
      .function("close", &DrawnBoard::close)
      .function("fonts", &DrawnBoard::fonts)
      .function("resize", &DrawnBoard::resize)
      .function("draw", &DrawnBoard::draw)
      .function("moving", &DrawnBoard::moving)
      .function("skip", &DrawnBoard::skip)
      .function("pointer", &DrawnBoard::pointer)
      .function("focus", &DrawnBoard::focus)
      .function("tryNext", &DrawnBoard::try_next)
      .function("tried", &DrawnBoard::tried)
      .function("cancel", &DrawnBoard::cancel)
      .function("settings", &DrawnBoard::settings)
      .function("frames", &DrawnBoard::frames);
}

}  // namespace flotilla
