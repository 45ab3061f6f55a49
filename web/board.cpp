// board.cpp: see board.hpp.
#include "web/board.hpp"

#include <cmath>

namespace flotilla {
namespace {

std::string ok() {
  return R"({"ok":true})";
}

Refusal no_match() {
  return {"", Text::plain("there is no match yet")};
}

Json seats_list(const SeatList& seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

}  // namespace

std::string Board::error(const Refusal& refusal) const {
  const std::string& key = refusal.why.key;
  const char* code = key == "engine.save.newer"   ? "newer"
                     : key == "engine.save.rules" ? "rules"
                                                  : "damaged";
  return dump_json({{"error",
                     {{"where", refusal.where},
                      {"why", words_.say(refusal.why, around_.cast)},
                      {"code", code}}}});
}

std::string Board::words(std::string_view text) {
  auto read = Words::read(text);
  if (!read) return error(read.error());
  words_ = *std::move(read);
  around_.words = &words_;
  if (table_) name_everything();
  return ok();
}

// The title, and all who take part: those without a seat are called what the game calls them.
void Board::name_everything() {
  const std::string game(table_->info().id);
  around_.title = around_.say("game." + game + ".name");
  around_.cast.names.clear();
  for (const Sitter& sitter : around_.sitters) around_.cast.names.push_back(sitter.name);
  while (around_.cast.names.size() < static_cast<std::size_t>(table_->sides()))
    around_.cast.names.push_back(around_.say(game + ".automaton"));
}

void Board::take(std::unique_ptr<Table> table, std::vector<Sitter> sitters) {
  table_ = std::move(table);
  scene_ = make_scene(table_->info().id);
  around_.words = &words_;
  around_.sitters = std::move(sitters);
  around_.cast.you = nobody;
  name_everything();
  around_.viewer = around_.actor = nobody;
  around_.home = 0;
  around_.attention = {};
  look();
}

std::string Board::start(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return error(json.error());
  struct Setup {
    std::string game;
    Json options;
    std::vector<Sitter> sitters;
    std::uint64_t seed;
  };
  const auto setup = read_json(*json, "", [](const Reader& reader) {
    Setup read;
    reader.keys({"game", "seats", "seed"}, {"options"});
    if (!reader.ok()) return read;
    read.game = reader.at("game").string();
    const Game* game = find_game(read.game);
    if (!game) {
      reader.at("game").fail("there is no such game");
      return read;
    }
    read.options = reader.has("options") ? reader.at("options").json() : Json::object();
    read.sitters = read_sitters(reader.at("seats"), *game->info);
    const auto seed = Rng::from_hex(reader.at("seed").string());
    if (!seed)
      reader.at("seed").fail("sixteen hexadecimal digits are expected");
    else
      read.seed = *seed;
    return read;
  });
  if (!setup) return error(setup.error());
  auto table = new_table(setup->game, setup->options, setup->sitters, setup->seed);
  if (!table) return error(table.error());
  take(*std::move(table), setup->sitters);
  return ok();
}

std::string Board::load(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return error(json.error());
  auto table = load_table(*json);
  if (!table) return error(table.error());
  Reader::Problem problem;
  auto sitters = read_sitters(Reader((*json)["seats"], problem, "seats"), (*table)->info());
  take(*std::move(table), std::move(sitters));
  return ok();
}

std::string Board::save() const {
  return table_ ? dump_json(table_->save()) : error(no_match());
}

void Board::sit(int viewer, int actor) {
  const bool same_eyes = around_.viewer == viewer;
  around_.viewer = static_cast<Seat>(viewer);
  around_.actor = static_cast<Seat>(actor);
  around_.cast.you = around_.viewer;
  if (viewer >= 0) around_.home = around_.viewer;
  focus_.forget(around_.attention);
  around_.attention.focus_move = -1;
  if (!table_ || !scene_) return;
  // Whoever looks now must not see what was on its way for somebody else.
  if (same_eyes && moving())
    scene_->offer(*table_, around_.actor);
  else
    look();
}

void Board::look() {
  timeline_.skip();
  focus_.forget(around_.attention);
  if (table_ && scene_) scene_->look(*table_, around_.viewer, around_.actor);
}

std::string Board::page() const {
  if (!table_) return error(no_match());
  const auto say = [&](const Text& text) { return words_.say(text, around_.cast); };
  Json moves = Json::array(), sections = Json::array();
  for (const MoveGroup& group : table_->move_groups(around_.viewer, around_.actor)) {
    Json entries = Json::array();
    for (const MoveGroup::Entry& entry : group.moves)
      entries.push_back({{"index", entry.index}, {"label", say(entry.label)}});
    moves.push_back({{"heading", say(group.heading)}, {"moves", std::move(entries)}});
    if (!group.any.key.empty()) moves.back()["any"] = say(group.any);
  }
  for (const Section& section : table_->describe(around_.viewer)) {
    Json lines = Json::array();
    for (const Text& text : section.lines) lines.push_back(say(text));
    sections.push_back({{"heading", say(section.heading)}, {"lines", std::move(lines)}});
  }
  Json result;
  if (const auto outcome = table_->outcome()) {
    Json scores = Json::array();
    for (const auto score : outcome->scores) scores.push_back(score);
    // The last sentence of the log says who won and why.
    const auto lines =
        table_->log(around_.viewer, table_->move_count() == 0 ? 0 : table_->move_count() - 1);
    result = {
        {"winners", seats_list(outcome->winners)},
        {"scores", std::move(scores)},
        {"text", lines.empty() ? say(table_->prompt(around_.viewer)) : say(lines.back().text)}};
  }
  const Seat undo_seat = table_->undo_seat();
  return dump_json({{"game", table_->info().id},
                    {"title", around_.title},
                    {"viewer", around_.viewer},
                    {"actor", around_.actor},
                    {"to_act", seats_list(table_->to_act())},
                    {"over", table_->over()},
                    {"move_count", table_->move_count()},
                    {"seats", sitters_json(around_.sitters)},
                    {"status", say(table_->status(around_.viewer))},
                    {"prompt", say(table_->prompt(around_.viewer))},
                    {"moves", std::move(moves)},
                    {"table", std::move(sections)},
                    {"open_decision", table_->open_decision()},
                    {"secrets", table_->secrets()},
                    {"sides", table_->sides()},
                    {"names", around_.cast.names},
                    {"can_undo", undo_seat != nobody},
                    {"undo_seat", seat_json(undo_seat)},
                    {"result", std::move(result)}});
}

// A move was made: shows what happened, and tells when which event begins.
Json Board::follow() {
  Json cues = Json::array();
  if (!scene_) return cues;
  focus_.forget(around_.attention);
  around_.attention.focus_move = -1;
  for (const Clip& clip : scene_->follow(*table_, around_.viewer, around_.actor, around_)) {
    if (clip.seconds > 0)
      cues.push_back({{"event", clip.event}, {"at", static_cast<int>(timeline_.left() * 1000)}});
    timeline_.add(around_.settings.reduced_motion ? 0 : clip.seconds);
  }
  if (around_.settings.reduced_motion) skip();
  return cues;
}

std::string Board::moved(Json cues) const {
  return dump_json({{"ok", true}, {"move_count", table_->move_count()}, {"cues", std::move(cues)}});
}

std::string Board::play(int index) {
  return play_listed(index, false);
}

std::string Board::play_any(int index) {
  return play_listed(index, true);
}

std::string Board::play_listed(int index, bool any) {
  if (!table_) return error(no_match());
  if (index < 0 || around_.actor == nobody) return error({"", Text("engine.refusal.not_listed")});
  Json cues = Json::array();
  for (auto next = static_cast<std::size_t>(index);;) {
    if (const auto refusal = table_->play(around_.actor, next)) return error(*refusal);
    for (Json& cue : follow()) cues.push_back(std::move(cue));
    if (!any) return moved(std::move(cues));
    const auto groups = table_->move_groups(around_.viewer, around_.actor);
    if (groups.empty() || groups[0].any.key.empty()) return moved(std::move(cues));
    next = groups[0].moves[0].index;
  }
}

bool Board::keeps_turn(int index) const {
  return table_ && index >= 0 && around_.actor != nobody &&
         table_->keeps_turn(around_.actor, static_cast<std::size_t>(index));
}

std::string Board::apply(std::string_view text) {
  if (!table_) return error(no_match());
  const auto json = parse_json(text);
  if (!json) return error(json.error());
  if (const auto refusal = table_->apply(*json)) return error(*refusal);
  return moved(follow());
}

std::string Board::undo() {
  if (!table_) return error(no_match());
  if (table_->undo_seat() == nobody) return error({"", Text("engine.refusal.not_listed")});
  table_->undo();
  look();
  return ok();
}

std::string Board::log(int from_move) const {
  Json lines = Json::array();
  if (table_)
    for (const LogLine& line :
         table_->log(around_.viewer, static_cast<std::size_t>(std::max(0, from_move))))
      lines.push_back({{"move", line.move},
                       {"seat", seat_json(line.seat)},
                       {"mark", seat_json(scene_ ? scene_->mark(line.seat) : line.seat)},
                       {"text", words_.say(line.text, around_.cast)}});
  return dump_json(lines);
}

std::string Board::knowledge(int seat) const {
  if (!table_ || seat < 0 || seat >= table_->seats()) return error(no_match());
  return dump_json(table_->knowledge(static_cast<Seat>(seat)));
}

void Board::resize(int width, int height, double ratio) {
  around_.canvas = {0, 0, static_cast<float>(width), static_cast<float>(height)};
  around_.unit = ratio > 0 ? static_cast<float>(ratio) : 1;
  // What is being dragged would land somewhere else.
  if (around_.attention.dragged_to) around_.attention.piece = -1;
  around_.attention.dragged_to.reset();
}

void Board::step(double now_ms) {
  timeline_.set_speed(around_.settings.speed);
  const std::size_t ended = timeline_.step(now_ms);
  if (scene_) scene_->settle(ended);
}

bool Board::draw(Painter& painter, double now_ms) {
  step(now_ms);
  if (scene_) scene_->draw(painter, around_, timeline_.progress());
  return moving();
}

void Board::skip() {
  const std::size_t ended = timeline_.skip();
  if (scene_) scene_->settle(ended);
}

std::string Board::pointer(std::string_view kind, double x, double y, bool touch) {
  using Pointer = Focus::Pointer;
  const Pointer what = kind == "down"     ? Pointer::down
                       : kind == "up"     ? Pointer::up
                       : kind == "leave"  ? Pointer::leave
                       : kind == "cancel" ? Pointer::cancel
                                          : Pointer::move;
  Focus::Answer answer;
  bool skipped = false, grab = false;
  std::string text;
  const char* cursor = "default";
  if (scene_) {
    // A click while something moves jumps to the end of it, and goes on from there.
    if (what == Pointer::down && moving()) skip(), skipped = true;
    const auto now = spots();
    answer = focus_.pointer(what, {static_cast<float>(x), static_cast<float>(y)}, touch,
                            around_.unit, now, around_.attention);
    const Spot nothing;
    const Spot& under = answer.hover < 0 ? nothing : now[static_cast<std::size_t>(answer.hover)];
    for (const Text& line : under.hint) text += (text.empty() ? "" : "\n") + around_.say(line);
    if (under.acts() || around_.attention.dragged_to) cursor = "pointer";
    // A finger that presses a piece may drag it; elsewhere it scrolls the page.
    grab = what == Pointer::down && under.piece >= 0;
  }
  return dump_json({{"redraw", answer.redraw || skipped},
                    {"skipped", skipped},
                    {"cursor", cursor},
                    {"hint", text},
                    {"play", answer.play},
                    {"any", answer.any},
                    {"grab", grab},
                    {"selected", around_.attention.piece >= 0}});
}

void Board::focus(int index) {
  focus_.keyboard(index, around_.attention);
}

bool Board::try_next(int by, bool here) {
  return scene_ && focus_.try_next(by, here, spots(), around_.attention);
}

int Board::tried() const {
  return Focus::waiting(spots(), around_.attention);
}

bool Board::cancel() {
  Attention& attention = around_.attention;
  const bool had = attention.piece >= 0 || attention.tried_move >= 0 || attention.open != 0;
  attention.piece = attention.tried_move = -1;
  attention.open = 0;
  attention.dragged_to.reset();
  return had;
}

std::string Board::settings(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return error(json.error());
  const auto read = read_json(*json, "", [&](const Reader& reader) {
    Settings settings = around_.settings;
    reader.keys({}, {"speed", "reduced_motion", "counting", "sort_hand", "own_edge"});
    if (reader.has("speed") && reader.at("speed").is_number())
      settings.speed = reader.at("speed").json().get<double>();
    if (reader.has("reduced_motion"))
      settings.reduced_motion = reader.at("reduced_motion").boolean();
    if (reader.has("counting")) settings.counting = reader.at("counting").boolean();
    if (reader.has("sort_hand")) settings.sort_hand = reader.at("sort_hand").boolean();
    if (reader.has("own_edge")) settings.own_edge = reader.at("own_edge").boolean();
    return settings;
  });
  if (!read) return error(read.error());
  around_.settings = *read;
  if (read->reduced_motion) skip();
  return ok();
}

}  // namespace flotilla
