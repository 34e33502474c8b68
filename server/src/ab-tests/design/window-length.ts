import { AB_INTERVALS } from '@vitrina/contract/ab-tests/bounds.ts';

/** A window is several times as long as pictures and counters need, or most of it shows the image before. */
const DELAYS_PER_WINDOW = 4;
const BURN_IN_STEP_MINUTES = 5;
/** With more of it left out than kept, a longer window is the remedy. */
const LONGEST_BURN_IN_SHARE = 0.5;

/** The shortest window for a delay of pictures and counters together; undefined: none is long enough. */
export function leastInterval(delayMinutes: number): number | undefined {
  return AB_INTERVALS.find((minutes) => minutes >= DELAYS_PER_WINDOW * delayMinutes);
}

export type BurnIn = {
  /** From a switch until the card shows the new picture to everybody. */
  propagationMinutes: number;
  intervalMinutes: number;
  /** The numbers still show the image before: twice as much is left out. */
  hasCarryOver: boolean;
};

/** How many minutes of the beginning of each window are not counted. */
export function burnInMinutes({ propagationMinutes, intervalMinutes, hasCarryOver }: BurnIn): number {
  const minutes = Math.ceil(propagationMinutes / BURN_IN_STEP_MINUTES) * BURN_IN_STEP_MINUTES;
  const longest = Math.floor(intervalMinutes * LONGEST_BURN_IN_SHARE);
  return Math.min(longest, hasCarryOver ? 2 * minutes : minutes);
}
