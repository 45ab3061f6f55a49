# What all our own targets have in common.

# flotilla_target(NAME fast|small): include root, warnings, and what it is optimised for.
function(flotilla_target name aim)
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # These cry wolf in g++ 12 at -O3.
    target_compile_options(${name} PRIVATE
      -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-maybe-uninitialized)
  endif()
  if(FLOTILLA_WERROR)
    target_compile_options(${name} PRIVATE -Werror)
  endif()
  if(EMSCRIPTEN)
    target_compile_options(${name} PRIVATE
      -flto -fno-exceptions -fno-rtti $<IF:$<STREQUAL:${aim},fast>,-O3,-Oz>)
    target_compile_definitions(${name} PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  endif()
endfunction()
