// transfer.js: export and import of matches, as a file and as a text to copy. Loaded on demand.
import { actions, showDialog } from './dialogs.js';
import { h, newId } from './dom.js';
import { Refusal, withBoard } from './engine.js';
import { describe } from './lobby.js';
import { find, newId as newMatchId, newRecord, overwrite, readRecord } from './saves.js';
import { t, wordsText } from './words.js';

/** @typedef {import('./types').Entry} Entry */
/** @typedef {import('./types').MatchRecord} MatchRecord */

const maxCharacters = 5_000_000;

// --- Export --------------------------------------------------------------------------------------

/** One match as it lies in storage; several in a list. What is damaged goes along as text, so that
 * it can be looked into elsewhere. @param {Entry[]} entries */
function exportText(entries) {
  if (entries.length === 1) return entries[0].text;
  return JSON.stringify({
    format: 'flotilla-matches',
    version: 1,
    matches: entries.map(({ state, text }) => (state === 'damaged' ? text : JSON.parse(text))),
  });
}

/** @param {Entry[]} entries */
function fileName(entries) {
  const day = new Date().toISOString().slice(0, 10);
  const what = entries.length === 1 ? (entries[0].record?.match.game ?? 'match') : 'matches';
  return `flotilla-${what}-${day}.json`;
}

/** @param {Entry[]} entries */
export function showExport(entries) {
  const text = exportText(entries);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const id = newId('export');
  const area = h('textarea', { id, rows: '6', readonly: true, spellcheck: 'false' });
  area.value = text;
  const said = h('p', { role: 'status' });
  const copy = async () => {
    area.select();
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = t('page.copied');
    } catch {
      said.textContent = t('page.copy_failed');
    }
  };
  showDialog({
    title: t(entries.length === 1 ? 'page.export' : 'page.export_all'),
    onclose: () => URL.revokeObjectURL(address),
    body: [
      h('p', { t: 'page.export.warning' }),
      actions(h('a', { class: 'button', href: address, download: fileName(entries), t: 'page.export.file' })),
      // Frames may forbid downloads; a text can always be copied.
      h('label', { for: id, t: 'page.export.text' }),
      area,
      actions(h('button', { type: 'button', t: 'page.copy', onclick: copy })),
      said,
    ],
  });
}

// --- Import --------------------------------------------------------------------------------------

/** What one match of the file would become. @typedef {{record: MatchRecord, here: Entry | null}} Candidate */

/** The matches in a text, each as the text of a record. Also takes a bare match of the command line.
 * @param {string} text @returns {string[]} */
function split(text) {
  const value = JSON.parse(text);
  if (value?.format === 'flotilla-match') return [JSON.stringify(newRecord(value))];
  if (value?.format !== 'flotilla-matches') return [text];
  if (!Array.isArray(value.matches)) throw new Error('matches');
  return value.matches.map((/** @type {unknown} */ match) => (typeof match === 'string' ? match : JSON.stringify(match)));
}

/** Reads a record as strictly as one of our own, then lets the engine replay it.
 * @param {string} text @param {Record<string, number>} rules @returns {Promise<MatchRecord>} */
async function check(text, rules) {
  const { state, record } = readRecord(text, rules);
  if (state === 'newer') throw new Error(t('page.save.newer'));
  if (state === 'rules') throw new Error(t('page.save.other_rules'));
  if (!record) throw new Error(t('page.save.damaged'));
  const over = await withBoard(record.match.game, (board) => {
    board.words(wordsText());
    board.load(record.match);
    return board.page().over;
  });
  return { ...record, over };
}

/** @param {unknown} error */
const reason = (error) => (error instanceof Refusal || error instanceof Error ? error.message : String(error));

