import { recordCollector } from '../../cabinets/record-collector.ts';
import { waitAfterFailureMs } from '../../cabinets/rules.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';

const REFUSED = [
  'unauthorized',
  'expired',
  'ipBound',
  'forbidden',
] as const satisfies CallFailure['outcome'][];

function outcomeOf({ outcome }: CallFailure) {
  switch (outcome) {
    case 'expired':
    case 'ipBound':
      return 'unauthorized';
    case 'invalid':
    case 'notFound':
      return 'drift';
    default:
      return outcome;
  }
}

/**
 * Advertising has a key of its own: when it is refused, nothing is asked with it until it is changed, and the seller's
 * other key is as good as it was.
 */
export async function failAds(context: Context, cabinetId: number, failure: CallFailure): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const tables = db.withTables<CabinetsTables>();
  const isRefused = REFUSED.some((outcome) => outcome === failure.outcome);
  if (isRefused) {
    await tables
      .updateTable('cabinets')
      .set({ performance_status: 'rejected', performance_checked_at: now })
      .where('id', '=', cabinetId)
      .execute();
  }
  const state = await tables
    .selectFrom('collector_states')
    .select('failures')
    .where('cabinet_id', '=', cabinetId)
    .where('collector', '=', 'ownAds')
    .executeTakeFirst();
  const retryAfterMs = failure.outcome === 'rateLimited' ? failure.retryAfterMs : 0;
  const waitMs = waitAfterFailureMs(state?.failures ?? 0, retryAfterMs);
  await recordCollector(context, cabinetId, 'ownAds', {
    outcome: outcomeOf(failure),
    nextTryAt: isRefused ? null : new Date(now.getTime() + waitMs),
    itemsCount: null,
  });
}
