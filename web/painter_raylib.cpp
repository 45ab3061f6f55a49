// painter_raylib.cpp: the only file that includes raylib. Everything is triangles of one texture,
// so that a picture takes few draw calls: letters lie in it as they were rasterised, at the very
// size in which they are drawn, and shapes use its one white spot. Edges are smooth because each
// outline ends in a strip one pixel wide that fades out; no multisampling is needed for that.
#include "web/painter_raylib.hpp"

#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <vector>

#include "raylib.h"
#include "rlgl.h"

namespace flotilla {
namespace {

// The side of the texture that letters and icons lie in: a power of two, as WebGL 1 wants it, and
// large enough for all that one picture of that many pixels shows.
int atlas_side_for(const Rect& canvas) {
  return canvas.w * canvas.h > 2.5e6f ? 2048 : 1024;
}

// Where a letter lies in the atlas, and where it goes from its place on the base line.
struct Glyph {
  Rect source;
  Point offset;
};

struct Matrix {
  float a = 1, b = 0, c = 0, d = 1, x = 0, y = 0;
  Point operator()(Point p) const { return {a * p.x + c * p.y + x, b * p.x + d * p.y + y}; }
  bool only_moves() const { return a == 1 && b == 0 && c == 0 && d == 1; }
};

Matrix operator*(const Matrix& m, const Matrix& n) {
  return {m.a * n.a + m.c * n.b, m.b * n.a + m.d * n.b,       m.a * n.c + m.c * n.d,
          m.b * n.c + m.d * n.d, m.a * n.x + m.c * n.y + m.x, m.b * n.x + m.d * n.y + m.y};
}

struct Frame {
  Matrix matrix;
  float opacity = 1;
};

struct Vertex {
  Point at;
  Colour colour;
};

// One for each shape: raylib moves everything a step closer to the eye with every end, and after
// 20,000 steps it would be behind it.
struct Triangles {
  Triangles() { rlBegin(RL_TRIANGLES); }
  ~Triangles() { rlEnd(); }
  Triangles(const Triangles&) = delete;
  Triangles& operator=(const Triangles&) = delete;
};

// For each point of a line the direction across it, longer at corners so that the width stays.
std::vector<Point> across(std::span<const Point> line, bool closed) {
  const std::size_t count = line.size();
  const auto direction = [&](std::size_t from, std::size_t to) -> Point {
    const Point d = line[to] - line[from];
    const float length = std::hypot(d.x, d.y);
    return length > 1e-4f ? Point{d.y / length, -d.x / length} : Point{0, 0};
  };
  std::vector<Point> result(count);
  for (std::size_t i = 0; i < count; ++i) {
    const bool first = !closed && i == 0, last = !closed && i + 1 == count;
    Point before = first ? direction(0, 1) : direction((i + count - 1) % count, i);
    Point after = last ? before : direction(i, (i + 1) % count);
    if (before == Point{}) before = after;
    if (after == Point{}) after = before;
    const Point sum = before + after;
    const float square = sum.x * sum.x + sum.y * sum.y;
    result[i] = square > 0.5f ? sum * (2 / square) : before;
  }
  return result;
}

// The area of an outline, negative if it goes round the other way.
float turning(std::span<const Point> outline) {
  float area = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point p = outline[i], q = outline[(i + 1) % outline.size()];
    area += p.x * q.y - q.x * p.y;
  }
  return area;
}

Point middle(std::span<const Point> outline) {
  Point least = outline.front(), most = outline.front();
  for (const Point& p : outline) {
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  return (least + most) * 0.5f;
}

}  // namespace

struct RaylibPainter::Inside {
  const Fonts* fonts = nullptr;
  Rect canvas;
  std::vector<Frame> frames{Frame{}};
  Texture2D atlas{};
  float white_spot = 0;
  std::map<std::uint64_t, Glyph> glyphs;
  int shelf_x = 0, shelf_y = 0, shelf_height = 0;

