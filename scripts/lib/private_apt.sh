# An apt of our own: fetches packages of a newer Debian into the cache and leaves the system
# alone. It needs no root, and asks the mirror that this machine already uses.
# To be sourced after common.sh.

# The address of the Debian mirror that this machine uses; empty where there is none.
debian_mirror() {
  have apt-get || return 0
  env -u APT_CONFIG apt-get update --print-uris 2>/dev/null |
    sed -n "s|^'\\(.*/debian/\\)dists/.*|\\1|p" | head -n 1 || true
}

# private_apt SUITE: makes the folder with the suite's index (renewed after a day) and points
# APT_CONFIG at it. Fails quietly when the suite cannot be had.
private_apt() {
  local suite="$1" mirror apt
  local keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  mirror="$(debian_mirror)"
  [[ -n "$mirror" && -f "$keyring" ]] || return 1
  apt="$FLOTILLA_CACHE/apt-$suite"
  mkdir -p "$apt"/{state/lists/partial,cache/archives/partial}
  : >"$apt/status"
  printf '%s [signed-by=%s] %s %s main\n' \
    deb "$keyring" "$mirror" "$suite" deb-src "$keyring" "$mirror" "$suite" >"$apt/sources.list"
  cat >"$apt/apt.conf" <<CONF
Dir::Etc::sourcelist "$apt/sources.list";
Dir::Etc::sourceparts "-";
Dir::State "$apt/state";
Dir::State::lists "$apt/state/lists";
Dir::State::status "$apt/status";
Dir::Cache "$apt/cache";
Dir::Cache::archives "$apt/cache/archives";
APT::Install-Recommends "false";
APT::Sandbox::User "";
Acquire::Check-Valid-Until "false";
Acquire::Languages "none";
Acquire::Retries "3";
CONF
  export APT_CONFIG="$apt/apt.conf"
  PRIVATE_APT="$apt"
  if [[ -z "$(find "$apt/updated" -mtime -1 2>/dev/null)" ]]; then
    say "Fetching the package index of Debian $suite"
    renew_index || return 1
  fi
}

renew_index() {
  apt-get -qq -o APT::Update::Error-Mode=any update >"$PRIVATE_APT/update.log" 2>&1 || return 1
  touch "$PRIVATE_APT/updated"
}

# or_with_new_index COMMAND...: once more with a new index when it fails: Debian may have replaced
# what an older one names.
or_with_new_index() { "$@" || { renew_index && "$@"; }; }

# private_apt_install FOLDER PACKAGE...: downloads the packages with all they need, and unpacks
# them into FOLDER. Says by each step itself whether it failed: bash stops at nothing in a function
# that is called before || or &&.
private_apt_install() {
  local folder="$1" deb
  shift
  rm -f "$PRIVATE_APT"/cache/archives/*.deb
  or_with_new_index apt-get -qq -y --download-only install "$@" >"$PRIVATE_APT/install.log" 2>&1 || return 1
  for deb in "$PRIVATE_APT"/cache/archives/*.deb; do
    dpkg-deb -x "$deb" "$folder" || return 1
  done
  rm -f "$PRIVATE_APT"/cache/archives/*.deb
}

# private_apt_source NAME FOLDER: downloads a source package and unpacks the upstream archive
# into FOLDER. Its checksums are those that Debian signed.
private_apt_source() {
  local name="$1" folder="$2" archive
  (
    rm -rf "$folder.src"
    mkdir -p "$folder.src" "$folder" && cd "$folder.src" || exit 1
    apt-get -qq --download-only source "$name" >source.log 2>&1 || exit 1
    archive="$(find . -name '*.orig.tar.*' ! -name '*.asc' | head -n 1)"
    tar -xf "$archive" -C "$folder" --strip-components=1
  ) || return 1
  rm -rf "$folder.src"
}
