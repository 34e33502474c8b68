import { median } from '@vitrina/contract/median.ts';

/** Fewer windows or days say little about what is usual. */
export const LEAST_WINDOWS = 8;
/** A median absolute deviation of a normal distribution x this is its standard deviation. */
const MAD_TO_DEVIATION = 1.4826;
/** A query that hardly ever moved would make a jump of anything. */
const LEAST_DEVIATION = 0.05;

export type Band = { middle: number; deviation: number };

/** What is usual: the median, and the deviation by the median distance from it, at least a part of the median. */
export function bandOf(values: readonly number[]): Band {
  const middle = median(values) ?? 0;
  const spread = median(values.map((value) => Math.abs(value - middle))) ?? 0;
  return { middle, deviation: Math.max(MAD_TO_DEVIATION * spread, LEAST_DEVIATION * middle) };
}

/** How many usual deviations a value lies from what is usual; null: too little is known, or it was always zero. */
export function robustZ(value: number, past: readonly number[]): number | null {
  if (past.length < LEAST_WINDOWS) return null;
  const { middle, deviation } = bandOf(past);
  return deviation === 0 ? null : (value - middle) / deviation;
}
