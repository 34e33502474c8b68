import { type Factors, fitValues, predict, prepareFactors } from '../maths/least-squares.ts';
import type { Sample } from './samples.ts';

/** Effects of time that are estimated together with the images. */
export type HourModel = {
  samples: readonly Sample[];
  factors: Factors;
  /** Columns of the time of each window. */
  times: readonly (readonly number[])[];
  size: number;
};

const BLOCK_HOURS = 3;
const QUARTER_HOURS = 6;
const hourOf = ({ hour }: Sample) => hour;
const blockOf = ({ hour }: Sample) => Math.floor(hour / BLOCK_HOURS);
const quarterOf = ({ hour }: Sample) => Math.floor(hour / QUARTER_HOURS);
const weekdayOf = ({ weekday }: Sample) => weekday;

/** The finest model with so many windows for each number to estimate: each of them makes the intervals wider. */
const MODELS = [[hourOf, weekdayOf], [blockOf, weekdayOf], [blockOf], [quarterOf]];
const WINDOWS_PER_COLUMN = 20;

/** Numbers for the values that occur, one after another. */
function numberValues(values: readonly number[], first: number): { places: number[]; next: number } {
  const known = new Map<number, number>();
  const places = values.map((value) => {
    const place = known.get(value) ?? first + known.size;
    known.set(value, place);
    return place;
  });
  return { places, next: first + known.size };
}

type TimeFactor = (sample: Sample) => number;
type Layout = { times: readonly (readonly number[])[]; size: number };

function layOutTimes(samples: readonly Sample[], timeFactors: readonly TimeFactor[], first: number): Layout {
  let size = first;
  const columns = timeFactors.map((factor) => {
    const { places, next } = numberValues(samples.map(factor), size);
    size = next;
    return places;
  });
  return { times: samples.map((_, index) => columns.map((places) => places[index] ?? 0)), size };
}

function chooseLayout(samples: readonly Sample[], first: number): Layout {
  for (const timeFactors of MODELS) {
    const layout = layOutTimes(samples, timeFactors, first);
    if ((layout.size - first) * WINDOWS_PER_COLUMN <= samples.length) return layout;
  }
  return { times: samples.map(() => []), size: first };
}

export function modelHours(samples: readonly Sample[]): HourModel {
  // Images first: of columns that follow from each other the later ones are dropped.
  const images = numberValues(
    samples.map(({ imageId }) => imageId),
    0,
  );
  const { times, size } = chooseLayout(samples, images.next);
  const rows = samples.map(({ views, weight }, index) => ({
    columns: [images.places[index] ?? 0, ...(times[index] ?? [])],
    weight: views * weight,
  }));
  return { samples, factors: prepareFactors(rows, size), times, size };
}

/** Shares of views in each window. */
export function sharesOf({ samples }: HourModel, counts: readonly number[]): number[] {
  return samples.map(({ views }, index) => (counts[index] ?? 0) / views);
}

/** The counts as if all windows had been at the same time: what the time adds is taken out, around the mean of all views. */
export function adjustCounts(model: HourModel, counts: readonly number[]): number[] {
  const { samples, factors, times } = model;
  const coefficients = fitValues(factors, sharesOf(model, counts));
  const effects = times.map((columns) => predict(coefficients, columns));
  let [views, added] = [0, 0];
  for (const [index, { weight }] of factors.rows.entries()) {
    views += weight;
    added += weight * (effects[index] ?? 0);
  }
  const mean = views === 0 ? 0 : added / views;
  return samples.map((sample, index) => (counts[index] ?? 0) - sample.views * ((effects[index] ?? 0) - mean));
}
