// handover.js: who may see the screen now, and the curtain between two people on one device.
import { actions, showDialog } from './dialogs.js';
import { h } from './dom.js';
import { t } from './words.js';

/** @typedef {import('./types').Page} Page */

/**
 * @typedef {object} Seating
 * @property {number} viewer whose secrets may be shown, -1: nobody's
 * @property {number} actor whose moves are offered, -1: nobody's
 * @property {number} curtain the person to hand the device to first, -1: no curtain
 * @property {boolean} look may the actor hold a button to look at the own hand?
 */

/** @param {Pick<Page, 'seats'>} page */
const peopleOf = ({ seats }) => seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));

/** Do several people share this screen? @param {Pick<Page, 'seats'>} page */
export const isShared = (page) => peopleOf(page).length > 1;

/** The people who are to act. @param {Pick<Page, 'seats' | 'to_act'>} page */
export const peopleToAct = ({ seats, to_act }) => to_act.filter((seat) => seats[seat].kind === 'person');

/** The bots who are to act. @param {Pick<Page, 'seats' | 'to_act'>} page */
export const botsToAct = ({ seats, to_act }) => to_act.filter((seat) => seats[seat].kind === 'bot');

/** Has one of several who choose at once made the choice, and do the others still choose? Then
 * nothing has happened yet that anybody else could see.
 * @param {number[]} before who was to act @param {number[]} after who is to act now */
export const choiceGoesOn = (before, after) =>
  after.length > 0 && after.length === before.length - 1 && after.every((seat) => before.includes(seat));

/** Who counts as being at the screen after a move. Where several people are to choose in secret from
 * each other, whoever was there last has no more right to the screen than the others.
 * @param {number} shown @param {number[]} before who was to act
 * @param {Pick<Page, 'seats' | 'to_act'>} page after the move */
export function stillThere(shown, before, page) {
  return choiceGoesOn(before, page.to_act) || peopleToAct(page).length < 2 ? shown : -1;
}

/** Who sits at the screen, from the public state of the match alone.
 * @param {Pick<Page, 'seats' | 'to_act' | 'over' | 'secrets' | 'open_decision'>} page
 * @param {number} shown the person who has confirmed to be at the screen, -1: nobody yet
 * @returns {Seating} */
export function seating(page, shown) {
  const people = peopleOf(page);
  const nobody = { viewer: -1, actor: -1, curtain: -1, look: false };
  if (people.length === 0) return nobody;
  // One person alone always sees the own things: nobody else looks at this screen.
  if (people.length === 1) return { ...nobody, viewer: people[0], actor: people[0] };
  if (page.over) return nobody;

  const waiting = peopleToAct(page);
  const next = waiting.includes(shown) ? shown : (waiting[0] ?? -1);
  // While bots act everybody looks on.
  if (next < 0) return nobody;
  if (!page.secrets || next === shown) return { ...nobody, viewer: next, actor: next };
  if (page.open_decision) return { ...nobody, actor: next, look: true };
  return { ...nobody, curtain: next };
}

/** The curtain: a card that leaves the table in sight, because while it is up the page shows
 * nobody's view: nothing secret is in it.
 * @param {{name: string, news: string[], confirm: () => void, undo?: () => void, lobby: () => void}} what
 * news: what happened since the last curtain, for all to hear
 * @returns {() => void} takes it away unconfirmed */
export function showCurtain({ name, news, confirm, undo, lobby }) {
  const ready = h(
    'button',
    { class: 'primary', type: 'button', autofocus: true, onclick: () => leave(confirm) },
    t('page.hand_over.confirm', { name }),
  );
  const back = h('button', { type: 'button', onclick: () => leave(lobby), t: 'page.back' });
  const takeBack = undo && h('button', { type: 'button', onclick: () => leave(undo), t: 'page.undo' });
  const happened = h(
    'ul',
    { class: 'news', tabindex: '0', label: 'page.hand_over.news' },
    ...news.map((sentence) => h('li', {}, sentence)),
  );
  const dialog = showDialog({
    title: t('page.hand_over', { name }),
    class: 'curtain',
    closable: false,
    body: [
      ...(news.length > 0 ? [happened] : []),
      h('p', {}, t('page.hand_over.help', { name })),
      actions(ready, ...(takeBack ? [takeBack] : []), back),
    ],
  });

  /** @param {() => void} then */
  function leave(then) {
    drop();
    then();
  }
  // Removed at once: the close event, which removes other dialogs, comes a moment later, and shows
  // this one again if it is still there.
  function drop() {
    dialog.close();
    dialog.remove();
  }
  return drop;
}

/** Shows the hand while the button is held. Whoever cannot hold a button presses it once to look
 * and once more to hide (keyboards and assistive technology send clicks without a pointer).
 * @param {HTMLButtonElement} button @param {(visible: boolean) => void} show */
export function holdToLook(button, show) {
  const set = (/** @type {boolean} */ visible) => {
    if ((button.getAttribute('aria-pressed') === 'true') === visible) return;
    button.setAttribute('aria-pressed', String(visible));
    show(visible);
  };
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('pointerdown', () => set(true));
  for (const end of ['pointerup', 'pointercancel', 'pointerleave', 'blur']) {
    button.addEventListener(end, () => set(false));
  }
  button.addEventListener('contextmenu', (event) => event.preventDefault());
  button.addEventListener('click', (event) => {
    if (event.detail === 0) set(button.getAttribute('aria-pressed') !== 'true');
  });
  return () => set(false);
}
