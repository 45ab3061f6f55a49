// scenes.cpp: the list of the scenes, beside core/games.hpp. A new game is one line here.
#include "web/scenes/yutaka_scene.hpp"

namespace flotilla {

std::unique_ptr<AnyScene> make_scene(std::string_view game) {
  if (game == Yutaka::info.id)
    return std::make_unique<SceneOf<Yutaka>>(std::make_unique<yutaka::YutakaScene>());
  return nullptr;
}

}  // namespace flotilla
