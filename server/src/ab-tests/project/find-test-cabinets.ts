import type { DbContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';

/** Which cabinets tests belong to; of those that are deleted nothing. */
export async function findTestCabinets(
  { db }: DbContext,
  testIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (testIds.length === 0) return new Map();
  const rows = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select(['id', 'cabinet_id'])
    .where('id', 'in', testIds)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, cabinet_id }) => [id, cabinet_id]));
}
