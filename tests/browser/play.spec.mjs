// A whole match against a bot: by mouse, by keyboard alone, by touch; and what can be taken back.
import { expect, hotPoints, openLobby, personsTurn, playByButtons, playNow, playOnCanvas, readPage, storedMatches, test } from './helpers.mjs';

test('two clicks lead from the open page to the first move', async ({ page, site }) => {
  await openLobby(page, site);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.move').first().click();
  await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(0);
});

test('a whole match with the mouse on the canvas', async ({ page, site }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 960, height: 600 });
  await playNow(page, site);
  await playOnCanvas(page, ({ x, y }) => page.mouse.click(x, y));
  const { result } = await readPage(page);
  await expect(page.locator('.prompt')).toHaveText(result.text);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('a whole match with the keyboard alone', async ({ page, site }) => {
  await openLobby(page, site);
  const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let i = 0; i < 12 && (await focus()) !== 'Play now'; i++) await page.keyboard.press('Tab');
  expect(await focus()).toBe('Play now');
  await page.keyboard.press('Enter');
  await expect(page.locator('.move').first()).toBeVisible();
  const onMove = () => page.evaluate(() => document.activeElement?.matches('.move') ?? false);
  for (let i = 0; i < 40 && !(await onMove()); i++) await page.keyboard.press('Tab');
  expect(await onMove()).toBe(true);

  for (let turn = 0; turn < 80; turn++) {
    const { over, move_count } = await personsTurn(page);
    // Focus never falls off the page: the next choice has it, or what is said about the end.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.move, .prompt'))).toBe(true);
    if (over) break;
    for (let i = 0; i < turn % 4; i++) await page.keyboard.press(turn % 2 ? 'ArrowDown' : 'End');
    await page.keyboard.press(turn % 3 ? 'Enter' : ' ');
    await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(move_count);
  }
  expect((await readPage(page)).over).toBe(true);
  const spoken = await page.locator('#said').textContent();
  expect(spoken).toContain((await page.evaluate(() => window.flotilla.board.log(0))).at(-1).text);
});

test('the arrows stay inside a group, and the focused move is lit up on the canvas', async ({ page, site }) => {
  await playNow(page, site);
  await page.locator('.move').first().focus();
  const labels = await page.locator('.move-group').first().locator('.move').allTextContents();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.move:focus')).toHaveText(labels.at(-1));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.move:focus')).toHaveText(labels[0]);
  const before = await page.evaluate(() => window.flotilla.board.frames());
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.flotilla.board.frames())).toBeGreaterThan(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true });

  test('a whole match by touch', async ({ page, site }) => {
    test.setTimeout(300_000);
    await playNow(page, site);
    await playOnCanvas(page, ({ x, y }) => page.touchscreen.tap(x, y));
    expect((await readPage(page)).over).toBe(true);
  });

  test('a card is dragged to its place with a finger, and the page stays where it is', async ({ context, page, site }) => {
    await playNow(page, site);
    const { card, place } = await cardAndPlace(page);
    const { move_count } = await readPage(page);
    const session = await context.newCDPSession(page);
    const touch = (type, point) => session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const along = (t) => ({ x: card.x + (place.x - card.x) * t, y: card.y + (place.y - card.y) * t });
    await touch('touchStart', along(0));
    for (let t = 0.1; t <= 1; t += 0.1) await touch('touchMove', along(t));
    await touch('touchMove', along(1));
    await touch('touchEnd');
    await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(move_count);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

/** A card of the hand and a place where it may go, as points of the window. */
async function cardAndPlace(page) {
  await playByButtons(page, 2); // The opening.
  const hand = await hotPoints(page);
  expect(hand.length).toBeGreaterThan(0);
  const card = hand.reduce((lowest, point) => (point.y > lowest.y ? point : lowest));
  await page.evaluate(({ x, y }) => {
    const canvas = document.querySelector('.stage canvas');
    const box = canvas.getBoundingClientRect();
    const ratio = canvas.width / box.width;
    for (const kind of ['down', 'up']) window.flotilla.board.pointer(kind, (x - box.left) * ratio, (y - box.top) * ratio, false);
  }, card);
  const known = new Set(hand.map(({ x, y }) => `${x},${y}`));
  const places = (await hotPoints(page)).filter(({ x, y }) => !known.has(`${x},${y}`));
  await page.evaluate(() => window.flotilla.board.cancel());
  expect(places.length).toBeGreaterThan(0);
  return { card, place: places[Math.floor(places.length / 2)] };
}

test('a card is dragged to its place with the mouse', async ({ page, site }) => {
  await playNow(page, site);
  const { card, place } = await cardAndPlace(page);
  const { move_count } = await readPage(page);
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move((card.x + place.x) / 2, (card.y + place.y) / 2, { steps: 4 });
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(move_count);
});

test('Esc puts a card back that was taken up', async ({ page, site }) => {
  await playNow(page, site);
  const { card } = await cardAndPlace(page);
  await page.mouse.click(card.x, card.y);
  const chosen = await hotPoints(page);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await hotPoints(page)).length).toBeLessThan(chosen.length);
});

test('one message tells all that others did, and the status says what is asked', async ({ page, site }) => {
  await playNow(page, site);
  const told = await page.locator('#said p').count();
  await page.locator('.move').first().click();
  const after = await personsTurn(page);
  await expect(page.locator('#turn')).toHaveText(after.prompt);
  await expect(page.locator('#said p')).toHaveCount(told + 1);
  const log = await page.evaluate(() => window.flotilla.board.log(0));
  const message = await page.locator('#said p').last().textContent();
  for (const { text } of log.slice(-2)) expect(message).toContain(text);
});

test('the end offers the same match again', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  expect(page.url()).not.toBe(address);
  expect((await readPage(page)).move_count).toBe(0);
});

test('two presses on “Play again” start one match', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page);
  await page.getByRole('button', { name: 'Play again' }).evaluate((button) => {
    button.click();
    button.click();
  });
  await expect(page.locator('.move').first()).toBeVisible();
  expect(await storedMatches(page)).toHaveLength(2);
});

test('a key that is held down makes one move, not one after the other', async ({ page, site }) => {
  await playNow(page, site);
  await page.evaluate(() => {
    const { board } = window.flotilla;
    const { play } = board;
    window.plays = 0;
    board.play = (index) => (window.plays++, play.call(board, index));
  });
  for (const [made, key] of [[1, 'Enter'], [2, ' ']]) {
    await page.locator('.move').first().focus();
    for (let i = 0; i < 6; i++) {
      await page.keyboard.down(key);
      await personsTurn(page);
      await expect(page.locator('.move').first()).toBeFocused();
    }
    await page.keyboard.up(key);
    await personsTurn(page);
    expect(await page.evaluate(() => window.plays)).toBe(made);
  }
});

test('the focus stays when there is nothing more to take back', async ({ page, site }) => {
  await playNow(page, site, '?test', 'yoho');
  const undo = page.getByRole('button', { name: 'Take back' });
  for (let i = 0; i < 20 && (await undo.isDisabled()); i++) await playByButtons(page, 1);
  await undo.focus();
  for (let i = 0; i < 20 && (await undo.isEnabled()); i++) await page.keyboard.press('Enter');
  await expect(undo).toBeDisabled();
  await page.waitForTimeout(100); // The browser takes the focus from it with the next picture.
  await expect(page.locator('.prompt')).toBeFocused();
});
