import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Market, MarketplaceId } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';

// A shelf of 1,500 numbers is 12 KB, so a full memory is about 12 MB.
const KEPT_SHELVES = 1000;

/** The moment a search is answered for: buyers who search within one minute see one shelf. */
export function shelfMoment(at: Date): Date {
  return new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** The SKUs of a query's shelf, best first. */
export type Shelves = {
  of(text: string, cityId: number, at: Date, marketplace?: MarketplaceId): Float64Array;
};

/** Remembers the latest shelves, because a client reads one shelf page by page. */
export function createShelves(market: Market): Shelves {
  const memory = createMemory<Float64Array>(KEPT_SHELVES);
  return {
    of(text, cityId, at, marketplace = 'ozon') {
      const moment = shelfMoment(at);
      return memory.of(`${market.spanOf(moment)} ${marketplace} ${cityId} ${text}`, () =>
        market.shelf(text, cityId, moment, marketplace),
      );
    },
  };
}
