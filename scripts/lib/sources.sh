# The sources of the C++ libraries: from Debian where its packages can be reached. Elsewhere
# nothing is done here, and CMake fetches the releases that CMakeLists.txt names.
# To be sourced after common.sh and private_apt.sh.

# Name in Debian, name in CMake's FETCHCONTENT_SOURCE_DIR_…, version that it must have.
SOURCES=(
  "catch2 CATCH2 3"
  "nlohmann-json3 NLOHMANN_JSON 3"
  "raylib RAYLIB 6"
)
SOURCES_SUITE=forky

sources_folder() {
  printf '%s/sources-%s' "$FLOTILLA_CACHE" \
    "$(hash_of "$SOURCES_SUITE" "$FLOTILLA_LIB/sources.sh" "$FLOTILLA_LIB/private_apt.sh")"
}

make_sources() {
  local folder="$1" source
  for source in "${SOURCES[@]}"; do
    # shellcheck disable=SC2086
    or_with_new_index make_source "$folder" $source ||
      die "The source of ${source%% *} could not be fetched; check the network connection and run this again."
  done
}

# make_source FOLDER PACKAGE VARIABLE VERSION
make_source() {
  local folder="$1" package="$2" variable="$3" version="$4" found
  found="$(apt-cache showsrc "$package" 2>/dev/null |
    sed -n 's/^Version: //p' | grep "^$version\." | sort -V | tail -n 1 || true)"
  [[ -n "$found" ]] || die "Debian $SOURCES_SUITE has no $package $version at the moment."
  say "Fetching the source of $package $found"
  private_apt_source "$package=$found" "$folder/$variable"
}

setup_sources() {
  [[ ! -d "$(sources_folder)" ]] || return 0
  [[ -n "$(debian_mirror)" ]] || return 0
  private_apt "$SOURCES_SUITE" ||
    die "Debian's package index could not be fetched; check the network connection and run this again."
  make_folder "$(sources_folder)" make_sources
}
