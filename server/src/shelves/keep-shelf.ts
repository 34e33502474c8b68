import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type Selectable, sql } from 'kysely';
import type { Shelf } from '../integrations/storefront/shelf.ts';
import type { DbContext, TimedContext } from '../platform/context.ts';
import { type KeptTile, shelfMoment, shelfQuery, startOfHour, toKeptTile } from './rules.ts';
import type { ShelfSource, ShelvesTables } from './tables.ts';

export type ShelfInput = { query: string; cityId: number; marketplace?: Marketplace };
type Reading = ShelfInput & {
  source: ShelfSource;
  /** When the walk began: the storefront fixes the order of a search then. */
  takenAt: Date;
  shelf: Pick<Shelf, 'tiles' | 'placesRead' | 'isWhole' | 'mode'>;
};

/** A reading as it is stored. */
export type KeptShelf = Omit<
  Selectable<ShelvesTables['shelf_outbox']>,
  'id' | 'batch' | 'batched_at' | 'tiles'
> & { tiles: KeptTile[] };

export function toKeptShelf({
  query,
  cityId,
  marketplace = 'ozon',
  source,
  takenAt,
  shelf,
}: Reading): KeptShelf {
  const at = shelfMoment(takenAt);
  return {
    marketplace,
    city_id: cityId,
    query: shelfQuery(query),
    taken_at: at,
    source,
    mode: shelf.mode,
    places_read: shelf.placesRead,
    is_whole: shelf.isWhole,
    tiles: shelf.tiles.map((tile) => toKeptTile(tile, moscowDay(at))),
  };
}

/** Those of these that were not kept in this hour: the checks of positions do it, whichever cabinet's check comes first. */
export async function listDueShelves<T extends ShelfInput>(
  { db, clock }: TimedContext,
  input: readonly T[],
): Promise<T[]> {
  const due = await sql<{ number: number }>`
    select number
    from unnest(
      ${input.map(({ marketplace = 'ozon' }) => marketplace)}::text[],
      ${input.map(({ cityId }) => cityId)}::integer[],
      ${input.map(({ query }) => shelfQuery(query))}::text[]
    ) with ordinality as wanted (marketplace, city_id, query, number)
    left join shelves using (marketplace, city_id, query)
    where shelves.checked_at is null or shelves.checked_at < ${startOfHour(clock.now())}`.execute(db);
  return due.rows.flatMap(({ number }) => input[number - 1] ?? []);
}

/**
 * Puts a shelf where the worker takes it from. Of two readings of one second, or of one hour by the checks of
 * positions, the first is kept; false: this was not it. A long one that began before a short one ends after it and is kept.
 */
export async function keepShelf({ db }: DbContext, reading: Reading): Promise<boolean> {
  const { marketplace, city_id, query, taken_at, tiles, ...read } = toKeptShelf(reading);
  const checkedAt = read.source === 'positions' ? taken_at : null;
  const kept = await sql`
    with kept as (
      insert into shelves (marketplace, city_id, query, taken_at, checked_at)
      values (${marketplace}, ${city_id}, ${query}, ${taken_at}, ${checkedAt})
      on conflict (marketplace, city_id, query) do update
        set taken_at = greatest(shelves.taken_at, excluded.taken_at),
          checked_at = coalesce(excluded.checked_at, shelves.checked_at)
        where shelves.taken_at <> excluded.taken_at
          and not exists (
            select from shelf_outbox as waiting
            where waiting.marketplace = excluded.marketplace and waiting.city_id = excluded.city_id
              and waiting.query = excluded.query and waiting.taken_at = excluded.taken_at
          )
          and (excluded.checked_at is null or shelves.checked_at is null
            or shelves.checked_at < ${startOfHour(taken_at)})
      returning 1
    )
    insert into shelf_outbox (marketplace, city_id, query, taken_at, source, mode, places_read, is_whole, tiles)
    select ${marketplace}, ${city_id}, ${query}, ${taken_at}::timestamptz, ${read.source}, ${read.mode},
      ${read.places_read}::integer, ${read.is_whole}::boolean, ${JSON.stringify(tiles)}::json
    from kept`.execute(db);
  return kept.numAffectedRows === 1n;
}
