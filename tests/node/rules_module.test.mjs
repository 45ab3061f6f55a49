// rules_module.test.mjs: the rules compiled to WebAssembly do what the native ones do.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { flotilla, loadRules } from './paths.mjs';

const native = (...args) => execFileSync(flotilla, args, { encoding: 'utf8' }).trim();
const rules = await loadRules();
const games = JSON.parse(rules.games());

test('both list the same games and options', () => {
  assert.deepEqual(games, JSON.parse(native('games')));
  assert.ok(games.length > 0);
});

for (const { id } of games) {
  test(`${id}: seeded matches, events, views and bots are the same to the byte`, () => {
    const [name, digits] = native('fingerprint', '--game', id, '--matches', '4').split(' ');
    assert.equal(name, id);
    assert.match(digits, /^[0-9a-f]{16}$/);
    assert.equal(rules.fingerprint(id, 4), digits);
  });

  test(`${id}: playouts add up to the same`, () => {
    const first = JSON.parse(rules.bench(id, 500, 42));
    const again = JSON.parse(rules.bench(id, 500, 42));
    assert.deepEqual(first, again);
    assert.equal(first.matches, 500);
    assert.notEqual(first.check, JSON.parse(rules.bench(id, 500, 43)).check);
  });
}

test('bad requests to a bot are answered with an error, not a crash', () => {
  const requests = ['', '{', '[]', '{}', '{"game":"chess"}',
    '{"game":"yutaka","bot":"greedy","knowledge":{},"seed":"1"}',
    '{"game":"yutaka","bot":"deep","knowledge":null,"seed":"zz"}'];
  for (const request of requests) {
    const answer = JSON.parse(rules.choose(request));
    assert.equal(typeof answer.error?.why, 'string', request);
    assert.equal(answer.move, undefined);
  }
});
