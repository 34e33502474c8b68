import type { DbContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { ExportsTables } from './tables.ts';

type Input = { userId: number; cabinetId: number; exportId: string };

/** What is under way is cancelled and stays in the list as such; what has ended goes. */
export async function removeExport({ db }: DbContext, { userId, cabinetId, exportId }: Input): Promise<void> {
  const tables = db.withTables<ExportsTables>();
  const cancelled = await tables
    .updateTable('exports')
    .set({ state: 'cancelled' })
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .where('cabinet_id', '=', cabinetId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (cancelled.numUpdatedRows > 0n) {
    // Of a worker that died; one that is alive throws its own away once it hears of it.
    await tables.deleteFrom('export_pieces').where('export_id', '=', exportId).execute();
    return;
  }
  const removed = await tables
    .deleteFrom('exports')
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw problem('export.notFound');
}
