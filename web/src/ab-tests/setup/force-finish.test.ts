import { AbSettings } from '@vitrina/contract/ab-tests/project.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isForceFinish, readForceFinish, writeForceFinish } from './force-finish.ts';

test.each([
  [{ days: 14, hours: 0 }, '14.00:00:00'],
  [{ days: 3, hours: 6 }, '3.06:00:00'],
  [{ days: 89, hours: 23 }, '89.23:00:00'],
])('%j is sent as %s', (time, written) => {
  expect(writeForceFinish(time)).toBe(written);
});

test.each([
  [{ days: 0, hours: 23 }, false],
  [{ days: 1, hours: 0 }, true],
  [{ days: 90, hours: 0 }, true],
  [{ days: 90, hours: 1 }, false],
  [{ days: 7, hours: 24 }, false],
  [{ days: 1.5, hours: 0 }, false],
])('%j may be chosen: %s', (time, isPossible) => {
  expect(isForceFinish(time)).toBe(isPossible);
});

test('every time that may be chosen is one that the contract takes, and comes back the same', () => {
  const { forceFinish } = AbSettings.shape;
  fc.assert(
    fc.property(fc.record({ days: fc.nat(120), hours: fc.nat(30) }), (time) => {
      fc.pre(isForceFinish(time));
      const written = writeForceFinish(time);
      expect(forceFinish.safeParse(written).success).toBe(true);
      expect(readForceFinish(written)).toEqual(time);
    }),
  );
});
