import { setImmediate } from 'node:timers/promises';

/** Requests of others wait at most for so long, and for one step. */
const TURN_MS = 20;

/** Takes steps to their end, and lets everybody else have a turn between them. */
export async function inTurns<T>(steps: Generator<undefined, T>, turnMs = TURN_MS): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < turnMs) continue;
    await setImmediate();
    begun = performance.now();
  }
}
