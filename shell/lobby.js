// lobby.js: choose a game, set up a match, go on with a saved one.
import { tell } from './announce.js';
import { h, icon, newId } from './dom.js';
import { Refusal, prepare } from './engine.js';
import { createNotes } from './notes.js';
import { createPages, onDemand } from './on_demand.js';
import { createOptionsForm } from './options_form.js';
import { list, newRecord, overwrite, remove, watch } from './saves.js';
import { changeSettings, settings } from './settings.js';
import { startBy, startMatch } from './start.js';
import { storage } from './storage.js';
import { currentLanguage, gameName, hasTutorial, hasWord, t } from './words.js';
import cardArt from '../assets/cards.json';

/** @typedef {import('./types').Game} Game */
/** @typedef {import('./types').Seat} Seat */
/** @typedef {import('./types').Entry} Entry */

const nameLength = 24;

/** @param {number} seat */
const personName = (seat) => (seat === 0 && settings().name) || t(`page.default_name.${seat + 1}`);
const botNames = 4;
/** Goes round: before the first comes the last. @param {number} seat */
const botName = (seat) => t(`page.bot_name.${((seat + botNames) % botNames) + 1}`);
/** The bots come from weak to strong. @param {Game} game */
const bestBot = (game) => game.bots[game.bots.length - 1];

/** Two play, where that is possible: somebody to sit opposite is more fun than nobody. @param {Game} game */
const usualCount = (game) => Math.min(Math.max(2, game.min_seats), game.max_seats);

/** One person against the strongest bots. @param {Game} game @param {number} count @returns {Seat[]} */
function usualSeats(game, count = usualCount(game)) {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? { kind: 'person', name: personName(0) }
      : { kind: 'bot', level: bestBot(game), name: botName(seat - 1) },
  );
}

/** The icons on a game's card. @type {Record<string, string[]>} */
const art = cardArt;
/** @param {string} id */
const artOf = (id) => art[id] ?? ['galleon'];

/** What "Play now" does, by the address alone. @param {Game} game */
export const playNow = (game) => startMatch({ game: game.id, options: {}, seats: usualSeats(game) });

/** @param {HTMLElement} root @param {Game[]} known @returns {import('./types').Screen} */
export const openLobby = (root, known) => new Lobby(root, known);

class Lobby {
  #root;
  #games;
  /** @type {Record<string, number>} */
  #rules;
  #saved = h('div', { class: 'saved' });
  #noteList = h('div', { class: 'notes' });
  #notes = createNotes(this.#noteList);
  #pages = createPages(this.#notes);
  /** Stays the same when all else is made anew, so that the focus comes back to it from the dialog. */
  #settingsButton = h('button', { class: 'quiet', type: 'button', label: 'page.settings', onclick: this.#pages.settings }, icon('settings'));
  #stopWatching;

  /** @param {HTMLElement} root @param {Game[]} known */
  constructor(root, known) {
    this.#root = root;
    this.#games = known;
    this.#rules = Object.fromEntries(known.map(({ id, rules }) => [id, rules]));
    this.#stopWatching = watch(() => this.#showSaved());
    this.refresh();
    if (!storage.works) this.#notes.show('storage', t('page.storage.forbidden'));
  }

  leave() {
    this.#stopWatching();
  }

