// What the run leaves for people: the list of files that a first visit fetches, and pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build, expect, openLobby, personsTurn, picture, picturesOnScreens, playByButtons, playNow, startHotSeat, test } from './helpers.mjs';

test('the files of a first visit are listed: up to the first move, then up to the answer of a bot', async ({ context, page, site }) => {
  const fetched = new Set();
  context.on('request', (request) => request.url().startsWith(site) && fetched.add(request.url()));
  await playNow(page, site);
  await page.locator('.move').first().waitFor();
  const beforeMove = [...fetched];
  await page.locator('.move').first().click();
  expect((await personsTurn(page)).move_count).toBeGreaterThan(1);
  const forAnswer = [...fetched].filter((url) => !beforeMove.includes(url));
  expect(beforeMove.some((url) => url.includes('flotilla'))).toBe(true);
  expect(forAnswer.some((url) => url.includes('bots'))).toBe(true);
  mkdirSync(build('reports'), { recursive: true });
  writeFileSync(build('reports', 'fetched.json'), `${JSON.stringify({ first_move: beforeMove, answer: forAnswer }, null, 1)}\n`);
});

picturesOnScreens('pictures of lobby, table and dialogs', async ({ page, site, name }) => {
  await playNow(page, site);
  await picture(page, `${name}-table-opening`);
  await playByButtons(page, 8, 1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  await picture(page, `${name}-table`);
  await picture(page, `${name}-table-whole`, { fullPage: true });
  for (const dialog of ['rules', 'settings']) {
    await page.locator(`[data-label="page.${dialog}"]`).click();
    await expect(page.locator('dialog')).toBeVisible();
    await picture(page, `${name}-${dialog}`);
    await page.keyboard.press('Escape');
  }
  await playByButtons(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  await picture(page, `${name}-table-end`);
  await openLobby(page, site);
  await picture(page, `${name}-lobby`);
  await page.locator('.setup summary').first().click();
  await picture(page, `${name}-lobby-setup`, { fullPage: true });
});

test('a picture of the curtain', async ({ page, site }) => {
  await startHotSeat(page, site);
  for (let i = 0; i < 10 && !(await page.locator('dialog.curtain').count()); i++) {
    await playByButtons(page, 1);
    await expect(page.locator('dialog.curtain, .move').first()).toBeVisible();
  }
  await picture(page, 'wide-curtain');
});
