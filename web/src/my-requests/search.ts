import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';
import { sortSearch } from '../ui/data-table/order/sort-search.ts';

const text = withDefault(z.string(), '');

export const PRODUCT_SORTS = [
  'name',
  'queriesFound',
  'top10',
  'top50',
  'top100',
  'viewUsers',
  'trafficShare',
  'viewsChange',
  'orders',
  'lostCount',
] as const;

/** State of the list of own products in the address. */
export const MyRequestsSearch = z.object({
  search: text,
  /** 0: any. */
  tag: withDefault(z.int().check(z.minimum(0)), 0),
  ...sortSearch(PRODUCT_SORTS),
});
export type MyRequestsSearch = z.infer<typeof MyRequestsSearch>;
export const FIRST_MY_REQUESTS: MyRequestsSearch = z.parse(MyRequestsSearch, {});
/** Left behind when another cabinet is chosen. */
export const REQUESTS_OF_CABINET = ['tag'] as const satisfies (keyof MyRequestsSearch)[];

export const REQUEST_TABS = ['all', 'new', 'lost', 'imported', 'excluded'] as const;
export type RequestTab = (typeof REQUEST_TABS)[number];

export const REQUEST_SORTS = [
  'query',
  'frequency',
  'position',
  'positionChange',
  'visibility',
  'viewUsers',
  'orders',
  'gmv',
  'tag',
  'lostAt',
] as const;

/** State of the queries of one product in the address. */
export const MyRequestSearch = z.object({
  tab: withDefault(z.enum(REQUEST_TABS), 'all'),
  contains: text,
  /** A label of queries; empty: any. */
  tag: text,
  /** The query whose history is open. */
  query: text,
  ...sortSearch(REQUEST_SORTS),
});
export type MyRequestSearch = z.infer<typeof MyRequestSearch>;
export const FIRST_MY_REQUEST: MyRequestSearch = z.parse(MyRequestSearch, {});
