import { SegmentedControl, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { getRequestStatistics, RequestRow } from '@vitrina/contract/request-statistics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { HalvesLegend } from '../ui/heat/heat-legend.tsx';
import { productColumns, QUERY_SETS, queryColumns } from './columns.tsx';
import { isCostly, rowKey, type Sources } from './rules.ts';
import { TrackRows } from './track-rows.tsx';
import type { RequestScope } from './use-request-scope.ts';

type Answer = OutputOf<typeof getRequestStatistics>;
type Props = { view: RequestScope; statistics: UseQueryResult<Answer>; onOpened: () => void };
type TableProps = Props & { tabs: ReactNode };

const WAITING = { state: 'collecting', measuredDays: 0, previousDays: 0 } as const;
const NO_SOURCES: Sources = { queries: WAITING, analytics: WAITING, ads: WAITING };
const NOTHING_CHOSEN: ReadonlySet<string> = new Set();
const EXPECTED_ROWS = 12;

function QueriesTable({ view: { search, change }, statistics, tabs, onOpened }: TableProps) {
  const { t, format } = useTexts();
  const mayEdit = useRight('edit');
  const { data } = statistics;
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const sources = data?.sources ?? NO_SOURCES;
  const products = data?.products;
  const columns = useMemo(() => queryColumns(sources, products ?? []), [sources, products]);
  const { costly } = search;
  const all = data?.rows;
  const rows = useMemo(() => (costly ? all?.filter(isCostly) : all), [all, costly]);
  const selection = {
    keys: chosen,
    onChange: setChosen,
    actions: (some: readonly RequestRow[]) => (
      <TrackRows rows={some} onDone={() => setChosen(NOTHING_CHOSEN)} />
    ),
  };
  const isCut = data !== undefined && data.rowsTotal > data.rows.length;
  return (
    <DataTable
      id="request-statistics"
      exportName="request-statistics"
      label={t('requestStatistics.table')}
      columns={columns}
      sets={QUERY_SETS}
      rows={rows}
      rowKey={rowKey}
      expectedRows={EXPECTED_ROWS}
      sort={{ sort: 'lostClicks', direction: 'desc', thenSort: 'uniqueSearchUsers', thenDirection: 'desc' }}
      isRefreshing={statistics.isFetching}
      onOpen={(row) => {
        change({ row: rowKey(row) });
        onOpened();
      }}
      {...(mayEdit ? { selection } : {})}
      empty={{
        icon: IconSearch,
        title: t('requestStatistics.empty.title'),
        text: t('requestStatistics.empty.text'),
      }}
      toolbar={
        <>
          {tabs}
          {isCut && (
            <Text size="sm" c="dimmed">
              {t('requestStatistics.rowsCut', {
                shown: format.count(data.rows.length),
                total: format.count(data.rowsTotal),
              })}
            </Text>
          )}
        </>
      }
    />
  );
}

function ProductsTable({ view: { change }, statistics, tabs }: TableProps) {
  const { t } = useTranslation();
  const { data } = statistics;
  const sources = data?.sources ?? NO_SOURCES;
  const columns = useMemo(() => productColumns(sources), [sources]);
  return (
    <DataTable
      id="request-statistics-products"
      exportName="request-statistics-products"
      label={t('requestStatistics.views.products')}
      columns={columns}
      rows={data?.products}
      rowKey={({ sku }) => String(sku)}
      expectedRows={EXPECTED_ROWS}
      sort={{ sort: 'lostClicks', direction: 'desc' }}
      isRefreshing={statistics.isFetching}
      onOpen={({ sku }) => change({ skus: [sku], view: 'queries', row: '' })}
      toolbar={tabs}
    />
  );
}

/** One question, one answer: both tables are sorted, filtered and saved in the browser. */
export function RequestTable(props: Props) {
  const { t } = useTranslation();
  const { search, change } = props.view;
  const tabs = (
    <SegmentedControl
      size="xs"
      aria-label={t('requestStatistics.tabs')}
      value={search.view}
      onChange={(view) => change({ view: view === 'products' ? 'products' : 'queries' })}
      data={(['queries', 'products'] as const).map((view) => ({
        value: view,
        label: t(`requestStatistics.views.${view}`),
      }))}
    />
  );
  const Table = search.view === 'products' ? ProductsTable : QueriesTable;
  return (
    <>
      <Table {...props} tabs={tabs} />
      <HalvesLegend />
    </>
  );
}
