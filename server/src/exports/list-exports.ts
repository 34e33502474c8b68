import type { Export } from '@vitrina/contract/exports.ts';
import type { TimedContext } from '../platform/context.ts';
import type { ExportsTables } from './tables.ts';

/** More than are kept: what failed or was cancelled stands among them. */
const MOST_SHOWN = 100;

type Owner = { userId: number; cabinetId: number };

export async function listExports(
  { db, clock }: TimedContext,
  { userId, cabinetId }: Owner,
): Promise<{ exports: Export[] }> {
  const rows = await db
    .withTables<ExportsTables>()
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('cabinet_id', '=', cabinetId)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return {
    exports: rows.map((row) => ({
      id: row.id,
      name: row.name,
      format: row.format,
      state: row.state,
      rowsDone: row.rows_done,
      rowsTotal: row.rows_total,
      bytes: row.bytes,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}
