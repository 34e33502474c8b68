/** The lower and the upper value in the middle: of an odd number, the same one twice. */
export function middleOf(values: readonly number[]): [lower: number | undefined, upper: number | undefined] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
}

// `simple-statistics` has this one alone, throws when there is nothing, and the contract knows no library but zod.
/** null: of nothing. */
export function median(values: readonly number[]): number | null {
  const [lower, upper] = middleOf(values);
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
