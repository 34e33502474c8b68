import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import { RADAR_BOUNDS } from '@vitrina/contract/radar/bounds.ts';
import { listRadarChanges } from '@vitrina/contract/radar/changes.ts';
import { addRadarProducts, listRadarProducts } from '@vitrina/contract/radar/products.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { refreshLimits, useCabinet } from '../platform/session/session.ts';

/** Puts products on the change radar from wherever they are seen: own ones and those of others. */
export function useWatchProducts(): (skus: readonly Sku[]) => void {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (skus: readonly Sku[]) =>
      call(addRadarProducts, { cabinetId, skus: skus.slice(0, RADAR_BOUNDS.productsAtOnce) }),
    onSuccess: async ({ added, known }) => {
      const done = t('products.radar.added', { count: added });
      showSuccess(known === 0 ? done : `${done} ${t('products.radar.known', { count: known })}`);
      await Promise.all([
        ...[listRadarProducts, listRadarChanges].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
        refreshLimits(),
      ]);
    },
  });
  return mutate;
}
