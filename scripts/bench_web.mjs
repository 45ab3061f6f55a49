// The benchmark of the command line (flotilla bench), in WebAssembly under Node: one JSON line for
// each game. Processor time, the best of several rounds, as there.
//
// usage: node scripts/bench_web.mjs [matches]

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { default: create } = await import(pathToFileURL(join(root, 'build', 'web', 'rules.mjs')).href);
const rules = await create();
const wanted = Number(process.argv[2] ?? 0);
const ROUNDS = 5;
const SECONDS_A_ROUND = 0.4;
const FEW = 200;

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** As many as take about the time of a round, once the code is warm. */
function matchesARound(id) {
  rules.bench(id, FEW, 40);
  const start = processorSeconds();
  rules.bench(id, FEW, 41);
  return Math.max(FEW, Math.round((FEW * SECONDS_A_ROUND) / Math.max(processorSeconds() - start, 1e-6)));
}

for (const { id } of JSON.parse(rules.games())) {
  const matches = wanted || matchesARound(id);
  let best = 0;
  let totals;
  for (let round = 0; round < ROUNDS; round++) {
    const start = processorSeconds();
    totals = JSON.parse(rules.bench(id, matches, 42 + round));
    best = Math.max(best, matches / (processorSeconds() - start));
  }
  const movesPerMatch = totals.moves / totals.matches;
  console.log(JSON.stringify({
    game: id,
    measure: 'random playouts, WebAssembly under Node',
    matches_per_s: Math.round(best),
    moves_per_s: Math.round(best * movesPerMatch),
    ns_per_move: +(1e9 / best / movesPerMatch).toFixed(2),
  }));
}
