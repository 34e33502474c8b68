import { Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { downloadQueryStatistics, getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useMayCall, useRight } from '../platform/session/session.ts';
import { SEARCH_HISTORY_PATHS } from '../queries/history-paths.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { HistoryConditions } from './history-conditions.tsx';
import { ImportButton } from './imports/import-button.tsx';
import { ExportMenu, QueryCharts, QueryHourHeat, QueryHours } from './lazy.tsx';
import { MarketplaceSwitch } from './marketplace-switch.tsx';
import { QUERY_COLUMNS } from './query-columns.tsx';
import { QueryFilters } from './query-filters.tsx';
import { QueryTable } from './query-table.tsx';
import { useCountedRun } from './use-counted-run.ts';
import { useQueryScope } from './use-query-scope.ts';

/** product.md 1.1: how many buyers look for this, when, in which city, and does it grow. */
export function SearchHistoryPage({ marketplace }: { marketplace: Marketplace }) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const maySave = useMayCall(downloadQueryStatistics);
  const view = useQueryScope(marketplace);
  const { search, scope } = view;
  const [columns, setColumns] = useState<readonly string[]>(QUERY_COLUMNS.map((column) => column.id));
  const { contains, hideEmpty, misspelt, sort, direction, thenSort, thenDirection, page, pageSize, window } =
    search;
  const order = { sort, direction, thenSort, thenDirection };
  const table = { ...scope, window, contains, isEmptyHidden: hideEmpty, isMisspelt: misspelt, ...order };
  const statistics = useQuery({
    ...routeQuery(getQueryStatistics, { ...table, page, pageSize }),
    placeholderData: keepPreviousData,
  });
  useCountedRun(
    scope.queries.length === 0 ? undefined : JSON.stringify([scope, window]),
    statistics.isSuccess && !statistics.isPlaceholderData,
  );
  const freshness = statistics.data?.freshness;
  return (
    <>
      <PageHeader
        title={t('searchHistory.title', { marketplace: t(`marketplaces.${marketplace}`) })}
        freshness={
          <FreshnessLine
            source={freshness?.source ? t('searchHistory.feed') : null}
            lastDay={freshness?.lastDay ?? null}
            takenAt={freshness?.takenAt ?? null}
            nextAt={freshness?.nextAt ?? null}
            windowDays={window}
            stepMinutes={DAY_MINUTES}
            topic="queries"
          />
        }
        actions={
          <Group gap="xs">
            <MarketplaceSwitch marketplace={marketplace} search={search} />
            <SavedViewsMenu screen={SEARCH_HISTORY_PATHS[marketplace]} />
            <CopyLinkButton />
            {mayEdit && <ImportButton view={view} />}
            {maySave && (
              <ExportMenu table={table} view={view} columns={columns} total={statistics.data?.total ?? 0} />
            )}
          </Group>
        }
      />
      <QueryFilters view={view} />
      <HistoryConditions view={view} error={statistics.error} />
      <QueryTable {...{ view, statistics }} onVisibleColumns={setColumns} file={{ table, columns }} />
      {scope.queries.length > 0 && <QueryCharts view={view} />}
      {scope.queries.length > 0 && <QueryHours view={view} />}
      {scope.queries.length > 0 && <QueryHourHeat view={view} />}
    </>
  );
}
