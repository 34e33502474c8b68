import { DAY_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRepeatMs } from './next-repeat-ms.ts';

const now = { firstTriedAtMs: 0, nowMs: 0 };

describe('repeats of an order', () => {
  test.each(['created', 'captured', 'invalid', 'keyReused', 'unauthorized', 'notFound'])(
    '%s is not repeated',
    (outcome) => {
      expect(nextRepeatMs({ outcome }, now)).toBeUndefined();
    },
  );

  test('an unknown end is asked about once a minute', () => {
    expect(nextRepeatMs({ outcome: 'unknown' }, now)).toBe(60_000);
  });

  test('what the provider says about waiting is never undercut', () => {
    expect(nextRepeatMs({ outcome: 'rateLimited', retryAfterMs: 7000 }, now)).toBe(7000);
    expect(nextRepeatMs({ outcome: 'rateLimited', retryAfterMs: 0 }, now)).toBe(1000);
  });

  test('the last repeat comes before 23 hours have passed', () => {
    const last = 23 * 3_600_000 - 60_000;
    expect(nextRepeatMs({ outcome: 'unknown' }, { firstTriedAtMs: 5000, nowMs: last + 4999 })).toBe(60_000);
    expect(
      nextRepeatMs({ outcome: 'unknown' }, { firstTriedAtMs: 5000, nowMs: last + 5000 }),
    ).toBeUndefined();
  });

  test('no repeat ever comes when the key may be forgotten', () => {
    const outcome = fc.constantFrom('unknown', 'rateLimited');
    fc.assert(
      fc.property(outcome, fc.nat(2 * DAY_MS), fc.nat(2 * DAY_MS), (word, nowMs, retryAfterMs) => {
        const pauseMs = nextRepeatMs({ outcome: word, retryAfterMs }, { firstTriedAtMs: 0, nowMs });
        if (pauseMs === undefined) expect(nowMs + Math.max(retryAfterMs, 60_000)).toBeGreaterThan(DAY_MS / 2);
        else expect(nowMs + pauseMs).toBeLessThan(DAY_MS);
      }),
    );
  });
});
