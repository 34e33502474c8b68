import type { LiftEstimate } from './lift.ts';

export type Looks = {
  /** Windows of both images so far. */
  windows: number;
  /** How many of them are expected when the test is decided: fixed before it starts. */
  expectedWindows: number;
  /** The chance of a wrong interval that is allowed over all looks together. */
  alpha: number;
};

/** How many standard errors the interval reaches to each side (an asymptotic confidence sequence). */
export function sequenceReach({ windows, expectedWindows, alpha }: Looks): number {
  const logs = -2 * Math.log(alpha);
  const tuning = (logs + Math.log(logs + 1)) / expectedWindows;
  const spread = windows * tuning;
  return Math.sqrt((2 * (spread + 1) * Math.log(Math.sqrt(spread + 1) / alpha)) / spread);
}

/** An interval that holds at every look, however often one looks and whenever one stops. */
export function alwaysValidInterval(
  { value, variance }: LiftEstimate,
  looks: Looks,
): { low: number; high: number } {
  const reach = Math.sqrt(variance) * sequenceReach(looks);
  return { low: value - reach, high: value + reach };
}
