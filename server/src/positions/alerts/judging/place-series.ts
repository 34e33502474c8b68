/** Answered checks of one query in order of time; what was not checked is not in it. */
export type PlaceSeries = {
  /** In seconds since 1970, as all moments of the judge are. */
  start: number;
  /** Seconds since `start` × 1024 + value: half the bytes of two columns, and numbers in order are checks in order. */
  checks: Uint32Array;
};

const VALUE_BITS = 10;
const VALUE_MASK = 2 ** VALUE_BITS - 1;
/** 48 days fit. */
export const LONGEST_SERIES_SECONDS = 2 ** (32 - VALUE_BITS) - 1;

export function packCheck(secondsSinceStart: number, value: number): number {
  return secondsSinceStart * 2 ** VALUE_BITS + value;
}

/** Of one check, in seconds since the start of its series. */
export const secondsIn = (check: number) => check >>> VALUE_BITS;
export const valueIn = (check: number) => check & VALUE_MASK;

export function momentOf({ start, checks }: PlaceSeries, index: number): number {
  return start + secondsIn(checks[index] ?? 0);
}

export function valueAt({ checks }: PlaceSeries, index: number): number {
  return valueIn(checks[index] ?? 0);
}

/** How many checks are before a moment, which is the place of the first one that is not. */
export function countBefore(series: PlaceSeries, moment: number): number {
  let low = 0;
  let high = series.checks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (momentOf(series, middle) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The value of the last check up to a moment. */
export function findLastValue(series: PlaceSeries, upTo: number): number | undefined {
  const count = countBefore(series, upTo + 1);
  return count === 0 ? undefined : valueAt(series, count - 1);
}
