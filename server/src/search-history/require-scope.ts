import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import type { TimedContext } from '../platform/context.ts';
import { judgeScope } from './rules.ts';

type Scope = {
  cabinetId: number;
  marketplace: Marketplace;
  queries: readonly string[];
  from: Day;
  to: Day;
  window?: HistoryWindow | undefined;
};

/** Throws the refusal when the cabinet's plan does not show so many days or queries. */
export async function requireScope(
  context: TimedContext,
  scope: Scope,
  judgedAt = context.clock.now(),
): Promise<void> {
  const plan = await getCabinetPlan(context, scope.cabinetId);
  const refusal = judgeScope(scope, plan, judgedAt);
  if (refusal) throw refusal;
}
