import { expect, test } from 'vitest';
import { barsOf, hourName } from './hours.ts';

test('heights go by the highest hour, and an hour without a measurement is none of them', () => {
  const { bars, peak } = barsOf([5, null, 20, 0]);
  expect(bars.map(({ share }) => share)).toEqual([0.25, 0, 1, 0]);
  expect(bars[1]?.value).toBeNull();
  expect(peak).toBe(2);
});

test('where nothing was measured, or only zeros, no hour is the busiest', () => {
  expect(barsOf([null, null]).peak).toBeUndefined();
  expect(barsOf([0, 0])).toEqual({
    bars: [
      { hour: 0, value: 0, share: 0 },
      { hour: 1, value: 0, share: 0 },
    ],
    peak: undefined,
  });
});

test('hours are written as clocks have them', () => {
  expect([hourName(0), hourName(23)]).toEqual(['00:00', '23:00']);
});
