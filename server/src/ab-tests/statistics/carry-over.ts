import { chiSquareTail, normalQuantile } from '../maths/distributions.ts';
import {
  createMatrix,
  type FactorRow,
  type Fit,
  fitFactors,
  invertInPlace,
  type Matrix,
  predict,
} from '../maths/least-squares.ts';
import { fitHours, toRow } from './hour-model.ts';
import type { Sample } from './samples.ts';

/** Above it the image before shows in the numbers. */
const CARRY_OVER_SCORE = 2;

/** The variance of some estimates by what the windows really differ by. */
function robustVariance(rows: readonly FactorRow[], fit: Fit, places: readonly number[]): Matrix {
  const { size, values } = fit.inverse;
  const variance = createMatrix(places.length);
  const factor = rows.length / (rows.length - fit.kept.length);
  for (const row of rows) {
    const error = row.weight * (row.value - predict(fit, row.columns));
    const influences = places.map(
      (place) => error * row.columns.reduce((sum, column) => sum + (values[place * size + column] ?? 0), 0),
    );
    for (const [one, influence] of influences.entries())
      for (const [other, second] of influences.entries()) {
        const at = one * places.length + other;
        variance.values[at] = (variance.values[at] ?? 0) + factor * influence * second;
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
 * Whether the image of the window before still shows: its effect is added to the model of hours and tested with all
 * images together. null: the order of the images or the number of windows does not let one tell.
 */
export function carryOverScore(samples: readonly Sample[]): number | null {
  const known = samples.filter(({ formerImageId }) => formerImageId !== null);
  if (known.length === 0) return null;
  const model = fitHours(known);
  const formers = [...new Set(known.map(({ formerImageId }) => formerImageId))].slice(1);
  const rows = known.map((sample) => {
    const former = formers.indexOf(sample.formerImageId);
    const columns = [...model.images(sample), ...model.times(sample)];
    return toRow(sample, former === -1 ? columns : [...columns, model.size + former]);
  });
  const fit = fitFactors(rows, model.size + formers.length);
  const places = fit.kept.filter((place) => place >= model.size);
  if (places.length === 0 || rows.length <= 2 * fit.kept.length) return null;
  const effects = places.map((place) => fit.coefficients[place] ?? 0);
  const statistic = wald(effects, robustVariance(rows, fit, places));
  const tail = chiSquareTail(statistic, places.length);
  return -normalQuantile(Math.max(Number.MIN_VALUE, tail / 2));
}

export function hasCarryOver(samples: readonly Sample[]): boolean {
  return (carryOverScore(samples) ?? 0) > CARRY_OVER_SCORE;
}
