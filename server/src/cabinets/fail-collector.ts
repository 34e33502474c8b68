import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { TimedContext } from '../platform/context.ts';
import type { CallFailure } from '../platform/outbound/failure.ts';
import { collectorOutcome, findRetryMs } from './collector-failure.ts';
import { recordOfKey } from './keys/record-of-key.ts';
import { REFUSED_STATUSES, refuseKey, type UsedKey } from './keys/refuse-key.ts';
import { judgeKey } from './rules.ts';

/**
 * A marketplace refused or failed: the line in the cabinet says so and when the next try is due. A refused key stops
 * the cabinet's own jobs until it is changed; other cabinets go on. If it was changed meanwhile, the collector stays due
 * as it was, and comes again with the new one.
 */
export async function failCollector(
  context: TimedContext,
  used: UsedKey,
  collector: CollectorState['collector'],
  failure: CallFailure,
): Promise<void> {
  const { db, clock } = context;
  const { id: cabinetId } = used;
  const now = clock.now();
  const verdict = judgeKey(failure);
  // A question that the marketplace does not take says nothing about the key, and may be taken later.
  const refused =
    failure.outcome === 'invalid' ? undefined : REFUSED_STATUSES.find((status) => status === verdict.status);
  const waitMs = await findRetryMs({ db }, { cabinetId, collector }, failure);
  const nextTryAt = refused === undefined ? new Date(now.getTime() + waitMs) : null;
  const run = { outcome: collectorOutcome(failure), nextTryAt, itemsCount: null };
  await db.transaction().execute(async (trx) => {
    if (refused !== undefined) await refuseKey(trx, used, { status: refused, at: now });
    await recordOfKey({ db: trx, clock }, used, collector, run);
  });
}