  const Frame& frame() const { return frames.back(); }

  Colour seen(Colour colour) const { return faded(colour, frame().opacity); }

  void vertex(Point at, Colour colour) const { vertex(at, colour, white_spot, white_spot); }
  void vertex(Point at, Colour colour, float u, float v) const {
    const Point p = frame().matrix(at);
    rlColor4ub(colour.r, colour.g, colour.b, colour.a);
    rlTexCoord2f(u, v);
    rlVertex2f(p.x, p.y);
  }
  void triangle(const Vertex& a, const Vertex& b, const Vertex& c) const {
    rlCheckRenderBatchLimit(3);
    for (const Vertex& one : {a, b, c}) vertex(one.at, one.colour);
  }
  // A strip between two lines of points, each line in its colours.
  template <class Inner, class Outer>
  void strip(std::size_t count, bool closed, Inner inner, Outer outer) const {
    for (std::size_t i = 0; i + (closed ? 0 : 1) < count; ++i) {
      const std::size_t next = (i + 1) % count;
      const Vertex a = inner(i), b = inner(next), c = outer(i), d = outer(next);
      triangle(a, c, b);
      triangle(b, c, d);
    }
  }

  // A fresh one is transparent but for a white spot in its corner, for shapes.
  void make_atlas() {
    if (atlas.id != 0) UnloadTexture(atlas);
    const int side = atlas_side_for(canvas);
    constexpr int format = PIXELFORMAT_UNCOMPRESSED_GRAY_ALPHA;
    atlas = {rlLoadTexture(nullptr, side, side, format, 1), side, side, 1, format};
    SetTextureFilter(atlas, TEXTURE_FILTER_BILINEAR);
    constexpr std::array<unsigned char, 18> white = {255, 255, 255, 255, 255, 255, 255, 255, 255,
                                                     255, 255, 255, 255, 255, 255, 255, 255, 255};
    UpdateTextureRec(atlas, {0, 0, 3, 3}, white.data());
    white_spot = 1.5f / static_cast<float>(side);
    glyphs.clear();
    shelf_x = 4, shelf_y = 0, shelf_height = 4;
  }

  // Shelves from top to bottom. Full: what is drawn so far is finished, then all begins anew.
  Point room(int width, int height) {
    if (shelf_x + width + 1 > atlas.width) shelf_x = 0, shelf_y += shelf_height, shelf_height = 0;
    if (shelf_y + height + 1 > atlas.height) {
      rlDrawRenderBatchActive();
      make_atlas();
      rlSetTexture(atlas.id);
    }
    const Point at{static_cast<float>(shelf_x), static_cast<float>(shelf_y)};
    shelf_x += width + 1;
    shelf_height = std::max(shelf_height, height + 1);
    return at;
  }

  const Glyph* glyph(Face face, int height, char32_t character) {
    const std::uint64_t key = static_cast<std::uint64_t>(face) << 60 |
                              static_cast<std::uint64_t>(height) << 32 | character;
    if (const auto found = glyphs.find(key); found != glyphs.end()) return &found->second;
    const std::string& file = fonts->bytes(face);
    int code = static_cast<int>(character), count = 0;
    GlyphInfo* info =
        LoadFontData(reinterpret_cast<const unsigned char*>(file.data()),
                     static_cast<int>(file.size()), height, &code, 1, FONT_DEFAULT, &count);
    Glyph made;
    if (count == 1 && info->image.data && character != ' ') {
      const int w = info->image.width, h = info->image.height;
      if (w + 3 < atlas.width && h + 8 < atlas.height) {
        // With an empty border, so that turned letters have soft edges.
        std::vector<unsigned char> pixels(static_cast<std::size_t>((w + 2) * (h + 2) * 2), 0);
        for (int y = 0; y < h; ++y)
          for (int x = 0; x < w; ++x) {
            const auto at = static_cast<std::size_t>((y + 1) * (w + 2) + x + 1) * 2;
            pixels[at] = 255;
            pixels[at + 1] = static_cast<unsigned char*>(info->image.data)[y * w + x];
          }
        for (std::size_t i = 0; i < pixels.size(); i += 2) pixels[i] = 255;
        const Point at = room(w + 2, h + 2);
        made.source = {at.x, at.y, static_cast<float>(w + 2), static_cast<float>(h + 2)};
        made.offset = {static_cast<float>(info->offsetX - 1),
                       static_cast<float>(info->offsetY - 1)};
        UpdateTextureRec(atlas, {made.source.x, made.source.y, made.source.w, made.source.h},
                         pixels.data());
        rlSetTexture(atlas.id);
      }
    }
    if (info) UnloadFontData(info, count);
    return &(glyphs[key] = made);
  }

