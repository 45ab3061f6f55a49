// bot_worker.js: runs in the Worker. A bot gets what its seat knows, never the state of the match.
// The other half is bots.js.

/** @type {any} */
let bots = null;

/** @param {MessageEvent} event */
self.onmessage = async ({ data }) => {
  try {
    if (data.load) {
      const { default: create } = await import(data.load.glue);
      bots = await create({ locateFile: () => data.load.wasm });
      self.postMessage({ id: data.id });
    } else {
      self.postMessage({ id: data.id, answer: bots.choose(data.question) });
    }
  } catch (error) {
    // Thrown again in the page, which starts a new worker: after a trap this one is of no use.
    self.postMessage({ id: data.id, crashed: String(error) });
  }
};
