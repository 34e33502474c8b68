import { HOUR_MS } from '@vitrina/contract/durations.ts';

const UNKNOWN_PAUSE_MS = 60_000;
/** The provider forgets a key after 24 hours: a repeat after that would be a second payment. */
const KEY_LIFETIME_MS = 23 * HOUR_MS;

type Repeatable = { outcome: string; retryAfterMs?: number };

/**
 * Milliseconds until the same order is sent again under its key, once a minute as the provider advises, or
 * undefined when it must not be: it ended, or the key is about to be forgotten. Then only a look at the list of
 * payments tells what happened.
 */
export function nextRepeatMs(
  answer: Repeatable,
  { firstTriedAtMs, nowMs }: { firstTriedAtMs: number; nowMs: number },
): number | undefined {
  if (answer.outcome !== 'unknown' && answer.outcome !== 'rateLimited') return undefined;
  const pauseMs = Math.max(answer.retryAfterMs ?? 0, answer.outcome === 'unknown' ? UNKNOWN_PAUSE_MS : 1000);
  return nowMs + pauseMs < firstTriedAtMs + KEY_LIFETIME_MS ? pauseMs : undefined;
}
