// words.js: the words of the page, one file a language, and those of the games that are played. All
// of them go to the board, which speaks for the rules.
import { fetchText, hasFile } from './files.js';

/** Each language by its own name, as its speakers look for it. @type {Record<string, string>} */
export const languages = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** @type {Record<string, string>} */
let words = {};
let text = '{}';
let language = 'en';
/** The language that was asked for last. */
let wanted = '';
let plural = new Intl.PluralRules('en');

/** The language to speak: what was chosen, else the first the browser asks for that we have.
 * @param {string} chosen a language code, or `''` */
export function pickLanguage(chosen) {
  const wished = [chosen, ...(navigator.languages ?? [navigator.language])];
  for (const wish of wished) {
    const code = wish?.slice(0, 2).toLowerCase();
    if (code in languages && hasFile(`words/${code}.json`)) return code;
  }
  return 'en';
}

/** The games whose words are here, in whatever language is spoken. @type {Set<string>} */
const games = new Set();
const wordFiles = (/** @type {string} */ code) => [`words/${code}.json`, ...[...games].map((game) => `words/${code}.${game}.json`)];

/** @param {Record<string, string>} all */
function takeWords(all) {
  words = all;
  text = JSON.stringify(all);
}

/** What comes after another language was asked for is dropped. @param {string} code */
export async function loadWords(code) {
  wanted = code;
  /** @type {string[]} */
  let names, texts;
  do {
    names = wordFiles(code);
    texts = await Promise.all(names.map(fetchText));
  } while (names.length < wordFiles(code).length); // Meanwhile a game has come.
  if (code !== wanted) return;
  takeWords(Object.assign({}, ...texts.map((one) => JSON.parse(one))));
  language = code;
  plural = new Intl.PluralRules(code);
  document.documentElement.lang = code;
  translate(document);
}

/** Before a game is spoken of at its table. @param {string} game @returns {Promise<void>} */
export async function loadGameWords(game) {
  if (games.has(game)) return;
  const spoken = language;
  const more = await fetchText(`words/${spoken}.${game}.json`);
  if (spoken !== language) return loadGameWords(game);
  games.add(game);
  takeWords({ ...words, ...JSON.parse(more) });
}

/** All of them, for `board.words`. */
export const wordsText = () => text;
export const currentLanguage = () => language;
/** Is it spoken, and no other on its way? @param {string} code */
export const isSpoken = (code) => code === language && code === wanted;

/** @param {string} key */
export const hasWord = (key) => key in words;

/** The text of a key. `{name}` is an argument, `{count|one|other}` a plural with # as the number.
 * @param {string} key @param {Record<string, string | number>} [args] */
export function t(key, args = {}) {
  const pattern = words[key] ?? key;
  return pattern.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, other) => {
    if (!(name in args)) return whole;
    if (one === undefined) return String(args[name]);
    const form = plural.select(Number(args[name])) === 'one' ? one : other;
    return form.replaceAll('#', String(args[name]));
  });
}

/** Names in a row, as the language joins them. @param {string[]} names */
export const listOf = (names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** A save may be of a game that is not here: then its id must do. @param {string} id */
export function gameName(id) {
  const key = 'game.' + id + '.name';
  return hasWord(key) ? t(key) : id;
}

/** The file of a game's rules or tutorial in the language that is spoken.
 * @param {'rules' | 'tutorials'} folder @param {string} game */
export const localFile = (folder, game) => `${folder}/${game}.${language}.json`;

/** @param {string} game */
export const hasTutorial = (game) => hasFile(localFile('tutorials', game));

/** Fills in the fixed texts: `data-t` names the key of an element's text, `data-label` that of its
 * accessible name and tooltip. @param {ParentNode} root */
export function translate(root) {
  for (const element of root.querySelectorAll('[data-t]')) {
    element.textContent = t(element.getAttribute('data-t') ?? '');
  }
  for (const element of root.querySelectorAll('[data-label]')) {
    const label = t(element.getAttribute('data-label') ?? '');
    element.setAttribute('aria-label', label);
    if (element.tagName === 'BUTTON' || element.tagName === 'A') element.setAttribute('title', label);
  }
}
