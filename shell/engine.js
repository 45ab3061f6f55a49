// engine.js: the compiled rules and drawing of a game (flotilla-….mjs), and one match of it as a
// `Board`.
// Only JSON text crosses between the two worlds; here it becomes objects, and refusals exceptions.
import { fetchBytes, fetchJson, fetchWasm, fileUrl, hasFile, importFile } from './files.js';
import { loadGameWords } from './words.js';

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

/** @template T @typedef {Map<string, Promise<T>>} ByGame */

/** What the map has for a game, or makes it; what fails is forgotten, so that a second try starts anew.
 * @template T @param {ByGame<T>} map @param {string} game @param {() => Promise<T>} make */
function keep(map, game, make) {
  const kept = map.get(game) ?? make();
  map.set(game, kept);
  kept.catch(() => map.get(game) === kept && map.delete(game));
  return kept;
}

/** @type {ByGame<[any, WebAssembly.Module, void]>} */
const parts = new Map();
let made = 0;

/** The code and the words of a game are fetched once; each table gets an instance of its own.
 * @param {string} game */
function loadParts(game) {
  requireWasm();
  const name = `flotilla-${game}`;
  return keep(parts, game, () => Promise.all([importFile(`${name}.mjs`), fetchWasm(`${name}.wasm`), loadGameWords(game)]));
}

/** A fresh instance with a canvas of its own. raylib has one window per instance, and after a lost
 * context it cannot draw again, so a table never shares or reuses one.
 * @param {string} game @returns {Promise<Instance>} */
async function makeInstance(game) {
  const [glue, wasm] = await loadParts(game);
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

/** @type {ByGame<Instance>} */
const prepared = new Map();

/** An instance to start matches and to check saves with. The next table of that game takes it over.
 * @param {string} game */
export const prepare = (game) => keep(prepared, game, () => makeInstance(game));

/** An instance that from now on belongs to the caller. @param {string} game */
export function takeInstance(game) {
  const taken = prepare(game);
  prepared.delete(game);
  return taken;
}

/** @type {Promise<Game[]> | null} */
let known = null;

/** What the lobby knows of the games; none of them is fetched for it.
 * @returns {Promise<Game[]>} */
export async function games() {
  requireWasm(); // Without it nothing can be played, and it is better to hear that at once.
  known ??= fetchJson('games.json');
  known.catch(() => (known = null));
  return known;
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
  /** @param {number} index into the listed moves @returns {{cues: import('./types').Cue[]}} */
  play(index) {
    return read(this.#raw.play(index));
  }
  /** Would the player still be the one to move after this? @param {number} index @returns {boolean} */
  keepsTurn(index) {
    return this.#raw.keepsTurn(index);
  }
  /** Whoever leaves it to the list what is asked next. @param {number} index @returns {{cues: import('./types').Cue[]}} */
  playAny(index) {
    return read(this.#raw.playAny(index));
  }
  /** @param {object} move as a bot answers it @returns {{cues: import('./types').Cue[]}} */
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
  /** Shows the next (1) or previous (-1) of the moves that are shown first.
   * @param {number} by @param {boolean} here only if the pointer is where that is done @returns {boolean} */
  tryNext(by, here) {
    return this.#drawing && this.#raw.tryNext(by, here);
  }
  /** @returns {number} the listed move that waits to be confirmed, -1: none */
  tried() {
    return this.#drawing ? this.#raw.tried() : -1;
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
 * @template T @param {string} game @param {(board: Board) => T} use @returns {Promise<T>} */
export async function withBoard(game, use) {
  // A game that is not there is refused in words by any other.
  const module = hasFile(`flotilla-${game}.mjs`) ? game : (await games())[0].id;
  const board = new Board(await prepare(module));
  try {
    return use(board);
  } finally {
    board.close();
  }
}
