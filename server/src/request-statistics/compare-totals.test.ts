import type { RequestFigures } from '@vitrina/contract/request-statistics.ts';
import { expect, test } from 'vitest';
import { compareTotals } from './compare-totals.ts';
import { summarise } from './rules.ts';

const measured = {
  analytics: true,
  ads: true,
  phrases: true,
  phrasesMatchQueries: true,
  adsMatchAnalytics: true,
};
const TOTALS: RequestFigures = {
  ...summarise({ rows: [], products: [], adsSpendKopecks: 0, measured }),
  orders: 4,
  adsViews: 30,
  units: 7,
  allAdsSpendKopecks: 900,
};
const days = (measuredDays: number, previousDays: number) => ({ measuredDays, previousDays });
const kept = (
  which: Partial<Record<'queries' | 'analytics' | 'ads', [number, number]>>,
  phrases: number[],
) => {
  const of = (name: 'queries' | 'analytics' | 'ads') => days(...(which[name] ?? [7, 6]));
  const totals = compareTotals(
    TOTALS,
    { queries: of('queries'), analytics: of('analytics'), ads: of('ads') },
    phrases,
  );
  return totals && [totals.orders, totals.adsViews, totals.units, totals.allAdsSpendKopecks];
};

test('each source is compared by itself, where both spans were measured on as many days', () => {
  expect(kept({ queries: [7, 7] }, [7, 6])).toEqual([4, null, null, null]);
  expect(kept({ analytics: [7, 7] }, [7, 6])).toEqual([null, null, 7, null]);
  expect(kept({ ads: [1, 1] }, [7, 6])).toEqual([null, null, null, 900]);
  expect(kept({}, [2, 2])).toEqual([null, 30, null, null]);
});

test('spans of which nothing was measured are not equal', () => {
  expect(kept({ queries: [0, 0], analytics: [0, 0], ads: [0, 0] }, [0, 0])).toBeNull();
  expect(kept({ queries: [7, 7] }, [0, 0])).toEqual([4, null, null, null]);
  expect(kept({ queries: [7, 7] }, [])).toEqual([4, null, null, null]);
});
