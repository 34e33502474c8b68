import { useQueryClient } from '@tanstack/react-query';
import { listRadarChanges } from '@vitrina/contract/radar/changes.ts';
import {
  listRadarProducts,
  pauseRadarProducts,
  type RadarProduct,
  removeRadarProducts,
} from '@vitrina/contract/radar/products.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../../platform/api/request-of.ts';
import { showProblem, showSuccess, showUndo } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { undoable } from '../../platform/undoable.ts';
import { leavingKeyOf } from './leaving-products.ts';

type Named = Pick<RadarProduct, 'sku'>;

/** After what is watched has changed. */
export function useReread(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      ...[listRadarProducts, listRadarChanges].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
      refreshLimits(),
    ]);
  };
}

/** interface-rules.md G13: all of it can be taken back. */
export function useCommands() {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const reread = useReread();
  const skusOf = (products: readonly Named[]) => products.map(({ sku }) => sku);

  async function resume(products: readonly Named[]): Promise<void> {
    try {
      await call(pauseRadarProducts, { cabinetId, skus: skusOf(products), isPaused: false });
      showSuccess(t('radar.products.resumed', { count: products.length }));
    } catch (error) {
      showProblem(error);
    } finally {
      await reread();
    }
  }

  async function pause(products: readonly Named[]): Promise<void> {
    try {
      await call(pauseRadarProducts, { cabinetId, skus: skusOf(products), isPaused: true });
      showUndo(
        t('radar.products.paused', { count: products.length }),
        () => void resume(products),
        () => undefined,
      );
    } catch (error) {
      showProblem(error);
    } finally {
      await reread();
    }
  }

  function remove(products: readonly Named[]): void {
    const skus = skusOf(products);
    undoable({
      key: leavingKeyOf(skus),
      message: t('radar.products.removed', { count: skus.length }),
      commit: async () => {
        await call(removeRadarProducts, { cabinetId, skus }, OUTLIVES_PAGE);
        await reread();
      },
    });
  }

  return { pause, resume, remove };
}
