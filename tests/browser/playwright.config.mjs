// The browser tests: the built site in a real Chromium, headless, with WebGL in software.
// Run them with `npx playwright test -c tests/browser/playwright.config.mjs`.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const here = dirname(fileURLToPath(import.meta.url));

/** Debian's Chromium, or whatever this machine calls it: Playwright's own is not needed. */
function findChromium() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // The next one, then.
    }
  }
  throw new Error('The browser tests need Chromium on the PATH (Debian: apt-get install chromium).');
}

export default defineConfig({
  testDir: here,
  outputDir: join(here, '..', '..', 'build', 'reports', 'browser'),
  workers: 2,
  fullyParallel: true,
  // A machine that is shared with others can starve a browser. What passed only when repeated is
  // named in the summary.
  retries: process.env.CI ? 1 : 0,
  // What is broken altogether is told, before whoever waits for the run loses patience.
  maxFailures: 12,
  globalTimeout: 40 * 60_000,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // What is not there by then does not come; a test has several minutes only for whole matches.
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // Everything happens at once: the tests are about what happens, not about how it travels.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The page beside the picture is drawn faster by the processor than by a pretended card.
        '--disable-gpu-rasterization',
      ],
    },
  },
});
