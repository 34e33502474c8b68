import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { ExportFormat } from './exports.ts';
import { CabinetId, Marketplace } from './ids.ts';
import { Page, SortDirection } from './paging.ts';
import { FrequencyUnit, QUERY_METRIC_NAMES, QueryMetricValues, SERIES_METRICS } from './query-metrics.ts';
import { route } from './route.ts';
import { line, text } from './text.ts';
import { HistoryWindow, MAX_QUERIES_PER_REQUEST, WHOLE_COUNTRY } from './tools/bounds.ts';
import { RowSpelling } from './tools/spellings.ts';

export {
  HistoryWindow,
  MAX_QUERIES_PER_REQUEST,
  StatisticsWindow,
  WHOLE_COUNTRY,
  windowsOf,
} from './tools/bounds.ts';

export const MAX_QUERY_LENGTH = 200;

export const City = z.object({ id: z.int(), name: z.string() });
export type City = z.infer<typeof City>;

const scope = z.object({
  cabinetId: CabinetId,
  marketplace: Marketplace,
  /** Empty: the whole market, most popular first. */
  queries: z.array(text(1, MAX_QUERY_LENGTH)).check(z.maxLength(MAX_QUERIES_PER_REQUEST)),
  cityId: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), WHOLE_COUNTRY),
  from: Day,
  to: Day,
});

const table = z.extend(scope, {
  window: HistoryWindow,
  /** Part of a query text; only for the whole market. */
  contains: z._default(text(0, MAX_QUERY_LENGTH), ''),
  isEmptyHidden: z._default(z.boolean(), false),
  /** Misspelt queries alone, instead of queries that mean themselves; only for the whole market. */
  isMisspelt: z._default(z.boolean(), false),
  sort: z._default(z.enum(['query', ...QUERY_METRIC_NAMES]), 'count'),
  direction: z._default(SortDirection, 'desc'),
  /** The second key: orders what the first leaves equal. */
  thenSort: z.optional(z.enum(['query', ...QUERY_METRIC_NAMES])),
  thenDirection: z._default(SortDirection, 'desc'),
});

/** One line of the table. A query has a line for each source, window and unit that knows it: units are never mixed. */
export const QueryRow = z.extend(QueryMetricValues, {
  query: z.string(),
  source: z.string(),
  /** Of the provider, or from a file that an operator took in for every cabinet; else the cabinet's own. */
  isShared: z.boolean(),
  windowDays: z.nullable(z.int()),
  unit: FrequencyUnit,
  /** The last day that the numbers cover; null when nothing was measured. */
  day: z.nullable(Day),
  timestamp: z.nullable(Instant),
  /** Daily counts over the period for the line in the row; null marks a day without a measurement. */
  sparkline: z.array(z.nullable(z.number())),
  /** Of the window, for the provider's lines of the whole market. */
  spelling: z.optional(RowSpelling),
});
export type QueryRow = z.infer<typeof QueryRow>;

/** Where the numbers come from and how old they are. */
export const Freshness = z.object({
  source: z.nullable(z.string()),
  firstDay: z.nullable(Day),
  lastDay: z.nullable(Day),
  takenAt: z.nullable(Instant),
  nextAt: z.nullable(Instant),
});
export type Freshness = z.infer<typeof Freshness>;

const tableErrors = [
  'cabinet.limitExceeded',
  'searchHistory.tooManyQueries',
  'searchHistory.outOfRange',
  'searchHistory.notFound',
  'external.serverError',
  'request.tooHeavy',
] as const;

/**
 * A question about named queries is a run of the plan (`runs` of its tool): its queries, city, period and window. Every route
 * below is asked a part of the same question, so they cost one run together. The whole market is free.
 */
export const getQueryStatistics = route({
  method: 'POST',
  path: 'searchHistory/getStatistics',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(table, Page.shape),
  output: z.object({
    rows: z.array(QueryRow),
    total: z.int(),
    /** Asked queries without any data in the period; shown as a counter when hidden. */
    withoutData: z.array(z.string()),
    freshness: Freshness,
  }),
  errors: tableErrors,
});

const SeriesMetricName = z.enum(SERIES_METRICS);

export const QuerySeries = z.object({
  query: z.string(),
  /** One array a metric, as long as `days`; null where nothing was measured. */
  values: z.partialRecord(SeriesMetricName, z.array(z.nullable(z.number()))),
});
export type QuerySeries = z.infer<typeof QuerySeries>;

/** Numbers of a source other than the provider, with days, windows and a unit of its own: never drawn with another's. */
export const SourceSeries = z.object({
  query: z.string(),
  source: z.string(),
  isShared: z.boolean(),
  unit: FrequencyUnit,
  /** At least two, oldest first; `day` is the last one of the window, months of any length are one kind of window. */
  points: z.array(z.object({ day: Day, windowDays: z.nullable(z.int()), count: z.int() })),
});
export type SourceSeries = z.infer<typeof SourceSeries>;

