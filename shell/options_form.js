// options_form.js: form fields for a game's options, built from what the engine says about them.
// It knows no game: a new option of any game appears here by itself.
import { h, newId } from './dom.js';
import { hasWord, t } from './words.js';

/** @typedef {import('./types').Option} Option */
/** @typedef {import('./types').OptionValue} OptionValue */

/**
 * @typedef {object} Field
 * @property {Option} option
 * @property {HTMLElement} element
 * @property {() => OptionValue} value may throw, where a text is no JSON
 * @property {HTMLElement} problem
 */

/** @type {Record<Option['type'], (stem: string, option: Option, ids: {id: string, help: string}) => {element: HTMLElement, value: () => OptionValue}>} */
const makers = {
  choice(stem, option, { id, help }) {
    const explain = h('p', { class: 'help' });
    const select = h(
      'select',
      { id, 'aria-describedby': help },
      ...(option.values ?? []).map((value) => h('option', { value, selected: value === option.default }, t(`${stem}.${value}`))),
    );
    const say = () => {
      const key = `${stem}.${select.value}.help`;
      explain.textContent = hasWord(key) ? t(key) : '';
    };
    select.addEventListener('change', say);
    say();
    return { element: h('div', {}, select, explain), value: () => select.value };
  },
  set(stem, option) {
    const chosen = Array.isArray(option.default) ? option.default : [];
    const boxes = (option.values ?? []).map((value) => h('input', { type: 'checkbox', value, checked: chosen.includes(value) }));
    const labels = boxes.map((box) => h('label', { class: 'check' }, box, t(`${stem}.${box.value}`)));
    return {
      element: h('div', { class: 'checks' }, ...labels),
      value: () => boxes.filter((box) => box.checked).map((box) => box.value),
    };
  },
  flag(stem, option, { id, help }) {
    const box = h('input', { type: 'checkbox', id, checked: option.default === true, 'aria-describedby': help });
    return { element: box, value: () => box.checked };
  },
  number(stem, option, { id, help }) {
    const input = h('input', { type: 'number', id, min: option.min, max: option.max, value: String(option.default), 'aria-describedby': help });
    return { element: input, value: () => Number(input.value) };
  },
  json(stem, option, { id, help }) {
    const area = h('textarea', { id, rows: '4', spellcheck: 'false', 'aria-describedby': help });
    area.value = JSON.stringify(option.default);
    return { element: area, value: () => JSON.parse(area.value) };
  },
};

/** The values of a set share the words of what they name, where the option has none of its own.
 * @param {string} game @param {Option} option @returns {Field & {root: HTMLElement}} */
function makeField(game, option) {
  const stem = game + '.option.' + option.key;
  const ids = { id: newId('option'), help: newId('help') };
  const made = makers[option.type](stem, option, ids);
  const help = h('p', { class: 'help', id: ids.help }, hasWord(`${stem}.help`) ? t(`${stem}.help`) : '');
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  const root =
    option.type === 'set'
      ? h('fieldset', { class: 'field' }, h('legend', {}, t(stem)), help, made.element, problem)
      : h('div', { class: option.type === 'flag' ? 'field flag' : 'field' }, h('label', { for: ids.id }, t(stem)), help, made.element, problem);
  return { option, root, problem, ...made };
}

/** @param {string} game @param {Option[]} options */
export function createOptionsForm(game, options) {
  const fields = options.map((option) => makeField(game, option));
  const root = h('div', { class: 'options' }, ...fields.map((field) => field.root));

  /** @param {Field} field @param {Record<string, OptionValue>} values */
  const applies = ({ option }, values) =>
    Object.entries(option.when ?? {}).every(([key, value]) => values[key] === value);

  /** @param {(field: Field, error: unknown) => void} [broken] */
  function read(broken) {
    /** @type {Record<string, OptionValue>} */
    const values = {};
    for (const field of fields) {
      if (!applies(field, values)) continue;
      try {
        values[field.option.key] = field.value();
      } catch (error) {
        broken?.(field, error);
      }
    }
    return values;
  }

  function update() {
    const values = read();
    for (const field of fields) field.root.hidden = !applies(field, values);
  }
  root.addEventListener('change', update);
  update();

  /** @param {Field} field @param {string} text */
  function complain(field, text) {
    field.problem.textContent = t('page.options.wrong', { reason: text });
    field.problem.hidden = false;
  }

  return {
    root,
    /** The options to send, or null if a field cannot be read (and says so). */
    values() {
      let fine = true;
      for (const field of fields) field.problem.hidden = true;
      const values = read((field, error) => {
        fine = false;
        complain(field, error instanceof Error ? error.message : String(error));
      });
      return fine ? values : null;
    },
    /** Shows a refusal at the field it is about. @param {{where: string, why: string}} refusal
     * @returns {boolean} was there such a field? */
    refuse({ where, why }) {
      const field = fields.find(({ option }) => new RegExp(`^options\\.${option.key}\\b`).test(where));
      if (field) complain(field, `${where.replace(/^options\./, '')}: ${why}`);
      return field !== undefined;
    },
  };
}
