// TOTOHU in the page: choices that all make at once, against bots and the die, and with up to three
// people at one device.
import {
  axe, bots, cardOf, confirm, curtain, expect, expectEnd, hotPoints, openLobby, people, personsTurn, picture, picturesOnScreens,
  playByButtons, playNow, playOnCanvas, playTogether, readPage, secretsOf, startMatch, test, thumbnail, wholeText,
} from './helpers.mjs';

const game = 'totohu';
const hidden = 'Hidden Treasure';
const blind = 'Blind game';

// --- The lobby -----------------------------------------------------------------------------------

test('“Play now” is one person against the strongest bot; the form offers one to three', async ({ page, site }) => {
  await playNow(page, site, '?test', game);
  const { seats } = await readPage(page);
  expect(seats.map(({ kind, level }) => [kind, level])).toEqual([['person', undefined], ['bot', 'expert']]);

  await openLobby(page, site);
  const card = cardOf(page, game);
  await card.locator('.setup summary').click();
  const count = card.getByLabel('Players');
  await expect(count).toHaveValue('2');
  await expect(count.locator('option')).toHaveCount(3);
  await expect(card.getByLabel(blind)).toBeVisible();
  for (const [seats, help] of [['1', 'A die sails the other fleet.'], ['3', ''], ['2', '']]) {
    await count.selectOption(seats);
    await expect(card.locator('.seat')).toHaveCount(Number(seats));
    await expect(card.locator('.count .help')).toHaveText(help);
    await expect(card.getByRole('button', { name: 'Swap seats' })).toHaveCount(seats === '1' ? 0 : 1);
    await expect(card.getByLabel(blind)).toHaveCount(seats === '1' ? 0 : 1);
  }
});

// --- Whole matches -------------------------------------------------------------------------------

// What is drawn is not the matter here, so little is.
const small = { width: 640, height: 480 };
const kinds = [
  ['the basic game', []],
  [hidden, [hidden]],
  [blind, [blind]],
  ['both options', [hidden, blind]],
];
for (const [kind, options] of kinds) {
  for (const levels of [[], ['greedy'], ['mixed', 'greedy']]) {
    if (levels.length === 0 && options.includes(blind)) continue; // The die has nothing to hide.
    test(`a whole match: ${kind}, one person and ${levels.length || 'no'} bots`, async ({ page, site }) => {
      await page.setViewportSize(small);
      await startMatch(page, site, { game, seats: [...people('Ada'), ...bots(...levels)], options, seed: '00000000000000a1' });
      const { names, sides } = await readPage(page);
      expect(names).toHaveLength(sides);
      expect(sides).toBe(Math.max(2, levels.length + 1));
      await playByButtons(page, 6, 5);
      // From memory: the log has the last round alone, and the page shows no more than the log.
      const log = await page.evaluate(() => window.flotilla.board.log(0));
      await expect(page.locator('.log li')).toHaveCount(log.length);
      if (options.includes(blind)) expect(log[0].move).toBeGreaterThan(0);
      else expect(log[0].move).toBe(0);
      await playByButtons(page, -1, 5);
      await expectEnd(page, names);
      const all = await page.evaluate(() => window.flotilla.board.log(0));
      expect(all[0].move).toBe(0);
      await expect(page.locator('.log li')).toHaveCount(all.length);
    });
  }
}

test('the keyboard alone: the numbers choose ships, and answer what is asked', async ({ page, site }) => {
  await startMatch(page, site, { game, seats: [...people('Ada'), ...bots('greedy')], options: [hidden] });
  await expect(page.locator('.move kbd')).toHaveText(['1', '2', '3', '4', '5', '6']);
  for (let i = 0; i < 200; i++) {
    const { over, move_count, moves } = await personsTurn(page);
    if (over) break;
    const count = moves.reduce((sum, group) => sum + group.moves.length, 0);
    await page.keyboard.press(String(1 + (i % count)));
    await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(move_count);
  }
  await expectEnd(page, (await readPage(page)).names);
});

