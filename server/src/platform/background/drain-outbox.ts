import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../postgres/database.ts';

/** A batch nobody finished in this time is sent again, by whoever comes first. */
const ABANDONED_SECONDS = 30;

/** A table with the columns `id`, `batch` and `batched_at` whose rows wait to be stored elsewhere. */
export type Outbox = {
  table: string;
  /** A batch is sent as one block, so it is stored whole or not at all. */
  batchRows: number;
  /** The batch's id is the block's token: sent twice, after a kill or by two workers, it is stored once. */
  send: (batch: string) => Promise<number>;
};

/** Puts waiting rows into a batch of their own; from then on the batch never changes. */
async function makeBatch(db: Db, { table, batchRows }: Outbox): Promise<string | undefined> {
  const batch = randomUUID();
  const taken = await sql`
    update ${sql.table(table)} set batch = ${batch}, batched_at = clock_timestamp()
    where id in (
      select id from ${sql.table(table)} where batch is null order by id limit ${batchRows} for update skip locked
    )`.execute(db);
  return taken.numAffectedRows ? batch : undefined;
}

async function listAbandoned(db: Db, { table }: Outbox): Promise<string[]> {
  const batches = await sql<{ batch: string }>`
    select distinct batch from ${sql.table(table)}
    where batch is not null and batched_at < clock_timestamp() - ${ABANDONED_SECONDS} * interval '1 second'`.execute(
    db,
  );
  return batches.rows.map((row) => row.batch);
}

/** Sends all that waits, batch by batch. Answers how many were stored. */
export async function drainOutbox(db: Db, outbox: Outbox): Promise<number> {
  let stored = 0;
  for (const batch of await listAbandoned(db, outbox)) stored += await outbox.send(batch);
  for (;;) {
    const batch = await makeBatch(db, outbox);
    if (batch === undefined) return stored;
    stored += await outbox.send(batch);
  }
}
