import type { DayNumber } from '../market/market.ts';

/** Which order it is: of a day, of a product by its place among the seller's, and its place among that day's. */
export type OrderPlace = { day: DayNumber; serial: number; place: number };

// Enough for the largest seller and the best day; the whole stays below 2 ** 53.
const PLACES = 10_000;
const SERIALS = 100_000;

export function writeOrderNumber({ day, serial, place }: OrderPlace): number {
  return (day * SERIALS + serial) * PLACES + place;
}

export function readOrderNumber(id: number): OrderPlace {
  const ofDay = Math.floor(id / PLACES);
  return { day: Math.floor(ofDay / SERIALS), serial: ofDay % SERIALS, place: id % PLACES };
}
