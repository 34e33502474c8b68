import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { expect, it } from 'vitest';
import { describeFigures } from './describe-figures.ts';

const FIRST = '2026-03-01' as Day;
const days = Array.from({ length: 6 }, (_, place) => addDays(FIRST, place));
const WINDOWS = { preFrom: 1, preTo: 3, postFrom: 3, postTo: 5 };
const PRODUCT = 501;

const donorSkus = [601, 602, 603, 604, 605, 606, 607];
function describe({ donors = donorSkus, low = 0.1, high = 0.5 } = {}) {
  const units = [PRODUCT, ...donors].map((sku, nth) => ({
    sku,
    series: Float64Array.of(9, 10, 20, 30, 50, 70).map((value) => value * (nth + 1)),
  }));
  const comparison = {
    effect: Math.log(1.25),
    error: 0.1,
    score: 2,
    drift: 0,
    weights: Float64Array.from(donors, (_, nth) => (nth + 1) / 100),
    expected: [1, 2, 3, 4].map((place) => ({ place, value: 8 * place })),
  };
  const question = { measure: 'orders', units, windows: WINDOWS } as unknown as Parameters<
    typeof describeFigures
  >[0];
  const names = new Map([
    [601, { name: 'Свой', isRival: false }],
    [602, { name: 'Чужой', isRival: true }],
  ]);
  return describeFigures(question, { comparison, low, high, placebos: 40 }, days, names);
}

it('an effect is in percent of what would have been, with the means of the days after', () => {
  const figures = describe();
  expect(figures.percent).toBeCloseTo(25, 9);
  expect(figures.low).toBeCloseTo(10.517, 3);
  expect(figures.high).toBeCloseTo(64.872, 3);
  expect(figures).toMatchObject({ perDay: 40, expectedPerDay: 28, placebos: 40 });
});

it('it is sure only if its whole interval is on one side of nothing', () => {
  expect(describe({ low: 0.01, high: 0.2 }).isSure).toBe(true);
  expect(describe({ low: -0.2, high: -0.01 }).isSure).toBe(true);
  expect(describe({ low: -0.01, high: 0.2 }).isSure).toBe(false);
  expect(describe({ low: 0, high: 0.2 }).isSure).toBe(false);
  expect(describe({ low: -0.2, high: 0 }).isSure).toBe(false);
});

it('the days are those of both windows, with what would have been', () => {
  expect(describe().days).toEqual(
    [10, 20, 30, 50].map((value, nth) => ({ day: days[nth + 1], value, expected: 8 * (nth + 1) })),
  );
});

it('the five heaviest donors are shown in percent; whoever has no name is a rival', () => {
  const { donors, donorsCount, rivalsCount } = describe();
  expect(donors.map(({ sku, weight }) => [sku, Math.round(weight)])).toEqual([
    [607, 7],
    [606, 6],
    [605, 5],
    [604, 4],
    [603, 3],
  ]);
  expect(donors[0]).toMatchObject({ name: '607', isRival: true });
  expect([donorsCount, rivalsCount]).toEqual([7, 6]);
});

it('of fewer than eight donors it is a difference, else a synthetic product', () => {
  expect(describe().method).toBe('difference');
  expect(describe({ donors: [...donorSkus, 608] }).method).toBe('synthetic');
});
