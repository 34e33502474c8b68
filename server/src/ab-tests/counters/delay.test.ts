import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Appearance, measureDelay } from './delay.ts';

const midnight = startOfMoscowDay('2026-03-03');
const at = (minute: number) => new Date(midnight.getTime() + minute * MINUTE_MS);
const between = (former: number, read: number, views = 20): Appearance => ({
  formerReadAt: at(former),
  readAt: at(read),
  views,
});

describe('the delay of counters', () => {
  const seen = {
    midnight,
    ofToday: [between(60, 65), between(65, 70)],
    ofYesterday: [between(0, 5), between(55, 60)],
  };

  test('is seen when one day stops and the next begins', () => {
    expect(measureDelay({ ...seen, now: at(95) })).toEqual({
      leastMs: 50 * MINUTE_MS,
      mostMs: 65 * MINUTE_MS,
    });
  });

  test.each([
    ['yesterday may still grow', { now: at(94) }],
    ['nothing of today has appeared', { now: at(120), ofToday: [] }],
    [
      'today was there at its first reading',
      { now: at(120), ofToday: [{ ...between(60, 65), formerReadAt: null }] },
    ],
  ])('is not known while %s', (_, change) => {
    expect(measureDelay({ ...seen, ...change })).toBeUndefined();
  });

  test('is not that of a correction in the morning', () => {
    const ofYesterday = [...seen.ofYesterday, between(9 * 60, 9 * 60 + 5)];
    expect(measureDelay({ ...seen, ofYesterday, now: at(12 * 60) })?.mostMs).toBe(65 * MINUTE_MS);
  });

  test('is seen by today alone when money was spent by the evening and the night is full of buyers', () => {
    const spent = { ...seen, ofYesterday: [], now: at(95) };
    expect(measureDelay(spent)).toEqual({ leastMs: 50 * MINUTE_MS, mostMs: 65 * MINUTE_MS });
    expect(measureDelay({ ...spent, ofYesterday: [between(-40, 5)] })).toEqual(measureDelay(spent));
    const quiet = [between(60, 65, 1), between(80, 85, 2)];
    expect(measureDelay({ ...spent, ofToday: quiet })).toEqual({ leastMs: 0, mostMs: 65 * MINUTE_MS });
  });

  test('holds for every view, however few there are', () => {
    const delay = fc.integer({ min: 10, max: 90 });
    const late = fc.array(fc.integer({ min: -120, max: 119 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(delay, late, (minutes, events) => {
        const shown = events.map((minute) => minute + minutes);
        const readings = Array.from({ length: 72 }, (_, index) => index * 5);
        const appear = (isToday: boolean) =>
          readings.slice(1).flatMap((read, index) => {
            const former = readings[index] ?? 0;
            const isNew = events.some((event, place) => {
              const moment = shown[place] ?? 0;
              return event >= 0 === isToday && moment > former && moment <= read;
            });
            return isNew ? [between(former, read, 1)] : [];
          });
        const measured = measureDelay({
          midnight,
          ofToday: appear(true),
          ofYesterday: appear(false),
          now: at(355),
        });
        if (measured === undefined) return;
        expect(measured.leastMs).toBeLessThanOrEqual(minutes * MINUTE_MS);
        expect(measured.mostMs).toBeGreaterThanOrEqual(minutes * MINUTE_MS);
      }),
    );
  });
});
