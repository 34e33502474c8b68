import { isPausing } from '../../shelves/pause-rules.ts';
import type { FailedOutcome } from '../tables.ts';
import type { ClaimedCheck } from './claim-checks.ts';

/** Waits before the second, third and fourth attempt in one slot. */
const RETRY_AFTER_MS = [15_000, 45_000, 120_000] as const;
/** An answer of another shape or city rarely heals by itself: one more try catches a cut connection or a lost session. */
const RETRIES: Record<FailedOutcome, number> = {
  timeout: 3,
  unreachable: 3,
  serverError: 3,
  drift: 1,
  cityMismatch: 1,
  blocked: Number.POSITIVE_INFINITY,
  captcha: Number.POSITIVE_INFINITY,
  rateLimited: Number.POSITIVE_INFINITY,
};

export type Attempt = {
  outcome: FailedOutcome;
  /** Attempts in this slot, this one included. */
  attempts: number;
  now: Date;
  slotEndsAt: Date;
  /** Until when the provider is left alone. */
  pausedUntil: Date | null;
  /** 0..1, different for different checks, so that retries do not come all at once. */
  jitter: number;
};

type Failed = Omit<Attempt, 'jitter'> & { check: Pick<ClaimedCheck, 'key'> };

/** The same for a check: the retries of those that failed together are spread. */
export function endCheckAttempt({ check, ...attempt }: Failed): ReturnType<typeof endAttempt> {
  return endAttempt({ ...attempt, jitter: ((check.key.termId * 37 + attempt.attempts) % 100) / 100 });
}

/** A failed attempt is repeated inside its slot, or the slot ends as a gap that carries the name of the failure. */
export function endAttempt(attempt: Attempt): { retryAt: Date } | { gap: FailedOutcome } {
  const { outcome, attempts, now, slotEndsAt, pausedUntil, jitter } = attempt;
  if (attempts > RETRIES[outcome]) return { gap: outcome };
  const waitMs = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? RETRY_AFTER_MS[0];
  const soonest = now.getTime() + (isPausing(outcome) ? 0 : waitMs);
  const retryAt = new Date(Math.max(soonest, pausedUntil?.getTime() ?? 0) + Math.round(jitter * 5000));
  return retryAt < slotEndsAt ? { retryAt } : { gap: outcome };
}
