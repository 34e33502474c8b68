import { type FactorRow, type Fit, fitFactors, predict } from '../maths/least-squares.ts';
import type { Sample } from './samples.ts';

/** Effects of time that are estimated together with the images. */
type TimeFactor = 'hour' | 'block' | 'stratum' | 'weekday';
type Columns = (sample: Sample) => number[];
export type HourModel = {
  rows: FactorRow[];
  fit: Fit;
  images: Columns;
  times: Columns;
  size: number;
};

/** The finest model with so many windows for each number to estimate: each of them makes the intervals wider. */
const MODELS: readonly (readonly TimeFactor[])[] = [
  ['hour', 'weekday'],
  ['block', 'weekday'],
  ['block'],
  ['stratum'],
  [],
];
const WINDOWS_PER_COLUMN = 20;

function createIndex(size: { columns: number }) {
  const places = new Map<string, number>();
  return (name: string): number => {
    const place = places.get(name) ?? size.columns;
    if (place === size.columns) {
      places.set(name, place);
      size.columns += 1;
    }
    return place;
  };
}

function layOut(samples: readonly Sample[], factors: readonly TimeFactor[]) {
  const size = { columns: 0 };
  const column = createIndex(size);
  const images: Columns = ({ imageId }) => [column(`image ${imageId}`)];
  const times: Columns = (sample) => factors.map((factor) => column(`${factor} ${sample[factor]}`));
  // Images first: of columns that follow from each other the later ones are dropped.
  for (const sample of samples) images(sample);
  const ofImages = size.columns;
  for (const sample of samples) times(sample);
  return { images, times, size: size.columns, timeColumns: size.columns - ofImages };
}

export function toRow({ views, successes, weight }: Sample, columns: readonly number[]): FactorRow {
  return { columns, value: successes / views, weight: views * weight };
}

export function fitHours(samples: readonly Sample[]): HourModel {
  for (const factors of MODELS) {
    const { images, times, size, timeColumns } = layOut(samples, factors);
    if (timeColumns * WINDOWS_PER_COLUMN > samples.length) continue;
    const rows = samples.map((sample) => toRow(sample, [...images(sample), ...times(sample)]));
    return { rows, fit: fitFactors(rows, size), images, times, size };
  }
  throw new Error('There is always the model of images alone.');
}

/** What the time of each window adds to its share, around the mean of all views. */
export function timeEffects({ fit, times }: HourModel, samples: readonly Sample[]): number[] {
  const effects = samples.map((sample) => predict(fit, times(sample)));
  const views = samples.reduce((sum, { views, weight }) => sum + views * weight, 0);
  const mean =
    samples.reduce((sum, { views, weight }, index) => sum + views * weight * (effects[index] ?? 0), 0) /
    views;
  return effects.map((effect) => effect - mean);
}
