// main.cpp: the command line. It drives the rules without a browser; states and moves are JSON on
// standard input and output.
#include <array>
#include <cstdio>
#include <string_view>

#include "core/cli/arguments.hpp"
#include "core/cli/commands.hpp"

namespace {

struct Call {
  std::string_view name;
  int (*run)(const flotilla::cli::ArgumentWords&);
  std::string_view usage, does;
};

constexpr std::array calls = {
    Call{"games", flotilla::cli::list_games, "", "the games, their seat counts and options"},
    Call{"new", flotilla::cli::new_state, "--game G --players N [--seed S] [--options JSON]",
         "prints a fresh state"},
    Call{"legal", flotilla::cli::legal, "< state", "prints the legal moves"},
    Call{"apply", flotilla::cli::apply, "--move JSON < state",
         "prints the state after the move and its events; an illegal move: exit status 2"},
    Call{"view", flotilla::cli::view, "--seat P|none < state",
         "prints what a seat sees (none: a bystander)"},
    Call{"play", flotilla::cli::play,
         "--game G --players N [--seed S] [--options JSON] [--bots a,b,…] [--as json|words]",
         "plays a whole match; prints the transcript and the result"},
    Call{"duel", flotilla::cli::duel,
         "--game G [--bots a,b,…] [--matches N] [--seed S] [--options JSON]",
         "plays many matches, seats taken in turn; prints win rates with their 95 % interval"},
    Call{"bench", flotilla::cli::bench, "[--game G] [--matches N]",
         "random playouts and moves per second, and how fast the bots decide"},
    Call{"fingerprint", flotilla::cli::print_fingerprint, "[--game G] [--matches N]",
         "sixteen digits that are the same wherever the rules are"},
};

void print_help() {
  std::printf("flotilla: five sea board games, without a browser\n\n");
  for (const Call& call : calls)
    std::printf("  flotilla %s %s\n      %s\n", call.name.data(), call.usage.data(),
                call.does.data());
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || words[0] == "--help" || words[0] == "help" || words[0] == "-h") {
    print_help();
    return words.empty() ? flotilla::cli::bad_input : 0;
  }
  for (const Call& call : calls)
    if (call.name == words[0]) {
      if (words.size() == 2 && words[1] == "--help") {
        std::printf("flotilla %s %s\n    %s\n", call.name.data(), call.usage.data(),
                    call.does.data());
        return 0;
      }
      return call.run({words.begin() + 1, words.end()});
    }
  flotilla::cli::fail("there is no call \"" + words[0] + "\"; see flotilla --help");
}
