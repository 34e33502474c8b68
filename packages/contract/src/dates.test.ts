import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, Day, daysBetween, listDays, moscowDay, startOfMoscowDay } from './dates.ts';

describe('Moscow days', () => {
  it('begin at 21:00 UTC of the day before', () => {
    expect(moscowDay(new Date('2026-03-01T20:59:59Z'))).toBe('2026-03-01');
    expect(moscowDay(new Date('2026-03-01T21:00:00Z'))).toBe('2026-03-02');
    expect(startOfMoscowDay('2026-03-02').toISOString()).toBe('2026-03-01T21:00:00.000Z');
  });

  it('any moment lies in the 24 hours of its own day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (at) => {
          const start = startOfMoscowDay(moscowDay(at)).getTime();
          expect(at.getTime() - start).toBeGreaterThanOrEqual(0);
          expect(at.getTime() - start).toBeLessThan(24 * 60 * 60 * 1000);
        },
      ),
    );
  });

  it('adding and counting days undo each other, over leap days and years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(daysBetween('2024-02-29', addDays('2024-02-29', days))).toBe(days);
      }),
    );
  });

  it('a list has both ends', () =>
    expect(listDays('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']));
});

describe('Day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00:00Z', ''])(
    'refuses %j',
    (text) => {
      expect(Day.safeParse(text).success).toBe(false);
    },
  );
});
