// The canvas: sharp at every pixel density, drawn only when something changed, back after a loss.
import { expect, frames, hotPoints, personsTurn, playByButtons, playNow, readPage, test, thumbnail } from './helpers.mjs';

const difference = (a, b) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;

/** Waits until two looks a second apart find the same frame. */
async function untilQuiet(page) {
  let seen = -1;
  const anotherFrame = async () => seen !== (seen = await frames(page));
  await expect.poll(anotherFrame, { intervals: [1_000] }).toBe(false);
}

/** Waits until the page must have been told, too, that the board is out of view: its observer is
 * older than this one. */
const boardOutOfView = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (entry.isIntersecting) return;
          observer.disconnect();
          setTimeout(resolve);
        });
        observer.observe(document.querySelector('.stage'));
      }),
  );

test('nothing moves: no frame in five seconds; hidden: none at all', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  await page.mouse.move(5, 5);
  await untilQuiet(page);
  const idle = await frames(page);
  await page.waitForTimeout(5_000);
  expect(await frames(page)).toBe(idle);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const hidden = await frames(page);
  await playByButtons(page, 2); // Rules, bots and the log go on.
  await page.waitForTimeout(500);
  expect(await frames(page)).toBe(hidden);

  await page.evaluate(() => {
    delete document.visibilityState;
    delete document.hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => frames(page)).toBeGreaterThan(hidden);
});

test('out of view nothing is drawn', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await playNow(page, site);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const gone = () => page.evaluate(() => document.querySelector('.stage').getBoundingClientRect().bottom < 0);
  await boardOutOfView(page);
  const before = await frames(page);
  // Pressed by script, because a real click would scroll the button, and the board, into view.
  await page.evaluate(() => document.querySelector('.move').click());
  await personsTurn(page);
  await page.waitForTimeout(300);
  if (await gone()) expect(await frames(page)).toBe(before);
});

for (const ratio of [1, 1.25, 1.5, 2, 3]) {
  test.describe(`at ratio ${ratio}`, () => {
    test.use({ deviceScaleFactor: ratio, viewport: { width: 1000, height: 700 } });

    test('canvas pixels are CSS size times ratio, and a press hits the same piece', async ({ page, site }) => {
      await playNow(page, site);
      const { width, height, box } = await page.evaluate(() => {
        const canvas = document.querySelector('.stage canvas');
        const { width, height } = canvas.getBoundingClientRect();
        return { width: canvas.width, height: canvas.height, box: { width, height } };
      });
      expect(Math.abs(width - box.width * ratio)).toBeLessThanOrEqual(1);
      expect(Math.abs(height - box.height * ratio)).toBeLessThanOrEqual(1);
      const points = await hotPoints(page, 16);
      const point = points[Math.floor(points.length / 2)];
      await page.mouse.click(point.x, point.y);
      await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(0);
    });
  });
}

test('the backing store stays within eight million pixels and a ratio of three', async ({ browser, site }) => {
  const context = await browser.newContext({ deviceScaleFactor: 4, viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  await playNow(page, site);
  const pixels = await page.evaluate(() => {
    const { width, height } = document.querySelector('.stage canvas');
    return width * height;
  });
  expect(pixels).toBeLessThanOrEqual(8_010_000);
  expect(pixels).toBeGreaterThan(7_900_000); // It would be more.
  await context.close();
});

test('the canvas follows the size of the window', async ({ page, site }) => {
  await playNow(page, site);
  for (const viewport of [{ width: 1600, height: 900 }, { width: 500, height: 800 }, { width: 320, height: 320 }]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const canvas = document.querySelector('.stage canvas');
          const { width, height } = canvas.getBoundingClientRect();
          return Math.abs(canvas.width - width) <= 1 && Math.abs(canvas.height - height) <= 1;
        }),
      )
      .toBe(true);
  }
});

test('a lost context: the same picture within two seconds, the match unharmed', async ({ page, site, troubles }) => {
  troubles.ignored = true; // The browser remarks on the lost context.
  await playNow(page, site);
  await playByButtons(page, 3);
  await page.mouse.move(2, 2);
  const before = await readPage(page);
  const picture = await thumbnail(page);
  const old = await page.locator('.stage canvas').getAttribute('id');
  await page.evaluate(() => {
    const canvas = document.querySelector('.stage canvas');
    (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context').loseContext();
  });
  await expect.poll(() => page.locator('.stage canvas').getAttribute('id')).not.toBe(old);
  await expect.poll(() => page.evaluate(() => window.flotilla.board?.frames() ?? 0)).toBeGreaterThan(0);
  expect(await readPage(page)).toEqual(before);
  expect(difference(await thumbnail(page), picture)).toBeLessThan(3);
  await expect(page.locator('.note')).toHaveCount(0);
  await playByButtons(page, 2);
});

test('a click shorter than a frame makes a move', async ({ page, site }) => {
  await playNow(page, site);
  const [point] = await hotPoints(page, 16);
  await page.evaluate(({ x, y }) => {
    const stage = document.querySelector('.stage');
    const options = { clientX: x, clientY: y, bubbles: true, isPrimary: true, pointerId: 1, button: 0, pointerType: 'touch' };
    stage.dispatchEvent(new PointerEvent('pointerdown', options));
    stage.dispatchEvent(new PointerEvent('pointerup', options));
  }, point);
  expect((await personsTurn(page)).move_count).toBeGreaterThan(0);
});

test('hovering says what is under the pointer', async ({ page, site }) => {
  await playNow(page, site);
  const points = await hotPoints(page, 16);
  const point = points.find(({ hint }) => hint) ?? points[0];
  await page.mouse.move(point.x, point.y);
  await expect(page.locator('.hint')).toHaveText(point.hint);
});
