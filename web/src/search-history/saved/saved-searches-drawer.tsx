import { Skeleton, Stack } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { SearchHistorySearch } from '../search.ts';
import { SavedSearchItem } from './saved-search-item.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

type DrawerProps = {
  marketplace: Marketplace;
  current: SearchHistorySearch;
  isOpen: boolean;
  onClose: () => void;
};

const ITEM_HEIGHT_PX = 96;

export function SavedSearchesDrawer({ marketplace, current, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation();
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t('searchHistory.saved.title', { marketplace: t(`marketplaces.${marketplace}`) })}
    >
      <Searches marketplace={marketplace} current={current} onClose={onClose} />
    </SidePanel>
  );
}

function Searches({ marketplace, current, onClose }: Omit<DrawerProps, 'isOpen'>) {
  const { t } = useTranslation();
  const saved = useSavedSearches(marketplace);
  const { list, searches } = saved;
  if (list.error) return <ProblemState error={list.error} onRetry={() => void list.refetch()} />;
  if (searches?.length === 0)
    return (
      <EmptyState
        icon={IconListSearch}
        title={t('searchHistory.saved.none')}
        text={t('searchHistory.saved.howTo')}
      />
    );
  return (
    <Stack gap="sm" component="ul" p={0} m={0}>
      {searches === undefined
        ? [1, 2, 3].map((place) => <Skeleton key={place} component="li" height={ITEM_HEIGHT_PX} />)
        : searches.map((search) => (
            <SavedSearchItem key={search.id} {...{ search, marketplace, current, saved }} onRun={onClose} />
          ))}
    </Stack>
  );
}
