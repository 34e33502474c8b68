/** The shortest pause, and how soon a clock that was moved or made faster is noticed. */
const SHORTEST_MS = 200;
const LONGEST_LOOK_MS = 1000;
/** Behind a clock that is faster than this, what comes by the minute need not come five times a second. */
const FOLLOWED_SPEED = 120;

type Pause = { seconds: number; waitedMs: number; clockLeftMs: number; speed: number };

/**
 * How long to sleep before the next look at the clock; 0: the pause is over. A clock that stands or goes back is waited
 * for no longer than as many real seconds, because it can be moved by hand.
 */
export function pauseLeftMs({ seconds, waitedMs, clockLeftMs, speed }: Pause): number {
  const byClockMs = clockLeftMs / Math.max(speed, 1);
  const followedMs = speed > FOLLOWED_SPEED ? (seconds * 1000) / FOLLOWED_SPEED : 0;
  const shortestMs = Math.min(Math.max(followedMs, SHORTEST_MS), LONGEST_LOOK_MS);
  const leftMs = Math.max(Math.min(byClockMs, seconds * 1000 - waitedMs), shortestMs - waitedMs);
  return Math.min(Math.max(leftMs, 0), LONGEST_LOOK_MS);
}
