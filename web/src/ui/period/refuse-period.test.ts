import { expect, test } from 'vitest';
import { refuseDay, refusePeriod } from './refuse-period.ts';

const BOUNDS = { minimum: '2024-03-14', maximum: '2026-11-20' };

test.each([
  ['2024-03-13', 'beforeMinimum'],
  ['2024-03-14', 'beforePlan'],
  ['2026-09-21', 'beforePlan'],
  ['2026-09-22', undefined],
  ['2026-11-20', undefined],
  ['2026-11-21', 'afterMaximum'],
])('%s with 60 days of the plan: %s', (day, refusal) => {
  expect(refuseDay(day, BOUNDS, 60)).toBe(refusal);
});

test.each([
  [undefined, undefined, 'notSelected'],
  ['2026-11-01', undefined, 'notSelected'],
  ['2026-11-02', '2026-11-01', 'order'],
  ['2026-11-01', '2026-11-01', undefined],
  ['2024-01-01', '2026-11-01', 'beforeMinimum'],
  ['2026-01-01', '2026-11-01', 'beforePlan'],
  ['2026-11-01', '2026-12-01', 'afterMaximum'],
] as const)('from %s to %s: %s', (from, to, refusal) => {
  expect(refusePeriod(from, to, BOUNDS, 60)).toBe(refusal);
});
