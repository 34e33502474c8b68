import type { City, Market } from '../market/market.ts';
import type { Shelves } from '../shelf/create-shelves.ts';
import type { Tiles } from './create-tiles.ts';
import type { Widget } from './page.ts';

/** One request of one visitor. */
export type StorefrontVisit = {
  market: Market;
  shelves: Shelves;
  tiles: Tiles;
  now: Date;
  baseUrl: string;
  city: City;
};

/** The header widget by which a client makes sure whose city it was served. */
export function locationWidget({ city }: Pick<StorefrontVisit, 'city'>): Widget {
  return { name: 'addressBookBarWeb', state: { areaId: city.id, city: city.name } };
}
