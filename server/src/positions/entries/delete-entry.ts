import type { Context } from '../../platform/context.ts';
import { getEntry } from '../get-entry.ts';
import { changeTracking } from './change-tracking.ts';

export async function deleteEntry(
  context: Context,
  { cabinetId, entryId }: { cabinetId: number; entryId: number },
): Promise<void> {
  await changeTracking(context, cabinetId, async (db) => {
    const entry = await getEntry(db, cabinetId, entryId);
    await db.deleteFrom('position_entries').where('id', '=', entry.id).execute();
  });
}
