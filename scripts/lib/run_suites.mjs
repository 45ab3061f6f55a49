// Runs all test suites of a finished build, prints the load report and the benchmarks, and ends
// with one summary. Called by scripts/test. What a suite prints goes to build/reports/NAME.log as it
// comes, so that it is there whatever happens, and is shown when the suite failed.
//
// usage: node scripts/lib/run_suites.mjs [--sanitize]

import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const reports = join(root, 'build', 'reports');
const at = (...parts) => join(root, ...parts);

/** In minutes: no suite takes half as long. Playwright ends by itself a little earlier. */
const LONGEST = 45;

const CATCH = ['--order', 'rand', '--warn', 'NoAssertions'];

/** One suite: its name, what it runs, and how its closing lines are read. */
const catch2 = (name, folder, program) => ({ name, command: [at('build', folder, program), ...CATCH], needs: at('build', folder, program), count: countCatch2 });

function nodeTests() {
  const folder = at('tests', 'node');
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.test.mjs')).sort() : [];
  return found.map((name) => join(folder, name));
}

// Two lanes for two cores: the browser beside everything else.
function lanes(sanitize) {
  const config = at('tests', 'browser', 'playwright.config.mjs');
  const native = [
    { name: 'includes', command: ['node', at('scripts', 'check_includes.mjs')], count: countOne },
    { name: 'types', command: [at('node_modules', '.bin', 'tsc'), '-p', at('shell', 'tsconfig.json')], count: countOne },
    catch2('rules', 'native', 'flotilla_tests'),
    catch2('drawing', 'native', 'flotilla_web_tests'),
    { name: 'node', command: ['node', '--test', '--test-reporter=tap', ...nodeTests()], needs: nodeTests()[0] ?? at('tests', 'node'), count: countTap },
  ];
  if (sanitize) native.push(catch2('rules, sanitized', 'sanitize', 'flotilla_tests'), catch2('drawing, sanitized', 'sanitize', 'flotilla_web_tests'));
  const browser = [
    { name: 'browser', command: [at('node_modules', '.bin', 'playwright'), 'test', '-c', config], needs: config, count: countPlaywright },
  ];
  return [native, browser];
}

