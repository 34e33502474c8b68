import type { LastNote } from '@vitrina/contract/products.ts';
import type { Db } from '../../platform/postgres.ts';
import type { NotesTables } from './tables.ts';

/** The latest note of each of these products that has any, whoever wrote it; a planned day counts as later. */
export async function listLastNotes(
  db: Db,
  cabinetId: number,
  skus: readonly number[],
): Promise<Map<number, LastNote>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .withTables<NotesTables>()
    .selectFrom('notes')
    .distinctOn('sku')
    .select(['sku', 'at', 'text'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', 'in', skus)
    .orderBy('sku')
    .orderBy('at', 'desc')
    .execute();
  return new Map(rows.map(({ sku, at, text }) => [sku, { at: at.toISOString(), text }]));
}
