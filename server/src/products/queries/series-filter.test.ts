import { expect, test } from 'vitest';
import { writeSeries } from './series-filter.ts';

const MOST_BYTES = 128 * 1024;

test('series stand by their entries', () => {
  const series = [
    { sku: 5, cityId: 1, termId: 7 },
    { sku: 6, cityId: 1, termId: 7 },
    { sku: 5, cityId: 1, termId: 8 },
    { sku: 5, cityId: 2, termId: 7 },
  ];
  expect(JSON.parse(writeSeries(series))).toEqual([
    [5, 1, [7, 8]],
    [6, 1, [7]],
    [5, 2, [7]],
  ]);
});

test('as many as the largest plan follows are no longer than the engine takes', () => {
  const series = Array.from({ length: 10_000 }, (_, index) => ({
    sku: 999_999_999_000 + Math.floor(index / 20),
    cityId: 100_213,
    termId: 99_000_000 + index,
  }));
  expect(writeSeries(series).length).toBeLessThan(MOST_BYTES);
});
