import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEEPEST, depthOf, estimateFall, estimateJump, estimateLift } from './estimate-effect.ts';

const SEEN = [
  { depth: 0, searchUsers: 1000, viewUsers: 600 },
  { depth: 1, searchUsers: 1000, viewUsers: 300 },
  { depth: DEEPEST, searchUsers: 1000, viewUsers: 0 },
  { depth: 3, searchUsers: 499, viewUsers: 1 },
];

test.each([
  [1, 0],
  [10, 0],
  [11, 1],
  [300, 4],
  [301, DEEPEST],
  ['deep', DEEPEST],
  ['notFound', DEEPEST],
] as const)('place %s is of depth %d', (place, depth) => {
  expect(depthOf(place)).toBe(depth);
});

describe('a fall', () => {
  test('costs the part of the buyers who no longer see the product', () => {
    expect(estimateFall({ before: 3, after: 15 }, 10_000, SEEN)).toBe(-5000);
    expect(estimateFall({ before: 3, after: 'notFound' }, 10_000, SEEN)).toBe(-10_000);
  });

  test.each([
    ['within one depth', 3, 9, 10_000],
    ['to a depth that few buyers have reached', 3, 80, 10_000],
    ['to a depth of which nothing is known', 3, 40, 10_000],
    ['of a query that brings nobody knows what', 3, 15, null],
  ])('%s has no estimate', (_, before, after, kopecks) => {
    expect(estimateFall({ before, after }, kopecks, SEEN)).toBeNull();
  });

  test('costs at most what the query brings, and never brings anything', () => {
    const place = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        place,
        fc.oneof(place, fc.constant('deep' as const)),
        fc.nat({ max: 1e9 }),
        (before, after, kopecks) => {
          const cost = estimateFall({ before, after }, kopecks, SEEN) ?? 0;
          expect(cost).toBeLessThanOrEqual(0);
          expect(cost).toBeGreaterThanOrEqual(-kopecks);
        },
      ),
    );
  });
});

test('a jump brings and costs what the query brings, by its searches', () => {
  expect(estimateJump({ before: 100, after: 150 }, 10_000)).toBe(5000);
  expect(estimateJump({ before: 100, after: 0 }, 10_000)).toBe(-10_000);
  expect(estimateJump({ before: 0, after: 50 }, 10_000)).toBeNull();
  expect(estimateJump({ before: 100, after: 150 }, null)).toBeNull();
});

test('a better image brings its lift', () => {
  expect(estimateLift(0.08, 10_000)).toBe(800);
  expect(estimateLift(null, 10_000)).toBeNull();
  expect(estimateLift(0.08, null)).toBeNull();
});
