import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutByScore, PARTS, type ScorePoint } from './calibration.ts';

const point = (score: number, queries: number, sum = queries / 2): ScorePoint => ({
  score,
  queries,
  orders: { known: 0, sum: 0 },
  searches: { known: queries, sum },
});

test('every query is in one tenth, and the scores of the tenths do not overlap', () => {
  const points = fc.uniqueArray(
    fc.record({ score: fc.integer({ min: 0, max: 100 }), queries: fc.integer({ min: 1, max: 1000 }) }),
    { selector: ({ score }) => score, minLength: 1 },
  );
  fc.assert(
    fc.property(points, (scores) => {
      const parts = cutByScore(scores.map(({ score, queries }) => point(score, queries)));
      expect(parts).toHaveLength(PARTS);
      const there = parts.filter((part) => part !== null);
      const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
      const all = sum(scores.map(({ queries }) => queries));
      expect(sum(there.map(({ queries }) => queries))).toBe(all);
      expect(sum(there.map(({ searches }) => searches.known))).toBe(all);
      expect(sum(there.map(({ searches }) => searches.sum))).toBeCloseTo(all / 2);
      for (const { score } of scores)
        expect(there.filter(({ from, to }) => score >= from && score <= to)).toHaveLength(1);
    }),
  );
});

test('a hundred scores that are all as frequent make ten equal tenths', () => {
  const parts = cutByScore(Array.from({ length: 100 }, (_, score) => point(99 - score, 3)));
  expect(parts.map((part) => part && [part.from, part.to, part.queries])).toEqual(
    Array.from({ length: 10 }, (_, tenth) => [10 * tenth, 10 * tenth + 9, 30]),
  );
});

test('one score that half the market has is not cut, and its tenth stands alone', () => {
  const parts = cutByScore([point(10, 25), point(20, 50), point(30, 25)]);
  expect(parts.map((part) => part?.from ?? null)).toEqual([
    null,
    10,
    null,
    null,
    null,
    20,
    null,
    null,
    30,
    null,
  ]);
});
