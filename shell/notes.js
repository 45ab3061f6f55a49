// notes.js: sentences about the device and the page (not saved, other tab, picture lost), shown in
// place, one of each kind, and told to screen readers.
import { tell } from './announce.js';
import { h, icon } from './dom.js';

/** @param {HTMLElement} root */
export function createNotes(root) {
  /** @type {Map<string, HTMLElement>} */
  const shown = new Map();

  /** @param {string} kind */
  function hide(kind) {
    shown.get(kind)?.remove();
    shown.delete(kind);
  }

  return {
    hide,
    /** @param {string} kind a later note of the same kind takes its place
     * @param {string} text
     * @param {{label: string, act: () => void}[]} [choices] without any, the note can be closed */
    show(kind, text, choices = []) {
      // With choices it is about something else, even if it says the same.
      if (choices.length === 0 && shown.get(kind)?.dataset.text === text) return;
      hide(kind);
      const press = (/** @type {() => void} */ act) => () => {
        hide(kind);
        act();
      };
      const buttons = choices.map(({ label, act }) =>
        h('button', { type: 'button', onclick: press(act), t: label }),
      );
      const close = h('button', { class: 'quiet', type: 'button', label: 'page.close', onclick: () => hide(kind) }, icon('close'));
      const note = h('div', { class: 'note', 'data-text': text, 'data-kind': kind }, h('p', {}, text), ...buttons, choices.length === 0 && close);
      shown.set(kind, note);
      root.append(note);
      tell([text]);
    },
  };
}
