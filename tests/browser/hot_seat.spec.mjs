// Two people on one device: nothing secret is on the page before the next player has confirmed.
import { bots, expect, people, playByButtons, playTogether, readPage, secretsOf, startHotSeat, startMatch, test, wholeText } from './helpers.mjs';

/** Plays until the curtain is up. */
async function toTheCurtain(page) {
  for (let i = 0; i < 40; i++) {
    await expect(page.locator('dialog.curtain, .move').first()).toBeVisible();
    if (await page.locator('dialog.curtain').count()) return;
    await playByButtons(page, 1);
  }
  throw new Error('There was no curtain in 40 moves.');
}

test('during the opening there is no curtain: hands are hidden, and a button lets one look', async ({ page, site }) => {
  await startHotSeat(page, site);
  await expect(page.locator('dialog')).toHaveCount(0);
  const { viewer, actor } = await readPage(page);
  expect([viewer, actor]).toEqual([-1, 0]);
  const secrets = await page.evaluate(() => {
    const { board } = window.flotilla;
    board.sit(0, 0);
    const own = board.page().table.flatMap((part) => part.lines);
    board.sit(-1, 0);
    const open = new Set(board.page().table.flatMap((part) => part.lines));
    return own.filter((line) => !open.has(line));
  });
  expect(secrets.length).toBeGreaterThan(0);
  const look = page.locator('.look');
  await expect(look).toHaveText('Hold to look at Ada’s hand');
  expect(await wholeText(page)).not.toContain(secrets[0]);

  const box = await look.boundingBox();
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await expect(page.locator('.table-words')).toContainText(secrets[0]);
  await page.mouse.up();
  await expect(page.locator('.table-words')).not.toContainText(secrets[0]);
  expect((await readPage(page)).viewer).toBe(-1);

  // Who cannot hold a button presses it once to look and once more to hide.
  await look.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-words')).toContainText(secrets[0]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-words')).not.toContainText(secrets[0]);
});

test('the curtain hides everything until the named player confirms', async ({ page, site }) => {
  await startHotSeat(page, site);
  await toTheCurtain(page);
  const next = (await readPage(page)).to_act[0];
  const name = ['Ada', 'Bo'][next];
  await expect(page.locator('dialog.curtain h2')).toHaveText(`Pass the device to ${name}`);
  expect((await readPage(page)).viewer).toBe(-1);
  for (const seat of [0, 1]) {
    const secrets = await secretsOf(page, seat);
    const text = await wholeText(page);
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  await expect(page.locator('.move')).toHaveCount(0);
  await expect(page.locator('#turn')).toHaveText(`Pass the device to ${name}`);
  await expect(page.locator('#said')).toBeEmpty();

  // Esc does not lift it, once or twice.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.curtain')).toBeVisible();

  await page.getByRole('button', { name: `I am ${name}` }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect((await readPage(page)).viewer).toBe(next);
  await expect(page.locator('.move').first()).toBeFocused();
  const own = await secretsOf(page, next);
  expect(own.length).toBeGreaterThan(0);
});

test('a reload behind the curtain stays behind it', async ({ page, site }) => {
  await startHotSeat(page, site);
  await toTheCurtain(page);
  await page.reload();
  await expect(page.locator('dialog.curtain')).toBeVisible();
  expect((await readPage(page)).viewer).toBe(-1);
});

test('two people play a whole match, each seeing only the own hand', async ({ page, site }) => {
  await startHotSeat(page, site);
  const seen = await playTogether(page);
  for (const { curtain = -1, viewer, actor, to_act, open_decision, moves } of seen) {
    if (curtain >= 0) expect([curtain, viewer, moves]).toEqual([to_act[0], -1, 0]);
    else expect([actor, viewer]).toEqual([to_act[0], open_decision && viewer < 0 ? -1 : to_act[0]]);
  }
  expect(seen.filter(({ curtain = -1 }) => curtain >= 0).length).toBeGreaterThan(10);
  const { result } = await readPage(page);
  await expect(page.locator('.prompt')).toHaveText(result.text);
});

test('nothing but its buttons takes the curtain away', async ({ page, site }) => {
  await startHotSeat(page, site);
  await toTheCurtain(page);
  // A click beside it takes the focus out of it.
  await page.mouse.click(5, 400);
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(page.locator('dialog.curtain')).toBeVisible();
  // What the way back of Android does in the end.
  await page.locator('dialog.curtain').evaluate((dialog) => dialog.close());
  await expect(page.locator('dialog.curtain')).toBeVisible();
  await page.locator('dialog.curtain .primary').click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.move').first()).toBeFocused();
});

test('a key that is held down does not confirm the curtain', async ({ page, site }) => {
  await startHotSeat(page, site);
  for (let i = 0; i < 40 && !(await page.locator('dialog.curtain').count()); i++) {
    await page.locator('.move').first().focus();
    await page.keyboard.down('Enter');
    await expect(page.locator('dialog.curtain, .move').first()).toBeVisible();
    if (await page.locator('dialog.curtain').count()) await page.keyboard.down('Enter');
    else await page.keyboard.up('Enter');
  }
  await expect(page.locator('dialog.curtain')).toBeVisible();
  await expect(page.locator('dialog.curtain .primary')).toBeFocused();
  await page.keyboard.up('Enter');
});

test('while bots play, nothing that was said to one person alone can be read', async ({ page, site }) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      postMessage(message, ...rest) {
        if (!message.question || !window.botsAreHeld) super.postMessage(message, ...rest);
      }
    };
  });
  await startMatch(page, site, { game: 'yoho', seats: [...people('Ada', 'Bo'), ...bots('greedy')] });
  const press = () => page.evaluate(() => (document.querySelector('dialog.curtain .primary') ?? [...document.querySelectorAll('.move')].at(-1))?.click());
  const toBo = async () => (await readPage(page)).viewer === 1;
  for (let i = 0; i < 60 && !(await toBo()); i++) {
    await press();
    await page.waitForTimeout(30);
  }
  expect(await toBo()).toBe(true);
  await page.evaluate(() => {
    window.botsAreHeld = true;
    document.querySelector('.hint').hidden = false; // As if the pointer were on a card.
  });
  const log = () => page.evaluate(() => window.flotilla.board.log(0).map(({ text }) => text));
  let own, said;
  do {
    own = await log();
    said = await page.locator('#said').textContent();
    await press();
  } while (await toBo());
  expect((await readPage(page)).to_act).toEqual([2]);
  const open = await log();
  const secrets = own.filter((text) => !open.includes(text));
  expect(secrets.filter((text) => said.includes(text)).length).toBeGreaterThan(0);
  const readable = await page.locator('#said').textContent();
  expect(secrets.filter((text) => readable.includes(text))).toEqual([]);
  await expect(page.locator('.hint')).toBeHidden();
});
