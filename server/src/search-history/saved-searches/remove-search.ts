import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { SavedSearchesTables } from './tables.ts';

type Named = { cabinetId: number; searchId: number };

export async function removeSearch(db: Db, { cabinetId, searchId }: Named): Promise<void> {
  const removed = await db
    .withTables<SavedSearchesTables>()
    .deleteFrom('saved_searches')
    .where('cabinet_id', '=', cabinetId)
    .where('id', '=', searchId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw problem('savedSearch.notFound');
}
