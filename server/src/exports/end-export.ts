import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import { sql } from 'kysely';
import { addNotification } from '../notifications/add-notification.ts';
import type { TimedContext } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { type Attempt, updateOwn } from './begin-export.ts';
import { expiryOf } from './rules.ts';
import type { ExportsTables } from './tables.ts';

type EndContext = TimedContext;
type Made = { bytes: number; rows: number };

/** Both ends tell the person in the transaction of the state: it is told once, whatever dies when. */
async function notify(trx: Db, attempt: Attempt, at: Date, made?: Made): Promise<void> {
  const { id, name, userId, cabinetId } = attempt;
  await addNotification(trx, {
    userIds: [userId],
    cabinetId,
    event: made
      ? { kind: 'exportReady', exportId: id, name, rows: made.rows }
      : { kind: 'exportFailed', name },
    at,
    onceKey: `export ${id}`,
  });
}

async function dropSurplus(trx: Db, userId: number): Promise<void> {
  await sql`
    delete from exports where id in (
      select id from exports where user_id = ${userId} and state = 'ready'
      order by created_at desc, id offset ${EXPORT_RULES.keptPerPerson}
    )`.execute(trx);
}

export async function finishExport({ db, clock }: EndContext, attempt: Attempt, made: Made): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const { numUpdatedRows } = await updateOwn(trx.withTables<ExportsTables>(), attempt)
      .set({ state: 'ready', rows_done: made.rows, bytes: made.bytes, expires_at: expiryOf(now) })
      .executeTakeFirst();
    // Cancelled in the last moment.
    if (numUpdatedRows === 0n) return dropPieces(trx, attempt);
    await dropSurplus(trx, attempt.userId);
    await notify(trx, attempt, now, made);
  });
}

export async function failExport({ db, clock }: EndContext, attempt: Attempt): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<ExportsTables>();
    const { numUpdatedRows } = await updateOwn(tables, attempt).set({ state: 'failed' }).executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await dropPieces(trx, attempt);
    await notify(trx, attempt, clock.now());
  });
}

/** What an attempt wrote before it turned out to be in vain. */
export async function dropPieces(db: Db, { id, attempt }: Attempt): Promise<void> {
  await db
    .withTables<ExportsTables>()
    .deleteFrom('export_pieces')
    .where('export_id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

/** Leaves it to whoever comes next. */
export async function giveBackExport(db: Db, attempt: Attempt): Promise<void> {
  await updateOwn(db.withTables<ExportsTables>(), attempt)
    .set({ state: 'waiting', rows_done: 0, beat_at: sql<Date>`now()` })
    .execute();
}
