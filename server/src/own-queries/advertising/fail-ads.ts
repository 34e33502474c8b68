import { collectorOutcome, findRetryMs } from '../../cabinets/collector-failure.ts';
import { recordCollector } from '../../cabinets/record-collector.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';

const REFUSED = [
  'unauthorized',
  'expired',
  'ipBound',
  'forbidden',
] as const satisfies CallFailure['outcome'][];

/**
 * Advertising has a key of its own: when it is refused, nothing is asked with it until it is changed, and the seller's
 * other key is as good as it was.
 */
export async function failAds(context: Context, cabinetId: number, failure: CallFailure): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const isRefused = REFUSED.some((outcome) => outcome === failure.outcome);
  if (isRefused) {
    await db
      .withTables<CabinetsTables>()
      .updateTable('cabinets')
      .set({ performance_status: 'rejected', performance_checked_at: now })
      .where('id', '=', cabinetId)
      .execute();
  }
  const waitMs = await findRetryMs({ db }, { cabinetId, collector: 'ownAds' }, failure);
  await recordCollector(context, cabinetId, 'ownAds', {
    outcome: collectorOutcome(failure),
    nextTryAt: isRefused ? null : new Date(now.getTime() + waitMs),
    itemsCount: null,
  });
}
