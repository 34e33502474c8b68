import { z } from 'zod';
import { moscowDay } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';
import { SORT_COLUMNS, type TableAsk } from './list-cabinet-queries.ts';

const USUAL_DAYS = 28;
const MOST_DAYS = 92;

const count = (most: number) => z.coerce.number().int().min(0).max(most);
const Paging = {
  text: z.string().max(500).default(''),
  limit: count(100).default(50),
  offset: count(10_000).default(0),
};
const Order = z.enum(['asc', 'desc']).default('desc');
const Column = z.enum(SORT_COLUMNS).default('count');
const Moment = z.iso.datetime({ offset: true }).transform((text) => moscowDay(new Date(text)));

const StatsAsk = z.object({
  ...Paging,
  sorting: z.object({ attribute: Column, order: Order }).default({ attribute: 'count', order: 'desc' }),
  from: Moment.optional(),
  to: Moment.optional(),
});

const SearchAsk = z.object({
  ...Paging,
  sort_by: Column,
  sort_dir: Order,
  period: z.enum(['days_7', 'days_28']).default('days_7'),
});

/** The older address of the table: any days, the last 28 closed ones unless said otherwise. */
export function readStatsAsk(body: unknown, lastDay: DayNumber): TableAsk {
  const { sorting, from, to, ...paging } = StatsAsk.parse(body);
  const last = Math.min(to ?? lastDay, lastDay);
  const first = Math.max(from ?? last - USUAL_DAYS + 1, last - MOST_DAYS + 1);
  return {
    ...paging,
    from: Math.min(first, last),
    to: last,
    sortBy: sorting.attribute,
    isAscending: sorting.order === 'asc',
  };
}

/** The newer address: one of two periods. */
export function readSearchAsk(body: unknown, lastDay: DayNumber): TableAsk {
  const { sort_by: sortBy, sort_dir: order, period, ...paging } = SearchAsk.parse(body);
  const days = period === 'days_7' ? 7 : USUAL_DAYS;
  return { ...paging, from: lastDay - days + 1, to: lastDay, sortBy, isAscending: order === 'asc' };
}
