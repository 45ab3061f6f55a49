// start.js: starting a match: the engine makes it, the store keeps it, the address shows it.
import { withBoard } from './engine.js';
import { newRecord, overwrite } from './saves.js';
import { randomSeed } from './seed.js';
import { wordsText } from './words.js';

/** Throws the engine's refusal if the options do not fit.
 * @param {{game: string, options: object, seats: import('./types').Seat[], seed?: string}} setup */
export async function startMatch(setup) {
  const match = await withBoard(setup.game, (board) => {
    board.words(wordsText());
    board.start({ ...setup, seed: setup.seed || randomSeed() });
    return board.save();
  });
  const { record } = overwrite(newRecord(match), match, false);
  location.hash = `#match=${record.id}`;
}
