import { getOverview } from '@vitrina/contract/statistics.ts';
import { expect, it } from 'vitest';
import { listFirstSteps, toPlaceSeries } from './rules.ts';

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

it('leads a new cabinet from its key to its first positions', () => {
  expect(listFirstSteps(NEW_CABINET).map((step) => step.isDone)).toEqual([true, false, false, false]);
  const tracked = {
    ...NEW_CABINET,
    productsCount: 3,
    trackedQueries: 2,
    tops: [{ top: 10 as const, now: 0, weekAgo: null }],
  };
  expect(listFirstSteps(tracked).every((step) => step.isDone)).toBe(true);
});
