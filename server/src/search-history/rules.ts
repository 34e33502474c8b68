import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { type HistoryWindow, windowsOf } from '@vitrina/contract/search-history.ts';
import { HISTORY_DAYS_OF } from '@vitrina/contract/tools/bounds.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { visibleDays } from '../queries/visible-days.ts';

type Input = {
  marketplace: Marketplace;
  queries: readonly string[];
  from: Day;
  to: Day;
  window?: HistoryWindow | undefined;
};

export function judgeScope(input: Input, plan: Plan, now: Date): Problem | undefined {
  if (input.window !== undefined && !windowsOf(input.marketplace).includes(input.window))
    return problem('request.invalid', { field: 'window', rule: 'notOfMarketplace' });
  const maximum = PLAN_LIMITS[plan].searchHistoryQueries;
  if (input.queries.length > maximum) return problem('searchHistory.tooManyQueries', { maximum });
  const days = PLAN_LIMITS[plan][HISTORY_DAYS_OF[input.marketplace]];
  const visible = visibleDays(input.marketplace, days, now);
  const isInside = input.from >= visible.from && input.to <= visible.to && input.from <= input.to;
  return isInside ? undefined : problem('searchHistory.outOfRange', visible);
}
