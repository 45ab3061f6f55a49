// Sounds: made in the page when something happens, if they are wanted.
import { createServer } from 'node:http';
import { expect, people, playNow, readPage, startMatch, test } from './helpers.mjs';

/** Notes every sound that is started: in how many seconds, and whether it was called off. */
const recordSounds = (page) =>
  page.addInitScript(() => {
    window.sounds = [];
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const { start, stop } = kind.prototype;
      kind.prototype.start = function (when = 0) {
        this.noted = { at: when - this.context.currentTime, off: false };
        window.sounds.push(this.noted);
        return start.call(this, when);
      };
      kind.prototype.stop = function (when) {
        if (when === undefined) this.noted.off = true;
        return stop.call(this, when);
      };
    }
  });
const sounds = (page) => page.evaluate(() => window.sounds);
const toggle = (page) => page.locator('[data-label="page.settings.sound"]');

test('a move is heard; switched off, nothing is', async ({ page, site }) => {
  await recordSounds(page);
  await playNow(page, site);
  await page.locator('.move').first().click();
  await expect.poll(async () => (await sounds(page)).length).toBeGreaterThan(0);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => (window.sounds.length = 0));
  const { move_count } = await readPage(page);
  await page.locator('.move').first().click();
  await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(move_count);
  expect(await sounds(page)).toEqual([]);
});

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sounds come when their events are seen, and a click that skips calls them off', async ({ page, site }) => {
    await recordSounds(page);
    await startMatch(page, site, { game: 'totohu', seats: people('Ada') }); // Against the die.
    // Pressed in the page itself, or it is over before the click comes.
    const { first, later, off } = await page.evaluate(async () => {
      const { sounds } = window;
      document.querySelectorAll('.move')[1].click();
      const end = performance.now() + 30_000;
      while (sounds.length === 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 4));
      const times = sounds.map(({ at }) => at);
      const stage = document.querySelector('.stage');
      const box = stage.getBoundingClientRect();
      const press = { isPrimary: true, button: 0, pointerType: 'touch', clientX: box.left + 3, clientY: box.top + 3, bubbles: true };
      for (const type of ['pointerdown', 'pointerup']) stage.dispatchEvent(new PointerEvent(type, press));
      return { first: Math.min(...times), later: times.filter((at) => at > 1).length, off: sounds.filter(({ off }) => off).length };
    });
    // The bottle at once; the die, the count and what comes of it after that, in this order.
    expect(first).toBeLessThan(0.3);
    expect(later).toBeGreaterThan(2);
    expect(off).toBeGreaterThan(2);
  });
});

test('inside another page nothing sounds before it is asked for', async ({ page, site, troubles }) => {
  troubles.ignored = true;
  const server = createServer((request, response) => response.end(`<!doctype html><title>host</title><iframe title="game" src="${site}?test#play=yutaka"></iframe>`));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await expect(toggle(page.frameLocator('iframe'))).toHaveAttribute('aria-pressed', 'false');
  server.close();
});
