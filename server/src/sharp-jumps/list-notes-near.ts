import { addDays, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { JumpRow, JumpSpans } from '@vitrina/contract/sharp-jumps.ts';
import type { DbContext } from '../platform/context.ts';
import type { NotesTables } from '../products/notes/tables.ts';

type Note = NonNullable<JumpRow['note']>;

/** What was noted about products of a cabinet in either window, the newest first. */
export async function listNotesNear(
  { db }: DbContext,
  cabinetId: number,
  { before, after }: JumpSpans,
): Promise<Note[]> {
  const rows = await db
    .withTables<NotesTables>()
    .selectFrom('notes')
    .select(['sku', 'at', 'text'])
    .where('cabinet_id', '=', cabinetId)
    .where('at', '>=', startOfMoscowDay(before.from))
    .where('at', '<', startOfMoscowDay(addDays(after.to, 1)))
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ sku, at, text }) => ({ sku, at: at.toISOString(), text }));
}
