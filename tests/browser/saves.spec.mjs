// Saves: after every move, one key a match; full, forbidden, damaged, newer and shared storage are
// told in words, and nothing is lost.
import { readFileSync } from 'node:fs';
import { expect, openLobby, playByButtons, playNow, readPage, storedMatches, test } from './helpers.mjs';

const matchId = (page) => new URL(page.url()).hash.replace('#match=', '');
const back = (page) => page.getByRole('link', { name: 'Back to the harbour' }).first().click();

/** Changes the one saved match, as a broken disk or another version of the page would. */
const tamper = (page, change) =>
  page.evaluate((change) => {
    const key = Object.keys(localStorage).find((one) => /^flotilla\.match\.[a-z0-9]+$/.test(one));
    localStorage.setItem(key, new Function('text', `return (${change})(text)`)(localStorage.getItem(key)));
    return localStorage.getItem(key);
  }, String(change));

test('a match is saved after every move and goes on after a reload', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 3);
  const before = await readPage(page);
  const [text] = await storedMatches(page);
  const record = JSON.parse(text);
  expect(record).toMatchObject({ format: 'flotilla-record', version: 1, id: matchId(page), over: false });
  expect(record.match.moves.length).toBe(before.move_count);

  await page.reload();
  await expect(page.locator('.move').first()).toBeVisible();
  expect(await readPage(page)).toEqual(before);

  await back(page);
  await expect(page.locator('.save')).toHaveCount(1);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  await playByButtons(page);
  await back(page);
  await expect(page.locator('.save')).toContainText('The match is over');
  await page.getByRole('link', { name: 'Look at the end' }).click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('a match that nobody moved in leaves no line behind', async ({ page, site }) => {
  await playNow(page, site);
  await back(page);
  await expect(page.getByText('No match saved yet.')).toBeVisible();
  expect(await storedMatches(page)).toEqual([]);
});

test('delete can be undone', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  await back(page);
  const before = await storedMatches(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.save')).toHaveCount(0);
  expect(await storedMatches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.locator('.save')).toHaveCount(1);
  await expect(page.locator('.save').getByRole('link', { name: 'Continue' })).toBeFocused();
  expect(await storedMatches(page)).toEqual(before);
});

test('export by file and by text, import by file, paste and drop, with a preview', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 3);
  const { move_count } = await readPage(page);
  await back(page);
  await page.locator('.save').getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save as a file' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^flotilla-yutaka-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  const text = await page.locator('dialog textarea').inputValue();
  expect(readFileSync(path, 'utf8')).toBe(text);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.save')).toHaveCount(0);

  // From a file.
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('dialog .save')).toContainText('Captain Hemlock');
  expect(await storedMatches(page)).toEqual([]); // A preview writes nothing.
  await page.locator('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('.saves .save')).toHaveCount(1);

  // The same by paste: it is here already, so it becomes a copy unless the player says replace.
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('dialog textarea').fill(text);
  await page.locator('dialog').getByRole('button', { name: 'Read' }).click();
  await expect(page.locator('dialog .save')).toContainText('already here');
  await page.locator('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('.saves .save')).toHaveCount(2);

  // By drop, replacing.
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('dialog').evaluate((dialog, text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'match.json', { type: 'application/json' }));
    dialog.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
  }, text);
  await page.locator('dialog .save select').selectOption('replace');
  await page.locator('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('.saves .save')).toHaveCount(2);

  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page.locator('.move').first()).toBeVisible();
  expect((await readPage(page)).move_count).toBe(move_count);
});

test('all matches go out and come back in one file', async ({ page, site }) => {
  for (let i = 0; i < 2; i++) {
    await playNow(page, site);
    await playByButtons(page, 1);
    await back(page);
  }
  await page.getByRole('button', { name: 'Export all' }).click();
  const text = await page.locator('dialog textarea').inputValue();
  expect(JSON.parse(text).matches).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.clear());
  await openLobby(page, site);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('dialog textarea').fill(text);
  await page.locator('dialog').getByRole('button', { name: 'Read' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('.saves .save')).toHaveCount(2);
});

