import type { TimedContext } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { CabinetsTables } from '../tables.ts';

const REFUSED = [
  'unauthorized',
  'expired',
  'ipBound',
  'forbidden',
] as const satisfies CallFailure['outcome'][];

/**
 * Advertising has a key of its own: when it is refused, nothing is asked with it until it is changed, and the seller's
 * other key is as good as it was. Answers whether it was.
 */
export async function refusePerformanceKey(
  { db, clock }: TimedContext,
  cabinetId: number,
  failure: CallFailure,
): Promise<boolean> {
  if (!REFUSED.some((outcome) => outcome === failure.outcome)) return false;
  await db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ performance_status: 'rejected', performance_checked_at: clock.now() })
    .where('id', '=', cabinetId)
    .execute();
  return true;
}
