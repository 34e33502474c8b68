import { addDays, listDays } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import { markFigureDays } from '../../server/src/own-queries/figure-days.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { fillChecks } from '../fill-checks.ts';
import { MARKET } from '../fill-market.ts';

/** The first product is found by 300 queries, each of the others by ten; 90 days of all of them. */
export const SHOP = {
  products: 10_000,
  firstSku: 1_000_001,
  queries: 300,
  queriesOfOthers: 10,
  days: 90,
} as const;
const SHOP_DAYS = listDays(addDays(MARKET.lastDay, 1 - SHOP.days), MARKET.lastDay);
const TRACKED = { products: 4, queries: 40 } as const;
const TAGS = 20;

async function fillProducts({ db, clock }: Context, cabinetId: number, products: number): Promise<void> {
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, image_url, price_kopecks, stock,
      is_archived, synced_at)
    select ${cabinetId}, ${SHOP.firstSku} + number, number + 1, 'ART-' || number, name || number, lower(name) || number,
      'https://example.test/' || number || '.jpg', 50000 + number * 37 % 900000, number % 400, false,
      ${clock.now()}::timestamptz
    from (
      select number, (array['Чайник электрический ', 'Платье летнее женское ', 'Термос для чая ', 'Рюкзак школьный '])
        [1 + number % 4] as name
      from generate_series(0, ${products - 1}) as number
    ) as named`.execute(db);
  await sql`
    insert into cabinet_tags (cabinet_id, name, name_key, color)
    select ${cabinetId}, 'Метка ' || number, 'метка ' || number, 'blue'
    from generate_series(1, ${TAGS}) as number`.execute(db);
  await sql`
    insert into product_tags (cabinet_id, tag_id, sku)
    select ${cabinetId}, tag.id, product.sku
    from products as product
    inner join (
      select id, row_number() over (order by id) as number from cabinet_tags where cabinet_id = ${cabinetId}
    ) as tag on tag.number in (product.sku % ${TAGS} + 1, (product.sku / 7) % ${TAGS} + 1)
    where product.cabinet_id = ${cabinetId}`.execute(db);
}

const QUERIES_OF_DAY = `insert into own_query_day
  select {cabinet:UInt32}, requested.sku, named.text, {day:Date},
    10 + requested.hash % 400 as searched, toUInt32(searched * (0.2 + (requested.hash % 70) / 100)),
    1 + (requested.id * 7 + requested.sku + toUInt32({day:Date}) % 9) % 250, (requested.hash % 90) / 1000, requested.hash % 4,
    (requested.hash % 4) * 149000, {day:Date} + interval 36 hour
  from
  (
    select sku, id, cityHash64(sku, id, {day:Date}) as hash
    from
    (
      select {firstSku:UInt64} as sku, toUInt32(1 + number) as id from numbers({queries:UInt32})
      union distinct
      select {firstSku:UInt64} + 1 + intDiv(number, {ofOthers:UInt32}) as sku,
        toUInt32(1 + cityHash64(sku, number) % 20000) as id
      from numbers(({products:UInt32} - 1) * {ofOthers:UInt32})
    )
    where cityHash64(sku, id, toMonday({day:Date})) % 6 > 0
  ) as requested
  inner join (select id, text from q where id <= 20000) as named on requested.id = named.id
  order by requested.sku, named.text`;

const PRODUCTS_OF_DAY = `insert into own_product_day
  select {cabinet:UInt32}, {firstSku:UInt64} + number, {day:Date}, 900 + number % 3000, 400 + number % 900 as seen,
    toUInt64(seen * (2 + cityHash64(number, {day:Date}) % 8) / 100), number % 9, (number % 9) * 149000,
    {day:Date} + interval 36 hour
  from numbers({products:UInt32})`;

// A fifth of the products is advertised, each by its name's ten phrases; the first one by a hundred.
const ADS_OF_DAY = `insert into own_ad_day
  select {cabinet:UInt32}, kind, sku, phrase, 1000 + sku % 40, {day:Date}, 50 + cityHash64(sku, phrase) % 900,
    cityHash64(sku, phrase, {day:Date}) % 40, (cityHash64(sku, phrase, {day:Date}) % 40) * 1500,
    {day:Date} + interval 36 hour
  from
  (
    select 'product' as kind, {firstSku:UInt64} + number * 5 as sku, '' as phrase
    from numbers(intDiv({products:UInt32}, 5))
    union all
    select 'phrase', {firstSku:UInt64} + number * 5, arrayJoin(arrayMap(one -> concat('фраза ', toString(one)), range(10)))
    from numbers(intDiv({products:UInt32}, 5))
    union all
    select 'phrase', {firstSku:UInt64}, text from q where id <= 100
  )`;

async function fillFigures(context: Context, cabinetId: number, products: number): Promise<void> {
  const { clickhouse, db, clock } = context;
  const shop = { cabinet: cabinetId, firstSku: SHOP.firstSku, products };
  for (const day of SHOP_DAYS) {
    await clickhouse.command('fill own queries', QUERIES_OF_DAY, {
      ...shop,
      day,
      queries: SHOP.queries,
      ofOthers: SHOP.queriesOfOthers,
    });
    await clickhouse.command('fill own products', PRODUCTS_OF_DAY, { ...shop, day });
    await clickhouse.command('fill own advertising', ADS_OF_DAY, { ...shop, day });
    await sql`insert into own_query_days values (${cabinetId}, ${day}, ${products}, ${clock.now()})`.execute(
      db,
    );
  }
  const days = SHOP_DAYS.map((day) => ({ day, rows: products }));
  for (const source of ['analytics', 'ads', 'adPhrases'] as const)
    await markFigureDays(db, { cabinetId, source, at: clock.now(), days });
}

/** A cabinet as large as they come, with every source of own figures and some tracked products. */
export async function fillCabinet(
  context: Context,
  cabinetId: number,
  products: number = SHOP.products,
): Promise<void> {
  await fillProducts(context, cabinetId, products);
  await fillFigures(context, cabinetId, products);
  const queries = Array.from({ length: TRACKED.queries }, (_, index) => `термос ${index}`);
  for (let place = 0; place < TRACKED.products; place += 1)
    await fillChecks(context, { cabinetId, sku: SHOP.firstSku + place, queries });
}
