// Stands before nlohmann/json.hpp in the web build: JSON is read and written between moves, never
// in a search, so its code is compiled for size wherever it is included, also in fast sources.
#pragma once

// The standard headers that it includes stay outside: they are everybody's.
#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <forward_list>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <valarray>
#include <vector>

#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#include_next <nlohmann/json.hpp>
#pragma clang attribute pop
