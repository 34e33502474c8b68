import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cabinet, CabinetTag } from '@vitrina/contract/cabinet.ts';
import { getCabinetProductTags, removeCabinetProductTag } from '@vitrina/contract/cabinets/tags.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { TagChip } from './tag-chip.tsx';
import classes from './tag-list.module.css';

type Props = { cabinet: Cabinet; tags: readonly CabinetTag[]; mayRemove: boolean };

export function TagList({ cabinet, tags, mayRemove }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [chosenTag, setChosenTag] = useState<CabinetTag>();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: (tag: CabinetTag) => call(removeCabinetProductTag, { cabinetId: cabinet.id, tagId: tag.id }),
    onSuccess: () => showDone('tagRemoved'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getCabinetProductTags.path] }),
  });

  function start(tag: CabinetTag) {
    if (tag.productsCount === 0) return remove.mutate(tag);
    setChosenTag(tag);
    setAsking(true);
  }

  return (
    <>
      <ul className={classes['tags']}>
        {tags.map((tag) => (
          <li key={tag.id} className={classes['tag']}>
            <TagChip name={tag.name} color={tag.color} />
            <Text size="sm" c="dimmed" className={classes['count'] ?? ''}>
              {t('cabinets.tags.products', { count: tag.productsCount })}
            </Text>
            {mayRemove && (
              <ActionIcon
                aria-label={t('cabinets.tags.remove', { name: tag.name })}
                onClick={() => start(tag)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cabinets.tags.removeTitle', { name: chosenTag?.name ?? '' })}
        text={t('cabinets.tags.removeText', { count: chosenTag?.productsCount ?? 0 })}
        confirm={t('common.delete')}
        isDanger
        onConfirm={async () => chosenTag && remove.mutateAsync(chosenTag)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
