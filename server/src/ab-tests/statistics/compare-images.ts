import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { alwaysValidInterval } from './always-valid.ts';
import { chancesToBeBest, type Standing } from './chance-to-be-best.ts';
import type { Rates } from './estimate-rates.ts';
import { compareLogs, compareRates, type LiftEstimate } from './lift.ts';

export type Lift = { value: number; low: number; high: number };
/** The images that are still shown, and what was fixed before the start. */
export type Design = { imageIds: readonly number[]; windowsPerImage: number };

const ALPHA = 0.05;
/** Intervals are narrowest at the time that they are tuned for, and hardly wider long after it. */
export const DECISION_DAYS = 14;

/** The allowance is shared by as many comparisons as the best image has to stand. */
export function alphaOf(images: number): number {
  return ALPHA / Math.max(1, images - 1);
}

/** As the test was started: what was taken out since is counted. */
export type StartedWith = { images: number; intervalMinutes: number; longestMs: number };

/**
 * How many windows each image is expected to have when the test is decided. By its settings and not by its schedule, which
 * a pause and the end cut off: the interval holds at every look only if this never moves.
 */
export function expectedWindows({ images, intervalMinutes, longestMs }: StartedWith): number {
  const decidedMs = Math.min(DECISION_DAYS * DAY_MS, longestMs);
  return Math.max(1, decidedMs / (intervalMinutes * MINUTE_MS) / images);
}

export function estimateLift(rates: Rates, imageId: number, baseId: number): LiftEstimate | null {
  const [one, base] = [rates.get(imageId), rates.get(baseId)];
  return one === undefined || base === undefined ? null : compareRates(one, base);
}

/** The lift of one image over another with the interval that holds at every look, for all images together. */
export function compareImages(
  rates: Rates,
  { imageIds, windowsPerImage }: Design,
  [imageId, baseId]: readonly [number, number],
): Lift | null {
  const [one, base] = [rates.get(imageId), rates.get(baseId)];
  const logs = one === undefined || base === undefined ? null : compareLogs(one, base);
  if (one === undefined || base === undefined || logs === null) return null;
  const looks = {
    windows: one.windows + base.windows,
    expectedWindows: 2 * windowsPerImage,
    alpha: alphaOf(imageIds.length),
  };
  const { low, high } = alwaysValidInterval(logs, looks);
  return { value: Math.expm1(logs.value), low: Math.expm1(low), high: Math.expm1(high) };
}

/** Empty as long as one of the images was not measured: nobody knows whether it is the best. */
export function rankImages(rates: Rates, imageIds: readonly number[]): ReadonlyMap<number, Standing> {
  const evidence = imageIds.flatMap((imageId) => {
    const rate = rates.get(imageId);
    if (rate === undefined) return [];
    const views = rate.views / rate.overDispersion;
    return [{ imageId, views, clicks: rate.rate * views }];
  });
  if (evidence.length < imageIds.length || evidence.length === 0) return new Map();
  const standings = chancesToBeBest(evidence);
  return new Map(
    evidence.flatMap(({ imageId }, index) => {
      const standing = standings[index];
      return standing === undefined ? [] : [[imageId, standing] as const];
    }),
  );
}
