import { useNavigate, useSearch } from '@tanstack/react-router';
import { COLLECTION_START } from '@vitrina/contract/dates.ts';
import { Day } from '@vitrina/contract/dates.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import { now } from '../platform/clock.ts';
import { useCabinet, useSession } from '../platform/session.ts';
import { clipPeriod, earliestInPlan, presetPeriod } from '../ui/period/period.ts';
import { newestDay } from './rules.ts';
import type { WordStatisticsSearch } from './search.ts';

const PATH = '/product-word-statistics';

/** What the address asks for, made whole. */
export function useWordScope() {
  const asked = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const cabinet = useCabinet();
  const { limits } = useSession();
  const planDays = limits.find((limit) => limit.name === 'myRequestsHistoryDays')?.maximum ?? null;
  const bounds = { minimum: COLLECTION_START.ozon, maximum: newestDay(now()) };
  const visible = { ...bounds, minimum: earliestInPlan(bounds, planDays) };
  const isNamed =
    Day.safeParse(asked.from).success && Day.safeParse(asked.to).success && asked.from <= asked.to;
  const named = isNamed ? { from: asked.from, to: asked.to } : undefined;
  const standard = presetPeriod(planDays !== null && planDays < 28 ? '7d' : '28d', visible);
  const period = (named && clipPeriod(named, visible)) ?? standard;
  return {
    asked,
    bounds,
    named,
    period,
    planDays,
    scope: { cabinetId: cabinet.id, skus: asked.skus as Sku[], ...period },
    change: (next: Partial<WordStatisticsSearch>) =>
      void navigate({ search: (old: WordStatisticsSearch) => ({ ...old, ...next }), replace: true }),
  };
}

export type WordScope = ReturnType<typeof useWordScope>;