test('what is no match of ours is refused in words', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  const [text] = await storedMatches(page);
  const record = JSON.parse(text);
  await back(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const bad = [
    'no json at all',
    '[]',
    JSON.stringify({ ...record, rev: record.rev + 1 }),
    JSON.stringify({ ...record, version: 99 }),
    text.slice(0, -20),
    JSON.stringify({ ...record.match, moves: [{ type: 'fly' }] }),
  ];
  for (const one of bad) {
    await page.locator('dialog textarea').fill(one);
    await page.locator('dialog').getByRole('button', { name: 'Read' }).click();
    await expect(page.locator('dialog .problem')).toContainText('This is not a Flotilla match');
    await expect(page.locator('dialog').getByRole('button', { name: 'Add' })).toHaveCount(0);
    await page.locator('dialog textarea').fill('');
    await page.locator('dialog .preview').evaluate((preview) => preview.replaceChildren());
  }
});

test('a damaged record is listed, kept, exported and deleted; its last good copy can be brought back', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 3);
  const address = page.url();
  await back(page);
  const damaged = await tamper(page, (text) => text.slice(0, 200));
  await openLobby(page, site);
  await expect(page.locator('.save')).toContainText('Damaged');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  await page.locator('.save').getByRole('button', { name: 'Export' }).click();
  await expect(page.locator('dialog textarea')).toHaveValue(damaged);
  await page.keyboard.press('Escape');

  // Its link tells, too, and leaves it as it is.
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  expect(await storedMatches(page)).toEqual([damaged]);

  await openLobby(page, site);
  await page.getByRole('button', { name: 'Bring back the last good copy' }).click();
  await expect(page.locator('.save')).toHaveCount(2);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  expect(await storedMatches(page)).toContain(damaged);

  await back(page);
  await page.locator('.save.damaged').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.save')).toHaveCount(1);
});

test('a record with one changed letter is damaged, even if it still reads well', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  await back(page);
  await tamper(page, (text) => text.replace('Hemlock', 'Hemlocj'));
  await openLobby(page, site);
  await expect(page.locator('.save')).toContainText('Damaged');
});

test('records of a newer page and of other rules are kept and named', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  await back(page);
  const newer = await tamper(page, (text) => JSON.stringify({ ...JSON.parse(text), version: 2, shape: 'unheard of' }));
  await openLobby(page, site);
  await expect(page.locator('.save')).toContainText('newer Flotilla');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  expect(await storedMatches(page)).toEqual([newer]);

  await tamper(page, (text) => {
    const { check, shape, ...rest } = JSON.parse(text);
    const record = { ...rest, version: 1, match: { ...rest.match, rules: 99 } };
    let crc = -1;
    for (const byte of new TextEncoder().encode(JSON.stringify(record))) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return JSON.stringify({ ...record, check: (~crc >>> 0).toString(16).padStart(8, '0') });
  });
  await openLobby(page, site);
  await expect(page.locator('.save')).toContainText('another version of the rules');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
});

test('a full store is told in words, the match goes on, and finished matches make room', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 1);
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 20);
    for (let i = 0; text.length > 0; ) {
      try {
        localStorage.setItem(`other.${i}`, text);
        i++;
      } catch {
        text = text.slice(0, text.length >> 1);
      }
    }
  });
  await playByButtons(page, 2);
  await expect(page.locator('.note')).toContainText('storage is full');
  const { move_count } = await readPage(page);
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('other.')).forEach((key) => localStorage.removeItem(key)));
  await playByButtons(page, 1);
  await expect(page.locator('.note')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.move').first()).toBeVisible();
  expect((await readPage(page)).move_count).toBeGreaterThan(move_count);
});

