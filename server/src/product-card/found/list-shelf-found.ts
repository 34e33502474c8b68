import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { FoundQuery } from './merge-found.ts';

/** Places of an older shelf say little about today. */
const DAYS = 7;
const MOST_QUERIES = 1000;

const LATELY = "taken_at between {from:DateTime('UTC')} and {to:DateTime('UTC')}";

const Row = z.object({ query: z.string(), last_place: z.int() });

/** Where a product stood on the newest shelf of each query that anybody had read in a city, if it stood there. */
export async function listShelfFound(
  { clickhouse, clock }: Pick<Context, 'clickhouse' | 'clock'>,
  { sku, cityId }: { sku: number; cityId: number },
): Promise<FoundQuery[]> {
  const to = Math.floor(clock.now().getTime() / 1000);
  const rows = await clickhouse.rows(
    'shelves of a card',
    `select seen.query as query, seen.last_place as last_place
    from (
      select query, argMax(place, taken_at) as last_place, max(taken_at) as seen_at
      from shelf_tile
      where mp = 'ozon' and sku = {sku:UInt64} and city = {city:UInt32} and ${LATELY}
      group by query
    ) as seen
    inner join (
      select query, max(taken_at) as read_at
      from shelf_read
      where mp = 'ozon' and city = {city:UInt32} and ${LATELY}
        and query in (
          select query from shelf_tile
          where mp = 'ozon' and sku = {sku:UInt64} and city = {city:UInt32} and ${LATELY}
        )
      group by query
    ) as newest on newest.query = seen.query
    where newest.read_at = seen.seen_at
    order by last_place, query
    limit ${MOST_QUERIES}`,
    { sku, city: cityId, from: to - DAYS * DAY_SECONDS, to },
    Row,
  );
  return rows.map(({ query, last_place }) => ({
    query,
    place: last_place,
    averagePosition: null,
    viewUsers: null,
    orders: null,
  }));
}
