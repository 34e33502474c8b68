import { chiSquareTail, normalQuantile } from '../maths/distributions.ts';
import {
  createMatrix,
  type Factors,
  fitValues,
  invertInPlace,
  type Matrix,
  predict,
  prepareFactors,
} from '../maths/least-squares.ts';
import { type HourModel, sharesOf } from './hour-model.ts';

/** Above it the image before shows in the numbers. */
const CARRY_OVER_SCORE = 2;

/** The variance of some estimates by what the windows really differ by. */
function robustVariance(factors: Factors, errors: readonly number[], places: readonly number[]): Matrix {
  const { rows, kept, inverse } = factors;
  const { size, values } = inverse;
  const variance = createMatrix(places.length);
  const factor = rows.length / (rows.length - kept.length);
  const influences = new Float64Array(places.length);
  for (const [index, row] of rows.entries()) {
    const error = row.weight * (errors[index] ?? 0);
    for (let one = 0; one < places.length; one += 1) {
      const base = (places[one] ?? 0) * size;
      let sum = 0;
      for (const column of row.columns) sum += values[base + column] ?? 0;
      influences[one] = error * sum;
    }
    for (let one = 0; one < places.length; one += 1)
      for (let other = 0; other < places.length; other += 1) {
        const at = one * places.length + other;
        const product = (influences[one] ?? 0) * (influences[other] ?? 0);
        variance.values[at] = (variance.values[at] ?? 0) + factor * product;
      }
  }
  return variance;
}

/** How improbable the effects together are, if there is none. */
function wald(effects: readonly number[], variance: Matrix): number {
  invertInPlace(variance);
  const { size, values } = variance;
  return effects.reduce(
    (sum, one, row) =>
      sum +
      effects.reduce((added, other, column) => added + one * other * (values[row * size + column] ?? 0), 0),
    0,
  );
}

/**
 * The model of hours and one more column for each image that stood before but one, from which the others differ. Windows
 * before which nothing is known to have stood have no say.
 */
function addFormers({ samples, factors, size }: HourModel): Factors {
  const formers = [...new Set(samples.map(({ formerImageId }) => formerImageId))]
    .filter((former) => former !== null)
    .slice(1);
  const rows = factors.rows.map(({ columns, weight }, index) => {
    const formerImageId = samples[index]?.formerImageId ?? null;
    const former = formers.findIndex((imageId) => imageId === formerImageId);
    return {
      columns: former === -1 ? columns : [...columns, size + former],
      weight: formerImageId === null ? 0 : weight,
    };
  });
  return prepareFactors(rows, size + formers.length);
}

/**
 * Whether the image of the window before still shows: its effect is added to the model of hours and tested with all
 * images together. null: the order of the images or the number of windows does not let one tell.
 */
export function carryOverScore(model: HourModel, clicks: readonly number[]): number | null {
  const factors = addFormers(model);
  const places = factors.kept.filter((place) => place >= model.size);
  if (places.length === 0 || factors.rows.length <= 2 * factors.kept.length) return null;
  const shares = sharesOf(model, clicks);
  const coefficients = fitValues(factors, shares);
  const errors = factors.rows.map(
    ({ columns }, index) => (shares[index] ?? 0) - predict(coefficients, columns),
  );
  const effects = places.map((place) => coefficients[place] ?? 0);
  const statistic = wald(effects, robustVariance(factors, errors, places));
  const tail = chiSquareTail(statistic, places.length);
  return -normalQuantile(Math.max(Number.MIN_VALUE, tail / 2));
}

export function hasCarryOver(model: HourModel, clicks: readonly number[]): boolean {
  return (carryOverScore(model, clicks) ?? 0) > CARRY_OVER_SCORE;
}