/** Windows that end on each day of the period. */
export const getQuerySeries = route({
  method: 'POST',
  path: 'searchHistory/getSeries',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(scope, {
    queries: z.array(text(1, MAX_QUERY_LENGTH)).check(z.minLength(1), z.maxLength(MAX_QUERIES_PER_REQUEST)),
    window: HistoryWindow,
    metrics: z.array(SeriesMetricName).check(z.minLength(1), z.maxLength(SERIES_METRICS.length)),
    grouping: z._default(z.enum(['Day', 'Week', 'Month']), 'Day'),
  }),
  output: z.object({
    days: z.array(Day),
    series: z.array(QuerySeries),
    /** Up to the end of the period, and as far back as the source goes; of the whole country. */
    others: z.array(SourceSeries),
  }),
  errors: tableErrors,
});

/** The question that a run was paid for, which the hours of its days are a part of. */
const paidScope = z.extend(scope, {
  queries: z.array(text(1, MAX_QUERY_LENGTH)).check(z.minLength(1), z.maxLength(MAX_QUERIES_PER_REQUEST)),
  window: z._default(HistoryWindow, 7),
});

/** Average value of `count` for each hour of the Moscow day over the period, where hours are known. */
export const getQueryHours = route({
  method: 'POST',
  path: 'searchHistory/getHours',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(paidScope, {
    /** How many of the queries, from the first. */
    first: z._default(z.int().check(z.minimum(1)), MAX_QUERIES_PER_REQUEST),
  }),
  output: z.object({
    hours: z.array(
      z.object({
        query: z.string(),
        averages: z.array(z.nullable(z.number())),
        measuredDays: z.int(),
        totalDays: z.int(),
      }),
    ),
  }),
  errors: tableErrors,
});

/** Searches of one of the queries by day and hour: what the heat of hours and days is made of. */
export const getQueryHourDays = route({
  method: 'POST',
  path: 'searchHistory/getHourDays',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(paidScope, { query: text(1, MAX_QUERY_LENGTH) }),
  output: z.object({
    /** Every day of the period. `counts` from midnight in Moscow; null: the hours of the day are not known. */
    days: z.array(z.object({ day: Day, counts: z.nullable(z.array(z.number())) })),
  }),
  errors: ['statistics.tooFewQueries', ...tableErrors],
});

export const suggestQueries = route({
  method: 'POST',
  path: 'searchHistory/suggestQueries',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, marketplace: Marketplace, text: text(1, MAX_QUERY_LENGTH) }),
  output: z.object({ queries: z.array(z.object({ query: z.string(), count: z.int() })) }),
  errors: [],
});

export const getCities = route({
  method: 'GET',
  path: 'searchHistory/getCities',
  access: 'user',
  tokens: 'read',
  input: z.object({}),
  output: z.object({ cities: z.array(City) }),
  errors: ['external.serverError'],
});

/** What a file says about itself, in the person's language: names of its sheets and facts, and a few values. */
const QUERY_FILE_TEXTS = [
  'queries',
  'about',
  'marketplace',
  'marketplaceName',
  'city',
  'wholeCountry',
  'period',
  'window',
  'lastDay',
  'source',
  'feed',
  'contains',
  'list',
  'misspelt',
  'order',
  'orderText',
  'rows',
  'total',
  'unit',
  'windowDays',
  'searches',
  'people',
  'adViews',
  'unknown',
] as const;
const FileText = line(0, 200);

/** A table of up to EXPORT_RULES.rowsAtOnce rows as a file; a longer one is too heavy and goes by `startQueryExport`. */
export const downloadQueryStatistics = route({
  method: 'POST',
  path: 'searchHistory/download',
  kind: 'download',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: z.extend(table, {
    format: ExportFormat,
    columns: z
      .array(z.enum(QUERY_METRIC_NAMES))
      .check(z.minLength(1), z.maxLength(QUERY_METRIC_NAMES.length)),
    /** Headers as the person sees them, one for the query and then one a column, in the same order. */
    headers: z.array(line(0, 100)).check(z.minLength(2), z.maxLength(QUERY_METRIC_NAMES.length + 1)),
    /** Where one is missing its key stands. */
    texts: z._default(z.partialRecord(z.enum(QUERY_FILE_TEXTS), FileText), {}),
    isRightToLeft: z._default(z.boolean(), false),
  }),
  output: z.object({}),
  errors: tableErrors,
});

/** The same file made in the background, for tables longer than EXPORT_RULES.rowsAtOnce. */
export const startQueryExport = route({
  method: 'POST',
  path: 'searchHistory/startExport',
  access: { cabinet: 'view' },
  input: downloadQueryStatistics.input,
  output: z.object({ exportId: z.uuid() }),
  errors: ['export.tooMany', ...tableErrors],
});
