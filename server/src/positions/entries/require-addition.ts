import type { PositionBudget } from '@vitrina/contract/positions/budget.ts';
import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { requireTracking } from '../budget/find-tracking-block.ts';
import { getTracking } from '../budget/get-tracking.ts';
import { type AdditionRefusal, budgetOf, judgeAddition, type Tracking, withAddition } from '../rules.ts';

type Addition = { sku: number; cityId: number; queries: readonly string[]; entryQueries: number };

function toProblem(refusal: AdditionRefusal) {
  switch (refusal.refused) {
    case 'tooManyQueries':
      return problem('position.tooManyQueries', { maximum: refusal.maximum });
    case 'limitExceeded':
      return problem('cabinet.limitExceeded', { type: refusal.type, maximum: refusal.maximum });
    default:
      return refusal satisfies never;
  }
}

/** Throws the refusal when an addition may not stand; answers the budget that it leads to. */
export async function requireAddition(
  context: Context,
  cabinet: CabinetRow,
  { entryQueries, ...added }: Addition,
): Promise<PositionBudget> {
  const tracking = await getTracking(context.db.withTables(), cabinet.id);
  return requireRoom(context, cabinet, { tracking: withAddition(tracking, added), entryQueries });
}

/** The same for whatever would be tracked after a change. */
export async function requireRoom(
  context: Context,
  cabinet: CabinetRow,
  { tracking, entryQueries }: { tracking: Tracking; entryQueries: number },
): Promise<PositionBudget> {
  await requireTracking(context, cabinet);
  const budget = budgetOf(tracking, await getCabinetPlan(context, cabinet.id));
  const refusal = judgeAddition({ budget, entryQueries });
  if (refusal) throw toProblem(refusal);
  return budget;
}
