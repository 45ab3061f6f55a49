// shapes.hpp: outlines of the shapes that scenes use, and the short way to draw them.
#pragma once

#include <vector>

#include "web/painter.hpp"

namespace flotilla {

using Outline = std::vector<Point>;

Outline rounded(const Rect& area, float radius);
Outline ellipse(const Rect& area);
// An island: an ellipse whose coast wanders. The same number always gives the same coast.
Outline coast(const Rect& area, unsigned number, float roughness);

void fill(Painter& painter, const Rect& area, float radius, const Paint& paint);
void stroke(Painter& painter, const Rect& area, float radius, float width, Colour colour);
void dashed(Painter& painter, const Rect& area, float radius, float width, Colour colour,
            float dash);
void line(Painter& painter, Point from, Point to, float width, Colour colour);
void disc(Painter& painter, Point centre, float radius, const Paint& paint);
void ring(Painter& painter, Point centre, float radius, float width, Colour colour);
// What lies above the table throws a shadow to the lower right.
void shadow(Painter& painter, const Rect& area, float radius, float height);
void glow(Painter& painter, const Rect& area, float radius, float reach, Colour colour);

}  // namespace flotilla
