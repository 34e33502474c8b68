/** Those that are known, the least first; what is below every number stays. */
export function sortKnown(values: ArrayLike<number>): Float64Array {
  return new Float64Array(values).filter((value) => !Number.isNaN(value)).toSorted();
}

/** One of the values themselves: between a number and "below every number" there is nothing. NaN of nothing. */
export function quantileOf(sorted: ArrayLike<number>, level: number): number {
  const index = Math.ceil(level * sorted.length) - 1;
  return sorted[Math.min(sorted.length - 1, Math.max(0, index))] ?? Number.NaN;
}

export function middleOf(values: ArrayLike<number>): number {
  return quantileOf(sortKnown(values), 0.5);
}
