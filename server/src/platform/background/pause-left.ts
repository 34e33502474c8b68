/** The shortest pause, and how soon a clock that was moved or made faster is noticed. */
const SHORTEST_MS = 200;
const LONGEST_LOOK_MS = 1000;

type Pause = { seconds: number; waitedMs: number; clockLeftMs: number; speed: number };

/**
 * How long to sleep before the next look at the clock; 0: the pause is over. A clock that stands or goes back is waited
 * for no longer than as many real seconds, because it can be moved by hand.
 */
export function pauseLeftMs({ seconds, waitedMs, clockLeftMs, speed }: Pause): number {
  const byClockMs = clockLeftMs / Math.max(speed, 1);
  const leftMs = Math.max(Math.min(byClockMs, seconds * 1000 - waitedMs), SHORTEST_MS - waitedMs);
  return Math.min(Math.max(leftMs, 0), LONGEST_LOOK_MS);
}
