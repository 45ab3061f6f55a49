// Accessibility: axe on every screen, no keyboard trap, every language, every size.
import { axe, cardOf, expect, openLobby, picture, playByButtons, playNow, readPage, startHotSeat, test } from './helpers.mjs';

const open = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

test('axe finds nothing in the lobby and its dialogs', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  await openLobby(page, site);
  await page.locator('.setup summary').first().click();
  await page.locator('.options select').first().selectOption('mixed');
  await page.locator('.options select').nth(1).selectOption('custom');
  await axe(page);
  for (const name of ['Settings', 'Rules', 'How to play', 'Import', 'Export all', 'Credits and licences']) {
    await open(page, name);
    await expect(page.locator('dialog')).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Delete' }).click();
  await axe(page);
});

test('axe finds nothing at the table, behind the curtain and at the end', async ({ page, site }) => {
  await playNow(page, site);
  await axe(page);
  for (const name of ['Settings', 'Rules']) {
    await open(page, name);
    await expect(page.locator('dialog')).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  await playByButtons(page);
  await axe(page);
  await startHotSeat(page, site);
  await axe(page);
  for (let i = 0; i < 6 && !(await page.locator('dialog.curtain').count()); i++) {
    await playByButtons(page, 1);
    await expect(page.locator('dialog.curtain, .move').first()).toBeVisible();
  }
  await axe(page);
});

test('axe finds nothing on the pages that say what went wrong', async ({ page, site }) => {
  await page.goto(`${site}#nonsense`);
  await expect(page.getByRole('alert')).toBeVisible();
  await axe(page);
});

test('Tab goes through every control and out again, forwards and backwards', async ({ page, site }) => {
  await playNow(page, site);
  await page.evaluate(() => {
    for (const [place, id] of [['prepend', 'before'], ['append', 'after']]) {
      const button = document.createElement('button');
      button.id = id;
      button.textContent = id;
      document.body[place](button);
    }
    document.getElementById('before').focus();
  });
  const walk = async (key, goal) => {
    const seen = new Set();
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press(key);
      const at = await page.evaluate(() => document.activeElement.id || document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim());
      if (at === goal) return seen;
      seen.add(at);
    }
    throw new Error(`no way to ${goal} by ${key}`);
  };
  const forwards = await walk('Tab', 'after');
  for (const name of ['Rules', 'Log', 'Settings', 'Back to the harbour']) expect([...forwards]).toContain(name);
  const backwards = await walk('Shift+Tab', 'before');
  expect([...backwards].sort()).toEqual([...forwards].sort());
});

test('Backspace works in the name field, with a board on the page before', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 1);
  await page.getByRole('link', { name: 'Back to the harbour' }).first().click();
  await page.locator('.setup summary').first().click();
  const name = page.locator('.seat input').first();
  await name.fill('Adaa');
  await name.press('Backspace');
  await expect(name).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  expect((await readPage(page)).seats[0].name).toBe('Ada');
});

test('options are made from what the engine says, and its refusals stand at their field', async ({ page, site }) => {
  await openLobby(page, site);
  await page.locator('.setup summary').first().click();
  const known = page.getByRole('group', { name: 'Kinds that show' });
  await expect(known).toBeHidden();
  await page.getByLabel('Mode').selectOption('mixed');
  await expect(known).toBeVisible();
  await page.getByLabel('Mode').selectOption('tactika');
  await expect(known).toBeHidden();
  await page.getByLabel('Archipelago').selectOption('custom');
  const layout = page.getByLabel('Layout');
  await layout.fill('[[');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.field .problem:visible')).toHaveCount(1);
  await layout.fill('[]');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.field .problem:visible')).toContainText('layout');
  await page.getByLabel('Archipelago').selectOption('volcano');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.move').first()).toBeVisible();
});

