import { MOST_RAW_CHECKS } from '@vitrina/contract/positions/views.ts';
import { startExport } from '../../exports/start-export.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getEntry } from '../get-entry.ts';
import { POSITION_EXPORT } from './make-position-export.ts';
import { type FileInput, openFile } from './open-file.ts';

/** What could be refused is refused now, before the person; the worker asks all of it again. */
export async function startPositionExport(
  context: Context,
  userId: number,
  input: FileInput,
): Promise<{ exportId: string }> {
  const entry = await getEntry(context.db.withTables(), input.cabinetId, input.entryId);
  const { total } = await openFile(context, input);
  if (total > MOST_RAW_CHECKS) throw problem('request.tooHeavy');
  return startExport(context, {
    userId,
    cabinetId: input.cabinetId,
    kind: POSITION_EXPORT,
    request: input,
    name: `positions_${entry.sku}_${input.from}_${input.to}_${input.form}.${input.format}`,
    format: input.format,
    rowsTotal: total,
  });
}
