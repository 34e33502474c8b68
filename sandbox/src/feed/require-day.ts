import { lastClosedDay } from '../demand/closed-days.ts';
import { COLLECTED_MARKETPLACES } from '../market/demand/collected-marketplaces.ts';
import type { DayNumber, MarketplaceId } from '../market/market.ts';
import { FeedError } from './feed-error.ts';

/** Refuses a day that has no figures, saying which kind of absence it is. */
export function requireDay(marketplace: MarketplaceId, day: DayNumber, now: Date): void {
  if (day < COLLECTED_MARKETPLACES[marketplace].firstDay)
    throw new FeedError(404, 'before the collection start');
  if (day > lastClosedDay(now)) throw new FeedError(404, 'the day is not closed yet');
}
