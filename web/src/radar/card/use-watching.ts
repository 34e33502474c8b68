import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import { getRadarCard } from '@vitrina/contract/radar/card.ts';
import { addRadarProducts, listRadarProducts, pauseRadarProducts } from '@vitrina/contract/radar/products.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';

/** Puts one product on the radar, or stops and resumes looking at it. A refusal is said in a toast. */
export function useWatching(sku: Sku) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const client = useQueryClient();
  const reread = async () => {
    const paths = [getRadarCard.path, listRadarProducts.path];
    await Promise.all([
      ...paths.map((path) => client.invalidateQueries({ queryKey: [path] })),
      refreshLimits(),
    ]);
  };
  const watch = useMutation({
    mutationFn: () => call(addRadarProducts, { cabinetId, skus: [sku] }),
    onSuccess: () => showSuccess(t('radarCard.watched')),
    onSettled: reread,
  });
  const pause = useMutation({
    mutationFn: (isPaused: boolean) => call(pauseRadarProducts, { cabinetId, skus: [sku], isPaused }),
    onSuccess: (_, isPaused) => showSuccess(t(isPaused ? 'radarCard.paused' : 'radarCard.resumed')),
    onSettled: reread,
  });
  return { watch, pause };
}
