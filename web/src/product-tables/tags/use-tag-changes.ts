import { useQueryClient } from '@tanstack/react-query';
import { getCabinetProductTags } from '@vitrina/contract/cabinets.ts';
import { changeProductTags, listProducts, type TagPairs } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showProblem, showUndo } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';

type Change = { add: TagPairs; remove: TagPairs };

/** Tags are changed at once; what the server says it changed is what "undo" takes back. */
export function useTagChanges() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();

  async function send(change: Change) {
    const done = await call(changeProductTags, { cabinetId: cabinet.id, ...change });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [listProducts.path] }),
      queryClient.invalidateQueries({ queryKey: [getCabinetProductTags.path] }),
    ]);
    return done;
  }

  return async (change: Change): Promise<void> => {
    const { added, removed } = await send(change);
    const skus = new Set([...added, ...removed].flatMap((pair) => pair.skus));
    if (skus.size === 0) return;
    showUndo(
      t('products.tags.changed', { count: skus.size }),
      () => void send({ add: removed, remove: added }).catch(showProblem),
      () => undefined,
    );
  };
}
