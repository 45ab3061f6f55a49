// Prints what a first visit weighs, compressed with brotli: everything that is fetched up to the
// first move against a bot, and then what the bot's answer takes. The browser tests write which files
// these are to build/reports/fetched.json.
//
// usage: node scripts/load_report.mjs

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUDGET = 200_000;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (...path) => JSON.parse(readFileSync(join(root, 'build', ...path), 'utf8'));
const { files, weights } = read('site', 'weights.json');
const logical = Object.fromEntries(Object.entries(files).map(([name, path]) => [path, name]));

// The page's own name for a file of the site, without host, folder and query.
function inSite(address) {
  const path = decodeURIComponent(new URL(address, 'http://localhost/').pathname).replace(/^\//, '');
  if (path === '' || path.endsWith('/')) return 'index.html';
  return Object.keys(weights).find((name) => path === name || path.endsWith(`/${name}`));
}

const row = (...cells) => console.log(cells.map((cell, i) => (i ? String(cell).padStart(9) : cell.padEnd(28))).join(''));

/** Prints a table of the files and returns what they weigh together. */
function weigh(title, addresses) {
  const names = [...new Set(addresses.map(inSite).filter(Boolean))].sort((a, b) => weights[b].brotli - weights[a].brotli);
  const sum = { bytes: 0, gzip: 0, brotli: 0 };
  row(title, 'bytes', 'gzip', 'brotli');
  for (const name of names) {
    row(logical[name] ?? name, weights[name].bytes, weights[name].gzip, weights[name].brotli);
    for (const key of Object.keys(sum)) sum[key] += weights[name][key];
  }
  row('together', sum.bytes, sum.gzip, sum.brotli);
  return sum.brotli;
}

const { first_move: firstMove, answer } = read('reports', 'fetched.json');
const weight = weigh('up to the first move', firstMove);
console.log(`${(weight / 1000).toFixed(1)} KB of ${BUDGET / 1000} KB\n`);
weigh('then for the bot\'s answer', answer);