test('the numbers can be switched off, and mean nothing in fields and dialogs', async ({ page, site }) => {
  await playNow(page, site, '?test', game);
  const unmoved = async () => expect((await readPage(page)).move_count).toBe(0);
  await page.keyboard.press('9'); // There is no ninth ship.
  await page.keyboard.press('Control+1');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.locator('dialog')).toBeVisible();
  await page.keyboard.press('1');
  await unmoved();
  await page.getByLabel('Number keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.move kbd')).toHaveCount(0);
  await page.keyboard.press('1');
  await unmoved();
  await page.locator('[data-label="page.settings"]').click();
  await page.getByLabel('Number keys').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.move kbd')).toHaveCount(6);
  await page.keyboard.press('1');
  await expect.poll(async () => (await readPage(page)).move_count).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole match by touch on the picture', async ({ page, site }) => {
    test.setTimeout(300_000);
    await startMatch(page, site, { game, seats: [...people('Ada'), ...bots('greedy')], options: [hidden] });
    expect(await page.evaluate(() => scrollY)).toBe(0); // The form was further down.
    await playOnCanvas(page, ({ x, y }) => page.touchscreen.tap(x, y));
    await expectEnd(page, (await readPage(page)).names);
  });
});

test('three fleets by mouse on the picture, the order of encounters too', async ({ page, site }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 960, height: 640 });
  await startMatch(page, site, { game, seats: [...people('Ada'), ...bots('greedy', 'greedy')] });
  await playOnCanvas(page, ({ x, y }) => page.mouse.click(x, y));
  await expectEnd(page, (await readPage(page)).names);
});

test('whoever counts may leave the order open: one press, in the list or on the picture', async ({ page, site }) => {
  await startMatch(page, site, { game, seats: people('Ada', 'Bo', 'Cy') });
  /** To the choice of the order; everybody sends the same ship. */
  const toTheOrder = async () => {
    for (const name of ['Ada', 'Bo', 'Cy']) {
      await expect(confirm(page)).toHaveText(`I am ${name}`);
      await confirm(page).click();
      await page.locator('.move').nth(3).click();
    }
    await expect(page.locator('.move')).toHaveCount(3);
  };
  const picks = () => page.evaluate(() => window.flotilla.board.save().moves.filter(({ type }) => type === 'pick_encounter').map(({ pair }) => pair.join('')));

  await toTheOrder();
  await axe(page);
  await page.locator('.move').first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Any order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toBeVisible();
  expect(await picks()).toEqual(['01', '02']);

  await toTheOrder();
  const [button] = (await hotPoints(page)).filter(({ hint }) => hint === 'Any order');
  await page.mouse.click(button.x, button.y);
  await expect(curtain(page)).toBeVisible();
  expect(await picks()).toEqual(['01', '02', '01', '02']);
});

// --- Bots choose while people do -----------------------------------------------------------------

/** The bots think for as long as the test likes. */
const holdBots = (page) =>
  page.addInitScript(() => {
    const held = [];
    const Original = window.Worker;
    window.Worker = class extends Original {
      postMessage(message, ...rest) {
        if (message.question && !window.thoughtEnough) held.push(() => super.postMessage(message, ...rest));
        else super.postMessage(message, ...rest);
      }
    };
    window.letGo = () => {
      window.thoughtEnough = true;
      for (const post of held.splice(0)) post();
    };
  });
const letBotsGo = (page) => page.evaluate(() => window.letGo());

/** Counts the answers that bots have given. */
const countAnswers = (page) =>
  page.addInitScript(() => {
    window.answers = 0;
    const Original = window.Worker;
    window.Worker = class extends Original {
      set onmessage(listener) {
        super.onmessage = (event) => {
          if (event.data.answer) window.answers++;
          listener(event);
        };
      }
    };
  });

test('bots choose while a person thinks, and that disturbs nothing', async ({ page, site }) => {
  await countAnswers(page);
  await startMatch(page, site, { game, seats: [...people('Ada'), ...bots('greedy', 'greedy')] });
  await page.locator('.move').nth(2).focus();
  await page.evaluate(() => (document.querySelector('.move').dataset.mark = 'same'));
  const said = await page.locator('#said').textContent();
  await page.waitForFunction(() => window.answers === 2);
  await page.waitForTimeout(100);
  await expect(page.locator('.move').nth(2)).toBeFocused();
  await expect(page.locator('.move').first()).toHaveAttribute('data-mark', 'same');
  expect(await page.locator('#said').textContent()).toBe(said);
  // All are in as soon as the person is.
  const { move_count } = await page.evaluate(() => {
    document.querySelector('.move').click();
    return window.flotilla.board.page();
  });
  expect(move_count).toBeGreaterThanOrEqual(3);
});

