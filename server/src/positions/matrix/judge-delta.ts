import type { Place, PlaceDelta } from '@vitrina/contract/positions/places.ts';

/** A place now against an earlier one. Nothing is counted across н/н or 1000+: both ends are told as what they are. */
export function judgeDelta(from: Place, to: Place): PlaceDelta | null {
  if (from === null || to === null) return null;
  return { from, to, places: typeof from === 'number' && typeof to === 'number' ? from - to : null };
}
