import type { EntryRow } from '../get-entry.ts';
import type { PositionsDb } from '../tables.ts';

/** Whether the product stands in a city already: by another entry, or by this one. */
export async function isCityTaken(
  db: PositionsDb,
  { cabinet_id: cabinetId, sku }: EntryRow,
  cityId: number,
): Promise<boolean> {
  const same = await db
    .selectFrom('position_entries')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('city_id', '=', cityId)
    .executeTakeFirst();
  return same !== undefined;
}
