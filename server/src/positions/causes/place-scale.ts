/**
 * Places are compared on a scale on which a step means much at the top and little far below it: from 5 to 10 is as far
 * as from 35 to 50. The constant keeps the first places from being worth any number of others.
 */
const FLATTENED_PLACES = 10;

/** The better the place, the higher. */
export function heightOf(place: number): number {
  return -Math.log(place + FLATTENED_PLACES);
}

/** Between whole places, too; never above the first. */
export function placeAt(height: number): number {
  return Math.max(1, Math.exp(-height) - FLATTENED_PLACES);
}

/** How many places a step of height is worth at a place. */
export function placesOf(step: number, place: number): number {
  return step * (place + FLATTENED_PLACES);
}
