// helpers.mjs: what the browser tests share: the site on a port of its own, and the steps that every
// player takes. `?test` gives the tests the board; nothing else on the page knows about them.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const build = (...parts) => join(root, 'build', ...parts);
const folder = process.env.FLOTILLA_SITE ?? build('site');

/** Starts a server of its own, for tests that need other headers or another folder. */
export const serveSite = (options = {}) => serve({ port: 0, folder, ...options });

/** Matches and bots begin with the same seeds in every run of a test, so that what fails fails again;
 * `--repeat-each` and FLOTILLA_SEED try others. What the ids of saves are made of stays random. */
function fixChance(seed) {
  let state = seed;
  const original = crypto.getRandomValues;
  crypto.getRandomValues = (array) => {
    if (array.length !== 8) return original.call(crypto, array);
    for (let i = 0; i < array.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      array[i] = state >>> 24;
    }
    return array;
  };
}
const seedOf = ({ titlePath, repeatEachIndex }) =>
  createHash('sha256').update([...titlePath, repeatEachIndex, process.env.FLOTILLA_SEED].join('|')).digest().readUInt32LE();

export const test = base.extend({
  context: async ({ context }, use, info) => {
    await context.addInitScript(fixChance, seedOf(info));
    await use(context);
  },

  /** The address of the site, one server a worker. */
  site: [
    async ({}, use) => {
      const { server, address } = await serveSite();
      await use(address);
      server.close();
    },
    { scope: 'worker' },
  ],

  /** Everything that went wrong quietly. A test may empty it, or set `troubles.ignored` where more of
   * it comes at any time; what is left at the end fails it. */
  troubles: [
    async ({ page }, use) => {
      const troubles = collectTroubles(page);
      await use(troubles);
      if (!troubles.ignored) expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Errors, warnings of the console (a breach of the security policy is one) and failed requests. */
export function collectTroubles(page) {
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    // The software renderer of the tests remarks on its own speed.
    if (/GL Driver Message|swiftshader/i.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  return troubles;
}

export async function openLobby(page, site, query = '?test') {
  await page.goto(site + query);
  await expect(page.locator('.card').first()).toBeVisible();
}

/** What the lobby says about one game. */
export const cardOf = (page, game = 'yutaka') => page.locator(`.card[data-game=${game}]`);

/** The canvas gets its size a frame after the moves are listed: until then, what can be pressed on it
 * lies elsewhere. */
const canvasSized = (page) =>
  page.waitForFunction(() => {
    const stage = document.querySelector('.stage');
    const canvas = stage.querySelector('canvas');
    if (stage.hidden || !canvas) return true;
    const box = canvas.getBoundingClientRect();
    return canvas.width >= box.width - 1 && Math.abs(canvas.width / box.width - canvas.height / box.height) < 0.02;
  });

/** The two clicks from the open page to the first move: this is the first. */
export async function playNow(page, site, query, game) {
  await openLobby(page, site, query);
  await cardOf(page, game).getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  await canvasSized(page);
}

/** Sets up a match in the lobby's form.
 * @param {{game?: string, seats: ({person: string} | {bot: string})[], options?: string[],
 *   numbers?: Record<string, number>, seed?: string}} match
 * options: the labels of the boxes to tick; numbers: what to write into fields, by label */
export async function startMatch(page, site, { game = 'yutaka', seats, options = [], numbers = {}, seed = '' }) {
  await openLobby(page, site);
  const card = cardOf(page, game);
  await card.locator('.setup summary').click();
  await expect(card.locator('.seat').first()).toBeVisible();
  const count = card.getByLabel('Players');
  if (await count.count()) await count.selectOption(String(seats.length));
  await expect(card.locator('.seat')).toHaveCount(seats.length);
  for (const [seat, { person, bot = '' }] of seats.entries()) {
    const row = card.locator('.seat').nth(seat);
    await row.locator('select').selectOption(bot);
    if (person) await row.locator('input').fill(person);
  }
  for (const label of options) await card.getByLabel(label).check();
  for (const [label, number] of Object.entries(numbers)) await card.getByLabel(label).fill(String(number));
  await card.getByLabel('Seed').fill(seed);
  await card.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.move, dialog.curtain').first()).toBeVisible();
  await canvasSized(page);
}

export const people = (...names) => names.map((person) => ({ person }));
export const bots = (...levels) => levels.map((bot) => ({ bot }));
export const curtain = (page) => page.locator('dialog.curtain');
export const confirm = (page) => curtain(page).locator('.primary');

/** Two people at one device. */
export const startHotSeat = (page, site, names = ['Ada', 'Bo']) =>
  startMatch(page, site, { seats: people(...names) });

export const readPage = (page) => page.evaluate(() => window.flotilla.board.page());

/** Waits until a person is to act, or all is over. */
export async function personsTurn(page) {
  await page.waitForFunction(() => {
    const board = window.flotilla?.board;
    if (!board) return false;
    const { over, to_act, seats } = board.page();
    return over || to_act.some((seat) => seats[seat].kind === 'person');
  }, null, { polling: 20 });
  return readPage(page);
}

/** What is counted at the end. */
const counted = (game) => (game === 'yoho' ? 'coin' : 'point');

/** The end as the page tells it: the sentence, and what all who took part have. */
export async function expectEnd(page, names) {
  const { game, over, result, names: all, moves } = await readPage(page);
  expect([over, moves]).toEqual([true, []]);
  expect(all).toEqual(names);
  await expect(page.locator('.prompt')).toHaveText(result.text);
  const scores = result.scores.map((score, side) => `${names[side]}: ${score} ${counted(game)}${score === 1 ? '' : 's'}`);
  await expect(page.locator('.points li')).toHaveText(scores);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
}

/** Plays listed moves by pressing their buttons, in the page itself, because that is quick; real
 * clicks, keys and taps are in play.spec.mjs. Stops behind a curtain.
 * @param {number} count at most so many; -1: to the end @param {number} stride which button to take */
export async function playByButtons(page, count = -1, stride = 0) {
  await personsTurn(page);
  await page.evaluate(
    async ([count, stride]) => {
      const until = async (done) => {
        const end = performance.now() + 60_000;
        while (!done()) {
          if (performance.now() > end) throw new Error('the match does not go on');
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
      };
      const state = () => window.flotilla.board?.page();
      for (let played = 0; played !== count; played++) {
        const { over, move_count } = state();
        const buttons = document.querySelectorAll('.move');
        if (over || buttons.length === 0) return;
        buttons[(move_count * stride) % buttons.length].click();
        await until(() => state()?.move_count > move_count);
        await until(() => state()?.over || state()?.to_act.some((seat) => state().seats[seat].kind === 'person'));
      }
    },
    [count, stride],
  );
  await personsTurn(page);
}

/** Plays a match of several people at one device to its end, in the page itself, because that is
 * quick: presses whatever comes, and tells what was on the screen each time. */
export const playTogether = (page) =>
  page.evaluate(async () => {
    const seen = [];
    const end = performance.now() + 180_000;
    while (performance.now() < end) {
      const { over, viewer, actor, to_act, open_decision, secrets, move_count, seats } = window.flotilla.board.page();
      if (over) return seen;
      const confirm = document.querySelector('dialog.curtain[open] .primary');
      const moves = document.querySelectorAll('.move');
      const look = !document.querySelector('.look').hidden;
      const now = { viewer, actor, to_act, open_decision, secrets, look, move: move_count, moves: moves.length };
      if (confirm) {
        const curtain = seats.findIndex(({ name }) => confirm.textContent.includes(name));
        seen.push({ ...now, curtain, dialogs: document.querySelectorAll('dialog').length });
        confirm.click();
      } else if (moves.length > 0) {
        seen.push(now);
        moves[(move_count * 7) % moves.length].click();
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('the match does not end');
  });

/** All text of the document: also what is hidden by style, and what attributes say. */
export const wholeText = (page) =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort());
    return `${document.documentElement.textContent} ${attributes.join(' ')}`;
  });

/** What one seat may see and a bystander may not: the lines that come when it sits down. */
export const secretsOf = (page, seat) =>
  page.evaluate((seat) => {
    const { board } = window.flotilla;
    const { viewer, actor } = board.page();
    const lines = (view) => {
      board.sit(view, view);
      const { table, moves } = board.page();
      return [...table.flatMap((part) => part.lines), ...moves.flatMap((group) => group.moves.map((move) => move.label))];
    };
    const open = new Set(lines(-1));
    const secret = lines(seat).filter((line) => !open.has(line));
    board.sit(viewer, actor);
    return secret;
  }, seat);

/** A small fingerprint of the picture: how bright it is in a coarse grid. */
export const thumbnail = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('.stage canvas');
    window.flotilla.board.skip();
    window.flotilla.board.draw(performance.now());
    const small = new OffscreenCanvas(32, 20);
    const context = small.getContext('2d');
    context.drawImage(canvas, 0, 0, 32, 20);
    return [...context.getImageData(0, 0, 32, 20).data].filter((_, i) => i % 4 !== 3);
  });

/** What axe has to say about the page as it is. */
export async function axe(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Points of the canvas (CSS pixels of the window) where a press would do something. */
export async function hotPoints(page, step = 20) {
  return page.evaluate((step) => {
    const { board } = window.flotilla;
    const box = document.querySelector('.stage canvas').getBoundingClientRect();
    const ratio = document.querySelector('.stage canvas').width / box.width;
    const points = [];
    for (let y = step / 2; y < box.height; y += step) {
      for (let x = step / 2; x < box.width; x += step) {
        const { cursor, hint } = board.pointer('move', x * ratio, y * ratio, false);
        if (cursor === 'pointer') points.push({ x: box.left + x, y: box.top + y, hint });
      }
    }
    board.pointer('leave', 0, 0, false);
    return points;
  }, step);
}

/** Plays a whole match on the canvas: presses where something can be pressed, until it is over.
 * A press that takes a card up is followed by one on a place where it can go. One that does nothing
 * yet is repeated: a finger sees first what a move does, and makes it by a second touch. What only
 * opens something (a list of treasures) is closed by that, and not tried again.
 * @param {(point: {x: number, y: number}) => Promise<void>} press
 * @param {(points: {x: number, y: number, hint: string}[], presses: number) => {x: number, y: number, hint: string}} choose
 * @returns {Promise<number>} presses */
export async function playOnCanvas(page, press, choose = (points, presses) => points[(presses * 7919) % points.length]) {
  const near = (a, b) => Math.abs(a.x - b.x) < 30 && Math.abs(a.y - b.y) < 30;
  const useless = [];
  await page.waitForFunction(() => window.flotilla.board.frames() > 0);
  for (let presses = 1; presses < 300; presses++) {
    const { over, move_count } = await personsTurn(page);
    if (over) return presses;
    const all = await hotPoints(page);
    const points = all.filter((point) => !useless.some((one) => near(one, point) && one.hint === point.hint));
    expect(points.length, `somewhere to press at move ${move_count}`).toBeGreaterThan(0);
    const first = choose(points, presses);
    await press(first);
    if ((await personsTurn(page)).move_count > move_count) continue;
    if (!(await page.evaluate(() => window.flotilla.board.pointer('leave', 0, 0, false).selected))) {
      await press(first);
      if ((await personsTurn(page)).move_count === move_count) useless.push(first);
      continue;
    }
    // The chosen card itself has moved a little, too: the places are far above the hand.
    const key = ({ x, y }) => `${x},${y}`;
    const before = new Set(all.map(key));
    const places = (await hotPoints(page)).filter((point) => !before.has(key(point)) && point.y < first.y - 24);
    expect(places.length, `somewhere to put the card at move ${move_count}`).toBeGreaterThan(0);
    await press(places[(presses * 31) % places.length]);
    await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(move_count);
  }
  throw new Error('300 presses did not end the match');
}

/** The frames drawn so far. */
export const frames = (page) => page.evaluate(() => window.flotilla.board.frames());

/** Writes a picture for people to look at. */
export async function picture(page, name, options = {}) {
  mkdirSync(build('screenshots'), { recursive: true });
  await page.screenshot({ path: build('screenshots', `${name}.png`), ...options });
}

const screens = {
  wide: { viewport: { width: 1600, height: 1000 } },
  'wide-ratio-2': { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 2 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tiny: { viewport: { width: 320, height: 320 } },
};

/** Pictures for people to look at, on every kind of screen.
 * @param {(what: {page: import('@playwright/test').Page, site: string, name: string}) => Promise<void>} take */
export function picturesOnScreens(title, take) {
  for (const [name, use] of Object.entries(screens)) {
    test.describe(name, () => {
      test.use(use);

      test(title, async ({ page, site }) => {
        test.setTimeout(300_000);
        await take({ page, site, name });
      });
    });
  }
}

/** The texts of all saved matches. */
export const storedMatches = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^flotilla\.match\.[a-z0-9]+$/.test(key))
      .map((key) => localStorage.getItem(key)),
  );
