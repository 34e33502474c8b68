import type { TimedContext } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { readMoment } from './rules.ts';
import type { NotesTables } from './tables.ts';

type Change = { cabinetId: number; noteId: number; at: string; text: string };

/** The author stays whoever wrote it first. */
export async function updateNote(
  { db, clock }: TimedContext,
  { cabinetId, noteId, at, text }: Change,
): Promise<void> {
  try {
    const updated = await db
      .withTables<NotesTables>()
      .updateTable('notes')
      .set({ at: readMoment(at, clock.now()), text })
      .where('cabinet_id', '=', cabinetId)
      .where('id', '=', noteId)
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw problem('note.notFound');
  } catch (error) {
    if (isUniqueViolation(error, 'notes_minute_unique')) throw problem('note.timeTaken');
    throw error;
  }
}
