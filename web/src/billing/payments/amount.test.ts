import { expect, test } from 'vitest';
import { previewTopUp, refuseAmount } from './amount.ts';

test.each([
  ['', 'minimum'],
  ['0', 'minimum'],
  ['499', 'minimum'],
  ['500', undefined],
  ['500000', undefined],
  ['500001', 'maximum'],
  ['1000000000', 'maximum'],
])('an amount of "%s": %s', (text, fault) => {
  expect(refuseAmount(text)).toBe(fault);
});

test.each([
  [9999, true, 0, { points: 9999, bonus: 0, promo: 0, next: { from: 10_000, percent: 10 } }],
  [10_000, true, 0, { points: 11_000, bonus: 1000, promo: 0, next: { from: 20_000, percent: 20 } }],
  [20_000, true, 15, { points: 27_000, bonus: 4000, promo: 3000, next: undefined }],
  [1999, false, 15, { points: 2298, bonus: 0, promo: 299, next: undefined }],
])('%d roubles, first: %s, by a promo code %d %%', (paid, isFirst, percent, preview) => {
  expect(previewTopUp(paid, isFirst, percent)).toEqual(preview);
});
