import { setImmediate as breathe } from 'node:timers/promises';
import type { RankedQueries } from '../demand/rank-queries.ts';
import type { Market } from '../market/market.ts';
import { FEED_HEADER } from './columns.ts';

// One write to the socket; larger pieces gain nothing, smaller ones cost system calls.
const CHUNK_CHARACTERS = 64 * 1024;
const NEEDS_QUOTES = /[",\r\n]/;

export function quoteCell(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The CSV of a day in big pieces, giving the event loop back after each. */
export async function* writeStatistics(
  market: Market,
  { order, days }: RankedQueries,
): AsyncGenerator<string> {
  let chunk = FEED_HEADER;
  for (const index of order) {
    const row = days.get(index);
    if (row === undefined) continue;
    // Written out, because a loop over the columns is three times slower on 200,000 rows.
    chunk += `${quoteCell(market.queries.text(index))},${row.count},${row.uniqQueriesWithCa},${row.addedToCart},${row.avgPriceKopecks},${row.itemsViews},${row.uniqSellers},${row.usersWithoutInteraction},${row.softQueries},${row.zeroQueries},${row.gmvKopecks},${row.orders},${row.orderedUsers},${row.productsCount}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
    await breathe();
  }
  yield chunk;
}
