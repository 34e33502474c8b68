import { addDays, listDays } from '@vitrina/contract/dates.ts';
import { expect, test } from 'vitest';
import { averagePlaces } from './read-places.ts';

const DAYS = listDays('2026-02-01', '2026-02-10');
const line = (sku: number, places: readonly (number | null)[]) => {
  const found = DAYS.flatMap((day, index) => {
    const place = places[index] ?? null;
    return place === null ? [] : [{ day, place }];
  });
  return { sku, days: found.map(({ day }) => day), places: found.map(({ place }) => place) };
};
const steady = (place: number) => DAYS.map(() => place);

test('the mean over queries, and what was not found on a day stands where it was found last', () => {
  const { days, bySku } = averagePlaces(
    [line(1, steady(10)), line(1, [20, null, ...steady(30).slice(2)]), line(2, steady(4))],
    1,
  );
  expect(days).toEqual(DAYS);
  expect([...(bySku.get(1) ?? [])]).toEqual([15, 15, ...steady(20).slice(2)]);
  expect([...(bySku.get(2) ?? [])]).toEqual(steady(4));
});

test('a query in which a product was found seldom says nothing of its place', () => {
  const seldom = [5, null, null, null, 5, 5, 5, 5, 5, 5];
  const { bySku } = averagePlaces([line(1, steady(10)), line(1, seldom), line(2, seldom)], 1);
  expect([...(bySku.get(1) ?? [])]).toEqual(steady(10));
  expect(bySku.has(2)).toBe(false);
});

test('days begin and end with the product; without it there are none', () => {
  const early = { sku: 2, days: [addDays('2026-02-01', -5)], places: [3] };
  expect(averagePlaces([early, line(1, steady(10))], 1).days).toEqual(DAYS);
  expect(averagePlaces([early], 1)).toEqual({ days: [], bySku: new Map() });
});
