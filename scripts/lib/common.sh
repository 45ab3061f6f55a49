# Helpers that every script shares: where things are, how it speaks, how it stops.
# To be sourced.

set -euo pipefail

FLOTILLA_ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
FLOTILLA_LIB="$FLOTILLA_ROOT/scripts/lib"
FLOTILLA_CACHE="${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/flotilla"

# One progress line.
say() { printf '• %s\n' "$*" >&2; }

# One clear sentence, and the end.
die() {
  printf 'flotilla: %s\n' "$*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# hash_of TEXT FILE...: a short key of what made something.
hash_of() {
  local text="$1" sum=(sha256sum)
  shift
  have sha256sum || sum=(shasum -a 256)
  { printf '%s\n' "$text" && cat -- "$@"; } | "${sum[@]}" | cut -c1-12
}

# run_logged SENTENCE COMMAND...: runs quietly; when the command fails, shows the end of what it
# printed and stops with the sentence.
run_logged() {
  local sentence="$1" log
  shift
  log="$(mktemp "${TMPDIR:-/tmp}/flotilla-log.XXXXXX")"
  if ! "$@" >"$log" 2>&1; then
    tail -n 15 "$log" >&2
    rm -f "$log"
    die "$sentence"
  fi
  rm -f "$log"
}

# twice COMMAND...: once more after a moment when it fails, because networks fail in passing.
twice() { "$@" || { sleep 5 && "$@"; }; }

# make_folder FINAL FUNCTION: makes a folder of the cache with FUNCTION (called with a temporary
# folder) and gives it its final name only when it is complete. Two set-ups at once wait for
# each other; an interrupted one leaves only a .part folder, which the next one removes.
make_folder() {
  local final="$1" make="$2" temp="$1.part"
  [[ ! -d "$final" ]] || return 0
  mkdir -p "$(dirname "$final")" 2>/dev/null ||
    die "The cache folder $(dirname "$final") cannot be made; set XDG_CACHE_HOME to a folder you may write to."
  need_space "$(dirname "$final")"
  (
    ! have flock || flock 9
    [[ ! -d "$final" ]] || exit 0
    rm -rf "$temp"
    mkdir -p "$temp"
    "$make" "$temp"
    mv "$temp" "$final"
  ) 9>"$final.lock"
  rm -f "$final.lock"
}

# The toolchain takes about 2 GB; say so before it fails half-way.
need_space() {
  local free
  free="$(df -Pk "$1" | awk 'NR == 2 { print $4 }')"
  ((free > 3 * 1024 * 1024)) ||
    die "Only $((free / 1024)) MB are free in $1, and 3 GB are needed; free some space or set XDG_CACHE_HOME to another disk."
}
