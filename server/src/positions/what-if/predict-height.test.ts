import { expect, test } from 'vitest';
import { deviationOf, predictHeight } from './predict-height.ts';

test('weights learned from few cards differ without a part of them, which widens the range', () => {
  expect(deviationOf([])).toBe(0);
  expect(deviationOf([1, 1, 1])).toBe(0);
  // Of a mean over n values, leaving each out once gives its standard error: here 1 / √3 for -1, 0, 1.
  expect(deviationOf([-0.5, 0, 0.5])).toBeCloseTo(1 / Math.sqrt(3), 6);
});

test('a range adds up wandering, misses and unsure weights as independent things', () => {
  const learned = { weights: [2, 1], doubts: { hourly: 0.3, miss: [0.2, 0.5], reach: [1, 1], without: [] } };
  expect(predictHeight(-3, [1, 0], learned)).toEqual({ height: -1, spread: Math.hypot(0.3, 0.4) });
  expect(predictHeight(-3, [0, 0], learned)).toEqual({ height: -3, spread: 0.3 });
  // Two changes that cancel each other are not sure to do so.
  expect(predictHeight(-3, [1, -2], learned)).toEqual({ height: -3, spread: Math.hypot(0.3, 0.4, 1) });
  const unsure = {
    ...learned,
    doubts: {
      ...learned.doubts,
      without: [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    },
  };
  expect(predictHeight(-3, [1, 0], unsure).spread).toBeGreaterThan(1);
});
