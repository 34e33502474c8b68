import { Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { getRequestStatistics, REQUEST_STATISTICS_BOUNDS } from '@vitrina/contract/request-statistics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { isShared } from '../platform/token/shared-secret.ts';
import { OwnProductsField } from '../products/own-products-field.tsx';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { ShareButton } from '../shared-screens/share-button.tsx';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../ui/conditions/use-conditions.ts';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { CONDITIONS } from './conditions.ts';
import { FunnelPanel } from './funnel-panel.tsx';
import { PositionViews } from './lazy.tsx';
import classes from './request-statistics.module.css';
import { RequestTable } from './request-table.tsx';
import { rowKey } from './rules.ts';
import { SourceNotices } from './source-notices.tsx';
import { ComparedWith, Totals } from './totals.tsx';
import { REQUEST_STATISTICS_PATH, type RequestScope, useRequestScope } from './use-request-scope.ts';

type Answer = OutputOf<typeof getRequestStatistics>;

function Conditions({ view, answer }: { view: RequestScope; answer: Answer | undefined }) {
  const { t, format } = useTexts();
  const { search, bounds, named, period, planDays, change } = view;
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={{}}
      values={conditionsOf(view)}
      lead={
        isShared() ? (
          <Text size="sm">{format.period(period)}</Text>
        ) : (
          <>
            <OwnProductsField
              isChip
              label={t('requestStatistics.products')}
              emptyText={t('requestStatistics.mostSeen')}
              value={search.skus}
              maximum={REQUEST_STATISTICS_BOUNDS.products}
              drawn={REQUEST_STATISTICS_BOUNDS.lines}
              onChange={(skus) => change({ skus, row: '' })}
            />
            <PeriodField
              isChip
              label={t('requestStatistics.period')}
              value={period}
              requested={named}
              onChange={({ from, to }) => change({ from, to })}
              minimum={bounds.minimum}
              maximum={bounds.maximum}
              planDays={planDays}
            />
          </>
        )
      }
      more={<ComparedWith answer={answer} period={period} />}
    />
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
  const detail = useRef<HTMLDivElement>(null);
  // The chart and the funnel of a row stand below the table that it is opened in.
  const showDetail = () => detail.current?.scrollIntoView({ block: 'nearest' });
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
            <ShareButton screen={REQUEST_STATISTICS_PATH} pinned={view.period} />
          </Group>
        }
      />
      <Conditions view={view} answer={data} />
      {error ? (
        <ProblemState error={error} onRetry={() => void statistics.refetch()} />
      ) : (
        <>
          <Totals answer={data} />
          <RequestTable view={view} statistics={statistics} onOpened={showDetail} />
          {data !== undefined && <SourceNotices sources={data.sources} />}
          <div className={classes['detail']} ref={detail}>
            <PositionViews view={view} products={data?.products} row={row} />
            <FunnelPanel
              row={row}
              figures={product ?? data?.totals}
              productName={product?.name}
              sources={data?.sources}
            />
          </div>
        </>
      )}
    </>
  );
}
