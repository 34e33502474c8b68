import type { Db } from '../platform/postgres/database.ts';
import type { CabinetsTables } from './tables.ts';

/**
 * Whoever counts before they add takes this first, so that two at once cannot both be the last one allowed.
 * Rows that only refer to the cabinet may be written meanwhile.
 */
export async function lockCabinet(trx: Db, cabinetId: number) {
  return trx
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select(['id', 'owner_id', 'name'])
    .where('id', '=', cabinetId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
