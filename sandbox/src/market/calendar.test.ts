import { DAY_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, moscowHour, weekdayOf, yearOf } from './calendar.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 });

describe('the calendar', () => {
  it('agrees with the UTC calendar of Date', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = new Date(day * DAY_MS);
        expect(dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
        expect(yearOf(day)).toBe(date.getUTCFullYear());
        expect(weekdayOf(day)).toBe((date.getUTCDay() + 6) % 7);
      }),
    );
  });

  it('begins the Moscow day at 21:00 UTC', () => {
    expect(moscowHour(new Date('2026-01-31T20:59:59.999Z'))).toBe(dayOf(2026, 1, 31) * 24 + 23);
    expect(moscowHour(new Date('2026-01-31T21:00:00.000Z'))).toBe(dayOf(2026, 2, 1) * 24);
  });
});
