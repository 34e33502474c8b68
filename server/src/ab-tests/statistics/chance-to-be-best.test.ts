import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chancesToBeBest } from './chance-to-be-best.ts';

const LOG_FACTORIALS = [0];
for (let n = 1; n <= 100_000; n += 1) LOG_FACTORIALS.push((LOG_FACTORIALS[n - 1] ?? 0) + Math.log(n));
/** ln n!, exactly. */
const logFactorial = (n: number): number => LOG_FACTORIALS[n] ?? Number.NaN;
const logBeta = (a: number, b: number) => logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1);

type Counts = { clicks: number; views: number };
const shape = ({ clicks, views }: Counts) => [1 + clicks, 1 + views - clicks] as const;

/** Evan Miller's closed sum: the chance that the second share is higher. */
function secondIsHigher(first: Counts, second: Counts): number {
  const [[a, b], [c, d]] = [shape(first), shape(second)];
  return Array.from({ length: c }, (_, index) =>
    Math.exp(logBeta(a + index, b + d) - Math.log(d + index) - logBeta(1 + index, d) - logBeta(a, b)),
  ).reduce((sum, value) => sum + value, 0);
}

/** Chris Stucchio's loss of choosing the first: what the second is better on average where it is better. */
function lossOfFirst(first: Counts, second: Counts): number {
  const [[a, b], [c, d]] = [shape(first), shape(second)];
  const more = (one: Counts) => ({ clicks: one.clicks + 1, views: one.views + 1 });
  return (
    (c / (c + d)) * secondIsHigher(first, more(second)) - (a / (a + b)) * secondIsHigher(more(first), second)
  );
}

test.each([
  [
    { clicks: 0, views: 0 },
    { clicks: 0, views: 0 },
  ],
  [
    { clicks: 3, views: 100 },
    { clicks: 7, views: 90 },
  ],
  [
    { clicks: 2, views: 39 },
    { clicks: 6, views: 60 },
  ],
  [
    { clicks: 40, views: 1000 },
    { clicks: 46, views: 1000 },
  ],
  [
    { clicks: 400, views: 10_000 },
    { clicks: 460, views: 10_000 },
  ],
  [
    { clicks: 1680, views: 42_000 },
    { clicks: 1690, views: 42_000 },
  ],
  [
    { clicks: 5, views: 20 },
    { clicks: 900, views: 1000 },
  ],
])('of %j and %j it is what the closed sum says', (first, second) => {
  const [one, other] = chancesToBeBest([first, second]);
  expect(other?.chance).toBeCloseTo(secondIsHigher(first, second), 7);
  expect(one?.expectedLoss).toBeCloseTo(lossOfFirst(first, second), 7);
});

const evidence = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([views, share]) => ({ views, clicks: share * views }));

test('chances add up to one, losses are not negative, and the order of images means nothing', () => {
  fc.assert(
    fc.property(fc.array(evidence, { minLength: 1, maxLength: 15 }), (all) => {
      const standings = chancesToBeBest(all);
      expect(standings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      const mirrored = chancesToBeBest(all.toReversed()).toReversed();
      for (const [index, { chance, expectedLoss }] of standings.entries()) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(expectedLoss).toBeGreaterThanOrEqual(0);
        expect(mirrored[index]?.chance).toBeCloseTo(chance, 9);
        expect(mirrored[index]?.expectedLoss).toBeCloseTo(expectedLoss, 9);
      }
      expect(chancesToBeBest(all)).toEqual(standings);
    }),
    { numRuns: 60 },
  );
});

test('images that are the same are as likely', () => {
  for (const count of [2, 5, 15])
    for (const { chance } of chancesToBeBest(
      Array.from({ length: count }, () => ({ clicks: 80, views: 2000 })),
    ))
      expect(chance).toBeCloseTo(1 / count, 9);
});

test('more clicks of the same views never make an image less likely', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 50 }), (clicks, more) => {
      const chanceOf = (own: number) =>
        chancesToBeBest([
          { clicks: own, views: 1000 },
          { clicks: 40, views: 1000 },
        ])[0]?.chance ?? 0;
      expect(chanceOf(clicks + more)).toBeGreaterThanOrEqual(chanceOf(clicks) - 1e-12);
    }),
    { numRuns: 40 },
  );
});
