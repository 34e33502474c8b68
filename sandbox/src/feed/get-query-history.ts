import { formatDay } from '../clock/moscow-day.ts';
import { lastClosedDay } from '../demand/closed-days.ts';
import { COLLECTED_MARKETPLACES } from '../market/demand/collected-marketplaces.ts';
import type { DayNumber, Market, MarketplaceId } from '../market/market.ts';
import { type FeedFigures, toFeedFigures } from './columns.ts';
import { FeedError } from './feed-error.ts';

export type QueryHistoryAsk = {
  marketplace: MarketplaceId;
  query: string;
  cityId: number;
  from: DayNumber;
  to: DayNumber;
};

export type QueryHistory = {
  query: string;
  cityId: number;
  unit: 'searches';
  days: ({ day: string } & FeedFigures)[];
  /** 24 counts of a day, from midnight Moscow time. */
  hours: { day: string; counts: number[] }[];
};

/** Days without figures are left out: not closed yet, before the start, or searched by nobody. */
export function getQueryHistory(market: Market, ask: QueryHistoryAsk, now: Date): QueryHistory {
  const index = market.queries.find(ask.query);
  if (index === undefined) throw new FeedError(404, 'unknown query');
  const history: QueryHistory = {
    query: market.queries.text(index),
    cityId: ask.cityId,
    unit: 'searches',
    days: [],
    hours: [],
  };
  const first = Math.max(ask.from, COLLECTED_MARKETPLACES[ask.marketplace].firstDay);
  const last = Math.min(ask.to, lastClosedDay(now));
  for (let number = first; number <= last; number += 1) {
    const figures = market.day(ask.marketplace, index, number, ask.cityId);
    const counts = market.hours(ask.marketplace, index, number, ask.cityId);
    const day = formatDay(number);
    if (figures !== undefined) history.days.push({ day, ...toFeedFigures(figures) });
    if (counts !== undefined) history.hours.push({ day, counts });
  }
  return history;
}
