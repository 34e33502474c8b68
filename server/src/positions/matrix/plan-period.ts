import type { Day } from '@vitrina/contract/dates.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { type Grid, planGrid } from './matrix-rules.ts';

type Asked = { cabinetId: number; from: Day; to: Day; grouping: TimeGrouping };

/** The grid of a period that the plan shows; any other is refused with the widest that may be asked for. */
export async function planPeriod(context: Context, asked: Asked): Promise<Grid> {
  const historyDays = PLAN_LIMITS[await getCabinetPlan(context, asked.cabinetId)].positionHistoryDays;
  const grid = planGrid({ ...asked, historyDays, now: context.clock.now() });
  if ('refused' in grid) throw problem('searchHistory.outOfRange', { from: grid.from, to: grid.to });
  return grid;
}
