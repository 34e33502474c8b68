import { DAY_MS } from '@vitrina/contract/durations.ts';
import { withViews } from './samples.ts';
import { exposuresOf, type MeasuredWindow } from './window.ts';

export type Missing = { days: number; windows: number; hourImageIds: number[]; isUnbalanced: boolean };

export const LEAST_DAYS = 7;
export const LEAST_WINDOWS = 14;

/**
 * What valid windows have to cover before anything is said of the images. Hours without a single view are covered all the
 * same: campaigns that rest at night rest for every image.
 */
export function findMissing(
  windows: readonly MeasuredWindow[],
  imageIds: readonly number[],
  isUnbalanced: boolean,
): Missing {
  const exposures = exposuresOf(windows);
  const ms = [...exposures.values()].flat().reduce((sum, part) => sum + part, 0);
  const byImage = Map.groupBy(withViews(windows), ({ imageId }) => imageId);
  const fewest = imageIds.reduce(
    (least, imageId) => Math.min(least, byImage.get(imageId)?.length ?? 0),
    LEAST_WINDOWS,
  );
  return {
    days: Math.max(0, LEAST_DAYS - Math.floor(ms / DAY_MS)),
    windows: LEAST_WINDOWS - fewest,
    hourImageIds: imageIds.filter((imageId) => exposures.get(imageId)?.every((part) => part > 0) !== true),
    isUnbalanced,
  };
}

export function isComplete({ days, windows, hourImageIds, isUnbalanced }: Missing): boolean {
  return days === 0 && windows === 0 && hourImageIds.length === 0 && !isUnbalanced;
}
