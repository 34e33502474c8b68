import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, test } from 'vitest';
import { nextReadingAt, type ReadingPlan } from './plan-readings.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, 0) + minute * MINUTE_MS);

const PLAN: ReadingPlan = {
  windows: [{ from: at(0), to: at(180) }],
  burnInMs: 10 * MINUTE_MS,
  delay: { leastMs: 50 * MINUTE_MS, mostMs: 65 * MINUTE_MS },
  isMeasuring: false,
  lastReadAt: at(60),
};

describe('counters are read', () => {
  test.each([
    ['at first', true, { lastReadAt: null }, 61],
    ['not again at once', false, {}, 61],
    ['when the burn-in is in the counters', true, {}, 75],
    ['not again for the same moment', false, { lastReadAt: at(75) }, 80],
    ['every hour', true, { lastReadAt: at(100) }, 160],
    ['before anything of the next window can be there', true, { lastReadAt: at(225) }, 229.5],
    ['not much sooner', false, { lastReadAt: at(225) }, 229],
    ['every five minutes while the delay is measured', true, { isMeasuring: true }, 65],
    ['not more often then', false, { isMeasuring: true }, 64],
  ])('%s', (_, isDue, change, minute) => {
    const due = nextReadingAt({ ...PLAN, ...change });
    expect(due === null || due <= at(minute)).toBe(isDue);
  });
});
