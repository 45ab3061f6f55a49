// rules_page.js: the rules of a game in our own words, in a dialog. Loaded on demand.
import { showDialog } from './dialogs.js';
import { h, icon } from './dom.js';
import { fetchJson } from './files.js';
import { currentLanguage, gameName, t } from './words.js';

/** Text with `{icon:dagger}` in it. @param {string} text */
const inline = (text) =>
  text.split(/\{icon:([\w-]+)\}/).map((part, i) => (i % 2 === 1 ? icon(part) : part));

/** @param {any} block @returns {HTMLElement} */
function render(block) {
  if (block.h) return h('h3', {}, ...inline(block.h));
  if (block.p) return h('p', {}, ...inline(block.p));
  if (block.list) return h('ul', {}, ...block.list.map((/** @type {string} */ item) => h('li', {}, ...inline(item))));
  const { head, rows } = block.table;
  const cells = (/** @type {'th' | 'td'} */ tag, /** @type {(string | number)[]} */ row) =>
    h('tr', {}, ...row.map((cell) => h(tag, tag === 'th' ? { scope: 'col' } : {}, ...inline(String(cell)))));
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': head.join(', ') },
    h('table', {}, h('thead', {}, cells('th', head)), h('tbody', {}, ...rows.map((/** @type {string[]} */ row) => cells('td', row)))),
  );
}

/** @param {string} game */
export async function showRules(game) {
  const title = t('page.rules.of', { game: gameName(game) });
  let body;
  try {
    const blocks = await fetchJson(`rules/${game}.${currentLanguage()}.json`);
    body = blocks.map(render);
  } catch {
    body = [h('p', {}, t('page.error.file', { file: `rules/${game}.${currentLanguage()}.json` }))];
  }
  const dialog = showDialog({ title, class: 'rules', body });
  // Long text: reading starts at the top, and the keys scroll it.
  const text = /** @type {HTMLElement} */ (dialog.querySelector('.dialog-body'));
  text.tabIndex = 0;
  text.setAttribute('role', 'document');
  text.focus();
}