test('whoever has chosen reads who is awaited', async ({ page, site }) => {
  await holdBots(page);
  await startMatch(page, site, { game, seats: [...people('Ada'), ...bots('greedy', 'greedy')] });
  await page.locator('.move').first().click();
  const [, second, third] = (await readPage(page)).names;
  await expect(page.locator('.idle').first()).toHaveText(`${second} and ${third} are thinking …`);
  await expect(page.locator('.prompt')).toContainText('Still to choose');
  await expect(page.locator('.prompt')).toBeFocused();
  await letBotsGo(page);
  await personsTurn(page);
  await expect(page.locator('.move').first()).toBeVisible();
});

test('a reload while the bots still think: they are asked again', async ({ page, site }) => {
  await holdBots(page);
  await startMatch(page, site, { game, seats: [...people('Ada'), ...bots('greedy')] });
  await page.locator('.move').nth(1).click();
  expect((await readPage(page)).to_act).toEqual([1]);
  await page.reload();
  await expect(page.locator('.idle').first()).toContainText('is thinking');
  await letBotsGo(page);
  await page.waitForFunction(() => window.flotilla?.board?.page().to_act.includes(0));
  expect((await readPage(page)).move_count).toBeGreaterThanOrEqual(2);
  await expect(page.locator('.move').first()).toBeVisible();
});

test('bots choose behind a curtain, which stays as it is', async ({ page, site }) => {
  await countAnswers(page);
  await startMatch(page, site, { game, seats: [{ person: 'Ada' }, { bot: 'greedy' }, { person: 'Bo' }] });
  await expect(curtain(page)).toBeVisible();
  await curtain(page).evaluate((dialog) => (dialog.dataset.mark = 'same'));
  await page.waitForFunction(() => window.answers === 1);
  await page.waitForTimeout(100);
  await expect(page.locator('dialog')).toHaveCount(1);
  await expect(curtain(page)).toHaveAttribute('data-mark', 'same');
  await expect(confirm(page)).toBeFocused();
  await expect(page.locator('#turn')).toHaveText('Pass the device to Ada');
});

// --- Several people at one device ----------------------------------------------------------------

/** Nobody's view or moves are ever there before their owner has confirmed; and where several people
 * choose at once, everybody confirms in every round. */
function expectFairTurns(seen, seats, isBlind) {
  let told = -1; // For whom the last curtain was lifted.
  let fresh = false; // Just now?
  for (const { curtain = -1, viewer, actor, to_act, open_decision, secrets, look, moves, dialogs } of seen) {
    if (curtain >= 0) {
      expect([viewer, moves, dialogs]).toEqual([-1, 0, 1]);
      expect(to_act).toContain(curtain);
      [told, fresh] = [curtain, true];
    } else if (secrets && !open_decision) {
      expect([viewer, actor]).toEqual([told, told]);
      if (to_act.filter((seat) => seats[seat].person).length > 1) expect(fresh).toBe(true);
      fresh = false;
    } else {
      expect([actor, look]).toEqual([to_act[0], false]);
      expect(isBlind).toBe(false);
      told = actor; // Nothing to hide: no curtain was needed.
    }
  }
}

for (const [what, seats, options] of [
  ['two people', people('Ada', 'Bo'), []],
  ['three people', people('Ada', 'Bo', 'Cy'), [hidden]],
  ['three people from memory', people('Ada', 'Bo', 'Cy'), [hidden, blind]],
  ['two people and a bot', [{ person: 'Ada' }, { bot: 'greedy' }, { person: 'Bo' }], [hidden]],
]) {
  test(`${what} play a whole match at one device`, async ({ page, site }) => {
    await page.setViewportSize(small);
    await startMatch(page, site, { game, seats, options });
    const { names } = await readPage(page);
    const seen = await playTogether(page);
    expectFairTurns(seen, seats, options.includes(blind));
    const curtains = seen.filter(({ curtain = -1 }) => curtain >= 0);
    expect(curtains.length).toBeGreaterThan(20);
    await expectEnd(page, names);
  });
}

