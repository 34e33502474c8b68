import { type Note, listNotes as route } from '@vitrina/contract/notes.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { NotesTables } from './tables.ts';

type Input = { cabinetId: number; skus: readonly number[]; since?: Date };

/** Oldest first, whichever product they are of. */
export async function listNotes(db: Db, { cabinetId, skus, since }: Input): Promise<Note[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .withTables<NotesTables & Pick<AccountsTables, 'users'>>()
    .selectFrom('notes')
    .leftJoin('users', 'users.id', 'notes.author_id')
    .select(['notes.id', 'sku', 'at', 'text', 'users.full_name'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', 'in', skus)
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? null))
    .orderBy('at')
    .execute();
  const { notes } = route.output.parse({
    notes: rows.map((row) => ({
      id: row.id,
      sku: row.sku,
      at: row.at.toISOString(),
      text: row.text,
      author: row.full_name ?? '',
    })),
  });
  return notes;
}
