import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import type { Shelf } from '../integrations/storefront/shelf.ts';
import type { DbContext, TimedContext } from '../platform/context.ts';
import { shelfMoment, shelfQuery, startOfHour, toKeptTile } from './rules.ts';
import type { ShelfSource } from './tables.ts';

export type ShelfInput = { query: string; cityId: number; marketplace?: Marketplace };
type Reading = ShelfInput & {
  source: ShelfSource;
  /** When the walk began: the storefront fixes the order of a search then. */
  takenAt: Date;
  shelf: Pick<Shelf, 'tiles' | 'placesRead' | 'isWhole' | 'mode'>;
};

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
export async function keepShelf(
  { db }: DbContext,
  { query, cityId, marketplace = 'ozon', source, takenAt, shelf }: Reading,
): Promise<boolean> {
  const at = shelfMoment(takenAt);
  const checkedAt = source === 'positions' ? at : null;
  const text = shelfQuery(query);
  const tiles = JSON.stringify(shelf.tiles.map((tile) => toKeptTile(tile, moscowDay(at))));
  const kept = await sql`
    with kept as (
      insert into shelves (marketplace, city_id, query, taken_at, checked_at)
      values (${marketplace}, ${cityId}, ${text}, ${at}, ${checkedAt})
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
            or shelves.checked_at < ${startOfHour(at)})
      returning 1
    )
    insert into shelf_outbox (marketplace, city_id, query, taken_at, source, mode, places_read, is_whole, tiles)
    select ${marketplace}, ${cityId}, ${text}, ${at}::timestamptz, ${source}, ${shelf.mode}, ${shelf.placesRead}::integer,
      ${shelf.isWhole}::boolean, ${tiles}::json
    from kept`.execute(db);
  return kept.numAffectedRows === 1n;
}
