/** Requests at once: what a process begins with, and the ends between which it finds its own number. */
export const PLACES = { first: 32, least: 8, most: 64 } as const;

/** Accepted requests are to be answered well below the 300 ms that are promised; the rest is for waiting. */
const SLOW_MS = 180;
const QUICK_MS = 120;
const SHRINK = 0.8;

/**
 * How many requests to work on at once from now on. `slowMs`: the time that nine of ten of the last moment took at most.
 * Whatever makes them slow (other processes of the machine, the engines, heavy questions), fewer at once is the remedy;
 * when they are quick and some wait, one more is tried.
 */
export function adaptPlaces(
  places: number,
  { slowMs, isWaiting }: { slowMs: number; isWaiting: boolean },
): number {
  if (slowMs > SLOW_MS) return Math.max(PLACES.least, Math.floor(places * SHRINK));
  return isWaiting && slowMs < QUICK_MS ? Math.min(PLACES.most, places + 1) : places;
}
