import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import { IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { SavedSearch } from '@vitrina/contract/saved-searches.ts';
import { getCities, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { SEARCH_HISTORY_PATHS } from '../../queries/history-paths.ts';
import { nameOfSearch } from '../../queries/name-of-search.ts';
import type { SearchHistorySearch } from '../search.ts';
import { RenameForm } from './rename-form.tsx';
import { searchState } from './rules.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

type ItemProps = {
  search: SavedSearch;
  marketplace: Marketplace;
  current: SearchHistorySearch;
  saved: ReturnType<typeof useSavedSearches>;
  onRun: () => void;
};

/** Who may only look runs it; renaming and deleting are for those who may change what the cabinet has. */
export function SavedSearchItem({ search, marketplace, current, saved, onRun }: ItemProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const [isRenaming, setRenaming] = useState(false);
  const name = nameOfSearch(search);
  return (
    <Paper component="li" withBorder p="sm" style={{ listStyle: 'none' }}>
      {isRenaming ? (
        <RenameForm
          name={search.name}
          isRunning={saved.rename.isPending}
          onClose={() => setRenaming(false)}
          onName={(next) =>
            saved.rename.mutate({ id: search.id, name: next }, { onSuccess: () => setRenaming(false) })
          }
        />
      ) : (
        <Text fw={600} dir="auto" lineClamp={2} title={search.queries.join('; ')}>
          {name}
        </Text>
      )}
      <Facts search={search} />
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="light"
          leftSection={<IconPlayerPlay size={14} />}
          renderRoot={(props) => (
            <Link
              {...props}
              to={SEARCH_HISTORY_PATHS[marketplace]}
              search={searchState(search, current)}
              onClick={onRun}
            />
          )}
        >
          {t('searchHistory.saved.run')}
        </Button>
        {mayEdit && (
          <>
            <ActionIcon
              aria-label={t('searchHistory.saved.rename', { name })}
              onClick={() => setRenaming(true)}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              aria-label={t('searchHistory.saved.remove', { name })}
              onClick={() => saved.remove(search)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </>
        )}
      </Group>
    </Paper>
  );
}

function Facts({ search }: { search: SavedSearch }) {
  const { t, format } = useTexts();
  const isCountry = search.cityId === WHOLE_COUNTRY;
  const { data } = useQuery({
    ...routeQuery(getCities, {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isCountry,
  });
  const city = data?.cities.find(({ id }) => id === search.cityId)?.name ?? String(search.cityId);
  const facts = [
    t('searchHistory.saved.queries', { count: search.queries.length }),
    format.period(search),
    isCountry ? t('searchHistory.wholeCountry') : city,
  ];
  return (
    <>
      <Text size="sm">{facts.join(' · ')}</Text>
      <Text size="xs" c="dimmed">
        {search.lastRunAt === null
          ? t('searchHistory.saved.neverRun')
          : t('searchHistory.saved.lastRun', { moment: format.instant(search.lastRunAt) })}
      </Text>
    </>
  );
}
