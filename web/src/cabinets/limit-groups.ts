import type { getCabinetLimits } from '@vitrina/contract/cabinets.ts';
import type { PlanLimitType } from '@vitrina/contract/plans.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

type Limit = OutputOf<typeof getCabinetLimits>['limits'][number];

/** By tool. `spent` fills up and has a bar; `allowed` is how far one may look or how much at once, and is never used up. */
const GROUPS = [
  { id: 'cabinet', spent: ['cabinets', 'cabinetUsers'], allowed: [] },
  { id: 'positions', spent: ['positionProducts', 'positionQueries'], allowed: ['positionHistoryDays'] },
  {
    id: 'search',
    spent: ['searchHistoryRunsOzon', 'searchHistoryRunsWb', 'searchHistoryRunsYm'],
    allowed: ['searchHistoryDays', 'searchHistoryQueries'],
  },
  {
    id: 'tools',
    spent: ['undervaluedRuns', 'sharpJumpsRuns', 'myRequestsRuns', 'productCardRuns', 'trackingWords'],
    allowed: ['undervaluedQueries', 'undervaluedDays', 'sharpJumpsDays', 'myRequestsHistoryDays'],
  },
] as const satisfies readonly {
  id: string;
  spent: readonly PlanLimitType[];
  allowed: readonly PlanLimitType[];
}[];

export function groupLimits(limits: readonly Limit[]) {
  const find = (names: readonly PlanLimitType[]) =>
    names.flatMap((name) => limits.filter((limit) => limit.name === name));
  return GROUPS.map(({ id, spent, allowed }) => ({ id, spent: find(spent), allowed: find(allowed) }));
}
