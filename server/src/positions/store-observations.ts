import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { PositionsTables } from './tables.ts';

/** One batch is one block of the column store, so it is stored whole or not at all. */
const BATCH_ROWS = 20_000;
/** A batch nobody finished in this time is sent again, by whoever comes first. */
const ABANDONED_SECONDS = 30;

type OutboxRow = Selectable<PositionsTables['position_outbox']>;

function toObservation(row: OutboxRow) {
  return {
    cabinet: row.cabinet_id,
    query: row.term_id,
    city: row.city_id,
    product: row.sku,
    ts: row.slot_at.toISOString().slice(0, 19).replace('T', ' '),
    outcome: row.outcome,
    place: row.place,
    places_read: row.places_read,
    mode: row.mode,
    late_seconds: row.late_seconds,
  };
}

/** Puts waiting rows into a batch of their own; from then on the batch never changes. */
async function makeBatch({ db }: Pick<Context, 'db'>): Promise<string | undefined> {
  const batch = randomUUID();
  const taken = await sql`
    update position_outbox set batch = ${batch}, batched_at = clock_timestamp()
    where id in (
      select id from position_outbox where batch is null order by id limit ${BATCH_ROWS} for update skip locked
    )`.execute(db);
  return taken.numAffectedRows ? batch : undefined;
}

async function listAbandoned({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const batches = await sql<{ batch: string }>`
    select distinct batch from position_outbox
    where batch is not null and batched_at < clock_timestamp() - ${ABANDONED_SECONDS} * interval '1 second'`.execute(
    db,
  );
  return batches.rows.map((row) => row.batch);
}

/** The batch's id is the block's token: sent twice, after a kill or by two workers, it is stored once. */
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
  await clickhouse.insert('store positions', 'pos5', rows.map(toObservation), batch);
  await tables.deleteFrom('position_outbox').where('batch', '=', batch).execute();
  return rows.length;
}

/** Carries observations from PostgreSQL, where their slots ended, to ClickHouse, where they are read. */
export async function storeObservations(context: Pick<Context, 'db' | 'clickhouse'>): Promise<number> {
  let stored = 0;
  for (const batch of await listAbandoned(context)) stored += await sendBatch(context, batch);
  for (;;) {
    const batch = await makeBatch(context);
    if (batch === undefined) return stored;
    stored += await sendBatch(context, batch);
  }
}
