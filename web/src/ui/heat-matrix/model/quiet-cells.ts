import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';

/** How far a row moved over a period: between its best and its worst place; into or out of н/н and 1000+ is beyond any number. */
function movedBy(cells: readonly PositionCell[]): number {
  let [best, worst] = [Number.POSITIVE_INFINITY, 0];
  const words = new Set<Place>();
  for (const { place } of cells) {
    if (typeof place === 'number') {
      best = Math.min(best, place);
      worst = Math.max(worst, place);
    } else if (place !== null) words.add(place);
  }
  const kinds = words.size + (worst > 0 ? 1 : 0);
  if (kinds > 1) return Number.POSITIVE_INFINITY;
  return worst === 0 ? 0 : worst - best;
}

/** Whether a row has no change to show: it moved by not more than so many places, or nothing is known of it. */
export function isQuiet(cells: readonly PositionCell[], most: number | null): boolean {
  return most !== null && movedBy(cells) <= most;
}
