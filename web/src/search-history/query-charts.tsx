import { Group, MultiSelect, SegmentedControl, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SERIES_METRICS, type SeriesMetric } from '@vitrina/contract/query-metrics.ts';
import { getQuerySeries } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LineChart } from '../ui/line-chart/line-chart.tsx';
import { SyncChartsSwitch } from '../ui/line-chart/sync-charts-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import { type ChartPlan, planMetricCharts, planQueryCharts } from './rules.ts';
import type { QueryScope } from './use-query-scope.ts';

const HEIGHT = 260;
const GROUPINGS = ['Day', 'Week', 'Month'] as const;
const MODES = ['single', 'multi'] as const;

function ChartControls({ view: { asked, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <SyncChartsSwitch />
      <SegmentedControl
        size="xs"
        aria-label={t('searchHistory.mode')}
        value={asked.mode}
        onChange={(value) => change({ mode: value === 'multi' ? 'multi' : 'single' })}
        data={MODES.map((mode) => ({ value: mode, label: t(`searchHistory.modes.${mode}`) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('searchHistory.grouping')}
        value={asked.grouping}
        onChange={(value) => change({ grouping: GROUPINGS.find((one) => one === value) ?? 'Day' })}
        data={GROUPINGS.map((grouping) => ({
          value: grouping,
          label: t(`searchHistory.groupings.${grouping}`),
        }))}
      />
    </Group>
  );
}

function MetricsField({ view: { asked, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  return (
    <MultiSelect
      mb="md"
      aria-label={t('searchHistory.metrics')}
      data={SERIES_METRICS.map((metric) => ({ value: metric, label: t(`metrics.${metric}.name`) }))}
      value={asked.metrics}
      onChange={(values) => change({ metrics: SERIES_METRICS.filter((metric) => values.includes(metric)) })}
      hidePickedOptions
      clearable={false}
    />
  );
}

function Charts({ days, plans }: { days: string[]; plans: ChartPlan[] }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, lg: plans.length > 1 ? 2 : 1 }} spacing="xl">
      {plans.map(({ id, title, series }) => {
        const name = 'query' in title ? title.query : t(`metrics.${title.metric}.name`);
        return (
          <section key={id} aria-label={name}>
            <Text size="sm" fw={600} mb={4}>
              {name}
            </Text>
            <LineChart label={name} x={days} series={series} height={HEIGHT} syncKey="search-history" />
          </section>
        );
      })}
    </SimpleGrid>
  );
}

/** Each point is the statistics window that ends on its day; a day without a measurement is a gap. */
export function QueryCharts({ view }: { view: QueryScope }) {
  const { t } = useTranslation();
  const { asked, scope } = view;
  const metrics: SeriesMetric[] = asked.metrics.length > 0 ? asked.metrics : ['count'];
  const series = useQuery({
    ...routeQuery(getQuerySeries, { ...scope, window: asked.window, metrics, grouping: asked.grouping }),
    placeholderData: keepPreviousData,
  });
  const lines = series.data?.series ?? [];
  const plans =
    asked.mode === 'single'
      ? planMetricCharts(lines, metrics)
      : planQueryCharts(lines, metrics, (metric) => t(`metrics.${metric}.name`));
  return (
    <Panel title={t('searchHistory.charts')} actions={<ChartControls view={view} />}>
      <MetricsField view={view} />
      {series.error && <ErrorState error={series.error} onRetry={() => void series.refetch()} />}
      {series.isPending && <Skeleton height={HEIGHT} />}
      {series.data && <Charts days={series.data.days} plans={plans} />}
    </Panel>
  );
}
