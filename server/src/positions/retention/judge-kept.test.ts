import { DAY_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRACE_DAYS, judgeKept, type Kept, oldestKeptDay } from './judge-kept.ts';

const START = new Date('2026-03-02T09:00:00Z');
const on = (day: number) => new Date(START.getTime() + day * DAY_MS);

const kept = (days: number, planDays: number, day = 0): Kept => ({ days, planDays, since: on(day) });

test('what is met first may have had the largest plan, and a larger plan keeps more at once', () => {
  expect(judgeKept(undefined, 90, START)).toEqual(kept(365, 90));
  expect(judgeKept(kept(90, 90), 365, on(5))).toEqual(kept(365, 365, 5));
});

test('a smaller plan keeps less when it has lasted for the grace', () => {
  const lowered = judgeKept(kept(365, 365), 90, on(1));
  expect(lowered).toEqual(kept(365, 90, 1));
  expect(judgeKept(lowered, 90, on(GRACE_DAYS))).toEqual(lowered);
  expect(judgeKept(lowered, 90, on(GRACE_DAYS + 1))).toEqual(kept(90, 90, 1));
});

test('a return to the larger plan, and a fall to a smaller one, begin anew', () => {
  const lowered = judgeKept(kept(365, 365), 90, on(1));
  expect(judgeKept(lowered, 365, on(GRACE_DAYS))).toEqual(kept(365, 365, GRACE_DAYS));
  expect(judgeKept(lowered, 0, on(GRACE_DAYS + 1))).toEqual(kept(365, 0, GRACE_DAYS + 1));
});

test('the oldest day is a Moscow day', () => {
  expect(oldestKeptDay(new Date('2026-03-01T22:00:00Z'), 1)).toBe('2026-03-01');
});

test('property: never less than the plan shows, nor less than the largest plan of the grace', () => {
  const change = fc.record({ planDays: fc.constantFrom(0, 90, 365), pause: fc.integer({ min: 1, max: 40 }) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
      let known: Kept | undefined;
      let day = 0;
      const seen: { day: number; planDays: number }[] = [];
      for (const { planDays, pause } of changes) {
        day += pause;
        known = judgeKept(known, planDays, on(day));
        seen.push({ day, planDays });
        const lately = seen.filter((one) => one.day > day - GRACE_DAYS).map((one) => one.planDays);
        expect(known.days).toBeGreaterThanOrEqual(Math.max(...lately));
      }
    }),
  );
});
