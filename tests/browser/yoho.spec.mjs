// Yoho! in the page: a sea that moves, moves that are shown before they are made, turns of many
// moves, and up to four people at one device.
import {
  axe, bots, cardOf, confirm, curtain, expect, expectEnd, hotPoints, openLobby, people, personsTurn, picture,
  picturesOnScreens, playByButtons, playNow, playOnCanvas, playTogether, readPage, secretsOf, startMatch, test,
  thumbnail, wholeText,
} from './helpers.mjs';

const game = 'yoho';
const rounds = 'Rounds at most';
const undo = (page) => page.getByRole('button', { name: 'Take back' });
const tried = (page) => page.evaluate(() => window.flotilla.board.tried());
const moveCount = async (page) => (await readPage(page)).move_count;
const small = { width: 640, height: 480 }; // Where what is drawn is not the matter, little is.
test.use({ viewport: { width: 960, height: 600 } });

/** A short match: whoever is ahead after ten rounds has won. */
const startShort = (page, site, seats, more = {}) =>
  startMatch(page, site, { game, seats, numbers: { [rounds]: 10 }, ...more });

/** What a player does who waits for better Maps. */
const waiting = ['^Lair at .* open$', '^End the turn', '^Throw away', '^Finish'];

/** Presses buttons in the page itself until a move of this kind is listed, curtains included.
 * @param {RegExp} wanted @param {string[]} wishes what to press, if it is there: the first counts most */
