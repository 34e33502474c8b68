import { adjustCounts, type HourModel } from './hour-model.ts';
import type { Rate } from './lift.ts';
import type { Sample } from './samples.ts';

type ImageRate = Rate & {
  views: number;
  windows: number;
  /** How much more the windows differ than clicks that come independently. */
  overDispersion: number;
};
export type Rates = ReadonlyMap<number, ImageRate>;

type Counted = { sample: Sample; count: number };

function sumUp(counted: readonly Counted[]) {
  const sums = { views: 0, weighted: 0, counts: 0 };
  for (const { sample, count } of counted) {
    sums.views += sample.views;
    sums.weighted += sample.views * sample.weight;
    sums.counts += count * sample.weight;
  }
  return sums;
}

/** The share of all windows with the error of a mean of windows; null: one window does not show how far they differ. */
function clusteredRate(counted: readonly Counted[], freedom: number): ImageRate | null {
  const windows = counted.length;
  const { views, weighted, counts } = sumUp(counted);
  if (windows < 2 || weighted <= 0) return null;
  const rate = Math.min(1, Math.max(0, counts / weighted));
  const squares = counted.reduce(
    (sum, { sample, count }) => sum + (sample.weight * (count - rate * sample.views)) ** 2,
    0,
  );
  const variance = (freedom * squares * windows) / (windows - 1) / weighted ** 2;
  const binomial = (rate * (1 - rate)) / views;
  const overDispersion = binomial > 0 ? Math.max(1, variance / binomial) : 1;
  return { rate, variance, views, windows, overDispersion };
}

/**
 * The share of each image as if all had been shown at the same hours and weekdays. Times are fitted together with the
 * images, so a better image at a better hour is not taken for the hour alone. The errors are larger by what the fit has
 * used up.
 */
export function estimateRates(model: HourModel, counts: readonly number[]): Rates {
  const { samples, factors } = model;
  const adjusted = adjustCounts(model, counts);
  const counted = samples.map((sample, index) => ({ sample, count: adjusted[index] ?? 0 }));
  const byImage = Map.groupBy(counted, ({ sample }) => sample.imageId);
  const left = samples.length - factors.kept.length;
  const freedom = left > 0 ? (samples.length - byImage.size) / left : 1;
  return new Map(
    [...byImage].flatMap(([imageId, own]) => {
      const rate = clusteredRate(own, freedom);
      return rate === null ? [] : [[imageId, rate] as const];
    }),
  );
}
