// Runs all test suites of a finished build, prints the load report and the benchmarks, and ends
// with one summary. Called by scripts/test. What a suite printed is shown when it failed, and is
// kept in build/reports/NAME.log.
//
// usage: node scripts/lib/run_suites.mjs [--sanitize]

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const reports = join(root, 'build', 'reports');
const at = (...parts) => join(root, ...parts);

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
  failed: number(text, /^\s+(\d+) failed/m) + number(text, /^\s+(\d+) did not run/m),
  skipped: number(text, /^\s+(\d+) skipped/m),
});
function countCatch2(text) {
  const all = /^All tests passed \(.* in (\d+) test cases?\)/m.exec(text);
  if (all) return { passed: Number(all[1]), failed: 0, skipped: number(text, /^test cases:.*?(\d+) skipped/m) };
  const line = /^test cases:.*$/m.exec(text)?.[0] ?? '';
  return { passed: number(line, /(\d+) passed/), failed: number(line, /(\d+) failed/), skipped: number(line, /(\d+) skipped/) };
}

/** Runs a command; resolves to its exit code and all that it printed. */
function run([program, ...words], env = {}) {
  return new Promise((done) => {
    let text = '';
    const child = spawn(program, words, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
    child.on('error', (error) => done({ code: 1, text: `${text}${error.message}\n` }));
    child.on('close', (code, signal) => done({ code: code ?? 1, text: signal ? `${text}ended by ${signal}\n` : text }));
  });
}

async function runSuite(suite) {
  const started = performance.now();
  if (suite.needs && !existsSync(suite.needs)) {
    return { suite, passed: 0, failed: 1, skipped: 0, seconds: 0, text: `${suite.needs} is missing.\n` };
  }
  const { code, text } = await run(suite.command, { FORCE_COLOR: '0' });
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(join(reports, `${suite.name.replace(/\W+/g, '-')}.log`), text);
  const result = { suite, skipped: 0, ...suite.count(text, code), seconds, text };
  // A suite that crashed or ran nothing has failed, whatever it printed.
  if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1;
  console.log(`• ${suite.name}: ${result.failed ? 'FAILED' : 'passed'} (${seconds.toFixed(1)} s)`);
  return result;
}

async function runLane(suites) {
  const results = [];
  for (const suite of suites) results.push(await runSuite(suite));
  return results;
}

async function report(title, command, needs) {
  if (!existsSync(needs)) return;
  const { code, text } = await run(command);
  console.log(`\n${title}\n${text.trimEnd()}${code ? `\n(ended with ${code})` : ''}`);
}

async function main() {
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, 'fetched.json'), { force: true });
  const results = (await Promise.all(lanes(process.argv.includes('--sanitize')).map(runLane))).flat();

  for (const { suite, failed, text } of results) {
    if (failed) console.log(`\n===== ${suite.name} =====\n${text.trimEnd()}`);
  }
  await report('===== load =====', ['node', at('scripts', 'load_report.mjs')], at('build', 'reports', 'fetched.json'));
  await report('===== speed, native =====', [at('build', 'native', 'flotilla'), 'bench'], at('build', 'native', 'flotilla'));
  await report('===== speed, WebAssembly under Node =====', ['node', at('scripts', 'bench_web.mjs')], at('build', 'web', 'rules.mjs'));

  console.log('\n===== summary =====');
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { suite, passed, failed, skipped, seconds } of results) {
    console.log(`${failed ? 'FAIL' : 'ok  '} ${suite.name.padEnd(20)} ${String(passed).padStart(4)} passed ${String(failed).padStart(4)} failed ${`${seconds.toFixed(1)} s`.padStart(9)}`);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
  process.exitCode = sum.failed ? 1 : 0;
}

await main();
