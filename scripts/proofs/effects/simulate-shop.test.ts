import { expect, test } from 'vitest';
import { missed } from '../../../server/proofs/figure.ts';
import { createChance } from '../../../server/src/platform/chance.ts';
import { prove } from '../effects.ts';
import { drawCount, plantEffect, simulateShop } from './simulate-shop.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('counts have the mean they are drawn with, few and many', () => {
  const chance = createChance(1);
  for (const expected of [0.3, 6, 200]) {
    const counts = Array.from({ length: 4000 }, () => drawCount(chance, expected));
    expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
    expect(Math.abs(mean(counts) / expected - 1)).toBeLessThan(0.1);
  }
});

test('the same seed is the same shop, and an effect begins with its day', () => {
  const plan = { seed: 3, products: 4, days: 40, usual: 20 };
  expect(simulateShop(plan)).toEqual(simulateShop(plan));
  const [series = new Float64Array()] = simulateShop(plan);
  const planted = plantEffect(series, 30, 0.5, 7);
  expect(planted.subarray(0, 30)).toEqual(series.subarray(0, 30));
  expect(mean([...planted.subarray(30)])).toBeGreaterThan(mean([...series.subarray(30)]));
});

test('the proof in small: nothing is flagged too often, and the truth is in the intervals', async () => {
  const figures = await prove('small');
  expect(missed(figures.filter(({ figure }) => !figure.includes('time of the processor')))).toEqual([]);
}, 120_000);