  void picture(const Rect& source, const Rect& to, Colour colour) const {
    const auto side = static_cast<float>(atlas.width);
    const float u0 = source.x / side, v0 = source.y / side, u1 = source.right() / side,
                v1 = source.bottom() / side;
    const Triangles shape;
    rlCheckRenderBatchLimit(6);
    vertex({to.x, to.y}, colour, u0, v0);
    vertex({to.x, to.bottom()}, colour, u0, v1);
    vertex({to.right(), to.y}, colour, u1, v0);
    vertex({to.right(), to.y}, colour, u1, v0);
    vertex({to.x, to.bottom()}, colour, u0, v1);
    vertex({to.right(), to.bottom()}, colour, u1, v1);
  }
};

RaylibPainter::RaylibPainter(const Fonts& fonts, std::unique_ptr<Inside> inside)
    : Painter(fonts), in_(std::move(inside)) {}

std::unique_ptr<RaylibPainter> RaylibPainter::open(const Fonts& fonts, int width, int height) {
  InitWindow(width, height, "Flotilla");
  if (!IsWindowReady()) return nullptr;
  auto inside = std::make_unique<Inside>();
  inside->fonts = &fonts;
  inside->canvas = {0, 0, static_cast<float>(width), static_cast<float>(height)};
  inside->make_atlas();
  rlDisableBackfaceCulling();
#ifdef PLATFORM_WEB
  // The canvas stays opaque where something half transparent is drawn; the page must not shine
  // through.
  rlSetBlendFactorsSeparate(RL_SRC_ALPHA, RL_ONE_MINUS_SRC_ALPHA, RL_ONE, RL_ONE_MINUS_SRC_ALPHA,
                            RL_FUNC_ADD, RL_FUNC_ADD);
  rlSetBlendMode(RL_BLEND_CUSTOM_SEPARATE);
#endif
  return std::unique_ptr<RaylibPainter>(new RaylibPainter(fonts, std::move(inside)));
}

RaylibPainter::~RaylibPainter() {
  UnloadTexture(in_->atlas);
  CloseWindow();
}

void RaylibPainter::resize(int width, int height) {
  SetWindowSize(width, height);
  in_->canvas = {0, 0, static_cast<float>(width), static_cast<float>(height)};
  if (in_->atlas.width != atlas_side_for(in_->canvas)) in_->make_atlas();
}

void RaylibPainter::begin() {
  BeginDrawing();
  ClearBackground({theme::sea_rim.r, theme::sea_rim.g, theme::sea_rim.b, 255});
  in_->frames.assign(1, Frame{});
  rlSetTexture(in_->atlas.id);
}

void RaylibPainter::end() {
  rlSetTexture(0);
  EndDrawing();
}

bool RaylibPainter::write_png([[maybe_unused]] const std::string& path) const {
#ifdef PLATFORM_MEMORY
  // The software renderer's rows go upwards, and its red and blue are swapped.
  const int width = static_cast<int>(in_->canvas.w), height = static_cast<int>(in_->canvas.h);
  const auto* pixels = static_cast<const unsigned char*>(rlReadScreenPixels(width, height));
  if (!pixels) return false;
  Image picture = GenImageColor(width, height, BLACK);
  auto* out = static_cast<unsigned char*>(picture.data);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const auto* from = pixels + (static_cast<std::ptrdiff_t>(height - 1 - y) * width + x) * 4;
      auto* to = out + (static_cast<std::ptrdiff_t>(y) * width + x) * 4;
      to[0] = from[2], to[1] = from[1], to[2] = from[0], to[3] = 255;
    }
  const bool written = ExportImage(picture, path.c_str());
  UnloadImage(picture);
  MemFree(const_cast<unsigned char*>(pixels));
  return written;
#else
  return false;
#endif
}

