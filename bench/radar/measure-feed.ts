import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { listRadarChanges } from '@vitrina/contract/radar/changes.ts';
import { listRadarProducts } from '@vitrina/contract/radar/products.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../server/src/platform/context.ts';
import type { Db } from '../../server/src/platform/postgres/database.ts';
import { askAs } from '../ask-as.ts';
import { makeSeller, type Seller } from '../make-seller.ts';
import { inMs, measure } from '../measure.ts';
import type { Row } from '../report.ts';

type Filter = NonNullable<InputOf<typeof listRadarChanges>['filter']>;
type Products = Omit<InputOf<typeof listRadarProducts>, 'cabinetId'>;

const CARDS = 100_000;
const PRODUCTS = 500;
const CABINETS = CARDS / PRODUCTS;
const DAYS = 28;
/** Lines of a card in four weeks: some three million in all. */
const LINES_OF_A_CARD = 30;
const ROUNDS = 60;
const BUDGET_P95_MS = 100;
const FIRST_SKU = 3_000_000_000;

/** Cards filled by one statement: each ends long before the limit of time that requests have. */
const BATCH = 5000;

type Batch = { db: Db; from: Date; firstSku: number; lastSku: number };

async function fillCards({ db, firstSku, lastSku }: Batch, now: Date): Promise<void> {
  await sql`
    insert into watched_cards (sku, cabinet_id, facts, snapshots_count, watchers, next_look_at, every_seconds, looked_at)
    select sku, null,
      jsonb_build_object(
        'title', 'Чайник электрический ' || sku,
        'description', repeat('слово ' || sku || ' ', 60),
        'pictures', jsonb_build_array(jsonb_build_object('hash', md5(sku::text), 'look', '0', 'address', '')),
        'offers', jsonb_build_array(jsonb_build_object('sku', sku, 'priceKopecks', 99000 + sku % 7))),
      30, 1, ${now}, 3600, ${now}
    from generate_series(${firstSku}::bigint, ${lastSku}::bigint) as card (sku)`.execute(db);
}

async function fillProducts(
  { db, from, firstSku, lastSku }: Batch,
  cabinetIds: readonly number[],
): Promise<void> {
  await sql`
    insert into radar_products (cabinet_id, sku, is_own, added_at, watching_since, card_id)
    select (${[...cabinetIds]}::integer[])[1 + ((card.sku - ${FIRST_SKU}::bigint) / ${PRODUCTS}::integer)::integer],
      card.sku, card.sku % 2 = 0, ${from}, ${from}, card.id
    from watched_cards as card where card.sku between ${firstSku}::bigint and ${lastSku}::bigint`.execute(db);
}

/** Every thirtieth line has gone back; kinds and importance as they come in the sandbox. */
async function fillPart({ db, from, firstSku, lastSku }: Batch, part: number): Promise<void> {
  const partSeconds = (DAYS * DAY_MS) / 1000 / LINES_OF_A_CARD;
  await sql`
    insert into radar_changes
      (cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at, is_back)
    select put.cabinet_id, put.sku, put.card_id, ${part + 2}::integer, put.is_own, kind.name,
      case kind.name
        when 'price' then jsonb_build_object('kind', 'price', 'was', 120000, 'now', 99000)
        when 'stock' then '{"kind":"stock","was":{"isAvailable":true,"stock":null},"now":{"isAvailable":false,"stock":0}}'
        else '{"kind":"title","was":"Чайник электрический 1,7 л","now":"Чайник электрический стальной 1,7 л"}'
      end,
      (array['low', 'normal', 'normal', 'high'])[1 + mixed.rest % 4],
      moment.at - interval '1 hour', moment.at, moment.at, mixed.rest = 0
    from radar_products as put
    cross join lateral (select ((put.sku + ${part}::integer) % 30)::integer as rest) as mixed
    cross join lateral (select (array['price', 'price', 'stock', 'title'])[1 + mixed.rest % 4] as name) as kind
    cross join lateral (
      select ${from}::timestamptz
        + interval '1 second' * ((${part}::integer + random()) * ${partSeconds}::double precision) as at
    ) as moment
    where put.sku between ${firstSku}::bigint and ${lastSku}::bigint
    order by moment.at`.execute(db);
}

