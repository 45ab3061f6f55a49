// on_demand.js: dialogs whose code comes when somebody asks for it.
import { t } from './words.js';

/** @typedef {ReturnType<typeof import('./notes.js').createNotes>} Notes */

/** The names of those that are on their way. @type {Set<string>} */
const coming = new Set();

/** Fetches code and shows what it is for. Whoever presses again meanwhile has been heard, and where it
 * cannot be had a note says so.
 * @template T @param {string} name @param {() => Promise<T>} load @param {(code: T) => unknown} show
 * @param {Notes} notes */
export async function onDemand(name, load, show, notes) {
  if (coming.has(name)) return;
  coming.add(name);
  try {
    await show(await load());
  } catch (error) {
    notes.show('start', t('page.error.unknown', { reason: String(error) }));
  } finally {
    coming.delete(name);
  }
}

/** What both the lobby and the table can show. @param {Notes} notes */
export const createPages = (notes) => ({
  /** @param {string} game */
  rules: (game) => onDemand('rules', () => import('./rules_page.js'), (page) => page.showRules(game), notes),
  /** @param {string} game */
  tutorial: (game) => onDemand('tutorial', () => import('./tutorial_page.js'), (page) => page.showTutorial(game), notes),
  settings: () => onDemand('settings', () => import('./settings_page.js'), (page) => page.showSettings(), notes),
});
