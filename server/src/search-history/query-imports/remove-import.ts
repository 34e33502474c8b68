import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { QueryImportTables } from './tables.ts';

/** A worker that is at it hears of it with its next beat. */
export async function removeImport(
  { db }: DbContext,
  { userId, cabinetId, importId }: { userId: number; cabinetId: number; importId: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .withTables<QueryImportTables>()
    .deleteFrom('query_import_jobs')
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw problem('import.notFound');
}
