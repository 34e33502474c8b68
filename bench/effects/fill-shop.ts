import { addDays, type Day, listDays, moscowDay } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import { markFigureDays } from '../../server/src/own-queries/figure-days.ts';
import type { Context } from '../../server/src/platform/context.ts';
import type { Seller } from '../make-seller.ts';

/** Own products of twenty kinds; those of the first kind also stand on the same shelves, beside rivals. */
export const SHOP = { products: 5000, kinds: 20, days: 160, shelves: 20, onShelf: 40 } as const;
const FIRST_SKU = 1_000_001;
const FIRST_RIVAL = 9_000_001;
/** So many days of figures follow a note. */
const DAYS_AFTER = 29;

// One market for everybody, another size for each product, and chance.
const FIGURES = `insert into own_product_day
    (cabinet, sku, day, views, view_users, card_users, units, revenue_kopecks, taken_at)
  select {cabinet:UInt32}, {firstSku:UInt64} + number % {products:UInt32} as sku, {from:Date} + intDiv(number, {products:UInt32}) as on_day,
    200 * ordered, 100 * ordered, 10 * ordered,
    toUInt64(round(20 * (1 + sku % 7 / 4) * (1 + 0.2 * sin(toUInt32(on_day) / 8) + 0.05 * (toUInt32(on_day) % 7))
      * (0.9 + cityHash64(sku, on_day) % 200 / 1000))) as ordered,
    100000 * ordered, on_day + interval 36 hour
  from numbers({products:UInt32} * {days:UInt32})`;

const ADVERTISING = `insert into own_ad_day (cabinet, kind, sku, phrase, campaign, day, views, clicks, spent_kopecks, taken_at)
  select cabinet, 'product', sku, '', 1, day, view_users, intDiv(card_users, 5), 149000, taken_at
  from own_product_day where cabinet = {cabinet:UInt32} and sku % 5 = 0`;

const CHECKS = `insert into position_checks_raw (cabinet, term_id, city, product, ts, outcome, place, places_read, mode, late_seconds)
  select {cabinet:UInt32}, {shelf:UInt32} as term, 213,
    arrayElement({skus:Array(UInt64)}, 1 + intDiv(number, {hours:UInt32})) as standing,
    toDateTime({from:Date}, 'UTC') + interval (number % {hours:UInt32}) hour as at, 'found',
    1 + (standing * 7 + term + cityHash64(standing, term, at) % 9) % 90, 40, 'plain', 0
  from numbers(length({skus:Array(UInt64)}) * {hours:UInt32})
  settings max_partitions_per_insert_block = 200`;

async function fillFigures({ clickhouse, db, clock }: Context, cabinetId: number, from: Day) {
  const shop = { cabinet: cabinetId, products: SHOP.products, days: SHOP.days, firstSku: FIRST_SKU, from };
  await clickhouse.command('fill own products', FIGURES, shop);
  await clickhouse.command('fill own advertising', ADVERTISING, { cabinet: cabinetId });
  const days = listDays(from, addDays(from, SHOP.days - 1)).map((day) => ({ day, rows: SHOP.products }));
  for (const source of ['analytics', 'ads'] as const)
    await markFigureDays(db, { cabinetId, source, at: clock.now(), days });
}

async function fillShelves({ clickhouse }: Context, cabinetId: number, from: Day) {
  const half = SHOP.onShelf / 2;
  const own = Array.from({ length: half }, (_, place) => FIRST_SKU + place * SHOP.kinds);
  const rivals = Array.from({ length: half }, (_, place) => FIRST_RIVAL + place);
  const skus = [...own, ...rivals];
  const hours = SHOP.days * 24;
  // Each statement ends long before the limit of time that reads have.
  for (let shelf = 1; shelf <= SHOP.shelves; shelf += 1)
    await clickhouse.command('fill checks', CHECKS, { cabinet: cabinetId, skus, shelf, hours, from });
}

/** A large cabinet with half a year of figures, and notes of some products; answers their numbers. */
export async function fillShop(context: Context, { cabinetId, userId }: Seller, notes: number) {
  const { db, clock } = context;
  const today = moscowDay(clock.now());
  const from = addDays(today, -SHOP.days);
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    select ${cabinetId}, ${FIRST_SKU}::bigint + number, number + 1, 'ART-' || number,
      chr(1072 + number % ${SHOP.kinds}) || 'чайник ' || number, 'чайник', false, ${clock.now()}
    from generate_series(0, ${SHOP.products - 1}) as number`.execute(db);
  await fillFigures(context, cabinetId, from);
  await fillShelves(context, cabinetId, from);
  const { rows } = await sql<{ id: number }>`
    insert into notes (cabinet_id, sku, at, text, author_id)
    select ${cabinetId}, ${FIRST_SKU}::bigint + number * ${SHOP.kinds / 2},
      ${`${addDays(today, -DAYS_AFTER - 1)}T09:00:00Z`}::timestamptz, 'Новое фото', ${userId}
    from generate_series(0, ${notes - 1}) as number returning id`.execute(db);
  return rows.map(({ id }) => id);
}
