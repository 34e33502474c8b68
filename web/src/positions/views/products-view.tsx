import { Group, Switch, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readCell } from '@vitrina/contract/positions/matrix-cells.ts';
import { type ComparedProduct, comparePositionProducts } from '@vitrina/contract/positions/views.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { ChartSeries } from '../../ui/line-chart/model/chart-series.ts';
import { ChartSkeleton } from '../../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../../ui/line-chart/react/lazy.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { PlacesProps } from '../matrix/use-entry-matrix.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { useCellWords } from './use-cell-words.ts';

const HEIGHT = 320;

/** The products of the cabinet on one query: two that swap places are two lines that cross. */
export function ProductsView({ matrix, scope, change }: PlacesProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const navigate = useNavigate({ from: '/position-check/$id' });
  const { search, period, grouping } = scope;
  const query = matrix.rows.find((row) => row.query === search.query)?.query ?? matrix.rows[0]?.query ?? '';
  const compared = useQuery({
    ...routeQuery(comparePositionProducts, {
      cabinetId: cabinet.id,
      entryId: matrix.entry.id,
      ...period,
      grouping,
      choice: search.choice,
      query,
      isEveryCity: search.cities === 'all',
    }),
    placeholderData: keepPreviousData,
  });
  const data = compared.data;
  return (
    <>
      <Group mb="md" align="flex-end">
        <SelectField
          label={t('positions.columns.query')}
          w={{ base: '100%', sm: 320 }}
          searchable
          data={matrix.rows.map((row) => ({ value: row.query, label: row.query }))}
          value={query}
          onChange={(value) => change({ query: value ?? '' })}
          allowDeselect={false}
        />
        <Switch
          size="sm"
          mb={8}
          label={t('positionViews.everyCity')}
          checked={search.cities === 'all'}
          onChange={(event) => change({ cities: event.currentTarget.checked ? 'all' : 'one' })}
        />
      </Group>
      {data === undefined && compared.error !== null ? (
        <ProblemState error={compared.error} onRetry={() => void compared.refetch()} />
      ) : (
        <>
          {data === undefined ? (
            <ChartSkeleton height={HEIGHT} />
          ) : (
            <ProductLines
              label={t('positionViews.compared', { query })}
              buckets={data.buckets}
              products={data.products}
              hasCities={search.cities === 'all'}
            />
          )}
          <ProductsNote shown={data?.products.length} total={data?.total} />
          <DataTable
            id="position-products"
            label={t('positionViews.compared', { query })}
            columns={PRODUCT_COLUMNS}
            rows={data?.products}
            // Few: the entry itself and what it meets.
            expectedRows={data?.products.length ?? 2}
            rowKey={(product) => String(product.entryId)}
            exportName={`${query}_${period.from}_${period.to}`}
            onOpen={({ entryId }) => void navigate({ params: { id: String(entryId) }, search: (old) => old })}
            maxHeight={420}
          />
        </>
      )}
    </>
  );
}

type ProductLinesProps = {
  label: string;
  buckets: readonly string[];
  products: readonly ComparedProduct[];
  hasCities: boolean;
};

function ProductLines({ label, buckets, products, hasCities }: ProductLinesProps) {
  const { t } = useTranslation();
  const { written } = useCellWords();
  const series = useMemo(
    () =>
      products.map(({ entryId, name, sku, cityName, cells }): ChartSeries => {
        const places = cells.map((cell) => readCell(cell).place);
        return {
          id: String(entryId),
          label: [name ?? t('positions.external'), sku, ...(hasCities ? [cityName] : [])].join(' · '),
          unit: 'place',
          values: places.map((place) => (typeof place === 'number' ? place : null)),
          words: places.map((place) => (typeof place === 'string' ? written(place) : null)),
        };
      }),
    [products, hasCities, t, written],
  );
  return (
    <LineChart
      label={label}
      x={buckets}
      series={series}
      height={HEIGHT}
      isInverted
      source={t('ui.freshness.storefront')}
    />
  );
}

/** What the table does not say: that there is nobody to compare with, or that not everybody is there. */
function ProductsNote({ shown = 0, total = 0 }: { shown: number | undefined; total: number | undefined }) {
  const { t } = useTranslation();
  if (shown === 0 || (total > 1 && shown === total)) return null;
  return (
    <Text size="sm" c="dimmed" my="sm" role="status">
      {total > shown ? t('positionViews.someCompared', { shown, total }) : t('positionViews.nobodyElse')}
    </Text>
  );
}
