// settings.js: what a player has chosen for this device. The dialog is settings_page.js.
import { storage } from './storage.js';

/** @typedef {import('./types').Settings} Settings */

const key = 'flotilla.settings';

/** @type {Settings} */
const defaults = {
  language: '',
  sound: window.top === window, // Inside another page nothing begins to sound by itself.
  speed: 1,
  motion: 'system',
  counting: true,
  sort_hand: false,
  own_edge: true,
  number_keys: true,
  side_open: true,
  name: '',
};

/** @type {Settings} */
let current = read();
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();
const wishesLess = matchMedia('(prefers-reduced-motion: reduce)');

/** Takes each value only if it has the type of its default: the record may come from anywhere. */
function read() {
  /** @type {any} */
  let stored = {};
  try {
    stored = JSON.parse(storage.get(key) ?? '{}') ?? {};
  } catch {
    // A damaged record costs the settings, no more.
  }
  /** @type {any} */
  const result = { ...defaults };
  for (const [name, value] of Object.entries(defaults)) {
    if (typeof stored[name] === typeof value) result[name] = stored[name];
  }
  return result;
}

export const settings = () => current;

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  current = { ...current, ...change };
  storage.set(key, JSON.stringify(current));
  for (const listener of listeners) listener(current);
}

/** @param {(settings: Settings) => void} listener @returns {() => void} stops it */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const reducedMotion = () =>
  current.motion === 'reduced' || (current.motion === 'system' && wishesLess.matches);

/** What the board wants to know, as `board.settings` takes it. */
export const boardSettings = () => ({
  speed: current.speed,
  reduced_motion: reducedMotion(),
  counting: current.counting,
  sort_hand: current.sort_hand,
  own_edge: current.own_edge,
});

wishesLess.addEventListener('change', () => listeners.forEach((listener) => listener(current)));
storage.watch((changed) => {
  if (changed !== key) return;
  current = read();
  listeners.forEach((listener) => listener(current));
});
