import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { DbContext } from '../platform/context.ts';
import type { CallFailure } from '../platform/outbound/failure.ts';
import { waitAfterFailureMs } from './rules.ts';
import type { CabinetsTables } from './tables.ts';

/** How a failed call is called in the cabinet. */
export function collectorOutcome({ outcome }: CallFailure): NonNullable<CollectorState['outcome']> {
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

/** The wait before the next try: longer with each failure of this collector, never shorter than the marketplace asked. */
export async function findRetryMs(
  { db }: DbContext,
  { cabinetId, collector }: { cabinetId: number; collector: CollectorState['collector'] },
  failure: CallFailure,
): Promise<number> {
  const state = await db
    .withTables<CabinetsTables>()
    .selectFrom('collector_states')
    .select('failures')
    .where('cabinet_id', '=', cabinetId)
    .where('collector', '=', collector)
    .executeTakeFirst();
  const retryAfterMs = failure.outcome === 'rateLimited' ? failure.retryAfterMs : 0;
  return waitAfterFailureMs(state?.failures ?? 0, retryAfterMs);
}