const playUntil = (page, wanted, wishes = []) =>
  page.evaluate(
    async ([wanted, wishes]) => {
      const end = performance.now() + 60_000;
      while (performance.now() < end) {
        const moves = [...document.querySelectorAll('.move')];
        const labels = moves.map((move) => move.querySelector('span').textContent);
        if (labels.some((label) => new RegExp(wanted).test(label))) return;
        if (window.flotilla.board?.page().over) throw new Error('it was over before that');
        const found = wishes.map((wish) => labels.findIndex((label) => new RegExp(wish).test(label))).find((at) => at >= 0);
        document.querySelector('dialog.curtain[open] .primary')?.click();
        moves[found ?? 0]?.click();
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      throw new Error(`nobody could ever ${wanted}`);
    },
    [wanted.source, [...wishes, ...waiting]],
  );

const toPlace = (page) => playUntil(page, /^Lay it/, ['^Play Remove', '^Remove the card', '^Play Slide', '^Push']);
const toSail = (page) => playUntil(page, /^Sail to/, ['^Play Movement', '^Play Swing', '^Turn the card']);
const button = (page, label) => page.locator('.move').filter({ hasText: label }).first();
const pointsWith = async (page, hint) => (await hotPoints(page, 12)).filter((point) => hint.test(point.hint));
/** In the middle of the points that belong to one thing. */
const middleOf = (points) => {
  const own = points.filter(({ hint }) => hint === points[0].hint);
  return own[Math.floor(own.length / 2)];
};

/** The first place of the sea that the eye meets at the top left. */
const topLeft = (page) =>
  page.evaluate(() => {
    const { board } = window.flotilla;
    const canvas = document.querySelector('.stage canvas');
    try {
      for (let y = 6; y < canvas.height; y += 12)
        for (let x = 6; x < canvas.width; x += 12) {
          const place = /^row \d, column \d/.exec(board.pointer('move', x, y, false).hint);
          if (place) return place[0];
        }
    } finally {
      board.pointer('leave', 0, 0, false);
    }
    return '';
  });

async function changeSetting(page, label, change) {
  await page.locator('[data-label="page.settings"]').click();
  await change(page.locator('dialog').getByLabel(label));
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

// --- The lobby -----------------------------------------------------------------------------------

test('“Play now” is one person against the strongest bot; the form offers two to four', async ({ page, site }) => {
  await playNow(page, site, '?test', game);
  const { seats } = await readPage(page);
  expect(seats.map(({ kind, level }) => [kind, level])).toEqual([['person', undefined], ['bot', 'greedy']]);
  await axe(page);

  await openLobby(page, site);
  const card = cardOf(page, game);
  await expect(card.locator('.facts')).toHaveText('2 to 4 players');
  await card.locator('.setup summary').click();
  const count = card.getByLabel('Players');
  await expect(count).toHaveValue('2');
  await expect(count.locator('option')).toHaveCount(3);
  for (const seats of ['3', '4', '2']) {
    await count.selectOption(seats);
    await expect(card.locator('.seat')).toHaveCount(Number(seats));
    const limit = card.getByLabel(rounds);
    await expect(limit).toHaveValue('40');
    await expect(limit).toHaveAttribute('min', '10');
    await expect(limit).toHaveAttribute('max', '100');
  }
  await axe(page);

  // A number out of bounds starts nothing.
  await card.getByLabel(rounds).fill('9');
  await card.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(card.locator('form')).toBeVisible();
  expect(await card.getByLabel(rounds).evaluate((field) => field.validity.valid)).toBe(false);
  await card.getByLabel(rounds).fill('12');
  await card.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForFunction(() => window.flotilla.board);
  expect(await page.evaluate(() => window.flotilla.board.save().options)).toEqual({ max_rounds: 12 });
});

// --- Whole matches -------------------------------------------------------------------------------

for (const levels of [['greedy'], ['greedy', 'random'], ['random', 'greedy', 'random']]) {
  test(`a whole match by buttons: one person against ${levels.join(', ')}`, async ({ page, site }) => {
    await page.setViewportSize(small);
    await startShort(page, site, [...people('Ada'), ...bots(...levels)]);
    const { names, sides } = await readPage(page);
    expect(sides).toBe(levels.length + 1);
    await playByButtons(page, 8, 5);
    const log = await page.evaluate(() => window.flotilla.board.log(0));
    await expect(page.locator('.log li')).toHaveCount(log.length);
    expect(await page.locator('.side').innerText()).not.toMatch(/[{}]|yoho\./);
    await playByButtons(page, -1, 5);
    await expectEnd(page, names);
    await axe(page);
  });
}

test('the keyboard alone: numbers where one thing is asked, else the list', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  const { names } = await readPage(page);
  const ways = { numbers: 0, list: 0 };
  const onMove = () => page.evaluate(() => document.activeElement?.matches('.move') ?? false);
  for (let i = 0; i < 300; i++) {
    const { over, move_count, moves } = await personsTurn(page);
    if (over) break;
    if (moves.length === 1 && i % 3) {
      const count = Math.min(9, moves[0].moves.length);
      await expect(page.locator('.move kbd')).toHaveCount(count);
      await page.keyboard.press(String(1 + (i % count)));
      ways.numbers++;
    } else {
      await expect(page.locator('.move kbd')).toHaveCount(moves.length === 1 ? Math.min(9, moves[0].moves.length) : 0);
      for (let tab = 0; tab < 40 && !(await onMove()); tab++) await page.keyboard.press('Tab');
      // Each group is one stop; the last one ends the turn.
      for (let group = 0; group < (i % 2) * (moves.length - 1); group++) await page.keyboard.press('Tab');
      for (let step = 0; step < i % 3; step++) await page.keyboard.press('ArrowDown');
      expect(await onMove()).toBe(true);
      await page.keyboard.press('Enter');
      ways.list++;
    }
    await expect.poll(() => moveCount(page)).toBeGreaterThan(move_count);
  }
  expect(ways.numbers).toBeGreaterThan(5);
  expect(ways.list).toBeGreaterThan(5);
  await expectEnd(page, names);
});

/** Somewhere on the picture; what ends the turn comes often, so that the match does. */
const pressOften = (points, presses) => {
  const others = points.filter(({ hint }) => !/^(Choose where to sail|Piles)/.test(hint));
  const ending = others.filter(({ hint }) => /^(End the turn|Finish)/.test(hint));
  const from = presses % 5 < 3 && ending.length > 0 ? ending : others;
  return from[(presses * 7919) % from.length];
};

test('a whole match by mouse on the picture', async ({ page, site }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  const { names } = await readPage(page);
  await playOnCanvas(page, ({ x, y }) => page.mouse.click(x, y), pressOften);
  await expectEnd(page, names);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole match by touch on the picture', async ({ page, site }) => {
    test.setTimeout(300_000);
    await startShort(page, site, [...people('Ada'), ...bots('random')]);
    const { names } = await readPage(page);
    await playOnCanvas(page, ({ x, y }) => page.touchscreen.tap(x, y), pressOften);
    await expectEnd(page, names);
  });

  test('a first touch shows what a move does, a second one makes it', async ({ page, site }) => {
    await startShort(page, site, [...people('Ada'), ...bots('random')]);
    await toPlace(page);
    await page.evaluate(() => scrollTo(0, 0));
    const count = await moveCount(page);
    expect(await tried(page)).toBe(0);
    const ways = await pointsWith(page, /^Lay it/);
    expect(new Set(ways.map(({ hint }) => hint)).size).toBe(4);
    const before = await thumbnail(page);
    const last = middleOf([...ways].reverse());
    await page.touchscreen.tap(last.x, last.y);
    await expect.poll(() => tried(page)).toBe(3);
    expect(await moveCount(page)).toBe(count);
    expect(await thumbnail(page)).not.toEqual(before);
    // Another one is shown instead, and still nothing is laid.
    const first = middleOf(ways);
    await page.touchscreen.tap(first.x, first.y);
    await expect.poll(() => tried(page)).toBe(0);
    expect(await moveCount(page)).toBe(count);
    await page.touchscreen.tap(first.x, first.y);
    await expect.poll(() => moveCount(page)).toBeGreaterThan(count);
    expect(await tried(page)).toBe(-1);
  });

  test('a touch on the piles opens them and a second one closes them; no move is made', async ({ page, site }) => {
    await startShort(page, site, [...people('Ada'), ...bots('random')]);
    await playUntil(page, /^End the turn/);
    await page.evaluate(() => scrollTo(0, 0));
    const count = await moveCount(page);
    const [pile] = await pointsWith(page, /^Piles$/);
    const before = await thumbnail(page);
    await page.touchscreen.tap(pile.x, pile.y);
    await expect.poll(async () => String(await thumbnail(page)) !== String(before)).toBe(true);
    await page.touchscreen.tap(pile.x, pile.y);
    await expect.poll(async () => String(await thumbnail(page)) === String(before)).toBe(true);
    expect(await moveCount(page)).toBe(count);
  });
});

