// table_view.js: the elements of the table page. What happens on it is table.js.
import { changeIcon, h, icon } from './dom.js';
import { createLog } from './log.js';
import { createMoves } from './moves.js';
import { createNotes } from './notes.js';
import { hasTutorial, hasWord, t } from './words.js';

/** @typedef {import('./types').Page} Page */

/**
 * @param {HTMLElement} root
 * @param {Record<'undo' | 'rules' | 'tutorial' | 'settings' | 'sound' | 'log' | 'screen' | 'side' | 'again', () => void> & {
 *   play: (index: number, any?: boolean) => void, light: (index: number) => void}} on
 */
export function createTableView(root, on) {
  const button = (/** @type {string} */ name, /** @type {string} */ key, /** @type {() => void} */ act) =>
    h('button', { class: 'quiet', type: 'button', label: key, onclick: act }, icon(name));

  const undo = button('undo', 'page.undo', on.undo);
  const sound = button('sound-on', 'page.settings.sound', on.sound);
  const screen = button('full-screen', 'page.full_screen', on.screen);
  const side = button('right', 'page.side', on.side);
  const tutorial = button('help', 'page.tutorial', on.tutorial);
  const title = h('h1', { class: 'table-title' });
  const bar = h(
    'header',
    { class: 'bar' },
    h('a', { class: 'quiet button home', href: '#lobby', label: 'page.back' }, icon('left'), h('span', { t: 'page.lobby' })),
    title,
    h(
      'div',
      { class: 'tools' },
      undo,
      tutorial,
      button('rules', 'page.rules', on.rules),
      button('log', 'page.log', on.log),
      sound,
      button('settings', 'page.settings', on.settings),
      screen,
      side,
    ),
  );

  const hint = h('div', { class: 'hint', hidden: true });
  const stage = h('div', { class: 'stage', tabindex: '-1' }, hint);
  const noteList = h('div', { class: 'notes' });

  const prompt = h('h2', { class: 'prompt', tabindex: '-1' });
  const status = h('p', { class: 'status' });
  const look = h('button', { class: 'look', type: 'button', hidden: true });
  const points = h('ul', { class: 'points', hidden: true });
  const again = h('button', { class: 'primary', type: 'button', t: 'page.rematch', onclick: on.again });
  const over = h(
    'div',
    { class: 'actions', hidden: true },
    again,
    h('a', { class: 'button', href: '#lobby', t: 'page.back' }),
  );
  const moveList = h('div', { class: 'move-list' });
  const idle = h('p', { class: 'idle' });
  const words = h('div', { class: 'table-words' });
  const logList = h('ol', { class: 'log', reversed: true });
  const logEmpty = h('p', { class: 'idle', t: 'page.log.empty' });
  const logHead = h('h2', { t: 'page.log', tabindex: '-1', id: 'log-head' });
  const panel = h(
    'div',
    { class: 'side', id: 'side' },
    h('section', { class: 'now' }, prompt, status, points, look, over),
    h('section', { class: 'choices' }, h('h2', { class: 'unseen', t: 'page.moves' }), idle, moveList),
    h('section', {}, h('h2', { t: 'page.table' }), words),
    h('section', {}, logHead, logEmpty, logList),
  );
  side.setAttribute('aria-controls', 'side');
  screen.hidden = !document.fullscreenEnabled;

  const page = h('main', { class: 'table-page', id: 'main' }, bar, noteList, stage, panel);
  root.replaceChildren(page);

  return {
    stage,
    prompt,
    look,
    undo,
    again,
    moves: createMoves(moveList, on),
    log: createLog(logList, logEmpty),
    notes: createNotes(noteList),
    logHead,

    /** @param {HTMLCanvasElement | null} canvas null: there is no picture, the lists do it all */
    hang(canvas) {
      stage.querySelector('canvas')?.remove();
      page.classList.toggle('no-picture', canvas === null);
      stage.hidden = canvas === null;
      if (canvas) {
        canvas.setAttribute('role', 'img');
        stage.prepend(canvas);
      }
    },

    /** The state of the match in words. @param {Page} page */
    show({ game, title: name, prompt: asked, status: state, table, result, names, over: ended }) {
      title.textContent = name;
      document.title = `${name} · ${t('page.title')}`;
      stage.querySelector('canvas')?.setAttribute('aria-label', t('page.board', { game: name }));
      prompt.textContent = result ? result.text : asked;
      status.textContent = state;
      tutorial.hidden = !hasTutorial(game);
      points.hidden = !result;
      const own = game + '.over.points'; // Where it is not points that count.
      const scored = hasWord(own) ? own : 'page.over.points';
      points.replaceChildren(...(result?.scores ?? []).map((score, side) => h('li', {}, t(scored, { name: names[side], count: score }))));
      over.hidden = !ended;
      words.replaceChildren(...table.map(part));
    },

    /** @param {string} text what to read where no move can be made */
    idle(text) {
      idle.textContent = text;
      idle.hidden = text === '';
    },

    /** What is under the pointer, in words, beside it. @param {string} text @param {number} x @param {number} y */
    hint(text, x, y) {
      hint.hidden = text === '';
      if (hint.hidden) return;
      hint.textContent = text;
      const { clientWidth, clientHeight } = stage;
      hint.style.left = `${Math.max(4, Math.min(x + 14, clientWidth - hint.offsetWidth - 4))}px`;
      const below = y + 22;
      const fits = below + hint.offsetHeight < clientHeight;
      hint.style.top = `${fits ? below : Math.max(4, y - hint.offsetHeight - 14)}px`;
    },

    /** @param {boolean} on */
    sound(on) {
      changeIcon(/** @type {HTMLElement} */ (sound.firstElementChild), on ? 'sound-on' : 'sound-off');
      sound.setAttribute('aria-pressed', String(on));
    },

    /** @param {boolean} open */
    side(open) {
      page.classList.toggle('folded', !open);
      side.setAttribute('aria-expanded', String(open));
      changeIcon(/** @type {HTMLElement} */ (side.firstElementChild), open ? 'right' : 'left');
    },

    full() {
      const full = document.fullscreenElement !== null;
      const key = full ? 'page.full_screen.leave' : 'page.full_screen';
      screen.dataset.label = key;
      screen.title = t(key);
      screen.setAttribute('aria-label', t(key));
      changeIcon(/** @type {HTMLElement} */ (screen.firstElementChild), full ? 'leave-full-screen' : 'full-screen');
    },
  };
}

/** @param {{heading: string, lines: string[]}} part */
const part = ({ heading, lines }) =>
  h('div', { class: 'part' }, h('h3', {}, heading), h('ul', {}, ...lines.map((line) => h('li', {}, line))));