test('in every round the first curtain is for the first who chooses, whoever chose last', async ({ page, site }) => {
  await startMatch(page, site, { game, seats: people('Ada', 'Bo') });
  for (const name of ['Ada', 'Bo', 'Ada', 'Bo', 'Ada']) {
    await expect(confirm(page)).toHaveText(`I am ${name}`);
    await confirm(page).click();
    await expect(page.locator('.move').first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('the curtain tells what happened, and leaves the table in sight', async ({ page, site }) => {
  await startMatch(page, site, { game, seats: people('Ada', 'Bo') });
  const lines = page.locator('.table-words li');
  await expect(curtain(page)).toBeVisible();
  expect(await lines.count()).toBeGreaterThan(0);
  for (const name of ['Ada', 'Bo']) {
    await expect(confirm(page)).toHaveText(`I am ${name}`);
    await confirm(page).click();
    await page.locator('.move').first().click();
  }
  await expect(curtain(page).locator('.news')).toContainText('TO – TO – HU!');
  expect((await readPage(page)).viewer).toBe(-1);
  const covered = await page.evaluate(() => {
    const card = document.querySelector('dialog.curtain').getBoundingClientRect();
    const stage = document.querySelector('.stage').getBoundingClientRect();
    return Math.max(0, stage.right - card.left) / stage.width;
  });
  expect(covered).toBeLessThan(0.05);
});

/** The whole page behind the second curtain, after the first player has chosen the nth ship. */
async function afterChoice(page, site, options, nth) {
  await startMatch(page, site, { game, seats: people('Ada', 'Bo', 'Cy'), options, seed: '00000000000000c3' });
  await confirm(page).click();
  await page.locator('.move').nth(nth).click();
  await expect(confirm(page)).toHaveText('I am Bo');
  const picture = await thumbnail(page);
  return { text: (await wholeText(page)).replace(/-\d+/g, ''), picture };
}

for (const options of [[], [hidden, blind]]) {
  test(`what was chosen is nowhere on the page while the next one chooses: ${options.join(', ') || 'open'}`, async ({ page, site }) => {
    const [one, other] = [await afterChoice(page, site, options, 0), await afterChoice(page, site, options, 4)];
    expect(other.text.split(' ')).toEqual(one.text.split(' '));
    expect(other.picture).toEqual(one.picture);
    for (const seat of [0, 1, 2]) {
      const secrets = await secretsOf(page, seat);
      for (const secret of secrets) expect(other.text).not.toContain(secret);
    }
    // Behind the curtain Bo sees no more of Ada's choice.
    await confirm(page).click();
    await expect(page.locator('.move').first()).toBeFocused();
    expect((await readPage(page)).viewer).toBe(1);
    await expect(page.locator('.log')).toContainText('Ada has chosen a ship.');
  });
}

test('a reload in the middle of a choice: what was chosen stays chosen and hidden', async ({ page, site }) => {
  await startMatch(page, site, { game, seats: people('Ada', 'Bo', 'Cy') });
  await confirm(page).click();
  await page.locator('.move').nth(3).click();
  await expect(confirm(page)).toHaveText('I am Bo');
  await page.reload();
  await expect(confirm(page)).toHaveText('I am Bo');
  expect(await readPage(page)).toMatchObject({ viewer: -1, move_count: 1, to_act: [1, 2] });
  for (const name of ['Bo', 'Cy']) {
    await expect(confirm(page)).toHaveText(`I am ${name}`);
    await confirm(page).click();
    await page.locator('.move').first().click();
  }
  // Three ships: whoever counts sets the order, in the open.
  await expect(page.locator('.move')).toHaveCount(3);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.look')).toBeHidden();
  expect((await readPage(page)).viewer).toBe(0);
});

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the ships meet before everybody’s eyes, then comes the curtain', async ({ page, site }) => {
    await startMatch(page, site, { game, seats: people('Ada', 'Bo') });
    for (const name of ['Ada', 'Bo']) {
      await expect(confirm(page)).toHaveText(`I am ${name}`);
      await confirm(page).click();
      await page.locator('.move').first().click();
    }
    const meeting = await page.evaluate(() => ({ moving: window.flotilla.board.moving(), viewer: window.flotilla.board.page().viewer, curtains: document.querySelectorAll('dialog').length }));
    expect(meeting).toEqual({ moving: true, viewer: -1, curtains: 0 });
    await expect(confirm(page)).toHaveText('I am Ada');
    expect(await page.evaluate(() => window.flotilla.board.moving())).toBe(false);
  });
});

