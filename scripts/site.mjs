// Puts the site together in build/site: bundles shell/, copies the WebAssembly modules, words,
// rules, tutorials and fonts under names with a hash of their content, fills those names into index.html and
// sw.js, and writes a .br and a .gz beside each file. All paths are relative, so the folder works
// anywhere on any static host.
//
// The page finds its files by the data block <script type="application/json" id="files">, which
// maps logical names (words/en.json) to hashed ones (words/en.1a2b3c4d.json).

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as esbuild from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const final = join(root, 'build', 'site');
const out = `${final}.part`;
const target = ['chrome85', 'firefox79', 'safari15'];

/** @type {Record<string, string>} logical name -> path in the site */
const files = {};
/** @type {Map<string, Buffer>} path in the site -> content */
const site = new Map();

const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex').slice(0, 8);
const hashed = (name, key) => `${name.slice(0, -extname(name).length)}.${key}${extname(name)}`;

/** Adds a file under a name with the hash of its content, or with the key that is given. */
function add(name, content, key = hash(content)) {
  files[name] = hashed(name, key);
  site.set(files[name], Buffer.from(content));
  return files[name];
}

async function listFolder(folder, extension) {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith(extension)).sort();
}

// Glue and .wasm of one build belong together: one hash for both. Each game has two pairs, and what
// the lobby has to know of all games is asked once, here.
async function addModules() {
  const folder = join(root, 'build', 'web');
  const glues = (await listFolder(folder, '.mjs')).filter((name) => /^(flotilla|bots)-/.test(name));
  if (glues.length === 0) return console.warn('build/web has no modules: the site is made without them.');
  for (const name of glues) {
    const wasm = name.replace(/mjs$/, 'wasm');
    const pair = [await readFile(join(folder, name)), await readFile(join(folder, wasm))];
    const key = hash(...pair);
    add(name, pair[0], key);
    add(wasm, pair[1], key);
  }
  const { default: create } = await import(pathToFileURL(join(folder, 'rules.mjs')).href);
  add('games.json', (await create()).games());
}

// What a game says at its table comes with it (words/en.yutaka.json); what the page and the lobby say
// of all games is one file a language.
function addWords(name, words) {
  const games = Object.keys(words).flatMap((key) => /^game\.([^.]+)\.name$/.exec(key)?.[1] ?? []);
  const parts = new Map(['', ...games].map((game) => [game, {}]));
  for (const [key, sentence] of Object.entries(words)) {
    const game = games.find((id) => key.startsWith(`${id}.`) && !key.startsWith(`${id}.option.`));
    parts.get(game ?? '')[key] = sentence;
  }
  for (const [game, part] of parts) add(`words/${game ? name.replace('.json', `.${game}.json`) : name}`, JSON.stringify(part));
}

async function addAssets() {
  for (const folder of ['words', 'rules', 'tutorials']) {
    for (const name of await listFolder(join(root, 'assets', folder), '.json')) {
      const content = JSON.parse(await readFile(join(root, 'assets', folder, name), 'utf8'));
      if (folder === 'words') addWords(name, content);
      else add(`${folder}/${name}`, JSON.stringify(content));
    }
  }
  add('sounds.json', JSON.stringify(JSON.parse(await readFile(join(root, 'assets', 'sounds.json'), 'utf8'))));
  const made = join(root, 'build', 'assets');
  for (const name of await listFolder(made, '.ttf')) add(`fonts/${name}`, await readFile(join(made, name)));
  if (existsSync(join(made, 'icons.json'))) add('icons.json', await readFile(join(made, 'icons.json')));
}

// Fonts in the style sheet get their hashed names.
const knownFiles = {
  name: 'known-files',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
      if (kind !== 'url-token' || path.startsWith('data:')) return undefined;
      const name = path.replace(/^\.\//, '');
      if (!files[name]) return { errors: [{ text: `The style sheet names ${path}, which the site does not have.` }] };
      return { path: `./${files[name]}`, external: true };
    });
  },
};

