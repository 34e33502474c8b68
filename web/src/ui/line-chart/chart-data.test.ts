import { expect, test } from 'vitest';
import { isolatedPoints, rangeOf, toSeconds } from './chart-data.ts';

test('a day begins at Moscow midnight', () => {
  expect(toSeconds('2026-11-20')).toBe(Date.parse('2026-11-19T21:00:00Z') / 1000);
  expect(toSeconds('2026-11-19T21:00:00.000Z')).toBe(toSeconds('2026-11-20'));
});

test('only points without a measured neighbour need a dot', () => {
  expect(isolatedPoints([1, null, 2, 3, null, 4, null, null, 5])).toEqual([0, 5, 8]);
});

test('what was not measured is no zero in the range', () => {
  const series = { id: 'a', label: 'a', unit: 'count', values: [null, 5, 3, null] } as const;
  expect(rangeOf(series)).toEqual({ lowest: 3, highest: 5 });
  expect(rangeOf({ ...series, values: [null] })).toBeUndefined();
});
