import { Button } from '@mantine/core';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import { useState } from 'react';
import type { Column, TablePage } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Case } from '../case.tsx';
import { SAMPLE_FIGURES, type SampleRow, sampleRows } from '../samples/query-rows.ts';
import words from '../samples/words.json';

const HEAT_SCALE = 100;

/** Twenty columns: a text, a city, a line and seventeen figures, every other one in heat colours. */
export const SAMPLE_COLUMNS: readonly Column<SampleRow>[] = [
  {
    id: 'query',
    header: 'searchHistory.query',
    kind: 'text',
    value: (row) => row.query,
    width: 260,
    sortable: true,
    isInCard: 'wide',
  },
  { id: 'city', header: 'positions.columns.city', kind: 'text', value: (row) => row.city, width: 110 },
  {
    id: 'sparkline',
    header: 'searchHistory.line',
    kind: 'custom',
    width: 130,
    line: { values: (row) => row.sparkline, label: (row) => row.query },
  },
  ...QUERY_METRIC_NAMES.slice(0, SAMPLE_FIGURES).map(
    (metric, index): Column<SampleRow> => ({
      id: metric,
      header: `metrics.${metric}.name`,
      description: `metrics.${metric}.hint`,
      kind: 'number',
      unit: 'count',
      value: (row) => row.figures[index],
      width: 120,
      sortable: true,
      isInCard: index < 3,
      ...(index % 2 === 0
        ? { heat: (row: SampleRow) => ((row.figures[index] ?? 0) % HEAT_SCALE) / HEAT_SCALE }
        : {}),
    }),
  ),
];

const ROWS = sampleRows(240);
const SETS = [
  { id: 'few', label: 'searchHistory.groups.demand', columns: ['query', 'sparkline', 'count'] },
] as const;
const keyOf = (row: SampleRow) => String(row.id);
const [TITLE = ''] = words.things;

export function Tables() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['1']));
  const [page, setPage] = useState<TablePage>({ page: 1, pageSize: 10 });
  const first = (page.page - 1) * page.pageSize;
  const plain = { label: TITLE, columns: SAMPLE_COLUMNS, rowKey: keyOf };
  return (
    <>
      <Case name="DataTable: pages, selection, refreshing" isWide>
        <DataTable
          {...plain}
          id="dev.pages"
          rows={ROWS.slice(first, first + page.pageSize)}
          page={{ ...page, total: ROWS.length }}
          onPage={setPage}
          pageSizes={LIST_PAGE_SIZES}
          selection={{ keys, onChange: setKeys, actions: (rows) => <Button size="xs">{rows.length}</Button> }}
          sets={SETS}
          exportName="sample"
          isRefreshing
        />
      </Case>
      <Case name="DataTable: virtual rows" isWide>
        <DataTable
          {...plain}
          id="dev.virtual"
          rows={ROWS}
          maxHeight={320}
          sort={{ sort: 'count', direction: 'desc' }}
        />
      </Case>
      <Case name="DataTable: waiting" isWide>
        <DataTable {...plain} id="dev.waiting" rows={undefined} />
      </Case>
      <Case name="DataTable: empty" isWide>
        <DataTable {...plain} id="dev.empty" rows={[]} />
      </Case>
      <Case name="DataTable: failed" isWide>
        <DataTable
          {...plain}
          id="dev.failed"
          rows={undefined}
          error={new Error()}
          onRetry={() => undefined}
        />
      </Case>
    </>
  );
}
