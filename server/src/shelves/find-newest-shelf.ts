import * as z from 'zod';
import { StoredMoment } from '../platform/clickhouse/stored-moment.ts';
import type { StoresContext } from '../platform/context.ts';
import type { ShelfInput } from './keep-shelf.ts';
import { listTrackedShelves } from './list-tracked-shelves.ts';

type Owner = { cabinetId: number; sku: number };
type FoundShelf = ShelfInput & { takenAt: Date };

/** So many queries show one product at most. */
const MOST_SHELVES = 2000;

const Shelf = z.object({ query: z.string(), city: z.int(), newest: StoredMoment });
const Own = z.object({ text: z.string() });

/** What the cabinet tracks, and what the marketplace names as the product's queries: nobody sees others' interests. */
async function listKnownQueries(context: StoresContext, { cabinetId, sku }: Owner): Promise<Set<string>> {
  const tracked = await listTrackedShelves(context, cabinetId);
  const own = await context.clickhouse.rows(
    'queries of an own product',
    `select distinct own.text as text
    from own_query_day as own
    where own.cabinet = {cabinet:UInt32} and own.sku = {sku:UInt64}`,
    { cabinet: cabinetId, sku },
    Own,
  );
  return new Set([...tracked.map(({ query }) => query), ...own.map(({ text }) => text)]);
}

/** The newest stored look at a shelf on which an own product stands; undefined: there is none. */
export async function findNewestShelf(context: StoresContext, owner: Owner): Promise<FoundShelf | undefined> {
  const shelves = await context.clickhouse.rows(
    'shelves of a product',
    `select query, city, max(taken_at) as newest
    from shelf_tile
    where mp = 'ozon' and sku = {sku:UInt64}
    group by query, city
    order by newest desc
    limit ${MOST_SHELVES}`,
    { sku: owner.sku },
    Shelf,
  );
  if (shelves.length === 0) return undefined;
  const known = await listKnownQueries(context, owner);
  const found = shelves.find(({ query }) => known.has(query));
  return found && { query: found.query, cityId: found.city, takenAt: found.newest };
}
