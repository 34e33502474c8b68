import type { Selectable } from 'kysely';
import { problem } from '../platform/problem.ts';
import type { PositionsDb, PositionsTables } from './tables.ts';

export type EntryRow = Selectable<PositionsTables['position_entries']>;

/** An entry of another cabinet is not found, exactly as one that never was. */
export async function getEntry(
  db: Pick<PositionsDb, 'selectFrom'>,
  cabinetId: number,
  entryId: number,
): Promise<EntryRow> {
  const entry = await db
    .selectFrom('position_entries')
    .selectAll()
    .where('id', '=', entryId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (!entry) throw problem('position.notFound');
  return entry;
}

export async function listEntryTerms(
  db: Pick<PositionsDb, 'selectFrom'>,
  entryId: number,
): Promise<{ id: number; query: string; isResting: boolean }[]> {
  return db
    .selectFrom('position_tracking')
    .select(['term_id as id', 'query', 'query_is_resting as isResting'])
    .where('entry_id', '=', entryId)
    .orderBy('query')
    .execute();
}
