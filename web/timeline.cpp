// timeline.cpp: see timeline.hpp.
#include "web/timeline.hpp"

#include <algorithm>
#include <numeric>

namespace flotilla {

double Timeline::left() const {
  return std::accumulate(clips_.begin(), clips_.end(), -played_);
}

std::size_t Timeline::step(double ms) {
  if (clips_.empty()) {
    running_ = false;
    return 0;
  }
  // A clock that stood still or went back (a hidden page) moves nothing.
  if (running_) played_ += std::max(0.0, ms - now_) / 1000 * speed_;
  running_ = true;
  now_ = ms;
  std::size_t ended = 0;
  while (!clips_.empty() && played_ >= clips_.front()) {
    played_ -= clips_.front();
    clips_.erase(clips_.begin());
    ++ended;
  }
  if (clips_.empty()) running_ = false, played_ = 0;
  return ended;
}

float Timeline::progress() const {
  return clips_.empty() ? 0 : static_cast<float>(std::clamp(played_ / clips_.front(), 0.0, 1.0));
}

std::size_t Timeline::skip() {
  const std::size_t ended = clips_.size();
  clips_.clear();
  running_ = false;
  played_ = 0;
  return ended;
}

}  // namespace flotilla
