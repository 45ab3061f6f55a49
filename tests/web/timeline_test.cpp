// timeline_test.cpp: clips in order, at any speed, skippable, with time passed in.
#include <catch2/catch_test_macros.hpp>

#include "web/timeline.hpp"

using flotilla::Timeline;

TEST_CASE("timeline: clips play one after another from the first step on") {
  Timeline timeline;
  CHECK_FALSE(timeline.moving());
  CHECK(timeline.step(500) == 0);
  timeline.add(0.3);
  timeline.add(0.2);
  CHECK(timeline.moving());
  CHECK(timeline.step(10'000) == 0);  // begins now, however long ago the last frame was
  CHECK(timeline.progress() == 0);
  CHECK(timeline.step(10'150) == 0);
  CHECK(timeline.progress() > 0.49f);
  CHECK(timeline.progress() < 0.51f);
  CHECK(timeline.step(10'400) == 1);  // the second one began when the first ended
  CHECK(timeline.progress() > 0.49f);
  CHECK(timeline.step(10'501) == 1);
  CHECK_FALSE(timeline.moving());
}

TEST_CASE("timeline: what is left counts the clips to come and the rest of the one under way") {
  Timeline timeline;
  CHECK(timeline.left() == 0);
  timeline.add(0.5);
  timeline.add(0.25);
  CHECK(timeline.left() == 0.75);
  timeline.step(0);
  timeline.step(250);
  CHECK(timeline.left() == 0.5);
  timeline.step(625);
  CHECK(timeline.left() == 0.125);
  timeline.skip();
  CHECK(timeline.left() == 0);
}

TEST_CASE("timeline: a late frame ends several clips at once") {
  Timeline timeline;
  for (int i = 0; i < 5; ++i) timeline.add(0.1);
  timeline.step(0);
  CHECK(timeline.step(350) == 3);
  CHECK(timeline.step(2000) == 2);
  CHECK_FALSE(timeline.moving());
}

TEST_CASE("timeline: clips of no length are over at the first step") {
  Timeline timeline;
  timeline.add(0);
  timeline.add(0);
  CHECK(timeline.step(77) == 2);
  CHECK_FALSE(timeline.moving());
}

TEST_CASE("timeline: skipping ends everything, and later clips begin anew") {
  Timeline timeline;
  timeline.add(1);
  timeline.add(1);
  timeline.step(0);
  timeline.step(500);
  CHECK(timeline.skip() == 2);
  CHECK_FALSE(timeline.moving());
  CHECK(timeline.skip() == 0);
  timeline.add(1);
  CHECK(timeline.step(90'000) == 0);
  CHECK(timeline.progress() == 0);
}

TEST_CASE("timeline: twice as fast takes half the time, and a clock that goes back moves nothing") {
  Timeline timeline;
  timeline.set_speed(2);
  timeline.add(1);
  timeline.step(1000);
  CHECK(timeline.step(1499) == 0);
  CHECK(timeline.step(900) == 0);
  CHECK(timeline.step(1402) == 1);
  timeline.set_speed(0);  // nonsense: as usual
  timeline.add(0.1);
  timeline.step(0);
  CHECK(timeline.step(101) == 1);
}
