import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CABINET_BOUNDS, type Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useShortcut } from '../../platform/browser/use-shortcut.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { mayEdit } from '../cabinet-state.ts';
import { AddTagDialog } from './lazy.tsx';
import { TagList } from './tag-list.tsx';

export function TagsTab({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const tags = useQuery(routeQuery(getCabinetProductTags, { cabinetId: cabinet.id }));
  const isEditor = mayEdit(cabinet);
  const count = tags.data?.tags.length;
  const mayAdd = isEditor && count !== undefined && count < CABINET_BOUNDS.tags;
  useShortcut('KeyT', t('cabinets.tags.add'), mayAdd ? () => setAdding(true) : null);
  const add = isEditor && (
    <Button
      size="xs"
      leftSection={<IconPlus size={15} />}
      disabled={count === CABINET_BOUNDS.tags}
      onClick={() => setAdding(true)}
    >
      {t('cabinets.tags.add')}
    </Button>
  );
  return (
    <Panel title={t('cabinets.tabs.tags')} description={t('cabinets.tags.text')} actions={count !== 0 && add}>
      {tags.isPending && <Skeleton height={120} />}
      {tags.error && <ProblemState error={tags.error} onRetry={() => void tags.refetch()} />}
      {count === 0 && (
        <EmptyState
          icon={IconTags}
          title={t('cabinets.tags.empty.title')}
          text={t(isEditor ? 'cabinets.tags.empty.mayAdd' : 'cabinets.tags.empty.mayLook')}
          action={add}
        />
      )}
      {tags.data !== undefined && count !== 0 && (
        <TagList cabinet={cabinet} tags={tags.data.tags} mayRemove={isEditor} />
      )}
      <AddTagDialog cabinet={cabinet} isOpen={isAdding} onClose={() => setAdding(false)} />
    </Panel>
  );
}
