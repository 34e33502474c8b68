import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test.each([
  [300_000, '5:00'],
  [247_001, '4:08'],
  [1, '0:01'],
  [0, undefined],
  [-5000, undefined],
])('%d ms are left: %s', (leftMs, text) => {
  expect(countdown(1_000_000 + leftMs, 1_000_000)).toBe(text);
});
