import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { expect, it } from 'vitest';
import { overPlan } from './rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const owned = [
  { id: 9, created_at: day(1) },
  { id: 3, created_at: day(5) },
  { id: 4, created_at: day(5) },
  { id: 1, created_at: day(8) },
];

it.each([
  [4, []],
  [3, [1]],
  [2, [4, 1]],
  [1, [3, 4, 1]],
])('with room for %i the oldest stay', (maximum, over) => {
  expect(overPlan(owned, maximum)).toEqual(over);
});

it('every plan has room for one cabinet, so a single one is never judged', () => {
  expect(Object.values(PLAN_LIMITS).every((limits) => limits.cabinets >= 1)).toBe(true);
});
