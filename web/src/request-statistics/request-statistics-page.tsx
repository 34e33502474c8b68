import { Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { getRequestStatistics, REQUEST_STATISTICS_BOUNDS } from '@vitrina/contract/request-statistics.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { OwnProductsField } from '../products/own-products-field.tsx';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { PositionViews } from './lazy.tsx';
import classes from './request-statistics.module.css';
import { RequestTable } from './request-table.tsx';
import { rowKey } from './rules.ts';
import { SourceNotices } from './source-notices.tsx';
import { Totals } from './totals.tsx';
import { REQUEST_STATISTICS_PATH, type RequestScope, useRequestScope } from './use-request-scope.ts';

function Controls({ view }: { view: RequestScope }) {
  const { t } = useTranslation();
  const { search, bounds, named, period, planDays, change } = view;
  return (
    <div className={classes['controls']}>
      <OwnProductsField
        label={t('requestStatistics.products')}
        emptyText={t('requestStatistics.mostSeen')}
        value={search.skus}
        maximum={REQUEST_STATISTICS_BOUNDS.products}
        drawn={REQUEST_STATISTICS_BOUNDS.lines}
        onChange={(skus) => change({ skus, row: '' })}
      />
      <PeriodField
        label={t('requestStatistics.period')}
        value={period}
        requested={named}
        onChange={({ from, to }) => change({ from, to })}
        minimum={bounds.minimum}
        maximum={bounds.maximum}
        planDays={planDays}
      />
    </div>
  );
}

/** product.md 1.1: which queries bring this product money, and which only cost advertising. */
export function RequestStatisticsPage() {
  const { t } = useTranslation();
  const view = useRequestScope();
  const statistics = useQuery({
    ...routeQuery(getRequestStatistics, view.scope),
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  });
  const { data, error } = statistics;
  const row = data?.rows.find((one) => rowKey(one) === view.search.row);
  const product =
    row === undefined && data?.products.length !== 1
      ? undefined
      : data?.products.find(({ sku }) => row === undefined || sku === row.sku);
  return (
    <>
      <PageHeader
        title={t('screens.requestStatistics')}
        freshness={
          <FreshnessLine
            source={t('marketplaces.ozon')}
            lastDay={data?.lastDay ?? null}
            takenAt={data?.takenAt ?? null}
            nextAt={data?.nextAt ?? null}
            stepMinutes={DAY_MINUTES}
            topic="ownQueries"
          />
        }
        actions={
          <Group gap="xs">
            <SavedViewsMenu screen={REQUEST_STATISTICS_PATH} />
            <CopyLinkButton />
          </Group>
        }
      />
      <Controls view={view} />
      {error ? (
        <ProblemState error={error} onRetry={() => void statistics.refetch()} />
      ) : (
        <>
          {data !== undefined && <SourceNotices sources={data.sources} />}
          <Totals answer={data} />
          <div className={classes['detail']}>
            <PositionViews view={view} products={data?.products} row={row} />
            <FunnelPanel
              row={row}
              figures={product ?? data?.totals}
              productName={product?.name}
              sources={data?.sources}
            />
          </div>
          <RequestTable view={view} statistics={statistics} />
        </>
      )}
    </>
  );
}