// --- Sailing -------------------------------------------------------------------------------------

test('the ship is dragged to where it sails, or clicked and sent there, or put back', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  await toSail(page);
  const count = await moveCount(page);
  const ship = middleOf(await pointsWith(page, /^Choose where to sail/));
  const goal = middleOf(await pointsWith(page, /^Sail to/));

  // Dropped where nothing is, it goes back.
  await page.mouse.move(ship.x, ship.y);
  await page.mouse.down();
  await page.mouse.move(ship.x + 30, ship.y + 30, { steps: 3 });
  await page.mouse.move(3, 60, { steps: 3 });
  await page.mouse.up();
  expect(await moveCount(page)).toBe(count);
  // Clicked it is taken up; Esc puts it back.
  const selected = () => page.evaluate(() => window.flotilla.board.pointer('leave', 0, 0, false).selected);
  await page.mouse.click(ship.x, ship.y);
  await expect.poll(selected).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(selected).toBe(false);

  await page.mouse.move(ship.x, ship.y);
  await page.mouse.down();
  await page.mouse.move((ship.x + goal.x) / 2, (ship.y + goal.y) / 2, { steps: 4 });
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => moveCount(page)).toBe(count + 1);
  const where = /row \d, column \d/.exec(goal.hint)[0];
  await expect(page.locator('.table-words')).toContainText(`Ship: ${where}`);
});

// --- A card about to be laid ---------------------------------------------------------------------

