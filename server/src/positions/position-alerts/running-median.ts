import { NOT_FOUND_VALUE } from './alert-values.ts';

/** The lower median of values that come and go: always one of them, so that no average of a place and н/н is shown. */
export type RunningMedian = {
  add(value: number): void;
  remove(value: number): void;
  count(): number;
  clear(): void;
  get(): number;
};

/** Values are small whole numbers, so they are counted; the median moves by as much as the values do. */
export function createRunningMedian(): RunningMedian {
  const counts = new Uint16Array(NOT_FOUND_VALUE + 1);
  let count = 0;
  let median = 0;
  /** How many stand below `median`. */
  let below = 0;
  return {
    add: (value) => {
      counts[value] = (counts[value] ?? 0) + 1;
      count += 1;
      if (value < median) below += 1;
    },
    remove: (value) => {
      counts[value] = (counts[value] ?? 0) - 1;
      count -= 1;
      if (value < median) below -= 1;
    },
    count: () => count,
    clear: () => {
      counts.fill(0);
      count = 0;
      median = 0;
      below = 0;
    },
    get: () => {
      const place = (count - 1) >> 1;
      while (below > place) {
        median -= 1;
        below -= counts[median] ?? 0;
      }
      while (below + (counts[median] ?? 0) <= place) {
        below += counts[median] ?? 0;
        median += 1;
      }
      return median;
    },
  };
}