  refresh() {
    keepFocus(() => this.#make());
  }

  #make() {
    document.title = t('page.title');
    const main = h(
      'main',
      { class: 'lobby', id: 'main' },
      h(
        'header',
        { class: 'masthead' },
        h('h1', { t: 'page.title', tabindex: '-1' }),
        h('p', { class: 'tagline', t: 'page.tagline' }),
        this.#settingsButton,
      ),
      this.#noteList,
      h('h2', { t: 'page.choose_game', class: 'unseen' }),
      h('div', { class: 'cards' }, ...this.#games.map((game) => this.#card(game))),
      h('section', { class: 'saves', id: 'saves' }, h('h2', { t: 'page.saves', tabindex: '-1' }), this.#saved, this.#transferButtons()),
      h('footer', { class: 'foot' }, h('p', { t: 'page.about.private' }), h('p', { t: 'page.about.owners' }), this.#aboutButton()),
    );
    this.#root.replaceChildren(main);
    this.#showSaved();
  }

  #aboutButton() {
    const show = () => onDemand('about', () => import('./about.js'), (page) => page.showAbout(), this.#notes);
    return h('button', { type: 'button', class: 'link', t: 'page.about.licences', onclick: show });
  }

  // --- Games -----------------------------------------------------------------------------------

  /** @param {Game} game */
  #card(game) {
    const play = h('button', { class: 'primary big', type: 'button', t: 'page.play_now' });
    play.addEventListener('click', () => this.#start(play, game, { options: {}, seats: usualSeats(game) }));
    const buttons = [
      play,
      hasTutorial(game.id) && h('button', { type: 'button', t: 'page.tutorial', onclick: () => this.#pages.tutorial(game.id) }),
      h('button', { type: 'button', t: 'page.rules', onclick: () => this.#pages.rules(game.id) }),
    ];
    const players =
      game.min_seats === game.max_seats
        ? t('page.players.count', { count: game.min_seats })
        : t('page.players.range', { from: game.min_seats, to: game.max_seats });
    const setup = h('details', { class: 'setup' }, h('summary', { t: 'page.set_up' }));
    // The form is made when it is asked for: most people just play.
    setup.addEventListener('toggle', () => setup.open && !setup.querySelector('form') && setup.append(this.#form(game)));
    const before = this.#root.querySelector(`#card-${game.id} form`);
    if (before instanceof HTMLFormElement) {
      const form = this.#form(game);
      refill(form, before);
      setup.append(form);
      setup.open = before.closest('details')?.open ?? false;
    }
    // Whoever comes near a game is about to need it.
    const fetchIt = () => prepare(game.id).catch(() => {});
    return h(
      'article',
      { class: 'card', id: `card-${game.id}`, 'data-game': game.id, onpointerenter: fetchIt, onfocusin: fetchIt },
      h('div', { class: 'card-art' }, ...artOf(game.id).map(icon)),
      h('h3', {}, gameName(game.id)),
      h('p', { class: 'tagline' }, t('game.' + game.id + '.tagline')),
      h('p', { class: 'facts' }, players),
      h('div', { class: 'actions' }, ...buttons),
      h('p', { class: 'help', t: 'page.play_now.help' }),
      setup,
    );
  }

  /** @param {Game} game */
  #form(game) {
    const counts = Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, i) => game.min_seats + i);
    const countId = newId('count');
    const count = h(
      'select',
      { id: countId, 'aria-describedby': `${countId}-help` },
      ...counts.map((n) => h('option', { value: n, selected: n === usualCount(game) }, t('page.players.count', { count: n }))),
    );
    const countHelp = h('p', { class: 'help', id: `${countId}-help`, role: 'status' });
    const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
    const start = h('button', { class: 'primary', type: 'submit', t: 'page.start' });
    const seedId = newId('seed');
    const seed = h('input', { type: 'text', id: seedId, maxlength: '16', pattern: '[0-9a-fA-F]{16}', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': `${seedId}-help` });
    const place = h('div', {});
    /** @type {ReturnType<typeof createOptionsForm>} */
    let options;
    /** @type {ReturnType<typeof seatFields>} */
    let seats;
    const fill = () => {
      const key = game.id + '.seats.' + count.value;
      countHelp.textContent = hasWord(key) ? t(key) : '';
      seats = seatFields(game, Number(count.value));
      options = createOptionsForm(game.id, game.options[count.value] ?? []);
      place.replaceChildren(
        h('fieldset', { class: 'seats' }, h('legend', { t: 'page.seats' }), ...seats.rows, seats.rows.length > 1 && h('button', { type: 'button', t: 'page.seats.swap', onclick: () => seats.swap() })),
        h('fieldset', {}, h('legend', { t: 'page.options' }), options.root),
      );
    };
    count.addEventListener('change', fill);
    fill();
    const form = h(
      'form',
      {},
      counts.length > 1 && h('div', { class: 'field count' }, h('label', { for: countId, t: 'page.players' }), count, countHelp),
      place,
      h('div', { class: 'field seed' }, h('label', { for: seedId, t: 'page.seed' }), h('p', { class: 'help', id: `${seedId}-help`, t: 'page.seed.help' }), seed),
      problem,
      h('div', { class: 'actions' }, start),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      problem.hidden = true;
      const chosen = options.values();
      if (!chosen) return;
      const setup = { options: chosen, seats: seats.values(), seed: seed.value.toLowerCase() };
      this.#start(start, game, setup, (refusal) => {
        if (options.refuse(refusal)) return;
        problem.textContent = t('page.options.wrong', { reason: refusal.message });
        problem.hidden = false;
      });
    });
    return form;
  }

  /** @param {HTMLButtonElement} button @param {Game} game
   * @param {{options: object, seats: Seat[], seed?: string}} setup
   * @param {(refusal: Refusal) => void} [refused] */
  async #start(button, game, setup, refused) {
    try {
      await startBy(button, { game: game.id, ...setup });
    } catch (error) {
      if (error instanceof Refusal && refused) refused(error);
      else this.#notes.show('start', t('page.error.start', { reason: String(error) }));
    }
  }

  // --- Saved matches ---------------------------------------------------------------------------

  #showSaved() {
    const entries = list(this.#rules);
    const made =
      entries.length === 0
        ? h('p', { t: 'page.saves.empty' })
        : h('ul', { class: 'save-list' }, ...entries.map((entry) => this.#line(entry)));
    keepFocus(() => this.#saved.replaceChildren(made));
  }

  /** @param {Entry} entry */
  #line(entry) {
    const { record, state, id } = entry;
    const about = describe(entry);
    const heading = newId('save');
    const buttons = [
      state === 'good' &&
        h('a', { class: 'button', href: `#match=${id}`, t: record?.over ? 'page.look_again' : 'page.continue', 'aria-describedby': heading }),
      entry.copy && h('button', { type: 'button', t: 'page.save.restore', onclick: () => this.#restore(entry), 'aria-describedby': heading }),
      h('button', { class: 'quiet', type: 'button', label: 'page.export', 'aria-describedby': heading, onclick: () => this.#transfer((page) => page.showExport([entry])) }, icon('download')),
      h('button', { class: 'quiet', type: 'button', label: 'page.delete', 'aria-describedby': heading, onclick: () => this.#delete(entry) }, icon('trash')),
    ];
    return h(
      'li',
      { class: `save ${state}`, id: `save-${id}` },
      h('div', { class: 'save-text' }, h('p', { id: heading, class: 'save-name' }, about.name), ...about.lines.map((line) => h('p', { class: 'help' }, line))),
      h('div', { class: 'save-actions' }, ...buttons),
    );
  }

  /** The damaged record stays where it is; its last good copy becomes a match of its own.
   * @param {Entry} entry */
  #restore({ copy }) {
    if (!copy) return;
    overwrite(newRecord(copy.match), copy.match, copy.over);
    this.#showSaved();
  }

  /** @param {Entry} entry */
  #delete(entry) {
    const putBack = remove(entry.id);
    this.#showSaved();
    this.#notes.show('deleted', t('page.deleted', { match: describe(entry).name }), [
      { label: 'page.delete.undo', act: () => this.#putBack(putBack, entry.id) },
    ]);
    // The button that had the focus is gone.
    /** @type {HTMLElement | null} */ (this.#noteList.querySelector('[data-kind=deleted] button'))?.focus();
  }

  /** @param {() => void} putBack @param {string} id */
  #putBack(putBack, id) {
    putBack();
    this.#showSaved();
    focusable(document.getElementById(`save-${id}`))[0]?.focus();
  }

  #transferButtons() {
    return h(
      'div',
      { class: 'saves-foot' },
      h('p', { class: 'help', t: 'page.saves.where' }),
      h(
        'div',
        { class: 'actions' },
        h('button', { type: 'button', t: 'page.import', onclick: () => this.#transfer((page) => page.showImport(this.#rules, (count) => this.#imported(count))) }),
        h('button', { type: 'button', t: 'page.export_all', onclick: () => this.#transfer((page) => page.showExport(list(this.#rules))) }),
      ),
    );
  }

  /** Few people move matches about, so the code for it comes on demand.
   * @param {(page: typeof import('./transfer.js')) => void} use */
  #transfer(use) {
    onDemand('transfer', () => import('./transfer.js'), use, this.#notes);
  }

  /** @param {number} count */
  #imported(count) {
    this.#showSaved();
    tell([t('page.import.done', { count })]);
  }
}

/** All that may have the focus. @param {Element | null | undefined} part @returns {HTMLElement[]} */
const focusable = (part) => Array.from(part?.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]') ?? []);

/** Makes elements anew. The focus goes to the one that stands where the focused one stood, in the same
 * card or line; where that is gone, to the heading of the list. @param {() => void} make */
function keepFocus(make) {
  const focused = document.activeElement;
  const part = focused?.closest('.card, .save, .lobby');
  const place = focusable(part).findIndex((one) => one === focused);
  make();
  if (!part || place < 0 || document.activeElement === focused) return;
  const again = focusable(document.getElementById(part.id))[place] ?? document.querySelector('#saves h2');
  again.focus({ preventScroll: true });
}

/** Puts what was chosen in a form into the one that takes its place.
 * @param {HTMLFormElement} form @param {HTMLFormElement} before */
function refill(form, before) {
  for (const [place, from] of [...before.elements].entries()) {
    const to = form.elements[place]; // Each change may bring other fields after it.
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
      // A name that nobody has typed is one of the other language.
      if (from.checked === to.checked && from.value === from.defaultValue) continue;
      to.checked = from.checked;
      to.value = from.value;
    } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
    else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) to.value = from.value;
    else continue;
    for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** A saved match in words, without opening it. @param {Entry} entry */
export function describe({ record, state }) {
  const whys = { good: '', damaged: t('page.save.damaged.help'), newer: t('page.save.newer'), rules: t('page.save.other_rules') };
  if (!record) return { name: state === 'newer' ? t('page.save.newer.name') : t('page.save.damaged'), lines: [whys[state]] };
  const { game, seats, moves } = record.match;
  const players = seats.map((seat) => seat.name).join(' – ');
  const when = new Date(record.touched).toLocaleString(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const progress = [
    record.over ? t('page.over') : t('page.save.moves', { count: moves.length }),
    t('page.save.touched', { when }),
  ];
  return {
    name: t('page.save.describe', { game: gameName(game), players }),
    lines: [progress.join(' · '), whys[state]].filter(Boolean),
  };
}

/** A row of fields for each seat. @param {Game} game @param {number} count */
function seatFields(game, count) {
  const all = usualSeats(game, count).map((usual, seat) => seatRow(game, seat, usual));
  return {
    rows: all.map(({ root }) => root),
    values: () => all.map(({ value }) => value()),
    /** Everybody moves on by one seat. */
    swap() {
      const before = all.map(({ get }) => get());
      all.forEach(({ set }, seat) => set(before[(seat + 1) % count]));
    },
  };
}

/** What is special about the first seat: in most games it begins. @param {Game} game */
function firstSeat({ id }) {
  const own = id + '.seat.first';
  return t(hasWord(own) ? own : 'page.seat.first');
}

/** @param {Game} game @param {number} seat @param {Seat} usual */
function seatRow(game, seat, usual) {
  const kindId = newId('kind');
  const nameId = newId('name');
  const kind = h(
    'select',
    { id: kindId },
    h('option', { value: '', selected: usual.kind === 'person' }, t('page.person')),
    ...game.bots.map((bot) => h('option', { value: bot, selected: usual.level === bot }, `${t('page.bot')}: ${t(`page.level.${bot}`)}`)),
  );
  const name = h('input', { id: nameId, type: 'text', maxlength: nameLength, autocomplete: 'off', value: usual.name });
  let typed = false;
  const ownName = () => (kind.value ? botName(seat - 1) : personName(seat));
  name.addEventListener('input', () => (typed = true));
  kind.addEventListener('change', () => {
    if (!typed) name.value = name.defaultValue = ownName();
  });
  const root = h(
    'div',
    { class: 'seat', role: 'group', 'aria-label': t('page.seat', { n: seat + 1 }) },
    h('div', { class: 'field' }, h('label', { for: kindId }, seat === 0 ? `${t('page.seat', { n: 1 })} (${firstSeat(game)})` : t('page.seat', { n: seat + 1 })), kind),
    h('div', { class: 'field' }, h('label', { for: nameId }, t('page.name')), name),
  );
  /** @returns {Seat} */
  const value = () => {
    const chosen = name.value.trim().slice(0, nameLength) || ownName();
    if (kind.value) return { kind: 'bot', level: kind.value, name: chosen };
    if (seat === 0 && typed) changeSettings({ name: chosen });
    return { kind: 'person', name: chosen };
  };
  /** @param {{kind: string, name: string, typed: boolean}} from */
  const set = (from) => {
    kind.value = from.kind;
    name.value = from.name;
    typed = from.typed;
    if (!typed) name.defaultValue = name.value;
  };
  return { root, value, set, get: () => ({ kind: kind.value, name: name.value, typed }) };
}
