// scenes.cpp: the list of the scenes, beside core/games.hpp. A new game is one line here.
#include "core/games.hpp"
#include "web/scenes/totohu_scene.hpp"
#include "web/scenes/yoho_scene.hpp"
#include "web/scenes/yutaka_scene.hpp"

namespace flotilla {
namespace {

template <class R>
struct SceneFor;
template <>
struct SceneFor<Yutaka> : std::type_identity<yutaka::YutakaScene> {};
template <>
struct SceneFor<Totohu> : std::type_identity<totohu::TotohuScene> {};
template <>
struct SceneFor<Yoho> : std::type_identity<yoho::YohoScene> {};

template <class... Rs>
std::unique_ptr<AnyScene> scene_by_name(std::string_view game, std::tuple<Rs...>*) {
  std::unique_ptr<AnyScene> scene;
  ((Rs::info.id == game ? void(scene = std::make_unique<SceneOf<Rs>>(
                                   std::make_unique<typename SceneFor<Rs>::type>()))
                        : void()),
   ...);
  return scene;
}

}  // namespace

std::unique_ptr<AnyScene> make_scene(std::string_view game) {
  return scene_by_name(game, static_cast<AllGames*>(nullptr));
}

}  // namespace flotilla
