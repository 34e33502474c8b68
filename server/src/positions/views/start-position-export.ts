import { MOST_RAW_CHECKS } from '@vitrina/contract/positions/views.ts';
import { startExport } from '../../exports/start-export.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getEntry } from '../get-entry.ts';
import { POSITION_EXPORT } from './make-position-export.ts';
import { type AskedFile, openFile } from './open-file.ts';

/** What could be refused is refused now, before the person; the worker asks all of it again. */
export async function startPositionExport(
  context: Context,
  userId: number,
  asked: AskedFile,
): Promise<{ exportId: string }> {
  const entry = await getEntry(context.db.withTables(), asked.cabinetId, asked.entryId);
  const { total } = await openFile(context, asked);
  if (total > MOST_RAW_CHECKS) throw problem('request.tooHeavy');
  return startExport(context, {
    userId,
    cabinetId: asked.cabinetId,
    kind: POSITION_EXPORT,
    request: asked,
    name: `positions_${entry.sku}_${asked.from}_${asked.to}_${asked.form}.${asked.format}`,
    format: asked.format,
    rowsTotal: total,
  });
}
