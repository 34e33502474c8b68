import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readForceFinish, writeForceFinish } from './force-finish.ts';

it.each([
  ['14.00:00:00', 14 * 86_400],
  ['1.06:30:05', 86_400 + 6 * 3600 + 30 * 60 + 5],
])('%s is %i seconds', (text, seconds) => {
  expect(readForceFinish(text)).toBe(seconds);
});

it('is written as it is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 * 86_400 }), (seconds) => {
      expect(readForceFinish(writeForceFinish(seconds))).toBe(seconds);
    }),
  );
});
