// moves.js: a real button for every listed move, under its heading. Each group is one tab stop,
// with arrows inside; the focused move is lit up on the canvas.
import { h, newId } from './dom.js';

/** @typedef {import('./types').MoveGroup} MoveGroup */

/**
 * @param {HTMLElement} root
 * @param {{play: (index: number) => void, light: (index: number) => void}} on
 */
export function createMoves(root, on) {
  root.addEventListener('click', (event) => {
    const index = moveOf(event.target);
    if (index >= 0) on.play(index);
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
      root.replaceChildren(...groups.map(group));
    },
    /** @returns {boolean} was there one to focus? */
    focusFirst() {
      const first = root.querySelector('button');
      first?.focus();
      return first !== null;
    },
    hasFocus: () => root.contains(document.activeElement),
  };
}

/** @param {EventTarget | null} target */
function moveOf(target) {
  const button = target instanceof Element ? target.closest('button[data-move]') : null;
  return button instanceof HTMLElement ? Number(button.dataset.move) : -1;
}

/** @param {MoveGroup} what */
function group({ heading, moves }) {
  const id = newId('moves');
  const buttons = moves.map(({ index, label }, place) =>
    h('button', { class: 'move', type: 'button', 'data-move': index, tabindex: place === 0 ? '0' : '-1' }, label),
  );
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
  const next = buttons[step(at, buttons.length)];
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
