import { Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '@vitrina/contract/route.ts';
import {
  type getQueryStatistics,
  MAX_QUERIES_PER_REQUEST,
  type QueryRow,
} from '@vitrina/contract/search-history.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackDialog } from '../tracking/lazy.tsx';
import type { TableSort } from '../ui/data-table/column.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { HeatLegend } from '../ui/heat/heat-legend.tsx';
import { ChosenActions } from './chosen-actions.tsx';
import type { FileTable } from './file-texts.ts';
import { columnsWithActions, QUERY_COLUMN_SETS } from './query-columns.tsx';
import { useSaveSearch } from './saved/use-save-search.ts';
import { FIRST_QUERIES, QUERY_SORTS } from './search.ts';
import type { QueryScope } from './use-query-scope.ts';

type Props = {
  view: QueryScope;
  statistics: UseQueryResult<OutputOf<typeof getQueryStatistics>>;
  onVisibleColumns: (ids: readonly string[]) => void;
  /** What a file of the chosen rows is made of. */
  file: { table: FileTable; columns: readonly string[] };
};

function keyOf(row: QueryRow): string {
  return [row.query, row.source, row.isShared, row.unit, row.windowDays, row.day].join('|');
}

export function QueryTable({ view, statistics, onVisibleColumns, file }: Props) {
  const { t } = useTranslation();
  const { search, change, maximumQueries } = view;
  const rows = statistics.data?.rows;
  const chosen = useQuerySelection(view, rows);
  const isWholeMarket = search.queries.length === 0;
  const { save } = useSaveSearch(view);
  const [tracked, setTracked] = useState<readonly string[]>([]);
  const onSave = useCallbackRef(save);
  const { marketplace } = view.scope;
  const columns = useMemo(
    () => columnsWithActions({ marketplace, onTrack: setTracked, onSave }),
    [marketplace, onSave],
  );

  function sort({ sort: key, direction, thenSort, thenDirection }: TableSort = FIRST_QUERIES): void {
    change({
      sort: QUERY_SORTS.find((one) => one === key) ?? FIRST_QUERIES.sort,
      direction,
      thenSort: QUERY_SORTS.find((one) => one === thenSort),
      thenDirection: thenDirection ?? FIRST_QUERIES.thenDirection,
    });
  }

  return (
    <>
      <DataTable
        id="search-history"
        label={t('searchHistory.table')}
        columns={columns}
        sets={QUERY_COLUMN_SETS}
        rows={rows}
        rowKey={keyOf}
        sort={search}
        onSort={sort}
        page={{ page: search.page, pageSize: search.pageSize, total: statistics.data?.total ?? 0 }}
        onPage={({ page, pageSize }) => change({ page, pageSize })}
        expectedRows={isWholeMarket ? undefined : search.queries.length}
        isRefreshing={statistics.isFetching}
        error={statistics.error}
        onRetry={() => void statistics.refetch()}
        onVisibleColumns={onVisibleColumns}
        empty={{
          icon: IconSearch,
          title: t(isWholeMarket ? 'searchHistory.empty.title' : 'errors.searchHistory.notFound'),
          text: t(isWholeMarket ? 'searchHistory.empty.text' : 'searchHistory.empty.longer'),
        }}
        selection={{
          ...chosen,
          actions: () => (
            <ChosenActions
              {...file}
              queries={search.selected.slice(0, maximumQueries)}
              onTrack={setTracked}
              onCompare={chosen.compare}
            />
          ),
        }}
        toolbar={<WithoutData view={view} queries={statistics.data?.withoutData ?? []} />}
      />
      <HeatLegend label={t('metrics.ratio.name')} />
      {tracked.length > 0 && <TrackDialog queries={[...tracked]} onClose={() => setTracked([])} />}
    </>
  );
}

function WithoutData({ view, queries }: { view: QueryScope; queries: readonly string[] }) {
  const { t } = useTranslation();
  if (queries.length === 0) return null;
  const text = view.search.hideEmpty ? 'searchHistory.hidden' : 'searchHistory.withoutData';
  return (
    <Text size="sm" c="dimmed" title={queries.join('; ')}>
      {t(text, { count: queries.length })}
    </Text>
  );
}

/**
 * interface-rules.md G2: chosen rows stand in the address, by their query: whatever is done with them is done with
 * queries.
 */
function useQuerySelection({ search, maximumQueries, change }: QueryScope, rows: readonly QueryRow[] = []) {
  const isChosen = (row: QueryRow) => search.selected.includes(row.query);
  const elsewhere = search.selected.filter((query) => !rows.some((row) => row.query === query));
  const queries = [...new Set([...search.queries, ...search.selected])].slice(0, maximumQueries);
  return {
    keys: new Set([...rows.filter(isChosen).map(keyOf), ...elsewhere]),
    onChange: (keys: ReadonlySet<string>) => {
      const here = rows.filter((row) => keys.has(keyOf(row))).map((row) => row.query);
      const kept = elsewhere.filter((query) => keys.has(query));
      const selected = [...new Set([...kept, ...here])].slice(0, MAX_QUERIES_PER_REQUEST);
      change({ selected, page: search.page });
    },
    compare: () => change({ queries, selected: [] }),
  };
}
