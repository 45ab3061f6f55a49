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

/** @param {string} address @param {string} game @returns {Promise<Thinker>} */
function startWorker(address, game) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' });
    /** @type {Map<number, {resolve: (text: string) => void, reject: (why: Error) => void}>} */
    const waiting = new Map();
    let asked = 0;
    const fail = (/** @type {string} */ why) => {
      worker.terminate();
      reject(new Error(why));
      for (const one of waiting.values()) one.reject(new Error(why));
      waiting.clear();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || 'the worker did not start');
    };
    worker.onmessage = ({ data }) => {
      if (data.crashed) return fail(data.crashed);
      if (data.ready) return resolve({ ask, stop: () => worker.terminate() });
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    };
    /** @param {string} question @returns {Promise<string>} */
    const ask = (question) =>
      new Promise((resolve, reject) => {
        waiting.set(++asked, { resolve, reject });
        worker.postMessage({ id: asked, question });
      });
    worker.postMessage({ load: moduleOf(game) });
  });
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

  const start = () => {
    thinker ??= startThinker(game);
    thinker.catch(() => (thinker = null));
    return thinker;
  };

  /** @param {string} question */
  const ask = async (question) => {
    try {
      return await (await start()).ask(question);
    } catch (error) {
      console.warn('bots:', error);
      thinker = null;
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
