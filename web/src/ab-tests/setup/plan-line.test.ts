import { expect, test } from 'vitest';
import { planText, rowFor } from './plan-line.ts';

const row = (effectPercent: number, days: number | null = 7) => ({ effectPercent, days, power: 0.88 });
const rows = [row(25, 3), row(10, 21), row(15)];
const busy = { viewsPerDay: 6000, ctr: 0.04 };

test.each([
  [5, 10],
  [10, 10],
  [12, 15],
  [25, 25],
  [50, 25],
])('for a difference of %i %% the planner speaks of %i %%', (chosen, spoken) => {
  expect(rowFor({ rows }, chosen)?.effectPercent).toBe(spoken);
});

test('what is seen, in how many days and how surely', () => {
  expect(planText(busy, row(15))).toEqual({ kind: 'sees', views: 6000, effect: 15, days: 7, power: 0.88 });
});

test('what no test is long enough for is said so', () => {
  expect(planText(busy, row(10, null))).toEqual({ kind: 'cannot', views: 6000, effect: 10 });
});

test('a product without advertising days promises nothing', () => {
  expect(planText({ viewsPerDay: null, ctr: null }, row(15))).toEqual({ kind: 'unknown' });
  expect(planText({ viewsPerDay: 6000, ctr: null }, row(15))).toEqual({ kind: 'unknown' });
  expect(planText(busy, undefined)).toEqual({ kind: 'unknown' });
});
