import { MOVE_CAUSES } from '@vitrina/contract/positions/causes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listWaterfallSteps } from './waterfall-steps.ts';

const explanation = (placeBefore: number, shares: number[], unexplained: number) => ({
  placeBefore,
  placeAfter: placeBefore + shares.reduce((sum, places) => sum + places, unexplained),
  shares: shares.map((places, index) => ({ cause: MOVE_CAUSES[index] ?? 'price', places })),
  unexplained,
  wandering: 1,
  top: null,
  learnedPages: 10,
  learnedChanges: 200,
  isLittleKnown: false,
});

test('the largest comes first and what is not explained comes last', () => {
  const steps = listWaterfallSteps(explanation(12, [3, 20], -4));
  expect(steps).toEqual([
    { cause: 'rating', places: 20, start: 0, length: (100 * 20) / 23 },
    { cause: 'price', places: 3, start: (100 * 20) / 23, length: (100 * 3) / 23 },
    { cause: 'unexplained', places: -4, start: (100 * 19) / 23, length: (100 * 4) / 23 },
  ]);
});

test('a place that stayed is one empty bar', () => {
  expect(listWaterfallSteps(explanation(5, [], 0))).toEqual([
    { cause: 'unexplained', places: 0, start: 0, length: 0 },
  ]);
});

test('bars stay inside, join one another and add up to the move', () => {
  const places = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.array(places, { maxLength: 8 }),
      places,
      (from, shares, rest) => {
        const reported = explanation(from, shares, rest);
        const steps = listWaterfallSteps(reported);
        expect(steps.reduce((sum, step) => sum + step.places, from)).toBe(reported.placeAfter);
        for (const { start, length } of steps) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + length).toBeLessThanOrEqual(100 + 1e-9);
        }
      },
    ),
  );
});

test('what is left unexplained has a bar of its own, were it one place; nothing left has none', () => {
  const causes = (rest: number) => listWaterfallSteps(explanation(12, [3], rest)).map(({ cause }) => cause);
  expect(causes(1)).toEqual(['price', 'unexplained']);
  expect(causes(0)).toEqual(['price']);
});

test('a move of a single place is a bar over the whole width', () => {
  expect(listWaterfallSteps(explanation(5, [1], 0))).toEqual([
    { cause: 'price', places: 1, start: 0, length: 100 },
  ]);
});
