import { drainOutbox } from '../platform/background/drain-outbox.ts';
import { toStoredMoment } from '../platform/clickhouse/stored-moment.ts';
import type { StoresContext } from '../platform/context.ts';
import type { KeptShelf } from './keep-shelf.ts';
import type { ShelvesTables } from './tables.ts';

/** A shelf has a thousand places at most. */
const BATCH_SHELVES = 200;

function keyOf({ marketplace, query, city_id, taken_at }: KeptShelf) {
  return {
    mp: marketplace,
    query,
    city: city_id,
    taken_at: toStoredMoment(taken_at),
  };
}

function toReading(row: KeptShelf) {
  const { source, mode, places_read, is_whole } = row;
  return { ...keyOf(row), source, mode, places_read, is_whole };
}

function toTiles(row: KeptShelf) {
  return row.tiles.map((tile) => ({
    ...keyOf(row),
    place: tile.place,
    page: tile.page,
    sku: tile.sku,
    title: tile.title,
    image: tile.imageUrl,
    price: tile.priceKopecks,
    old_price: tile.oldPriceKopecks,
    rating: tile.rating,
    reviews: tile.reviewsCount,
    stock: tile.stock,
    delivery: tile.delivery,
    delivery_days: tile.deliveryDays,
  }));
}

/** Both parts under one token. The places first: a reading that can be chosen has them. */
export async function insertShelves(
  { clickhouse }: Pick<StoresContext, 'clickhouse'>,
  rows: readonly KeptShelf[],
  token: string,
): Promise<void> {
  await clickhouse.insert('store shelf tiles', 'shelf_tile', rows.flatMap(toTiles), token);
  await clickhouse.insert('store shelf readings', 'shelf_read', rows.map(toReading), token);
}

async function sendBatch(context: StoresContext, batch: string) {
  const { db } = context;
  const tables = db.withTables<ShelvesTables>();
  const waiting = await tables
    .selectFrom('shelf_outbox')
    .selectAll()
    .where('batch', '=', batch)
    .orderBy('id')
    .execute();
  await insertShelves(context, waiting as KeptShelf[], batch);
  await tables.deleteFrom('shelf_outbox').where('batch', '=', batch).execute();
  return waiting.length;
}

/** Carries shelves from PostgreSQL, where they were kept, to ClickHouse, where they are read. */
export async function storeShelves(context: StoresContext): Promise<number> {
  const send = (batch: string) => sendBatch(context, batch);
  return drainOutbox(context.db, { table: 'shelf_outbox', batchRows: BATCH_SHELVES, send });
}
