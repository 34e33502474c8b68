import { expect, test } from 'vitest';
import { guessWeightGrams } from './guess-weight.ts';

test.each([
  ['1 кг', 1040],
  ['1.7 л', 1740],
  ['0,5 л', 540],
  ['250 г', 290],
  ['30 мл', 70],
])('%s weighs %i g with its packaging', (size, grams) => {
  expect(guessWeightGrams(size, 50_000, 1)).toBe(grams);
});

test('where the size says nothing, dearer things are heavier', () => {
  const cheap = guessWeightGrams('200х260', 20_000, 1);
  expect(cheap).toBeGreaterThan(50);
  expect(guessWeightGrams('200х260', 9_000_000, 1)).toBeGreaterThan(2 * cheap);
});
