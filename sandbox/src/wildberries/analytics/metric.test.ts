import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, dynamicsOf, wholePercent } from './metric.ts';

test.each([
  [110, 100, 10],
  [50, 100, -50],
  [5, 0, 100],
  [0, 0, 0],
  [0, 7, -100],
])('from %2$d to %1$d', (current, past, dynamics) => {
  expect(dynamicsOf(current, past)).toBe(dynamics);
});

test('without an earlier period there is no change, not a change of nothing', () => {
  expect(compare(5, undefined)).toEqual({ current: 5 });
  expect(compare(5, 5)).toEqual({ current: 5, dynamics: 0 });
});

test('a share of nothing is nothing, and any other is a whole percent', () => {
  expect(wholePercent(3, 0)).toBe(0);
  fc.assert(
    fc.property(fc.nat({ max: 1e6 }), fc.nat({ max: 1e6 }), (one, other) => {
      const [part, whole] = one < other ? [one, other] : [other, one];
      const percent = wholePercent(part, whole);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});
