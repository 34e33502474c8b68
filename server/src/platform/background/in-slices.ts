import { setImmediate } from 'node:timers/promises';

/** Requests of others wait at most for so long, and for one step. */
const SLICE_MS = 20;

/** Takes steps to their end, and lets everybody else have a turn between them. */
export async function inSlices<T>(steps: Generator<undefined, T>, sliceMs = SLICE_MS): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < sliceMs) continue;
    await setImmediate();
    begun = performance.now();
  }
}
