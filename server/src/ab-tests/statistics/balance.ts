import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { chiSquareTail } from '../maths/distributions.ts';
import { HOUR_STRATA, type MeasuredWindow, strataMs } from './window.ts';

type Shown = Pick<MeasuredWindow, 'imageId' | 'from' | 'to'>;
export type Balance = { p: number | null; isRed: boolean };

const RED_BELOW = 0.001;

/** Time by image and quarter of the day, in minutes. */
function exposures(windows: readonly Shown[], imageIds: readonly number[]): number[][] {
  return imageIds.map((imageId) => {
    const minutes = Array.from({ length: HOUR_STRATA }, () => 0);
    for (const window of windows.filter((one) => one.imageId === imageId))
      for (const [stratum, ms] of strataMs(window).entries())
        minutes[stratum] = (minutes[stratum] ?? 0) + ms / MINUTE_MS;
    return minutes;
  });
}

const sum = (values: readonly number[]) => values.reduce((added, value) => added + value, 0);

/** Both in windows, because the minutes of one window do not come independently. */
function chiSquare(observed: readonly number[], planned: readonly number[]): number | null {
  const share = sum(observed) / sum(planned);
  const cells = observed
    .map((value, index) => ({ value, expected: (planned[index] ?? 0) * share }))
    .filter(({ expected }) => expected > 0);
  if (cells.length < 2) return null;
  const statistic = sum(cells.map(({ value, expected }) => (value - expected) ** 2 / expected));
  return chiSquareTail(statistic, cells.length - 1);
}

/**
 * Whether the images were shown as planned: their time, and their time in each quarter of the day. What was lost by
 * chance passes; what was lost by one image or at its hours does not.
 */
export function checkBalance(
  shown: readonly Shown[],
  planned: readonly Shown[],
  imageIds: readonly number[],
): Balance {
  const longest = Math.max(0, ...planned.map(({ from, to }) => (to.getTime() - from.getTime()) / MINUTE_MS));
  if (longest === 0 || shown.length === 0) return { p: null, isRed: false };
  const inWindows = (of: readonly Shown[]) =>
    exposures(of, imageIds).map((strata) => strata.map((minutes) => minutes / longest));
  const [observed, expected] = [inWindows(shown), inWindows(planned)];
  const tails = [
    chiSquare(observed.map(sum), expected.map(sum)),
    chiSquare(observed.flat(), expected.flat()),
  ].filter((tail) => tail !== null);
  if (tails.length === 0) return { p: null, isRed: false };
  const p = Math.min(...tails);
  return { p, isRed: p < RED_BELOW };
}
