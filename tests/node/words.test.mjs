// words.test.mjs: no words are missing in the page, and none are unused anywhere. (That the games
// have words for all they say is tests/words_test.cpp.)
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';

const words = JSON.parse(readFileSync(`${root}assets/words/en.json`, 'utf8'));

const sources = ['core', 'web', 'shell'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(cpp|hpp|js|html)$/.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8')));

// Every quoted piece of text that could be a key or the beginning of one.
const literals = new Set(sources.flatMap(source =>
  [...source.matchAll(/["'`]([a-z_0-9]*(?:\.[a-z_0-9]*)+)(?=["'`$])/g)].map(match => match[1])));

// A key is used if it stands there, or if something that ends in a dot begins it.
const endings = ['.you', '.help', '.at_you'];
function isUsed(key) {
  const ending = endings.find(end => key.endsWith(end));
  if (ending && isUsed(key.slice(0, -ending.length))) return true;
  if (literals.has(key)) return true;
  const parts = key.split('.');
  for (let n = 1; n < parts.length; n++) {
    const prefix = parts.slice(0, n).join('.');
    const rest = parts.slice(n).join('.');
    if (n > 1 && literals.has(`${prefix}.`)) return true;
    // Built as id + ".option." + …, or given without the game's own prefix.
    if (literals.has(`.${rest}`) || literals.has(rest)) return true;
    for (let m = n + 1; m <= parts.length; m++)
      if (literals.has(`.${parts.slice(n, m).join('.')}.`) || literals.has(`${parts.slice(n, m).join('.')}.`)) return true;
  }
  return false;
}

test('every key that the page names has words', () => {
  const missing = [...literals].filter(key => /^page\.[a-z_0-9.]*[a-z_0-9]$/.test(key) && !(key in words));
  assert.deepEqual(missing, []);
});

test('no words are unused', () => {
  assert.deepEqual(Object.keys(words).filter(key => !isUsed(key)), []);
});

const languages = ['en', 'fr', 'de'];
const readAsset = name => JSON.parse(readFileSync(`${root}assets/${name}`, 'utf8'));
const gamesIn = folder => new Set(readdirSync(`${root}assets/${folder}`).map(name => name.split('.')[0]));
const games = gamesIn('rules');

test('the rules pages of all games have the same blocks in every language', () => {
  assert.ok(games.has('yutaka'));
  for (const game of games) {
    const shapes = languages.map(language =>
      readAsset(`rules/${game}.${language}.json`).map(block => Object.keys(block).join()));
    assert.deepEqual(shapes[1], shapes[0]);
    assert.deepEqual(shapes[2], shapes[0]);
  }
});

test('tutorials have the same steps and icons in every language', () => {
  const icons = readAsset('icons.json');
  for (const game of gamesIn('tutorials')) {
    const shapes = languages.map(language => readAsset(`tutorials/${game}.${language}.json`).map(({ h, p }) => {
      assert.ok(h && p.every(text => text));
      const named = [...`${h} ${p.join(' ')}`.matchAll(/\{icon:([\w-]+)\}/g)].map(match => match[1]);
      for (const name of named) assert.ok(name in icons, `${game}.${language}: ${name}`);
      return [p.length, ...new Set(named.sort())];
    }));
    assert.deepEqual(shapes[1], shapes[0], game);
    assert.deepEqual(shapes[2], shapes[0], game);
  }
});

test('every game has a picture on its card, of icons that there are', () => {
  const [cards, icons] = [readAsset('cards.json'), readAsset('icons.json')];
  for (const game of games) assert.ok(cards[game]?.length > 0, game);
  for (const name of Object.values(cards).flat()) assert.ok(name in icons, name);
});
