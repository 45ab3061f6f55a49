# The ordinary tools of the system: compilers, CMake, Node, Chromium. What is missing is installed
# where that can be done without asking (Debian and its relatives, as root or with sudo).
# To be sourced after common.sh.

# Prints the Debian packages of the tools that are missing, of those that the parts need.
missing_packages() {
  local part
  for part in "$@"; do
    case "$part" in
      base)
        have cmake || echo cmake
        have ninja || echo ninja-build
        have xz || echo xz-utils
        have node || echo nodejs ca-certificates
        have npm || echo npm
        have python3 || echo python3
        ;;
      native) have g++ || have clang++ || echo g++ ;;
      browser) have chromium || have chromium-browser || have google-chrome || echo chromium ;;
    esac
  done
}

setup_tools() {
  local missing sudo=()
  missing="$(missing_packages "$@" | sort -u | tr '\n' ' ')"
  if [[ -n "${missing// /}" ]]; then
    local sentence="Some tools could not be installed; install ${missing% } (Debian's names) and run this again."
    have apt-get || die "$sentence"
    if ((EUID != 0)); then
      { have sudo && sudo -n true 2>/dev/null; } ||
        die "Some tools are missing; install them with 'sudo apt-get install ${missing% }' and run this again."
      sudo=(sudo -n)
    fi
    say "Fetching the list of packages"
    run_logged "The list of packages could not be fetched; check the network connection and run this again." \
      twice "${sudo[@]}" apt-get -qq -o APT::Update::Error-Mode=any update
    say "Installing ${missing% }"
    # shellcheck disable=SC2086
    run_logged "$sentence" twice "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -qq -y -o DPkg::Lock::Timeout=300 --no-install-recommends install $missing
    hash -r
  fi
  require_version cmake "$(cmake --version | sed -n 's/.*version //p')" 3.25
  require_version node "$(node --version | tr -d v)" 18.19
}

require_version() {
  local lowest
  lowest="$(printf '%s\n%s\n' "$2" "$3" | sort -V | head -n 1)"
  [[ "$lowest" == "$3" ]] || die "$1 $2 is too old, $3 or newer is needed; install a newer one and run this again."
}

# The npm packages of package-lock.json, renewed when it changed.
setup_npm() {
  local stamp="$FLOTILLA_ROOT/node_modules/.flotilla" key
  key="$(hash_of "$(uname -sm)" "$FLOTILLA_ROOT/package-lock.json")"
  [[ "$(cat "$stamp" 2>/dev/null)" != "$key" ]] || return 0
  say "Fetching the npm packages"
  (
    cd "$FLOTILLA_ROOT"
    export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
    run_logged "The npm packages could not be fetched; check the network connection and run this again." \
      twice npm ci --no-audit --no-fund --loglevel=error
  )
  printf '%s\n' "$key" >"$stamp"
}
