// Appended to the table's module: switches off the input handlers of Emscripten's GLFW before it
// registers them. They would swallow Tab, Backspace and the wheel for the whole page; the page
// owns all input itself. (The names are written out, so that the closure compiler, which renames
// properties, renames them here too.)
GLFW.onKeyPress = GLFW.onKeydown = GLFW.onKeyup = GLFW.onKeyChanged = GLFW.onBlur = () => {};
GLFW.onMousemove = GLFW.onMouseenter = GLFW.onMouseleave = GLFW.onMouseWheel = () => {};
GLFW.onMouseButtonDown = GLFW.onMouseButtonUp = GLFW.onMouseButtonChanged = () => {};
GLFW.onDrop = GLFW.onDragover = GLFW.onClickRequestPointerLock = () => {};
GLFW.onGamepadConnected = GLFW.onGamepadDisconnected = () => {};
