// Two people on one device: nothing secret is on the page before the next player has confirmed.
import { expect, playByButtons, readPage, startHotSeat, test } from './helpers.mjs';

/** All text of the document: also what is hidden by style, and what attributes say. */
const wholeText = (page) =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map((one) => one.value));
    return `${document.documentElement.textContent} ${attributes.join(' ')}`;
  });

/** What one seat may see and a bystander may not: the lines that come when it sits down. */
const secretsOf = (page, seat) =>
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
  // In the page itself, because that is quick: presses whatever comes, and keeps what was seen.
  const seen = await page.evaluate(async () => {
    const seen = [];
    for (let i = 0; i < 4000; i++) {
      const { over, viewer, actor, to_act, open_decision } = window.flotilla.board.page();
      if (over) return seen;
      const confirm = document.querySelector('dialog.curtain[open] .primary');
      const moves = document.querySelectorAll('.move');
      if (confirm) {
        seen.push({ curtain: true, viewer, moves: moves.length });
        confirm.click();
      } else if (moves.length > 0) {
        seen.push({ viewer, actor, next: to_act[0], open_decision });
        moves[(i * 7) % moves.length].click();
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('no end');
  });
  for (const { curtain, viewer, actor, next, open_decision, moves } of seen) {
    if (curtain) expect([viewer, moves]).toEqual([-1, 0]);
    else expect([actor, viewer]).toEqual([next, open_decision && viewer < 0 ? -1 : next]);
  }
  expect(seen.filter(({ curtain }) => curtain).length).toBeGreaterThan(10);
  const { result } = await readPage(page);
  await expect(page.locator('.prompt')).toHaveText(result.text);
});
