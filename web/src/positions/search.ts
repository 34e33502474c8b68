import { DAY_KINDS, TimeGrouping } from '@vitrina/contract/grouping.ts';
import { EntryState } from '@vitrina/contract/positions/entry-state.ts';
import { EVENING_HOUR } from '@vitrina/contract/positions/evening.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';
import { sortSearch } from '../ui/data-table/order/sort-search.ts';

export const GROUPINGS_OF_ROWS = ['none', 'cluster', 'tag'] as const;

export const ENTRY_VIEWS = ['matrix', 'lines', 'calendar', 'day', 'products', 'dates', 'forecast'] as const;
export const CELL_AGAINST = ['previous', 'day', 'week'] as const;
export const MOVES = ['risen', 'fallen', 'same', 'unknown'] as const;

/** What the other views ask for; empty is what they begin with. */
const ofOtherViews = {
  query: withDefault(z.string(), ''),
  over: withDefault(z.enum(['best', 'average']), 'best'),
  days: withDefault(z.enum(DAY_KINDS), 'all'),
  cities: withDefault(z.enum(['one', 'all']), 'one'),
  a: withDefault(z.string(), ''),
  b: withDefault(z.string(), ''),
  moved: withDefault(z.enum(['all', ...MOVES]), 'all'),
  find: withDefault(z.string(), ''),
  /** The day and the hour of a forecast. */
  by: withDefault(z.string(), ''),
  hour: withDefault(z.int(), EVENING_HOUR),
  scale: withDefault(z.enum(['linear', 'log']), 'linear'),
};

/** State of one entry's matrix in the address. */
export const PositionEntrySearch = z.object({
  from: withDefault(z.string(), ''),
  to: withDefault(z.string(), ''),
  grouping: withDefault(TimeGrouping, 'Hour'),
  choice: withDefault(z.enum(['last', 'best', 'median']), 'last'),
  view: withDefault(z.enum(ENTRY_VIEWS), 'matrix'),
  color: withDefault(z.enum(['place', 'change']), 'place'),
  /** What rows are gathered by. */
  groupBy: withDefault(z.enum(GROUPINGS_OF_ROWS), 'none'),
  /** Rows whose place moved by no more are dimmed; -1: none is. */
  quiet: withDefault(z.int().check(z.minimum(-1), z.maximum(1000)), -1),
  /** The cell whose panel is open: the query and the beginning of its bucket, as `чайник|2026-03-01T21:00:00.000Z`. */
  cell: withDefault(z.string(), ''),
  /** What the cell is compared with. */
  against: withDefault(z.enum(CELL_AGAINST), 'previous'),
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
  search: withDefault(z.string(), ''),
  /** As in the product table: "3.17". */
  tags: withDefault(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,9}){0,99})?$/)), ''),
  tagMode: withDefault(z.enum(['any', 'all']), 'any'),
  state: withDefault(z.enum(['any', ...EntryState.options]), 'any'),
  ...sortSearch(ENTRY_SORTS),
});
export type PositionCheckSearch = z.infer<typeof PositionCheckSearch>;
export const FIRST_POSITION_CHECK: PositionCheckSearch = z.parse(PositionCheckSearch, {});
/** Left behind when another cabinet is chosen. */
export const POSITIONS_OF_CABINET = ['tags'] as const satisfies (keyof PositionCheckSearch)[];
