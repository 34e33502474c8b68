import { expect, test } from 'vitest';
import { dayOf } from '../market/calendar.ts';
import { createMarket } from '../market/create-market.ts';
import { measureQuery } from './measure-query.ts';

const market = createMarket({ seed: 3, queryCount: 500, productCount: 800 });
const days = { from: dayOf(2026, 11, 1), to: dayOf(2026, 11, 14) };

test('amounts are sums over the days, shares are of the searches', () => {
  for (const index of [0, 7, 60, 300]) {
    const row = measureQuery(market, index, days);
    if (row === undefined) continue;
    const rows = Array.from({ length: 14 }, (_, step) => market.day('ozon', index, days.from + step, 0));
    const sum = (pick: (day: NonNullable<(typeof rows)[number]>) => number) =>
      rows.reduce((total, day) => total + (day === undefined ? 0 : pick(day)), 0);
    expect(row.count).toBe(sum((day) => day.count));
    expect(row.ord).toBe(sum((day) => day.orders));
    expect(row.gmv).toBeCloseTo(sum((day) => day.gmvKopecks) / 100, 1);
    for (const share of [row.ca, row.zrShare, row.softQueryShare, row.usersWithoutInterectionShare]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
    }
    expect(row.predictedCategories).toEqual([market.queries.categoryId(index)]);
  }
});

test('a query that nobody searched for has no row', () => {
  const before = { from: dayOf(2020, 1, 1), to: dayOf(2020, 1, 7) };
  expect(measureQuery(market, 0, before)).toBeUndefined();
});
