// heap_counter.hpp: how often the test program has asked the heap for memory so far.
#pragma once

#include <cstdint>

namespace flotilla {

std::uint64_t heap_allocations();

}  // namespace flotilla