async function bundle(entry, options = {}) {
  const source = `shell/${entry}`;
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir: out,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target,
    charset: 'utf8',
    legalComments: 'none',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    plugins: [knownFiles],
    logLevel: 'warning',
    ...options,
  });
  for (const file of result.outputFiles) site.set(basename(file.path), Buffer.from(file.contents));
  // What is imported on demand has an entry of its own.
  const [path, output] = Object.entries(result.metafile.outputs).find(([, made]) => made.entryPoint === source);
  files[entry] = basename(path);
  // What the entry imports at once, and what those import in turn.
  const needed = new Set();
  const visit = ({ imports }) => {
    for (const { path: chunk, kind } of imports) {
      if (kind !== 'import-statement' || needed.has(basename(chunk))) continue;
      needed.add(basename(chunk));
      visit(result.metafile.outputs[chunk]);
    }
  };
  visit(output);
  return [...needed];
}

async function addManifest() {
  if (!existsSync(join(root, 'shell', 'manifest.webmanifest'))) return;
  const manifest = JSON.parse(await readFile(join(root, 'shell', 'manifest.webmanifest'), 'utf8'));
  for (const icon of manifest.icons ?? []) icon.src = files[icon.src] ?? icon.src;
  add('manifest.webmanifest', JSON.stringify(manifest));
}

// Replaces the names in href and src by the hashed ones, and fills the data block.
async function addIndex(preload) {
  const page = await readFile(join(root, 'shell', 'index.html'), 'utf8');
  const linked = new Set();
  const html = page
    .replace(/\b(href|src)="([^"#:]+)"/g, (whole, attribute, name) => {
      if (!files[name]) return whole;
      linked.add(name);
      return `${attribute}="${files[name]}"`;
    })
    .replace('</head>', `${preload.map((chunk) => `<link rel="modulepreload" href="${chunk}">\n`).join('')}</head>`);
  for (const name of ['main.js', 'style.css']) {
    if (!linked.has(name)) throw new Error(`shell/index.html does not link ${name}.`);
  }
  const named = Object.fromEntries(Object.entries(files).filter(([name]) => !linked.has(name)).sort());
  const block = '<script type="application/json" id="files">';
  if (!html.includes(`${block}{}</script>`)) throw new Error(`shell/index.html lacks ${block}{}</script>.`);
  const data = JSON.stringify(named).replaceAll('<', '\\u003c');
  site.set('index.html', Buffer.from(html.replace(`${block}{}`, () => block + data)));
}

async function addServiceWorker() {
  if (!existsSync(join(root, 'shell', 'sw.js'))) return;
  const names = [...site.keys()].sort();
  const build = hash(...names.map((name) => site.get(name)));
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, 'shell', 'sw.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    // Some hosts redirect index.html to its folder, and a redirected answer cannot be kept.
    define: {
      'self.__FILES__': JSON.stringify(names.map((name) => (name === 'index.html' ? './' : name))),
      'self.__BUILD__': JSON.stringify(build),
    },
  });
  site.set('sw.js', Buffer.from(outputFiles[0].contents));
}

// Writes everything with its compressed copies, and weights.json: what weighs what.
async function write() {
  await rm(out, { recursive: true, force: true });
  const weights = {};
  const brotli = (content) => promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await Promise.all([...site].map(async ([name, content]) => {
    const path = join(out, name);
    await mkdir(dirname(path), { recursive: true });
    const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
    await Promise.all([writeFile(path, content), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    weights[name] = { bytes: content.length, gzip: gz.length, brotli: br.length };
  }));
  const sorted = Object.fromEntries(Object.entries(weights).sort());
  await writeFile(join(out, 'weights.json'), `${JSON.stringify({ files, weights: sorted }, null, 1)}\n`);
  await rm(final, { recursive: true, force: true });
  await rename(out, final);
}

async function main() {
  await addModules();
  await addAssets();
  for (const name of ['icon.svg']) {
    if (existsSync(join(root, 'shell', name))) add(name, await readFile(join(root, 'shell', name)));
  }
  await bundle('style.css');
  await bundle('bot_worker.js');
  const preload = await bundle('main.js', { splitting: true });
  await addManifest();
  await addIndex(preload);
  await addServiceWorker();
  await write();
}

try {
  await main();
} catch (error) {
  console.error(error.errors ? `${error.errors.length} error(s) in shell/.` : String(error.message ?? error));
  process.exitCode = 1;
}
