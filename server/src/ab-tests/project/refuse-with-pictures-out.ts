import { REFUSED_STATUSES } from '../../cabinets/keys/refuse-key.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { AbTestsTables } from '../tables.ts';

/**
 * A cabinet goes with its key and with what is known of its cards: as long as the key works, the pictures of a test are
 * put back first. Without one nothing can be put back, and nobody is kept waiting for it.
 */
export async function refuseWithPicturesOut(trx: Db, cabinetId: number): Promise<void> {
  const out = await trx
    .withTables<AbTestsTables & CabinetsTables>()
    .selectFrom('ab_tests')
    .innerJoin('cabinets', 'cabinets.id', 'ab_tests.cabinet_id')
    .select('ab_tests.id')
    .where('cabinet_id', '=', cabinetId)
    .where('key_status', 'not in', [...REFUSED_STATUSES])
    .where((eb) => eb.or([eb('card', 'in', ['testing', 'restoring']), eb('status', '=', 'running')]))
    .limit(1)
    .executeTakeFirst();
  if (out) throw problem('cabinet.picturesOut');
}
