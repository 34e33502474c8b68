import type { Day } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { JumpQuestion, getSharpJumps as route } from '@vitrina/contract/sharp-jumps.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { withRun } from '../cabinets/runs/with-run.ts';
import { getFreshness } from '../queries/freshness.ts';
import { listMeasuredDays, type StoredDay } from '../queries/list-stored-days.ts';
import { lastAtOrBefore } from '../queries/measured-days.ts';
import { judgeDay, visibleDays } from '../queries/visible-days.ts';
import { baseOf, findJumps, type JumpContext } from './find-jumps.ts';
import { listHolidays } from './holidays.ts';
import { planComparison, type WindowComparison } from './plan-comparison.ts';

type Answer = OutputOf<typeof route>;
type List = Pick<Answer, 'rows' | 'totals' | 'withoutHours' | 'market'>;

const NOTHING: List = {
  rows: [],
  totals: { rise: 0, fall: 0, new: 0, vanished: 0 },
  withoutHours: 0,
  market: null,
};

/** The measured day that a question is about, within what the plan shows. */
async function openQuestion(context: JumpContext, input: JumpQuestion) {
  const [plan, stored] = await Promise.all([
    getCabinetPlan(context, input.cabinetId),
    listMeasuredDays(context, input.marketplace),
  ]);
  const visible = visibleDays(input.marketplace, PLAN_LIMITS[plan].sharpJumpsDays, context.clock.now());
  const refusal = input.day === undefined ? undefined : judgeDay(input.day, visible);
  if (refusal) throw refusal;
  const days = stored.map(({ day }) => day);
  return { stored, visible, day: lastAtOrBefore(days, input.day ?? visible.to) };
}

/** One question is all four directions of it, so that looking from tab to tab costs one run. */
async function answer(
  context: JumpContext,
  input: JumpQuestion,
  comparison: WindowComparison,
): Promise<List> {
  const { cabinetId, direction: _shown, ...rest } = input;
  const question = { ...rest, day: comparison.day, minBase: baseOf(input, comparison) };
  return withRun(context, { cabinetId, type: 'sharpJumpsRuns', question }, () =>
    findJumps(context, input, comparison),
  );
}

function openAt(
  input: JumpQuestion,
  stored: readonly StoredDay[],
  day: Day | undefined,
): WindowComparison | null {
  return day === undefined ? null : planComparison(input, stored, day);
}

export async function getSharpJumps(context: JumpContext, input: JumpQuestion): Promise<Answer> {
  const { stored, visible, day } = await openQuestion(context, input);
  const market = openAt(input, stored, day);
  // Windows that cannot be compared are no answer, and cost no run.
  const [list, freshness] = await Promise.all([
    market?.spans.isComparable === true ? answer(context, input, market) : NOTHING,
    getFreshness(context, input.marketplace, stored),
  ]);
  return {
    ...list,
    spans: market?.spans ?? null,
    holidays: market === null ? [] : listHolidays(market.spans.before.from, market.spans.after.to),
    freshness,
    visible,
  };
}
