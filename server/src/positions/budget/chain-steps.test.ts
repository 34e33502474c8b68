import { expect, test } from 'vitest';
import { chainSteps } from './chain-steps.ts';

test('each change knows what was before it; the first came from the shortest step', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute));
  const chain = chainSteps([
    { changedAt: at(9), stepMinutes: 5, uniqueQueries: 40 },
    { changedAt: at(3), stepMinutes: 30, uniqueQueries: 41 },
  ]);
  expect(chain).toEqual([
    { changedAt: at(9).toISOString(), before: 30, stepMinutes: 5, uniqueQueries: 40 },
    { changedAt: at(3).toISOString(), before: 5, stepMinutes: 30, uniqueQueries: 41 },
  ]);
});