Rect RaylibPainter::canvas() const {
  return in_->canvas;
}

void RaylibPainter::fill(std::span<const Point> outline, const Paint& paint) {
  if (outline.size() < 3) return;
  const Point centre = middle(outline);
  const auto out = across(outline, true);
  const float half = turning(outline) > 0 ? 0.5f : -0.5f;
  float top = outline.front().y, bottom = top;
  for (const Point& p : outline) top = std::min(top, p.y), bottom = std::max(bottom, p.y);
  const auto colour = [&](Point p, bool rim) {
    if (paint.flow == Paint::Flow::down)
      return in_->seen(mix(paint.from, paint.to,
                           bottom > top ? std::clamp((p.y - top) / (bottom - top), 0.f, 1.f) : 0));
    return in_->seen(paint.flow == Paint::Flow::out && rim ? paint.to : paint.from);
  };
  const auto inner = [&](std::size_t i) -> Vertex {
    const Point p = outline[i] - out[i] * half;
    return {p, colour(p, true)};
  };
  const auto outer = [&](std::size_t i) -> Vertex {
    return {outline[i] + out[i] * half, faded(colour(outline[i], true), 0)};
  };
  const Vertex hub{centre, colour(centre, false)};
  const Triangles shape;
  for (std::size_t i = 0; i < outline.size(); ++i)
    in_->triangle(hub, inner(i), inner((i + 1) % outline.size()));
  in_->strip(outline.size(), true, inner, outer);
}

void RaylibPainter::soft(std::span<const Point> outline, float blur, Colour colour) {
  if (outline.size() < 3) return;
  const auto out = across(outline, true);
  const float sign = turning(outline) > 0 ? 1.f : -1.f;
  const Colour full = in_->seen(colour);
  constexpr int rings = 3;
  // From half the blur inside to half of it outside, fading like a soft light does.
  const auto ring = [&](int number, std::size_t i) -> Vertex {
    const float t = static_cast<float>(number) / rings;
    const Point p = outline[i] + out[i] * (sign * blur * (t - 0.5f));
    const float fade = 1 - t;
    return {p, faded(full, fade * fade * (3 - 2 * fade))};
  };
  const Triangles shape;
  for (int number = 0; number < rings; ++number)
    in_->strip(
        outline.size(), true, [&](std::size_t i) { return ring(number, i); },
        [&](std::size_t i) { return ring(number + 1, i); });
}

void RaylibPainter::stroke(std::span<const Point> line, bool closed, float width, Colour colour) {
  if (line.size() < 2) return;
  const auto out = across(line, closed);
  const Colour full = in_->seen(faded(colour, std::min(1.f, width)));
  const Colour none = faded(full, 0);
  const float half = std::max(width, 1.f) / 2;
  const auto row = [&](float by, Colour in) {
    return [&, by, in](std::size_t i) -> Vertex { return {line[i] + out[i] * by, in}; };
  };
  const Triangles shape;
  // A hairline is all edge: it fades out from its middle to both sides.
  if (width <= 1.5f) {
    in_->strip(line.size(), closed, row(-half - 0.4f, none), row(0, full));
    in_->strip(line.size(), closed, row(0, full), row(half + 0.4f, none));
    return;
  }
  in_->strip(line.size(), closed, row(-half - 0.5f, none), row(-half + 0.5f, full));
  if (half > 0.5f) in_->strip(line.size(), closed, row(-half + 0.5f, full), row(half - 0.5f, full));
  in_->strip(line.size(), closed, row(half - 0.5f, full), row(half + 0.5f, none));
}

