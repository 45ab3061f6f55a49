// sounds.test.mjs: all that can happen in a game has a sound, or is silent on purpose.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { flotilla, root } from './paths.mjs';

const { sounds, events } = JSON.parse(readFileSync(`${root}assets/sounds.json`, 'utf8'));
const run = (...words) => execFileSync(flotilla, words.map(String), { encoding: 'utf8' });

/** What happened in some matches at random, with and without all that can be ticked in the lobby. */
function eventsOf({ id, min_seats: least, max_seats: most, options }) {
  const types = new Set();
  for (let seats = least; seats <= most; seats++) {
    const flags = options[seats].filter(({ type }) => type === 'flag').map(({ key }) => [key, true]);
    for (const chosen of [{}, Object.fromEntries(flags)]) {
      const bots = Array(seats).fill('random').join(',');
      const lines = run('play', '--game', id, '--players', seats, '--seed', 5, '--bots', bots, '--options', JSON.stringify(chosen));
      for (const line of lines.trim().split('\n')) for (const { type } of JSON.parse(line).events ?? []) types.add(type);
    }
  }
  return [...types];
}

test('every event of every game has a sound, or none on purpose', () => {
  for (const game of JSON.parse(run('games'))) {
    const types = eventsOf(game);
    assert.ok(types.length > 5, game.id);
    assert.deepEqual(types.filter((type) => !(type in events)), [], game.id);
  }
});

test('every sound that is named is there, and every sound is used', () => {
  const named = new Set(Object.values(events).filter(Boolean));
  assert.deepEqual([...named].sort(), Object.keys(sounds).sort());
});
