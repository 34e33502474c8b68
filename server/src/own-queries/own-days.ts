import { addDays, COLLECTION_START, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import type { TimedContext } from '../platform/context.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { lastReadyDay } from './rules.ts';

export type Span = { from: Day; to: Day };

/**
 * product.md 9.3: as many of the last ready days as a plan shows; the days after them may be asked for and have nothing
 * yet.
 */
export function visibleOwnDays(historyDays: number, now: Date): Span {
  const from = addDays(lastReadyDay(now), 1 - historyDays);
  return { from: from < COLLECTION_START.ozon ? COLLECTION_START.ozon : from, to: moscowDay(now) };
}

export function judgeOwnPeriod({ from, to }: Span, visible: Span): Problem | undefined {
  const isInside = from <= to && from >= visible.from && to <= visible.to;
  return isInside ? undefined : problem('searchHistory.outOfRange', visible);
}

/** The days of own queries that a cabinet's plan shows; a period that is not inside them is refused. */
export async function requireOwnPeriod(
  context: TimedContext,
  { cabinetId, ...input }: Span & { cabinetId: number },
): Promise<Span> {
  const { myRequestsHistoryDays } = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)];
  const visible = visibleOwnDays(myRequestsHistoryDays, context.clock.now());
  const refusal = judgeOwnPeriod(input, visible);
  if (refusal) throw refusal;
  return visible;
}
