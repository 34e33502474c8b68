import { setImmediate as breathe } from 'node:timers/promises';
import type { DayNumber, Market, MarketplaceId } from '../market/market.ts';
import { createDayColumns, type DayColumns } from './day-columns.ts';

/** `order` holds the indexes of the queries that were searched, the most popular first. */
export type RankedQueries = { order: Uint32Array; days: DayColumns };

// The other parts of the sandbox are served between slices: 20,000 queries take about 20 ms.
const SLICE = 20_000;
// Above any number of queries, so that a count and an index fit one sortable number.
const INDEX_SPAN = 2 ** 24;

/** All queries of one closed day in one place, ordered by searches. */
export async function rankQueries(
  market: Market,
  marketplace: MarketplaceId,
  day: DayNumber,
  cityId: number,
): Promise<RankedQueries> {
  const total = market.queries.count;
  const days = createDayColumns(total);
  const sortable = new Float64Array(total);
  let searched = 0;
  for (let index = 0; index < total; index += 1) {
    if (index % SLICE === SLICE - 1) await breathe();
    const row = market.day(marketplace, index, day, cityId);
    if (row === undefined) continue;
    days.put(index, row);
    sortable[searched] = row.count * INDEX_SPAN + (INDEX_SPAN - 1 - index);
    searched += 1;
  }
  const ascending = sortable.subarray(0, searched).toSorted();
  const order = new Uint32Array(searched);
  for (let place = 0; place < searched; place += 1) {
    order[place] = INDEX_SPAN - 1 - ((ascending[searched - 1 - place] ?? 0) % INDEX_SPAN);
  }
  return { order, days };
}
