// timeline.hpp: clips one after another. Time is a number that is passed in, so that tests and
// hidden pages decide what time it is; nothing here waits.
#pragma once

#include <cstddef>
#include <vector>

namespace flotilla {

class Timeline {
 public:
  // Appends a clip. One of no length is over as soon as its turn comes.
  void add(double seconds) { clips_.push_back(seconds); }
  bool moving() const { return !clips_.empty(); }
  // Seconds until everything has ended, at speed 1.
  double left() const;
  // Speed 2 is twice as fast. It counts from the next step on.
  void set_speed(double speed) { speed_ = speed > 0 ? speed : 1; }

  // The time is now `ms`: returns how many clips have ended since. A clip begins when the one
  // before it ends; the first one begins with the first step after it was added.
  std::size_t step(double ms);
  // Of the clip that is under way, 0 to 1.
  float progress() const;
  // Ends everything; returns how many clips that were.
  std::size_t skip();

 private:
  std::vector<double> clips_;
  double now_ = 0, played_ = 0, speed_ = 1;
  bool running_ = false;
};

}  // namespace flotilla
