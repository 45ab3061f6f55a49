// bots.js: asks the bots, which think in a Worker (bot_worker.js) built from the rules alone.
// A Worker by address is refused in some frames, one from a Blob in others; where both are, the bot
// thinks on the main thread.
import { fetchText, fileUrl, importFile } from './files.js';
import { randomSeed } from './seed.js';

/**
 * @typedef {object} Thinker
 * @property {(question: string) => Promise<string>} ask
 * @property {() => void} stop
 */

/** The files of a game's bots. @param {string} game */
const moduleOf = (game) => ({ glue: fileUrl(`bots-${game}.mjs`), wasm: fileUrl(`bots-${game}.wasm`) });

/** How long a bot may take, in milliseconds. The slowest phone needs some seconds; a browser short of
 * memory ends a worker without a word. */
const patience = 60_000;

/** @typedef {{resolve: (text: string) => void, reject: (why: Error) => void, timer: number}} Waiting */

/** @param {string} address @param {string} game @returns {Promise<Thinker>} */
async function startWorker(address, game) {
  const worker = new Worker(address, { type: 'module' });
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let sent = 0;
  /** Why it is of no use any more. */
  let dead = '';

  /** @param {number} id @returns {Waiting | undefined} who waits for this answer, and no longer does */
  const take = (id) => {
    const one = waiting.get(id);
    clearTimeout(one?.timer);
    waiting.delete(id);
    return one;
  };
  const fail = (/** @type {string} */ why) => {
    dead = why;
    worker.terminate();
    for (const id of [...waiting.keys()]) take(id)?.reject(new Error(why));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || 'the worker did not start');
  };
  worker.onmessage = ({ data }) => {
    if (data.crashed) fail(data.crashed);
    else take(data.id)?.resolve(data.answer);
  };
  /** @param {object} message @returns {Promise<string>} */
  const send = (message) =>
    new Promise((resolve, reject) => {
      if (dead) return reject(new Error(dead));
      const timer = setTimeout(fail, patience, 'the worker does not answer');
      waiting.set(++sent, { resolve, reject, timer });
      worker.postMessage({ id: sent, ...message });
    });

  await send({ load: moduleOf(game) });
  return {
    ask: (question) => send({ question }),
    stop() {
      worker.terminate();
      for (const id of [...waiting.keys()]) take(id);
    },
  };
}

/** @param {string} game */
async function startBlobWorker(game) {
  const code = new Blob([await fetchText('bot_worker.js')], { type: 'text/javascript' });
  const address = URL.createObjectURL(code);
  try {
    return await startWorker(address, game);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** @param {string} game @returns {Promise<Thinker>} */
async function startOnMainThread(game) {
  const { default: create } = await importFile(`bots-${game}.mjs`);
  const rules = await create({ locateFile: () => moduleOf(game).wasm });
  // After a pause, so that the move before is on the screen while the bot thinks.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  return { ask: async (question) => (await pause(), rules.choose(question)), stop() {} };
}

/** @param {string} game @returns {Promise<Thinker>} */
async function startThinker(game) {
  for (const start of [() => startWorker(fileUrl('bot_worker.js'), game), () => startBlobWorker(game)]) {
    try {
      return await start();
    } catch (error) {
      console.warn('bots:', error);
    }
  }
  return startOnMainThread(game);
}

/** @param {string} game */
export function createBots(game) {
  /** @type {Promise<Thinker> | null} */
  let thinker = null;

  /** @param {string} question */
  const ask = async (question) => {
    const asked = (thinker ??= startThinker(game));
    try {
      return await (await asked).ask(question);
    } catch (error) {
      console.warn('bots:', error);
      // Another bot that failed with it may have started a new one already.
      if (thinker === asked) thinker = null;
      throw error;
    }
  };

  return {
    /** The move a bot wants to make. A bot never gets the match's seed: with it, it could deal the
     * hidden cards for itself.
     * @param {{game: string, bot: string, knowledge: unknown}} what @returns {Promise<object>} */
    async choose(what) {
      const question = JSON.stringify({ ...what, seed: randomSeed() });
      // A crashed worker is replaced once; if it happens again, the caller tells the player.
      const text = await ask(question).catch(() => ask(question));
      const { move, error } = JSON.parse(text);
      if (error) throw new Error(`${error.where ?? ''} ${error.why ?? ''}`.trim());
      return move;
    },

    stop() {
      thinker?.then((one) => one.stop()).catch(() => {});
      thinker = null;
    },
  };
}
