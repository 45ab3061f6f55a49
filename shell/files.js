// files.js: where the other files of the site are. Their names carry a hash of their content; the
// data block in index.html says which logical name is which file.

/** A file that could not be fetched. The page tells the player its name. */
export class FileError extends Error {
  /** @param {string} name @param {unknown} [cause] */
  constructor(name, cause) {
    super(`could not load ${name}`, { cause });
    this.file = name;
  }
}

/** @type {Record<string, string> | undefined} */
let paths;

function readPaths() {
  const block = document.getElementById('files');
  return JSON.parse(block?.textContent || '{}');
}

/** @param {string} name for example `words/en.json` */
export function hasFile(name) {
  paths ??= readPaths();
  return name in /** @type {Record<string, string>} */ (paths);
}

/** The absolute address of a file: a worker has another base than the page. @param {string} name */
export function fileUrl(name) {
  paths ??= readPaths();
  return new URL(/** @type {Record<string, string>} */ (paths)[name] ?? name, document.baseURI).href;
}

/** @param {string} name */
async function fetchFile(name) {
  let response;
  try {
    response = await fetch(fileUrl(name));
  } catch (cause) {
    throw new FileError(name, cause);
  }
  if (!response.ok) throw new FileError(name, response.status);
  return response;
}

/** @param {string} name */
export async function fetchText(name) {
  return (await fetchFile(name)).text();
}

/** @param {string} name */
export async function fetchJson(name) {
  return (await fetchFile(name)).json();
}

/** @param {string} name */
export async function fetchBytes(name) {
  return new Uint8Array(await (await fetchFile(name)).arrayBuffer());
}

/** @param {string} name @returns {Promise<WebAssembly.Module>} */
export async function fetchWasm(name) {
  const response = await fetchFile(name);
  // Streaming needs the right MIME type, which some static hosts do not send.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Imports an ES module that was not bundled with the page. @param {string} name */
export async function importFile(name) {
  try {
    return await import(fileUrl(name));
  } catch (cause) {
    throw new FileError(name, cause);
  }
}
