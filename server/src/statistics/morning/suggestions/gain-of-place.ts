import type { Gain } from '@vitrina/contract/morning/suggestions.ts';
import { multiply, type Range } from './count-range.ts';
import type { SeenCurve } from './seen-curve.ts';

type Moved = { place: number; likely: number | null; best: number | null; worst: number | null };
type Known = { searches: number | null; seen: SeenCurve; ordersPerViewer: Range | null };

/**
 * Orders a week that another place brings: searches of a week × the part more of the buyers that sees it there × orders
 * for each who sees it. null: one of the three is not known.
 */
export function gainOfPlace(
  { place, likely, best, worst }: Moved,
  { searches, seen, ordersPerViewer }: Known,
): Gain | null {
  const now = seen(place);
  if (searches === null || ordersPerViewer === null || now === null) return null;
  const at = (other: number | null) => {
    const share = seen(other);
    return share === null ? null : searches * (share - now);
  };
  const [middle, high, low] = [at(likely), at(best), at(worst)];
  if (middle === null || high === null || low === null) return null;
  return multiply({ likely: middle, low, high }, ordersPerViewer);
}
