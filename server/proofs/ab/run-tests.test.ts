import { expect, test } from 'vitest';
import { runAdaptive } from './run-adaptive.ts';
import { runTests } from './run-tests.ts';

const named = (imageId: number, outcomes: ReturnType<typeof runTests>) =>
  outcomes.filter(({ winner }) => winner?.imageId === imageId).length;

test.each([
  ['two', [0, 0]],
  ['four', [0, 0, 0, 0]],
])('%s times the same picture: none of the tests names a winner', (_name, lifts) => {
  const outcomes = runTests(20, { lifts, days: 14 });
  expect(outcomes.filter(({ winner }) => winner !== null)).toEqual([]);
});

test('a quarter better: the better one is named, never before the seventh day, and the interval has the truth', () => {
  const outcomes = runTests(20, { lifts: [0, 0.25], days: 14 });
  expect(named(2, outcomes)).toBeGreaterThanOrEqual(19);
  expect(named(1, outcomes)).toBe(0);
  for (const { winner } of outcomes) expect(winner?.day ?? 7).toBeGreaterThanOrEqual(7);
  expect(outcomes.filter(({ isCovered }) => isCovered).length).toBeGreaterThanOrEqual(17);
});

test('where better images are shown more, the same picture twice has no winner either', () => {
  const winners = Array.from({ length: 10 }, (_, seed) => runAdaptive(seed, [0, 0], 14));
  expect(winners.filter((winner) => winner !== null)).toEqual([]);
  expect(runAdaptive(1, [0, 0.4], 14)).toMatchObject({ imageId: 2 });
});
