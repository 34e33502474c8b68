import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../platform/chance.ts';
import { type Comparison, compareUnit, prepareUnits } from './compare-units.ts';
import { criticalScore, type Estimate, estimateEffects } from './estimate-effects.ts';
import { placeboWindows, postDays } from './windows.ts';

const WINDOWS = { preFrom: 50, preTo: 78, postFrom: 79, postTo: 93 };
const DAYS = WINDOWS.postTo;

/** Products that follow one market, each with its own size and some noise. */
function makeUnits(seed: number, count: number, noise = 0.05) {
  const chance = createChance(seed);
  const market = Array.from({ length: DAYS }, (_, day) => 1 + 0.3 * Math.sin(day / 9) + 0.1 * (day % 7));
  return Array.from({ length: count }, (_, unit) => {
    const size = 20 * (1 + unit);
    return {
      sku: unit,
      series: Float64Array.from(market, (level) => size * level * (1 + noise * (2 * chance() - 1))),
    };
  });
}

function estimate(units: ReturnType<typeof makeUnits>): Estimate {
  const steps = estimateEffects([{ measure: 'orders', units, windows: WINDOWS }]);
  for (;;) {
    const step = steps.next();
    const [only] = step.done ? step.value : [];
    if (only !== undefined) return only;
  }
}

function lift(units: ReturnType<typeof makeUnits>, factor: number) {
  return units.map((unit) =>
    unit.sku === 0
      ? {
          ...unit,
          series: unit.series.map((value, day) => (day >= WINDOWS.preTo ? factor * value : value)),
        }
      : unit,
  );
}

const saidOf = (one: Estimate) => {
  if (one.unsaid !== null) throw new Error(one.unsaid);
  return one;
};

test('an effect that was planted is found, and its interval has it', () => {
  for (const factor of [0.7, 1.3, 2]) {
    const { comparison, low, high } = saidOf(estimate(lift(makeUnits(1, 12), factor)));
    expect(comparison.effect).toBeCloseTo(Math.log(factor), 1);
    expect(low).toBeLessThan(Math.log(factor));
    expect(high).toBeGreaterThan(Math.log(factor));
    expect(low > 0 || high < 0).toBe(true);
  }
});

test('what happens to everybody is no effect', () => {
  const units = makeUnits(3, 12).map((unit) => ({
    ...unit,
    series: unit.series.map((value, day) => (day >= WINDOWS.preTo ? 3 * value : value)),
  }));
  const { low, high } = saidOf(estimate(units));
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test('sizes of products say nothing: all of one multiplied changes no effect', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 2, max: 50, noNaN: true }),
      (seed, factor) => {
        const units = makeUnits(seed, 6);
        const larger = units.map((unit) =>
          unit.sku === 2 ? { ...unit, series: unit.series.map((value) => factor * value) } : unit,
        );
        const [one, other] = [units, larger].map(
          (all): Comparison =>
            compareUnit(
              prepareUnits(
                all.map(({ series }) => series),
                WINDOWS,
              ),
              0,
              [1, 2, 3, 4, 5],
            ),
        );
        expect(other?.effect).toBeCloseTo(one?.effect ?? 0, 9);
      },
    ),
    { numRuns: 30 },
  );
});

test('a product that went another way before the change is not compared', () => {
  const units = makeUnits(5, 12);
  const drifting = units.map((unit) =>
    unit.sku === 0
      ? { ...unit, series: unit.series.map((value, day) => value * (1 + 0.03 * Math.max(0, day - 50))) }
      : unit,
  );
  expect(estimate(drifting).unsaid).toBe('preTrend');
});

test('a few comparisons where nothing happened are not enough', () => {
  const short = makeUnits(7, 5).map((unit) => ({ ...unit, series: unit.series.subarray(WINDOWS.preFrom) }));
  const windows = { preFrom: 0, preTo: 28, postFrom: 29, postTo: 43 };
  const steps = estimateEffects([{ measure: 'orders', units: short, windows }]);
  steps.next();
  const step = steps.next();
  expect(step.value).toEqual([{ measure: 'orders', placebos: 4, unsaid: 'tooFewPlacebos' }]);
});

test('the limit is what a share of scores exceeds, and never calmer than chance', () => {
  const scores = Array.from({ length: 99 }, (_, place) => place + 1);
  expect(criticalScore(scores, 0.05)).toBe(95);
  expect(criticalScore([0.1, 0.2], 0.05)).toBe(1.96);
  expect(criticalScore([], 0.05)).toBe(Number.POSITIVE_INFINITY);
});

test('placebo windows are as long, end before the change and begin within the days', () => {
  const all = placeboWindows(WINDOWS);
  expect(all.length).toBeGreaterThan(0);
  for (const { preFrom, preTo, postFrom, postTo } of all) {
    expect([preTo - preFrom, postFrom - preTo, postTo - postFrom]).toEqual([28, 1, 14]);
    expect(postTo).toBeLessThanOrEqual(WINDOWS.preTo);
    expect(preFrom).toBeGreaterThanOrEqual(0);
  }
});

test('whole weeks after a change, four at most', () => {
  expect([-20, 0, 6, 7, 13, 14, 27, 28, 90].map(postDays)).toEqual([0, 0, 0, 7, 7, 14, 21, 28, 28]);
});