/** As lines come: day by day over all cabinets, so that those of one stand far apart. */
async function fillLines({ db }: Context, cabinetIds: readonly number[], now: Date): Promise<void> {
  const from = new Date(now.getTime() - DAYS * DAY_MS);
  const batches = Array.from({ length: CARDS / BATCH }, (_, nth): Batch => {
    const firstSku = FIRST_SKU + nth * BATCH;
    return { db, from, firstSku, lastSku: firstSku + BATCH - 1 };
  });
  for (const batch of batches) {
    await fillCards(batch, now);
    await fillProducts(batch, cabinetIds);
  }
  for (let part = 0; part < LINES_OF_A_CARD; part += 1)
    for (const batch of batches) await fillPart(batch, part);
  for (const table of ['radar_changes', 'radar_products', 'watched_cards'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

async function makeCabinets(context: Context): Promise<{ seller: Seller; ids: CabinetId[] }> {
  const seller = await makeSeller(context, 'Radar');
  const { rows } = await sql<{ id: CabinetId }>`
    insert into cabinets (owner_id, name, seller_id, key_sealed, key_last_four, key_status, key_checked_at, premium,
      is_additional, created_at, performance_status)
    select owner_id, name, seller_id || '-' || n, key_sealed, key_last_four, key_status, key_checked_at, premium,
      is_additional, created_at, performance_status
    from cabinets, generate_series(2, ${CABINETS}::integer) as n where id = ${seller.cabinetId}
    returning id`.execute(context.db);
  return { seller, ids: [seller.cabinetId, ...rows.map(({ id }) => id)] };
}

/** Pages of the radar's home in a cabinet of 500 products, among three million lines of 100,000 cards. */
export async function measureFeed(context: Context): Promise<Row[]> {
  // Of a run before.
  await sql`truncate watched_cards, radar_products, radar_changes cascade`.execute(context.db);
  const { seller, ids } = await makeCabinets(context);
  await fillLines(context, ids, context.clock.now());
  const asking = await askAs(context, seller.userId);
  const { cabinetId } = seller;
  const feed =
    (filter: Filter, page = 1) =>
    () =>
      asking.ask(listRadarChanges, { cabinetId, filter, page, pageSize: 50 });
  const products = (rest: Products) => () =>
    asking.ask(listRadarProducts, { cabinetId, pageSize: 50, ...rest });
  const questions = [
    ['radar feed: first page, noise folded', feed({ withNoise: false, unseen: 'first' })],
    ['radar feed: page 200', feed({}, 200)],
    [
      'radar feed: two kinds, important ones of rivals',
      feed({ kinds: ['price', 'title'], importance: 'high', whose: 'rivals' }),
    ],
    ['radar products: by the last change', products({})],
    ['radar products: a part of a name, by name', products({ contains: 'чайник', sort: 'name' })],
  ] as const;
  const bare = await measure([], ROUNDS, () =>
    sql`select count(*) from radar_changes where cabinet_id = ${cabinetId}`.execute(context.db),
  );
  const rows: Row[] = [];
  for (const [what, ask] of questions) {
    const measured = await measure([], ROUNDS, ask);
    rows.push({
      what: `${what} (${PRODUCTS} products, ${(CARDS * LINES_OF_A_CARD) / 1e6} million lines of ${CARDS.toLocaleString('en')} cards, ${ROUNDS} rounds)`,
      measured: inMs(measured),
      baseline: `bare count of the cabinet's lines: ${inMs(bare)}`,
      ratio: measured.p50 / bare.p50,
      budget: `p95 < ${BUDGET_P95_MS} ms`,
      isKept: measured.p95 < BUDGET_P95_MS,
    });
  }
  await asking.close();
  return rows;
}
