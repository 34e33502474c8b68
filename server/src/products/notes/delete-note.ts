import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { NotesTables } from './tables.ts';

type Named = { cabinetId: number; noteId: number };

export async function deleteNote(db: Db, { cabinetId, noteId }: Named): Promise<void> {
  const deleted = await db
    .withTables<NotesTables>()
    .deleteFrom('notes')
    .where('cabinet_id', '=', cabinetId)
    .where('id', '=', noteId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw problem('note.notFound');
}
