// storage.js: the only place that touches localStorage. It may be missing, forbidden (the getter
// itself throws in some frames), full, or vanish: then values live in memory until the page goes,
// and `storage.works` and each write say so, so that the page can say it in words.

/** @typedef {'full' | 'refused'} WriteFailure */

/** What could not be written stays readable here for as long as the page lives.
 * @type {Map<string, string>} */
const memory = new Map();

/** @returns {Storage | null} */
function probe() {
  try {
    const found = window.localStorage;
    const key = 'flotilla.probe';
    found.setItem(key, '1');
    const works = found.getItem(key) === '1';
    found.removeItem(key);
    return works ? found : null;
  } catch (error) {
    // A full store still holds what was saved: it can be read, and room can be made in it.
    return isFull(error) ? window.localStorage : null;
  }
}

/** @param {unknown} error */
const isFull = (error) =>
  error instanceof DOMException &&
  (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

const store = probe();

export const storage = {
  /** Does this browser keep anything for us at all? */
  get works() {
    return store !== null;
  },

  /** @param {string} key @returns {string | null} */
  get(key) {
    if (memory.has(key)) return /** @type {string} */ (memory.get(key));
    try {
      return store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },

  /** Writes, and reads back: a frame may accept a value and drop it.
   * @param {string} key @param {string} value @returns {WriteFailure | null} why it failed */
  set(key, value) {
    try {
      if (!store) throw new Error('no storage');
      store.setItem(key, value);
      if (store.getItem(key) !== value) throw new Error('not kept');
      memory.delete(key);
      return null;
    } catch (error) {
      memory.set(key, value);
      return isFull(error) ? 'full' : 'refused';
    }
  },

  /** @param {string} key */
  remove(key) {
    memory.delete(key);
    try {
      store?.removeItem(key);
    } catch {
      // Nothing to do: what cannot be reached cannot be removed.
    }
  },

  /** @param {string} prefix @returns {string[]} */
  keys(prefix) {
    const found = new Set(memory.keys());
    try {
      for (let i = 0; store && i < store.length; i++) found.add(store.key(i) ?? '');
    } catch {
      // Memory alone, then.
    }
    return [...found].filter((key) => key.startsWith(prefix)).sort();
  },

  /** Is this very key only in memory? @param {string} key */
  onlyInMemory: (key) => memory.has(key),

  /** Calls back when another tab has changed a key (null: all of them).
   * @param {(key: string | null) => void} listener @returns {() => void} stops it */
  watch(listener) {
    const heard = (/** @type {StorageEvent} */ event) => listener(event.key);
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
