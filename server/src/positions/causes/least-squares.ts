/** Sums over rows, from which weights are found without the rows. */
export type Sums = { size: number; cross: Float64Array; right: Float64Array };

/** The weights stand long before. */
const MOST_ROUNDS = 300;
const STANDS = 1e-9;

export function emptySums(size: number): Sums {
  return { size, cross: new Float64Array(size * size), right: new Float64Array(size) };
}

export function addRow({ size, cross, right }: Sums, row: readonly number[], value: number): void {
  for (let one = 0; one < size; one += 1) {
    const own = row[one] ?? 0;
    right[one] = (right[one] ?? 0) + own * value;
    for (let other = 0; other < size; other += 1) {
      const at = one * size + other;
      cross[at] = (cross[at] ?? 0) + own * (row[other] ?? 0);
    }
  }
}

export function addSums(into: Sums, more: Sums): void {
  for (const [index, value] of more.cross.entries()) into.cross[index] = (into.cross[index] ?? 0) + value;
  for (const [index, value] of more.right.entries()) into.right[index] = (into.right[index] ?? 0) + value;
}

// `ml-fcnnls` solves it too, over matrices of its own package: two packages for the fifteen lines of a loop.
/** Least squares with weights of 0 and more; `pull` draws weights that nothing speaks for to 0. */
export function solveSums({ size, cross, right }: Sums, ridge: number): number[] {
  const weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let moved = 0;
    for (let one = 0; one < size; one += 1) {
      let rest = right[one] ?? 0;
      for (let other = 0; other < size; other += 1) {
        if (other !== one) rest -= (cross[one * size + other] ?? 0) * (weights[other] ?? 0);
      }
      const next = Math.max(0, rest / ((cross[one * size + one] ?? 0) + ridge));
      moved = Math.max(moved, Math.abs(next - (weights[one] ?? 0)));
      weights[one] = next;
    }
    if (moved < STANDS) break;
  }
  return weights;
}

/** How much larger than predicted the values of some rows are; `trust` draws it to 1. */
export function scaleOf({ size, cross, right }: Sums, weights: readonly number[], trust: number): number {
  let [seen, predicted] = [trust, trust];
  for (let one = 0; one < size; one += 1) {
    seen += (weights[one] ?? 0) * (right[one] ?? 0);
    for (let other = 0; other < size; other += 1) {
      predicted += (weights[one] ?? 0) * (cross[one * size + other] ?? 0) * (weights[other] ?? 0);
    }
  }
  return seen / predicted;
}
