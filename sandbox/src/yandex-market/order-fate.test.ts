import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moscowMoment } from '../clock/moscow-day.ts';
import { type Fate, fateOf, statusOf } from './order-fate.ts';
import { readOrderNumber, writeOrderNumber } from './order-number.ts';

const DAY = 20_000;
const FATES: readonly Fate[] = ['delivered', 'cancelledAtOnce', 'refused', 'returned'];
const daysLater = (days: number) => moscowMoment(DAY + days, 13);

test.each([
  ['delivered', ['PROCESSING', 'DELIVERY', 'PICKUP', 'DELIVERED', 'DELIVERED']],
  ['refused', ['PROCESSING', 'DELIVERY', 'PICKUP', 'CANCELLED_IN_DELIVERY', 'CANCELLED_IN_DELIVERY']],
  ['returned', ['PROCESSING', 'DELIVERY', 'PICKUP', 'DELIVERED', 'RETURNED']],
  ['cancelledAtOnce', Array.from({ length: 5 }, () => 'CANCELLED_BEFORE_PROCESSING')],
] as const)('%s', (fate, statuses) => {
  expect([0, 1, 3, 4, 11].map((days) => statusOf(fate, DAY, daysLater(days)).status)).toEqual(statuses);
});

test('a status is never in the future and never younger later', () => {
  const hours = fc.integer({ min: 0, max: 24 * 20 });
  fc.assert(
    fc.property(fc.constantFrom(...FATES), hours, hours, (fate, one, other) => {
      const at = (hour: number) => statusOf(fate, DAY, moscowMoment(DAY, hour));
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      expect(at(sooner).since.getTime()).toBeLessThanOrEqual(at(later).since.getTime());
      expect(at(later).since.getTime()).toBeLessThanOrEqual(moscowMoment(DAY, later).getTime());
    }),
  );
});

test('most orders arrive', () => {
  const fates = Array.from({ length: 5000 }, (_, place) => fateOf(148_000_190, DAY, place));
  const share = fates.filter((fate) => fate === 'delivered').length / fates.length;
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(0.93);
  expect(new Set(fates).size).toBe(4);
});

test('the number of an order says which it is', () => {
  const place = fc.record({
    day: fc.integer({ min: 0, max: 40_000 }),
    serial: fc.integer({ min: 0, max: 99_999 }),
    place: fc.integer({ min: 0, max: 9999 }),
  });
  fc.assert(
    fc.property(place, (at) => {
      const id = writeOrderNumber(at);
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(readOrderNumber(id)).toEqual(at);
    }),
  );
});
