import { DAY_KINDS, TimeGrouping } from '@vitrina/contract/grouping.ts';
import { EntryState } from '@vitrina/contract/positions/entry-state.ts';
import * as z from 'zod/mini';
import { sortSearch } from '../ui/data-table/order/sort-search.ts';

export const GROUPINGS_OF_ROWS = ['none', 'cluster', 'tag'] as const;

export const ENTRY_VIEWS = ['matrix', 'lines', 'calendar', 'day', 'products', 'dates'] as const;
export const MOVES = ['risen', 'fallen', 'same', 'unknown'] as const;

/** What the other views ask for; empty is what they begin with. */
const ofOtherViews = {
  query: z.catch(z._default(z.string(), ''), ''),
  over: z.catch(z._default(z.enum(['best', 'average']), 'best'), 'best'),
  days: z.catch(z._default(z.enum(DAY_KINDS), 'all'), 'all'),
  cities: z.catch(z._default(z.enum(['one', 'all']), 'one'), 'one'),
  a: z.catch(z._default(z.string(), ''), ''),
  b: z.catch(z._default(z.string(), ''), ''),
  moved: z.catch(z._default(z.enum(['all', ...MOVES]), 'all'), 'all'),
  find: z.catch(z._default(z.string(), ''), ''),
  scale: z.catch(z._default(z.enum(['linear', 'log']), 'linear'), 'linear'),
};

/** State of one entry's matrix in the address. */
export const PositionEntrySearch = z.object({
  from: z.catch(z._default(z.string(), ''), ''),
  to: z.catch(z._default(z.string(), ''), ''),
  grouping: z.catch(z._default(TimeGrouping, 'Hour'), 'Hour'),
  choice: z.catch(z._default(z.enum(['last', 'best', 'median']), 'last'), 'last'),
  view: z.catch(z._default(z.enum(ENTRY_VIEWS), 'matrix'), 'matrix'),
  color: z.catch(z._default(z.enum(['place', 'change']), 'place'), 'place'),
  /** What rows are gathered by. */
  groupBy: z.catch(z._default(z.enum(GROUPINGS_OF_ROWS), 'none'), 'none'),
  /** Rows whose place moved by no more are dimmed; -1: none is. */
  quiet: z.catch(z._default(z.int().check(z.minimum(-1), z.maximum(1000)), -1), -1),
  /** The cell whose panel is open: the query and the beginning of its bucket, as `чайник|2026-03-01T21:00:00.000Z`. */
  cell: z.catch(z._default(z.string(), ''), ''),
  ...ofOtherViews,
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