test('R turns the card that is about to be laid, Enter on the picture lays it, Esc forgets', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  await toPlace(page);
  const count = await moveCount(page);
  const laying = (await readPage(page)).moves[0].moves.map(({ index }) => index);
  expect(laying).toHaveLength(4);
  await page.evaluate(() => document.activeElement?.blur());
  await expect.poll(() => tried(page)).toBe(laying[0]);

  await page.keyboard.press('r');
  expect(await tried(page)).toBe(laying[1]);
  await page.keyboard.press('R');
  expect(await tried(page)).toBe(laying[2]);
  await page.keyboard.press('Shift+R');
  expect(await tried(page)).toBe(laying[1]);
  await page.keyboard.press('Escape');
  expect(await tried(page)).toBe(laying[0]);
  await page.keyboard.press('Shift+R');
  expect(await tried(page)).toBe(laying[3]);

  await changeSetting(page, 'Number keys', (box) => box.uncheck());
  const now = await tried(page);
  await page.locator('.stage').focus();
  await page.keyboard.press('r');
  expect(await tried(page)).toBe(now);
  await changeSetting(page, 'Number keys', (box) => box.check());
  await page.locator('.stage').focus();
  await page.keyboard.press('r');
  const chosen = await tried(page);
  expect(chosen).not.toBe(now);
  expect(await moveCount(page)).toBe(count);

  await page.keyboard.press('Enter');
  await expect.poll(() => moveCount(page)).toBe(count + 1);
  const last = await page.evaluate(() => window.flotilla.board.save().moves.at(-1));
  expect(last).toMatchObject({ type: 'place', rot: laying.indexOf(chosen) });
  expect(await tried(page)).toBe(-1);
  await expect(page.locator('.move').first()).toBeVisible();
});

test('whoever plays by numbers turns the card with R, and lays it with Enter as it is shown', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  await playUntil(page, /^(Remove the card|Push)/, ['^Play Remove', '^Play Slide']);
  await page.locator('.prompt').focus();
  await page.keyboard.press('2');
  await expect(button(page, 'Lay it')).toBeVisible();
  await expect(page.locator('.prompt')).toBeFocused();
  // A key that is held down lays nothing.
  await page.locator('.prompt').evaluate((prompt) => prompt.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true })));
  const lastMove = () => page.evaluate(() => window.flotilla.board.save().moves.at(-1));
  expect((await lastMove()).type).not.toBe('place');
  await page.keyboard.press('Enter');
  await expect.poll(lastMove).toMatchObject({ type: 'place', rot: 0 });

  await playUntil(page, /^(Remove the card|Push)/, ['^Play Remove', '^Play Slide']);
  await page.locator('.prompt').focus();
  await page.keyboard.press('2');
  await expect(button(page, 'Lay it')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect.poll(lastMove).toMatchObject({ type: 'place', rot: 1 });
});

test('R goes through the list, too, where the list has the focus: what is shown is what Enter lays', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  await toPlace(page);
  await page.locator('.move').first().focus();
  const before = await thumbnail(page);
  await page.keyboard.press('r');
  await expect(page.locator('.move').nth(1)).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.locator('.move').nth(2)).toBeFocused();
  expect(await thumbnail(page)).not.toEqual(before);
  await page.keyboard.press('Shift+R');
  await expect(page.locator('.move').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.flotilla.board.save().moves.at(-1).rot)).toBe(1);
});

test.describe('where the page scrolls', () => {
  test.use({ viewport: { width: 700, height: 600 } });

  test('the wheel over the hole turns the card and scrolls nothing; elsewhere it scrolls', async ({ page, site }) => {
    await startShort(page, site, [...people('Ada'), ...bots('random')]);
    await toPlace(page);
    await page.evaluate(() => scrollTo(0, 0));
    const hole = middleOf(await pointsWith(page, /^Turn it/));
    const seen = new Set();
    await page.mouse.move(hole.x, hole.y);
    for (let i = 0; i < 4; i++) {
      const before = await tried(page);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => tried(page)).not.toBe(before);
      seen.add(await tried(page));
    }
    expect(seen.size).toBe(4);
    const before = await tried(page);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => tried(page)).not.toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // A click turns it as well, and lays nothing.
    const count = await moveCount(page);
    const turned = await tried(page);
    await page.mouse.click(hole.x, hole.y);
    await expect.poll(() => tried(page)).not.toBe(turned);
    expect(await moveCount(page)).toBe(count);

    const box = await page.locator('.stage').boundingBox();
    const shown = await tried(page);
    await page.mouse.move(box.x + 4, box.y + 4);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await tried(page)).toBe(shown);
  });
});

