import { Group, MultiSelect, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SERIES_METRICS, type SeriesMetric } from '@vitrina/contract/query-metrics.ts';
import { getQuerySeries } from '@vitrina/contract/search-history.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { ChartSkeleton } from '../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import { SyncChartsSwitch } from '../ui/line-chart/react/sync-charts-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import { nearestGrouping } from '../ui/period/grouping.ts';
import { GroupingField } from '../ui/period/grouping-field.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { type ChartPlan, planMetricCharts, planQueryCharts } from './rules.ts';
import { SourceCharts } from './source-charts.tsx';
import type { QueryScope } from './use-query-scope.ts';

const HEIGHT = 260;
const NONE: readonly never[] = [];
const GROUPINGS = ['Day', 'Week', 'Month'] as const;
const MODES = ['single', 'multi'] as const;
/** The provider measures whole days. */
const STEP_MINUTES = 24 * 60;

function ChartControls({ view: { search, period, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <SyncChartsSwitch />
      <SegmentedControl
        size="xs"
        aria-label={t('searchHistory.mode')}
        value={search.mode}
        onChange={(value) => change({ mode: value === 'multi' ? 'multi' : 'single' })}
        data={MODES.map((mode) => ({ value: mode, label: t(`searchHistory.modes.${mode}`) }))}
      />
      <GroupingField
        size="xs"
        value={search.grouping}
        offered={GROUPINGS}
        period={period}
        stepMinutes={STEP_MINUTES}
        onChange={(grouping) => change({ grouping })}
      />
    </Group>
  );
}

function MetricsField({ metrics, change }: { metrics: SeriesMetric[]; change: QueryScope['change'] }) {
  const { t } = useTranslation();
  return (
    <MultiSelect
      mb="md"
      aria-label={t('searchHistory.metrics')}
      data={SERIES_METRICS.map((metric) => ({ value: metric, label: t(`metrics.${metric}.name`) }))}
      value={metrics}
      onChange={(values) => change({ metrics: SERIES_METRICS.filter((metric) => values.includes(metric)) })}
      hidePickedOptions
      clearable={false}
    />
  );
}

type ChartsProps = { plans: ChartPlan[]; days: string[] | undefined; source: string };

/** Charts stand where their numbers will be before these have come. */
function Charts({ plans, days, source }: ChartsProps) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, lg: plans.length > 1 ? 2 : 1 }} spacing="xl">
      {plans.map(({ id, title, series }) => {
        const name = 'query' in title ? title.query : t(`metrics.${title.metric}.name`);
        return (
          <section key={id} aria-label={name}>
            <Text size="sm" fw={600} mb={4} dir="auto" truncate>
              {name}
            </Text>
            {days === undefined ? (
              <ChartSkeleton height={HEIGHT} />
            ) : (
              <LineChart
                label={name}
                x={days}
                series={series}
                height={HEIGHT}
                syncKey="search-history"
                source={source}
              />
            )}
          </section>
        );
      })}
    </SimpleGrid>
  );
}

/** Each point is the statistics window that ends on its day; a day without a measurement is a gap. */
export function QueryCharts({ view }: { view: QueryScope }) {
  const { t } = useTranslation();
  const { search, scope, period, change } = view;
  const { mode, window } = search;
  const metrics = useMemo<SeriesMetric[]>(
    () => (search.metrics.length > 0 ? search.metrics : ['count']),
    [search.metrics],
  );
  const grouping = nearestGrouping(search.grouping, GROUPINGS, { period, stepMinutes: STEP_MINUTES });
  const answer = useQuery({
    ...routeQuery(getQuerySeries, { ...scope, window, metrics, grouping }),
    placeholderData: keepPreviousData,
  });
  const series = answer.data?.series;
  const plans = useMemo(() => {
    const lines = series ?? scope.queries.map((query) => ({ query, values: {} }));
    return mode === 'single'
      ? planMetricCharts(lines, metrics)
      : planQueryCharts(lines, metrics, (metric) => t(`metrics.${metric}.name`));
  }, [series, scope.queries, mode, metrics, t]);
  const queries = useMemo(() => series?.map(({ query }) => query) ?? NONE, [series]);
  const source = `${t('searchHistory.feed')} · ${t('searchHistory.windowDays', { count: window })}`;
  return (
    <Panel title={t('searchHistory.charts')} actions={<ChartControls view={view} />}>
      <MetricsField metrics={metrics} change={change} />
      {answer.error ? (
        <ProblemState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <>
          <Charts plans={plans} days={answer.data?.days} source={source} />
          <SourceCharts lines={answer.data?.others ?? NONE} queries={queries} />
        </>
      )}
    </Panel>
  );
}
