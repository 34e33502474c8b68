import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseStep, mostQueriesAt, nextStep, STEP_TABLE, shorterStep } from './rules.ts';

describe('step (product.md 9.2: at most 40 unique queries at 5 minutes, then 30, then 60; about 1000 an hour)', () => {
  test.each([
    [0, 5],
    [1, 5],
    [40, 5],
    [41, 30],
    [500, 30],
    [501, 60],
    [1000, 60],
  ])('%i unique queries: %i minutes', (queries, step) => {
    expect(chooseStep(queries)).toBe(step);
  });

  test('no step ever spends more than the hour of a key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (queries) => {
        expect(queries * (60 / chooseStep(queries))).toBeLessThanOrEqual(1000);
      }),
    );
  });

  test('removing the 41st query gives the five minutes back', () => {
    expect([41, 40].map(chooseStep)).toEqual([30, 5]);
  });
});

test('the step of five minutes ends at 40 unique queries, that of thirty at 500', () => {
  expect([5, 30, 60].map((step) => mostQueriesAt(step as 5))).toEqual([40, 500, 1000]);
  for (const { stepMinutes, mostQueries } of STEP_TABLE) {
    expect(chooseStep(mostQueries)).toBe(stepMinutes);
    expect(chooseStep(mostQueries + 1)).toBe(nextStep(stepMinutes)?.stepMinutes ?? 60);
  }
});

test('after the longest step none follows, and none is shorter than the shortest', () => {
  expect(STEP_TABLE.map(({ stepMinutes }) => nextStep(stepMinutes)?.stepMinutes)).toEqual([
    30,
    60,
    undefined,
  ]);
  expect(STEP_TABLE.map(({ stepMinutes }) => shorterStep(stepMinutes)?.stepMinutes)).toEqual([
    undefined,
    5,
    30,
  ]);
});
