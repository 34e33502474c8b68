/** How alike the donors are to each other and to the product: of series about their means, in the pre-period. */
export type Likeness = {
  /** Row by row, donors by donors. */
  among: Float64Array;
  /** Donors with the product. */
  toProduct: Float64Array;
  /** What a unit of weight squared costs: the donor's own noise. */
  noise: Float64Array;
};

const STEPS = 120;
/** A thousandth of a weight is nobody's part. */
const SETTLED = 1e-3;

/** The nearest point whose parts are not negative and add up to 1 (Duchi and others, 2008). In place. */
export function projectOnSimplex(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  let sum = 0;
  let shift = 0;
  for (let place = sorted.length - 1; place >= 0; place -= 1) {
    const value = sorted[place] ?? 0;
    sum += value;
    const candidate = (sum - 1) / (sorted.length - place);
    if (value > candidate) shift = candidate;
  }
  for (let place = 0; place < values.length; place += 1)
    values[place] = Math.max(0, (values[place] ?? 0) - shift);
  return values;
}

/** An upper bound of the largest eigenvalue, by which steps never overshoot. */
function largestRow({ among, noise }: Likeness): number {
  const count = noise.length;
  let largest = 0;
  for (let row = 0; row < count; row += 1) {
    let sum = noise[row] ?? 0;
    for (let column = 0; column < count; column += 1) sum += Math.abs(among[row * count + column] ?? 0);
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Against the gradient from one point, into another. */
function descend(
  { among, toProduct, noise }: Likeness,
  from: Float64Array,
  step: number,
  into: Float64Array,
) {
  const count = from.length;
  for (let row = 0; row < count; row += 1) {
    let slope = (noise[row] ?? 0) * (from[row] ?? 0) - (toProduct[row] ?? 0);
    const base = row * count;
    for (let column = 0; column < count; column += 1)
      slope += (among[base + column] ?? 0) * (from[column] ?? 0);
    into[row] = (from[row] ?? 0) - step * slope;
  }
}

/** The point ahead of the way from one to the next; answers the longest part of the way. */
function lookAhead(before: Float64Array, next: Float64Array, push: number, into: Float64Array): number {
  let longest = 0;
  for (let place = 0; place < next.length; place += 1) {
    const change = (next[place] ?? 0) - (before[place] ?? 0);
    longest = Math.max(longest, Math.abs(change));
    into[place] = (next[place] ?? 0) + push * change;
  }
  return longest;
}

/**
 * Weights that are not negative and add up to 1, with which donors follow the product before the change (synthetic
 * control), each at the price of its own noise: what differs by chance alone must not choose. Projected gradient with
 * momentum (Beck and Teboulle, 2009): the problem is convex and small.
 */
export function fitWeights(likeness: Likeness): Float64Array {
  const count = likeness.noise.length;
  let weights = new Float64Array(count).fill(1 / Math.max(1, count));
  let next = new Float64Array(count);
  const ahead = weights.slice();
  const step = 1 / Math.max(largestRow(likeness), Number.MIN_VALUE);
  let momentum = 1;
  for (let round = 0; round < STEPS; round += 1) {
    descend(likeness, ahead, step, next);
    projectOnSimplex(next);
    const later = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const moved = lookAhead(weights, next, (momentum - 1) / later, ahead);
    [weights, next] = [next, weights];
    momentum = later;
    if (moved < SETTLED) break;
  }
  return weights;
}

/** Difference in differences: every donor counts, the steady ones more. */
export function weighByNoise(noise: Float64Array): Float64Array {
  const inverse = noise.map((one) => 1 / Math.max(one, Number.MIN_VALUE));
  const sum = inverse.reduce((total, one) => total + one, 0);
  return inverse.map((one) => one / sum);
}
