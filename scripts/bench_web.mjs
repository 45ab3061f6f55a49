// The benchmark of the command line (flotilla bench), in WebAssembly under Node.
//
// usage: node scripts/bench_web.mjs [MILLISECONDS]

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { default: create } = await import(pathToFileURL(join(root, 'build', 'web', 'rules.mjs')).href);
const rules = await create();
if (typeof rules.bench !== 'function') {
  console.log('The module has no bench.');
} else {
  console.log(rules.bench(Number(process.argv[2] ?? 1000)));
}
