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
  [9999, true, { points: 9999, bonus: 0, next: { from: 10_000, percent: 10 } }],
  [10_000, true, { points: 11_000, bonus: 1000, next: { from: 20_000, percent: 20 } }],
  [20_000, true, { points: 24_000, bonus: 4000, next: undefined }],
  [20_000, false, { points: 20_000, bonus: 0, next: undefined }],
])('%d roubles, first: %s', (paid, isFirst, preview) => {
  expect(previewTopUp(paid, isFirst)).toEqual(preview);
});
