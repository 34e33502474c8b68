import { PageSize, SortDirection } from '@vitrina/contract/paging.ts';
import { QUERY_METRIC_NAMES, SERIES_METRICS } from '@vitrina/contract/query-metrics.ts';
import { MAX_QUERIES_PER_REQUEST, WHOLE_COUNTRY } from '@vitrina/contract/tool-bounds.ts';
import * as z from 'zod/mini';
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
  queries: z.catch(z._default(ListOrOne, []), []),
  city: z.catch(z._default(z.int(), WHOLE_COUNTRY), WHOLE_COUNTRY),
  /** Empty: the last 28 days. */
  from: z.catch(z._default(z.string(), ''), ''),
  to: z.catch(z._default(z.string(), ''), ''),
  window: z.catch(z._default(z.union([z.literal(7), z.literal(28)]), 7), 7),
  mode: z.catch(z._default(z.enum(['single', 'multi']), 'single'), 'single'),
  metrics: z.catch(z._default(z.array(z.enum(SERIES_METRICS)), ['count', 'ord']), ['count', 'ord']),
  grouping: z.catch(z._default(z.enum(['Day', 'Week', 'Month']), 'Day'), 'Day'),
  /** The heat of hours: of which query (the first one while it is empty), what is counted and what the rows are. */
  heatQuery: z.catch(z._default(z.string(), ''), ''),
  heatMetric: z.catch(z._default(z.enum(HEAT_METRICS), 'count'), 'count'),
  heatRows: z.catch(z._default(z.enum(HEAT_ROWS), 'weekdays'), 'weekdays'),
  contains: z.catch(z._default(z.string(), ''), ''),
  hideEmpty: z.catch(z._default(z.boolean(), false), false),
  sort: z.catch(z._default(Sort, 'count'), 'count'),
  direction: z.catch(z._default(SortDirection, 'desc'), 'desc'),
  thenSort: z.catch(z.optional(Sort), undefined),
  thenDirection: z.catch(z._default(SortDirection, 'desc'), 'desc'),
  /** Chosen rows, by their query. */
  selected: z.catch(z._default(Queries, []), []),
  /** The import whose dialog is open. */
  import: z.catch(z.optional(z.uuid()), undefined),
  page: z.catch(z._default(z.int().check(z.positive()), 1), 1),
  pageSize: z.catch(z._default(PageSize, 50), 50),
});
export type SearchHistorySearch = z.infer<typeof SearchHistorySearch>;

export const QUERY_SORTS = Sort.options;
export const FIRST_QUERIES: SearchHistorySearch = z.parse(SearchHistorySearch, {});