// --- The tutorial --------------------------------------------------------------------------------

test('the tutorial is read step by step, with buttons and arrows, from the lobby and the table', async ({ page, site }) => {
  await openLobby(page, site);
  await cardOf(page, game).getByRole('button', { name: 'How to play' }).click();
  const dialog = page.locator('dialog.tutorial');
  await expect(dialog.locator('h2')).toHaveText('How to play TOTOHU');
  await expect(dialog.locator('.step-number')).toHaveText('Step 1 of 7');
  await expect(dialog.locator('h3')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
  await axe(page);
  const titles = new Set();
  for (let step = 1; step <= 7; step++) {
    await expect(dialog.locator('.step-number')).toHaveText(`Step ${step} of 7`);
    titles.add(await dialog.locator('h3').textContent());
    expect(await dialog.innerText()).not.toMatch(/[{}]/);
    if (step === 7) break;
    if (step % 2) await dialog.getByRole('button', { name: 'Next' }).click();
    else await page.keyboard.press('ArrowRight');
  }
  expect(titles.size).toBe(7);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('.step-number')).toHaveText('Step 7 of 7');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);

  await cardOf(page, game).getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(dialog.locator('h3')).toBeFocused();
  await page.keyboard.press('1'); // No ship is chosen behind the dialog.
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  expect((await readPage(page)).move_count).toBe(0);
});

// --- For everybody -------------------------------------------------------------------------------

test('axe finds nothing: the form, the table, the curtain, the end', async ({ page, site }) => {
  await openLobby(page, site);
  await cardOf(page, game).locator('.setup summary').click();
  await cardOf(page, game).getByLabel('Players').selectOption('1');
  await axe(page);
  await startMatch(page, site, { game, seats: people('Ada', 'Bo', 'Cy'), options: [hidden] });
  await axe(page);
  await confirm(page).click();
  await axe(page);
  await startMatch(page, site, { game, seats: people('Ada') });
  await playByButtons(page);
  await axe(page);
});

picturesOnScreens('pictures of TOTOHU', async ({ page, site, name }) => {
  const shoot = async (what) => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(200);
    await picture(page, `${name}-totohu-${what}`);
  };
  await startMatch(page, site, { game, seats: people('Ada', 'Bo', 'Cy'), options: [hidden], seed: '00000000000000c3' });
  for (let i = 0; i < 7; i++) {
    await expect(confirm(page)).toBeVisible();
    await confirm(page).click();
    await page.locator('.move').nth((i * 5) % 6).click();
    await expect(page.locator('.move, dialog.curtain').first()).toBeVisible();
    if (!(await curtain(page).count())) {
      if (i < 3) await shoot('order');
      await playByButtons(page, 4);
    }
  }
  await expect(curtain(page)).toBeVisible();
  await shoot('curtain');
  await confirm(page).click();
  await shoot('choice');
  await startMatch(page, site, { game, seats: people('Ada'), options: [hidden], seed: '00000000000000c3' });
  await playByButtons(page, 9, 5);
  await shoot('die');
  await playByButtons(page, -1, 5);
  await shoot('end');
  await openLobby(page, site);
  await cardOf(page, game).getByRole('button', { name: 'How to play' }).click();
  await shoot('tutorial');
  await page.keyboard.press('Escape');
  await cardOf(page, game).locator('.setup summary').click();
  await picture(page, `${name}-totohu-lobby`, { fullPage: true });
});
