// table.js: one match on the screen: whose turn it is, what they may see, and what follows a move.
// The elements are table_view.js, the canvas stage.js; the rules are asked, never repeated here.
import { hush, tell, tellTurn } from './announce.js';
import { createBots } from './bots.js';
import { Board, Refusal, games, loadFonts, takeInstance } from './engine.js';
import { botsToAct, choiceGoesOn, holdToLook, isShared, peopleToAct, seating, showCurtain, stillThere } from './handover.js';
import { keepForOffline } from './offline.js';
import { createPages } from './on_demand.js';
import { askToKeep, find, hold, isKept, overwrite, remove, takeRemoved, watch, write } from './saves.js';
import { boardSettings, changeSettings, settings } from './settings.js';
import { createStage } from './stage.js';
import { storage } from './storage.js';
import { createTableView } from './table_view.js';
import { startBy } from './start.js';
import { listOf, t, wordsText } from './words.js';

/** @typedef {import('./types').Cue} Cue */
/** @typedef {import('./types').Entry} Entry */
/** @typedef {import('./types').MatchRecord} MatchRecord */
/** @typedef {import('./types').Page} Page */

/** Is there WebGL? Asked before raylib does, which takes a refusal badly. */
function hasWebGL() {
  const context = document.createElement('canvas').getContext('webgl');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** A key pressed once, and not to type something; some keyboards have the digits on Shift. @param {KeyboardEvent} event */
const isPlainKey = ({ target, ctrlKey, altKey, metaKey, repeat }) =>
  !(ctrlKey || altKey || metaKey || repeat) &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea')));

const maxCrashes = 3;

export class Table {
  /** @type {Board | null} */
  board = null;
  /** @type {ReturnType<typeof createStage> | null} */
  #stage = null;
  #bots;
  /** What the bots who are to act have answered; null: still thinking.
   * @type {Map<number, {move: object | null}>} */
  #answers = new Map();
  /** The person who has confirmed to be at the screen, -1: nobody. */
  #shown = -1;
  /** Goes up with every change; whatever was under way for an older position is dropped. */
  #turn = 0;
  /** The viewer for whom that was told which can still be read, -1: for all. */
  #toldTo = -1;
  /** Moves that screen readers have been told about. */
  #heard = 0;
  /** Moves that a curtain has told of. */
  #toldAll = 0;
  /** Until this tab is known to hold the match, too. */
  #readOnly = true;
  /** Does the player move by the buttons of the list? */
  #inList = false;
  #crashes = 0;
  #closed = false;
  /** @type {() => void} */
  #release = () => {};
  /** @type {() => void} */
  #dropCurtain = () => {};
  /** @type {(() => void)[]} */
  #cleanup = [];
  /** @type {typeof import('./sounds.js') | null} */
  #sounds = null;
  #view;
  #pages;
  #stopLooking;

  /** @param {HTMLElement} root @param {MatchRecord} record */
  constructor(root, record) {
    this.record = record;
    this.#bots = createBots(record.match.game);
    this.#view = createTableView(root, {
      play: (index, any) => this.#play(index, any),
      light: (index) => this.#light(index),
      undo: () => this.#undo(),
      again: () => this.#again(),
      rules: () => this.#pages.rules(this.record.match.game),
      tutorial: () => this.#pages.tutorial(this.record.match.game),
      settings: () => this.#pages.settings(),
      sound: () => changeSettings({ sound: !settings().sound }),
      screen: () => this.#toggleFullScreen(),
      side: () => changeSettings({ side_open: !settings().side_open }),
      log: () => this.#showLog(),
    });
    this.#pages = createPages(this.#view.notes);
    this.#stopLooking = holdToLook(this.#view.look, (visible) => this.#look(visible));
    this.#listen();
    this.#applySettings();
  }

  async open() {
    await Promise.all([this.#mount(), this.#hold(false)]);
    if (this.#closed) return;
    // What happened before can be read in the log.
    this.#heard = this.#toldAll = this.record.match.moves.length;
    this.#next();
    this.#sayIfNotKept();
    this.#view.prompt.focus({ preventScroll: true });
  }

  leave() {
    // A match that nobody has moved in is not worth a line in the list.
    if (!this.#readOnly && this.record.match.moves.length === 0) remove(this.record.id);
    this.close();
  }

  /** Lets go of everything; what is stored stays. */
  close() {
    this.#closed = true;
    this.#turn++;
    this.#answers.clear();
    this.#dropCurtain();
    this.#sounds?.hushSounds();
    for (const stop of this.#cleanup) stop();
    this.#stage?.close();
    this.board?.close();
    this.#bots.stop();
    this.#release();
    hush();
  }

  /** After a change of language or settings. */
  refresh() {
    this.#applySettings();
    this.#ask((board) => {
      board.words(wordsText());
      board.settings(boardSettings());
    });
    this.#show();
  }

  #listen() {
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener('fullscreenchange', () => this.#view.full(), { signal });
    this.#view.full();
    document.addEventListener('visibilitychange', () => this.#stopLooking(), { signal });
    // Esc puts a selected card back and numbers play listed moves, wherever the focus is on the
    // page; dialogs and fields keep their own keys.
    document.addEventListener(
      'keydown',
      (event) => {
        if (document.querySelector('dialog[open]')) return;
        if (event.key === 'Escape' && this.#ask((board) => board.cancel())) this.#stage?.request();
        if (isPlainKey(event)) this.#playKey(event);
      },
      { signal },
    );
    this.#cleanup.push(
      () => stopped.abort(),
      watch((id) => {
        if (this.#readOnly && (id === null || id === this.record.id)) this.#reload();
      }),
    );
  }

  #applySettings() {
    this.#view.sound(settings().sound);
    if (!settings().sound) this.#sounds?.hushSounds();
    this.#view.side(settings().side_open);
  }

  // --- The board -------------------------------------------------------------------------------

  /** Makes an instance and a picture from the record: at the start, and again when the graphics
   * card or the module has let us down. */
  async #mount() {
    const instance = await takeInstance(this.record.match.game);
    const drawable = hasWebGL();
    const fonts = drawable ? await loadFonts() : [];
    if (this.#closed) return;
    const board = new Board(instance);
    board.words(wordsText());
    board.settings(boardSettings());
    board.load(this.record.match);
    this.board = board;
    this.#view.hang(drawable ? instance.canvas : null);
    if (drawable && board.open(fonts)) {
      this.#stage = createStage({
        wrapper: this.#view.stage,
        board,
        play: (index, any) => this.#play(index, any),
        tried: () => this.#showTried(),
        hint: (text, x, y) => this.#view.hint(text, x, y),
        skipped: () => this.#sounds?.hushSounds(),
        lost: () => this.#remount('page.graphics.lost'),
        crash: (error) => this.#crash(error),
      });
    } else {
      this.#view.hang(null);
      this.#view.notes.show('picture', t('page.error.webgl'));
    }
  }

  /** @param {string} why the key of a sentence */
  async #remount(why) {
    this.#turn++;
    this.#answers.clear();
    this.#view.notes.show('picture', t(why));
    this.#stage?.close();
    this.#stage = null;
    this.board?.close();
    this.board = null;
    // A graphics card that has just been reset refuses new work for a moment.
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (this.#closed) return;
    try {
      await this.#mount();
    } catch (error) {
      this.#view.notes.show('picture', t('page.error.unknown', { reason: String(error) }));
      return;
    }
    if (this.#closed) return;
    if (this.#stage) this.#view.notes.hide('picture');
    this.#next();
  }

  /** After a trap an instance is dead; the record has every move up to the last one.
   * @param {unknown} error */
  #crash(error) {
    console.error(error);
    if (this.#crashes++ >= maxCrashes) {
      this.#view.notes.show('crash', t('page.error.unknown', { reason: String(error) }));
      return;
    }
    this.#remount('page.error.crash');
  }

  /** Runs something that asks the engine: a refusal is told, a trap starts it anew.
   * @template T @param {(board: Board) => T} ask @returns {T | undefined} */
  #ask(ask) {
    if (!this.board) return undefined;
    try {
      return ask(this.board);
    } catch (error) {
      if (error instanceof Refusal) tell([t('page.refused', { reason: error.why })]);
      else this.#crash(error);
      return undefined;
    }
  }

  /** @param {number} index */
  #light(index) {
    this.#ask((board) => board.focus(index));
    this.#stage?.request();
  }

  // --- Moves -----------------------------------------------------------------------------------

  /** The one way for all input: the canvas, the buttons and the keyboard.
   * @param {number} index @param {boolean} [any] what is asked next is left to the list */
  #play(index, any = false) {
    if (this.#readOnly) return;
    const page = this.#ask((board) => board.page());
    if (!page) return;
    // Between people the last move of a turn is shown as everybody may see it: a card that is drawn
    // then is first seen on its owner's next turn, and what travels is not cut short by the curtain.
    if (page.viewer >= 0 && isShared(page) && !this.#ask((board) => board.keepsTurn(index))) this.#ask((board) => board.sit(-1, page.actor));
    const made = this.#ask((board) => (any ? board.playAny(index) : board.play(index)));
    if (!made) return this.#next();
    this.#sound(made.cues);
    this.#moved(page);
  }

  /** Numbers play listed moves; R turns what is about to be laid, and Enter lays it, unless it is
   * meant for a button. @param {KeyboardEvent} event */
  #playKey(event) {
    if (event.key.toLowerCase() === 'r' && settings().number_keys) {
      if (this.#ask((board) => board.tryNext(event.shiftKey ? -1 : 1, false))) this.#showTried();
      return;
    }
    const nothing = [this.#view.stage, this.#view.prompt, document.body];
    const confirms = event.key === 'Enter' && !event.repeat && nothing.some((element) => element === event.target);
    const index = confirms ? this.#tried() : this.#view.moves.numbered(event.key);
    if (index < 0) return;
    event.preventDefault();
    this.#play(index);
  }

  /** The move that waits to be confirmed, -1: none. */
  #tried() {
    return this.#ask((board) => board.tried()) ?? -1;
  }

  /** A focused move is what the picture shows, so the focus goes along: Enter makes what is seen. */
  #showTried() {
    const { moves } = this.#view;
    if (moves.hasFocus()) moves.focus(this.#tried());
    this.#stage?.request();
  }

  #undo() {
    const page = this.#ask((board) => board.page());
    if (!page || this.#readOnly || !this.#ask((board) => board.undo())) return;
    this.#answers.clear();
    this.#toldAll = Math.min(this.#toldAll, page.move_count - 1);
    this.#moved(page);
    tell([t('page.undo.done')]); // Last: another viewer hears nothing of what was said before.
  }

  /** @param {Page} before */
  #moved(before) {
    const page = this.#ask((board) => board.page());
    if (!page) return;
    // While others still choose, a bot that has chosen would choose the same again.
    if (!choiceGoesOn(before.to_act, page.to_act)) this.#answers.clear();
    this.#shown = stillThere(this.#shown, before.to_act, page);
    this.#save();
    this.#next();
  }

  /** Goes on to whoever is to act now: bots are asked, a person gets the screen. */
  #next() {
    const turn = ++this.#turn;
    const page = this.#ask((board) => board.page());
    if (!page) return;
    this.#dropCurtain();
    this.#stopLooking();
    if (!this.#readOnly) {
      for (const seat of botsToAct(page)) if (!this.#answers.has(seat)) this.#askBot(page, seat);
      if (this.#playBots(page)) return;
    }
    const seats = this.#readOnly ? this.#onlookers(page) : seating(page, this.#shown);
    if (seats.curtain >= 0) this.#handOver(seats.curtain, turn);
    else if (isShared(page) && seats.viewer !== page.viewer && this.#ask((board) => board.moving())) this.#sitLater(seats, turn);
    else this.#sit(page, seats);
  }

  /** @param {Page} page @param {import('./handover.js').Seating} seats */
  #sit(page, { viewer, actor, look }) {
    if (actor >= 0 && viewer === actor) this.#shown = actor;
    if (look) this.#shown = -1;
    this.#ask((board) => board.sit(viewer, actor));
    if (isShared(page) && viewer !== this.#toldTo) this.#forgetSaid();
    this.#toldTo = viewer;
    this.#view.look.hidden = !look;
    this.#show();
    this.#tellNews();
  }

  /** Whoever looks with other eyes would cut short what is on its way for all to see.
   * @param {import('./handover.js').Seating} seats @param {number} turn */
  async #sitLater(seats, turn) {
    this.#showToAll();
    await this.#stage?.settled();
    const page = turn === this.#turn && this.#ask((board) => board.page());
    if (page) this.#sit(page, seats);
  }

  /** @param {Page} page */
  #onlookers(page) {
    const people = page.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    return { viewer: people.length === 1 ? people[0] : -1, actor: -1, curtain: -1, look: false };
  }

  // --- Bots ------------------------------------------------------------------------------------

  /** Bots think at once, also behind a curtain and while people choose.
   * @param {Page} page @param {number} seat */
  async #askBot(page, seat) {
    const { name, level } = page.seats[seat];
    const knowledge = this.#ask((board) => board.knowledge(seat));
    if (!knowledge) return;
    /** @type {{move: object | null}} */
    const answer = { move: null };
    this.#answers.set(seat, answer);
    // An undo, a new picture or another match came first: this answer is for a position that is gone.
    const late = () => this.#answers.get(seat) !== answer;
    try {
      const move = await this.#bots.choose({ game: page.game, bot: level ?? '', knowledge });
      // What was done before is seen first, so that a turn of several moves can be followed. Whoever
      // wants to see less of it clicks, or has things move faster.
      await this.#stage?.settled();
      answer.move = move;
      if (!late()) this.#view.notes.hide('bot');
    } catch (error) {
      if (!late()) this.#botFailed(name, seat, error);
      return;
    }
    const now = late() ? undefined : this.#ask((board) => board.page());
    if (now) this.#playBots(now);
  }

  /** Makes the move of a bot that has answered, once no person is to act any more: until then it
   * would only disturb those who still choose, and nobody may see it anyway.
   * @param {Page} page @returns {boolean} was there one? */
  #playBots(page) {
    if (this.#readOnly || peopleToAct(page).length > 0) return false;
    const seat = botsToAct(page).find((bot) => this.#answers.get(bot)?.move) ?? -1;
    const answer = this.#answers.get(seat);
    if (!answer?.move) return false;
    try {
      this.#sound(this.board?.apply(answer.move).cues ?? []);
    } catch (error) {
      answer.move = null;
      if (!(error instanceof Refusal)) {
        this.#crash(error);
        return true;
      }
      this.#botFailed(page.seats[seat].name, seat, error);
      return false;
    }
    this.#answers.delete(seat);
    this.#moved(page);
    return true;
  }

  /** @param {string} name @param {number} seat @param {unknown} error */
  #botFailed(name, seat, error) {
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    this.#view.notes.show('bot', t('page.thinking.failed', { name, reason }), [
      { label: 'page.retry', act: () => (this.#answers.delete(seat), this.#next()) },
    ]);
  }

  // --- Showing ---------------------------------------------------------------------------------

  /** Brings the page in line with the board, for whoever sits there now. */
  #show() {
    const page = this.#ask((board) => board.page());
    if (!page) return;
    const { moves, prompt, log, undo, look } = this.#view;
    const focus = this.#whereFocus();
    const undoing = document.activeElement === undo;
    this.#view.show(page);
    if (page.actor >= 0) look.textContent = t('page.hold_to_look.of', { name: page.seats[page.actor].name });
    log.show(this.#ask((board) => board.log(0)) ?? []);
    moves.show(this.#readOnly ? [] : page.moves);
    this.#view.idle(this.#idleText(page));
    undo.disabled = this.#readOnly || !this.#mayUndo(page);
    // The buttons are new ones: the focus goes to the next choice, or to what is said instead.
    if (focus === 'list' && !moves.focusFirst()) prompt.focus({ preventScroll: true });
    // So is what was taken back last: its button cannot be pressed and would lose the focus.
    if (focus === 'prompt' || (undoing && undo.disabled)) prompt.focus({ preventScroll: true });
    this.#stage?.request();
  }

  /** Whether the player goes through the list. While a bot thinks the focus waits at the prompt, and
   * comes back; whoever plays on the canvas is not taken away from it. */
  #whereFocus() {
    const focused = document.activeElement;
    if (this.#view.moves.hasFocus()) this.#inList = true;
    else if (focused !== this.#view.prompt && focused !== document.body) {
      this.#inList = false;
      return 'elsewhere';
    }
    return this.#inList ? 'list' : 'prompt';
  }

  /** @param {Page} page */
  #idleText(page) {
    if (this.#readOnly) return t('page.read_only');
    if (page.over || page.moves.length > 0) return '';
    const thinking = botsToAct(page).map((seat) => page.seats[seat].name);
    if (thinking.length === 0) return t('page.moves.none');
    return t('page.thinking', { names: listOf(thinking), count: thinking.length });
  }

  /** @param {Page} page */
  #mayUndo({ can_undo, undo_seat, seats }) {
    return can_undo && undo_seat !== null && seats[undo_seat]?.kind === 'person';
  }

  /** One message for all that happened since the last, once it is a person's turn or all is over. */
  #tellNews() {
    const page = this.#ask((board) => board.page());
    if (!page || !(page.over || this.#readOnly || peopleToAct(page).length > 0)) return;
    const news = this.#ask((board) => board.log(this.#heard)) ?? [];
    // Where the log forgets, what was said is forgotten, too.
    if ((this.#ask((board) => board.log(0))?.[0]?.move ?? 0) > 0) hush();
    tell(news.map((line) => line.text));
    if (page.move_count > 0) keepForOffline(3);
    this.#heard = page.move_count;
    tellTurn(page.result ? page.result.text : page.prompt);
  }

  // --- Several people on one device ------------------------------------------------------------

  /** Takes everything secret away, in the lists and in the picture, and leaves what all may see. */
  #showToAll() {
    this.#ask((board) => board.sit(-1, -1));
    this.#view.look.hidden = true;
    this.#forgetSaid();
    this.#toldTo = -1;
    this.#show();
    this.#stage?.paint();
  }

  /** What was said to one person alone must not stay readable for the others. */
  #forgetSaid() {
    this.#view.hint('', 0, 0);
    hush();
  }

  /** @param {number} seat who gets the device @param {number} turn */
  async #handOver(seat, turn) {
    this.#shown = -1;
    this.#showToAll();
    // What the last player did is for all to see; the curtain waits until it has been seen.
    await this.#stage?.settled();
    const page = turn === this.#turn && this.#ask((board) => board.page());
    const happened = page && this.#ask((board) => board.log(this.#toldAll));
    if (!happened) return;
    const { name } = page.seats[seat];
    const news = happened.map(({ text }) => text);
    this.#toldAll = page.move_count;
    tellTurn(t('page.hand_over', { name }));
    this.#dropCurtain = showCurtain({
      name,
      news,
      confirm: () => this.#sitDown(seat),
      undo: this.#mayUndo(page) ? () => this.#undo() : undefined,
      lobby: () => (location.hash = '#lobby'),
    });
  }

  /** @param {number} seat */
  #sitDown(seat) {
    this.#dropCurtain = () => {};
    this.#shown = seat;
    this.#next();
    if (!this.#view.moves.focusFirst()) this.#view.prompt.focus();
  }

  /** @param {boolean} visible */
  #look(visible) {
    const page = !this.#closed && this.#ask((board) => board.page());
    if (!page) return;
    this.#ask((board) => board.sit(visible ? page.actor : -1, page.actor));
    this.#show();
    this.#stage?.paint();
  }

  // --- Saving ----------------------------------------------------------------------------------

  /** After every move: a page may go away without a word. */
  #save() {
    if (this.#readOnly) return;
    const page = this.#ask((board) => board.page());
    const match = this.#ask((board) => board.save());
    if (!page || !match) return;
    const written = write(this.record, match, page.over);
    if (!written) return this.#conflict(match, page.over);
    if (this.record.rev === 1) askToKeep();
    this.#keep(written);
  }

  /** @param {import('./saves.js').Written} written */
  #keep({ record }) {
    this.record = record;
    this.#sayIfNotKept();
  }

  #sayIfNotKept() {
    const { notes } = this.#view;
    const removed = takeRemoved();
    if (removed > 0) notes.show('removed', t('page.storage.removed_old', { count: removed }));
    if (!storage.works) notes.show('storage', t('page.storage.forbidden'));
    else if (!isKept(this.record.id)) notes.show('storage', t('page.storage.full'));
    else notes.hide('storage');
  }

  /** @param {import('./types').CoreSave} match @param {boolean} over */
  #conflict(match, over) {
    this.#readOnly = true;
    this.#view.notes.show('tab', t('page.storage.conflict'), [
      {
        label: 'page.storage.keep_this',
        act: () => {
          this.#readOnly = false;
          this.#load({ ...this.record, match }); // Meanwhile the other one may have come to the screen.
          this.#keep(overwrite(this.record, match, over));
          this.#next();
        },
      },
      { label: 'page.storage.keep_other', act: () => ((this.#readOnly = false), this.#reload()) },
    ]);
  }

  /** Shows the match as it is stored now. What is gone, or cannot be read, goes on as it is here. */
  async #reload() {
    const entry = find(this.record.id, await rulesVersions());
    if (this.#closed) return;
    if (entry?.state === 'good' && entry.record) this.#load(entry.record);
    this.#next();
  }

  /** @param {MatchRecord} record */
  #load(record) {
    if (!this.#ask((board) => board.load(record.match))) return;
    this.record = record;
    this.#heard = Math.min(this.#heard, record.match.moves.length);
    this.#toldAll = record.match.moves.length;
    this.#answers.clear();
  }

  /** @param {boolean} steal */
  async #hold(steal) {
    const held = await hold(this.record.id, { steal, onlost: () => this.#taken('page.tab.taken') });
    if (this.#closed) return held.release();
    this.#release = held.release;
    this.#readOnly = !held.mine;
    if (held.mine) this.#view.notes.hide('tab');
    else this.#taken('page.tab.other');
  }

  /** The match is being played in another tab: here it can be looked at. @param {string} why */
  #taken(why) {
    if (this.#closed) return;
    this.#readOnly = true;
    this.#dropCurtain();
    this.#shown = -1;
    if (this.board) this.#next();
    this.#view.notes.show('tab', t(why), [
      { label: 'page.tab.take_over', act: () => this.#hold(true).then(() => this.#reload()) },
    ]);
  }

  // --- The rest --------------------------------------------------------------------------------

  #again() {
    const { game, options, seats } = this.record.match;
    startBy(this.#view.again, { game, options, seats }).catch((error) => this.#view.notes.show('start', t('page.error.start', { reason: String(error) })));
  }

  /** Sounds are an extra: where they cannot be had, nothing is said about it. @param {Cue[]} cues */
  async #sound(cues) {
    if (!settings().sound || document.visibilityState !== 'visible') return;
    try {
      this.#sounds ??= await import('./sounds.js');
      await this.#sounds.playSounds(cues, settings().speed);
    } catch (error) {
      console.info('sounds:', error);
    }
  }

  #toggleFullScreen() {
    const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => {});
  }

  #showLog() {
    changeSettings({ side_open: true });
    this.#view.logHead.scrollIntoView({ block: 'start' });
    this.#view.logHead.focus({ preventScroll: true });
  }
}

/** @returns {Promise<Record<string, number>>} the rules version of each game we have */
export async function rulesVersions() {
  return Object.fromEntries((await games()).map(({ id, rules }) => [id, rules]));
}