// --- Taking back ---------------------------------------------------------------------------------

test('a card is taken back step by step, up to before it was played', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  await playUntil(page, /^Play Swing/);
  const before = await readPage(page);
  await button(page, 'Play Swing').click();
  const picking = await readPage(page);
  await page.locator('.move').nth(5).click();
  await expect(button(page, 'anticlockwise')).toBeVisible();
  await button(page, 'anticlockwise').click();
  expect(await moveCount(page)).toBe(before.move_count + 3);

  await undo(page).click();
  await expect(button(page, 'anticlockwise')).toBeVisible();
  await undo(page).click();
  expect((await readPage(page)).moves).toEqual(picking.moves);
  await expect(page.locator('.move')).toHaveCount(16);
  await undo(page).click();
  expect(await readPage(page)).toEqual(before);
  await expect(button(page, 'Play Swing')).toBeVisible();
});

test('what was seen is not unseen: a card that was turned over stays so', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  await playUntil(page, /like a page/, ['^Play Flip', '^Turn over the card in [^;]*$']);
  await expect(undo(page)).toBeEnabled();
  const count = await moveCount(page);
  await button(page, 'like a page').click();
  await expect.poll(() => moveCount(page)).toBeGreaterThan(count);
  await expect(undo(page)).toBeDisabled();
  expect((await readPage(page)).can_undo).toBe(false);
});

// --- Saves ---------------------------------------------------------------------------------------

test('a reload in the middle of a card: the match goes on right there', async ({ page, site }) => {
  await startShort(page, site, [...people('Ada'), ...bots('random')]);
  for (const there of [() => playUntil(page, /anticlockwise/, ['^Play Swing', '^Turn the card']), () => toPlace(page)]) {
    await there();
    const before = await readPage(page);
    await page.reload();
    await expect(page.locator('.move').first()).toBeVisible();
    expect(await readPage(page)).toEqual(before);
  }
  await page.locator('.move').first().click();
  await expect(page.locator('.move').first()).toBeVisible();
});

// --- Several people at one device ----------------------------------------------------------------

/** Captains and lairs are chosen in the open, with a button to look at the own Maps; after that every
 * turn begins behind a curtain, and nobody's Maps are there before their owner has confirmed. */
function expectFairTurns(seen) {
  let told = -1; // For whom the last curtain was lifted.
  for (const { curtain = -1, viewer, actor, to_act, open_decision, look, moves, dialogs } of seen) {
    if (curtain >= 0) {
      expect([viewer, moves, dialogs, open_decision]).toEqual([-1, 0, 1, false]);
      expect(to_act).toEqual([curtain]);
      expect(curtain).not.toBe(told); // Within a turn nobody has to confirm again.
      told = curtain;
    } else if (open_decision) {
      expect([viewer, actor, look]).toEqual([-1, to_act[0], true]);
    } else {
      expect([viewer, actor, look]).toEqual([told, told, false]);
    }
  }
}

for (const [what, seats] of [
  ['two people', people('Ada', 'Bo')],
  ['four people', people('Ada', 'Bo', 'Cy', 'Di')],
  ['two people and two bots', [{ person: 'Ada' }, { bot: 'random' }, { person: 'Bo' }, { bot: 'greedy' }]],
]) {
  test(`${what} play a whole match at one device`, async ({ page, site }) => {
    await page.setViewportSize(small);
    await startShort(page, site, seats);
    const { names } = await readPage(page);
    const seen = await playTogether(page);
    expectFairTurns(seen);
    const persons = seats.filter(({ person }) => person).length;
    expect(seen.filter(({ open_decision }) => open_decision)).toHaveLength(2 * persons);
    expect(seen.filter(({ curtain = -1 }) => curtain >= 0).length).toBeGreaterThan(persons);
    await expectEnd(page, names);
  });
}

