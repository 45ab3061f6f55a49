// reading.hpp: what all games have in common when a state or a view is read: whose eyes it is for,
// the totals that must hold, and what must follow from the rest.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/engine/rules.hpp"

namespace flotilla {

// ---- Totals. A broken one names the path of what is wrong. ----

using Broken = std::optional<Refusal>;

inline Broken broken(std::string path, std::string what) {
  return Refusal{std::move(path), Text::plain(std::move(what))};
}

inline std::string numbered(const std::string& name, std::size_t number) {
  return name + "[" + std::to_string(number) + "]";
}
inline std::string player_path(Seat seat) {
  return numbered("players", static_cast<std::size_t>(seat));
}

// ---- Reading ----

// Who looks. A state is written for someone who sees everything.
struct Eyes {
  bool see_all;
  Seat seat;

  bool see_hand_of(Seat owner) const { return see_all || owner == seat; }
};
inline constexpr Eyes all_seeing = {true, nobody};

template <class R>
void check_totals(const Reader& reader, const typename R::State& state) {
  if (!reader.ok()) return;
  if (const Broken wrong = R::broken_total(state)) reader.fail(*wrong);
}

// `read(reader, eyes)` reads what lies there, `follows(reader, state)` checks what follows from it.
template <class R, class Read, class Follows>
typename R::State read_whole_state(const Reader& reader, Read read, Follows follows) {
  typename R::State state = read(reader, all_seeing);
  if (!reader.ok()) return state;
  state.rng = reader.at("rng").rng();
  check_totals<R>(reader, state);
  follows(reader, state);
  return state;
}

// A view is right if some state fits it.
template <class R, class Read, class Follows>
typename R::View read_whole_view(const Reader& reader, Seat seat, Read read, Follows follows) {
  const typename R::View view{read(reader, Eyes{false, seat}), seat};
  if (!reader.ok()) return view;
  if (!reader.at("rng").is_null()) reader.at("rng").fail("a view has no generator");
  check_totals<R>(reader, R::sample({view, {}, {}}, Rng()));
  follows(reader, view.state);
  return view;
}

}  // namespace flotilla
