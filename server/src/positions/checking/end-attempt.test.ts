import { describe, expect, test } from 'vitest';
import type { FailedOutcome } from '../tables.ts';
import { endAttempt } from './end-attempt.ts';

const slotAt = Date.parse('2026-03-02T09:00:00Z');
const at = (seconds: number) => new Date(slotAt + seconds * 1000);

function attempt(outcome: FailedOutcome, attempts: number, seconds: number, pausedUntil: Date | null = null) {
  return endAttempt({ outcome, attempts, now: at(seconds), slotEndsAt: at(300), pausedUntil, jitter: 0 });
}

describe('retries inside a slot', () => {
  test.each(['timeout', 'unreachable', 'serverError'] as const)(
    '%s: after 15, 45 and 120 seconds, then a gap',
    (outcome) => {
      expect(attempt(outcome, 1, 10)).toEqual({ retryAt: at(25) });
      expect(attempt(outcome, 2, 25)).toEqual({ retryAt: at(70) });
      expect(attempt(outcome, 3, 70)).toEqual({ retryAt: at(190) });
      expect(attempt(outcome, 4, 190)).toEqual({ gap: outcome });
    },
  );

  test.each(['drift', 'cityMismatch'] as const)('%s: one more try', (outcome) => {
    expect(attempt(outcome, 1, 10)).toEqual({ retryAt: at(25) });
    expect(attempt(outcome, 2, 25)).toEqual({ gap: outcome });
  });

  test('a retry that would leave the slot is not planned', () => {
    expect(attempt('timeout', 1, 284)).toEqual({ retryAt: at(299) });
    expect(attempt('timeout', 1, 285)).toEqual({ gap: 'timeout' });
  });

  test('after a refusal the slot waits for the end of the pause or takes its name', () => {
    expect(attempt('rateLimited', 1, 10, at(70))).toEqual({ retryAt: at(70) });
    expect(attempt('blocked', 1, 10, at(310))).toEqual({ gap: 'blocked' });
  });
});
