import type { Explanation, MoveCause } from '@vitrina/contract/positions/causes.ts';

export type WaterfallStep = {
  cause: MoveCause | 'unexplained';
  places: number;
  /** Where its bar begins and how long it is, in hundredths of the whole. */
  start: number;
  length: number;
};

/** The bars of a move one after the other, the largest first; each begins where the one before it ended. */
export function listWaterfallSteps(explanation: Explanation): WaterfallStep[] {
  const { shares, unexplained, placeBefore } = explanation;
  const bars: Pick<WaterfallStep, 'cause' | 'places'>[] = shares.toSorted(
    (one, other) => Math.abs(other.places) - Math.abs(one.places),
  );
  if (unexplained !== 0 || bars.length === 0) bars.push({ cause: 'unexplained', places: unexplained });
  const ends = [placeBefore];
  for (const bar of bars) ends.push((ends.at(-1) ?? placeBefore) + bar.places);
  const least = Math.min(...ends);
  const span = Math.max(1, Math.max(...ends) - least);
  return bars.map((bar, index) => {
    const [from, to] = [ends[index] ?? placeBefore, ends[index + 1] ?? placeBefore];
    return {
      ...bar,
      start: (100 * (Math.min(from, to) - least)) / span,
      length: (100 * Math.abs(to - from)) / span,
    };
  });
}
