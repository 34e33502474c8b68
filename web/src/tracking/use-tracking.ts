import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addPositionEntry,
  addPositionQueries,
  listPositionEntries,
} from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix, getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { SILENT } from '../platform/api/silent.ts';
import { showSuccess } from '../platform/notify.ts';
import { refreshLimits, useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import type { EntryDraft } from './complete-entry.ts';
import { findEntry } from './find-entry.ts';

type Place = { sku: number | null; cityId: number };

/** Puts queries on tracking: to the product's entry in the city, or with a new one. */
export function useTracking(place: Place, onDone: () => void) {
  const { t, format } = useTexts();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const list = useQuery(routeQuery(listPositionEntries, { cabinetId: cabinet.id }));
  const entry = findEntry(list.data?.entries ?? [], place);

  async function track({ sku, cityId, queries }: EntryDraft): Promise<string> {
    if (entry) {
      const { added } = await call(addPositionQueries, { cabinetId: cabinet.id, entryId: entry.id, queries });
      return t('positions.queriesAdded', { count: added });
    }
    const added = await call(addPositionEntry, { cabinetId: cabinet.id, sku, cityId, queries });
    return t('positions.added', { at: format.instant(added.firstExpectedAt) });
  }

  const add = useMutation({
    mutationFn: track,
    ...SILENT,
    onSuccess: async (message) => {
      const changed = [listPositionEntries, getPositionMatrix, getProductStandings];
      await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
      await refreshLimits();
      showSuccess(message);
      onDone();
    },
  });
  return { entry, budget: list.data?.budget, isReady: list.data !== undefined, add };
}
