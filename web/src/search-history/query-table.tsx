import { Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getQueryStatistics, QueryRow } from '@vitrina/contract/search-history.ts';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { HeatLegend } from '../ui/heat-legend.tsx';
import { QUERY_COLUMNS } from './query-columns.tsx';
import type { QueryScope } from './use-query-scope.ts';

type Props = {
  view: QueryScope;
  statistics: UseQueryResult<OutputOf<typeof getQueryStatistics>>;
  onVisibleColumns: (ids: readonly string[]) => void;
};

const SORTS = ['query', ...QUERY_METRIC_NAMES] as const;
/** Typing does not ask the server for every letter. */
const TYPING_PAUSE_MS = 300;

function ContainsField({ view: { asked, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  const [text, setText] = useState(asked.contains);
  const ask = useDebouncedCallback((contains: string) => change({ contains }), TYPING_PAUSE_MS);
  return (
    <TextInput
      w={280}
      leftSection={<IconSearch size={16} />}
      placeholder={t('searchHistory.contains')}
      aria-label={t('searchHistory.contains')}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        ask(event.currentTarget.value);
      }}
    />
  );
}

function keyOf(row: QueryRow): string {
  return [row.query, row.source, row.unit, row.windowDays, row.day].join('|');
}

export function QueryTable({ view, statistics, onVisibleColumns }: Props) {
  const { t } = useTranslation();
  const { asked, change } = view;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isWholeMarket = asked.queries.length === 0;
  const withoutData = statistics.data?.withoutData ?? [];

  function addToQueries(rows: readonly QueryRow[]) {
    change({
      queries: [...new Set([...asked.queries, ...rows.map((row) => row.query)])].slice(
        0,
        view.maximumQueries,
      ),
    });
    setSelected(new Set());
  }

  return (
    <>
      <DataTable
        id="search-history"
        label={t('searchHistory.table')}
        columns={QUERY_COLUMNS}
        rows={statistics.data?.rows}
        rowKey={keyOf}
        sort={asked}
        onSort={({ sort, direction }) => {
          const known = SORTS.find((one) => one === sort);
          if (known) change({ sort: known, direction });
        }}
        page={{ page: asked.page, pageSize: asked.pageSize, total: statistics.data?.total ?? 0 }}
        onPage={({ page, pageSize }) => change({ page, pageSize })}
        isRefreshing={statistics.isFetching}
        error={statistics.error}
        onRetry={() => void statistics.refetch()}
        onVisibleColumns={onVisibleColumns}
        empty={{
          icon: IconSearch,
          title: t('searchHistory.empty.title'),
          text: t('searchHistory.empty.text'),
        }}
        selection={{
          keys: selected,
          onChange: setSelected,
          actions: (rows) => (
            <Button size="xs" onClick={() => addToQueries(rows)}>
              {t('searchHistory.showCharts', { count: rows.length })}
            </Button>
          ),
        }}
        toolbar={
          <>
            {isWholeMarket && <ContainsField view={view} />}
            {withoutData.length > 0 && (
              <Text size="sm" c="dimmed" title={withoutData.join('; ')}>
                {t(asked.hideEmpty ? 'searchHistory.hidden' : 'searchHistory.withoutData', {
                  count: withoutData.length,
                })}
              </Text>
            )}
          </>
        }
      />
      <HeatLegend label={t('metrics.ratio.name')} />
    </>
  );
}
