import type { Selectable } from 'kysely';
import { drainOutbox } from '../platform/background/drain-outbox.ts';
import { toStoredMoment } from '../platform/clickhouse/stored-moment.ts';
import type { StoresContext } from '../platform/context.ts';
import type { KeptTile } from './rules.ts';
import type { ShelvesTables } from './tables.ts';

/** A shelf has a thousand places at most. */
const BATCH_SHELVES = 200;

type OutboxRow = Omit<Selectable<ShelvesTables['shelf_outbox']>, 'tiles'> & { tiles: KeptTile[] };

function keyOf({ marketplace, query, city_id, taken_at }: OutboxRow) {
  return {
    mp: marketplace,
    query,
    city: city_id,
    taken_at: toStoredMoment(taken_at),
  };
}

function toReading(row: OutboxRow) {
  const { source, mode, places_read, is_whole } = row;
  return { ...keyOf(row), source, mode, places_read, is_whole };
}

function toTiles(row: OutboxRow) {
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

async function sendBatch({ db, clickhouse }: StoresContext, batch: string) {
  const tables = db.withTables<ShelvesTables>();
  const waiting = await tables
    .selectFrom('shelf_outbox')
    .selectAll()
    .where('batch', '=', batch)
    .orderBy('id')
    .execute();
  const rows = waiting as OutboxRow[];
  // The places first: a reading that can be chosen has them.
  await clickhouse.insert('store shelf tiles', 'shelf_tile', rows.flatMap(toTiles), batch);
  await clickhouse.insert('store shelf readings', 'shelf_read', rows.map(toReading), batch);
  await tables.deleteFrom('shelf_outbox').where('batch', '=', batch).execute();
  return rows.length;
}

/** Carries shelves from PostgreSQL, where they were kept, to ClickHouse, where they are read. */
export async function storeShelves(context: StoresContext): Promise<number> {
  const send = (batch: string) => sendBatch(context, batch);
  return drainOutbox(context.db, { table: 'shelf_outbox', batchRows: BATCH_SHELVES, send });
}
