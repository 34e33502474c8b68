import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import { changeProductTags, listProducts, type Product, type TagPairs } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagChip } from '../../cabinets/tags/tag-chip.tsx';
import { call } from '../../platform/api/call.ts';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { showProblem, showUndo } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTags } from '../../products/tags/use-tags.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { nameOf } from '../product-row.ts';
import classes from '../product-tables.module.css';
import { pairsOf, shareOf, type TagDraft, toggleTag } from './tag-draft.ts';

type Change = { add: TagPairs; remove: TagPairs };

/** Tags are changed at once; what the server says it changed is what "undo" takes back. */
function useTagChanges() {
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

type TagsDialogProps = { products: readonly Product[]; onClose: () => void };

/** Tags of one product or many: a box that is half pressed leaves each product as it is. */
export function TagsDialog({ products, onClose }: TagsDialogProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const tags = useTags();
  const change = useTagChanges();
  const [draft, setDraft] = useState<TagDraft>(new Map());
  const { add, remove } = pairsOf(products, draft);
  const save = useMutation({
    mutationFn: () => change({ add, remove }),
    meta: { isSilent: true },
    onSuccess: onClose,
  });
  const [first] = products;
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('products.tags.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed" dir="auto">
          {products.length === 1 && first
            ? nameOf(first)
            : t('products.picker.picked', { count: products.length })}
        </Text>
        {tags.length === 0 && <Text size="sm">{t('products.tags.none')}</Text>}
        <div role="group" aria-label={t('products.tags.title')}>
          {tags.map(({ id, name, color }) => {
            const share = shareOf(products, id);
            const decided = draft.get(id);
            return (
              <Checkbox
                key={id}
                className={classes['tagLine'] ?? ''}
                checked={decided ?? share === 'all'}
                indeterminate={decided === undefined && share === 'some'}
                onChange={() => setDraft((before) => toggleTag(before, id, share))}
                label={<TagChip name={name} color={color} />}
              />
            );
          })}
        </div>
        <Anchor component={Link} to={`/cabinets/${cabinet.id}?tab=tags`} size="sm">
          {t('products.tags.manage')}
        </Anchor>
        <ProblemAlert error={save.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={add.length === 0 && remove.length === 0}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('products.tags.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
