import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { EntryState } from '@vitrina/contract/positions.ts';
import * as z from 'zod/mini';
import { sortSearch } from '../ui/data-table/order/sort-search.ts';

/** State of one entry's matrix in the address. */
export const PositionEntrySearch = z.object({
  from: z.catch(z._default(z.string(), ''), ''),
  to: z.catch(z._default(z.string(), ''), ''),
  grouping: z.catch(z._default(TimeGrouping, 'Hour'), 'Hour'),
  choice: z.catch(z._default(z.enum(['last', 'best', 'median']), 'last'), 'last'),
  view: z.catch(z._default(z.enum(['matrix', 'lines']), 'matrix'), 'matrix'),
  color: z.catch(z._default(z.enum(['place', 'change']), 'place'), 'place'),
});
export type PositionEntrySearch = z.infer<typeof PositionEntrySearch>;

export const ENTRY_SORTS = [
  'name',
  'city',
  'queries',
  'average',
  'day',
  'week',
  'state',
  'coverage',
  'top10',
  'top50',
  'top100',
  'notFound',
  'lastCheckedAt',
  'nextCheckAt',
] as const;

/** State of the list of tracked products in the address. */
export const PositionCheckSearch = z.object({
  search: z.catch(z._default(z.string(), ''), ''),
  /** As in the product table: "3.17". */
  tags: z.catch(z._default(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,9}){0,99})?$/)), ''), ''),
  tagMode: z.catch(z._default(z.enum(['any', 'all']), 'any'), 'any'),
  state: z.catch(z._default(z.enum(['any', ...EntryState.options]), 'any'), 'any'),
  ...sortSearch(ENTRY_SORTS),
});
export type PositionCheckSearch = z.infer<typeof PositionCheckSearch>;
export const FIRST_POSITION_CHECK: PositionCheckSearch = z.parse(PositionCheckSearch, {});
