import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';
import { sortSearch } from '../ui/data-table/order/sort-search.ts';

export const OWN_QUERY_SORTS = ['query', 'searchUsers', 'position'] as const;

/** What the person asked of the table of own queries; the rest of the page is the same for everybody. */
export const StatisticsSearch = z.object({
  contains: withDefault(z.string(), ''),
  ...sortSearch(OWN_QUERY_SORTS),
});
export const FIRST_STATISTICS = z.parse(StatisticsSearch, {});
