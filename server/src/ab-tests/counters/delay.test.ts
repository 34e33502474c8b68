import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Appearance, keepLeast, measureDelay } from './delay.ts';

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

  test('has no shorter end when nothing of yesterday was to come', () => {
    const spent = { ...seen, ofYesterday: [], now: at(95) };
    expect(measureDelay(spent)).toEqual({ leastMs: 0, mostMs: 65 * MINUTE_MS });
    expect(measureDelay({ ...spent, ofYesterday: [between(-40, 5)] })).toEqual(measureDelay(spent));
  });

  test('is not four hours because advertising began at four', () => {
    const ofToday = [between(255, 260, 200), between(260, 265, 300)];
    const began = { ...seen, ofToday, ofYesterday: [], now: at(300) };
    expect(measureDelay(began)).toEqual({ leastMs: 0, mostMs: 260 * MINUTE_MS });
  });

  test.each([
    ['is kept while a night proves none', [0, 260], [50, 65], [50, 260]],
    ['is replaced by another one that is proven', [30, 45], [50, 65], [30, 45]],
    ['is given up when counters come sooner', [0, 20], [50, 65], [0, 20]],
  ] as const)('its shorter end %s', (_, measured, former, kept) => {
    const delayOf = ([least, most]: readonly [number, number]) => ({
      leastMs: least * MINUTE_MS,
      mostMs: most * MINUTE_MS,
    });
    expect(keepLeast(delayOf(measured), delayOf(former))).toEqual(delayOf(kept));
  });

  test('holds for every view, however few there are and whenever they begin', () => {
    const delay = fc.integer({ min: 10, max: 90 });
    const begins = fc.constantFrom(-120, 1, 180);
    const late = begins.chain((min) =>
      fc.array(fc.integer({ min, max: min + 239 }), { minLength: 1, maxLength: 40 }),
    );
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
            return isNew ? [between(former, read)] : [];
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
