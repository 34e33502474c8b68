import type { ExportFormat } from '@vitrina/contract/exports.ts';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../platform/postgres/database.ts';
import { SILENT_SECONDS } from './rules.ts';
import type { ExportsTables } from './tables.ts';

/** One beginning of an export: what is written in its name counts while it is the last one. */
export type Attempt = {
  id: string;
  attempt: number;
  userId: number;
  cabinetId: number;
  kind: string;
  request: unknown;
  name: string;
  format: ExportFormat;
  orderedAt: Date;
};

const isSilent = sql<boolean>`beat_at < now() - make_interval(secs => ${SILENT_SECONDS})`;

/** undefined: it is cancelled, finished, or somebody is at it. What a dead worker left is thrown away. */
export async function beginExport(db: Db, id: string): Promise<Attempt | undefined> {
  return db.transaction().execute(async (trx) => {
    const tables = trx.withTables<ExportsTables>();
    const row = await tables
      .updateTable('exports')
      .set((eb) => ({
        state: 'running',
        attempt: eb('attempt', '+', 1),
        rows_done: 0,
        beat_at: sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .where((eb) => eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', '=', 'running'), isSilent])]))
      .returning([
        'id',
        'attempt',
        'user_id',
        'cabinet_id',
        'kind',
        'request',
        'name',
        'format',
        'created_at',
      ])
      .executeTakeFirst();
    if (!row) return undefined;
    await tables.deleteFrom('export_pieces').where('export_id', '=', id).execute();
    const { user_id, cabinet_id, created_at, ...same } = row;
    return { ...same, userId: user_id, cabinetId: cabinet_id, orderedAt: created_at };
  });
}

/** The row of an export, for whoever holds its last attempt; none once it is cancelled or taken over. */
export function updateOwn(db: Kysely<ExportsTables>, { id, attempt }: Pick<Attempt, 'id' | 'attempt'>) {
  return db
    .updateTable('exports')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running');
}
