import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { SavedSearchesTables } from './tables.ts';

type Renamed = { cabinetId: number; searchId: number; name: string };

export async function renameSearch(db: Db, { cabinetId, searchId, name }: Renamed): Promise<void> {
  const renamed = await db
    .withTables<SavedSearchesTables>()
    .updateTable('saved_searches')
    .set({ name })
    .where('cabinet_id', '=', cabinetId)
    .where('id', '=', searchId)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) throw problem('savedSearch.notFound');
}
