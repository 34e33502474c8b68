import { EFFECT_BOUNDS } from '@vitrina/contract/effects/effects.ts';
import type { Series } from '../estimate/compare-units.ts';
import { mayStand, type Unit } from '../estimate/compare-with-placebos.ts';
import { WEEK_DAYS, type Windows } from '../estimate/windows.ts';

export type Candidate = Unit & { sku: number; isSameKind: boolean };

/** Of other kinds only those that moved alike before. */
const LEAST_LIKENESS = 0.5;

/** Sums of the seven days up to each day of a span: weekdays are alike for everybody. */
function weeklySums(series: Series, to: number): Float64Array {
  const sums = new Float64Array(Math.max(0, to - WEEK_DAYS + 1));
  for (const place of sums.keys())
    for (let day = 0; day < WEEK_DAYS; day += 1)
      sums[place] = (sums[place] ?? 0) + (series[place + day] ?? 0);
  return sums;
}

/** From -1 to 1, of weekly sums before a change; 0 where one of them does not move. */
export function likenessBefore(one: Series, other: Series, to: number): number {
  const [a, b] = [weeklySums(one, to), weeklySums(other, to)];
  if (a.length < 2) return 0;
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [product, squareA, squareB] = [0, 0, 0];
  for (const [place, value] of a.entries()) {
    const [left, right] = [value - meanA, (b[place] ?? 0) - meanB];
    product += left * right;
    squareA += left ** 2;
    squareB += right ** 2;
  }
  const scale = Math.sqrt(squareA * squareB);
  return scale > 0 ? product / scale : 0;
}

export const sumIn = (series: Series, from: number, to: number) =>
  series.subarray(from, to).reduce((sum, value) => sum + value, 0);

/** Those of its kind first, then those that moved like it; of each the ones of its size, whose days are as restless. */
export function chooseDonors(
  product: Series,
  candidates: readonly Candidate[],
  windows: Windows,
): Candidate[] {
  const { preFrom, preTo } = windows;
  const own = sumIn(product, preFrom, preTo);
  const weighed = candidates
    .filter((candidate) => mayStand(candidate, windows))
    .map((candidate) => ({ candidate, total: sumIn(candidate.series, preFrom, preTo) }))
    .filter(({ total }) => total >= EFFECT_BOUNDS.donorTotal)
    .map((one) => ({ ...one, distance: Math.abs(Math.log(one.total / own)) }))
    .filter(
      ({ candidate: { isSameKind, series } }) =>
        isSameKind || likenessBefore(product, series, preTo) >= LEAST_LIKENESS,
    );
  return weighed
    .toSorted(
      (one, other) =>
        Number(other.candidate.isSameKind) - Number(one.candidate.isSameKind) ||
        one.distance - other.distance ||
        one.candidate.sku - other.candidate.sku,
    )
    .slice(0, EFFECT_BOUNDS.mostDonors)
    .map(({ candidate }) => candidate);
}
