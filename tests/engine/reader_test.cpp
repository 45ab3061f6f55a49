// reader_test.cpp: strict reading names the place and what is wrong there.
#include <catch2/catch_test_macros.hpp>

#include "core/engine/json.hpp"

namespace flotilla {
namespace {

template <class Read>
std::string problem_of(const char* text, Read read) {
  const auto json = parse_json(text);
  REQUIRE(json.has_value());
  Reader::Problem problem;
  read(Reader(*json, problem, "state"));
  if (!problem.first) return "";
  return problem.first->where + ": " + std::get<std::string>(problem.first->why.args[0].value);
}

}  // namespace

TEST_CASE("the path of what is wrong is told", "[engine][json]") {
  const char* text = R"({"players":[{"hand":[1,2,"x"]}]})";
  REQUIRE(problem_of(text, [](const Reader& r) {
            r.at("players").at(0).at("hand").at(2).integer(0, 9);
          }) == "state.players[0].hand[2]: a whole number from 0 to 9 is expected here");
}

TEST_CASE("unknown and missing keys are told by name", "[engine][json]") {
  const auto read = [](const Reader& r) { r.keys({"a"}, {"b"}); };
  REQUIRE(problem_of(R"({"a":1})", read).empty());
  REQUIRE(problem_of(R"({"a":1,"b":2})", read).empty());
  REQUIRE(problem_of(R"({"b":1})", read) == "state.a: it is missing");
  REQUIRE(problem_of(R"({"a":1,"c":2})", read) == "state.c: this key is unknown");
  REQUIRE(problem_of("[]", read) == "state: an object is expected here");
}

TEST_CASE("the first problem is the one that is told", "[engine][json]") {
  REQUIRE(problem_of(R"({"a":"x","b":"y"})", [](const Reader& r) {
            r.at("a").boolean();
            r.at("b").boolean();
          }) == "state.a: true or false is expected here");
}

TEST_CASE("numbers are whole and within their range", "[engine][json]") {
  const auto read = [](const Reader& r) { r.integer(-1, 5); };
  for (const char* good : {"-1", "0", "5"}) REQUIRE(problem_of(good, read).empty());
  for (const char* bad : {"6", "-2", "1.5", "1e3", "99999999999999999999", "true", "null", "\"1\""})
    REQUIRE_FALSE(problem_of(bad, read).empty());
}

TEST_CASE("a name must be one of the table", "[engine][json]") {
  enum class Sail : std::uint8_t { jib, spanker };
  static constexpr auto sails = names<Sail>("jib", "spanker");
  REQUIRE(sails[Sail::spanker] == "spanker");
  REQUIRE(problem_of("\"jib\"", [](const Reader& r) { REQUIRE(r.name(sails) == Sail::jib); }) == "");
  REQUIRE(problem_of("\"Jib\"", [](const Reader& r) { r.name(sails); }) ==
          "state: \"Jib\" is none of the names allowed here");
}

TEST_CASE("texts from outside are dumped safely", "[engine][json]") {
  REQUIRE(dump_json("\xff") == "\"\xef\xbf\xbd\"");
  REQUIRE(dump_json({{"b", 1}, {"a", 2}}) == R"({"a":2,"b":1})");
  REQUIRE(Rng::hex(hash_text("flotilla")) == Rng::hex(hash_text("lotilla", hash_text("f"))));
}

}  // namespace flotilla
