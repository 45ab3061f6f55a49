// engine.js: the compiled rules and drawing (flotilla.mjs), and one match of it as a `Board`.
// Only JSON text crosses between the two worlds; here it becomes objects, and refusals exceptions.
import { fetchBytes, fetchWasm, fileUrl, importFile } from './files.js';

/** @typedef {import('./types').Instance} Instance */
/** @typedef {import('./types').Game} Game */
/** @typedef {import('./types').Page} Page */

/** The engine said no, in words, and nothing has changed. */
export class Refusal extends Error {
  /** @param {{where?: string, why?: string, code?: string}} error */
  constructor(error) {
    super(error.where ? `${error.where}: ${error.why}` : error.why);
    this.where = error.where ?? '';
    this.why = error.why ?? '';
    this.code = error.code ?? 'damaged';
  }
}

/** WebAssembly is missing, or the site's security policy forbids it. */
export class NoWasm extends Error {}

/** The smallest module there is: compiling it tells whether anything may be compiled. */
function requireWasm() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch (cause) {
    throw new NoWasm('WebAssembly is not allowed here', { cause });
  }
}

/** @type {Promise<[any, WebAssembly.Module]> | null} */
let parts = null;
let made = 0;

/** The code is fetched and compiled once; each table gets an instance of its own. */
function loadParts() {
  requireWasm();
  parts ??= Promise.all([importFile('flotilla.mjs'), fetchWasm('flotilla.wasm')]);
  parts.catch(() => (parts = null)); // So that a second try fetches again.
  return parts;
}

/** A fresh instance with a canvas of its own. raylib has one window per instance, and after a lost
 * context it cannot draw again, so a table never shares or reuses one.
 * @returns {Promise<Instance>} */
async function makeInstance() {
  const [glue, wasm] = await loadParts();
  const canvas = document.createElement('canvas');
  canvas.id = `board-${++made}`;
  const module = await new Promise((resolve, reject) => {
    glue
      .default({
        canvas,
        locateFile: fileUrl,
        /** @param {any} imports @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done */
        instantiateWasm(imports, done) {
          // Errors would get lost inside the glue, so they are passed on here.
          WebAssembly.instantiate(wasm, imports).then((instance) => done(instance, wasm), reject);
          return {};
        },
      })
      .then(resolve, reject);
  });
  return { module, canvas };
}

/** @type {Promise<Instance> | null} */
let prepared = null;

/** An instance to ask for the games and to check saves with. The next table takes it over. */
export function prepare() {
  prepared ??= makeInstance();
  prepared.catch(() => (prepared = null));
  return prepared;
}

/** An instance that from now on belongs to the caller. */
export function takeInstance() {
  const taken = prepare();
  prepared = null;
  return taken;
}

/** @type {Game[] | null} */
let known = null;

/** @returns {Promise<Game[]>} */
export async function games() {
  known ??= read((await prepare()).module.games());
  return /** @type {Game[]} */ (known);
}

/** @type {Promise<Uint8Array[]> | null} */
let fonts = null;

/** The canvas draws with the same files as the page. */
export function loadFonts() {
  fonts ??= Promise.all(['title', 'text', 'icons'].map((name) => fetchBytes(`fonts/${name}.ttf`)));
  fonts.catch(() => (fonts = null));
  return fonts;
}

/** @param {string} text */
function read(text) {
  const value = JSON.parse(text);
  if (value && typeof value === 'object' && 'error' in value) throw new Refusal(value.error);
  return value;
}

/** One match. Owns the object on the other side: whoever makes a Board closes it. */
export class Board {
  #raw;
  #drawing = false;

  /** @param {Instance} instance */
  constructor(instance) {
    this.instance = instance;
    this.#raw = new instance.module.Board();
  }

  /** @param {string} text a words file */
  words(text) {
    return read(this.#raw.words(text));
  }
  /** @param {object} setup */
  start(setup) {
    return read(this.#raw.start(JSON.stringify(setup)));
  }
  /** @param {object} save */
  load(save) {
    return read(this.#raw.load(JSON.stringify(save)));
  }
  /** @returns {import('./types').CoreSave} */
  save() {
    return read(this.#raw.save());
  }
  /** Whose secrets are shown, and whose moves are offered; -1 is nobody.
   * @param {number} viewer @param {number} actor */
  sit(viewer, actor) {
    this.#raw.sit(viewer, actor);
  }
  /** @returns {Page} */
  page() {
    return read(this.#raw.page());
  }
  /** @param {number} index into the listed moves */
  play(index) {
    return read(this.#raw.play(index));
  }
  /** @param {object} move as a bot answers it */
  apply(move) {
    return read(this.#raw.apply(JSON.stringify(move)));
  }
  undo() {
    return read(this.#raw.undo());
  }
  /** @param {number} from @returns {import('./types').LogLine[]} */
  log(from) {
    return read(this.#raw.log(from));
  }
  /** What a seat knows, for its bot. @param {number} seat */
  knowledge(seat) {
    return read(this.#raw.knowledge(seat));
  }

  /** Starts drawing on the instance's canvas, which must be in the page by now.
   * @param {Uint8Array[]} faces @returns {boolean} */
  open(faces) {
    this.#drawing = this.#raw.open(this.instance.canvas.id);
    if (this.#drawing) this.#raw.fonts(...faces);
    return this.#drawing;
  }
  get drawing() {
    return this.#drawing;
  }
  /** @param {number} width @param {number} height device pixels @param {number} ratio */
  resize(width, height, ratio) {
    if (this.#drawing) this.#raw.resize(width, height, ratio);
  }
  /** @param {number} now @returns {boolean} is something still moving? */
  draw(now) {
    return this.#drawing && this.#raw.draw(now);
  }
  moving() {
    return this.#drawing && this.#raw.moving();
  }
  skip() {
    if (this.#drawing) this.#raw.skip();
  }
  /** @param {string} kind @param {number} x @param {number} y @param {boolean} touch
   * @returns {import('./types').PointerAnswer} */
  pointer(kind, x, y, touch) {
    return read(this.#raw.pointer(kind, x, y, touch));
  }
  /** @param {number} index */
  focus(index) {
    if (this.#drawing) this.#raw.focus(index);
  }
  /** Puts a selected piece back. @returns {boolean} */
  cancel() {
    return this.#drawing && this.#raw.cancel();
  }
  /** @param {object} settings */
  settings(settings) {
    this.#raw.settings(JSON.stringify(settings));
  }
  frames() {
    return this.#drawing ? this.#raw.frames() : 0;
  }
  close() {
    // A crashed instance cannot clean up after itself; it is garbage anyway.
    try {
      if (this.#drawing) this.#raw.close();
      this.#raw.delete();
    } catch (error) {
      console.warn(error);
    }
    this.#drawing = false;
  }
}

/** Runs something with a board that lives no longer than that, for example to check a save.
 * @template T @param {(board: Board) => T} use @returns {Promise<T>} */
export async function withBoard(use) {
  const board = new Board(await prepare());
  try {
    return use(board);
  } finally {
    board.close();
  }
}
