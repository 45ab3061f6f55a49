// Appended to the table's module: switches off the input handlers of Emscripten's GLFW before it
// registers them. They would swallow Tab, Backspace and the wheel for the whole page; the page
// owns all input itself.
for (const handler of Object.keys(GLFW)) {
  if (/^on(Key|Mouse|Drop|Drag|Gamepad|Blur)/.test(handler)) GLFW[handler] = () => {};
}
