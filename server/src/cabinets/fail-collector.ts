import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { Context } from '../platform/context.ts';
import type { CallFailure } from '../platform/outbound/failure.ts';
import { recordCollector } from './record-collector.ts';
import { judgeKey, waitAfterFailureMs } from './rules.ts';
import type { CabinetsTables } from './tables.ts';

type ReadOnlyOutcome = NonNullable<CollectorState['outcome']>;

function outcomeOf(failure: CallFailure): ReadOnlyOutcome {
  switch (failure.outcome) {
    case 'expired':
    case 'ipBound':
      return 'unauthorized';
    case 'invalid':
    case 'notFound':
      return 'drift';
    default:
      return failure.outcome;
  }
}

/**
 * A marketplace refused or failed: the line in the cabinet says so and when the next try is due. A refused key stops
 * the cabinet's own jobs until it is changed; other cabinets go on.
 */
export async function failCollector(
  context: Pick<Context, 'db' | 'clock'>,
  cabinetId: number,
  collector: CollectorState['collector'],
  failure: CallFailure,
): Promise<void> {
  const tables = context.db.withTables<CabinetsTables>();
  const state = await tables
    .selectFrom('collector_states')
    .select('failures')
    .where('cabinet_id', '=', cabinetId)
    .where('collector', '=', collector)
    .executeTakeFirst();
  const retryAfterMs = failure.outcome === 'rateLimited' ? failure.retryAfterMs : 0;
  const verdict = judgeKey(failure);
  const isKeyRefused =
    verdict.status === 'rejected' || verdict.status === 'expired' || verdict.status === 'ipBound';
  const nextTryAt = isKeyRefused
    ? null
    : new Date(context.clock.now().getTime() + waitAfterFailureMs(state?.failures ?? 0, retryAfterMs));
  if (isKeyRefused && failure.outcome !== 'invalid') {
    const change = { key_status: verdict.status, key_checked_at: context.clock.now() };
    await tables.updateTable('cabinets').set(change).where('id', '=', cabinetId).execute();
  }
  await recordCollector(context, cabinetId, collector, {
    outcome: outcomeOf(failure),
    nextTryAt,
    itemsCount: null,
  });
}
