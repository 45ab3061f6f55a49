// cli.test.mjs: every call of the command line, good and bad.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { flotilla } from './paths.mjs';

function run(args, input = '') {
  const { status, stdout, stderr } = spawnSync(flotilla, args, { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}
function json(args, input) {
  const { status, stdout, stderr } = run(args, input);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}
const fresh = (...more) => json(['new', '--game', 'yutaka', '--players', '2', '--seed', '7', ...more]);

test('games: ids, seats, bots and options', () => {
  const yutaka = json(['games']).find(game => game.id === 'yutaka');
  assert.equal(yutaka.min_seats, 2);
  assert.deepEqual(yutaka.bots, ['random', 'greedy']);
  assert.deepEqual(yutaka.options['2'].map(option => option.key),
    ['mode', 'known_kinds', 'archipelago', 'layout']);
});

test('new, legal, apply, view: a match over pipes', () => {
  let state = fresh();
  for (let i = 0; i < 12; i++) {
    const moves = json(['legal'], JSON.stringify(state));
    assert.ok(moves.length > 0);
    const { state: next, events } = json(['apply', '--move', JSON.stringify(moves[0])], JSON.stringify(state));
    assert.ok(events.length > 0);
    state = next;
  }
  const view = json(['view', '--seat', '1'], JSON.stringify(state));
  assert.equal(view.rng, null);
  assert.equal(typeof view.players[0].hand, 'number');
  assert.ok(Array.isArray(view.players[1].hand));
  const bystander = json(['view', '--seat', 'none'], JSON.stringify(state));
  assert.equal(typeof bystander.players[1].hand, 'number');
});

test('the same seed gives the same state, another seed another', () => {
  assert.deepEqual(fresh(), fresh());
  assert.notDeepEqual(fresh(), json(['new', '--game', 'yutaka', '--players', '2', '--seed', '8']));
});

test('an illegal move: a sentence on standard error, status 2, nothing on standard output', () => {
  const { status, stdout, stderr } = run(['apply', '--move', '{"type":"pass"}'], JSON.stringify(fresh()));
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /^flotilla: .{10,}\n$/);
});

test('bad input: one clear sentence that names the place', () => {
  const broken = fresh();
  broken.players[1].hand[2] = 'cutlass_9';
  const cases = [
    [['legal'], JSON.stringify(broken), /players\[1\]\.hand\[2\]/],
    [['legal'], '{"game":', /not JSON|cut off/],
    [['legal'], '{"game":"chess"}', /no game "chess"/],
    [['new', '--game', 'yutaka', '--players', '3'], '', /players/],
    [['new', '--game', 'yutaka', '--players', '2', '--options', '{"mode":"chaos"}'], '', /options\.mode/],
    [['new', '--game', 'yutaka'], '', /--players/],
    [['new', '--gam', 'yutaka'], '', /--gam/],
    [['view', '--seat', '2'], JSON.stringify(fresh()), /--seat/],
    [['sail'], '', /no call "sail"/],
    [['play', '--game', 'yutaka', '--players', '2', '--bots', 'deep'], '', /bots/],
  ];
  for (const [args, input, pattern] of cases) {
    const { status, stdout, stderr } = run(args, input);
    assert.equal(status, 1, args.join(' '));
    assert.equal(stdout, '');
    assert.match(stderr, pattern);
    assert.equal(stderr.trim().split('\n').length, 1);
  }
});

test('play: a transcript that ends with the result, in JSON and in words', () => {
  const args = ['play', '--game', 'yutaka', '--players', '2', '--seed', '3', '--bots', 'greedy,random'];
  const { status, stdout } = run(args);
  assert.equal(status, 0);
  const lines = stdout.trim().split('\n').map(line => JSON.parse(line));
  const last = lines.pop();
  assert.equal(last.moves, lines.length);
  assert.equal(last.result.scores.length, 2);
  assert.ok(lines.every(line => line.move.type && line.events.length > 0));
  const words = run([...args, '--as', 'words']).stdout;
  assert.doesNotMatch(words, /yutaka\.|\{seat\}/);
  assert.match(words, /Seat 0 \(greedy\)/);
});

test('duel: win rates with an interval; greedy is far ahead of random', () => {
  const { bots, matches } = json(['duel', '--game', 'yutaka', '--bots', 'greedy,random', '--matches', '60']);
  assert.equal(matches, 60);
  assert.ok(bots[0].win_rate_percent > 90, JSON.stringify(bots));
  const [low, high] = bots[0].interval_95_percent;
  assert.ok(low <= bots[0].win_rate_percent && bots[0].win_rate_percent <= high);
});

test('bench and help', () => {
  const rows = run(['bench', '--game', 'yutaka', '--matches', '200']).stdout.trim().split('\n');
  assert.ok(rows.map(row => JSON.parse(row)).some(row => row.ns_per_move > 0));
  const help = run(['--help']).stdout;
  for (const call of ['games', 'new', 'legal', 'apply', 'view', 'play', 'duel', 'bench'])
    assert.match(help, new RegExp(`flotilla ${call}`));
  assert.match(run(['duel', '--help']).stdout, /--bots/);
});
