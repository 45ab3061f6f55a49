// moves.js: a real button for every listed move, under its heading. Each group is one tab stop,
// with arrows inside; the focused move is lit up on the canvas. Where there is one group, the keys
// 1 to 9 play its first moves, which bear those numbers.
import { h, newId } from './dom.js';
import { settings } from './settings.js';

/** @typedef {import('./types').MoveGroup} MoveGroup */

/**
 * @param {HTMLElement} root
 * @param {{play: (index: number, any?: boolean) => void, light: (index: number) => void}} on
 */
export function createMoves(root, on) {
  root.addEventListener('click', (event) => {
    const index = moveOf(event.target);
    if (index >= 0) on.play(index);
    const any = event.target instanceof Element && event.target.closest('.any');
    if (any) on.play(moveOf(any.parentElement?.querySelector('.move') ?? null), true);
  });
  root.addEventListener('keydown', (event) => rove(event));
  // Focus and hover light the same spot, so the list explains the picture either way.
  root.addEventListener('focusin', (event) => on.light(moveOf(event.target)));
  root.addEventListener('focusout', () => on.light(-1));
  root.addEventListener('pointerover', (event) => on.light(moveOf(event.target)));
  root.addEventListener('pointerleave', () => on.light(moveOf(document.activeElement)));

  return {
    /** @param {MoveGroup[]} groups */
    show(groups) {
      const numbered = groups.length === 1 && settings().number_keys;
      root.replaceChildren(...groups.map((one) => group(one, numbered)));
    },
    /** The move that bears this number. @param {string} key @returns {number} -1: there is none */
    numbered: (key) => moveOf(root.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`)),
    /** @returns {boolean} was there one to focus? */
    focusFirst() {
      const first = root.querySelector('button');
      first?.focus();
      return first !== null;
    },
    hasFocus: () => root.contains(document.activeElement),
    /** For somebody who looks at the picture: the page stays where it is. @param {number} index */
    focus(index) {
      const button = root.querySelector(`[data-move="${index}"]`);
      if (button instanceof HTMLElement) focusOn(button, { preventScroll: true });
    },
  };
}

/** @param {EventTarget | null} target */
function moveOf(target) {
  const button = target instanceof Element ? target.closest('button[data-move]') : null;
  return button instanceof HTMLElement ? Number(button.dataset.move) : -1;
}

const mostNumbers = 9;

/** @param {MoveGroup} what @param {boolean} numbered */
function group({ heading, moves, any }, numbered) {
  const id = newId('moves');
  const buttons = moves.map(({ index, label }, place) => {
    const number = numbered && place < mostNumbers && String(place + 1);
    return h(
      'button',
      { class: 'move', type: 'button', 'data-move': index, tabindex: place === 0 ? '0' : '-1', 'aria-keyshortcuts': number },
      number && h('kbd', { 'aria-hidden': 'true' }, number),
      h('span', {}, label),
    );
  });
  if (any) buttons.push(h('button', { class: 'any', type: 'button', tabindex: '-1' }, any));
  return h('div', { class: 'move-group', role: 'group', 'aria-labelledby': id }, h('h3', { id }, heading), ...buttons);
}

/** @type {Record<string, (at: number, count: number) => number>} */
const steps = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** @param {KeyboardEvent} event */
function rove(event) {
  const step = steps[event.key];
  const from = event.target;
  if (!step || !(from instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
  const buttons = [...(from.closest('.move-group')?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === from);
  if (at < 0) return;
  event.preventDefault();
  focusOn(buttons[step(at, buttons.length)]);
}

/** The group's one tab stop goes along. @param {HTMLElement} button @param {FocusOptions} [how] */
function focusOn(button, how) {
  for (const one of button.closest('.move-group')?.querySelectorAll('button') ?? []) one.tabIndex = -1;
  button.tabIndex = 0;
  button.focus(how);
}
