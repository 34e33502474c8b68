import { DAY_MS } from '@vitrina/contract/durations.ts';
import { type MeasuredWindow, strataMs } from './window.ts';

export type Missing = { days: number; windows: number; hourImageIds: number[]; isUnbalanced: boolean };

export const LEAST_DAYS = 7;
export const LEAST_WINDOWS = 14;

const msOf = ({ from, to }: MeasuredWindow) => to.getTime() - from.getTime();

/** What valid windows have to cover before anything is said of the images. */
export function findMissing(
  windows: readonly MeasuredWindow[],
  imageIds: readonly number[],
  isUnbalanced: boolean,
): Missing {
  const days = Math.floor(windows.reduce((sum, window) => sum + msOf(window), 0) / DAY_MS);
  const own = imageIds.map((imageId) => windows.filter((window) => window.imageId === imageId));
  const fewest = own.reduce((least, { length }) => Math.min(least, length), LEAST_WINDOWS);
  const lacksHours = (of: readonly MeasuredWindow[]) => {
    const strata = of.map(strataMs);
    return [0, 1, 2, 3].some((stratum) => strata.every((ms) => ms[stratum] === 0));
  };
  return {
    days: Math.max(0, LEAST_DAYS - days),
    windows: LEAST_WINDOWS - fewest,
    hourImageIds: imageIds.filter((_, index) => lacksHours(own[index] ?? [])),
    isUnbalanced,
  };
}

export function isComplete({ days, windows, hourImageIds, isUnbalanced }: Missing): boolean {
  return days === 0 && windows === 0 && hourImageIds.length === 0 && !isUnbalanced;
}
