import { fitWeights, type Likeness, weighByNoise } from './fit-weights.ts';
import { WEEK_DAYS, type Windows } from './windows.ts';

/** A figure of each day of each product, all of the same days. */
export type Series = Float64Array;

export type Comparison = {
  /** Logarithm of what was after, divided by what would have been. */
  effect: number;
  /** The effect's usual error, as far as the pre-period says. */
  error: number;
  /** The same in units of its error: alike for steady and for restless products. */
  score: number;
  /** Of the donors, in their order. */
  weights: Float64Array;
  /** Of each day of both windows: what would have been, in the product's own unit. */
  expected: { place: number; value: number }[];
  /** How far the second half of the pre-period is from the first, against the donors, in units of its error. */
  drift: number;
};

/** From so many on, weights are fitted; of fewer the fit would follow noise, so all of them count. */
export const LEAST_FITTED = 8;

/** Keeps the logarithm of a window without a single order in bounds. */
const HALF_AN_ORDER = 0.5;
/** A pre-period that is followed to the last digit would make every later difference endless. */
const LEAST_NOISE = 1e-4;

function meanOf(series: Series, from: number, to: number): number {
  let sum = 0;
  for (let place = from; place < to; place += 1) sum += series[place] ?? 0;
  return sum / (to - from);
}

/** Half of the mean square between a day and the same weekday before it: what comes and goes, without trend and week. */
function noiseOf(values: Float64Array): number {
  let sum = 0;
  for (let place = WEEK_DAYS; place < values.length; place += 1)
    sum += ((values[place] ?? 0) - (values[place - WEEK_DAYS] ?? 0)) ** 2;
  return sum / (2 * Math.max(1, values.length - WEEK_DAYS)) + LEAST_NOISE ** 2;
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const placesOf = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}

/** What the units have in common in one pair of windows, computed once for all that are compared in it. */
export type Prepared = {
  windows: Windows;
  units: readonly Series[];
  means: Float64Array;
  /** Row by row, units by units. */
  products: Float64Array;
  noise: Float64Array;
};

export function prepareUnits(units: readonly Series[], windows: Windows): Prepared {
  const { preFrom, preTo } = windows;
  const count = units.length;
  const means = Float64Array.from(units, (series) => meanOf(series, preFrom, preTo));
  // Relative to each one's own mean: large and small products are compared by how they move.
  const moves = units.map((series, unit) =>
    series.subarray(preFrom, preTo).map((value) => value / (means[unit] ?? 1) - 1),
  );
  const products = new Float64Array(count * count);
  for (const [row, one] of moves.entries())
    for (let column = 0; column <= row; column += 1) {
      const value = dot(one, moves[column] ?? one) / (preTo - preFrom);
      products[row * count + column] = value;
      products[column * count + row] = value;
    }
  return { windows, units, means, products, noise: Float64Array.from(moves, noiseOf) };
}

function likenessOf({ products, noise, units, windows }: Prepared, unit: number, donors: readonly number[]) {
  const count = units.length;
  // The longer the forecast, the more the noise of the donors must be averaged away (synthetic difference in differences).
  const price = Math.sqrt(windows.postTo - windows.postFrom);
  const among = new Float64Array(donors.length ** 2);
  for (const [row, one] of donors.entries())
    for (const [column, other] of donors.entries())
      among[row * donors.length + column] = products[one * count + other] ?? 0;
  return {
    among,
    toProduct: Float64Array.from(donors, (donor) => products[unit * count + donor] ?? 0),
    noise: Float64Array.from(donors, (donor) => price * (noise[donor] ?? 0)),
  } satisfies Likeness;
}

/** One unit against some others: what it did, what they say it would have done, and how sure that is. */
export function compareUnit(prepared: Prepared, unit: number, donors: readonly number[]): Comparison {
  const { windows, units, means } = prepared;
  const { preFrom, preTo, postFrom, postTo } = windows;
  const likeness = likenessOf(prepared, unit, donors);
  const weights = donors.length < LEAST_FITTED ? weighByNoise(likeness.noise) : fitWeights(likeness);
  const series = units[unit] ?? new Float64Array();
  const mean = means[unit] ?? 1;
  const expectedAt = (place: number) => {
    let sum = 0;
    for (const [index, donor] of donors.entries())
      sum += ((weights[index] ?? 0) * (units[donor]?.[place] ?? 0)) / (means[donor] ?? 1);
    return mean * sum;
  };
  const expected = [...placesOf(preFrom, preTo), ...placesOf(postFrom, postTo)].map((place) => ({
    place,
    value: expectedAt(place),
  }));
  const before = expected.slice(0, preTo - preFrom);
  const misses = before.map(({ place, value }) => ((series[place] ?? 0) - value) / mean);
  const squares = total(misses.map((miss) => miss ** 2));
  const half = misses.length / 2;
  const halves = total(misses.map((miss, index) => (index < half ? -miss : miss)));
  const later = expected.slice(preTo - preFrom);
  const after = total(later.map(({ place }) => series[place] ?? 0));
  const would = total(later.map(({ value }) => value));
  const preDays = preTo - preFrom;
  const spread = Math.sqrt(squares / preDays) + LEAST_NOISE;
  const effect = Math.log((after + HALF_AN_ORDER) / (would + HALF_AN_ORDER));
  const error = spread * Math.sqrt(1 / preDays + 1 / (postTo - postFrom));
  return {
    effect,
    error,
    score: effect / error,
    weights,
    expected,
    drift: halves / (preDays / 2) / (spread * Math.sqrt(4 / preDays)),
  };
}
