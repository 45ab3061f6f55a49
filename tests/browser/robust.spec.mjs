// Strict policies, missing parts, odd hosts: the page works or says in words why not.
import { createServer } from 'node:http';
import { cardOf, collectTroubles, expect, openLobby, personsTurn, playByButtons, playNow, readPage, serveSite, test } from './helpers.mjs';

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
  const { server, address } = await serveSite({ policy: withoutWasm });
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('does not allow WebAssembly');
  troubles.splice(0);
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
    await page.route(pattern, (route) => route.fulfill({ status: 404 }));
    await page.goto(site + hash);
    await expect(page.getByRole('alert')).toContainText(name);
    troubles.splice(0);
  });
}

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
  troubles.splice(0);
});

test('a worker that crashes is replaced', async ({ page, site, troubles }) => {
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
  troubles.splice(0);
});

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
    const { server, address } = await hostPage(`<iframe title="game" ${sandbox} src="${site}?test"></iframe>`);
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await cardOf(frame).getByRole('button', { name: 'Play now' }).click();
    await expect(frame.locator('.move').first()).toBeVisible();
    if (sandbox) await expect(frame.locator('.note')).toContainText('does not allow the page to store anything');
    const inside = page.frames()[1];
    await playByButtons(inside);
    expect((await readPage(inside)).over).toBe(true);
    troubles.splice(0);
    server.close();
  });
}

test('the wheel over an embedded board scrolls the host page', async ({ page, site, troubles }) => {
  const { server, address } = await hostPage(`<iframe title="game" src="${site}?test"></iframe>`);
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  await cardOf(frame).getByRole('button', { name: 'Play now' }).click();
  await expect(frame.locator('.move').first()).toBeVisible();
  await page.mouse.move(300, 300);
  // First through the page inside the frame, then on through the host.
  for (let i = 0; i < 30 && (await page.evaluate(() => scrollY)) === 0; i++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(60);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  troubles.splice(0);
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
    await page.waitForTimeout(100);
  };
  const inside = page.frames()[1];
  await swipe();
  expect(await inside.evaluate(() => scrollY)).toBeGreaterThan(0); // First the page in the frame,
  expect((await readPage(inside)).move_count).toBe(0); // and no move was made by it.
  await inside.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (let i = 0; i < 6 && (await page.evaluate(() => scrollY)) === 0; i++) await swipe();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
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
