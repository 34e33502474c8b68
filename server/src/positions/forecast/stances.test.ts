import { expect, it } from 'vitest';
import type { History } from './describe-history.ts';
import { hasJustMoved, scaleOf, stancesOf } from './stances.ts';

const history = (given: Partial<History>): History => ({
  profile: new Float64Array(24),
  now: 3,
  usual: 3,
  wandering: 0,
  ageHours: 100,
  ...given,
});

it.each<[Partial<History>, readonly [string, string]]>([
  [{}, ['calm', 'near']],
  [{ now: 3.09, wandering: 0.019 }, ['calm', 'near']],
  [{ wandering: 0.02 }, ['lively', 'near']],
  [{ now: 2.91, wandering: 0.039 }, ['lively', 'near']],
  [{ wandering: 0.04 }, ['restless', 'near']],
  [{ now: 3.2, ageHours: 47 }, ['upNew', 'up']],
  [{ now: 3.2, ageHours: 48 }, ['upOld', 'up']],
  [{ now: 2.8, ageHours: 47 }, ['downNew', 'down']],
  [{ now: 2.8, ageHours: 48 }, ['downOld', 'down']],
])('%j: %j', (given, stances) => {
  expect(stancesOf(history(given))).toEqual(stances);
});

it('the drift of a product away from its place is measured by how far away it is, to either side', () => {
  expect([2.5, 3.05, 3.5].map((now) => scaleOf(history({ now })))).toEqual([0.5, 1, 0.5]);
});

it('only a far and fresh move is one that has just happened', () => {
  const moved = [
    { now: 3.5, ageHours: 11 },
    { now: 2.5, ageHours: 11 },
    { now: 3.5, ageHours: 12 },
    { now: 3.2, ageHours: 11 },
  ].map((given) => hasJustMoved(history(given)));
  expect(moved).toEqual([true, true, false, false]);
});
