import { placeAt } from '../causes/place-scale.ts';
import type { LikelyHeight } from './predict-height.ts';

/** How far a shelf was read, and whether that is all of it. */
export type ReadDepth = { depth: number; isWhole: boolean };

/** A place of its own among the others: whoever stood above keeps standing above. */
function rankAt(height: number, from: number): number {
  // Logarithms give 22.999… for the twenty-third place.
  const exact = Math.round(placeAt(height) * 1e6) / 1e6;
  return exact < from ? Math.ceil(exact) : Math.floor(exact);
}

/** null: below the places that were read; the last place of a whole shelf is its end. */
function limit(place: number, { depth, isWhole }: ReadDepth): number | null {
  if (place <= depth) return Math.max(1, place);
  return isWhole ? depth : null;
}

/** The page in its new order, as places: the card leaves its place and comes in where its height belongs. */
export function findPlaces(from: number, { height, spread }: LikelyHeight, read: ReadDepth) {
  const likely = rankAt(height, from);
  const best = Math.min(likely, Math.floor(placeAt(height + spread)));
  const worst = Math.max(likely, Math.ceil(placeAt(height - spread)));
  return { likely: limit(likely, read), best: limit(best, read), worst: limit(worst, read) };
}
