import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import { createMarket } from '../../sandbox/src/market/create-market.ts';
import { type HourlyPlaces, NOT_FOUND } from '../../server/src/positions/forecast/hourly-places.ts';

const CITIES = [213, 2, 54];
const SHORTEST_SHELF = 100;
/** Products at the top are followed more often than those far below. */
const DEEPEST = 400;
const LEANING = 1.7;

export type MarketPlaces = { sku: number; places: HourlyPlaces };

type Options = { from: Date; hours: number; shelves: number; products: number; perShelf: number };

/** The same numbers each time, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Hour by hour the places of products of a simulated market, straight from its ranking; `from` is a Moscow midnight. */
export function readMarketPlaces({ from, hours, shelves, products, perShelf }: Options): MarketPlaces[] {
  const market = createMarket({ seed: 7, queryCount: 3000, productCount: products });
  const random = seeded(1);
  const all: MarketPlaces[] = [];
  for (let query = 0; query < market.queries.count && all.length < shelves * perShelf; query += 7) {
    const [text, city] = [market.queries.text(query), CITIES[query % CITIES.length] ?? 0];
    const first = market.shelf(text, city, from);
    if (first.length < SHORTEST_SHELF) continue;
    const chosen = new Set<number>();
    while (chosen.size < perShelf)
      chosen.add(first[Math.floor(Math.min(first.length, DEEPEST) * random() ** LEANING)] ?? 0);
    const followed = [...chosen].map((sku) => ({ sku, places: new Int16Array(hours) }));
    for (let hour = 0; hour < hours; hour += 1) {
      const shelf = market.shelf(text, city, new Date(from.getTime() + hour * HOUR_MS));
      for (const { sku, places } of followed) {
        const place = shelf.indexOf(sku) + 1;
        places[hour] = place === 0 || place > POSITION_RULES.deepestPlace ? NOT_FOUND : place;
      }
    }
    all.push(...followed);
  }
  return all;
}
