import { useMutation } from '@tanstack/react-query';
import { type Sku, TagId } from '@vitrina/contract/ids.ts';
import { addRadarProducts, watchRadarTags } from '@vitrina/contract/radar/products.ts';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { useReread } from './use-commands.ts';

type Given = {
  skus: readonly Sku[];
  /** undefined: they stay as they are. */
  tagIds: readonly number[] | undefined;
};

/** Tags first: what they bring needs no place a second time. */
export function useAdd(onDone: () => void) {
  const { t, format } = useTexts();
  const { id: cabinetId } = useCabinet();
  const reread = useReread();
  return useMutation({
    mutationFn: async ({ skus, tagIds }: Given) => {
      const tagged =
        tagIds === undefined
          ? { added: 0 }
          : await call(watchRadarTags, { cabinetId, tagIds: tagIds.map((id) => TagId.parse(id)) });
      const put =
        skus.length === 0
          ? { added: 0, known: 0 }
          : await call(addRadarProducts, { cabinetId, skus: [...skus] });
      return { added: tagged.added + put.added, known: put.known };
    },
    meta: { isSilent: true },
    onSuccess: ({ added, known }) => {
      const done = t('radar.add.done', { count: added, text: format.count(added) });
      showSuccess(known === 0 ? done : `${done} ${t('radar.add.known', { count: known })}`);
      onDone();
    },
    onSettled: reread,
  });
}
