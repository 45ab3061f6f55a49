// Strict policies, missing parts, odd hosts: the page works or says in words why not.
import { createServer } from 'node:http';
import { cardOf, collectTroubles, expect, frames, openLobby, personsTurn, playByButtons, playNow, readPage, serveSite, test } from './helpers.mjs';

const withoutWasm = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'";

test('the strict content security policy is kept without a report', async ({ page, site, troubles }) => {
  await page.addInitScript(() => {
    window.breaches = [];
    document.addEventListener('securitypolicyviolation', (event) => window.breaches.push(event.violatedDirective));
  });
  await playNow(page, site);
  await playByButtons(page, 3);
  for (const name of ['Rules', 'Settings']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(await page.evaluate(() => window.breaches)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a policy that forbids WebAssembly: a sentence', async ({ page, troubles }) => {
  troubles.ignored = true;
  const { server, address } = await serveSite({ policy: withoutWasm });
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('does not allow WebAssembly');
  server.close();
});

for (const [what, pattern, name, hash] of [
  ['the module', /flotilla-yutaka[^/]*\.wasm$/, 'flotilla-yutaka.wasm', '#play=yutaka'],
  ['the glue', /flotilla-yutaka[^/]*\.mjs$/, 'flotilla-yutaka.mjs', '#play=yutaka'],
  ['the list of games', /games[^/]*\.json$/, 'games.json', ''],
  ['the words', /words\/en\.\w+\.json$/, 'words/en.json', ''],
  ['the words of a game', /words\/en\.yutaka[^/]*\.json$/, 'words/en.yutaka.json', '#play=yutaka'],
]) {
  test(`a missing file, ${what}, is named`, async ({ page, site, troubles }) => {
    troubles.ignored = true;
    await page.route(pattern, (route) => route.fulfill({ status: 404 }));
    await page.goto(site + hash);
    await expect(page.getByRole('alert')).toContainText(name);
  });
}

test('a language that cannot be fetched: a sentence, and the page goes on in the one before', async ({ page, site, troubles }) => {
  troubles.ignored = true;
  const words = /words\/de\.\w+\.json$/;
  await openLobby(page, site);
  await page.route(words, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const language = page.locator('dialog.settings').getByLabel('Language');
  await language.selectOption('de');
  await expect(page.getByRole('alert')).toContainText('words/de.json');
  await expect(language).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await page.unroute(words);
  await language.selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('dialog.settings h2')).toHaveText('Einstellungen');
});

test('a mangled link, and a match that is not here: a sentence and the way back', async ({ page, site }) => {
  for (const [hash, words] of [['#match=%%%', 'incomplete or mangled'], ['#nonsense', 'incomplete or mangled'], ['#play=chess', 'incomplete or mangled'], ['#match=abcdef123456', 'not on this device']]) {
    await page.goto('about:blank');
    await page.goto(site + hash);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await page.getByRole('link', { name: 'Back to the harbour' }).click();
  await expect(page.locator('.card').first()).toBeVisible();
});

test('an address begins a match at once, and the way back from it leads to the lobby', async ({ page, site }) => {
  await page.goto(`${site}?test#play=yutaka`);
  await expect(page.locator('.move').first()).toBeVisible();
  expect((await readPage(page)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  await page.goBack();
  await expect(page.locator('.card').first()).toBeVisible();
});

test('without WebGL the whole match is played by the lists', async ({ page, site }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return /webgl/.test(kind) ? null : original.call(this, kind, ...rest);
    };
  });
  await playNow(page, site);
  await expect(page.locator('.note')).toContainText('no WebGL');
  await expect(page.locator('.stage')).toBeHidden();
  await playByButtons(page);
  expect((await readPage(page)).over).toBe(true);
});

test('the page works from any folder of a host', async ({ page }) => {
  const { server, address } = await serveSite({ base: '/some/where/' });
  await playNow(page, address);
  await playByButtons(page, 1);
  server.close();
});

test('a worker that cannot be made by address, or at all: the bot thinks anyway', async ({ page, site, troubles }) => {
  troubles.ignored = true;
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    };
  });
  await playNow(page, site);
  await playByButtons(page, 2);
  expect((await personsTurn(page)).move_count).toBeGreaterThan(2);
});

