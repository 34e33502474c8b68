import { addDays, type Day, daysBetween, listDays } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { SeriesMetric } from '@vitrina/contract/query-metrics.ts';
import {
  type HistoryWindow,
  type QuerySeries,
  type SourceSeries,
  WHOLE_COUNTRY,
} from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { findQueries, normaliseQueries } from '../find-queries.ts';
import { requireCity } from '../histories/require-city.ts';
import { closedSpan, requireHistories } from '../histories/require-histories.ts';
import { requireScope } from '../require-scope.ts';
import { type Grouping, groupDays, lastOfGroup } from './group-days.ts';
import { listDailyFigures } from './list-daily-figures.ts';
import { listSourceSeries } from './list-source-series.ts';
import { columnsOf, type DailyFigures, rollWindows } from './roll-windows.ts';

type Input = {
  cabinetId: number;
  marketplace: Marketplace;
  queries: readonly string[];
  cityId: number;
  from: Day;
  to: Day;
  window: HistoryWindow;
  metrics: readonly SeriesMetric[];
  grouping: Grouping;
};
type SeriesContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>;

/** About 6 MB of JSON; a screen that asks for more cannot draw it either. */
const MAX_POINTS = 600_000;

async function findMeasured(context: SeriesContext, input: Input, texts: readonly string[]) {
  const measured = (await listMeasuredDays(context, input.marketplace)).map((line) => line.day);
  if (input.cityId === WHOLE_COUNTRY)
    return { measured: new Set(measured), known: await findQueries(context, texts) };
  const span = closedSpan(input, input, measured.at(-1), context.clock.now());
  await requireCity(context, input.cityId);
  const known = await findQueries(context, texts);
  await requireHistories(context, input, known, span);
  return { measured: new Set(span.from > span.to ? [] : listDays(span.from, span.to)), known };
}

/** Rolling windows of each asked query; a query that nobody searched is a line of zeros where days were measured. */
export async function getSeries(
  context: SeriesContext,
  input: Input,
): Promise<{ days: Day[]; series: QuerySeries[]; others: SourceSeries[] }> {
  await requireScope(context, input);
  const texts = normaliseQueries(input.queries);
  const { from, to, window, metrics } = input;
  if (texts.length * metrics.length * (daysBetween(from, to) + 1) > MAX_POINTS)
    throw problem('request.tooHeavy');
  const { measured, known } = await findMeasured(context, input, texts);
  const days = listDays(addDays(from, 1 - window), to);
  const scope = { ...input, days, measured };
  const ids = known.map(({ id }) => id);
  const [daily, others] = await Promise.all([
    listDailyFigures(context, scope, ids, columnsOf(metrics)),
    input.cityId === WHOLE_COUNTRY ? listSourceSeries(context, { ...input, texts }) : [],
  ]);
  const nothing: DailyFigures = {
    isMeasured: days.map((day) => measured.has(day)),
    hasRow: [],
    figures: new Map(columnsOf(metrics).map((column) => [column, days.map(() => 0)])),
  };
  const idOf = new Map(known.map(({ id, text }) => [text, id]));
  const shown = listDays(from, to);
  const groups = groupDays(shown, input.grouping);
  const series = texts.map((query) => {
    const figures = daily.get(idOf.get(query) ?? 0) ?? nothing;
    const values: QuerySeries['values'] = {};
    for (const metric of metrics) {
      const rolled = rollWindows(figures, metric, window).slice(window - 1);
      values[metric] = groups.map(({ places }) => lastOfGroup(rolled, places));
    }
    return { query, values };
  });
  return { days: groups.map(({ day }) => day), series, others };
}
