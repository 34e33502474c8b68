import { drainOutbox } from '../../platform/background/drain-outbox.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context } from '../../platform/context.ts';
import { publishStored } from '../live/publish-positions.ts';
import type { PositionsTables } from '../tables.ts';
import type { OutboxRow } from './outbox-rows.ts';

const BATCH_ROWS = 20_000;

/** As the column store keeps it. */
export function toObservation(row: OutboxRow) {
  return {
    cabinet: row.cabinet_id,
    term_id: row.term_id,
    city: row.city_id,
    product: row.sku,
    ts: toStoredMoment(row.slot_at),
    outcome: row.outcome,
    place: row.place,
    places_read: row.places_read,
    mode: row.mode,
    late_seconds: row.late_seconds,
  };
}

async function sendBatch(
  { db, clickhouse }: Pick<Context, 'db' | 'clickhouse'>,
  batch: string,
): Promise<number> {
  const tables = db.withTables<PositionsTables>();
  const rows = await tables
    .selectFrom('position_outbox')
    .selectAll()
    .where('batch', '=', batch)
    .orderBy('id')
    .execute();
  await clickhouse.insert('store positions', 'position_checks_raw', rows.map(toObservation), batch);
  await db.transaction().execute(async (trx) => {
    await publishStored(trx, batch);
    await trx
      .withTables<PositionsTables>()
      .deleteFrom('position_outbox')
      .where('batch', '=', batch)
      .execute();
  });
  return rows.length;
}

/** Carries observations from PostgreSQL, where their slots ended, to ClickHouse, where they are read. */
export async function storeObservations(context: Pick<Context, 'db' | 'clickhouse'>): Promise<number> {
  const send = (batch: string) => sendBatch(context, batch);
  return drainOutbox(context.db, { table: 'position_outbox', batchRows: BATCH_ROWS, send });
}
