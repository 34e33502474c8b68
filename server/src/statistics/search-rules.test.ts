import type { Day } from '@vitrina/contract/dates.ts';
import { expect, it } from 'vitest';
import type { SearchDay } from './list-search-days.ts';
import { toTrend, visibilityOf } from './search-rules.ts';

const dayOf = (searchUsers: number | null, viewUsers: number | null) =>
  ({ searchUsers, viewUsers, orders: 0 }) as SearchDay;

it('visibility is who saw of those who searched, of all days together', () => {
  expect(visibilityOf([dayOf(1, 1)])).toBe(1);
  expect(visibilityOf([dayOf(100, 30), dayOf(300, 10)])).toBe(0.1);
});

it('nobody searched, nothing was measured or a part is missing: no visibility, and never a zero', () => {
  expect(visibilityOf([dayOf(0, 0)])).toBeNull();
  expect(visibilityOf([])).toBeNull();
  expect(visibilityOf([dayOf(100, 30), dayOf(100, null)])).toBeNull();
});

it('a trend has the week, the week before if there is one, and each day', () => {
  const [first, second] = ['2026-03-01', '2026-03-02'] as Day[];
  const byDay = new Map([[second, dayOf(10, 5)]]) as ReadonlyMap<Day, SearchDay>;
  const days = [first, second] as Day[];
  const week = { from: second, to: second } as { from: Day; to: Day };
  const read = visibilityOf;
  expect(toTrend({ byDay, days, weeks: { week, weekBefore: null }, read })).toEqual({
    week: 0.5,
    weekBefore: null,
    days: [null, 0.5],
  });
});
