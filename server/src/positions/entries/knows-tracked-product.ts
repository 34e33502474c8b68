import type { Db } from '../../platform/postgres/database.ts';
import type { PositionsTables } from '../tables.ts';

/** Somebody else's product counts as the cabinet's while its places are checked. */
export async function knowsTrackedProduct(db: Db, cabinetId: number, sku: number): Promise<boolean> {
  const entry = await db
    .withTables<PositionsTables>()
    .selectFrom('position_entries')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .executeTakeFirst();
  return entry !== undefined;
}
