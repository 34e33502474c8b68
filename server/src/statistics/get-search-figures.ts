import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { listCollectors } from '../cabinets/list-collectors.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import { type Span, visibleOwnDays } from '../own-queries/own-days.ts';
import { stateOf } from '../own-queries/source-state.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { listShownWeeks } from './find-shown-week.ts';
import { listSearchDays, type SearchDay } from './list-search-days.ts';
import { ordersOf, toTrend, visibilityOf } from './search-rules.ts';

type Answer = OutputOf<typeof getOverview>['searchFigures'];

/** Visibility and orders of the last days that the plan shows, and why there are none. */
export async function getSearchFigures(
  context: TimedStoresContext,
  cabinetId: number,
  daysCount: number,
): Promise<Answer> {
  const [plan, stored, collectors] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    listOwnQueryDays(context, cabinetId),
    listCollectors(context, cabinetId),
  ]);
  const visible = visibleOwnDays(PLAN_LIMITS[plan].myRequestsHistoryDays, context.clock.now());
  const outcome = collectors.find(({ collector }) => collector === 'ownQueries')?.outcome;
  const storedDays = stored.map(({ day }) => day);
  const state = outcome === 'noPremium' ? outcome : stateOf(outcome, storedDays);
  const weeks = listShownWeeks(stored, visible);
  if (weeks === null) {
    const nothing = { week: null, weekBefore: null, days: [] };
    return { state, week: null, visibility: nothing, orders: nothing };
  }
  const span = lineOf(weeks.week.to, daysCount, visible.from);
  const byDay = await listSearchDays(context, cabinetId, span);
  const days = listDays(addDays(span.to, 1 - daysCount), span.to);
  const trendOf = (read: (days: readonly SearchDay[]) => number | null) =>
    toTrend({ byDay, days, weeks, read });
  return { state, week: weeks.week, visibility: trendOf(visibilityOf), orders: trendOf(ordersOf) };
}

function lineOf(to: Day, daysCount: number, earliest: Day): Span {
  const from = addDays(to, 1 - daysCount);
  return { from: from < earliest ? earliest : from, to };
}