test('at most 200 matches: the oldest finished ones go, and the page says so', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 1);
  const [text] = await storedMatches(page);
  await page.evaluate((text) => {
    const { check, ...rest } = { ...JSON.parse(text), over: true };
    const sum = (value) => {
      let crc = -1;
      for (const byte of new TextEncoder().encode(value)) {
        crc ^= byte;
        for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
      }
      return (~crc >>> 0).toString(16).padStart(8, '0');
    };
    localStorage.clear();
    for (let i = 0; i < 205; i++) {
      const id = `copy${String(i).padStart(4, '0')}`;
      const touched = new Date(Date.UTC(2020, 0, 1) + i * 60_000).toISOString();
      const record = { ...rest, id, touched, match: { ...rest.match, moves: [] } };
      localStorage.setItem(`flotilla.match.${id}`, JSON.stringify({ ...record, check: sum(JSON.stringify(record)) }));
    }
  }, text);
  await playNow(page, site);
  await expect(page.locator('.note')).toContainText('old finished matches were removed');
  await playByButtons(page, 1);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^flotilla\.match\.[a-z0-9]+$/.test(key)).sort());
  expect(left).toHaveLength(200);
  expect(left).not.toContain('flotilla.match.copy0000');
  expect(left).toContain('flotilla.match.copy0204');
});

test('forbidden storage: the page says what is not kept, and plays', async ({ page, site, troubles }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await playNow(page, site);
  await expect(page.locator('.note')).toContainText('does not allow the page to store anything');
  await playByButtons(page, 3);
  await back(page);
  await expect(page.locator('.save')).toHaveCount(1); // Kept as long as the page is.
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a second tab looks on, follows, and can take over', async ({ context, page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 2);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.note')).toContainText('open in another tab');
  await expect(second.locator('.move')).toHaveCount(0);
  await expect(second.locator('.stage canvas')).toBeVisible();

  await playByButtons(page, 1);
  const { move_count } = await readPage(page);
  await expect.poll(async () => (await readPage(second)).move_count).toBe(move_count);

  await second.getByRole('button', { name: 'Play on here' }).click();
  await expect(second.locator('.move').first()).toBeVisible();
  await expect(page.locator('.note')).toContainText('now being played in another tab');
  await expect(page.locator('.move')).toHaveCount(0);
  await playByButtons(second, 1);
  await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(move_count);
});

test('without locks the revision numbers find a second writer, and the player decides', async ({ context, page, site }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
  await playNow(page, site);
  await playByButtons(page, 2);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.move').first()).toBeVisible();
  await playByButtons(second, 1);
  const saved = (await readPage(second)).move_count;
  const before = await storedMatches(second);
  await expect.poll(() => storedMatches(page)).toEqual(before); // Browsers pass it on when they like.

  await page.locator('.move').first().click();
  await expect(page.locator('.note')).toContainText('changed somewhere else');
  expect(await storedMatches(page)).toEqual(before); // Nothing was overwritten.
  await page.getByRole('button', { name: 'The saved one' }).click();
  await expect.poll(async () => (await readPage(page)).move_count).toBe(saved);
  await expect(page.locator('.move').first()).toBeVisible();
});

test('the list in the lobby follows what other tabs do', async ({ context, page, site }) => {
  await openLobby(page, site);
  const second = await context.newPage();
  await playNow(second, site);
  await playByButtons(second, 1);
  await expect(page.locator('.save')).toHaveCount(1);
});

test('a match that is left before its picture is there leaves no line behind', async ({ page, site }) => {
  await openLobby(page, site);
  let letCome;
  const held = new Promise((resolve) => (letCome = resolve));
  await page.route(/fonts\/.*\.ttf$/, (route) => held.then(() => route.continue()).catch(() => {}));
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.table-page')).toBeVisible();
  await expect.poll(() => storedMatches(page)).toHaveLength(1);
  await page.waitForTimeout(300);
  await expect(page.locator('.move')).toHaveCount(0);
  await back(page);
  await expect(page.getByText('No match saved yet.')).toBeVisible();
  expect(await storedMatches(page)).toEqual([]);
  letCome();
});

test('a match that the other tab has thrown away can be taken over', async ({ context, page, site }) => {
  await playNow(page, site);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.note')).toContainText('open in another tab');
  await back(page); // Without a move: its record goes.
  await expect(page.getByText('No match saved yet.')).toBeVisible();
  await second.getByRole('button', { name: 'Play on here' }).click();
  await expect(second.locator('.move').first()).toBeVisible();
  await playByButtons(second, 1);
  expect(await storedMatches(second)).toHaveLength(1);
});
