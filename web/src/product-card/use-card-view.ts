import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { getCardRun, listCardRuns, startCardRun } from '@vitrina/contract/product-card.ts';
import { countUnreadNotifications, NOTIFICATIONS_PATH } from '@vitrina/contract/unread-notifications.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { lookAgainMs, watchRuns } from './rules.ts';
import type { ProductCardSearch } from './search.ts';

const PATH = '/parsing-product-card';

/** What the address asks for, the runs of the cabinet, and the one that is open. */
export function useCardView() {
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const cabinet = useCabinet();
  const client = useQueryClient();
  const change = (next: Partial<ProductCardSearch>) =>
    void navigate({ search: (old: ProductCardSearch) => ({ ...old, ...next }), resetScroll: false });
  const runs = useQuery({
    ...routeQuery(listCardRuns, { cabinetId: cabinet.id }),
    refetchInterval: ({ state }) => lookAgainMs(state.data?.runs ?? []),
  });
  const opened = useQuery({
    ...routeQuery(getCardRun, { cabinetId: cabinet.id, runId: search.run }),
    enabled: search.run !== '',
    refetchInterval: ({ state }) => lookAgainMs([state.data?.run]),
  });
  const start = useMutation({
    mutationFn: (card: string) => call(startCardRun, { cabinetId: cabinet.id, card, cityId: search.city }),
    onSuccess: async ({ runId }, card) => {
      await client.invalidateQueries({ queryKey: [listCardRuns.path] });
      change({ card, run: runId, own: 0, tab: 'queries', beside: [] });
    },
  });
  const [look] = useState(() =>
    watchRuns(() => {
      for (const path of [getCabinetLimits.path, countUnreadNotifications.path, NOTIFICATIONS_PATH])
        void client.invalidateQueries({ queryKey: [path] });
    }),
  );
  useEffect(() => look(runs.data?.runs), [look, runs.data?.runs]);
  return { search, cabinetId: cabinet.id, change, runs, opened, start };
}
export type CardView = ReturnType<typeof useCardView>;
