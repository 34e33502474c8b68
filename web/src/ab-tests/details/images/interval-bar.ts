import type { AbLift } from '@vitrina/contract/ab-tests/results.ts';

/** Of the width of the bar, in percent. */
export type IntervalBar = { zero: number; from: number; width: number; value: number };

/** One scale for the bars of all images, with room on both sides: zero must be in sight to see which side is which. */
export function scaleOfLifts(lifts: readonly (AbLift | null)[]): readonly [number, number] {
  const known = lifts.filter((lift) => lift !== null);
  const low = Math.min(0, ...known.map((lift) => lift.low));
  const high = Math.max(0, ...known.map((lift) => lift.high));
  const margin = (high - low) * 0.05;
  return [low - margin, high + margin];
}

const round = (value: number) => Math.round(value * 100) / 100;

export function intervalBar(
  { value, low, high }: AbLift,
  [least, most]: readonly [number, number],
): IntervalBar {
  const span = most - least;
  const place = (at: number) => (span === 0 ? 50 : round(((at - least) / span) * 100));
  return { zero: place(0), from: place(low), width: round(place(high) - place(low)), value: place(value) };
}
