import { ActionIcon, Group } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { QueryMenu } from '../queries/query-menu.tsx';
import { Hint } from '../ui/floating/hint.tsx';

type RowActionsProps = {
  query: string;
  marketplace: Marketplace;
  onTrack: (query: string) => void;
  onHide: (query: string) => void;
};

export function RowActions({ query, marketplace, onTrack, onHide }: RowActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  return (
    <Group gap={2} wrap="nowrap">
      {mayEdit && (
        <Hint label={t('undervaluedQueries.hideHint')}>
          <ActionIcon aria-label={t('undervaluedQueries.hide', { query })} onClick={() => onHide(query)}>
            <IconEyeOff size={17} />
          </ActionIcon>
        </Hint>
      )}
      <QueryMenu query={query} marketplace={marketplace} onTrack={onTrack} />
    </Group>
  );
}
