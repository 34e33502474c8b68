import { PageSize, SortDirection } from '@vitrina/contract/paging.ts';
import { QUERY_METRIC_NAMES, SERIES_METRICS } from '@vitrina/contract/query-metrics.ts';
import { HistoryWindow, MAX_QUERIES_PER_REQUEST, WHOLE_COUNTRY } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';
import { HEAT_METRICS, HEAT_ROWS } from './hour-heat.ts';

/** In which a table may be saved; the first is what most people open. */
export const FILE_FORMATS = ['xlsx', 'csv', 'parquet'] as const;

/** A link written by hand may name one query only, which the address gives as a text. */
const Queries = z.array(z.string()).check(z.maxLength(MAX_QUERIES_PER_REQUEST));
const ListOrOne = z.union([
  Queries,
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
]);

const Sort = z.enum(['query', ...QUERY_METRIC_NAMES]);

/** The whole state of the screen in the address: a link opens the same rows in the same order. */
export const SearchHistorySearch = z.object({
  queries: withDefault(ListOrOne, []),
  city: withDefault(z.int(), WHOLE_COUNTRY),
  /** Empty: the last 28 days. */
  from: withDefault(z.string(), ''),
  to: withDefault(z.string(), ''),
  window: withDefault(HistoryWindow, 7),
  mode: withDefault(z.enum(['single', 'multi']), 'single'),
  metrics: withDefault(z.array(z.enum(SERIES_METRICS)), ['count', 'ord']),
  grouping: withDefault(z.enum(['Day', 'Week', 'Month']), 'Day'),
  /** The heat of hours: of which query (the first one while it is empty), what is counted and what the rows are. */
  heatQuery: withDefault(z.string(), ''),
  heatMetric: withDefault(z.enum(HEAT_METRICS), 'count'),
  heatRows: withDefault(z.enum(HEAT_ROWS), 'weekdays'),
  contains: withDefault(z.string(), ''),
  hideEmpty: withDefault(z.boolean(), false),
  misspelt: withDefault(z.boolean(), false),
  sort: withDefault(Sort, 'count'),
  direction: withDefault(SortDirection, 'desc'),
  thenSort: z.catch(z.optional(Sort), undefined),
  thenDirection: withDefault(SortDirection, 'desc'),
  /** Chosen rows, by their query. */
  selected: withDefault(Queries, []),
  /** The import whose dialog is open. */
  import: z.catch(z.optional(z.uuid()), undefined),
  page: withDefault(z.int().check(z.positive()), 1),
  pageSize: withDefault(PageSize, 50),
});
export type SearchHistorySearch = z.infer<typeof SearchHistorySearch>;

export const QUERY_SORTS = Sort.options;
export const FIRST_QUERIES: SearchHistorySearch = z.parse(SearchHistorySearch, {});

/** Left behind when another cabinet is chosen. */
export const HISTORY_OF_CABINET = ['import'] as const satisfies (keyof SearchHistorySearch)[];
