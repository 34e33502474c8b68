import type { FailedOutcome } from './tables.ts';
import { MINUTE_MS } from './rules.ts';

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

const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const FIRST_PAUSE_MS = { blocked: 5 * MINUTE_MS, captcha: 5 * MINUTE_MS, rateLimited: MINUTE_MS } as const;
export type PausingOutcome = keyof typeof FIRST_PAUSE_MS;

/** After these nothing more is sent to the provider for a while, by anybody. */
export function isPausing(outcome: FailedOutcome): outcome is PausingOutcome {
  return outcome in FIRST_PAUSE_MS;
}

/** What the other side asked for is never undercut; without a word from it the pause doubles up to an hour. */
export function choosePauseMs(
  outcome: PausingOutcome,
  { retryAfterMs, streak }: { retryAfterMs: number | null; streak: number },
): number {
  const own = Math.min(FIRST_PAUSE_MS[outcome] * 2 ** Math.min(streak, 10), LONGEST_PAUSE_MS);
  return retryAfterMs === null ? own : Math.max(retryAfterMs, 1000);
}

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

/** A failed attempt is repeated inside its slot, or the slot ends as a gap that carries the name of the failure. */
export function endAttempt(attempt: Attempt): { retryAt: Date } | { gap: FailedOutcome } {
  const { outcome, attempts, now, slotEndsAt, pausedUntil, jitter } = attempt;
  if (attempts > RETRIES[outcome]) return { gap: outcome };
  const waitMs = RETRY_AFTER_MS[Math.min(attempts, RETRY_AFTER_MS.length) - 1] ?? RETRY_AFTER_MS[0];
  const soonest = now.getTime() + (isPausing(outcome) ? 0 : waitMs);
  const retryAt = new Date(Math.max(soonest, pausedUntil?.getTime() ?? 0) + Math.round(jitter * 5000));
  return retryAt < slotEndsAt ? { retryAt } : { gap: outcome };
}
