# The libraries: raylib 6, nlohmann/json 3, Catch2 3. Their sources come from the folder that
# $FLOTILLA_SOURCES names (scripts/setup makes it), and elsewhere from their releases.
include(FetchContent)
set(FETCHCONTENT_QUIET ON)

foreach(name IN ITEMS RAYLIB NLOHMANN_JSON CATCH2)
  if(EXISTS "$ENV{FLOTILLA_SOURCES}/${name}")
    set(FETCHCONTENT_SOURCE_DIR_${name} "$ENV{FLOTILLA_SOURCES}/${name}" CACHE PATH "" FORCE)
  endif()
endforeach()

# SOURCE_SUBDIR names no folder: only the sources are wanted, the targets are made below.
FetchContent_Declare(raylib
  GIT_REPOSITORY https://github.com/raysan5/raylib.git GIT_TAG 6.0 GIT_SHALLOW ON
  SOURCE_SUBDIR sources-only)
FetchContent_Declare(nlohmann_json
  GIT_REPOSITORY https://github.com/nlohmann/json.git GIT_TAG v3.11.3 GIT_SHALLOW ON
  SOURCE_SUBDIR sources-only)
FetchContent_MakeAvailable(raylib nlohmann_json)

# nlohmann/json: headers only. In the web build nothing throws: parse with allow_exceptions=false.
add_library(nlohmann_json INTERFACE)
target_include_directories(nlohmann_json SYSTEM INTERFACE
  $<$<PLATFORM_ID:Emscripten>:${PROJECT_SOURCE_DIR}/scripts/cmake/small> ${nlohmann_json_SOURCE_DIR}/include)
target_compile_definitions(nlohmann_json INTERFACE
  JSON_USE_IMPLICIT_CONVERSIONS=0 $<$<PLATFORM_ID:Emscripten>:JSON_NOEXCEPTION>)

# raylib: only what draws shapes, pictures and text. On the web it draws with WebGL; natively its
# software renderer draws into memory, without a window, so that tests can look at the picture.
set(raylib_off
  SUPPORT_MODULE_RMODELS SUPPORT_MODULE_RAUDIO SUPPORT_TRACELOG SUPPORT_CAMERA_SYSTEM
  SUPPORT_GESTURES_SYSTEM SUPPORT_MOUSE_GESTURES SUPPORT_SSH_KEYBOARD_RPI SUPPORT_SCREEN_CAPTURE
  SUPPORT_COMPRESSION_API SUPPORT_AUTOMATION_EVENTS SUPPORT_CLIPBOARD_IMAGE
  SUPPORT_FILEFORMAT_BMP SUPPORT_FILEFORMAT_GIF SUPPORT_FILEFORMAT_QOI SUPPORT_FILEFORMAT_DDS
  SUPPORT_FILEFORMAT_FNT)
set(raylib_native_only SUPPORT_FILEFORMAT_PNG SUPPORT_IMAGE_EXPORT SUPPORT_IMAGE_GENERATION)

set(raylib_src ${raylib_SOURCE_DIR}/src)
add_library(raylib STATIC EXCLUDE_FROM_ALL
  ${raylib_src}/rcore.c ${raylib_src}/rshapes.c ${raylib_src}/rtextures.c ${raylib_src}/rtext.c)
target_include_directories(raylib SYSTEM PUBLIC ${raylib_src})
target_compile_options(raylib PRIVATE -w)
list(TRANSFORM raylib_off APPEND "=0")
target_compile_definitions(raylib PRIVATE ${raylib_off})
if(EMSCRIPTEN)
  list(TRANSFORM raylib_native_only APPEND "=0")
  target_compile_definitions(raylib
    PRIVATE ${raylib_native_only} PUBLIC PLATFORM_WEB GRAPHICS_API_OPENGL_ES2)
  # Room for a whole picture, so that it goes out in one or two draw calls (corners of quads are
  # numbered with 16 bits).
  target_compile_definitions(raylib PRIVATE RL_DEFAULT_BATCH_BUFFER_ELEMENTS=16383)
  target_sources(raylib PRIVATE ${PROJECT_SOURCE_DIR}/web/gl_extensions.c)
  target_compile_options(raylib PRIVATE -Oz -flto)
  target_link_options(raylib INTERFACE -sUSE_GLFW=3)
else()
  target_compile_definitions(raylib PUBLIC PLATFORM_MEMORY GRAPHICS_API_OPENGL_SOFTWARE)
  target_link_libraries(raylib PUBLIC m)
endif()

if(NOT EMSCRIPTEN)
  FetchContent_Declare(catch2 SYSTEM
    GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG v3.7.1 GIT_SHALLOW ON)
  set(CATCH_INSTALL_DOCS OFF)
  set(CATCH_INSTALL_EXTRAS OFF)
  FetchContent_MakeAvailable(catch2)
  # The test framework itself need not be fast; it is quicker to compile this way.
  foreach(target IN ITEMS Catch2 Catch2WithMain)
    target_compile_options(${target} PRIVATE -O0 -g0)
  endforeach()
endif()