test('captains and lairs are chosen without a curtain; a button lets one look at the own Maps', async ({ page, site }) => {
  await startShort(page, site, people('Ada', 'Bo'));
  const look = page.locator('.look');
  for (const name of ['Ada', 'Bo', 'Ada', 'Bo']) {
    await expect(look).toHaveText(`Hold to look at ${name}’s hand`);
    await expect(page.locator('dialog')).toHaveCount(0);
    const seat = ['Ada', 'Bo'].indexOf(name);
    const maps = (await secretsOf(page, seat)).find((line) => line.startsWith('Maps:'));
    expect(maps).toBeTruthy();
    expect(await wholeText(page)).not.toContain(maps);
    await look.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.table-words')).toContainText(maps);
    await page.keyboard.press('Enter');
    await expect(page.locator('.table-words')).not.toContainText(maps);
    await page.locator('.move').nth(1).click();
  }
  await expect(confirm(page)).toHaveText('I am Ada');
});

test('nobody’s Maps are on the page while somebody else looks', async ({ page, site }) => {
  await page.setViewportSize(small);
  const names = ['Ada', 'Bo', 'Cy'];
  await startShort(page, site, people(...names), { seed: '00000000000000a1' });
  /** Nothing of what only this seat may know. */
  const expectHidden = async (seat) => {
    const secrets = await secretsOf(page, seat);
    expect(secrets.some((line) => line.startsWith('Maps:'))).toBe(true);
    const text = await wholeText(page);
    for (const secret of secrets) expect(text).not.toContain(secret);
  };
  for (let i = 0; i < 6; i++) await page.locator('.move').first().click();
  for (let turn = 0; turn < 4; turn++) {
    const next = turn % 3;
    await expect(curtain(page).locator('h2')).toHaveText(`Pass the device to ${names[next]}`);
    expect((await readPage(page)).viewer).toBe(-1);
    for (const seat of [0, 1, 2]) await expectHidden(seat);
    await expect(page.locator('.move')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(curtain(page)).toBeVisible();

    await confirm(page).click();
    await expect(page.locator('.move').first()).toBeFocused();
    expect((await readPage(page)).viewer).toBe(next);
    const [own] = (await secretsOf(page, next)).filter((line) => line.startsWith('Maps:'));
    await expect(page.locator('.table-words')).toContainText(own);
    for (const seat of [0, 1, 2]) if (seat !== next) await expectHidden(seat);
    await button(page, 'End the turn').click();
    await page.locator('.move').first().click(); // A Map is thrown away, for all to see.
    await button(page, 'Finish').click();
  }
  // The Map drawn at the end of a turn was not told to the others.
  await expect(curtain(page).locator('.news')).toContainText('draws a Map');
});

// --- Things in motion ----------------------------------------------------------------------------

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** To Ada's first turn, without waiting for what travels. */
  async function toFirstTurn(page, site, seats) {
    await startShort(page, site, seats);
    const hurry = await page.evaluateHandle(() => setInterval(() => window.flotilla.board?.skip(), 10));
    await playUntil(page, /^End the turn/);
    await page.evaluate((timer) => clearInterval(timer), hurry);
  }

  test('the moves of a bot are made one after another, each when the one before has been seen', async ({ page, site }) => {
    await toFirstTurn(page, site, [...people('Ada'), ...bots('greedy')]);
    await page.evaluate(() => {
      const { board } = window.flotilla;
      const apply = board.apply;
      window.made = [];
      board.apply = (move) => {
        const moving = board.moving();
        const answer = apply.call(board, move);
        window.made.push({ moving, count: board.page().move_count, after: board.moving() });
        return answer;
      };
      board.settings({ speed: 2 });
    });
    const count = await moveCount(page);
    await button(page, 'End the turn').click();
    await button(page, 'Finish').click();
    await personsTurn(page);
    const made = await page.evaluate(() => window.made);
    expect(made.length).toBeGreaterThan(1);
    expect(made.map(({ moving }) => moving)).toEqual(made.map(() => false));
    expect(made.map(({ after }) => after)).toEqual(made.map(() => true));
    expect(made.map((one) => one.count)).toEqual(made.map((_, i) => count + 3 + i));
  });

  test('a click on the picture skips what is moving', async ({ page, site }) => {
    await toFirstTurn(page, site, [...people('Ada'), ...bots('random')]);
    const skipped = await page.evaluate(() => {
      const { board } = window.flotilla;
      board.skip();
      [...document.querySelectorAll('.move')].find((move) => move.textContent.includes('End the turn')).click();
      const before = board.moving();
      const stage = document.querySelector('.stage');
      const box = stage.getBoundingClientRect();
      const press = { isPrimary: true, button: 0, pointerType: 'touch', clientX: box.left + 2, clientY: box.top + 2, bubbles: true };
      for (const type of ['pointerdown', 'pointerup']) stage.dispatchEvent(new PointerEvent(type, press));
      return { before, after: board.moving() };
    });
    expect(skipped).toEqual({ before: true, after: false });
  });

  test('what happens out of sight is not shown afterwards', async ({ page, site }) => {
    await page.setViewportSize({ width: 500, height: 500 });
    await toFirstTurn(page, site, [...people('Ada'), ...bots('random')]);
    const inView = () => page.evaluate(() => document.querySelector('.stage').getBoundingClientRect().bottom > 0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await inView()).toBe(false);
    const drawn = await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.flotilla.board.frames())))));
    const count = await moveCount(page);
    const press = (label) => page.evaluate((label) => [...document.querySelectorAll('.move')].find((move) => move.textContent.includes(label)).click(), label);
    await press('End the turn');
    await press('Finish');
    await personsTurn(page);
    expect(await moveCount(page)).toBeGreaterThan(count + 2);
    expect(await page.evaluate(() => window.flotilla.board.frames())).toBe(drawn);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction((drawn) => window.flotilla.board.frames() > drawn, drawn);
    expect(await page.evaluate(() => window.flotilla.board.moving())).toBe(false);
  });

  test('the speed is that of the settings', async ({ page, site }) => {
    await startShort(page, site, people('Ada', 'Bo'));
    const speeds = ['0.5', '1', '2'];
    const took = [];
    for (const speed of speeds) {
      await changeSetting(page, 'Animation', (select) => select.selectOption(speed));
      took.push(
        await page.evaluate(() => {
          const { board } = window.flotilla;
          board.skip();
          let now = performance.now();
          board.draw(now);
          document.querySelector('.move').click();
          let frames = 0;
          for (board.draw(now); board.moving() && frames < 10_000; frames++) board.draw((now += 25));
          return frames;
        }),
      );
      await expect(page.locator('.move').first()).toBeVisible();
      await undo(page).click();
      await expect(page.locator('.move')).toHaveCount(4);
    }
    const [slow, normal, fast] = took;
    expect(normal).toBeGreaterThan(10);
    expect(slow / normal).toBeCloseTo(2, 0);
    expect(normal / fast).toBeCloseTo(2, 0);
  });
});

