import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { StorefrontRefusal } from './tables.ts';

const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const FIRST_PAUSE_MS = { blocked: 5 * MINUTE_MS, captcha: 5 * MINUTE_MS, rateLimited: MINUTE_MS } as const;
export type PausingOutcome = keyof typeof FIRST_PAUSE_MS;

/** After these nothing more is sent to the provider for a while, by anybody. */
export function isPausing(outcome: StorefrontRefusal): outcome is PausingOutcome {
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
