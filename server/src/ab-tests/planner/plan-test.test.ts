import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playTest } from '../../../proofs/ab/play-test.ts';
import { dispersionOf, type PlannedTest, planTest, summarizeDays } from './plan-test.ts';

const USUAL: PlannedTest = {
  viewsPerDay: 6000,
  ctr: 0.04,
  overDispersion: 1,
  images: 2,
  intervalMinutes: 60,
  burnInMinutes: 0,
};

test('at 6,000 views a day a quarter more shows in a week, a tenth more in a month', () => {
  const [tenth, middle, quarter] = planTest(USUAL);
  expect(quarter).toMatchObject({ effectPercent: 25, days: 7 });
  expect(quarter?.power).toBeGreaterThan(0.9);
  expect(middle?.days).toBeLessThan(15);
  expect(tenth?.days).toBeGreaterThan(21);
  expect(tenth?.days).toBeLessThan(32);
});

test('by hand: 15 % after twelve days of 3,000 views for each image', () => {
  // p₁q₁ + p₂q₂ = 0.0384 + 0.046 · 0.954; √(that / 36,000) = 0.0015115; 0.006 / 0.0015115 − 3.0352 = 0.9343
  const row = planTest(USUAL).find(({ effectPercent }) => effectPercent === 15);
  expect(row?.days).toBe(12);
  expect(row?.power).toBeCloseTo(0.825, 2);
});

test('what cannot be seen within the longest test has no days', () => {
  expect(planTest({ ...USUAL, viewsPerDay: 200 })[0]).toMatchObject({ days: null });
  expect(planTest({ ...USUAL, viewsPerDay: 0 })).toEqual([]);
  expect(planTest({ ...USUAL, ctr: 0 })).toEqual([]);
});

test('windows of a day: fourteen for each image come first', () => {
  expect(planTest({ ...USUAL, viewsPerDay: 1e6, intervalMinutes: 1440 })[2]?.days).toBe(28);
});

test('more views never take longer; more images, noise and burn-in never shorter', () => {
  const plan = fc.record({
    viewsPerDay: fc.integer({ min: 50, max: 100_000 }),
    ctr: fc.double({ min: 0.002, max: 0.3, noNaN: true }),
    overDispersion: fc.double({ min: 1, max: 4, noNaN: true }),
    images: fc.integer({ min: 2, max: 14 }),
    intervalMinutes: fc.constantFrom(30, 60, 120),
    burnInMinutes: fc.constantFrom(0, 10),
  });
  const daysOf = (one: PlannedTest) => planTest(one).map(({ days }) => days ?? 91);
  fc.assert(
    fc.property(plan, (one) => {
      const days = daysOf(one);
      const worse: Partial<PlannedTest>[] = [
        { viewsPerDay: one.viewsPerDay / 2 },
        { overDispersion: one.overDispersion + 1 },
        { images: one.images + 1 },
        { burnInMinutes: one.burnInMinutes + 10 },
      ];
      for (const change of worse)
        for (const [index, longer] of daysOf({ ...one, ...change }).entries())
          expect(longer).toBeGreaterThanOrEqual(days[index] ?? 0);
      expect(days).toEqual(days.toSorted((first, second) => second - first));
    }),
  );
});

test('days of the product are averaged by views', () => {
  expect(summarizeDays([])).toEqual({ viewsPerDay: null, ctr: null, basisDays: 0 });
  const days = [
    { views: 1000, clicks: 30 },
    { views: 3000, clicks: 130 },
  ];
  expect(summarizeDays(days)).toEqual({ viewsPerDay: 2000, ctr: 0.04, basisDays: 2 });
  expect(summarizeDays([{ views: 0, clicks: 0 }])).toEqual({ viewsPerDay: 0, ctr: null, basisDays: 1 });
});

test('the windows of a past test say how unsteady its market is', () => {
  const steady = dispersionOf(playTest({ seed: 1, lifts: [0, 0], days: 14, world: { noise: 0 } }).windows);
  const unsteady = dispersionOf(
    playTest({ seed: 1, lifts: [0, 0], days: 14, world: { noise: 0.5 } }).windows,
  );
  expect(steady).toBeLessThan(1.3);
  expect(unsteady).toBeGreaterThan(2);
  expect(dispersionOf([])).toBe(1.3);
});
