import { describe, expect, test } from 'vitest';
import { DayText, formatDay, moscowDay, moscowMoment } from './moscow-day.ts';

describe('Moscow days', () => {
  test('begin at 21:00 UTC', () => {
    expect(formatDay(moscowDay(new Date('2026-11-20T20:59:59.999Z')))).toBe('2026-11-20');
    expect(formatDay(moscowDay(new Date('2026-11-20T21:00:00Z')))).toBe('2026-11-21');
  });

  test('a day and its text agree', () => {
    const day = DayText.parse('2024-02-29');
    expect(formatDay(day)).toBe('2024-02-29');
    expect(moscowDay(moscowMoment(day, 0))).toBe(day);
    expect(moscowMoment(day, 6).toISOString()).toBe('2024-02-29T03:00:00.000Z');
  });

  test.each(['2026-02-30', '21.11.2026', '2026-11-21T00:00:00Z', ''])('refuses %j', (text) => {
    expect(DayText.safeParse(text).success).toBe(false);
  });
});
