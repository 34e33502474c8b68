import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { now } from '../platform/clock.ts';
import { useCabinet, useSession } from '../platform/session.ts';
import { earliestInPlan, presetPeriod } from '../ui/period/period.ts';
import { SEARCH_HISTORY_PATHS } from '../queries/history-paths.ts';
import { boundsOf, namedPeriod, periodOf } from './rules.ts';
import type { SearchHistorySearch } from './search.ts';

/** What the address asks for, made whole: the same scope feeds the table, the charts, the hours and the download. */
export function useQueryScope(marketplace: Marketplace) {
  const path = SEARCH_HISTORY_PATHS[marketplace];
  const asked = useSearch({ from: path });
  const navigate = useNavigate({ from: path });
  const cabinet = useCabinet();
  const { limits } = useSession();
  const bounds = boundsOf(marketplace, addDays(moscowDay(now()), -1));
  const planDays = limits.find((limit) => limit.name === 'searchHistoryDays')?.maximum ?? null;
  // A small plan opens with what it shows.
  const standard = presetPeriod(planDays !== null && planDays < 28 ? '7d' : '28d', bounds);
  const period = periodOf(asked, standard, { ...bounds, minimum: earliestInPlan(bounds, planDays) });
  return {
    asked,
    bounds,
    /** As the address has it; `period` is the part of it that can be shown. */
    named: namedPeriod(asked),
    period,
    planDays,
    maximumQueries: limits.find((limit) => limit.name === 'searchHistoryQueries')?.maximum ?? 1,
    scope: {
      cabinetId: cabinet.id,
      marketplace,
      queries: asked.queries,
      // City statistics are collected for asked queries only; the whole market is the whole country.
      cityId: asked.queries.length === 0 ? WHOLE_COUNTRY : asked.city,
      ...period,
    },
    change: (next: Partial<SearchHistorySearch>) =>
      void navigate({ search: (old: SearchHistorySearch) => ({ ...old, page: 1, ...next }), replace: true }),
  };
}

export type QueryScope = ReturnType<typeof useQueryScope>;
