import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankFalls, usualSearches, weighFall } from './weigh-fall.ts';

const fall = (before: number, after: number | 'deep' | 'notFound', searches: number | null) => ({
  before,
  after,
  searches,
});

test('a fall further up, or of a query that is searched more, matters more', () => {
  const falls = [
    fall(80, 95, 1000),
    fall(5, 20, 1000),
    fall(5, 20, 9000),
    fall(5, 'notFound', 100),
    fall(5, 20, null),
  ];
  const ranked = rankFalls(falls);
  expect(ranked.map((one) => falls.indexOf(one))).toEqual([2, 1, 4, 3, 0]);
});

test('the usual demand is the middle of what is known, and one where nothing is', () => {
  expect(usualSearches([null, 500, 100, 900])).toBe(500);
  expect(usualSearches([null])).toBe(1);
});

test('going further down, or more searches, never weighs less', () => {
  const place = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(place, place, place, fc.nat(100_000), fc.nat(1000), (before, one, other, searches, more) => {
      const [near, far] = [Math.max(before, Math.min(one, other)), Math.max(before, one, other)];
      expect(weighFall(fall(before, far, searches), 1)).toBeGreaterThanOrEqual(
        weighFall(fall(before, near, searches), 1),
      );
      expect(weighFall(fall(before, far, searches + more), 1)).toBeGreaterThanOrEqual(
        weighFall(fall(before, far, searches), 1),
      );
      expect(weighFall(fall(before, 'notFound', searches), 1)).toBe(
        weighFall(fall(before, 'deep', searches), 1),
      );
    }),
  );
});
