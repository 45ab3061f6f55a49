// rules_page.js: the rules of a game in our own words, in a dialog. Loaded on demand.
import { showDialog } from './dialogs.js';
import { h, withIcons } from './dom.js';
import { fetchJson } from './files.js';
import { gameName, localFile, t } from './words.js';

/** @param {any} block @returns {HTMLElement} */
function render(block) {
  if (block.h) return h('h3', {}, ...withIcons(block.h));
  if (block.p) return h('p', {}, ...withIcons(block.p));
  if (block.list) return h('ul', {}, ...block.list.map((/** @type {string} */ item) => h('li', {}, ...withIcons(item))));
  const { head, rows } = block.table;
  const cells = (/** @type {'th' | 'td'} */ tag, /** @type {(string | number)[]} */ row) =>
    h('tr', {}, ...row.map((cell) => h(tag, tag === 'th' ? { scope: 'col' } : {}, ...withIcons(String(cell)))));
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': head.join(', ') },
    h('table', {}, h('thead', {}, cells('th', head)), h('tbody', {}, ...rows.map((/** @type {string[]} */ row) => cells('td', row)))),
  );
}

/** @param {string} game */
export async function showRules(game) {
  const title = t('page.rules.of', { game: gameName(game) });
  const file = localFile('rules', game);
  let body;
  try {
    const blocks = await fetchJson(file);
    body = blocks.map(render);
  } catch {
    body = [h('p', {}, t('page.error.file', { file }))];
  }
  const dialog = showDialog({ title, class: 'rules', body });
  // Long text: reading starts at the top, and the keys scroll it.
  const text = /** @type {HTMLElement} */ (dialog.querySelector('.dialog-body'));
  text.tabIndex = 0;
  text.setAttribute('role', 'document');
  text.focus();
}
