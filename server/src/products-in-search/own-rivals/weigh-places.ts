import type { HourlyPlaces } from './shared-shelf.ts';

/** How fast buyers thin out down a shelf: as fast as is usual, or half as fast. */
export const STEEPNESSES = { usual: 1, flat: 0.5 } as const;
const SOFTENING = 10;
/** The good place of a card: it stood there or higher in a fifth of the hours. */
const GOOD_PART = 0.2;

/** What a place is worth beside others: halves from 1 to 12, from 12 to 34. */
const worthOf = (place: number, steepness: number) => (place + SOFTENING) ** -steepness;

function goodPlaceOf(places: readonly number[]): number {
  const sorted = places.toSorted((a, b) => a - b);
  return sorted[Math.floor(GOOD_PART * (sorted.length - 1))] ?? 0;
}

export type Worth = {
  /** Of what the two places brought, hour by hour. */
  both: number;
  /** Of what they would have brought if each had kept its good place. */
  atGood: number;
  goodPlaces: [number, number];
};

/** The worth of both cards' places over the hours at which both have one. */
export function weighPlaces(one: HourlyPlaces, other: HourlyPlaces, steepness: number): Worth {
  const shared = Array.from(one).flatMap((place, hour) => {
    const beside = other[hour] ?? 0;
    return place > 0 && beside > 0 ? [[place, beside] as const] : [];
  });
  const goodPlaces: [number, number] = [
    goodPlaceOf(shared.map(([place]) => place)),
    goodPlaceOf(shared.map(([, place]) => place)),
  ];
  const both = shared.reduce(
    (sum, [place, beside]) => sum + worthOf(place, steepness) + worthOf(beside, steepness),
    0,
  );
  const atGood = shared.length * (worthOf(goodPlaces[0], steepness) + worthOf(goodPlaces[1], steepness));
  return { both, atGood, goodPlaces };
}
