import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallFailure } from './failure.ts';
import { nextTryMs, RETRY_RULES } from './retry.ts';

const PASSING = ['timeout', 'unreachable', 'serverError', 'drift'] as const;
const FINAL = ['unauthorized', 'expired', 'ipBound', 'forbidden', 'invalid', 'notFound'] as const;
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const tries = fc.integer({ min: 1, max: 1000 });
const passing: fc.Arbitrary<CallFailure> = fc.oneof(
  fc.constantFrom(...PASSING).map((outcome) => ({ outcome, message: '' })),
  fc
    .nat({ max: 604_800_000 })
    .map((retryAfterMs) => ({ outcome: 'rateLimited' as const, retryAfterMs, message: '' })),
);

describe('nextTryMs', () => {
  test.each(FINAL)('%s is never tried again', (outcome) => {
    expect(nextTryMs({ outcome, message: '' }, 1)).toBeUndefined();
  });

  test('never retries before the requested time', () => {
    fc.assert(
      fc.property(fc.nat({ max: 604_800_000 }), tries, chance, (retryAfterMs, failed, drawn) => {
        const waitMs = nextTryMs({ outcome: 'rateLimited', retryAfterMs, message: '' }, failed, drawn);
        expect(waitMs ?? Infinity).toBeGreaterThanOrEqual(retryAfterMs);
      }),
    );
  });

  test('pauses are whole, of at least half the first, and within the longest; tries come to an end', () => {
    fc.assert(
      fc.property(passing, tries, chance, (failure, failed, drawn) => {
        const { attempts, firstMs, longestMs } = RETRY_RULES[failure.outcome];
        const waitMs = nextTryMs(failure, failed, drawn);
        expect(waitMs === undefined).toBe(failed > attempts);
        if (waitMs === undefined) return;
        const reported = failure.outcome === 'rateLimited' ? failure.retryAfterMs : 0;
        expect(Number.isInteger(waitMs)).toBe(true);
        expect(waitMs).toBeGreaterThanOrEqual(firstMs / 2);
        expect(waitMs).toBeLessThanOrEqual(Math.max(longestMs, reported));
      }),
    );
  });

  test('doubles, spread over its upper half', () => {
    const pauses = [1, 2, 3].map((failed) => nextTryMs({ outcome: 'timeout', message: '' }, failed, 0.5));
    expect(pauses).toEqual([1500, 3000, 6000]);
    expect(nextTryMs({ outcome: 'timeout', message: '' }, 1, 0)).toBe(1000);
  });
});
