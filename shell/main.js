// main.js: starts the page, shows the screen that the address names, and tells startup errors in
// words. `#lobby` is the lobby, `#match=<id>` a match on this device, `#play=<game>` begins a match
// against a bot at once (for links and frames in other people's pages).
import { hush } from './announce.js';
import { h, setIcons } from './dom.js';
import { NoWasm, Refusal, games } from './engine.js';
import { FileError, fetchJson } from './files.js';
import { openLobby, playNow } from './lobby.js';
import { keepForOffline } from './offline.js';
import { find, isId } from './saves.js';
import { changeSettings, onSettings, settings } from './settings.js';
import { currentLanguage, hasWord, isSpoken, loadWords, pickLanguage, t } from './words.js';

/** @typedef {import('./types').Screen} Screen */

const root = /** @type {HTMLElement} */ (document.getElementById('screen'));
/** @type {Screen | null} */
let screen = null;
/** Goes up with each address, so that a slow screen does not replace a later one. */
let visit = 0;
/** The address of the screen. */
let address = '';
/** For tests alone, behind `?test`. @type {any} */
let table = null;

/** @param {unknown} error */
function sentence(error) {
  // Without the words the sentence itself must be here.
  const say = (/** @type {string} */ key, /** @type {string} */ english, args = {}) => (hasWord(key) ? t(key, args) : english);
  if (error instanceof NoWasm) {
    return say('page.error.wasm', 'This browser, or the security policy of this site, does not allow WebAssembly. Flotilla cannot run without it.');
  }
  if (error instanceof FileError) {
    return say('page.error.file', `A file is missing: ${error.file}. Check the connection and try again.`, { file: error.file });
  }
  if (error instanceof Refusal) return t('page.save.cannot_replay', { reason: error.message });
  const reason = error instanceof Error ? error.message : String(error);
  return say('page.error.start', `The game could not start: ${reason}`, { reason });
}

/** A screen that says something and leads back. @param {string} text @param {boolean} [reload] */
function showMessage(text, reload = false) {
  screen = null;
  const again = h('button', { class: 'primary', type: 'button', onclick: () => location.reload() }, hasWord('page.reload') ? t('page.reload') : 'Reload');
  const back = h('a', { class: 'button', href: '#lobby' }, hasWord('page.back') ? t('page.back') : 'Back');
  root.replaceChildren(
    h('main', { class: 'message', id: 'main' }, h('h1', {}, 'Flotilla'), h('p', { role: 'alert' }, text), h('div', { class: 'actions' }, reload ? again : back)),
  );
}

function showLoading() {
  root.replaceChildren(h('main', { class: 'message', id: 'main' }, h('h1', {}, 'Flotilla'), h('p', { t: 'page.loading' })));
}

/** @param {string} id @param {() => boolean} isAsked does the address still ask for it? */
async function openMatch(id, isAsked) {
  const { Table, rulesVersions } = await import('./table.js');
  const rules = await rulesVersions();
  if (!isAsked()) return;
  const entry = find(id, rules);
  if (!entry) return showMessage(t('page.link.gone'));
  if (entry.state !== 'good' || !entry.record) {
    return showMessage(t({ damaged: 'page.save.damaged.help', newer: 'page.save.newer', rules: 'page.save.other_rules', good: '' }[entry.state]));
  }
  const opened = new Table(root, entry.record);
  screen = opened;
  table = opened;
  scrollTo(0, 0); // However far down in the lobby it was begun.
  try {
    await opened.open();
  } catch (error) {
    if (isAsked()) opened.close(); // Whoever has left it has closed it.
    throw error;
  }
}

async function route() {
  const mine = ++visit;
  const isAsked = () => mine === visit;
  address = location.hash;
  screen?.leave();
  screen = null;
  table = null;
  hush();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  const [, name, value = ''] = /^#([a-z]*)(?:=(.*))?$/.exec(address || '#lobby') ?? [];
  try {
    if (name === 'lobby') {
      const known = await games();
      if (!isAsked()) return;
      screen = openLobby(root, known);
      if (mine > 1) /** @type {HTMLElement | null} */ (root.querySelector('h1'))?.focus();
    } else if (name === 'match' && isId(value)) {
      if (mine === 1) showLoading();
      await openMatch(value, isAsked);
    } else if (name === 'play') {
      if (mine === 1) showLoading();
      const game = (await games()).find(({ id }) => id === value);
      if (!isAsked()) return;
      if (!game) return showMessage(t('page.link.mangled'));
      // The way back leads to the lobby, not to another new match.
      address = '#lobby';
      history.replaceState(null, '', address);
      await playNow(game);
    } else {
      showMessage(t('page.link.mangled'));
    }
  } catch (error) {
    console.error(error);
    if (isAsked()) showMessage(sentence(error), true);
  }
}

async function start() {
  try {
    // All that the first screen needs, at once.
    const icons = fetchJson('icons.json').then(setIcons, console.warn);
    games().catch(() => {}); // Told by whoever waits for it.
    await loadWords(pickLanguage(settings().language));
    await icons;
  } catch (error) {
    console.error(error);
    return showMessage(sentence(error), true);
  }
  onSettings(settingsChanged);
  // Of two changes in a row both events find the later address: it is shown once.
  addEventListener('hashchange', () => location.hash !== address && route());
  await route();
  // The rest is for later visits and must not compete with the first screen.
  const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ work) => setTimeout(work, 1000));
  idle(() => import('./table.js').catch(() => {}));
  keepForOffline(10);
}

/** The page goes on in the language that it has. @param {unknown} error */
async function languageFailed(error) {
  console.warn(error);
  const spoken = currentLanguage();
  if (pickLanguage(settings().language) === spoken) return; // Somebody has chosen anew.
  const { showDialog } = await import('./dialogs.js');
  showDialog({ title: t('page.settings.language'), body: [h('p', { role: 'alert' }, sentence(error))] });
  changeSettings({ language: spoken });
}

async function settingsChanged() {
  const language = pickLanguage(settings().language);
  const speaks = !isSpoken(language);
  if (speaks) await loadWords(language).catch(languageFailed);
  if (screen && (speaks || screen === table)) screen.refresh();
}

// The skip link moves the focus, not the address, which names the screen.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
});

// A key that is held down presses one button once: what comes to stand under the focus meanwhile, the
// next moves or a curtain, is not meant.
document.addEventListener('keydown', (event) => {
  const onButton = event.target instanceof Element && event.target.closest('button');
  if (onButton && event.repeat && [' ', 'Enter'].includes(event.key)) event.preventDefault();
});

if (new URLSearchParams(location.search).has('test')) {
  Object.defineProperty(window, 'flotilla', { get: () => ({ table, board: table?.board }) });
}

start();
