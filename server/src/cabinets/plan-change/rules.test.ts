import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { expect, it } from 'vitest';
import { overPlan, overSeats } from './rules.ts';

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

const people = [
  { userId: 5, joinedAt: day(3) },
  { userId: 2, joinedAt: day(9) },
  { userId: 7, joinedAt: day(1) },
  { userId: 6, joinedAt: day(3) },
];

it.each([
  [4, []],
  [3, [6]],
  [2, [5, 6]],
  [1, [7, 5, 6]],
])('with %i seats the owner stays, then whoever joined first', (maximum, over) => {
  expect(overSeats(people, 2, maximum)).toEqual(over);
});

it('every plan has two seats, so a cabinet of two is never judged', () => {
  expect(Object.values(PLAN_LIMITS).every((limits) => limits.cabinetUsers >= 2)).toBe(true);
});
