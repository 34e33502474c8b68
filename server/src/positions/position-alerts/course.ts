/** Answered checks of one query in order of time; what was not checked is not in it. */
export type Course = {
  /** In seconds since 1970, as all moments of the judge are. */
  start: number;
  /** Seconds since `start` × 1024 + value: half the bytes of two columns, and numbers in order are checks in order. */
  checks: Uint32Array;
};

const VALUE_BITS = 10;
const VALUE_MASK = 2 ** VALUE_BITS - 1;
/** 48 days fit. */
export const LONGEST_COURSE_SECONDS = 2 ** (32 - VALUE_BITS) - 1;

export function packCheck(secondsSinceStart: number, value: number): number {
  return secondsSinceStart * 2 ** VALUE_BITS + value;
}

export function momentOf({ start, checks }: Course, index: number): number {
  return start + ((checks[index] ?? 0) >>> VALUE_BITS);
}

export function valueAt({ checks }: Course, index: number): number {
  return (checks[index] ?? 0) & VALUE_MASK;
}

/** The value of the last check up to a moment. */
export function findLastValue(course: Course, upTo: number): number | undefined {
  let low = 0;
  let high = course.checks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (momentOf(course, middle) <= upTo) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : valueAt(course, low - 1);
}