void RaylibPainter::backdrop(const Rect& area, Colour inner, Colour between, Colour rim) {
  constexpr int columns = 24, rows = 16;
  const auto corner = [&](int column, int row) -> Vertex {
    const float x = static_cast<float>(column) / columns, y = static_cast<float>(row) / rows;
    const float far = std::hypot(x - 0.5f, y - 0.48f) / 0.72f;
    const Colour colour =
        far < 0.5f ? mix(inner, between, far * 2) : mix(between, rim, std::min(1.f, far * 2 - 1));
    return {{area.x + area.w * x, area.y + area.h * y}, in_->seen(colour)};
  };
  const Triangles shape;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const Vertex a = corner(column, row), b = corner(column + 1, row),
                   c = corner(column, row + 1), d = corner(column + 1, row + 1);
      in_->triangle(a, c, b);
      in_->triangle(b, c, d);
    }
}

void RaylibPainter::text(Point at, std::string_view text, Font font, Colour colour) {
  const int height = fonts().pixel_height(font);
  const float ascent = fonts().ascent(font);
  const bool straight = in_->frame().matrix.only_moves();
  const Colour seen = in_->seen(colour);
  // Straight letters stand on whole pixels, also after the frame has moved them.
  const Point shift = straight ? Point{in_->frame().matrix.x, in_->frame().matrix.y} : Point{};
  float x = at.x;
  while (!text.empty()) {
    const char32_t character = next_character(text);
    const Glyph* glyph = in_->glyph(font.face, height, character);
    if (!glyph->source.empty()) {
      Point to{x + glyph->offset.x, at.y - ascent + glyph->offset.y};
      if (straight)
        to = {std::round(x + shift.x) - shift.x + glyph->offset.x,
              std::round(at.y - ascent + shift.y) - shift.y + glyph->offset.y};
      in_->picture(glyph->source, {to.x, to.y, glyph->source.w, glyph->source.h}, seen);
    }
    x += fonts().advance(font, character);
  }
}

void RaylibPainter::icon(char32_t icon, const Rect& in, Colour colour) {
  const Rect box = fit(in, 1);
  const int height = std::max(1, static_cast<int>(std::lround(box.w)));
  const Glyph* glyph = in_->glyph(Face::icons, height, icon);
  if (glyph->source.empty()) return;
  Point at{box.x, box.y};
  if (in_->frame().matrix.only_moves()) {
    const Point shift{in_->frame().matrix.x, in_->frame().matrix.y};
    at = {std::round(at.x + shift.x) - shift.x, std::round(at.y + shift.y) - shift.y};
  }
  in_->picture(glyph->source,
               {at.x + glyph->offset.x, at.y + glyph->offset.y, glyph->source.w, glyph->source.h},
               in_->seen(colour));
}

void RaylibPainter::push(const Change& change) {
  const float angle = change.turn * std::numbers::pi_v<float> / 180;
  const float c = std::cos(angle), s = std::sin(angle);
  Matrix turn{c * change.stretch_x,
              s * change.stretch_x,
              -s * change.stretch_y,
              c * change.stretch_y,
              0,
              0};
  if (change.turn == 0) turn = {change.stretch_x, 0, 0, change.stretch_y, 0, 0};
  const Point moved = turn(change.around * -1) + change.around + change.move;
  turn.x = moved.x, turn.y = moved.y;
  in_->frames.push_back({in_->frame().matrix * turn, in_->frame().opacity * change.opacity});
}

void RaylibPainter::pop() {
  if (in_->frames.size() > 1) in_->frames.pop_back();
}

}  // namespace flotilla
