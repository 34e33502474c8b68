import { DAY_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDaysLeft, creditOf } from './credit.ts';

const FROM = new Date('2026-03-01T09:00:00Z');
const after = (days: number) => new Date(FROM.getTime() + days * DAY_MS);
const slot = { from: FROM, to: after(30), paid: 2990 };

it.each([
  [0, 30, 2990],
  [0.001, 29, 2890],
  [1, 29, 2890],
  [15, 15, 1495],
  [29.5, 0, 0],
  [30, 0, 0],
  [40, 0, 0],
  [-5, 35, 2990],
])('after %d days %i whole ones are left, worth %i', (days, left, points) => {
  expect(countDaysLeft(slot, after(days))).toBe(left);
  expect(creditOf(slot, after(days))).toBe(points);
});

it('is never more than what was paid, and never grows', () => {
  const days = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 366 }), days, days, (paid, length, one, other) => {
      const span = { from: FROM, to: after(length), paid };
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      expect(creditOf(span, after(earlier))).toBeLessThanOrEqual(paid);
      expect(creditOf(span, after(later))).toBeLessThanOrEqual(creditOf(span, after(earlier)));
      expect(creditOf(span, after(later))).toBeGreaterThanOrEqual(0);
    }),
  );
});
