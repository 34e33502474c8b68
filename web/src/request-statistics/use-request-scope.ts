import { useNavigate, useSearch } from '@tanstack/react-router';
import { COLLECTION_START } from '@vitrina/contract/dates.ts';
import { now } from '../platform/clock.ts';
import { useCabinet, useSession } from '../platform/session/session.ts';
import { namedPeriod, newestDay, periodOf } from './rules.ts';
import type { RequestStatisticsSearch } from './search.ts';

export const REQUEST_STATISTICS_PATH = '/product-request-statistics';

/** What the address asks for, made whole. */
export function useRequestScope() {
  const search = useSearch({ from: REQUEST_STATISTICS_PATH });
  const navigate = useNavigate({ from: REQUEST_STATISTICS_PATH });
  const cabinet = useCabinet();
  const { limits } = useSession();
  const bounds = { minimum: COLLECTION_START.ozon, maximum: newestDay(now()) };
  const planDays = limits.find((limit) => limit.name === 'myRequestsHistoryDays')?.maximum ?? null;
  const named = namedPeriod(search);
  const period = periodOf(named, bounds, planDays);
  return {
    search,
    bounds,
    named,
    period,
    planDays,
    scope: { cabinetId: cabinet.id, skus: search.skus, ...period },
    change: (next: Partial<RequestStatisticsSearch>) =>
      void navigate({ search: (old: RequestStatisticsSearch) => ({ ...old, ...next }), replace: true }),
  };
}

export type RequestScope = ReturnType<typeof useRequestScope>;
