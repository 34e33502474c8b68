import { randomUUID } from 'node:crypto';
import { EXPORT_RULES, type ExportFormat } from '@vitrina/contract/exports.ts';
import { sql } from 'kysely';
import type { AccountsTables } from '../accounts/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { makeExportJob } from './make-export.job.ts';
import { expiryOf } from './rules.ts';
import type { ExportsTables } from './tables.ts';

type NewExport = {
  userId: number;
  cabinetId: number;
  /** Which of the application's makers makes it, and what it is asked for. */
  kind: string;
  request: object;
  /** What it will be saved as. */
  name: string;
  format: ExportFormat;
  rowsTotal: number;
};

async function requireRoom(trx: Db, userId: number): Promise<void> {
  // The person's row is the lock: two presses at once are counted one after the other.
  await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const { running } = await trx
    .withTables<ExportsTables>()
    .selectFrom('exports')
    .select((eb) => eb.fn.countAll<number>().as('running'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  const maximum = EXPORT_RULES.runningPerPerson;
  if (running >= maximum) throw problem('export.tooMany', { maximum });
}

/** What was ordered and cancelled again and again is not kept for a week. */
async function dropEnded(trx: Db, userId: number): Promise<void> {
  await sql`
    delete from exports where id in (
      select id from exports where user_id = ${userId} and state in ('failed', 'cancelled')
      order by created_at desc, id offset ${EXPORT_RULES.keptPerPerson}
    )`.execute(trx);
}

/** Orders a file that a worker makes. */
export async function startExport(
  { db, queue, clock }: Pick<Context, 'db' | 'queue' | 'clock'>,
  input: NewExport,
): Promise<{ exportId: string }> {
  const exportId = randomUUID();
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await requireRoom(trx, input.userId);
    await dropEnded(trx, input.userId);
    await trx
      .withTables<ExportsTables>()
      .insertInto('exports')
      .values({
        id: exportId,
        user_id: input.userId,
        cabinet_id: input.cabinetId,
        kind: input.kind,
        request: JSON.stringify(input.request),
        name: input.name,
        format: input.format,
        rows_total: input.rowsTotal,
        bytes: null,
        created_at: now,
        expires_at: expiryOf(now),
      })
      .execute();
    await queue.publish(makeExportJob, { exportId }, { within: trx, singletonKey: exportId });
  });
  return { exportId };
}