// --- Settings ------------------------------------------------------------------------------------

test('the sea is seen from the own side, or from the south if one likes that better', async ({ page, site }) => {
  await page.setViewportSize(small);
  const label = 'See the sea from your own side';
  for (const [edge, turned] of [['north', 'row 4, column 4'], ['west', 'row 1, column 4'], ['south', 'row 1, column 1']]) {
    await startShort(page, site, [...people('Ada'), ...bots('random')]);
    await page.locator('.move').first().click();
    await playUntil(page, /^Lair at/);
    await button(page, `Lair at the ${edge} edge`).click();
    await playUntil(page, /^End the turn/);
    await page.locator('.prompt').focus();
    await page.mouse.move(1, 1); // A button under the pointer would light up its move.
    expect(await topLeft(page)).toBe(turned);
    const before = await thumbnail(page);
    await changeSetting(page, label, (box) => box.uncheck());
    await page.mouse.move(1, 1);
    expect(await topLeft(page)).toBe('row 1, column 1');
    const now = await thumbnail(page);
    if (edge === 'south') expect(now).toEqual(before);
    else expect(now).not.toEqual(before);
    await changeSetting(page, label, (box) => box.check());
    expect(await topLeft(page)).toBe(turned);
  }
});

// --- The tutorial --------------------------------------------------------------------------------

