import { useNavigate, useSearch } from '@tanstack/react-router';
import { COLLECTION_START } from '@vitrina/contract/dates.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import { now } from '../platform/clock.ts';
import { useCabinet, useSession } from '../platform/session/session.ts';
import { namedPeriod, newestDay, periodOf } from './rules.ts';
import type { WordStatisticsSearch } from './search.ts';

const PATH = '/product-word-statistics';

/** What the address asks for, made whole. */
export function useWordScope() {
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const cabinet = useCabinet();
  const { limits } = useSession();
  const planDays = limits.find((limit) => limit.name === 'myRequestsHistoryDays')?.maximum ?? null;
  const bounds = { minimum: COLLECTION_START.ozon, maximum: newestDay(now()) };
  const named = namedPeriod(search);
  const period = periodOf(named, bounds, planDays);
  return {
    search,
    bounds,
    named,
    period,
    planDays,
    scope: { cabinetId: cabinet.id, skus: search.skus as Sku[], ...period },
    change: (next: Partial<WordStatisticsSearch>) =>
      void navigate({ search: (old: WordStatisticsSearch) => ({ ...old, ...next }), replace: true }),
  };
}

export type WordScope = ReturnType<typeof useWordScope>;
