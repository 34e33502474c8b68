import { getOverview } from '@vitrina/contract/statistics.ts';
import { expect, it } from 'vitest';
import { hasPlaces, listFirstSteps, toPlaceSeries } from './rules.ts';

const NEW_CABINET = getOverview.output.parse({
  productsCount: 0,
  trackedProducts: 0,
  trackedQueries: 0,
  tops: [{ top: 10, now: null, weekAgo: null }],
  days: ['2026-03-01', '2026-03-02', '2026-03-03'],
  averageData: [],
  ownQueries: [],
});

it('draws a day without checks as a gap', () => {
  const averages = [
    { date: '2026-03-01', averageValue: 12.5 },
    { date: '2026-03-03', averageValue: null },
  ];
  const [line] = toPlaceSeries([{ product: 'Чайник', productId: 7, averages }], NEW_CABINET.days);
  expect(line?.values).toEqual([12.5, null, null]);
});

it('has nothing to draw before the first check', () => {
  const product = { product: 'Чайник', productId: 7 };
  const day = { date: '2026-03-01', averageValue: null };
  expect(hasPlaces({ ...NEW_CABINET, averageData: [{ ...product, averages: [day] }] })).toBe(false);
  const measured = [day, { date: '2026-03-02', averageValue: 4 }];
  expect(hasPlaces({ ...NEW_CABINET, averageData: [{ ...product, averages: measured }] })).toBe(true);
});

it('leads a new cabinet from its key to its first positions', () => {
  expect(listFirstSteps(NEW_CABINET).map((step) => step.isDone)).toEqual([true, false, false, false]);
  const tracked = {
    ...NEW_CABINET,
    productsCount: 1,
    trackedQueries: 1,
    tops: [{ top: 10 as const, now: 0, weekAgo: null }],
  };
  expect(listFirstSteps(tracked).every((step) => step.isDone)).toBe(true);
});
