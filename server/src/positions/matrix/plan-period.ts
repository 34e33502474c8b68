import type { Day } from '@vitrina/contract/dates.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { type Grid, type OutOfRange, planGrid } from './matrix-rules.ts';

type Input = { cabinetId: number; from: Day; to: Day; grouping: TimeGrouping };

/** How many days of positions the plan shows. */
export async function getHistoryDays(context: Context, cabinetId: number): Promise<number> {
  return PLAN_LIMITS[await getCabinetPlan(context, cabinetId)].positionHistoryDays;
}

/** What the plan does not show is refused with the widest period that may be asked for. */
export function requireInRange<Period extends object>(period: Period | OutOfRange): Period {
  if ('refused' in period) throw problem('searchHistory.outOfRange', { from: period.from, to: period.to });
  return period;
}

/** The grid of a period that the plan shows. */
export async function planPeriod(context: Context, input: Input): Promise<Grid> {
  const historyDays = await getHistoryDays(context, input.cabinetId);
  return requireInRange(planGrid({ ...input, historyDays, now: context.clock.now() }));
}
