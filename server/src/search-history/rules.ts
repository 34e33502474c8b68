import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { visibleDays } from '../queries/visible-days.ts';

type Asked = { marketplace: Marketplace; queries: readonly string[]; from: Day; to: Day };

export function judgeScope(asked: Asked, plan: Plan, now: Date): Problem | undefined {
  const maximum = PLAN_LIMITS[plan].searchHistoryQueries;
  if (asked.queries.length > maximum) return problem('searchHistory.tooManyQueries', { maximum });
  const visible = visibleDays(asked.marketplace, PLAN_LIMITS[plan].searchHistoryDays, now);
  const isInside = asked.from >= visible.from && asked.to <= visible.to && asked.from <= asked.to;
  return isInside ? undefined : problem('searchHistory.outOfRange', visible);
}
