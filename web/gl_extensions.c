// raylib asks for WebGL's extensions by name. Emscripten's own answer carries a table of every
// OpenGL function there is; this one knows only what raylib uses to draw shapes and text.
#define GL_GLEXT_PROTOTYPES
#include <GLES2/gl2.h>
#include <GLES2/gl2ext.h>
#include <string.h>

void* glfwGetProcAddress(const char* name) {
  if (!strcmp(name, "glGenVertexArraysOES")) return (void*)glGenVertexArraysOES;
  if (!strcmp(name, "glBindVertexArrayOES")) return (void*)glBindVertexArrayOES;
  if (!strcmp(name, "glDeleteVertexArraysOES")) return (void*)glDeleteVertexArraysOES;
  return 0;
}
