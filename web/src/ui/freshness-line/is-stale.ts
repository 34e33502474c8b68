import { MINUTE_MS } from '@vitrina/contract/durations.ts';

type FreshnessTimes = {
  /** When the newest numbers were taken. */
  takenAt: string | null;
  /** When the next ones are expected; null while none are. */
  nextAt: string | null;
  /** How often this source brings new numbers. */
  stepMinutes: number | null;
};

/**
 * interface-rules.md G8: numbers are stale once their next update is late by more than its own step. A source that
 * fails moves its next try ahead again and again, so the update was due a step after the last numbers, whatever is
 * promised now.
 */
export function isStale({ takenAt, nextAt, stepMinutes }: FreshnessTimes, now: Date): boolean {
  if (nextAt === null || stepMinutes === null) return false;
  const stepMs = stepMinutes * MINUTE_MS;
  const promisedMs = Date.parse(nextAt);
  const dueMs = takenAt === null ? promisedMs : Math.min(promisedMs, Date.parse(takenAt) + stepMs);
  return now.getTime() - dueMs > stepMs;
}
