import { fitHours, timeEffects } from './hour-model.ts';
import type { Rate } from './lift.ts';
import type { Sample } from './samples.ts';

export type ImageRate = Rate & {
  views: number;
  windows: number;
  /** How much more the windows differ than clicks that come independently. */
  overDispersion: number;
};
export type Rates = ReadonlyMap<number, ImageRate>;

type Sums = { windows: number; views: number; weighted: number; successes: number };

function sumUp(samples: readonly Sample[]): Sums {
  const sums = { windows: samples.length, views: 0, weighted: 0, successes: 0 };
  for (const { views, successes, weight } of samples) {
    sums.views += views;
    sums.weighted += views * weight;
    sums.successes += successes * weight;
  }
  return sums;
}

/** The share of all windows with the error of a mean of windows; null: one window does not show how far they differ. */
function clusteredRate(samples: readonly Sample[], freedom: number): ImageRate | null {
  const { windows, views, weighted, successes } = sumUp(samples);
  if (windows < 2 || weighted <= 0) return null;
  const rate = Math.min(1, Math.max(0, successes / weighted));
  const squares = samples.reduce(
    (sum, sample) => sum + (sample.weight * (sample.successes - rate * sample.views)) ** 2,
    0,
  );
  const variance = (freedom * squares * windows) / (windows - 1) / weighted ** 2;
  const binomial = (rate * (1 - rate)) / views;
  const overDispersion = binomial > 0 ? Math.max(1, variance / binomial) : 1;
  return { rate, variance, views, windows, overDispersion };
}

function ratesByImage(samples: readonly Sample[], freedom: number): Rates {
  const rates = new Map<number, ImageRate>();
  for (const [imageId, own] of Map.groupBy(samples, (sample) => sample.imageId)) {
    const rate = clusteredRate(own, freedom);
    if (rate !== null) rates.set(imageId, rate);
  }
  return rates;
}

/**
 * The share of each image as if all had been shown at the same hours and weekdays. Times are fitted together with the
 * images, so a better image at a better hour is not taken for the hour alone. The errors are larger by what the fit has
 * used up.
 */
export function estimateRates(samples: readonly Sample[]): Rates {
  if (samples.length === 0) return new Map();
  const model = fitHours(samples);
  const effects = timeEffects(model, samples);
  const adjusted = samples.map((sample, index) => ({
    ...sample,
    successes: sample.successes - sample.views * (effects[index] ?? 0),
  }));
  const images = new Set(samples.map(({ imageId }) => imageId)).size;
  const left = samples.length - model.fit.kept.length;
  const freedom = left > 0 ? (samples.length - images) / left : 1;
  return ratesByImage(adjusted, freedom);
}
