import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import {
  addPositionEntry,
  addPositionQueries,
  listPositionEntries,
} from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix, getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { findEntry } from '../../tracking/find-entry.ts';
import { trackMany } from './track-many.ts';

type Asked = { skus: readonly Sku[]; cityId: number; queries: string[] };

/** The same queries in one city for many products; those that stand there already get them, too. */
export function useTrackMany() {
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const list = useQuery(routeQuery(listPositionEntries, { cabinetId: cabinet.id }));
  const track = useMutation({
    mutationFn: ({ skus, cityId, queries }: Asked) =>
      trackMany(skus, (sku) => {
        const entry = findEntry(list.data?.entries ?? [], { sku, cityId });
        return entry
          ? call(addPositionQueries, { cabinetId: cabinet.id, entryId: entry.id, queries })
          : call(addPositionEntry, { cabinetId: cabinet.id, sku, cityId, queries });
      }),
    ...SILENT,
    onSettled: async () => {
      const changed = [listPositionEntries, getPositionMatrix, getProductStandings];
      await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
      await refreshLimits();
    },
  });
  return { isReady: list.data !== undefined, error: list.error, track };
}
