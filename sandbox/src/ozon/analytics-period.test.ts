import { describe, expect, test } from 'vitest';
import { DayText } from '../clock/moscow-day.ts';
import { KEY_PROFILES } from '../keys/key-profiles.ts';
import { readPeriod, WrittenDay, writePeriod } from './analytics-period.ts';

const NOON = new Date('2026-11-21T09:00:00Z');
const { full, 'no-premium': noPremium } = KEY_PROFILES;
const ask = (from: string, to?: string) => ({
  date_from: WrittenDay.parse(from),
  ...(to !== undefined && { date_to: WrittenDay.parse(to) }),
});

describe('period of query analytics', () => {
  test('the last month takes any interval before today', () => {
    const period = readPeriod(ask('2026-11-10T00:00:00Z', '2026-11-12T23:59:59Z'), noPremium, NOON);
    expect(writePeriod(period)).toEqual({ date_from: '2026-11-10', date_to: '2026-11-12' });
  });

  test.each([
    ['2026-11-21', undefined],
    ['2026-11-18', '2026-11-21'],
    ['2026-11-18', '2026-12-01'],
    ['2026-11-18', '2026-11-17'],
  ])('refuses %s..%s', (from, to) => {
    expect(() => readPeriod(ask(from, to), full, NOON)).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('yesterday is ready at 15:00 Moscow time', () => {
    const yesterday = ask('2026-11-20');
    const { from, readyTo } = readPeriod(yesterday, full, new Date('2026-11-21T11:59:59Z'));
    expect(readyTo).toBe(from - 1);
    expect(readPeriod(yesterday, full, new Date('2026-11-21T12:00:00Z')).readyTo).toBe(from);
  });

  test('older than a month: whole weeks from Monday, with a subscription, by date_from alone', () => {
    const period = readPeriod(ask('2026-09-10'), full, NOON);
    expect(writePeriod(period)).toEqual({ date_from: '2026-09-07', date_to: '2026-09-13' });
    expect(new Date(period.from * 86_400_000).getUTCDay()).toBe(1);
    expect(() => readPeriod(ask('2026-09-10', '2026-09-16'), full, NOON)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
    expect(() => readPeriod(ask('2026-09-10'), noPremium, NOON)).toThrow(
      expect.objectContaining({ status: 403 }),
    );
  });

  test('only the written day of a date-time counts', () => {
    expect(WrittenDay.parse('2026-11-20T23:59:59.999Z')).toBe(DayText.parse('2026-11-20'));
    expect(WrittenDay.safeParse('soon').success).toBe(false);
  });
});
