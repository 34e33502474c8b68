import type { HourlyPlaces } from './shared-shelf.ts';

/** Below this a move is nothing, however still the card stands otherwise: from 10 to 14, or from 50 to 63. */
const LEAST_MOVE = 0.2;
/** A card's usual step, so many times: everybody wanders. */
const TIMES_USUAL = 6;
/** From 5 to 10 is as far as from 35 to 50. */
const SOFTENING = 10;

/** The higher the better; differences of it are comparable all over a shelf. */
function heightOf(place: number): number {
  return -Math.log(place + SOFTENING);
}

/** How far up each hour led from the one before it; NaN where one of them was not read. */
function listSteps(places: HourlyPlaces): Float64Array {
  const steps = new Float64Array(places.length).fill(Number.NaN);
  for (let hour = 1; hour < places.length; hour += 1) {
    const [before, now] = [places[hour - 1] ?? 0, places[hour] ?? 0];
    if (before > 0 && now > 0) steps[hour] = heightOf(now) - heightOf(before);
  }
  return steps;
}

/** The usual length of a step: typed arrays are sorted ten times as fast, and a cabinet has thousands of cards. */
function usualOf(steps: Float64Array): number {
  const lengths = steps.filter((up) => !Number.isNaN(up)).map((up) => Math.abs(up));
  return lengths.toSorted()[Math.floor(lengths.length / 2)] ?? 0;
}

/** Steps of a card beyond its own wandering, by the hour that they led to: up is positive. */
export function findJumps(places: HourlyPlaces): Map<number, number> {
  const steps = listSteps(places);
  const limit = Math.max(LEAST_MOVE, TIMES_USUAL * usualOf(steps));
  const jumps = new Map<number, number>();
  for (const [hour, up] of steps.entries()) if (Math.abs(up) > limit) jumps.set(hour, up);
  return jumps;
}
