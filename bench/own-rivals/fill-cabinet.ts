import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { Context } from '../../server/src/platform/context.ts';
import { ownSpan } from '../../server/src/products-in-search/own-rivals/own-span.ts';

export const FULL = { products: 10_000, shelves: 300, rivals: 30, places: 100, days: 28 } as const;
const FIRST_SKU = 1_000_001;
const CITY = 1;
const DAY_MS = 24 * HOUR_MS;

// Every eighth place is the seller's own card, always the same one; it wanders, and in every fourth stretch of thirty hours
// it stands thirty places lower, so that many pairs must be looked at closely. On every tenth shelf the first two of them
// take each other's places instead.
const TILES_OF_DAY = `insert into shelf_tile (mp, query, city, taken_at, place, page, sku, title)
  select 'ozon', concat('запрос ', toString(shelf)), ${CITY}, fromUnixTimestamp({from:Int64} + hour * 3600) as at,
    toUInt16(1 + slot + cityHash64(shelf, slot, {day:UInt16}, hour) % 3
      + if(shelf % 10 = 0 and slot in (0, 8), if((intDiv({day:UInt16} * 24 + hour, 30) + intDiv(slot, 8)) % 2 = 0, 30, 0),
        if(cityHash64(shelf, slot, intDiv({day:UInt16} * 24 + hour, 30)) % 4 = 0, 30, 0))) as place,
    toUInt8(1 + intDiv(slot, 36)),
    if(slot % 8 = 0, ${FIRST_SKU} + cityHash64(shelf, slot) % ${FULL.products}, 900000000 + shelf * 1000 + slot),
    'Шторы в спальню с длинным названием'
  from (select number as shelf from numbers(${FULL.shelves})) as shelves
  cross join (select number as hour from numbers(24)) as hours
  cross join (select number as slot from numbers(${FULL.places})) as slots`;

async function fillTracking({ db }: Context, cabinetId: number): Promise<void> {
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    select ${cabinetId}, ${FIRST_SKU} + n, n + 1, 'ART-' || n, 'Шторы ' || n, '', false, now()
    from generate_series(0, ${FULL.products - 1}) as n`.execute(db);
  await sql`
    insert into position_terms (cabinet_id, query)
    select ${cabinetId}, 'запрос ' || n from generate_series(0, ${FULL.shelves - 1}) as n`.execute(db);
  await sql`
    insert into position_entries (cabinet_id, sku, city_id, name, created_at, starts_at, first_expected_at)
    values (${cabinetId}, ${FIRST_SKU}, ${CITY}, 'Шторы', now(), now(), now())`.execute(db);
  await sql`
    insert into position_queries (entry_id, cabinet_id, term_id)
    select entry.id, entry.cabinet_id, term.id
    from position_entries as entry join position_terms as term using (cabinet_id)
    where entry.cabinet_id = ${cabinetId}`.execute(db);
}

/** Four weeks of hourly shelves of a full cabinet; the shelves are filled once for all cabinets. */
export async function fillFullCabinet(context: Context, cabinetId: number): Promise<void> {
  const { clickhouse, clock } = context;
  await fillTracking(context, cabinetId);
  await clickhouse.command('bench: empty', 'truncate table shelf_tile');
  const { start } = ownSpan(clock.now());
  for (let day = 0; day < FULL.days; day += 1) {
    const from = (start.getTime() + day * DAY_MS) / 1000;
    await clickhouse.command('bench: tiles', TILES_OF_DAY, { from, day });
  }
}
