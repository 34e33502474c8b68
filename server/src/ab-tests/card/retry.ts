import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';

/** An import takes from seconds to minutes. */
export const POLL_MS = 10 * SECOND_MS;
/** An order that was sent twice is looked at until both must have ended. */
export const DOUBT_LOOK_MS = MINUTE_MS;
/** With a key that does not work nothing is asked; whether there is a new one is looked at as often as this. */
export const KEY_WAIT_MS = MINUTE_MS;
/** From then on people are to hear that a card has not got its pictures back. */
export const RESTORE_ALARM_MS = HOUR_MS;

const FIRST_WAIT_MS = 30 * SECOND_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const LEAST_PATIENCE_MS = 30 * MINUTE_MS;

/** Doubles, from half a minute to a quarter of an hour. */
export function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures, 10), LONGEST_WAIT_MS);
}

/** For how long a test goes on trying: a window, and never less than half an hour. */
export function isPatienceOver(failingSince: Date, intervalMinutes: number, now: Date): boolean {
  const patienceMs = Math.max(LEAST_PATIENCE_MS, intervalMinutes * MINUTE_MS);
  return now.getTime() - failingSince.getTime() >= patienceMs;
}
