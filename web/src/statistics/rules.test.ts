import type { OutputOf } from '@vitrina/contract/route.ts';
import { getSavedDemand } from '@vitrina/contract/saved-searches.ts';
import { getOverview } from '@vitrina/contract/statistics.ts';
import { describe, expect, it } from 'vitest';
import { searchCard, testsCard, topCards } from './figure-cards.ts';
import { hasPlaces, hasSomething, listFirstSteps, toDemandSeries, toPlaceSeries } from './rules.ts';

type Overview = OutputOf<typeof getOverview>;

const NEW_CABINET = getOverview.output.parse({
  productsCount: 0,
  trackedProducts: 0,
  trackedQueries: 0,
  tops: [{ top: 10, now: null, weekAgo: null, days: [null] }],
  searchFigures: {
    state: 'collecting',
    week: null,
    visibility: { week: null, weekBefore: null, days: [] },
    orders: { week: null, weekBefore: null, days: [] },
  },
  runningTests: { now: 0, weekAgo: 0, days: [0, 0, 0] },
  days: ['2026-03-01', '2026-03-02', '2026-03-03'],
  averageData: [],
  notes: [],
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

it('draws a saved search under its name or its queries, and an unmeasured day as a gap', () => {
  const searches = getSavedDemand.output.parse({
    days: NEW_CABINET.days,
    searches: [
      { id: 1, name: '', queries: ['чай', 'кофе'], counts: [5, null, 0] },
      { id: 2, name: 'Утро', queries: ['чай'], counts: [1, 2, 3] },
    ],
  }).searches;
  expect(toDemandSeries(searches)).toEqual([
    { id: '1', label: 'чай, кофе', unit: 'count', values: [5, null, 0] },
    { id: '2', label: 'Утро', unit: 'count', values: [1, 2, 3] },
  ]);
});

it('has nothing to draw before the first check', () => {
  const product = { product: 'Чайник', productId: 7 };
  const day = { date: '2026-03-01', averageValue: null };
  expect(hasPlaces({ ...NEW_CABINET, averageData: [{ ...product, averages: [day] }] })).toBe(false);
  const measured = [day, { date: '2026-03-02', averageValue: 4 }];
  expect(hasPlaces({ ...NEW_CABINET, averageData: [{ ...product, averages: measured }] })).toBe(true);
});

const TRACKED = {
  ...NEW_CABINET,
  productsCount: 1,
  trackedQueries: 4,
  tops: [{ top: 10 as const, now: 0, weekAgo: null, days: [null, 0] }],
};

it('leads a new cabinet from its key to its first positions', () => {
  expect(listFirstSteps(NEW_CABINET).map((step) => step.isDone)).toEqual([true, false, false, false]);
  expect(listFirstSteps(TRACKED).every((step) => step.isDone)).toBe(true);
});

it('has something to see as soon as one source has brought anything', () => {
  expect(hasSomething(NEW_CABINET)).toBe(false);
  expect(hasSomething({ ...NEW_CABINET, productsCount: 3, trackedQueries: 4 })).toBe(false);
  expect(hasSomething(TRACKED)).toBe(true);
  expect(hasSomething({ ...NEW_CABINET, searchFigures: MEASURED })).toBe(true);
});

const MEASURED = {
  state: 'ok' as const,
  week: { from: '2026-03-01', to: '2026-03-07' },
  visibility: { week: 0.3, weekBefore: 0.2, days: [null, 0.3] },
  orders: { week: 14, weekBefore: 0, days: [0, 2] },
};

describe('cards', () => {
  const searchFigures = (figures: Partial<Overview['searchFigures']>): Overview => ({
    ...NEW_CABINET,
    searchFigures: { ...MEASURED, ...figures },
  });

  it('count the tests that run, and say nothing before they are known', () => {
    const running = { ...NEW_CABINET, runningTests: { now: 2, weekAgo: 3, days: [3, 3, 2] } };
    expect(testsCard(running)).toMatchObject({ value: 2, change: -1, line: [3, 3, 2] });
    expect(testsCard(NEW_CABINET)).toMatchObject({ value: 0, change: 0 });
    expect(testsCard(undefined)).toMatchObject({ value: null, change: null });
  });

  it('have a value, its line and its change, and none from nothing', () => {
    const visibility = searchCard('visibility', searchFigures({}));
    expect(visibility).toMatchObject({ value: 0.3, line: [null, 0.3], absence: undefined });
    expect(visibility.change).toBeCloseTo(0.5);
    expect(searchCard('orders', searchFigures({}))).toMatchObject({ value: 14, change: null });
  });

  it('count the change of a top in queries', () => {
    const tops = [{ top: 10 as const, now: 2, weekAgo: 0, days: [0, 2] }];
    expect(topCards({ ...TRACKED, tops })[0]).toMatchObject({
      value: 2,
      change: 2,
      line: [0, 2],
      queries: 4,
    });
  });

  it('say why there is no value, and none while it is waited for', () => {
    const nothing = { week: null, weekBefore: null, days: [] };
    const absenceOf = (id: 'visibility' | 'orders', figures: Partial<Overview['searchFigures']>) =>
      searchCard(id, searchFigures({ [id]: nothing, ...figures })).absence;
    expect(absenceOf('visibility', { state: 'noPremium' })).toBe('statistics.absent.premium');
    expect(absenceOf('orders', { state: 'noPremium' })).toBe('statistics.absent.partly');
    expect(absenceOf('orders', {})).toBe('statistics.absent.partly');
    expect(absenceOf('orders', { week: null })).toBe('statistics.absent.nothing');
    expect(absenceOf('orders', { week: null, state: 'failed' })).toBe('statistics.absent.failed');
    expect(absenceOf('visibility', { week: null, state: 'collecting' })).toBe('statistics.absent.collecting');
    expect(searchCard('orders', undefined).absence).toBeUndefined();
  });

  it('of tops tell what is not tracked from what waits and what was not checked', () => {
    const absenceOf = (trackedQueries: number, days: (number | null)[]) =>
      topCards({ ...NEW_CABINET, trackedQueries, tops: [{ top: 10, now: null, weekAgo: null, days }] })[0]
        ?.absence;
    expect(absenceOf(0, [null])).toBe('statistics.absent.untracked');
    expect(absenceOf(3, [null, null])).toBe('statistics.absent.waiting');
    expect(absenceOf(3, [4, null])).toBe('statistics.absent.unchecked');
    expect(topCards(undefined).map((card) => card.absence)).toEqual([undefined, undefined, undefined]);
  });
});
