// announce.js: what a screen reader is told. Both regions are in the page from the start, empty:
// regions that come with their text are often not read. One message per turn of the others, because
// streams of messages get cut off.

const said = () => document.getElementById('said');
const turn = () => document.getElementById('turn');
const kept = 20;

/** The same text twice is not read twice; with a no-break space it is another text.
 * @param {string} text @param {string | null | undefined} before */
const fresh = (text, before) => (text === before ? `${text}\u00a0` : text);

/** Adds to the history: everything that happened since the last message, in one.
 * @param {string[]} sentences */
export function tell(sentences) {
  const region = said();
  if (!region || sentences.length === 0) return;
  const line = document.createElement('p');
  line.textContent = fresh(sentences.join(' '), region.lastElementChild?.textContent);
  region.append(line);
  while (region.childElementCount > kept) region.firstElementChild?.remove();
}

/** Says whose turn it is and what is asked. @param {string} text */
export function tellTurn(text) {
  const region = turn();
  if (region) region.textContent = fresh(text, region.textContent);
}

/** Between two people nothing of the last player's turn may stay readable. */
export function hush() {
  said()?.replaceChildren();
  turn()?.replaceChildren();
}