test('the tutorial is read step by step, from the lobby', async ({ page, site }) => {
  await openLobby(page, site);
  await cardOf(page, game).getByRole('button', { name: 'How to play' }).click();
  const dialog = page.locator('dialog.tutorial');
  await expect(dialog.locator('h2')).toHaveText('How to play Yoho!');
  await axe(page);
  const titles = new Set();
  for (let step = 1; step <= 7; step++) {
    await expect(dialog.locator('.step-number')).toHaveText(`Step ${step} of 7`);
    titles.add(await dialog.locator('h3').textContent());
    expect(await dialog.innerText()).not.toMatch(/[{}]/);
    await dialog.getByRole('button', { name: step < 7 ? 'Next' : 'Done' }).click();
  }
  expect(titles.size).toBe(7);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the rules are read from the table', async ({ page, site }) => {
  await playNow(page, site, '?test', game);
  await page.getByRole('button', { name: 'Rules' }).click();
  const dialog = page.locator('dialog.rules');
  await expect(dialog).toContainText('three gold coins');
  expect(await dialog.innerText()).not.toMatch(/[{}]/);
  await axe(page);
});

// --- For people to look at -----------------------------------------------------------------------

/** Large pictures take long in software: nothing is drawn meanwhile. */
async function unseen(page, play) {
  await page.evaluate(() => (window.flotilla.board.draw = () => false));
  await play();
  await page.evaluate(() => {
    const { table, board } = window.flotilla;
    delete board.draw;
    table.refresh();
  });
}

picturesOnScreens('pictures of Yoho!', async ({ page, site, name }) => {
  /** A move of the list is lit up by the focus, and the picture is that of the frame after. */
  const shoot = async (what, lit) => {
    await page.mouse.move(1, 1);
    if (lit) await button(page, lit).focus();
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector('.side')?.scrollTo(0, 0);
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await picture(page, `${name}-yoho-${what}`);
    await page.evaluate(() => document.activeElement?.blur());
  };
  await startShort(page, site, [...people('Ada'), ...bots('random')], { seed: '00000000000000c3' });
  await shoot('captain');
  await page.locator('.move').nth(1).click();
  await playUntil(page, /^Lair at/);
  await shoot('lair', 'the way out is open');
  await playUntil(page, /^Play Movement/);
  await shoot('turn', 'Play Movement');
  await button(page, 'Play Movement').click();
  await shoot('sail');

  // Four people, because then it is the same match every time.
  await startShort(page, site, people('Ada', 'Bo', 'Cy', 'Di'), { seed: '00000000000000c3' });
  for (let i = 0; i < 8; i++) await page.locator('.move').nth(i < 4 ? 0 : i - 4).click();
  await expect(curtain(page)).toBeVisible();
  await shoot('curtain');
  await unseen(page, () => playUntil(page, /^Push/, ['^Play Movement', '^Sail', '^Play Slide']));
  await shoot('slide', 'Push');
  await page.locator('.move').first().click();
  await shoot('place');
  await unseen(page, () => playUntil(page, /like a page/, ['^Play Flip']));
  await shoot('flip', 'like a page');
  await unseen(page, () => playUntil(page, /anticlockwise/, ['^Play Swing', '^Turn the card']));
  await shoot('swing', 'anticlockwise');
  await unseen(page, () => playTogether(page));
  await shoot('end');
  await openLobby(page, site);
  await cardOf(page, game).getByRole('button', { name: 'How to play' }).click();
  await expect(page.locator('dialog.tutorial')).toBeVisible();
  await shoot('tutorial');
  await page.keyboard.press('Escape');
  await cardOf(page, game).locator('.setup summary').click();
  await picture(page, `${name}-yoho-lobby`, { fullPage: true });
});
