import type { RequestsCollection, RequestsDays } from '@vitrina/contract/my-requests.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { listCollectors } from '../cabinets/list-collectors.ts';
import { listOwnQueryDays, type OwnQueryDay } from '../own-queries/list-own-query-days.ts';
import { missingDays } from '../own-queries/rules.ts';
import type { TimedContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { planDays } from './days.ts';
import { judgeCollection } from './judge-collection.ts';

/** How far the collection is, and which days both screens speak of. */
export async function findCollection(
  context: TimedContext,
  cabinetId: number,
): Promise<{ collection: RequestsCollection; days: RequestsDays; stored: OwnQueryDay[] }> {
  const now = context.clock.now();
  const [cabinet, plan, collectors, stored] = await Promise.all([
    findCabinet(context, cabinetId),
    getCabinetPlan(context, cabinetId),
    listCollectors(context, cabinetId),
    listOwnQueryDays(context, cabinetId),
  ]);
  if (!cabinet) throw problem('cabinet.notFound');
  const all = missingDays(now, new Set()).length;
  const missing = missingDays(now, new Set(stored.map(({ day }) => day))).length;
  const lastRun = collectors.find(({ collector }) => collector === 'ownQueries');
  const newest = stored.at(-1);
  return {
    collection: {
      state: judgeCollection({ lastRun, isKeyValid: cabinet.key_status === 'valid', missing, now }),
      daysDone: all - missing,
      daysAll: all,
      lastDay: newest?.day ?? null,
      takenAt: newest?.collectedAt.toISOString() ?? null,
      nextAt: lastRun?.nextTryAt ?? null,
    },
    days: planDays({
      stored: stored.map(({ day }) => day),
      historyDays: PLAN_LIMITS[plan].myRequestsHistoryDays,
      now,
    }),
    stored,
  };
}
