import { useQueryClient } from '@tanstack/react-query';
import { listProducts, type Product, removeExternalProduct } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../../platform/api/request-of.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { undoable } from '../../platform/undoable.ts';
import { leavingKeyOf } from './leaving-products.ts';

/** interface-rules.md G13: the rows of external products go at once, the products when nobody wants them back. */
export function useRemoveExternal() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  return (products: readonly Product[]): void => {
    const skus = products.map(({ sku }) => sku);
    undoable({
      key: leavingKeyOf(skus),
      message: t('products.external.removed', { count: skus.length }),
      commit: async () => {
        const ends = await Promise.allSettled(
          skus.map((sku) => call(removeExternalProduct, { cabinetId: cabinet.id, sku }, OUTLIVES_PAGE)),
        );
        // Of one that a colleague has removed meanwhile the others know nothing.
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: [listProducts.path] }),
          refreshLimits(),
        ]);
        const failed = ends.find((end) => end.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      },
    });
  };
}
