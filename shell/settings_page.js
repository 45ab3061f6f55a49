// settings_page.js: the settings dialog. Loaded on demand; each change takes effect at once.
import { showDialog } from './dialogs.js';
import { h, newId } from './dom.js';
import { changeSettings, onSettings, settings } from './settings.js';
import { currentLanguage, languages, pickLanguage } from './words.js';

/** @typedef {import('./types').Settings} Settings */

/** @param {string} key @param {HTMLElement} control @param {string} [help] */
function field(key, control, help) {
  control.id = newId('setting');
  const explained = help && h('p', { class: 'help', id: `${control.id}-help`, t: help });
  if (explained) control.setAttribute('aria-describedby', explained.id);
  return h('div', { class: 'field' }, h('label', { for: control.id, t: key }), control, explained);
}

/** @param {[string, string][]} values value and its text's key @param {string} current
 * @param {(value: string) => void} change */
function select(values, current, change) {
  const control = h('select', {}, ...values.map(([value, key]) => h('option', { value, selected: value === current, t: key })));
  control.addEventListener('change', () => change(control.value));
  return control;
}

/** @param {string} key @param {'sound' | 'counting' | 'sort_hand' | 'own_edge' | 'number_keys'} name @param {string} [help] */
function flag(key, name, help) {
  const box = h('input', { type: 'checkbox', checked: settings()[name] });
  box.addEventListener('change', () => changeSettings({ [name]: box.checked }));
  const made = field(key, box, help);
  made.classList.add('flag');
  return made;
}

export function showSettings() {
  const { speed, motion } = settings();
  const language = h('select', {}, ...Object.entries(languages).map(([code, name]) => h('option', { value: code, lang: code, selected: code === currentLanguage() }, name)));
  language.addEventListener('change', () => changeSettings({ language: language.value }));
  showDialog({
    title: h('span', { t: 'page.settings' }),
    class: 'settings',
    // One that cannot be fetched is put back.
    onclose: onSettings((now) => (language.value = pickLanguage(now.language))),
    body: [
      field('page.settings.language', language),
      flag('page.settings.sound', 'sound'),
      field(
        'page.settings.speed',
        select(
          [['0.5', 'page.settings.speed.slow'], ['1', 'page.settings.speed.normal'], ['2', 'page.settings.speed.fast']],
          String(speed),
          (value) => changeSettings({ speed: Number(value) }),
        ),
      ),
      field(
        'page.settings.reduced_motion',
        select(
          [['system', 'page.settings.reduced_motion.system'], ['reduced', 'page.settings.on'], ['full', 'page.settings.off']],
          motion,
          (value) => changeSettings({ motion: /** @type {Settings['motion']} */ (value) }),
        ),
        'page.settings.reduced_motion.help',
      ),
      flag('page.settings.counting', 'counting', 'page.settings.counting.help'),
      flag('page.settings.sort_hand', 'sort_hand'),
      flag('page.settings.own_edge', 'own_edge', 'page.settings.own_edge.help'),
      h('p', { class: 'help', t: 'page.settings.remembered' }),
      h('h3', { t: 'page.keys' }),
      h('ul', {}, ...['tab', 'arrows', 'enter', 'escape', 'numbers', 'turn'].map((key) => h('li', { t: `page.keys.${key}` }))),
      flag('page.settings.number_keys', 'number_keys', 'page.settings.number_keys.help'),
    ],
  });
}
