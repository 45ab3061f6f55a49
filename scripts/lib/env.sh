# The environment of a build by hand:  source scripts/lib/env.sh  (after scripts/setup).
# Sets FLOTILLA_SOURCES (libraries) and FLOTILLA_EMSCRIPTEN with what Emscripten needs.
# It changes neither the shell's options nor the folder it is in.

_flotilla_lib="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
eval "$(bash -c 'for f in common private_apt sources emscripten; do source "$0/$f.sh"; done; print_environment' "$_flotilla_lib")"
unset _flotilla_lib
