// Checks that the layers of the C++ code include only what they may:
//   core/             nothing of web/, raylib or Emscripten
//   core/engine/      no bot and no game
//   core/games/NAME/  no other game
//   raylib.h          only web/painter_raylib.cpp
//   emscripten/…      only the bindings in web
//
// usage: node scripts/check_includes.mjs

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(cpp|hpp|h|inl)$/.test(entry.name) ? [path] : [];
  });
}

const gameOf = (path) => /^core\/games\/([^/]+)\//.exec(path)?.[1];

// Each rule: which files it binds, what they must not include, and why.
const RULES = [
  [(file) => file.startsWith('core/'), (path) => path.startsWith('web/') || path.includes('raylib') || path.startsWith('emscripten'), 'core knows nothing of the screen'],
  [(file) => file.startsWith('core/engine/'), (path) => /^core\/(bots|games|cli|catalog)/.test(path), 'the engine knows no bot and no game'],
  [(file) => file.startsWith('core/') && !file.startsWith('core/cli/'), (path) => path.startsWith('core/cli/'), 'only the command line uses the command line'],
  [(file) => gameOf(file), (path, file) => gameOf(path) && gameOf(path) !== gameOf(file), 'a game knows no other game'],
  [(file) => file !== 'web/painter_raylib.cpp', (path) => /^(raylib|rlgl|raymath)\.h$/.test(path), 'only web/painter_raylib.cpp draws with raylib'],
  [(file) => !/^web\/(bots_|rules_)?bindings\.cpp$/.test(file), (path) => path.startsWith('emscripten'), 'only the bindings know Emscripten'],
];

const problems = [];
const sources = ['core', 'web', 'tests'].flatMap((folder) => sourcesIn(join(root, folder)));
for (const source of sources) {
  const file = relative(root, source).split(sep).join('/');
  readFileSync(source, 'utf8').split('\n').forEach((line, i) => {
    const path = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line)?.[1];
    if (!path) return;
    for (const [binds, forbidden, why] of RULES) {
      if (binds(file) && forbidden(path, file)) problems.push(`${file}:${i + 1}: must not include ${path}: ${why}`);
    }
    if (path.startsWith('../')) problems.push(`${file}:${i + 1}: write includes from the project's root: ${path}`);
  });
}
for (const problem of problems) console.log(problem);
console.log(`${sources.length} files looked at, ${problems.length} includes that break the layers`);
process.exitCode = problems.length ? 1 : 0;
