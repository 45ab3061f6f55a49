// dom.js: making elements, without markup in strings: text from players and files stays text.
import { t } from './words.js';

/** @typedef {Node | string | number | null | undefined | false} Child */

/** Makes an element. `t` is the key of its text and `label` that of its accessible name, both kept
 * on the element so that a change of language can renew them; `on…` are listeners.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]} */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProp(element, name, value);
  element.append(...children.flat().filter((child) => child || child === 0).map(toNode));
  return element;
}

/** @param {Child} child */
const toNode = (child) => (child instanceof Node ? child : String(child));

/** @param {HTMLElement} element @param {string} name @param {any} value */
function setProp(element, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name === 't') {
    element.dataset.t = value;
    element.textContent = t(value);
  } else if (name === 'label') {
    element.dataset.label = value;
    element.setAttribute('aria-label', t(value));
    if (element.tagName === 'BUTTON' || element.tagName === 'A') element.title = t(value);
  } else if (name.startsWith('on')) {
    element.addEventListener(name.slice(2), value);
  } else {
    element.setAttribute(name, value === true ? '' : value);
  }
}

let ids = 0;
/** An id that is free on the page, for labels. @param {string} stem */
export const newId = (stem) => `${stem}-${++ids}`;

/** @type {Record<string, number>} */
let icons = {};

/** @param {Record<string, number>} map name to code point in the icon font */
export function setIcons(map) {
  icons = map;
  for (const element of document.querySelectorAll('[data-icon]')) paintIcon(/** @type {HTMLElement} */ (element));
}

/** @param {HTMLElement} element */
function paintIcon(element) {
  const point = icons[element.dataset.icon ?? ''];
  element.textContent = point ? String.fromCodePoint(point) : '';
}

/** A picture beside a text or in a labelled button: never the only sign. @param {string} name */
export function icon(name) {
  const element = h('span', { class: 'icon', 'aria-hidden': 'true', 'data-icon': name });
  paintIcon(element);
  return element;
}

/** Text with `{icon:dagger}` in it. @param {string} text */
export const withIcons = (text) =>
  text.split(/\{icon:([\w-]+)\}/).map((part, i) => (i % 2 === 1 ? icon(part) : part));

/** @param {HTMLElement} element @param {string} name */
export function changeIcon(element, name) {
  element.dataset.icon = name;
  paintIcon(element);
}
