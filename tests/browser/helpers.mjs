// helpers.mjs: what the browser tests share: the site on a port of its own, and the steps that every
// player takes. `?test` gives the tests the board; nothing else on the page knows about them.
import { test as base, expect } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const build = (...parts) => join(root, 'build', ...parts);
const folder = process.env.FLOTILLA_SITE ?? build('site');

/** Starts a server of its own, for tests that need other headers or another folder. */
export const serveSite = (options = {}) => serve({ port: 0, folder, ...options });

export const test = base.extend({
  /** The address of the site, one server a worker. */
  site: [
    async ({}, use) => {
      const { server, address } = await serveSite();
      await use(address);
      server.close();
    },
    { scope: 'worker' },
  ],

  /** Everything that went wrong quietly. A test may empty it; what is left at the end fails it. */
  troubles: [
    async ({ page }, use) => {
      const troubles = collectTroubles(page);
      await use(troubles);
      expect(troubles).toEqual([]);
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

/** The two clicks from the open page to the first move: this is the first. */
export async function playNow(page, site, query) {
  await openLobby(page, site, query);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.move').first()).toBeVisible();
}

/** Two people at one device. */
export async function startHotSeat(page, site, names = ['Ada', 'Bo']) {
  await openLobby(page, site);
  await page.locator('.setup summary').first().click();
  for (const [seat, name] of names.entries()) {
    const row = page.locator('.seat').nth(seat);
    await row.locator('select').selectOption('');
    await row.locator('input').fill(name);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.move').first()).toBeVisible();
}

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

/** Plays listed moves by pressing their buttons, in the page itself, because that is quick; real
 * clicks, keys and taps are in play.spec.mjs. Stops behind a curtain.
 * @param {number} count at most so many; -1: to the end @param {number} stride which button to take */
export async function playByButtons(page, count = -1, stride = 0) {
  await personsTurn(page);
  await page.evaluate(
    async ([count, stride]) => {
      const until = async (done) => {
        const end = performance.now() + 20_000;
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
 * A press that takes a card up is followed by one on a place where it can go; one that only opens
 * something (a list of treasures) is taken back and not tried again.
 * @param {(point: {x: number, y: number}) => Promise<void>} press @returns {Promise<number>} presses */
export async function playOnCanvas(page, press) {
  const near = (a, b) => Math.abs(a.x - b.x) < 30 && Math.abs(a.y - b.y) < 30;
  const useless = [];
  for (let presses = 1; presses < 300; presses++) {
    const { over, move_count } = await personsTurn(page);
    if (over) return presses;
    const all = await hotPoints(page);
    const points = all.filter((point) => !useless.some((one) => near(one, point)));
    expect(points.length, `somewhere to press at move ${move_count}`).toBeGreaterThan(0);
    const first = points[(presses * 7919) % points.length];
    await press(first);
    if ((await personsTurn(page)).move_count > move_count) continue;
    if (!(await page.evaluate(() => window.flotilla.board.pointer('leave', 0, 0, false).selected))) {
      useless.push(first);
      await press(first);
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

/** The texts of all saved matches. */
export const storedMatches = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^flotilla\.match\.[a-z0-9]+$/.test(key))
      .map((key) => localStorage.getItem(key)),
  );
