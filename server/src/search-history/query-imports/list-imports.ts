import { IMPORT_RULES, type Import, type ImportDetails } from '@vitrina/contract/query-imports.ts';
import type { Selectable } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { QueryImportTables } from './tables.ts';

type Owner = { userId: number; cabinetId: number };
type Row = Selectable<QueryImportTables['query_import_jobs']>;

const SHOWN = ['id', 'file_name', 'marketplace', 'state', 'rows_done', 'rows_total', 'created_at'] as const;

function toImport(row: Pick<Row, (typeof SHOWN)[number]>): Import {
  return {
    id: row.id,
    fileName: row.file_name,
    marketplace: row.marketplace,
    state: row.state,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    createdAt: row.created_at.toISOString(),
  };
}

export async function listImports(
  { db }: DbContext,
  { userId, cabinetId }: Owner,
): Promise<{ imports: Import[] }> {
  const rows = await db
    .withTables<QueryImportTables>()
    .selectFrom('query_import_jobs')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('cabinet_id', '=', cabinetId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(IMPORT_RULES.shown)
    .execute();
  return { imports: rows.map(toImport) };
}

export async function getImport(
  { db }: DbContext,
  { userId, cabinetId, importId }: Owner & { importId: string },
): Promise<ImportDetails> {
  const row = await db
    .withTables<QueryImportTables>()
    .selectFrom('query_import_jobs')
    .select([...SHOWN, 'report', 'failure'])
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (!row) throw problem('import.notFound');
  return { ...toImport(row), report: row.report, failure: row.failure };
}
