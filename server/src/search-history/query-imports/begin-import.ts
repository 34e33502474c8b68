import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { SILENT_SECONDS } from './rules.ts';
import type { QueryImportTables } from './tables.ts';

type Row = Selectable<QueryImportTables['query_import_jobs']>;
/** One beginning of an import: what it does counts while it is the last one. */
export type Attempt = Pick<
  Row,
  'id' | 'attempts' | 'user_id' | 'cabinet_id' | 'marketplace' | 'file_name' | 'answers'
>;

/** undefined: it is removed, has ended, asks, or somebody is at it. */
export function beginImport(db: Db, importId: string): Promise<Attempt | undefined> {
  return db
    .withTables<QueryImportTables>()
    .updateTable('query_import_jobs')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      rows_done: 0,
      rows_total: null,
      beat_at: sql<Date>`now()`,
    }))
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .where((eb) =>
      eb.or([
        eb('attempts', '=', 0),
        sql<boolean>`beat_at < now() - make_interval(secs => ${SILENT_SECONDS})`,
      ]),
    )
    .returning(['id', 'attempts', 'user_id', 'cabinet_id', 'marketplace', 'file_name', 'answers'])
    .executeTakeFirst();
}

/** The row of an import, for whoever holds its last attempt. */
export function updateAttempt(db: Db, { id, attempts }: Pick<Attempt, 'id' | 'attempts'>) {
  return db
    .withTables<QueryImportTables>()
    .updateTable('query_import_jobs')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running');
}
