import { addDays, listDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import {
  ALERT_BOUNDS,
  type AlertRule,
  type rehearsePositionAlert as route,
} from '@vitrina/contract/positions/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { describeFiring } from './describe-firing.ts';
import { findCheckProgress } from './find-check-progress.ts';
import { listFollowed, pickFollowed } from './judging/followed.ts';
import { fromSeconds, replay, toSeconds } from './judging/judge-stored.ts';
import { requireScope } from './require-scope.ts';

/** What a rule would have said of the last days, of as many as there are and the plan shows. */
export async function rehearse(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  { cabinetId, rule }: { cabinetId: number; rule: AlertRule },
): Promise<OutputOf<typeof route>> {
  const { db } = context;
  await requireScope(db, cabinetId, rule.scope);
  const [plan, followed, settled] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    listFollowed(db, cabinetId),
    findCheckProgress(db, cabinetId, context.clock.now()),
  ]);
  const series = pickFollowed(rule, followed);
  const days = Math.min(ALERT_BOUNDS.rehearsedDays, PLAN_LIMITS[plan].positionHistoryDays);
  const until = toSeconds(settled.settledUntil);
  const lastDay = moscowDay(settled.settledUntil);
  const firstDay = startOfMoscowDay(addDays(lastDay, 1 - days));
  const input = { since: Math.min(toSeconds(firstDay), until), until };
  const { firings, firstCheckAt } = await replay(context, { cabinetId, rule, series }, input);
  const counts = Map.groupBy(firings, ({ at }) => moscowDay(fromSeconds(at)));
  const since = days === 0 || firstCheckAt === null ? null : fromSeconds(firstCheckAt);
  return {
    queriesCount: series.size,
    since: since?.toISOString() ?? null,
    total: firings.length,
    days: (since === null ? [] : listDays(moscowDay(since), lastDay)).map((day) => ({
      day,
      firings: counts.get(day)?.length ?? 0,
    })),
    firings: firings
      .slice(-ALERT_BOUNDS.shownFirings)
      .toReversed()
      .map((firing) => describeFiring(firing, series)),
  };
}
