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
import { type JumpMarket, openMarket } from './jump-source.ts';

type Answer = OutputOf<typeof route>;
type List = Pick<Answer, 'rows' | 'totals' | 'withoutHours' | 'market'>;

const NOTHING: List = {
  rows: [],
  totals: { rise: 0, fall: 0, new: 0, vanished: 0 },
  withoutHours: 0,
  market: null,
};

/** The measured day that a question is about, within what the plan shows. */
async function openQuestion(context: JumpContext, asked: JumpQuestion) {
  const [plan, stored] = await Promise.all([
    getCabinetPlan(context, asked.cabinetId),
    listMeasuredDays(context, asked.marketplace),
  ]);
  const visible = visibleDays(asked.marketplace, PLAN_LIMITS[plan].sharpJumpsDays, context.clock.now());
  const refusal = asked.day === undefined ? undefined : judgeDay(asked.day, visible);
  if (refusal) throw refusal;
  const days = stored.map(({ day }) => day);
  return { stored, visible, day: lastAtOrBefore(days, asked.day ?? visible.to) };
}

/** One question is all four directions of it, so that looking from tab to tab costs one run. */
async function answer(context: JumpContext, asked: JumpQuestion, market: JumpMarket): Promise<List> {
  const { cabinetId, direction: _shown, ...rest } = asked;
  const question = { ...rest, day: market.day, minBase: baseOf(asked, market) };
  return withRun(context, { cabinetId, type: 'sharpJumpsRuns', question }, () =>
    findJumps(context, asked, market),
  );
}

function openAt(asked: JumpQuestion, stored: readonly StoredDay[], day: Day | undefined): JumpMarket | null {
  return day === undefined ? null : openMarket(asked, stored, day);
}

export async function getSharpJumps(context: JumpContext, asked: JumpQuestion): Promise<Answer> {
  const { stored, visible, day } = await openQuestion(context, asked);
  const market = openAt(asked, stored, day);
  // Windows that cannot be compared are no answer, and cost no run.
  const list = market?.spans.isComparable === true ? await answer(context, asked, market) : NOTHING;
  return {
    ...list,
    spans: market?.spans ?? null,
    holidays: market === null ? [] : listHolidays(market.spans.before.from, market.spans.after.to),
    freshness: await getFreshness(context, asked.marketplace, stored),
    visible,
  };
}
