import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSpentHour } from './find-spent-hour.ts';

const DAYS = Array.from({ length: 400 }, (_, later) => 20_400 + later);

test('the money of a day is spent between the morning and midnight, on more than half of the days', () => {
  fc.assert(
    fc.property(fc.nat(), (hash) => {
      const hours = DAYS.map((day) => findSpentHour(hash, day));
      const short = hours.filter((hour) => hour < 24);
      expect(short.length / DAYS.length).toBeGreaterThan(0.45);
      expect(short.length / DAYS.length).toBeLessThan(0.75);
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(9);
      expect(Math.max(...hours)).toBe(24);
      // Campaigns do not stop all at one time.
      expect(new Set(short).size).toBeGreaterThan(10);
    }),
    { numRuns: 30 },
  );
});
