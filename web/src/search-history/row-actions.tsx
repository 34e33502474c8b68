import { ActionIcon, Group } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { QueryMenu } from '../queries/query-menu.tsx';
import { Hint } from '../ui/floating/hint.tsx';

export type RowDeeds = {
  marketplace: Marketplace;
  onTrack: (queries: readonly string[]) => void;
  onSave: (queries: readonly string[]) => void;
};

export function RowActions({ query, marketplace, onTrack, onSave }: RowDeeds & { query: string }) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {mayEdit && (
        <Hint label={t('searchHistory.saved.addHint')}>
          <ActionIcon aria-label={t('searchHistory.saved.add', { query })} onClick={() => onSave([query])}>
            <IconBookmarkPlus size={17} />
          </ActionIcon>
        </Hint>
      )}
      <QueryMenu query={query} marketplace={marketplace} onTrack={(one) => onTrack([one])} />
    </Group>
  );
}
