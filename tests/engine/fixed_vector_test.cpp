// fixed_vector_test.cpp: a vector that is a plain value.
#include "core/engine/fixed_vector.hpp"

#include <catch2/catch_test_macros.hpp>
#include <type_traits>

namespace flotilla {

using Small = FixedVector<int, 4>;
static_assert(std::is_trivially_copyable_v<Small>);

TEST_CASE("items keep their order when one leaves or comes", "[engine]") {
  Small items = {1, 2, 3, 4};
  REQUIRE(items.full());
  items.erase_at(1);
  REQUIRE(items == Small{1, 3, 4});
  items.insert_at(0, 9);
  REQUIRE(items == Small{9, 1, 3, 4});
  REQUIRE(items.pop_back() == 4);
  REQUIRE(items.find(3) == 2);
  REQUIRE_FALSE(items.contains(4));
}

TEST_CASE("what lies beyond the size is no part of the value", "[engine]") {
  Small items = {1, 2};
  items.pop_back();
  REQUIRE(items == Small{1});
}

}  // namespace flotilla
