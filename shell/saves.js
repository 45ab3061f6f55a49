// saves.js: the matches kept on this device, one storage key each. What they look like from the
// lobby is lobby.js; export and import are transfer.js.
//
// There is no index beside the records: the keys are the index. Reading all of them takes some
// milliseconds at the limits below, and a torn write can never make the two disagree.
import { storage } from './storage.js';

/** @typedef {import('./types').MatchRecord} MatchRecord */
/** @typedef {import('./types').CoreSave} CoreSave */
/** @typedef {import('./types').Entry} Entry */
/** @typedef {import('./types').RecordState} RecordState */

const prefix = 'flotilla.match.';
const copySuffix = '.bak';
const version = 1;
export const limits = { matches: 200, characters: 1_000_000 };

/** @param {string} id */
const keyOf = (id) => prefix + id;
/** @param {string} id */
const copyKeyOf = (id) => prefix + id + copySuffix;

/** @param {string} id as it comes in a link */
export const isId = (id) => /^[a-z0-9]{6,24}$/.test(id);

export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** @param {string} text */
export function crc32(text) {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

/** @param {Omit<MatchRecord, 'check'>} rest @returns {MatchRecord} */
function seal(rest) {
  return { ...rest, check: crc32(JSON.stringify(rest)) };
}

/** @param {CoreSave} match @param {boolean} over @returns {MatchRecord} */
export function newRecord(match, over = false) {
  const now = new Date().toISOString();
  return seal({ format: 'flotilla-record', version, id: newId(), rev: 0, created: now, touched: now, over, match });
}

/** What a text is, and the record if it is a good one.
 * @param {string} text @param {Record<string, number>} rules the rules version of each game we have
 * @returns {{state: RecordState, record: MatchRecord | null}} */
export function readRecord(text, rules) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return { state: 'damaged', record: null };
  }
  if (value?.format !== 'flotilla-record') return { state: 'damaged', record: null };
  // A newer format may have another check: its number is all we may trust.
  if (value.version > version) return { state: 'newer', record: null };
  const { check, ...rest } = value;
  if (check !== crc32(JSON.stringify(rest)) || !isId(rest.id) || !rest.match) {
    return { state: 'damaged', record: null };
  }
  return { state: rules[rest.match.game] === rest.match.rules ? 'good' : 'rules', record: value };
}

/** @param {string} id @param {Record<string, number>} rules @returns {Entry | null} */
export function find(id, rules) {
  const text = storage.get(keyOf(id));
  const copyText = storage.get(copyKeyOf(id));
  const copy = copyText === null ? null : readRecord(copyText, rules);
  // A copy without its record is a write or a deletion that was torn: the copy is the match.
  if (text === null) return copy && copyText !== null ? { id, text: copyText, ...copy, copy: null } : null;
  const found = readRecord(text, rules);
  return { id, text, ...found, copy: found.state === 'damaged' && copy?.state === 'good' ? copy.record : null };
}

/** All matches, the last touched first; what cannot be read comes at the end.
 * @param {Record<string, number>} rules @returns {Entry[]} */
export function list(rules) {
  const ids = new Set(storage.keys(prefix).map((key) => key.slice(prefix.length).replace(copySuffix, '')));
  const entries = [...ids].map((id) => find(id, rules)).filter((entry) => entry !== null);
  const touched = (/** @type {Entry} */ entry) => entry.record?.touched ?? '';
  return entries.sort((a, b) => touched(b).localeCompare(touched(a)));
}

/**
 * @typedef {object} Written
 * @property {MatchRecord} record as it is now
 * @property {'full' | 'refused' | null} failure why it is only in memory
 */

/** Writes the next revision of a match. Gives null, and writes nothing, when somebody else has
 * written since: then the player decides.
 * @param {MatchRecord} record as it was last read or written @param {CoreSave} match
 * @param {boolean} over @returns {Written | null} */
export function write(record, match, over) {
  const key = keyOf(record.id);
  const stored = storage.get(key);
  if (stored !== null && revision(stored) !== record.rev) return null;
  return put(record, match, over, stored);
}

