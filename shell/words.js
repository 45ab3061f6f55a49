// words.js: the words of the page, one file a language. The same text goes to the board, which
// speaks for the rules; here are only the `page.*` keys and the names of games and options.
import { fetchText, hasFile } from './files.js';

/** Each language by its own name, as its speakers look for it. @type {Record<string, string>} */
export const languages = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** @type {Record<string, string>} */
let words = {};
let text = '{}';
let language = 'en';
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

/** @param {string} code */
export async function loadWords(code) {
  const loaded = await fetchText(`words/${code}.json`);
  words = JSON.parse(loaded);
  text = loaded;
  language = code;
  plural = new Intl.PluralRules(code);
  document.documentElement.lang = code;
  translate(document);
}

/** The whole file, for `board.words`. */
export const wordsText = () => text;
export const currentLanguage = () => language;

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

/** A save may be of a game that is not here: then its id must do. @param {string} id */
export function gameName(id) {
  const key = 'game.' + id + '.name';
  return hasWord(key) ? t(key) : id;
}

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
