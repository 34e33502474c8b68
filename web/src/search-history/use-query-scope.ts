import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { HISTORY_DAYS_OF } from '@vitrina/contract/tools/bounds.ts';
import { useMemo } from 'react';
import { now } from '../platform/clock.ts';
import { useCabinet, useSession } from '../platform/session/session.ts';
import { SEARCH_HISTORY_PATHS } from '../queries/history-paths.ts';
import { earliestInPlan } from '../ui/period/period.ts';
import { boundsOf, cityOf, namedPeriod, periodOf, standardPeriod, windowOf, yesterdayOf } from './rules.ts';
import type { SearchHistorySearch } from './search.ts';

/** What the address asks for, made whole: the same scope feeds the table, the charts, the hours and the download. */
export function useQueryScope(marketplace: Marketplace) {
  const path = SEARCH_HISTORY_PATHS[marketplace];
  const named = useSearch({ from: path });
  const window = windowOf(named, marketplace);
  const search = useMemo(() => ({ ...named, window }), [named, window]);
  const navigate = useNavigate({ from: path });
  const cabinet = useCabinet();
  const { limits } = useSession();
  const bounds = boundsOf(marketplace, yesterdayOf(now()));
  const planDays = limits.find((limit) => limit.name === HISTORY_DAYS_OF[marketplace])?.maximum ?? null;
  const period = periodOf(search, standardPeriod(bounds, planDays), {
    ...bounds,
    minimum: earliestInPlan(bounds, planDays),
  });
  return {
    search,
    bounds,
    /** As the address has it; `period` is the part of it that can be shown. */
    named: namedPeriod(search),
    period,
    planDays,
    maximumQueries: limits.find((limit) => limit.name === 'searchHistoryQueries')?.maximum ?? 1,
    scope: {
      cabinetId: cabinet.id,
      marketplace,
      queries: search.queries,
      cityId: cityOf(search),
      ...period,
    },
    change: (next: Partial<SearchHistorySearch>) =>
      void navigate({ search: (old: SearchHistorySearch) => ({ ...old, page: 1, ...next }), replace: true }),
  };
}

export type QueryScope = ReturnType<typeof useQueryScope>;
