import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getCabinetLimits } from '@vitrina/contract/cabinets.ts';
import { listNotifications } from '@vitrina/contract/notifications.ts';
import { getCardRun, listCardRuns, startCardRun } from '@vitrina/contract/product-card.ts';
import { countUnreadNotifications } from '@vitrina/contract/unread-notifications.ts';
import { useEffect, useRef } from 'react';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { hasEnded, isUnderWay, lookAgainMs } from './rules.ts';
import type { ProductCardSearch } from './search.ts';

const PATH = '/parsing-product-card';

/** What the address asks for, the runs of the cabinet, and the one that is open. */
export function useCardView() {
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const cabinet = useCabinet();
  const client = useQueryClient();
  const change = (next: Partial<ProductCardSearch>) =>
    void navigate({ search: (old: ProductCardSearch) => ({ ...old, ...next }) });
  const runs = useQuery({
    ...routeQuery(listCardRuns, { cabinetId: cabinet.id }),
    refetchInterval: ({ state }) => lookAgainMs(state.data?.runs ?? []),
  });
  const opened = useQuery({
    ...routeQuery(getCardRun, { cabinetId: cabinet.id, runId: search.run }),
    enabled: search.run !== '',
    refetchInterval: ({ state }) => lookAgainMs(state.data ? [state.data.run] : []),
  });
  const start = useMutation({
    mutationFn: (card: string) => call(startCardRun, { cabinetId: cabinet.id, card, cityId: search.city }),
    onSuccess: async ({ runId }, card) => {
      await client.invalidateQueries({ queryKey: [listCardRuns.path] });
      change({ card, run: runId, own: 0, tab: 'queries', beside: [] });
    },
  });
  useEnds(runs.data?.runs.filter(isUnderWay).length ?? 0);
  return { search, cabinetId: cabinet.id, change, runs, opened, start };
}
export type CardView = ReturnType<typeof useCardView>;

function useEnds(underWay: number): void {
  const client = useQueryClient();
  const before = useRef(underWay);
  useEffect(() => {
    if (hasEnded(before.current, underWay)) {
      for (const { path } of [getCabinetLimits, countUnreadNotifications, listNotifications])
        void client.invalidateQueries({ queryKey: [path] });
    }
    before.current = underWay;
  }, [client, underWay]);
}
