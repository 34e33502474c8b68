import { Problem } from '../problem.ts';

/** The server says something every fifteen seconds; one that is silent for longer is not there. */
export const SILENCE_MS = 40_000;
export const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/** How long a connection held, and what ended it; undefined where it just ended. */
type Ended = { heldMs: number; problem: unknown };

/** What was refused stays refused for a while; a server that is away is asked less and less often. */
export function nextWait(waitMs: number, { heldMs, problem }: Ended): number {
  if (heldMs > SILENCE_MS / 2) return SHORTEST_WAIT_MS;
  const isRefused = problem instanceof Problem && [400, 403, 404, 429].includes(problem.status);
  return isRefused ? LONGEST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
}

/** Browsers that lost one server do not all come back at once; chance is from 0 to 1. */
export function spread(waitMs: number, chance = Math.random()): number {
  return waitMs * (0.5 + chance);
}

/** Signed out: the session tells for itself (send.ts), and the next one begins anew. */
export function isSignedOut(problem: unknown): boolean {
  return problem instanceof Problem && problem.status === 401;
}
