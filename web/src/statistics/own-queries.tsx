import { Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { containsText } from '../platform/texts/plain-text.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { ContainsField } from '../ui/contains-field.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { searchOfSort, sortInSearch } from '../ui/data-table/order/sort-search.ts';
import { OWN_QUERY_COLUMNS, type OwnQuery } from './own-query-columns.ts';
import { TABLE_HEIGHT } from './rules.ts';
import { OWN_QUERY_SORTS, type StatisticsSearch } from './search.ts';

/** The marketplace's own figures of the newest ready day: which queries led to this seller's products. */
export function OwnQueries({ rows }: { rows: OwnQuery[] | undefined }) {
  const { t, format } = useTexts();
  const day = rows?.[0]?.day;
  const { contains, ...order } = useSearch({ from: '/statistics' });
  const navigate = useNavigate({ from: '/statistics' });
  const change = (next: Partial<z.infer<typeof StatisticsSearch>>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  const found = useMemo(() => rows?.filter(({ query }) => containsText(query, contains)), [rows, contains]);
  const isNothingFound = rows !== undefined && rows.length > 0;
  return (
    <DataTable
      id="own-queries"
      exportName="own-queries"
      label={t('statistics.ownQueries.title')}
      columns={OWN_QUERY_COLUMNS}
      rows={found}
      sort={sortInSearch(order)}
      onSort={(sort) => change(searchOfSort(sort, OWN_QUERY_SORTS))}
      isSortedHere
      tools={
        <ContainsField
          value={contains}
          onChange={(part) => change({ contains: part })}
          label={t('statistics.ownQueries.contains')}
        />
      }
      toolbar={
        <div>
          <Text component="h2" fw={600} size="md">
            {t('statistics.ownQueries.title')}
          </Text>
          <Text size="sm" c="dimmed">
            {day === undefined ? '\u00A0' : t('statistics.ownQueries.source', { day: format.day(day) })}
          </Text>
        </div>
      }
      rowKey={(row) => row.query}
      empty={
        isNothingFound
          ? {
              icon: IconSearch,
              title: t('statistics.ownQueries.nothing'),
              text: t('statistics.ownQueries.nothingText'),
            }
          : { title: t('statistics.ownQueries.empty'), text: t('statistics.ownQueries.emptyText') }
      }
      maxHeight={TABLE_HEIGHT}
    />
  );
}
