// log.js: what has happened, as sentences, the newest first so that nobody has to scroll for it.
import { h } from './dom.js';

/** @typedef {import('./types').LogLine} LogLine */

/** @param {HTMLOListElement} root @param {HTMLElement} empty shown while there is nothing to tell */
export function createLog(root, empty) {
  /** @type {LogLine[]} */
  let shown = [];

  /** @param {LogLine[]} lines */
  const continues = (lines) =>
    lines.length >= shown.length &&
    shown.every(({ text, move, mark }, i) => text === lines[i].text && move === lines[i].move && mark === lines[i].mark);

  return {
    /** Shows these lines and no others: adds what is new where they go on, else all of them anew
     * (after an undo, for another viewer, and where older lines are to be forgotten).
     * @param {LogLine[]} lines */
    show(lines) {
      if (!continues(lines)) this.clear();
      for (const { text, mark } of lines.slice(shown.length)) {
        root.prepend(h('li', { class: mark === null ? null : `mark-${mark}` }, text));
      }
      shown = lines;
      empty.hidden = shown.length > 0;
    },
    clear() {
      root.replaceChildren();
      shown = [];
    },
  };
}
