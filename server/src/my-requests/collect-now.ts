import { findCabinet } from '../cabinets/find-cabinet.ts';
import { listCollectors } from '../cabinets/list-collectors.ts';
import { resumeCollectors } from '../cabinets/resume-collectors.ts';
import { collectOwnQueriesJob } from '../own-queries/collect-own-queries.job.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import { missingDays } from '../own-queries/rules.ts';
import type { Context } from '../platform/context.ts';
import { isWorthCollecting } from './judge-collection.ts';

/** The first visit does not wait for the plan of the collectors. */
export async function collectNow(
  context: Pick<Context, 'db' | 'clock' | 'queue'>,
  cabinetId: number,
): Promise<{ isQueued: boolean }> {
  const now = context.clock.now();
  const [cabinet, collectors, stored] = await Promise.all([
    findCabinet(context, cabinetId),
    listCollectors(context, cabinetId),
    listOwnQueryDays(context, cabinetId),
  ]);
  const lastRun = collectors.find(({ collector }) => collector === 'ownQueries');
  const missing = missingDays(now, new Set(stored.map(({ day }) => day))).length;
  const isKeyValid = cabinet?.key_status === 'valid' && !cabinet.is_blocked;
  if (!isWorthCollecting({ lastRun, isKeyValid, missing, now })) return { isQueued: false };
  // A turn that is not due is not taken.
  await resumeCollectors(context, cabinetId, 'ownQueries');
  const singletonKey = String(cabinetId);
  return { isQueued: await context.queue.publish(collectOwnQueriesJob, { cabinetId }, { singletonKey }) };
}
