// fixed_vector.hpp: a vector whose room is part of the value. States, moves and lists of moves are
// built of these, so that copying one is copying bytes and a playout never touches the heap.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace flotilla {

template <class T, std::size_t Capacity>
class FixedVector {
  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;
  static_assert(Capacity < 65536);

 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* data() { return items_.data(); }
  constexpr const T* data() const { return items_.data(); }

  constexpr T& operator[](std::size_t at) {
    assert(at < size_);
    return items_[at];
  }
  constexpr const T& operator[](std::size_t at) const {
    assert(at < size_);
    return items_[at];
  }
  constexpr T& back() { return (*this)[size_ - 1u]; }
  constexpr const T& back() const { return (*this)[size_ - 1u]; }

  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const T& item) {
    assert(!full());
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    assert(!empty());
    return items_[--size_];
  }
  // What is new after growing is whatever lay there before: for callers that fill it themselves.
  constexpr void resize(std::size_t size) {
    assert(size <= Capacity);
    size_ = static_cast<Size>(size);
  }
  // The others keep their order.
  constexpr void erase_at(std::size_t at) {
    assert(at < size_);
    for (std::size_t i = at + 1; i < size_; ++i) items_[i - 1] = items_[i];
    --size_;
  }
  constexpr void insert_at(std::size_t at, const T& item) {
    assert(!full() && at <= size_);
    for (std::size_t i = size_; i > at; --i) items_[i] = items_[i - 1];
    items_[at] = item;
    ++size_;
  }
  // The place of the first such item; size() where there is none.
  constexpr std::size_t find(const T& item) const {
    return static_cast<std::size_t>(std::find(begin(), end(), item) - begin());
  }
  constexpr bool contains(const T& item) const { return find(item) != size_; }

  // What lies beyond the size is no part of the value.
  constexpr bool operator==(const FixedVector& other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }

 private:
  std::array<T, Capacity> items_{};
  Size size_ = 0;
};

}  // namespace flotilla
