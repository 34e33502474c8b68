import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listShelfMoments, lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showSuccess } from '../platform/notify.ts';
import type { ShelfView } from './use-shelf-view.ts';

/** Has the shelf read now and shows it; of another shelf than the asked one nothing is reported. */
export function useLook({ asked, shelf, change }: ShelfView) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const look = useMutation({
    mutationFn: () => call(lookAtShelf, { ...shelf, depth: asked.depth }),
    onSuccess: async ({ outcome, takenAt }) => {
      await client.invalidateQueries({ queryKey: [listShelfMoments.path] });
      if (takenAt !== null) change({ at: '' });
      if (outcome === 'read') showSuccess(t('productsInSearch.readDone'));
    },
  });
  const { reset } = look;
  useEffect(() => reset(), [reset, shelf.query, shelf.cityId, shelf.cabinetId]);
  return look;
}
