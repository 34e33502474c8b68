import { expect, it } from 'vitest';
import { findEntry, roomFor } from './find-entry.ts';

const entry = (id: number, sku: number, cityId: number, queriesCount = 3) =>
  ({ id, sku, cityId, cityName: 'Москва', queriesCount }) as Parameters<typeof findEntry>[0][number];

it('more queries of a product go to its entry in that city', () => {
  const entries = [entry(1, 100, 213), entry(2, 100, 2), entry(3, 200, 213)];
  expect(findEntry(entries, { sku: 100, cityId: 2 })?.id).toBe(2);
  expect(findEntry(entries, { sku: 200, cityId: 2 })).toBeUndefined();
  expect(findEntry(entries, { sku: null, cityId: 213 })).toBeUndefined();
});

it('an entry has room for two hundred queries', () => {
  expect(roomFor(undefined)).toBe(200);
  expect(roomFor(entry(1, 1, 1, 150))).toBe(50);
  expect(roomFor(entry(1, 1, 1, 230))).toBe(0);
});