const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);
const countOne = (text, code) => ({ passed: code ? 0 : 1, failed: code ? 1 : 0 });
const countTap = (text) => ({ passed: number(text, /^# pass (\d+)/m), failed: number(text, /^# fail (\d+)/m), skipped: number(text, /^# skipped (\d+)/m) });
const countPlaywright = (text) => ({
  passed: number(text, /^\s+(\d+) passed/m) + number(text, /^\s+(\d+) flaky/m),
  failed: number(text, /^\s+(\d+) failed/m) + number(text, /^\s+(\d+) interrupted/m) + number(text, /^\s+(\d+) did not run/m),
  skipped: number(text, /^\s+(\d+) skipped/m),
  flaky: flakyTests(text),
});

/** The names of those that passed only when they were repeated. */
function flakyTests(text) {
  const [, list = ''] = /^  \d+ flaky\n((?: {4}.*\n)+)/m.exec(text) ?? [];
  return list.trim().split('\n').filter(Boolean).map((line) => line.replace(/─+\s*$/, '').trim());
}

function countCatch2(text) {
  const all = /^All tests passed \(.* in (\d+) test cases?\)/m.exec(text);
  if (all) return { passed: Number(all[1]), failed: 0, skipped: number(text, /^test cases:.*?(\d+) skipped/m) };
  const line = /^test cases:.*$/m.exec(text)?.[0] ?? '';
  return { passed: number(line, /(\d+) passed/), failed: number(line, /(\d+) failed/), skipped: number(line, /(\d+) skipped/) };
}

/** What runs now: each leads a process group, so that it ends with all that it started. */
const running = new Set();
let stopped = false;

function signalGroup(leader, signal) {
  try {
    process.kill(-leader.pid, signal);
  } catch {
    // Nobody is left in it.
  }
}

/** First as Ctrl-C does, because Playwright and Catch2 then still tell what they know. */
function end(leader) {
  signalGroup(leader, 'SIGINT');
  setTimeout(() => running.has(leader) && signalGroup(leader, 'SIGKILL'), 10_000).unref();
}

function endAll() {
  stopped = true;
  running.forEach(end);
}

/** Runs a command that writes straight to its log; resolves to its exit code and all that it
 * printed. One that hangs is ended. */
function run(name, [program, ...words], env = {}) {
  const log = join(reports, `${name.replace(/\W+/g, '-')}.log`);
  rmSync(log, { force: true });
  const file = openSync(log, 'a');
  const child = spawn(program, words, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', file, file], detached: true });
  closeSync(file);
  running.add(child);
  const note = (text) => appendFileSync(log, `${text}\n`);
  const limit = setTimeout(() => (note(`ended, because it took longer than ${LONGEST} minutes`), end(child)), LONGEST * 60_000);
  return new Promise((done) => {
    const ended = (code, why) => {
      clearTimeout(limit);
      running.delete(child);
      if (why) note(why);
      done({ code, text: readFileSync(log, 'utf8') });
    };
    child.on('error', (error) => ended(1, error.message));
    child.on('exit', (code, signal) => {
      signalGroup(child, 'SIGKILL'); // What it left behind.
      ended(code ?? 1, signal && `ended by ${signal}`);
    });
  });
}

async function measure(suite) {
  const none = { passed: 0, failed: 1 };
  if (stopped) return { ...none, text: 'not run\n' };
  if (suite.needs && !existsSync(suite.needs)) return { ...none, text: `${suite.needs} is missing.\n` };
  const { code, text } = await run(suite.name, suite.command, { FORCE_COLOR: '0' });
  const counted = suite.count(text, code);
  // A suite that crashed or ran nothing has failed, whatever it printed.
  if (counted.failed === 0 && (code !== 0 || counted.passed === 0)) counted.failed = 1;
  return { ...counted, text };
}

async function runSuite(suite) {
  const started = performance.now();
  const { text, ...counted } = await measure(suite);
  const seconds = (performance.now() - started) / 1000;
  console.log(`• ${suite.name}: ${counted.failed ? 'FAILED' : 'passed'} (${seconds.toFixed(1)} s)`);
  if (counted.failed) console.log(`\n===== ${suite.name} =====\n${text.trimEnd()}\n`);
  return { suite, skipped: 0, flaky: [], ...counted, seconds };
}

async function runLane(suites) {
  const results = [];
  for (const suite of suites) results.push(await runSuite(suite));
  return results;
}

async function report(name, command, needs) {
  if (stopped || !existsSync(needs)) return;
  const { code, text } = await run(name, command);
  console.log(`\n===== ${name} =====\n${text.trimEnd()}${code ? `\n(ended with ${code})` : ''}`);
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, 'fetched.json'), { force: true });
  const results = (await Promise.all(lanes(process.argv.includes('--sanitize')).map(runLane))).flat();

  await report('load', ['node', at('scripts', 'load_report.mjs')], at('build', 'reports', 'fetched.json'));
  await report('speed, native', [at('build', 'native', 'flotilla'), 'bench'], at('build', 'native', 'flotilla'));
  await report('speed, WebAssembly under Node', ['node', at('scripts', 'bench_web.mjs')], at('build', 'web', 'rules.mjs'));

  console.log('\n===== summary =====');
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { suite, passed, failed, skipped, flaky, seconds } of results) {
    console.log(`${failed ? 'FAIL' : 'ok  '} ${suite.name.padEnd(20)} ${String(passed).padStart(4)} passed ${String(failed).padStart(4)} failed ${`${seconds.toFixed(1)} s`.padStart(9)}`);
    for (const test of flaky) console.log(`     passed only when repeated: ${test}`);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
  process.exitCode = sum.failed ? 1 : 0;
}

await main();
