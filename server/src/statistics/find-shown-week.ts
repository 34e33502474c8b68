import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { listOwnQueryDays, type OwnQueryDay } from '../own-queries/list-own-query-days.ts';
import { type Span, visibleOwnDays } from '../own-queries/own-days.ts';
import { lastWeeks } from '../own-queries/own-weeks.ts';
import type { TimedStoresContext } from '../platform/context.ts';

/** The weeks that the plan shows of days with own queries. A day that had nothing to report says nothing about the days before it. */
export function listShownWeeks(stored: readonly OwnQueryDay[], visible: Span): ReturnType<typeof lastWeeks> {
  const shown = stored
    .filter(({ day, rows }) => rows > 0 && day >= visible.from && day <= visible.to)
    .map(({ day }) => day);
  return lastWeeks(shown, visible);
}

/** The week that ends with the newest day of own queries that the plan shows; null: there is none. */
export async function findShownWeek(context: TimedStoresContext, cabinetId: number): Promise<Span | null> {
  const [plan, stored] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    listOwnQueryDays(context, cabinetId),
  ]);
  const visible = visibleOwnDays(PLAN_LIMITS[plan].myRequestsHistoryDays, context.clock.now());
  return listShownWeeks(stored, visible)?.week ?? null;
}