const words = { en: ['Play now', 'Settings', 'Log'], fr: null, de: null };
for (const language of Object.keys(words)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('the browser’s language is spoken everywhere, no key is left', async ({ page, site }) => {
      await openLobby(page, site);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('.setup summary').first().click();
      const keys = /\b(page|game|engine|yutaka|totohu)\.[a-z_]+/;
      expect(await page.locator('body').innerText()).not.toMatch(keys);
      await picture(page, `lobby-${language}`, { fullPage: true });
      await cardOf(page).locator('.primary.big').click();
      await expect(page.locator('.move').first()).toBeVisible();
      await playByButtons(page, 3);
      expect(await page.locator('body').innerText()).not.toMatch(keys);
      await page.locator('[data-label="page.rules"]').click();
      await expect(page.locator('dialog h3').first()).toBeVisible();
      expect(await page.locator('dialog').innerText()).not.toMatch(/\{|\}/);
      await page.keyboard.press('Escape');
      await playByButtons(page);
      expect(await page.locator('body').innerText()).not.toMatch(/\{|\}|\b(page|game|engine|yutaka|totohu)\.[a-z_]+/);
    });
  });
}

test('the language can be changed at the table, and is remembered', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  const before = await readPage(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  const after = await readPage(page);
  expect(after.prompt).not.toBe(before.prompt);
  expect(after.move_count).toBe(before.move_count);
  await expect(page.locator('.prompt')).toHaveText(after.prompt);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('settings are remembered', async ({ page, site }) => {
  await playNow(page, site);
  await page.locator('[data-label="page.settings.sound"]').click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Animation').selectOption('2');
  await page.getByLabel('Reduced motion').selectOption('reduced');
  await page.reload();
  await expect(page.locator('[data-label="page.settings.sound"]')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByLabel('Animation')).toHaveValue('2');
  await expect(page.getByLabel('Reduced motion')).toHaveValue('reduced');
});

for (const [width, height] of [[320, 320], [360, 640], [640, 360], [1024, 768], [1920, 1080]]) {
  test(`nothing sticks out at ${width}×${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await openLobby(page, site);
    await page.locator('.setup summary').first().click();
    expect(await overflow()).toBeLessThanOrEqual(0);
    for (const name of ['Settings', 'Rules']) {
      await open(page, name);
      await expect(page.locator('dialog')).toBeVisible();
      const box = await page.locator('dialog').boundingBox();
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
      await page.keyboard.press('Escape');
    }
    await cardOf(page).getByRole('button', { name: 'Play now' }).click();
    await expect(page.locator('.move').first()).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a.button, select, input')]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.getBoundingClientRect(), element.getAttribute('aria-label') ?? element.textContent])
        .filter(([box]) => box.width < 24 || box.height < 24)
        .map(([, name]) => name),
    );
    expect(small).toEqual([]);
  });
}

test('of two languages chosen in a row the later one is spoken, whichever comes first', async ({ page, site }) => {
  await openLobby(page, site);
  let letCome;
  const held = new Promise((resolve) => (letCome = resolve));
  await page.route(/words\/de\.\w+\.json$/, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const arrived = page.waitForResponse(/words\/de\.\w+\.json$/);
  letCome();
  await (await arrived).finished();
  await page.waitForTimeout(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a change of language in the lobby keeps the focus, and what is half filled in', async ({ page, site }) => {
  await openLobby(page, site);
  const card = cardOf(page, 'totohu');
  await card.locator('.setup summary').click();
  await card.locator('.count select').selectOption('3');
  await card.locator('.seat input').nth(1).fill('Ada');
  await card.locator('.seat select').nth(1).selectOption('');
  await card.locator('.options input[type=checkbox]').first().check();
  await card.locator('.seed input').fill('0123');
  const settings = page.locator('[data-label="page.settings"]');
  await settings.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog select').first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(card.locator('.seat')).toHaveCount(3);
  await expect(card.locator('.seat input').nth(1)).toHaveValue('Ada');
  await expect(card.locator('.seat select').nth(1)).toHaveValue('');
  await expect(card.locator('.options input[type=checkbox]').first()).toBeChecked();
  await expect(card.locator('.seed input')).toHaveValue('0123');
});

test('the list in the lobby keeps the focus while another tab plays', async ({ context, page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 1);
  const second = await context.newPage();
  await openLobby(second, site);
  const remove = second.locator('.save').getByRole('button', { name: 'Delete' });
  await remove.focus();
  await remove.evaluate((button) => (button.dataset.mark = 'old'));
  await playByButtons(page, 1);
  await expect(second.locator('[data-mark=old]')).toHaveCount(0);
  await expect(remove).toBeFocused();
});