test('a worker that crashes is replaced', async ({ page, site, troubles }) => {
  troubles.ignored = true;
  await page.addInitScript(() => {
    const Original = window.Worker;
    let made = 0;
    window.Worker = class extends Original {
      postMessage(message, ...rest) {
        if (message.question && made++ === 0) super.postMessage({ id: message.id, question: null, load: { glue: 'data:text/javascript,throw 1' } });
        else super.postMessage(message, ...rest);
      }
    };
  });
  await playNow(page, site);
  await playByButtons(page, 1);
  expect((await personsTurn(page)).move_count).toBeGreaterThan(1);
});

const scrolled = (place) => place.evaluate(() => scrollY);

/** A page on another port that holds the game in a frame. */
async function hostPage(frame) {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><meta name="viewport" content="width=device-width"><title>host</title><style>body{margin:0}iframe{display:block;width:600px;height:600px;border:0}div{height:3000px}</style>${frame}<div></div>`);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

for (const sandbox of ['', 'sandbox="allow-scripts"']) {
  test(`in a frame of another site ${sandbox || 'without sandbox'}: plays, and says what is not saved`, async ({ page, site, troubles }) => {
    troubles.ignored = true;
    const { server, address } = await hostPage(`<iframe title="game" ${sandbox} src="${site}?test"></iframe>`);
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await cardOf(frame).getByRole('button', { name: 'Play now' }).click();
    await expect(frame.locator('.move').first()).toBeVisible();
    if (sandbox) await expect(frame.locator('.note')).toContainText('does not allow the page to store anything');
    const inside = page.frames()[1];
    await playByButtons(inside);
    expect((await readPage(inside)).over).toBe(true);
    server.close();
  });
}

test('the wheel over an embedded board scrolls the host page', async ({ page, site, troubles }) => {
  troubles.ignored = true;
  const { server, address } = await hostPage(`<iframe title="game" src="${site}?test"></iframe>`);
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  await cardOf(frame).getByRole('button', { name: 'Play now' }).click();
  await expect(frame.locator('.move').first()).toBeVisible();
  await page.mouse.move(300, 300);
  // First through the page inside the frame, then on through the host.
  await expect.poll(() => page.mouse.wheel(0, 400).then(() => scrolled(page)), { intervals: [100] }).toBeGreaterThan(0);
  server.close();
});

test('a swipe over an embedded board scrolls the host page', async ({ browser, site }) => {
  const { server, address } = await hostPage(`<iframe title="game" src="${site}?test"></iframe>`);
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 600, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  await cardOf(frame).getByRole('button', { name: 'Play now' }).click();
  await expect(frame.locator('.move').first()).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type, y) => session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 300, y }] });
  const swipe = async () => {
    await touch('touchStart', 330);
    for (let y = 310; y >= 30; y -= 20) await touch('touchMove', y);
    await touch('touchEnd');
  };
  const inside = page.frames()[1];
  await expect.poll(() => swipe().then(() => scrolled(inside))).toBeGreaterThan(0); // First the page in the frame,
  expect((await readPage(inside)).move_count).toBe(0); // and no move was made by it.
  await inside.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => swipe().then(() => scrolled(page))).toBeGreaterThan(0);
  await context.close();
  server.close();
});

test('offline after the first visit', async ({ browser }) => {
  const { server, address } = await serveSite();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openLobby(page, address);
  await page.waitForFunction(async () => (await navigator.serviceWorker?.ready)?.active?.state === 'activated');
  server.close();
  server.closeAllConnections();
  const later = await context.newPage();
  const troubles = collectTroubles(later);
  await playNow(later, address);
  await playByButtons(later, 2);
  await later.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(later.locator('dialog h3').first()).toBeVisible();
  expect(troubles).toEqual([]);
  await context.close();
});

/** Holds back the files that a pattern names; what it gives lets them come. */
async function holdBack(page, pattern) {
  let letCome;
  const held = new Promise((resolve) => (letCome = resolve));
  let asked;
  const wanted = new Promise((resolve) => (asked = resolve));
  await page.route(pattern, async (route) => {
    asked();
    await held;
    await route.continue().catch(() => {}); // The page may be gone.
  });
  return { wanted, letCome };
}

test('whoever goes back while the table is still on its way stays in the lobby', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 1);
  const { hash } = new URL(page.url());
  const table = await holdBack(page, /\/table\.\w+\.js$/);
  await openLobby(page, site);
  await page.goto(`${site}?test${hash}`);
  await table.wanted;
  await page.evaluate(() => (location.hash = '#lobby'));
  await expect(page.locator('.card').first()).toBeVisible();
  const arrived = page.waitForResponse(/\/table\.\w+\.js$/);
  table.letCome();
  await (await arrived).finished();
  await page.waitForTimeout(300);
  await expect(page.locator('.lobby')).toBeVisible();
  await expect(page.locator('.save')).toHaveCount(1);
});

test('of two addresses in a row the later one is shown, once', async ({ page, site }) => {
  await playNow(page, site);
  await playByButtons(page, 1);
  await openLobby(page, site);
  await cardOf(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.move').first()).toBeVisible();
  // Away and back at once: a match without moves would be gone if it had been left.
  await page.evaluate(() => {
    const { hash } = location;
    location.hash = '#lobby';
    location.hash = hash;
  });
  await page.waitForTimeout(300);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a worker that dies while nobody asks is replaced', async ({ page, site, troubles }) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      set onerror(listener) {
        super.onerror = listener;
        window.killWorker = () => listener(new ErrorEvent('error', { message: 'killed by the test' }));
      }
    };
  });
  await playNow(page, site);
  await playByButtons(page, 1);
  await page.evaluate(() => window.killWorker());
  const { move_count } = await personsTurn(page);
  await playByButtons(page, 2);
  expect((await personsTurn(page)).move_count).toBeGreaterThan(move_count + 2);
  troubles.splice(0);
});

test('a worker that never answers is replaced', async ({ page, site, troubles }) => {
  await page.addInitScript(() => {
    // Nobody waits a minute here.
    const original = window.setTimeout;
    window.setTimeout = (work, wait, ...rest) => original(work, wait > 30_000 ? 3000 : wait, ...rest);
    const Original = window.Worker;
    let lost = 0;
    window.Worker = class extends Original {
      postMessage(message, ...rest) {
        if (!message.question || lost++ > 0) super.postMessage(message, ...rest);
      }
    };
  });
  await playNow(page, site);
  await playByButtons(page, 1);
  expect((await personsTurn(page)).move_count).toBeGreaterThan(1);
  troubles.splice(0);
});

for (const call of ['sit', 'save', 'log', 'moving', 'skip']) {
  test(`a trap in ${call}: the engine starts anew, and the match goes on`, async ({ page, site, troubles }) => {
    await playNow(page, site);
    await playByButtons(page, 1);
    await page.evaluate((call) => {
      const { board } = window.flotilla;
      window.broken = board;
      board[call] = () => {
        throw new WebAssembly.RuntimeError('a trap of the test');
      };
      document.querySelector('.move').click();
      document.dispatchEvent(new Event('visibilitychange')); // Whoever comes back sees things where they are.
    }, call);
    await page.waitForFunction(() => window.flotilla.board && window.flotilla.board !== window.broken);
    await expect(page.locator('.move').first()).toBeVisible();
    const { move_count } = await personsTurn(page);
    await playByButtons(page, 1);
    expect((await readPage(page)).move_count).toBeGreaterThan(move_count);
    expect(troubles.filter((text) => !text.includes('a trap of the test'))).toEqual([]);
    const told = troubles.splice(0);
    expect(told.length).toBe(1); // Once, and caught.
  });
}

test('of two reports on what is in view the later one counts', async ({ page, site }) => {
  await page.addInitScript(() => {
    const Original = window.IntersectionObserver;
    window.IntersectionObserver = class extends Original {
      constructor(listener) {
        super(listener);
        window.report = (...seen) => listener(seen.map((isIntersecting) => ({ isIntersecting })));
      }
    };
  });
  await playNow(page, site);
  await page.waitForFunction(() => window.flotilla.board.frames() > 0);
  const before = await frames(page);
  await page.evaluate(() => window.report(false, true));
  await expect.poll(() => frames(page)).toBeGreaterThan(before);
});

for (const [where, open] of [['lobby', openLobby], ['table', playNow]]) {
  test(`a dialog in the ${where} whose code cannot be had: a sentence; two presses open one`, async ({ page, site, troubles }) => {
    const rules = /\/rules_page\.\w+\.js$/;
    await open(page, site);
    const button = page.getByRole('button', { name: 'Rules', exact: true }).first();
    await page.route(rules, (route) => route.abort());
    await button.click();
    await expect(page.locator('.note')).toContainText('Something went wrong');
    expect(troubles.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    troubles.splice(0);

    await page.unroute(rules);
    await page.reload();
    const held = await holdBack(page, rules);
    await button.evaluate((element) => {
      element.click();
      element.click();
    });
    await held.wanted;
    held.letCome();
    await expect(page.locator('dialog h3').first()).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(1);
  });
}
