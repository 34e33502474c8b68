import { addDays, COLLECTION_START, Day, moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { QUERY_METRICS, type SeriesMetric } from '@vitrina/contract/query-metrics.ts';
import type { QuerySeries } from '@vitrina/contract/search-history.ts';
import { WHOLE_COUNTRY, windowsOf } from '@vitrina/contract/tools/bounds.ts';
import type { Period } from '../platform/texts/create-format.ts';
import type { ChartSeries } from '../ui/line-chart/model/chart-series.ts';
import { clipPeriod, type PeriodBounds, presetPeriod } from '../ui/period/period.ts';
import { FIRST_QUERIES, type SearchHistorySearch } from './search.ts';

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

/** An axis to the left and one to the right. */
const AXES = 2;

/** `multi`: a chart a query with all metrics; a third unit would share an axis with numbers of another kind, so it has a chart of its own. */
export function planQueryCharts(
  series: readonly QuerySeries[],
  metrics: readonly SeriesMetric[],
  nameOf: (metric: SeriesMetric) => string,
): ChartPlan[] {
  const units = [...new Set(metrics.map((metric) => QUERY_METRICS[metric].unit))];
  const chartOf = (metric: SeriesMetric) => Math.floor(units.indexOf(QUERY_METRICS[metric].unit) / AXES);
  const charts = Array.from({ length: Math.ceil(units.length / AXES) }, (_, chart) => chart);
  return series.flatMap(({ query, values }) =>
    charts.map((chart) => ({
      id: chart === 0 ? query : `${query} ${chart}`,
      title: { query },
      series: metrics
        .filter((metric) => chartOf(metric) === chart)
        .map((metric) => ({
          id: metric,
          label: nameOf(metric),
          unit: QUERY_METRICS[metric].unit,
          axis: units.indexOf(QUERY_METRICS[metric].unit) % AXES === 0 ? 'left' : 'right',
          color: metrics.indexOf(metric),
          values: values[metric] ?? [],
        })),
    })),
  );
}

/** The period that the address names; undefined when it names none. */
export function namedPeriod({ from, to }: Pick<SearchHistorySearch, 'from' | 'to'>): Period | undefined {
  return Day.safeParse(from).success && Day.safeParse(to).success && from <= to ? { from, to } : undefined;
}

/** What can be shown of the period of the address: a link may ask for days of another plan or marketplace. */
export function periodOf(
  search: Pick<SearchHistorySearch, 'from' | 'to'>,
  standard: Period,
  visible: PeriodBounds,
): Period {
  const named = namedPeriod(search);
  return (named && clipPeriod(named, visible)) ?? standard;
}

/** Four weeks; a small plan opens with what it shows. */
export function standardPeriod(bounds: PeriodBounds, planDays: number | null): Period {
  return presetPeriod(planDays !== null && planDays < 28 ? '7d' : '28d', bounds);
}

/** City statistics are collected for asked queries only; the whole market is the whole country. */
export function cityOf({ queries, city }: Pick<SearchHistorySearch, 'queries' | 'city'>): number {
  return queries.length === 0 ? WHOLE_COUNTRY : city;
}

/** A link from a marketplace that counts in days may name a window that this one has not. */
export function windowOf({ window }: Pick<SearchHistorySearch, 'window'>, marketplace: Marketplace) {
  return windowsOf(marketplace).includes(window) ? window : FIRST_QUERIES.window;
}

/** What a city stands for: no source tells offices apart. */
export function hintOfCity({ city }: Pick<SearchHistorySearch, 'city'>) {
  return city === WHOLE_COUNTRY ? undefined : 'queries.wholeCity';
}

/** Collected every night for the day before. */
export function yesterdayOf(now: Date): Day {
  return addDays(moscowDay(now), -1);
}

export function boundsOf(marketplace: Marketplace, yesterday: Day): PeriodBounds {
  return { minimum: COLLECTION_START[marketplace], maximum: yesterday };
}
