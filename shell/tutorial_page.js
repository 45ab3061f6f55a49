// tutorial_page.js: how to play a game, a few steps in a dialog. Loaded on demand.
import { actions, showDialog } from './dialogs.js';
import { h, icon, newId, withIcons } from './dom.js';
import { fetchJson } from './files.js';
import { gameName, localFile, t } from './words.js';

/** @typedef {import('./types').TutorialStep} TutorialStep */

/** @param {string} game */
export async function showTutorial(game) {
  const file = localFile('tutorials', game);
  const title = t('page.tutorial.of', { game: gameName(game) });
  /** @type {TutorialStep[]} */
  let steps;
  try {
    steps = await fetchJson(file);
  } catch {
    showDialog({ title, body: [h('p', {}, t('page.error.file', { file }))] });
    return;
  }
  showSteps(title, steps);
}

/** @param {string} title @param {TutorialStep[]} steps */
function showSteps(title, steps) {
  const last = steps.length - 1;
  let at = 0;
  const number = h('p', { class: 'step-number', id: newId('step') });
  const text = h('div', { class: 'step' });
  const back = h('button', { type: 'button', onclick: () => go(at - 1) }, icon('left'), h('span', { t: 'page.tutorial.back' }));
  const next = h('button', { class: 'primary', type: 'button', onclick: () => go(at + 1) }, h('span', { t: 'page.tutorial.next' }), icon('right'));
  const done = h('button', { class: 'primary', type: 'button', t: 'page.tutorial.done', onclick: () => dialog.close() });
  const dialog = showDialog({ title, class: 'tutorial', body: [number, text, actions(back, next, done)] });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(at + step);
  });

  /** The focus goes to the heading of the step: it is read, and so is how far one has come.
   * @param {number} to */
  function go(to) {
    if (to < 0 || to > last) return;
    at = to;
    const heading = h('h3', { tabindex: '-1', 'aria-describedby': number.id }, ...withIcons(steps[at].h));
    number.textContent = t('page.tutorial.step', { n: at + 1, count: steps.length });
    text.replaceChildren(heading, ...steps[at].p.map((paragraph) => h('p', {}, ...withIcons(paragraph))));
    back.disabled = at === 0;
    next.hidden = at === last;
    done.hidden = at !== last;
    heading.focus();
  }
  go(0);
}
