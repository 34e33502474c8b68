import { expect, it } from 'vitest';
import { lastDays, periodOf } from './matrix/entry-period.ts';
import { freshnessOf, isCloser, isNewStep, meterMaximum } from './rules.ts';

const TODAY = '2026-03-28';
const budget = {
  uniqueQueries: 40,
  stepMinutes: 5 as const,
  products: 1,
  maximumProducts: 50,
  maximumQueries: 300,
};
const half = { ...budget, uniqueQueries: 41, stepMinutes: 30 as const };

it('the meter is full at the border of the step, or at the limit of the plan if that is nearer', () => {
  expect(meterMaximum(budget)).toBe(40);
  expect(meterMaximum(half)).toBe(300);
  expect(meterMaximum({ ...half, maximumQueries: 1000 })).toBe(500);
  expect(meterMaximum({ ...half, stepMinutes: 60, maximumQueries: 1000 })).toBe(1000);
  expect(meterMaximum({ ...budget, maximumQueries: 0 })).toBe(0);
});

it('a step that has changed is news for a day', () => {
  const change = { changedAt: '2026-03-27T10:00:00.000Z' };
  expect(isNewStep(change, new Date('2026-03-27T10:00:00.000Z'))).toBe(true);
  expect(isNewStep(change, new Date('2026-03-28T09:59:59.999Z'))).toBe(true);
  expect(isNewStep(change, new Date('2026-03-28T10:00:00.000Z'))).toBe(false);
});

it('any place is closer to the first than 1000+, and that is closer than н/н', () => {
  const order = [1, 1000, 'deep', 'notFound'] as const;
  order.forEach((to, near) =>
    order.forEach((from, far) => expect(isCloser(from, to), `${from} to ${to}`).toBe(near < far)),
  );
});

it.each([
  ['nothing', { from: '', to: '' }, lastDays(TODAY, 7)],
  ['no dates', { from: 'abc', to: '2026-03-02' }, lastDays(TODAY, 7)],
  ['a day that is in no calendar', { from: '2026-02-30', to: '2026-03-02' }, lastDays(TODAY, 7)],
  ['a period turned round', { from: '2026-03-20', to: '2026-03-02' }, lastDays(TODAY, 7)],
  ['a period of its own', { from: '2026-03-02', to: '2026-03-20' }, { from: '2026-03-02', to: '2026-03-20' }],
  [
    'more than the plan shows',
    { from: '2020-01-01', to: '2026-03-20' },
    { from: '2025-12-29', to: '2026-03-20' },
  ],
  ['one day', { from: '2026-03-20', to: '2026-03-20' }, { from: '2026-03-20', to: '2026-03-20' }],
  ['days to come', { from: '2026-03-20', to: '2027-01-01' }, { from: '2026-03-20', to: TODAY }],
  ['days before the plan alone', { from: '2024-01-01', to: '2024-02-01' }, lastDays(TODAY, 7)],
])('an address that asks for %s', (_, requested, period) => {
  expect(periodOf(requested, TODAY, 90)).toEqual(period);
});

it('a plan of a day shows a day', () => {
  expect(periodOf({ from: '', to: '' }, TODAY, 1)).toEqual({ from: TODAY, to: TODAY });
});

it('the list is as fresh as its newest check and waits for the nearest one', () => {
  const at = (hour: number) => `2026-03-28T0${hour}:00:00.000Z`;
  const entries = [
    { lastCheckedAt: at(3), nextCheckAt: at(6) },
    { lastCheckedAt: at(4), nextCheckAt: null },
    { lastCheckedAt: null, nextCheckAt: at(5) },
  ];
  expect(freshnessOf(entries)).toEqual({ takenAt: at(4), nextAt: at(5) });
  expect(freshnessOf([])).toEqual({ takenAt: null, nextAt: null });
});
