import { machineNow } from './clock.ts';

/** Runs at once, but never sooner than `leastMs` after the last time: what is asked earlier runs once, later. */
export function runSpaced(run: () => void, leastMs: number): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    if (timer !== undefined) return;
    const waitMs = Math.max(0, lastAt + leastMs - machineNow().getTime());
    timer = setTimeout(() => {
      timer = undefined;
      lastAt = machineNow().getTime();
      run();
    }, waitMs);
  };
}
