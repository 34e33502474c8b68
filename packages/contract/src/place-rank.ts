import type { Place } from './positions.ts';

const DEEP_RANK = 1001;
const NOT_FOUND_RANK = 1002;

/** By how far a place is from the first: 1000+ after every place, н/н after that; null is unknown and stands last. */
export function placeRank(place: NonNullable<Place>): number;
export function placeRank(place: Place): number | null;
export function placeRank(place: Place): number | null {
  if (place === 'deep') return DEEP_RANK;
  return place === 'notFound' ? NOT_FOUND_RANK : place;
}