/** Writes without looking who was here before: after the player has decided, and on import.
 * @param {MatchRecord} record @param {CoreSave} match @param {boolean} over */
export function overwrite(record, match, over) {
  const stored = storage.get(keyOf(record.id));
  const rev = Math.max(record.rev, (stored === null ? 0 : revision(stored)) ?? 0);
  return put({ ...record, rev }, match, over, stored);
}

/** @param {string} text @returns {number | null} null: damaged or newer, which nobody overwrites */
function revision(text) {
  return readRecord(text, {}).record?.rev ?? null;
}

/** @param {MatchRecord} record @param {CoreSave} match @param {boolean} over
 * @param {string | null} stored @returns {Written} */
function put({ check: _, ...old }, match, over, stored) {
  const record = seal({ ...old, match, over, rev: old.rev + 1, touched: new Date().toISOString() });
  const text = JSON.stringify(record);
  while (isOver(text.length) && removeOldest(record.id));
  // The copy first: whenever the browser stops, one of the two is whole.
  if (stored !== null && revision(stored) !== null) storage.set(copyKeyOf(record.id), stored);
  let failure = storage.set(keyOf(record.id), text);
  while (failure === 'full' && removeOldest(record.id)) failure = storage.set(keyOf(record.id), text);
  return { record, failure };
}

/** @param {number} length */
function isOver(length) {
  const keys = storage.keys(prefix);
  const matches = keys.filter((key) => !key.endsWith(copySuffix)).length;
  const characters = keys.reduce((sum, key) => sum + (storage.get(key)?.length ?? 0), length);
  return matches > limits.matches || characters > limits.characters;
}

/** Old matches that had to go and that the player has not been told of yet. */
let untold = 0;

export function takeRemoved() {
  const count = untold;
  untold = 0;
  return count;
}

/** Makes room: the oldest finished match goes first, a running one never.
 * @param {string} except @returns {boolean} false: there is no finished match left */
function removeOldest(except) {
  const finished = list({}).filter((entry) => entry.record?.over && entry.id !== except);
  const oldest = finished[finished.length - 1];
  if (!oldest) return false;
  remove(oldest.id);
  untold++;
  return true;
}

/** Is the match in storage, not only in memory? @param {string} id */
export const isKept = (id) => !storage.onlyInMemory(keyOf(id));

/** @param {string} id @returns {() => void} puts it back as it was */
export function remove(id) {
  const kept = [keyOf(id), copyKeyOf(id)].map((key) => ({ key, text: storage.get(key) }));
  for (const { key } of kept) storage.remove(key);
  return () => {
    for (const { key, text } of kept) if (text !== null) storage.set(key, text);
  };
}

/** Calls back when another tab has changed a match (null: any).
 * @param {(id: string | null) => void} listener */
export const watch = (listener) =>
  storage.watch((key) => {
    if (key === null) listener(null);
    else if (key.startsWith(prefix) && !key.endsWith(copySuffix)) listener(key.slice(prefix.length));
  });

/** Asks the browser not to clear the matches away; some ask the player, most just decide. */
export function askToKeep() {
  navigator.storage?.persist?.().catch(() => {});
}

/** Holds a match for this tab, so that a second one only looks on. Where there are no locks every
 * tab holds it, and the revision numbers find out.
 * @param {string} id @param {{steal?: boolean, onlost?: () => void}} [how]
 * @returns {Promise<{mine: boolean, release: () => void}>} */
export function hold(id, { steal = false, onlost } = {}) {
  return new Promise((resolve) => {
    const free = { mine: true, release() {} };
    const granted = (/** @type {Lock | null} */ lock) => {
      if (!lock) return resolve({ mine: false, release() {} });
      return new Promise((/** @type {(value?: unknown) => void} */ release) => resolve({ mine: true, release }));
    };
    try {
      navigator.locks
        .request(keyOf(id), steal ? { steal } : { ifAvailable: true }, granted)
        .catch((error) => {
          // AbortError: another tab took over. Anything else: no locks in this kind of frame.
          if (error?.name === 'AbortError') onlost?.();
          else resolve(free);
        });
    } catch {
      resolve(free);
    }
  });
}
