import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import { getRadarCard, getRadarCardFigures } from '@vitrina/contract/radar/card.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { now } from '../../platform/clock.ts';
import { useCabinet, useSession } from '../../platform/session/session.ts';
import { boundsOf, periodOf } from './card-period.ts';
import type { RadarCardSearch } from './search.ts';

export const RADAR_CARD_PATH = '/radar-changes/$id';

/** What the address asks for, made whole. */
export function useCardScope() {
  const search = useSearch({ from: RADAR_CARD_PATH });
  const navigate = useNavigate({ from: RADAR_CARD_PATH });
  const planDays = useSession().limits.find(({ name }) => name === 'radarHistoryDays')?.maximum ?? null;
  const today = moscowDay(now());
  return {
    search,
    planDays,
    bounds: boundsOf(today),
    period: periodOf(search, today),
    change: (next: Partial<RadarCardSearch>) =>
      void navigate({ search: (old) => ({ ...old, ...next }), replace: true }),
    /** A dialog is left by going back. */
    openChange: (change: number) =>
      void navigate({ search: (old) => ({ ...old, change }), resetScroll: false }),
  };
}
export type CardScope = ReturnType<typeof useCardScope>;

export function useRadarCard(sku: Sku, { period }: CardScope) {
  const { id: cabinetId } = useCabinet();
  return useQuery({
    ...routeQuery(getRadarCard, { cabinetId, sku, ...period }),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE_MS,
    ...SILENT,
  });
}

/** Places and orders, from the other engine; the strips stand without them where they do not come. */
export function useCardFigures(sku: Sku, { period }: CardScope) {
  const { id: cabinetId } = useCabinet();
  return useQuery({
    ...routeQuery(getRadarCardFigures, { cabinetId, sku, ...period }),
    placeholderData: keepPreviousData,
    ...SILENT,
  });
}
