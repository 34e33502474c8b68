const SHORTEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/** One that held for a while begins anew; one that never stands is tried less and less often. */
export function waitAfterLoss(lastWaitMs: number | undefined, heldMs: number): number {
  const isNew = lastWaitMs === undefined || heldMs > LONGEST_WAIT_MS;
  return isNew ? SHORTEST_WAIT_MS : Math.min(lastWaitMs * 2, LONGEST_WAIT_MS);
}

/** From half of it on, so that processes which lost one engine do not come back at once; `chance` is from 0 to 1. */
export function jittered(waitMs: number, chance: number): number {
  return waitMs * (0.5 + chance / 2);
}
