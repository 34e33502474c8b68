import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { TimedContext } from '../platform/context.ts';
import type { CallFailure } from '../platform/outbound/failure.ts';
import { collectorOutcome, findRetryMs } from './collector-failure.ts';
import { REFUSED_STATUSES, refuseKey } from './keys/refuse-key.ts';
import { recordCollector } from './record-collector.ts';
import { judgeKey } from './rules.ts';

/**
 * A marketplace refused or failed: the line in the cabinet says so and when the next try is due. A refused key stops
 * the cabinet's own jobs until it is changed; other cabinets go on.
 */
export async function failCollector(
  context: TimedContext,
  cabinetId: number,
  collector: CollectorState['collector'],
  failure: CallFailure,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const verdict = judgeKey(failure);
  // A question that the marketplace does not take says nothing about the key, and may be taken later.
  const refused =
    failure.outcome === 'invalid' ? undefined : REFUSED_STATUSES.find((status) => status === verdict.status);
  const waitMs = await findRetryMs({ db }, { cabinetId, collector }, failure);
  const nextTryAt = refused === undefined ? new Date(now.getTime() + waitMs) : null;
  const run = { outcome: collectorOutcome(failure), nextTryAt, itemsCount: null };
  await db.transaction().execute(async (trx) => {
    if (refused !== undefined) await refuseKey(trx, cabinetId, { status: refused, at: now });
    await recordCollector({ db: trx, clock }, cabinetId, collector, run);
  });
}
