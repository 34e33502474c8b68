import type { TimedContext } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { CabinetRow } from '../find-cabinet.ts';
import type { CabinetsTables } from '../tables.ts';

const REFUSED = [
  'unauthorized',
  'expired',
  'ipBound',
  'forbidden',
] as const satisfies CallFailure['outcome'][];

/**
 * Advertising has a key of its own: when it is refused, nothing is asked with it until it is changed, and the seller's
 * other key is as good as it was. `used` is the cabinet as it was read before the call: of a pair that was saved since
 * then the answer says nothing.
 */
export async function refusePerformanceKey(
  { db, clock }: TimedContext,
  used: Pick<CabinetRow, 'id' | 'performance_sealed'>,
  failure: CallFailure,
): Promise<'refused' | 'replaced' | 'good'> {
  if (!REFUSED.some((outcome) => outcome === failure.outcome)) return 'good';
  const refused = await db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ performance_status: 'rejected', performance_checked_at: clock.now() })
    .where('id', '=', used.id)
    .where('performance_sealed', '=', used.performance_sealed)
    .executeTakeFirst();
  return refused.numUpdatedRows > 0n ? 'refused' : 'replaced';
}
