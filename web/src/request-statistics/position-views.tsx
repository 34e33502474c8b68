import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getRequestSeries,
  REQUEST_STATISTICS_BOUNDS,
  type RequestProduct,
  type RequestRow,
} from '@vitrina/contract/request-statistics.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { isShared } from '../platform/token/shared-secret.ts';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { ChartHalves, NotedHalves } from './chart-halves.tsx';
import { nameOfProduct, planHalves } from './rules.ts';
import type { RequestScope } from './use-request-scope.ts';

type Props = {
  view: RequestScope;
  /** undefined until it is known which ones are shown. */
  products: readonly RequestProduct[] | undefined;
  /** A query of one product instead of all queries of all. */
  row: RequestRow | undefined;
};

const NONE: readonly RequestProduct[] = [];

/** Where the products stood and who saw them, day by day: in all their queries, or in the one that is chosen. */
export function PositionViews({ view: { scope, period, change }, products = NONE, row }: Props) {
  const { t } = useTranslation();
  const skus = row === undefined ? products.map(({ sku }) => sku) : [row.sku];
  const input = {
    ...scope,
    skus: skus.slice(0, REQUEST_STATISTICS_BOUNDS.lines),
    ...(row === undefined ? {} : { query: row.query }),
  };
  const { data, error, refetch } = useQuery({
    ...routeQuery(getRequestSeries, input),
    placeholderData: keepPreviousData,
    enabled: skus.length > 0,
  });
  const series = data?.series;
  const halves = useMemo(
    () => planHalves(series ?? [], (sku) => nameOfProduct(products, sku)),
    [series, products],
  );
  const drawn = { days: data?.days, halves };
  const [only, ...others] = skus;
  return (
    <Panel
      title={t('requestStatistics.chart.title')}
      description={row === undefined ? t('requestStatistics.whole') : row.query}
      actions={
        row !== undefined &&
        !isShared() && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconX size={14} aria-hidden />}
            onClick={() => change({ row: '' })}
          >
            {t('requestStatistics.closeRow')}
          </Button>
        )
      }
    >
      {error ? (
        <ProblemState error={error} onRetry={() => void refetch()} />
      ) : only !== undefined && others.length === 0 && !isShared() ? (
        <NotedHalves
          product={{ sku: only, name: nameOfProduct(products, only) }}
          period={period}
          {...drawn}
        />
      ) : (
        <ChartHalves {...drawn} />
      )}
    </Panel>
  );
}
