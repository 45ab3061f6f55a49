// Two people on one device: nothing secret is on the page before the next player has confirmed.
import { expect, playByButtons, playTogether, readPage, secretsOf, startHotSeat, test, wholeText } from './helpers.mjs';

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
