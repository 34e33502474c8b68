import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Seller, TrackedPlace } from './open-seller.ts';
import { ownOf } from './own.ts';
import { windowOf } from './raw/days.ts';
import { placeOf } from './raw/shelf.ts';
import { remember } from './remember.ts';

export const followedBy = ({ sku, query, city }: TrackedPlace) => `${sku} ${city} ${query}`;

async function readTracked({ tracked, sandbox }: Seller, _all: 'looks') {
  const places = [];
  for (const look of tracked) places.push({ ...look, place: await placeOf(sandbox, look) });
  return places;
}
const remembered = remember(readTracked);
/** Every look of position check, with the place where the product really stood. */
export const placesOf = (seller: Seller) => remembered(seller, 'looks');

/** The last look of each followed query in a city, if it was made within the day that ends at a moment. */
export async function lastPlaces(seller: Seller, moment: Date) {
  const places = (await placesOf(seller)).filter(
    ({ at }) => at <= moment && moment.getTime() - at.getTime() <= DAY_MS,
  );
  return new Map(places.map((look) => [followedBy(look), look]));
}

/** The best place of the seller by query: seen within a day, or told on the query's newest day of the 28 up to one. */
export async function bestPlaces(seller: Seller, day: string): Promise<Map<string, number>> {
  const best = new Map<string, number>();
  const add = (query: string, place: number | null) => {
    if (place !== null) best.set(query, Math.min(place, best.get(query) ?? place));
  };
  const window = new Set(windowOf(day, 28));
  const { lines } = await ownOf(seller);
  for (const [query, own] of Map.groupBy(
    lines.filter((line) => window.has(line.day)),
    (line) => line.query,
  )) {
    const newest = own
      .map((line) => line.day)
      .toSorted()
      .at(-1);
    for (const line of own) if (line.day === newest) add(query, line.position);
  }
  for (const { query, place } of (await lastPlaces(seller, seller.now)).values()) add(query, place);
  return best;
}
