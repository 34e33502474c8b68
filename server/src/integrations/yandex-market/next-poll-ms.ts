const SOONEST_MS = 2000;
const LATEST_MS = 60_000;
/** After this many questions a report is given up: about half an hour. */
const MOST_POLLS = 35;

/**
 * Milliseconds until a report is to be asked about again, or undefined when it takes too long to be waited for.
 * `polls`: how many times it was asked about. The first time is the marketplace's own estimate.
 */
export function nextPollMs(polls: number, estimatedMs: number): number | undefined {
  if (polls >= MOST_POLLS) return undefined;
  const pause = polls === 0 ? estimatedMs : SOONEST_MS * 2 ** polls;
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, pause));
}
