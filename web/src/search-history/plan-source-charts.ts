import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import type { SourceSeries } from '@vitrina/contract/search-history.ts';
import type { ChartSeries } from '../ui/line-chart/model/chart-series.ts';

export type SourceChart = {
  id: string;
  unit: FrequencyUnit;
  isMonthly: boolean;
  /** null: the source does not name its window. */
  windowDays: number | null;
  days: string[];
  series: ChartSeries[];
};

const isMonth = (days: number | null) => days !== null && days >= 28 && days <= 31;

function kindOf({ source, unit, points }: SourceSeries): string {
  const [first] = points;
  const days = first?.windowDays ?? null;
  return [source, unit, isMonth(days) ? 'month' : days].join('|');
}

/**
 * A chart for each source, unit and kind of window: numbers of different kinds share no axis. A query has the colour and
 * the place that it has on the charts of the provider, where `queries` are in their order.
 */
export function planSourceCharts(
  lines: readonly SourceSeries[],
  queries: readonly string[],
  nameOf: (line: SourceSeries) => string,
): SourceChart[] {
  const placeOf = ({ query }: SourceSeries) => queries.indexOf(query);
  const ordered = lines.toSorted((a, b) => placeOf(a) - placeOf(b));
  return [...Map.groupBy(ordered, kindOf)].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const days = [...new Set(own.flatMap(({ points }) => points.map(({ day }) => day)))].toSorted();
    const series = own.map((line): ChartSeries => {
      const counts = new Map(line.points.map(({ day, count }) => [day, count]));
      return {
        id: `${line.query}|${line.isShared}`,
        label: nameOf(line),
        unit: 'count',
        color: placeOf(line),
        values: days.map((day) => counts.get(day) ?? null),
      };
    });
    const windowDays = first.points[0]?.windowDays ?? null;
    return [{ id, unit: first.unit, isMonthly: isMonth(windowDays), windowDays, days, series }];
  });
}
