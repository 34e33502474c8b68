import { expect, test } from 'vitest';
import { showCardPrice, showPrice } from './show-price.ts';

test.each([
  [99, '1\u2009₽'],
  [99_900, '999\u2009₽'],
  [146_800, '1\u2009468\u2009₽'],
  [123_456_700, '1\u2009234\u2009567\u2009₽'],
])('%i kopecks are shown as %s', (kopecks, text) => {
  expect(showPrice(kopecks)).toBe(text);
});

test("buyers with the marketplace's card pay less", () => {
  expect(showCardPrice(100_000)).toBe('960\u2009₽');
});
