import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { isMineInSql } from './rules.ts';
import type { SavedViewsTables } from './tables.ts';

type Named = { cabinetId: number; userId: number; viewId: number };

/** Whoever had it as their default has none then. */
export async function removeView(db: Db, { cabinetId, userId, viewId }: Named): Promise<void> {
  const removed = await db
    .withTables<SavedViewsTables>()
    .deleteFrom('saved_views')
    .where('cabinet_id', '=', cabinetId)
    .where('id', '=', viewId)
    .where(isMineInSql(userId))
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw problem('savedView.notFound');
}
