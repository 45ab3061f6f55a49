// Prints what a first visit weighs, compressed with brotli: everything that is fetched up to the
// first move against a bot. The browser tests write the list of those files to
// build/reports/fetched.json (an array of addresses or paths); without it, the files that an
// English-speaking visitor needs are taken.
//
// usage: node scripts/load_report.mjs

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUDGET = 200_000;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { files, weights } = JSON.parse(readFileSync(join(root, 'build', 'site', 'weights.json'), 'utf8'));
const measured = join(root, 'build', 'reports', 'fetched.json');

// The page's own name for a file of the site, without host, folder and query.
function inSite(address) {
  const path = decodeURIComponent(new URL(address, 'http://localhost/').pathname).replace(/^\//, '');
  if (path === '' || path.endsWith('/')) return 'index.html';
  return Object.keys(weights).find((name) => path === name || path.endsWith(`/${name}`));
}

function fetchedFiles() {
  if (existsSync(measured)) {
    const list = JSON.parse(readFileSync(measured, 'utf8'));
    return { source: 'as the browser test saw it', names: list.map((one) => inSite(one.url ?? one)) };
  }
  const notNeeded = /^(rules\/|words\/(?!en)|sw\.js|about|settings_page|rules_page|transfer)/;
  return { source: 'as guessed, the browser test wrote no list', names: Object.keys(weights).filter((name) => !notNeeded.test(name)) };
}

const logical = Object.fromEntries(Object.entries(files).map(([name, path]) => [path, name]));
const { source, names } = fetchedFiles();
const unique = [...new Set(names.filter(Boolean))].sort((a, b) => weights[b].brotli - weights[a].brotli);
const row = (...cells) => console.log(cells.map((cell, i) => (i ? String(cell).padStart(9) : cell.padEnd(28))).join(''));

console.log(`First visit up to the first move (${source}):`);
row('file', 'bytes', 'gzip', 'brotli');
const sum = { bytes: 0, gzip: 0, brotli: 0 };
for (const name of unique) {
  row(logical[name] ?? name, weights[name].bytes, weights[name].gzip, weights[name].brotli);
  for (const key of Object.keys(sum)) sum[key] += weights[name][key];
}
row('together', sum.bytes, sum.gzip, sum.brotli);
console.log(`${(sum.brotli / 1000).toFixed(1)} KB of ${BUDGET / 1000} KB`);
