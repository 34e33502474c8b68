import { heightOf } from '../causes/place-scale.ts';
import { LEVELS } from './learn-drifts.ts';

/** Places are whole: the top ends half a place further. */
const HALF = 0.5;

/** The share of what may come that lies below a height. */
function shareBelow(heights: readonly number[], height: number): number {
  const above = heights.findIndex((one) => one > height);
  if (above === -1) return 1;
  const [low = 0, high = 0] = [LEVELS[above - 1], LEVELS[above]];
  const [from = Number.NEGATIVE_INFINITY, to = height] = [heights[above - 1], heights[above]];
  // Between "below every place" and a place there is no way to go.
  return Number.isFinite(from) ? low + ((high - low) * (height - from)) / (to - from) : low;
}

/** In percent, by the heights at LEVELS. What has never been seen is unlikely and not impossible. */
export function chanceOfTop(heights: readonly number[], top: number): number {
  const percent = Math.round(100 * (1 - shareBelow(heights, heightOf(top + HALF))));
  return Math.min(99, Math.max(1, percent));
}
