import * as z from 'zod';
import { StoredMoment } from '../platform/clickhouse/stored-moment.ts';
import type { ReportContext } from '../platform/context.ts';
import type { ShelfInput } from './keep-shelf.ts';

const StoredPlace = z.object({ taken_at: StoredMoment, sku: z.int(), place: z.int(), page: z.int() });
export type StoredPlace = z.output<typeof StoredPlace>;

type Question = ShelfInput & { skus: readonly number[]; from: Date; to: Date };

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Where some products stood in every look of a time, both ends included. */
export async function listPlaces(
  { clickhouse }: ReportContext,
  { query, cityId, marketplace = 'ozon', skus, from, to }: Question,
): Promise<StoredPlace[]> {
  return clickhouse.rows(
    'list shelf places',
    `select taken_at, sku, place, page
    from shelf_tile
    prewhere mp = {mp:String} and query = {query:String} and city = {city:UInt32}
      and taken_at between {from:DateTime('UTC')} and {to:DateTime('UTC')}
    where sku in {skus:Array(UInt64)}
    order by taken_at, place`,
    { mp: marketplace, query, city: cityId, skus: [...skus], from: seconds(from), to: seconds(to) },
    StoredPlace,
  );
}
