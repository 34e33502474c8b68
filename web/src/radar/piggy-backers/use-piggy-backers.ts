import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PiggyBackerId, Sku } from '@vitrina/contract/ids.ts';
import {
  listPiggyBackers,
  type PiggyBackerStatus,
  setPiggyBackerStatus,
} from '@vitrina/contract/radar/piggy-backers.ts';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';

/** Other sellers on one card. Looks come by the hour, so an open tab asks again by itself. */
const LOOK_AGAIN_MS = 60_000;

export function usePiggyBackers(sku: Sku) {
  const { id: cabinetId } = useCabinet();
  return useQuery({ ...routeQuery(listPiggyBackers, { cabinetId, sku }), refetchInterval: LOOK_AGAIN_MS });
}

export function useSetStatus() {
  const { t } = useTexts();
  const { id: cabinetId } = useCabinet();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: PiggyBackerId; status: PiggyBackerStatus }) =>
      call(setPiggyBackerStatus, { cabinetId, ...change }),
    onSuccess: (_answer, { status }) => showSuccess(t(`piggyBackers.statusSet.${status}`)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listPiggyBackers.path] }),
  });
}
