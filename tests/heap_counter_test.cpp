// heap_counter_test.cpp: replaces the program's operator new by one that counts.
#include "tests/heap_counter.hpp"

#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <new>
#include <vector>

namespace {
std::atomic<std::uint64_t> allocations{0};
}

// Not inlined: the compiler would take the pair of malloc and delete for a mistake.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size ? size : 1)) return memory;
  std::abort();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace flotilla {

std::uint64_t heap_allocations() { return allocations; }

TEST_CASE("the counter counts what a vector takes", "[engine]") {
  const std::uint64_t before = heap_allocations();
  const std::vector<int> vector(100);
  REQUIRE(heap_allocations() == before + 1);
  REQUIRE(vector.size() == 100);
}

}  // namespace flotilla
