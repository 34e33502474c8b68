import { COLLECTION_START, type Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { QUERY_METRICS, type SeriesMetric } from '@vitrina/contract/query-metrics.ts';
import type { QuerySeries } from '@vitrina/contract/search-history.ts';
import type { ChartSeries } from '../ui/line-chart/chart-series.ts';
import type { SearchHistorySearch } from './search.ts';

export type ChartPlan = {
  id: string;
  title: { metric: SeriesMetric } | { query: string };
  series: ChartSeries[];
};

/** `single`: a chart a metric with all queries; colours go by query, so they are the same on every chart. */
export function planMetricCharts(
  series: readonly QuerySeries[],
  metrics: readonly SeriesMetric[],
): ChartPlan[] {
  return metrics.map((metric) => ({
    id: metric,
    title: { metric },
    series: series.map(({ query, values }, index) => ({
      id: query,
      label: query,
      unit: QUERY_METRICS[metric].unit,
      color: index,
      values: values[metric] ?? [],
    })),
  }));
}

/** `multi`: a chart a query with all metrics; the first unit goes left, every other one right. */
export function planQueryCharts(
  series: readonly QuerySeries[],
  metrics: readonly SeriesMetric[],
  nameOf: (metric: SeriesMetric) => string,
): ChartPlan[] {
  return series.map(({ query, values }) => ({
    id: query,
    title: { query },
    series: metrics.map((metric, index) => {
      const { unit } = QUERY_METRICS[metric];
      const first = metrics[0];
      const isLeft = first === undefined || unit === QUERY_METRICS[first].unit;
      return {
        id: metric,
        label: nameOf(metric),
        unit,
        axis: isLeft ? 'left' : 'right',
        color: index,
        values: values[metric] ?? [],
      };
    }),
  }));
}

type Bounds = { minimum: Day; maximum: Day };

/** The period of the address, or the last 28 days when it names none or lies outside of what was collected. */
export function periodOf(
  { from, to }: Pick<SearchHistorySearch, 'from' | 'to'>,
  standard: { from: Day; to: Day },
  bounds: Bounds,
) {
  const isGiven = /^\d{4}-\d{2}-\d{2}$/.test(from) && /^\d{4}-\d{2}-\d{2}$/.test(to) && from <= to;
  return isGiven && from >= bounds.minimum && to <= bounds.maximum ? { from, to } : standard;
}

export function boundsOf(marketplace: Marketplace, yesterday: Day): Bounds {
  return { minimum: COLLECTION_START[marketplace], maximum: yesterday };
}
