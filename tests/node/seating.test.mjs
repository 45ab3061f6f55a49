// seating.test.mjs: who sits at the screen when people and bots choose at once (shell/handover.js).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceGoesOn, seating, stillThere } from '../../shell/handover.js';

const seats = (kinds) => [...kinds].map((kind) => ({ kind: kind === 'p' ? 'person' : 'bot', name: kind }));
/** A choice that all who are to act make in secret. */
const choice = (kinds, to_act) => ({ seats: seats(kinds), to_act, over: false, secrets: true, open_decision: false });
const open = (kinds, to_act) => ({ seats: seats(kinds), to_act, over: false, secrets: false, open_decision: true });
const nobody = { viewer: -1, actor: -1, curtain: -1, look: false };

test('three people choose one after the other, each behind a curtain', () => {
  assert.deepEqual(seating(choice('ppp', [0, 1, 2]), -1), { ...nobody, curtain: 0 });
  assert.deepEqual(seating(choice('ppp', [0, 1, 2]), 0), { ...nobody, viewer: 0, actor: 0 });
  assert.deepEqual(seating(choice('ppp', [1, 2]), 0), { ...nobody, curtain: 1 });
  assert.deepEqual(seating(choice('ppp', [2]), 1), { ...nobody, curtain: 2 });
});

test('whoever chose last has no right to the screen when all choose again', () => {
  const again = choice('pp', [0, 1]);
  assert.equal(stillThere(1, [1], again), -1);
  assert.deepEqual(seating(again, stillThere(1, [1], again)), { ...nobody, curtain: 0 });
  assert.equal(stillThere(0, [0, 1], choice('pp', [1])), 0);
});

test('with one person left to choose against bots, the screen stays where it is', () => {
  assert.equal(stillThere(0, [0], choice('ppb', [0, 2])), 0);
  assert.deepEqual(seating(choice('ppb', [0, 2]), 0), { ...nobody, viewer: 0, actor: 0 });
});

test('one person and bots: no curtain, ever, and always the own view', () => {
  for (const to_act of [[0, 1, 2], [1, 2], [2], [0], []])
    assert.deepEqual(seating(choice('pbb', to_act), -1), { ...nobody, viewer: 0, actor: 0 });
});

test('people and bots mixed: the curtain is for people, and while bots think nobody’s view is shown', () => {
  assert.deepEqual(seating(choice('pbp', [0, 1, 2]), -1), { ...nobody, curtain: 0 });
  assert.deepEqual(seating(choice('pbp', [1, 2]), 0), { ...nobody, curtain: 2 });
  assert.deepEqual(seating(choice('pbp', [1]), 2), nobody);
});

test('an open decision needs no curtain; the button to look is there only if there is something to see', () => {
  assert.deepEqual(seating(open('ppp', [1]), 2), { ...nobody, viewer: 1, actor: 1 });
  assert.deepEqual(seating({ ...open('ppp', [1]), secrets: true }, 2), { ...nobody, actor: 1, look: true });
});

test('when all is over everybody looks on', () => {
  assert.deepEqual(seating({ ...open('pp', []), over: true }, 1), nobody);
});

test('a choice goes on while the others still choose', () => {
  assert.equal(choiceGoesOn([0, 1, 2], [0, 2]), true);
  assert.equal(choiceGoesOn([1], [0, 1, 2]), false);
  assert.equal(choiceGoesOn([0], [1]), false);
  assert.equal(choiceGoesOn([0], [0]), false);
  assert.equal(choiceGoesOn([0], []), false);
});
