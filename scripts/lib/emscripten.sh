# Emscripten: the machine's own when it is new enough, else one of Debian's newer releases,
# unpacked into the cache with the libraries it needs. The system is left alone.
# To be sourced after common.sh and private_apt.sh.

EMSCRIPTEN_MINIMUM=4
EMSCRIPTEN_SUITES=(forky trixie)

emscripten_folder() {
  printf '%s/emscripten-%s' "$FLOTILLA_CACHE" \
    "$(hash_of "${EMSCRIPTEN_SUITES[*]}" "$FLOTILLA_LIB/emscripten.sh" "$FLOTILLA_LIB/private_apt.sh")"
}

# The folder of an Emscripten that the machine has already, if it is new enough.
emscripten_of_machine() {
  local folder version
  for folder in "${EMSDK:+$EMSDK/upstream/emscripten}" "$(dirname "$(command -v emcc || true)" 2>/dev/null)"; do
    [[ -n "$folder" && -x "$folder/emcc" ]] || continue
    folder="$(dirname "$(readlink -f "$folder/emcc")")"
    version="$("$folder/emcc" -dumpversion 2>/dev/null || true)"
    [[ -f "$folder/cmake/Modules/Platform/Emscripten.cmake" ]] || continue
    [[ "${version%%.*}" =~ ^[0-9]+$ ]] || continue
    ((${version%%.*} >= EMSCRIPTEN_MINIMUM)) || continue
    printf '%s' "$folder"
    return
  done
}

make_emscripten() {
  local folder="$1" suite
  for suite in "${EMSCRIPTEN_SUITES[@]}"; do
    private_apt "$suite" || continue
    say "Fetching Emscripten from Debian $suite (about 200 MB)"
    rm -rf "$folder/root"
    mkdir -p "$folder/root"
    private_apt_install "$folder/root" emscripten patchelf || continue
    use_private_libraries "$folder/root"
    write_emscripten_config "$folder"
    return
  done
  die "Emscripten could not be fetched; check the network connection and run this again, or install Emscripten $EMSCRIPTEN_MINIMUM or newer and put emcc on the PATH."
}

# The unpacked programs must load the C library that was unpacked with them, not the machine's.
use_private_libraries() {
  local root="$1" final="${1/.part\//\/}" arch llvm loader file
  arch="$(basename "$(dirname "$(find "$root/usr/lib" -maxdepth 2 -name 'libc.so.6' | head -n 1)")")"
  llvm="$(basename "$(find "$root/usr/lib" -maxdepth 1 -name 'llvm-*' | sort -V | tail -n 1)")"
  loader="$(find "$root/usr/lib/$arch" -maxdepth 1 -name 'ld-linux*.so.*' | head -n 1)"
  # patchelf itself first runs with its library path given by hand.
  patch() { "$loader" --library-path "$root/usr/lib/$arch" "$root/usr/bin/patchelf" "$@"; }
  for file in "$root/usr/lib/$llvm"/bin/{clang,lld,llvm-ar,llvm-nm,llvm-objcopy,llvm-ranlib,llvm-strip,llvm-dwarfdump,llvm-dwp,llvm-symbolizer} \
    "$root"/usr/bin/wasm-* "$root/usr/bin/wasm2js"; do
    file="$(readlink -f "$file")"
    [[ -f "$file" && "$(head -c 4 "$file" | tail -c 3)" == ELF ]] || continue
    patch --force-rpath --set-rpath "$final/usr/lib/$arch:$final/usr/lib/$llvm/lib" \
      --set-interpreter "$final/usr/lib/$arch/$(basename "$loader")" "$file"
  done
  # A run path of their own would hide the private one.
  for file in "$root/usr/lib/$arch"/libLLVM*.so.* "$root/usr/lib/$arch"/libclang-cpp.so.* "$root/usr/lib/$llvm"/lib/lib{LLVM,clang-cpp}*.so*; do
    [[ -f "$file" && ! -L "$file" ]] || continue
    patch --remove-rpath "$file"
  done
}

write_emscripten_config() {
  local final="${1%.part}" llvm
  llvm="$(basename "$(find "$1/root/usr/lib" -maxdepth 1 -name 'llvm-*' | sort -V | tail -n 1)")"
  cat >"$1/config" <<CONF
import os
LLVM_ROOT = '$final/root/usr/lib/$llvm/bin'
BINARYEN_ROOT = '$final/root/usr'
NODE_JS = os.environ.get('FLOTILLA_NODE', 'node')
CLOSURE_COMPILER = os.environ.get('FLOTILLA_CLOSURE_COMPILER')
CACHE = '$final/cache'
CONF
}

# The system libraries that our builds link, compiled once for all clones.
build_system_libraries() {
  local folder="$1"
  [[ ! -f "$folder/libraries-built" ]] || return 0
  say "Building Emscripten's system libraries (about a minute, once)"
  local work
  work="$(mktemp -d)"
  printf '#include <emscripten/bind.h>\n#include <GLFW/glfw3.h>\n#include <string>\nstd::string f(std::string s) { return s + std::to_string(glfwInit()); }\nEMSCRIPTEN_BINDINGS(x) { emscripten::function("f", &f); }\n' >"$work/a.cpp"
  (
    eval "$(print_environment)"
    PATH="$FLOTILLA_EMSCRIPTEN:$PATH"
    run_logged "Emscripten's system libraries could not be built." \
      em++ -O3 -flto -std=c++23 -fno-exceptions -fno-rtti -DEMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0 \
      "$work/a.cpp" -lembind -sUSE_GLFW=3 -sMALLOC=emmalloc -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH \
      -sMODULARIZE -sEXPORT_ES6 -sENVIRONMENT=web -o "$work/a.mjs"
  )
  rm -rf "$work"
  touch "$folder/libraries-built"
}

setup_emscripten() {
  [[ -z "$(emscripten_of_machine)" ]] || return 0
  local folder
  folder="$(emscripten_folder)"
  if [[ ! -d "$folder" ]]; then
    [[ -n "$(debian_mirror)" ]] ||
      die "Emscripten $EMSCRIPTEN_MINIMUM or newer is needed; install it (emsdk) and put emcc on the PATH, then run this again."
    make_folder "$folder" make_emscripten
  fi
  build_system_libraries "$folder"
}

# Prints the shell lines that a build needs in its environment.
print_environment() {
  local folder sources
  sources="$(sources_folder)"
  [[ ! -d "$sources" ]] || printf 'export FLOTILLA_SOURCES=%q\n' "$sources"
  printf 'export FLOTILLA_NODE=%q\n' "$(command -v node)"
  printf 'export FLOTILLA_CLOSURE_COMPILER=%q\n' "$FLOTILLA_ROOT/node_modules/.bin/google-closure-compiler"
  folder="$(emscripten_of_machine)"
  if [[ -n "$folder" ]]; then
    printf 'export FLOTILLA_EMSCRIPTEN=%q\n' "$folder"
    return
  fi
  folder="$(emscripten_folder)"
  [[ -d "$folder" ]] || return 0
  printf 'export FLOTILLA_EMSCRIPTEN=%q\n' "$folder/root/usr/share/emscripten"
  printf 'export EM_CONFIG=%q\n' "$folder/config"
  printf 'export NODE_PATH=%q\n' "$folder/root/usr/share/nodejs"
}
