// start.js: starting a match: the engine makes it, the store keeps it, the address shows it.
import { withBoard } from './engine.js';
import { newRecord, overwrite } from './saves.js';
import { randomSeed } from './seed.js';
import { wordsText } from './words.js';

/** @typedef {{game: string, options: object, seats: import('./types').Seat[], seed?: string}} Setup */

/** Throws the engine's refusal if the options do not fit. Whoever has gone elsewhere meanwhile is not
 * called back. @param {Setup} setup */
export async function startMatch(setup) {
  const from = location.hash;
  const match = await withBoard(setup.game, (board) => {
    board.words(wordsText());
    board.start({ ...setup, seed: setup.seed || randomSeed() });
    return board.save();
  });
  if (location.hash !== from) return;
  const { record } = overwrite(newRecord(match), match, false);
  location.hash = `#match=${record.id}`;
}

/** Starts a match for the button that was pressed: it cannot be pressed twice, and comes back, with the
 * focus, if that fails. @param {HTMLButtonElement} button @param {Setup} setup */
export async function startBy(button, setup) {
  button.disabled = true;
  try {
    await startMatch(setup);
  } catch (error) {
    button.disabled = false;
    if (document.activeElement === document.body) button.focus();
    throw error;
  }
}