/** @param {Record<string, number>} rules @param {(count: number) => void} done */
export function showImport(rules, done) {
  const pasteId = newId('paste');
  const file = h('input', { type: 'file', accept: '.json,application/json', id: newId('file') });
  const area = h('textarea', { id: pasteId, rows: '5', spellcheck: 'false' });
  const preview = h('div', { class: 'preview', 'aria-live': 'polite' });
  const read = h('button', { type: 'button', t: 'page.import.read', onclick: () => show(area.value) });
  const drop = h('p', { class: 'drop', t: 'page.import.drop' });

  file.addEventListener('change', async () => {
    await take(file.files?.[0]);
    file.value = ''; // So that the same one, mended, can be chosen again.
  });
  area.addEventListener('paste', () => setTimeout(() => show(area.value)));

  /** @param {File | undefined} chosen */
  async function take(chosen) {
    if (!chosen) return;
    if (chosen.size > maxCharacters) return say(t('page.import.too_big'));
    try {
      await show(await chosen.text());
    } catch (error) {
      say(t('page.import.bad', { reason: reason(error) })); // A folder, or a file that cannot be read.
    }
  }

  /** @param {string} text */
  const say = (text) => preview.replaceChildren(h('p', { class: 'problem' }, text));

  /** @param {string} text */
  async function show(text) {
    if (text.length > maxCharacters) return say(t('page.import.too_big'));
    let parts;
    try {
      parts = split(text);
    } catch (error) {
      return say(t('page.import.bad', { reason: reason(error) }));
    }
    const rows = await Promise.all(parts.map((part) => row(part)));
    const good = rows.flatMap(({ choice }) => (choice ? [choice] : []));
    const add = h('button', { class: 'primary', type: 'button', t: 'page.import.add', onclick: () => put(good) });
    preview.replaceChildren(
      ...(good.length ? [h('p', { t: 'page.import.preview' })] : []),
      h('ul', { class: 'save-list' }, ...rows.map(({ root }) => root)),
      ...(good.length ? [actions(add)] : []),
    );
  }

  /** @param {string} text */
  async function row(text) {
    let record;
    try {
      record = await check(text, rules);
    } catch (error) {
      return { root: h('li', { class: 'problem' }, t('page.import.bad', { reason: reason(error) })), choice: null };
    }
    const here = find(record.id, rules);
    const { name, lines } = describe({ id: record.id, state: 'good', record, text, copy: null });
    const how = here && choose(here);
    const root = h('li', { class: 'save' }, h('div', {}, h('p', { class: 'save-name' }, name), ...lines.map((line) => h('p', { class: 'help' }, line)), how));
    return { root, choice: { record, how: () => how?.querySelector('select')?.value ?? 'add' } };
  }

  /** Nothing that is here is replaced unasked. @param {Entry} here */
  function choose(here) {
    const id = newId('how');
    const values = here.state === 'good' ? ['copy', 'replace'] : ['copy'];
    return h(
      'div',
      { class: 'field' },
      h('label', { for: id }, t('page.import.exists')),
      h('p', { class: 'help' }, describe(here).lines[0]),
      h('select', { id }, ...values.map((value) => h('option', { value }, t(`page.import.${value}`)))),
    );
  }

  /** @param {{record: MatchRecord, how: () => string}[]} chosen */
  function put(chosen) {
    let failed = false;
    for (const { record, how } of chosen) {
      const target = how() === 'copy' ? { ...record, id: newMatchId() } : record;
      failed = overwrite(target, record.match, record.over).failure !== null || failed;
    }
    done(chosen.length);
    if (failed) say(t('page.storage.not_saved'));
    else dialog.close();
  }

  const dialog = showDialog({
    title: t('page.import'),
    class: 'import',
    body: [
      h('div', { class: 'field' }, h('label', { for: file.id, t: 'page.import.file' }), file),
      drop,
      h('div', { class: 'field' }, h('label', { for: pasteId, t: 'page.import.paste' }), area),
      actions(read),
      preview,
    ],
  });
  dialog.addEventListener('dragover', (event) => event.preventDefault());
  dialog.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });
}
