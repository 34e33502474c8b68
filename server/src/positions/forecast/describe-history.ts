import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import { middleOf } from './quantiles.ts';

/** "Now" is what the last hours before the night say: one hour alone may be chance. */
export const NOW_HOURS = 6;
const HALF_DAY = DAY_HOURS / 2;
const LEAST_DAYS_OF_HOUR = 7;
const WANDERING_DAYS = 14;
const LONGEST_AGE_HOURS = 10 * DAY_HOURS;
/** From the mean distance of a normal spread to the error of its middle. */
const ERROR_OF_MIDDLE = 1.8;
/** Places are whole: below this a difference of hours is rounding. */
const LEAST_ERROR = 0.001;

/** How a place has been until a night, on the scale of heights. */
export type History = {
  /** By the hour of the Moscow day: how much higher or lower it usually is then. */
  profile: Float64Array;
  /** Both without the hour of the day. */
  now: number;
  usual: number;
  /** How far an hour is from the same one a day before, mostly. */
  wandering: number;
  /** For how many hours it has stood as far from the usual as now. */
  ageHours: number;
};

const isPlace = Number.isFinite;

/** An hour counts as different from the rest of its day as far as it is so day after day. */
function describeHours(heights: Float64Array, from: number, to: number): Float64Array {
  const differences: number[][] = Array.from({ length: DAY_HOURS }, () => []);
  for (let start = from; start + DAY_HOURS <= to; start += DAY_HOURS) {
    const day = heights.subarray(start, start + DAY_HOURS);
    const found = day.filter(isPlace);
    if (found.length < HALF_DAY) continue;
    const middle = middleOf(found);
    for (const [hour, height] of day.entries()) if (isPlace(height)) differences[hour]?.push(height - middle);
  }
  return Float64Array.from(differences, (values) => {
    if (values.length < LEAST_DAYS_OF_HOUR) return 0;
    const middle = middleOf(values);
    const spread = middleOf(values.map((value) => Math.abs(value - middle)));
    const error = (ERROR_OF_MIDDLE * spread) / Math.sqrt(values.length) + LEAST_ERROR;
    return middle ** 3 / (middle ** 2 + error ** 2);
  });
}

function measureWandering(heights: Float64Array, from: number, to: number): number {
  const steps: number[] = [];
  for (let hour = Math.max(from + DAY_HOURS, to - WANDERING_DAYS * DAY_HOURS); hour < to; hour += 1) {
    const [height = Number.NaN, before = Number.NaN] = [heights[hour], heights[hour - DAY_HOURS]];
    if (isPlace(height) && isPlace(before)) steps.push(Math.abs(height - before));
  }
  return middleOf(steps);
}

/** `from` and `to` are Moscow midnights, counted in hours of the series; what is not known of it is NaN. */
export function describeHistory(heights: Float64Array, from: number, to: number): History {
  const profile = describeHours(heights, from, to);
  const level = (hour: number) => (heights[hour] ?? Number.NaN) - (profile[hour % DAY_HOURS] ?? 0);
  const levels = Float64Array.from({ length: to - from }, (_, index) => level(from + index));
  const usual = middleOf(levels.filter(isPlace));
  const now = middleOf(levels.slice(-NOW_HOURS).filter(isPlace));
  const distance = Math.abs(now - usual);
  let ageHours = 0;
  for (let index = levels.length - 1; index >= 0 && ageHours < LONGEST_AGE_HOURS; index -= 1) {
    const height = levels[index] ?? Number.NaN;
    if (isPlace(height) && Math.abs(height - usual) < distance / 2) break;
    ageHours += 1;
  }
  return { profile, now, usual, wandering: measureWandering(heights, from, to), ageHours };
}
